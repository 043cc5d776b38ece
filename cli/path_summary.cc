#include "cli/path_summary.h"

#include <algorithm>
#include <cinttypes>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <utility>

#include "heap/concretize.h"
#include "heap/instance.h"
#include "report/heap_json.h"
#include "report/heap_text.h"
#include "report/java_string.h"
#include "report/path_block.h"
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

// What the compiler made, such as whether assertions are on, is no one's input.
bool IsMadeByCompiler(const heap::ConcreteRoot& root) {
  return root.name.find(".$") != std::string::npos;
}

// The receiver, the parameters in their order, static fields, the result.
class RootOrder {
 public:
  explicit RootOrder(engine::Analysis& analysis) {
    for (heap::FieldId f : analysis.entry_point().parameters)
      parameters_.push_back(analysis.types().FieldName(f));
  }
  // The output has one root more, its last, if there is a result. No parameter
  // shares its name: `return` is none that Java allows.
  void NameResult(heap::ConcreteRoot& root) const {
    if (IndexOf(root.name) == parameters_.size()) return;
    root.name = "return";
    while (IndexOf(root.name) < parameters_.size()) root.name += "'";
  }
  void Sort(std::vector<heap::ConcreteRoot>& roots) const {
    std::stable_sort(
        roots.begin(), roots.end(),
        [this](const auto& a, const auto& b) { return Rank(a) < Rank(b); });
  }

 private:
  size_t IndexOf(const std::string& name) const {
    return static_cast<size_t>(
        std::find(parameters_.begin(), parameters_.end(), name) -
        parameters_.begin());
  }
  size_t Rank(const heap::ConcreteRoot& root) const {
    return root.name == "this" ? 0 : 1 + IndexOf(root.name);
  }

  std::vector<std::string> parameters_;
};

heap::ConcreteHeap ForReaders(const heap::TypeHierarchy& types,
                              const RootOrder& order,
                              const heap::ConcreteHeap& heap) {
  heap::ConcreteHeap shown = heap::WithoutHolders(types, heap);
  std::erase_if(shown.roots, IsMadeByCompiler);
  order.Sort(shown.roots);
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
  const RootOrder order(analysis);
  const std::optional<heap::Value> result = ResultValue(analysis, state);
  heap::ConcreteHeap after = instance->Output(result);
  if (result) {
    order.NameResult(after.roots.back());
    summary.result_root = after.roots.back().name;
  }
  summary.input = ForReaders(types, order, instance->input());
  summary.output = ForReaders(types, order, after);
  report::NumberAlike(*summary.input, *summary.output);
}

// As in the source, escapes apart: those of JSON.
report::PathText::Names LiteralNames(engine::Analysis& analysis,
                                     const engine::State& state) {
  report::PathText::Names names;
  state.literals.ForEach([&](uint64_t text, heap::Location l) {
    const std::u16string& units =
        analysis.program()[engine::StringId(static_cast<uint32_t>(text))];
    if (auto utf8 = report::ToUtf8(units)) names[l] = Json(*utf8).dump();
  });
  state.mirrors.ForEach([&](uint64_t c, heap::Location l) {
    names[l] =
        analysis.table().TextOf(engine::ClassId(static_cast<uint32_t>(c))) +
        ".class";
  });
  return names;
}

report::HeapLore LoreOf(const engine::ClassTable& table,
                        const engine::State& state) {
  report::HeapLore lore;
  lore.owner_of = [&table](heap::FieldId f) {
    return table.TextOf(table[f].owner);
  };
  lore.is_literal = [literals = state.literals](uint32_t location) {
    bool found = false;
    literals.ForEach([&](uint64_t, heap::Location l) {
      found = found || l.index() == location;
    });
    return found;
  };
  return lore;
}

report::Line HeadLine(const PathSummary& path, size_t number) {
  const search::End& end = path.end;
  return report::PathHead(
      number, end.kind,
      {path.value, end.detail,
       end.detail.empty() ? "" : "at " + PlaceText(path),
       path.doubtful ? " (a solver could not tell)" : "",
       path.assumes.empty() ? "" : " (assuming " + path.assumes + ")"});
}

// Whether the head tells what was returned or thrown: a plain value, or an
// exception, whose class is enough for most.
bool HeadTells(const PathSummary& path) {
  if (path.end.kind != search::EndKind::kReturn) return true;
  for (const heap::ConcreteRoot& root : path.output->roots)
    if (root.name == path.result_root)
      return report::PlainText(root.cell) == path.value;
  return false;
}

}  // namespace

PathSummary Summarize(engine::Analysis& analysis, const engine::State& state,
                      const search::End& end) {
  PathSummary summary;
  report::PathText text(analysis.pool(), analysis.types(), state.place.heap,
                        LiteralNames(analysis, state));
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
  summary.lore = LoreOf(analysis.table(), state);
  AddHeaps(analysis, state, summary);
  return summary;
}

std::string PlaceText(const PathSummary& path) {
  std::string text = path.class_name + "." + path.method;
  return path.line == 0 ? text : text + ":" + std::to_string(path.line);
}

std::string ToText(const heap::TypeHierarchy& types, const PathSummary& path,
                   size_t number, bool colour) {
  report::PathBlock block{HeadLine(path, number), path.conditions};
  block.lore = path.lore;
  if (path.input) block.input = &*path.input;
  if (path.output) {
    block.output = &*path.output;
    if (HeadTells(path)) block.told_root = path.result_root;
  }
  return report::BlockText(types, block, colour);
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
  json["input"] =
      path.input ? report::HeapJson(types, *path.input, path.lore) : nullptr;
  json["output"] =
      path.output ? report::HeapJson(types, *path.output, path.lore) : nullptr;
  json["location"] = {
      {"class", path.class_name}, {"method", path.method}, {"line", path.line}};
  if (path.doubtful) json["doubtful"] = true;
  if (!path.assumes.empty()) json["assumes"] = path.assumes;
  return json;
}

}  // namespace cli
