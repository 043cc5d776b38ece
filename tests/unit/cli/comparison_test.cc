#include "cli/tables/comparison.h"

#include <cstddef>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>

#include "gtest/gtest.h"

namespace cli {
namespace {

Cell Measured(const std::string& heap, uint32_t depth, uint64_t paths) {
  Cell cell;
  cell.heap = heap;
  cell.bounds.depth = depth;
  cell.paths = paths;
  cell.control_flows = 3;
  cell.flows = "f";
  cell.states = 10 * paths;
  cell.solver_calls = 7;
  cell.solver_ms = 0.5;
  cell.wall_ms = static_cast<double>(paths);
  cell.peak_rss_kb = 4096;
  cell.complete = cell.comparable = true;
  return cell;
}

Cell Failed(const std::string& heap, uint32_t depth, const std::string& why) {
  Cell cell;
  cell.heap = heap;
  cell.bounds.depth = depth;
  cell.failure = why;
  return cell;
}

TEST(Comparison, TableWithUnitsAndRatios) {
  const Cells cells = {Measured("lazy", 1, 12), Measured("summary", 1, 3),
                       Measured("lazy", 2, 48), Measured("summary", 2, 6)};
  EXPECT_EQ(TableText("A::f()V", cells),
            "A::f()V\n"
            "\n"
            "heap     bound  paths  flows  states  queries  solver     wall"
            "  memory\n"
            "lazy         1     12      3     120        7  0.5 ms  12.0 ms"
            "   4 MiB\n"
            "summary      1      3      3      30        7  0.5 ms   3.0 ms"
            "   4 MiB\n"
            "lazy         2     48      3     480        7  0.5 ms  48.0 ms"
            "   4 MiB\n"
            "summary      2      6      3      60        7  0.5 ms   6.0 ms"
            "   4 MiB\n"
            "\n"
            "against lazy  bound  paths  states   wall\n"
            "summary           1  1/4.0   1/4.0  1/4.0\n"
            "summary           2  1/8.0   1/8.0  1/8.0\n"
            "\n"
            "paths per step of the bound: lazy x4.00, summary x2.00\n"
            "agree: rows of one bound reached the same control flows\n");
}

TEST(Comparison, WhatWasNotMeasuredHasNoFiguresAndNoRatio) {
  const Cells cells = {Failed("lazy", 4, "> 60 s"), Measured("summary", 4, 3)};
  const std::string text = TableText("A::f()V", cells);
  EXPECT_NE(text.find("lazy         4  > 60 s\n"), std::string::npos) << text;
  EXPECT_EQ(text.find("against"), std::string::npos) << text;
  EXPECT_NE(text.find("nothing to compare"), std::string::npos) << text;
}

TEST(Comparison, PathsThatAreNotAllCarryAStar) {
  Cells cells = {Measured("lazy", 1, 12)};
  EXPECT_EQ(TableText("f", cells).find('*'), std::string::npos);
  cells[0].complete = false;
  const std::string text = TableText("f", cells);
  EXPECT_NE(text.find(" 12* "), std::string::npos) << text;
  EXPECT_NE(text.find("\n* NOT complete"), std::string::npos) << text;
}

TEST(Comparison, FitsAPageWhereFiguresHaveSixDigits) {
  Cells cells = {Measured("lazier-sharp", 9, 999'999),
                 Measured("summary", 9, 1)};
  cells[0].states = cells[0].solver_calls = cells[0].control_flows = 999'999;
  cells[0].wall_ms = cells[0].solver_ms = 999.9;
  std::istringstream lines(TableText("f", cells));
  for (std::string line; std::getline(lines, line);)
    EXPECT_LE(line.size(), size_t{80}) << line;
}

TEST(Comparison, JsonTellsWhatEachLayerOfTheSolverDid) {
  Cells cells = {Measured("lazy", 1, 1), Failed("lazy", 2, "> 60 s")};
  cells[0].layers = {{"fold", 9, 4, 0.25}, {"z3", 5, 5, 3}};
  const auto json = nlohmann::json::parse(TableJson("compare", "f", cells, {}));
  EXPECT_EQ(json["rows"][0]["solver_layers"], nlohmann::json::parse(R"([
      {"layer": "fold", "questions": 9, "answered": 4, "ms": 0.25},
      {"layer": "z3", "questions": 5, "answered": 5, "ms": 3.0}])"));
  EXPECT_TRUE(json["rows"][1]["solver_layers"].is_null());
}

TEST(Comparison, RowsThatReachOtherFlowsDisagree) {
  Cells cells = {Measured("lazy", 1, 1), Measured("summary", 1, 1)};
  EXPECT_EQ(Agree(cells), true);
  cells[1].flows = "g";
  EXPECT_EQ(Agree(cells), false);
  cells[1].comparable = false;
  EXPECT_EQ(Agree(cells), std::nullopt);
  // Lazier heaps meet objects in another order: a bound on depth cuts others.
  cells[1].comparable = true;
  cells[1].heap = "lazier";
  EXPECT_EQ(Agree(cells), std::nullopt);
}

}  // namespace
}  // namespace cli
