#include "cli/pages/html_counter.h"

#include <algorithm>
#include <cstddef>
#include <string>

#include "base/counted.h"
#include "base/decimal.h"
#include "classfile/class_file.h"
#include "classfile/opcode.h"
#include "engine/merging/counter_log.h"
#include "engine/state/body.h"
#include "report/html/sections.h"

namespace cli {
namespace {

using engine::CounterLog;

constexpr size_t kMostRows = 400;

html::Section CounterChart(const CounterLog& log) {
  html::Chart chart{"bytecodes run", "at that moment", {}, {}};
  html::Chart::Line ways{"ways that led there, possible or not", {}};
  html::Chart::Line entries{"places of the counter", {}};
  html::Chart::Line nodes{"nodes of their guards", {}};
  for (const CounterLog::Moment& moment : log.moments()) {
    chart.x.push_back(std::to_string(moment.bytecodes));
    ways.values.push_back(moment.ways);
    entries.values.push_back(static_cast<double>(moment.entries));
    // The axis is logarithmic.
    nodes.values.push_back(
        static_cast<double>(std::max<size_t>(moment.nodes, 1)));
  }
  chart.lines = {std::move(ways), std::move(entries), std::move(nodes)};
  return html::ChartSection("The counter over time", chart);
}

// A way that is impossible counts where nobody has had to ask: beyond this the
// number says nothing but "many".
std::string WaysText(double ways) {
  constexpr double kMany = 1'000'000;
  return ways > kMany ? "> 1000000" : base::Decimal(ways);
}

std::vector<std::string> RowOf(const CounterLog::Instruction& in) {
  const uint16_t line = in.body->LineAt(in.at);
  std::vector<std::string> row = {
      in.body->text + (line == 0 ? "" : ":" + std::to_string(line))};
  const bool has_code =
      in.body->code != nullptr && in.at < in.body->code->instructions.size();
  if (has_code) {
    const classfile::Instruction& insn = in.body->code->instructions[in.at];
    row.push_back(std::to_string(insn.pc) + " " +
                  classfile::Mnemonic(insn.opcode));
  } else {
    row.push_back("run by the engine");
  }
  row.push_back(std::to_string(in.times));
  row.push_back(WaysText(in.ways / static_cast<double>(in.times)));
  return row;
}

html::Section InstructionTable(
    const std::vector<CounterLog::Instruction>& instructions) {
  html::Table table{
      {"line", "instruction", "times run", "for at most so many ways"}, {}, 2};
  const size_t shown = std::min(instructions.size(), kMostRows);
  for (size_t i = 0; i < shown; ++i)
    table.rows.push_back(RowOf(instructions[i]));
  return html::TableSection("What each instruction served", table);
}

// Those that served most; where they are shown, in the order of the code.
std::vector<CounterLog::Instruction> MostServing(
    std::vector<CounterLog::Instruction> all) {
  if (all.size() <= kMostRows) return all;
  std::vector<double> ways;
  for (const auto& in : all) ways.push_back(in.ways);
  std::nth_element(ways.begin(), ways.begin() + kMostRows - 1, ways.end(),
                   std::greater<>());
  std::erase_if(all,
                [&](const auto& in) { return in.ways < ways[kMostRows - 1]; });
  return all;
}

}  // namespace

std::vector<html::Section> CounterSections(const engine::Machine& machine) {
  const CounterLog* log = machine.counter_log();
  if (log == nullptr || log->moments().empty()) return {};
  const auto all = log->Instructions();
  std::vector<html::Section> sections = {CounterChart(*log),
                                         InstructionTable(MostServing(all))};
  if (all.size() > kMostRows)
    sections.push_back(html::NotesSection(
        "", {base::Counted(all.size() - kMostRows, "instruction") +
             " that served fewer ways are not in the table."}));
  return sections;
}

}  // namespace cli
