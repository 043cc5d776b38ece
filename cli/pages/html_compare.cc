#include "cli/pages/html_compare.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "base/decimal.h"
#include "cli/pages/html_file.h"
#include "report/html/page.h"
#include "report/html/sections.h"
#include "solver/chain.h"

namespace cli {
namespace {

using html::Fact;

// In order of appearance, each once.
void AddOnce(std::vector<std::string>& list, const std::string& text) {
  if (std::find(list.begin(), list.end(), text) == list.end())
    list.push_back(text);
}

// A figure of each measured cell, one line per heap over the bounds.
html::Chart ChartOf(const Cells& cells, std::string y_title,
                    double (*figure)(const Cell&)) {
  html::Chart chart{"bound", std::move(y_title), {}, {}};
  std::vector<std::string> heaps;
  for (const Cell& c : cells) {
    AddOnce(chart.x, DepthText(c.bounds));
    AddOnce(heaps, c.heap);
  }
  for (const std::string& heap : heaps) {
    html::Chart::Line line{heap, {}};
    line.values.resize(chart.x.size());
    for (const Cell& c : cells) {
      if (c.heap != heap || !c.measured() || figure(c) <= 0) continue;
      const auto x =
          std::find(chart.x.begin(), chart.x.end(), DepthText(c.bounds));
      line.values[static_cast<size_t>(x - chart.x.begin())] = figure(c);
    }
    chart.lines.push_back(std::move(line));
  }
  return chart;
}

// What each layer of the solver did.
html::Table LayerTable(const Cells& cells) {
  html::Table table{
      {"heap", "bound", "layer", "questions answered", "time, ms"}, {}, 3};
  for (const Cell& c : cells)
    for (const solver::LayerShare& layer : c.layers)
      if (layer.answered != 0 || layer.ms > 0)
        table.rows.push_back({c.heap, DepthText(c.bounds), layer.name,
                              std::to_string(layer.answered),
                              base::Decimal(layer.ms)});
  return table;
}

const Cell* LazyAt(const Cells& cells, const heap::Bounds& bounds) {
  for (const Cell& c : cells)
    if (c.heap == "lazy" && c.measured() &&
        DepthText(c.bounds) == DepthText(bounds))
      return &c;
  return nullptr;
}

// "1/5.0", "2.3x"; nothing where there is nothing to compare with.
std::string RatioText(double value, double lazy) {
  if (value <= 0 || lazy <= 0) return "";
  return value <= lazy ? "1/" + base::Decimal(lazy / value)
                       : base::Decimal(value / lazy) + "x";
}

std::vector<std::string> RowOf(const Cell& c, const Cell* lazy) {
  if (!c.measured())
    return {
        c.heap, DepthText(c.bounds), c.failure, "", "", "", "", "", "", "", "",
        ""};
  const bool against = lazy != nullptr && lazy != &c;
  return {c.heap,
          DepthText(c.bounds),
          c.complete ? "complete" : "incomplete",
          std::to_string(c.paths),
          std::to_string(c.control_flows),
          std::to_string(c.states),
          std::to_string(c.solver_calls),
          base::Decimal(c.solver_ms),
          base::Decimal(c.wall_ms),
          base::Decimal(static_cast<double>(c.peak_rss_kb) / 1024),
          against ? RatioText(static_cast<double>(c.paths),
                              static_cast<double>(lazy->paths))
                  : "",
          against ? RatioText(c.wall_ms, lazy->wall_ms) : ""};
}

html::Table TableOf(const Cells& cells) {
  html::Table table{{"heap", "bound", "run", "paths", "control flows", "states",
                     "queries", "solver, ms", "wall, ms", "memory, MiB",
                     "paths against lazy", "wall against lazy"},
                    {},
                    3};
  for (const Cell& c : cells)
    table.rows.push_back(RowOf(c, LazyAt(cells, c.bounds)));
  return table;
}

Fact AgreementOf(const Cells& cells) {
  const std::optional<bool> agree = Agree(cells);
  if (!agree)
    return {"agreement", "nothing to compare: no two complete rows of a bound"};
  return *agree ? Fact{"agreement", "the same control flows at each bound",
                       Fact::Tone::kGood}
                : Fact{"agreement", "DIFFERENT control flows at one bound",
                       Fact::Tone::kBad};
}

std::vector<Fact> FactsOf(const Cells& cells, const Assumed& assumed) {
  std::vector<Fact> facts = {AgreementOf(cells)};
  for (const auto* texts : {&assumed.bounds, &assumed.besides})
    for (const std::string& text : *texts) facts.push_back({"assuming", text});
  return facts;
}

}  // namespace

base::Status WriteCompareHtml(const Arguments& args, const std::string& entry,
                              const Cells& cells, const Assumed& assumed) {
  if (!args.Has("--html")) return base::Ok{};
  html::Page page{entry, "compare · heaps and bounds", {}};
  page.sections.push_back(html::FactsSection("", FactsOf(cells, assumed)));
  page.sections.push_back(html::ChartSection(
      "Paths against the bound",
      ChartOf(cells, "paths (logarithmic)",
              [](const Cell& c) { return static_cast<double>(c.paths); })));
  page.sections.push_back(
      html::ChartSection("Time against the bound",
                         ChartOf(cells, "milliseconds (logarithmic)",
                                 [](const Cell& c) { return c.wall_ms; })));
  page.sections.push_back(html::TableSection("All figures", TableOf(cells)));
  page.sections.push_back(
      html::TableSection("Layers of the solver", LayerTable(cells)));
  return WriteHtml(args, page);
}

}  // namespace cli
