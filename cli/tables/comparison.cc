#include "cli/tables/comparison.h"

#include <cmath>
#include <cstdio>
#include <map>
#include <nlohmann/json.hpp>
#include <string_view>
#include <utility>

#include "base/decimal.h"
#include "cli/options/heap_choice.h"
#include "cli/options/merge_choice.h"
#include "cli/tables/json_text.h"
#include "cli/tables/solver_layers.h"
#include "report/columns.h"
#include "report/wrap.h"

namespace cli {
namespace {

using Json = nlohmann::ordered_json;

std::string TimeText(double ms) {
  char text[32];
  if (ms < 1000)
    std::snprintf(text, sizeof text, "%.1f ms", ms);
  else
    std::snprintf(text, sizeof text, "%.2f s", ms / 1000);
  return text;
}

std::string MemoryText(long kb) {
  char text[32];
  std::snprintf(text, sizeof text, "%.0f MiB", static_cast<double>(kb) / 1024);
  return text;
}

// Where paths are merged none has a control flow of its own.
bool HasFlows(const Cell& c) { return SplitRow(c.heap).merge == "off"; }

// Paths that are not all there are carry a star.
std::vector<std::string> WordsOf(const Cell& c) {
  return {c.heap,
          DepthText(c.bounds),
          std::to_string(c.paths) + (c.complete ? "" : "*"),
          HasFlows(c) ? std::to_string(c.control_flows) : "-",
          std::to_string(c.states),
          std::to_string(c.solver_calls),
          TimeText(c.solver_ms),
          TimeText(c.wall_ms),
          MemoryText(c.peak_rss_kb)};
}

std::string FiguresText(const Cells& cells) {
  report::ColumnTable table({"heap", "bound", "paths", "flows", "states",
                             "queries", "solver", "wall", "memory"});
  bool all_complete = true;
  for (const Cell& c : cells) {
    if (c.measured())
      table.Add(WordsOf(c));
    else
      table.AddRemark({c.heap, DepthText(c.bounds)}, c.failure);
    all_complete &= c.complete || !c.measured();
  }
  return table.Text() +
         (all_complete ? "" : "* NOT complete: there may be more\n");
}

// "1/16.9", "2.5x", "same".
std::string RatioText(double value, double reference) {
  if (value <= 0 || reference <= 0) return "-";
  const bool less = value < reference;
  const std::string text =
      base::Decimal(less ? reference / value : value / reference);
  if (text == "1.0") return "same";
  return less ? "1/" + text : text + "x";
}

// Each heap against the first of its bound.
std::string RatiosText(const Cells& cells) {
  report::ColumnTable table(
      {"against " + cells[0].heap, "bound", "paths", "states", "wall"});
  const Cell* first = nullptr;
  bool any = false;
  for (const Cell& c : cells) {
    if (first == nullptr || first->bounds.depth != c.bounds.depth) {
      first = &c;
      continue;
    }
    if (!c.measured() || !first->measured()) continue;
    any = true;
    table.Add({c.heap, DepthText(c.bounds),
               RatioText(static_cast<double>(c.paths),
                         static_cast<double>(first->paths)),
               RatioText(static_cast<double>(c.states),
                         static_cast<double>(first->states)),
               RatioText(c.wall_ms, first->wall_ms)});
  }
  return any ? "\n" + table.Text() : "";
}

// How paths grow with each step of the bound: the geometric mean.
std::string GrowthText(const Cells& cells) {
  std::map<std::string, std::pair<const Cell*, const Cell*>> ends;
  for (const Cell& c : cells) {
    if (!c.measured() || c.bounds.depth == heap::kUnbounded || c.paths == 0)
      continue;
    auto [it, first] = ends.emplace(c.heap, std::pair(&c, &c));
    if (!first) it->second.second = &c;
  }
  report::Line line;
  for (const auto& [heap, range] : ends) {
    const auto& [first, last] = range;
    if (first->bounds.depth == last->bounds.depth) continue;
    const double ratio =
        static_cast<double>(last->paths) / static_cast<double>(first->paths);
    const double steps = last->bounds.depth - first->bounds.depth;
    char part[80];
    std::snprintf(part, sizeof part, "%s x%.2f", heap.c_str(),
                  std::pow(ratio, 1 / steps));
    if (!line.words.empty()) line.words.back().text += ",";
    line.words.push_back({part});
  }
  if (line.words.empty()) return "";
  return report::Fill("paths per step of the bound: ", {line}, false);
}

std::string AgreementText(const Cells& cells) {
  const std::optional<bool> agree = Agree(cells);
  if (!agree) return "nothing to compare: no two complete rows of one bound\n";
  return *agree ? "agree: rows of one bound reached the same control flows\n"
                : "DISAGREE: rows of one bound reached different control "
                  "flows\n";
}

// The name is told as it is, however long.
std::string TitleText(const std::string& entry, const std::string& bounds) {
  if (bounds.empty()) return entry + "\n";
  const bool fits = entry.size() + 2 + bounds.size() <= report::kPageWidth;
  return entry + (fits ? "  " : "\n    ") + bounds + "\n";
}

std::string HeadText(const std::string& entry, const Assumed& assumed) {
  std::vector<report::Line> lines;
  if (!assumed.defaults.empty())
    lines.push_back({0, {{"assuming " + assumed.defaults}}});
  for (const std::string& text : assumed.besides)
    lines.push_back({0, {{"assuming " + text}}});
  return TitleText(entry, assumed.title) + report::Fill("", lines, false);
}

}  // namespace

std::optional<bool> Agree(const Cells& cells) {
  std::map<std::pair<uint32_t, uint32_t>, const Cell*> reference;
  std::optional<bool> agree;
  for (const Cell& c : cells) {
    const bool by_order =
        !KeepsFlowsUnderDepth(c.heap) &&
        (c.bounds.depth != heap::kUnbounded || c.bounds.report);
    if (!c.measured() || !c.comparable || by_order) continue;
    auto [it, first] =
        reference.emplace(std::pair(c.bounds.depth, c.bounds.objects), &c);
    if (!first) agree = agree.value_or(true) && it->second->flows == c.flows;
  }
  return agree;
}

std::string TableText(const std::string& entry, const Cells& cells,
                      const Assumed& assumed) {
  const std::string head = HeadText(entry, assumed);
  if (cells.empty()) return head + "\nnothing measured\n";
  return head + "\n" + FiguresText(cells) + RatiosText(cells) + "\n" +
         GrowthText(cells) + AgreementText(cells);
}

std::string TableCsv(const Cells& cells) {
  std::string text =
      "heap,bound,paths,control_flows,states,solver_calls,solver_ms,wall_ms,"
      "peak_rss_kb,complete,failure\n";
  for (const Cell& c : cells) {
    char line[300];
    if (c.measured())
      std::snprintf(
          line, sizeof line, "%s,%s,%llu,%llu,%llu,%llu,%.3f,%.3f,%ld,%s,\n",
          c.heap.c_str(), DepthText(c.bounds).c_str(),
          static_cast<unsigned long long>(c.paths),
          static_cast<unsigned long long>(c.control_flows),
          static_cast<unsigned long long>(c.states),
          static_cast<unsigned long long>(c.solver_calls), c.solver_ms,
          c.wall_ms, c.peak_rss_kb, c.complete ? "true" : "false");
    else
      std::snprintf(line, sizeof line, "%s,%s,,,,,,,,false,%s\n",
                    c.heap.c_str(), DepthText(c.bounds).c_str(),
                    c.failure.c_str());
    text += line;
  }
  return text;
}

std::string TableJson(const std::string& command, const std::string& entry,
                      const Cells& cells, const Assumed& assumed) {
  Json json;
  json["summa"] = 1;
  json["command"] = command;
  json["entry"] = entry;
  if (!assumed.bounds.empty()) json["assumes"] = assumed.bounds;
  for (const std::string& text : assumed.besides)
    json["assumes"].push_back(text);
  json["rows"] = Json::array();
  for (const Cell& c : cells) {
    Json row;
    const auto [heap, merge] = SplitRow(c.heap);
    row["heap"] = heap;
    if (merge != "off") row["merge"] = merge;
    row["bound"] = c.bounds.depth == heap::kUnbounded ? Json(nullptr)
                                                      : Json(c.bounds.depth);
    const bool known = c.measured();
    row["paths"] = known ? Json(c.paths) : Json(nullptr);
    row["control_flows"] =
        known && HasFlows(c) ? Json(c.control_flows) : Json(nullptr);
    row["states"] = known ? Json(c.states) : Json(nullptr);
    row["solver_calls"] = known ? Json(c.solver_calls) : Json(nullptr);
    row["solver_ms"] = known ? Json(c.solver_ms) : Json(nullptr);
    row["solver_layers"] = known ? LayersJson(c.layers) : Json(nullptr);
    row["wall_ms"] = known ? Json(c.wall_ms) : Json(nullptr);
    row["peak_rss_kb"] = known ? Json(c.peak_rss_kb) : Json(nullptr);
    row["complete"] = c.complete;
    if (!known) row["why"] = c.failure;
    json["rows"].push_back(std::move(row));
  }
  const std::optional<bool> agree = Agree(cells);
  json["agree"] = agree ? Json(*agree) : Json(nullptr);
  return JsonText(json);
}

}  // namespace cli
