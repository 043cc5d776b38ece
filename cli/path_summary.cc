#include "cli/path_summary.h"

#include <algorithm>
#include <cinttypes>
#include <cstdio>
#include <utility>

#include "heap/concretize.h"
#include "heap/instance.h"
#include "report/colour.h"
#include "report/heap_json.h"
#include "report/heap_text.h"
#include "report/path_text.h"
#include "report/wrap.h"

namespace cli {
namespace {

using engine::Branch;
using Json = nlohmann::ordered_json;

Json OutcomeOf(engine::Analysis& analysis, const Branch& branch) {
  const engine::ClassTable& table = analysis.table();
  switch (branch.kind) {
    case Branch::Kind::kTest:
      return branch.outcome != 0;
    case Branch::Kind::kSwitch:
      return "line " + std::to_string(branch.body->LineAt(branch.outcome));
    case Branch::Kind::kCall:
      return table.TextOf(engine::MethodId(branch.outcome));
    case Branch::Kind::kException:
      return table.TextOf(engine::ClassId(branch.outcome));
  }
  return nullptr;
}

Json BranchesOf(engine::Analysis& analysis, const engine::State& state) {
  Json list = Json::array();
  for (const Branch& b : state.branches.ToVector())
    list.push_back(Json::array(
        {b.body->text, b.body->LineAt(b.at), OutcomeOf(analysis, b)}));
  return list;
}

std::string FlowText(const engine::Flow& flow) {
  char text[33];
  std::snprintf(text, sizeof text, "%016" PRIx64 "%016" PRIx64, flow.a, flow.b);
  return text;
}

// What was returned or thrown, as the method's type has it: a boolean as a
// condition.
std::optional<heap::Value> ResultValue(engine::Analysis& analysis,
                                       const engine::State& state) {
  if (state.result.type == engine::Slot::Type::kNone) return std::nullopt;
  const heap::Value value =
      analysis.machine().context().values.ToValue(state.result);
  const auto& type = analysis.machine().entry().descriptor.result;
  const auto* number = std::get_if<expr::Expr>(&value);
  if (number == nullptr || type.IsReference() || type.kind != 'Z') return value;
  return !analysis.pool().Eq(*number, analysis.pool().Int(0));
}

std::string ResultText(engine::Analysis& analysis, const engine::State& state,
                       report::PathText& text) {
  const std::optional<heap::Value> value = ResultValue(analysis, state);
  if (!value) return "";
  if (const auto* truth = std::get_if<expr::Formula>(&*value))
    return text.Condition(*truth);
  return text.Value(*value);
}

// The receiver first; what the compiler made, such as whether assertions are
// on, is no one's input.
heap::ConcreteHeap ForReaders(const heap::TypeHierarchy& types,
                              const heap::ConcreteHeap& heap) {
  heap::ConcreteHeap shown = heap::WithoutHolders(types, heap);
  auto& roots = shown.roots;
  std::erase_if(roots, [](const heap::ConcreteRoot& root) {
    return root.name.find(".$") != std::string::npos;
  });
  std::stable_partition(
      roots.begin(), roots.end(),
      [](const heap::ConcreteRoot& root) { return root.name == "this"; });
  return shown;
}

void AddHeaps(engine::Analysis& analysis, const engine::State& state,
              PathSummary& summary) {
  const auto& witness = state.place.path.witness();
  if (!witness) return;
  const heap::TypeHierarchy& types = analysis.types();
  std::optional<heap::Instance> instance =
      heap::Concretize(analysis.pool(), types, state.place.heap, *witness,
                       analysis.context().bounds);
  if (!instance) return;
  summary.input = ForReaders(types, instance->input());
  summary.output = ForReaders(
      types, heap::WithoutGarbage(
                 instance->Output(ResultValue(analysis, state)),
                 static_cast<uint32_t>(instance->input().objects.size())));
}

// How the word for an end looks.
report::Tone ToneOf(search::EndKind kind) {
  using search::EndKind;
  if (kind == EndKind::kReturn) return report::Tone::kGood;
  if (kind == EndKind::kException) return report::Tone::kNotice;
  return kind == EndKind::kViolation ? report::Tone::kBad : report::Tone::kOpen;
}

report::Line HeadLine(const PathSummary& path, size_t number) {
  report::Line line{0, {{"path " + std::to_string(number) + " "}}, 8};
  auto add = [&](const std::string& text) {
    for (report::Word& word : report::TermWords(text))
      line.words.push_back(std::move(word));
  };
  line.words.push_back(
      {search::InfoOf(path.end.kind).text, ToneOf(path.end.kind)});
  add(path.value);
  add(path.end.detail);
  if (!path.end.detail.empty()) add("at " + PlaceText(path));
  if (path.doubtful) add(" (a solver could not tell)");
  if (!path.assumes.empty()) add(" (assuming " + path.assumes + ")");
  return line;
}

// The output without a result that the end of the path has told: a plain
// value, or an exception, whose class is enough for most.
heap::ConcreteHeap Untold(const PathSummary& path) {
  heap::ConcreteHeap heap = *path.output;
  std::erase_if(heap.roots, [&](const heap::ConcreteRoot& root) {
    if (root.name != "result") return false;
    return path.end.kind != search::EndKind::kReturn ||
           report::PlainText(root.cell) == path.value;
  });
  return heap::WithoutGarbage(
      heap, static_cast<uint32_t>(path.input->objects.size()));
}

}  // namespace

PathSummary Summarize(engine::Analysis& analysis, const engine::State& state,
                      const search::End& end) {
  PathSummary summary;
  report::PathText text(analysis.pool(), analysis.types(), state.place.heap);
  summary.end = end;
  summary.doubtful = state.place.path.doubtful();
  if (state.assumes != nullptr) summary.assumes = state.assumes;
  if (end.kind == search::EndKind::kReturn)
    summary.value = ResultText(analysis, state, text);
  summary.conditions = text.Conditions(state.place.path);
  summary.branches = BranchesOf(analysis, state);
  summary.flow = FlowText(state.flow);
  if (const engine::Body* body = state.end_body) {
    summary.class_name = analysis.table().TextOf(body->owner);
    summary.method =
        body->info->declaration ? std::string(body->info->name()) : "<clinit>";
    summary.line = body->LineAt(state.end_at);
  }
  AddHeaps(analysis, state, summary);
  return summary;
}

std::string PlaceText(const PathSummary& path) {
  std::string text = path.class_name + "." + path.method;
  return path.line == 0 ? text : text + ":" + std::to_string(path.line);
}

std::string ToText(const heap::TypeHierarchy& types, const PathSummary& path,
                   size_t number, bool colour) {
  std::string text = report::Fill("", {HeadLine(path, number)}, colour);
  const char* lead = "    if ";
  for (const std::string& c : path.conditions) {
    text += report::Fill(lead, {{0, report::TermWords(c), 2}}, colour);
    lead = "    && ";
  }
  if (!path.input) return text;
  using report::Constants;
  auto heap = report::HeapLines(types, *path.input, Constants::kNamed);
  if (heap.empty()) heap = {{0, {{"no input"}}}};
  text += report::Fill("    for example ", heap, colour);
  if (!path.output) return text;
  auto changes =
      report::ChangeLines(types, *path.input, Untold(path), Constants::kNamed);
  if (changes.empty()) changes = {{0, {{"unchanged"}}}};
  return text + report::Fill("    after:      ", changes, colour);
}

Json ToJson(const heap::TypeHierarchy& types, const PathSummary& path,
            size_t number) {
  const bool thrown = path.end.kind == search::EndKind::kException ||
                      path.end.kind == search::EndKind::kViolation;
  Json json;
  json["id"] = number;
  json["end"] = search::InfoOf(path.end.kind).text;
  json["value"] = path.value.empty() ? Json(nullptr) : Json(path.value);
  json["exception"] = thrown ? Json(path.end.detail) : Json(nullptr);
  if (!search::InfoOf(path.end.kind).complete) json["why"] = path.end.detail;
  json["condition"] = report::Conjunction(path.conditions);
  json["branches"] = path.branches;
  json["flow"] = path.flow;
  json["input"] = path.input ? report::HeapJson(types, *path.input) : nullptr;
  json["output"] =
      path.output ? report::HeapJson(types, *path.output) : nullptr;
  json["location"] = {
      {"class", path.class_name}, {"method", path.method}, {"line", path.line}};
  if (path.doubtful) json["doubtful"] = true;
  if (!path.assumes.empty()) json["assumes"] = path.assumes;
  return json;
}

}  // namespace cli
