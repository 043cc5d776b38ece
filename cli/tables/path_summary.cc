#include "cli/tables/path_summary.h"

#include <algorithm>
#include <cinttypes>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <set>
#include <utility>

#include "base/nested_name.h"
#include "classfile/access_flags.h"
#include "classfile/modified_utf8.h"
#include "engine/analysis/late_texts.h"
#include "engine/runtime/context.h"
#include "engine/state/trace.h"
#include "engine/state/traces.h"
#include "heap/example.h"
#include "heap/instance.h"
#include "report/heap_json.h"
#include "report/heap_text.h"
#include "report/java_string.h"
#include "report/left_open.h"
#include "report/path_block.h"
#include "report/path_text.h"
#include "report/wrap.h"

namespace cli {
namespace {

constexpr const char* kDoubt = "a solver could not tell";
constexpr const char* kNoUnicode = "a string that is no Unicode text";

using engine::Branch;
using Json = nlohmann::ordered_json;

// More of them nobody reads, and a path that went round a loop until its limit
// has a hundred thousand.
constexpr size_t kMostBranches = 2'000;

std::string NameOf(const engine::Body& body) {
  return body.info->declaration ? std::string(body.info->name()) : "<clinit>";
}

// ["LinkedList.contains", 12, true]: where, and the outcome.
Json BranchesJson(const PathSummary& path) {
  Json json = Json::array();
  const std::vector<Branch> all = path.branches.ToVector();
  for (size_t i = 0; i < path.told_branches(); ++i)
    json.push_back(Json::array(
        {path.table->TextOf(all[i].body->owner) + "." + NameOf(*all[i].body),
         all[i].body->LineAt(all[i].at), OutcomeOf(*path.table, all[i])}));
  return json;
}

std::string FlowText(const engine::Flow& flow) {
  char text[33];
  std::snprintf(text, sizeof text, "%016" PRIx64 "%016" PRIx64, flow.a, flow.b);
  return text;
}

bool IsThrown(search::EndKind kind) {
  return kind == search::EndKind::kException ||
         kind == search::EndKind::kViolation;
}

std::string ResultText(engine::Analysis& analysis, const engine::State& state,
                       report::PathText& text) {
  const std::optional<heap::Value> value = ResultValue(analysis, state);
  if (!value) return "";
  if (const auto* truth = std::get_if<expr::Formula>(&*value))
    return text.Condition(*truth);
  const auto* set = std::get_if<heap::ValueSet>(&*value);
  if (set == nullptr || set->IsSingle()) return text.Value(*value);
  return text.Value(
      report::LeftOpen(analysis.pool(), state.place.path).Of(*set));
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

using Fields = std::set<heap::FieldId>;

template <class Wanted>  // (const ConcreteCell&)
Fields StaticsIn(engine::Analysis& analysis, const heap::ConcreteHeap& heap,
                 Wanted wanted) {
  Fields found;
  for (const heap::ConcreteObject& object : heap.objects)
    if (analysis.types().IsHolder(object.type))
      for (const heap::ConcreteField& each : object.fields)
        if (analysis.table()[each.field].Has(classfile::kAccStatic) &&
            wanted(each.cell))
          found.insert(each.field);
  return found;
}

// Else it holds what its initialiser left.
bool IsInput(const engine::ClassTable& table, const engine::State& state,
             heap::FieldId f) {
  const heap::SymbolicHeap& heap = state.place.heap;
  const auto* known = state.classes.Find(table[f].owner.index());
  return known != nullptr &&
         heap.Info(known->statics).kind == heap::ObjectInfo::Kind::kInput &&
         !heap.IsKnownAtEntry(known->statics, f);
}

// Known to everybody, and no reader asks.
bool IsNumberForEver(engine::Analysis& analysis, heap::FieldId f) {
  return analysis.table()[f].Has(classfile::kAccFinal) &&
         analysis.types().TypeOf(f).kind != heap::FieldType::Kind::kReference;
}

// Static fields of the class library that are null, 0 or false throughout, or
// numbers that never change, and no input that the path has looked at: all
// fields of a class are there as soon as one is looked at.
Fields IdleFields(engine::Analysis& analysis, const engine::State& state,
                  const heap::ConcreteHeap& input,
                  const heap::ConcreteHeap& output) {
  const engine::ClassTable& table = analysis.table();
  const auto all = [](const auto&) { return true; };
  const auto is_set = [](const heap::ConcreteCell& cell) {
    return cell.IsObject() || cell.bits != 0;
  };
  Fields idle = StaticsIn(analysis, input, all);
  idle.merge(StaticsIn(analysis, output, all));
  for (const heap::ConcreteHeap* heap : {&input, &output})
    for (heap::FieldId f : StaticsIn(analysis, *heap, is_set))
      if (!IsNumberForEver(analysis, f)) idle.erase(f);
  const Fields read = StaticsIn(analysis, input, [](const auto& cell) {
    return !cell.unread && cell.kind != heap::ConcreteCell::Kind::kAny;
  });
  std::erase_if(idle, [&](heap::FieldId f) {
    return !table[table[f].owner].IsOfLibrary() ||
           (read.count(f) > 0 && IsInput(table, state, f));
  });
  return idle;
}

// Final ones that the run initialised itself are no input.
Fields MadeLater(engine::Analysis& analysis, const engine::State& state,
                 const heap::ConcreteHeap& input) {
  const engine::ClassTable& table = analysis.table();
  Fields later = StaticsIn(analysis, input, [](const auto&) { return true; });
  std::erase_if(later, [&](heap::FieldId f) {
    return !table[f].Has(classfile::kAccFinal) || !IsInput(table, state, f);
  });
  return later;
}

heap::ConcreteHeap ForReaders(const heap::TypeHierarchy& types,
                              const RootOrder& order, heap::ConcreteHeap heap,
                              const Fields& hidden) {
  for (heap::ConcreteObject& object : heap.objects)
    if (types.IsHolder(object.type))
      std::erase_if(object.fields, [&](const heap::ConcreteField& each) {
        return hidden.count(each.field) > 0;
      });
  heap::ConcreteHeap shown = heap::WithoutHolders(types, heap);
  std::erase_if(shown.roots, IsMadeByCompiler);
  order.Sort(shown.roots);
  return shown;
}

// `after` is the heap of the instance at the end: a string's text stays.
void AddAsked(engine::Analysis& analysis, const engine::State& state,
              const heap::Instance& instance, const heap::ConcreteHeap& after,
              PathSummary& summary) {
  for (const engine::Asked& asked : state.asked.ToVector()) {
    const heap::ConcreteCell cell = instance.ValueOf(
        analysis.machine().context().values.ToValue(asked.value));
    const char* what = asked.clock != nullptr ? asked.clock : "asked";
    PathSummary::Answered answer{
        what + std::to_string(summary.asked.size() + 1), asked.clock,
        asked.letter, report::PlainText(cell), cell};
    if (asked.letter == 'Z') answer.value = cell.bits != 0 ? "true" : "false";
    if (cell.IsObject()) {
      const auto string = report::ReadString(analysis.types(), after,
                                             after.objects[cell.object()]);
      answer.text = string ? std::optional(string->text) : std::nullopt;
      answer.value = string ? report::Quoted(string->text) : kNoUnicode;
    }
    summary.asked.push_back(std::move(answer));
  }
}

PathSummary::Running RunningOf(const engine::ClassTable& table,
                               const engine::Body& body, uint32_t at) {
  return {&body, table.TextOf(body.owner), NameOf(body), body.LineAt(at),
          table[body.owner].IsOfLibrary()};
}

// An uncaught exception has left them all. Classes of lambdas are nobody's
// code: a virtual machine does not tell them either.
void AddRunning(const engine::ClassTable& table, const engine::State& state,
                PathSummary& summary) {
  if (summary.end.kind == search::EndKind::kReturn) return;
  const auto add = [&](const engine::Body* body, uint32_t at) {
    if (body != nullptr && !table[body->owner].hidden)
      summary.running.push_back(RunningOf(table, *body, at));
  };
  if (state.left != nullptr) {
    for (const engine::LeftMethod& each : *state.left) add(each.body, each.at);
    return;
  }
  add(state.end_body, state.end_at);
  state.callers.ForEachWhile([&](const engine::Frame& caller) {
    if (!caller.waiting) add(caller.body, caller.at);
    return true;
  });
}

void AddHeaps(engine::Analysis& analysis, const engine::State& state,
              const heap::Instance* instance, PathSummary& summary) {
  const heap::TypeHierarchy& types = analysis.types();
  const std::optional<heap::Value> result = ResultValue(analysis, state);
  const RootOrder order(analysis);
  heap::ConcreteHeap after = instance->Output(result);
  engine::WriteLateTexts(analysis, state, *instance, after);
  AddAsked(analysis, state, *instance, after, summary);
  if (result) {
    order.NameResult(after.roots.back());
    summary.result_root = after.roots.back().name;
  }
  Fields hidden = IdleFields(analysis, state, instance->input(), after);
  summary.output = ForReaders(types, order, after, hidden);
  hidden.merge(MadeLater(analysis, state, instance->input()));
  summary.input = ForReaders(types, order, instance->input(), hidden);
  report::NumberAlike(*summary.input, *summary.output);
}

// What the exception was given to say.
std::optional<std::string> MessageIn(const heap::TypeHierarchy& types,
                                     const PathSummary& path) {
  const heap::ConcreteHeap& heap = *path.output;
  for (const heap::ConcreteRoot& root : heap.roots) {
    if (root.name != path.result_root || !root.cell.IsObject()) continue;
    for (const heap::ConcreteField& f : heap.objects[root.cell.object()].fields)
      if (types.FieldName(f.field) == "detailMessage" && f.cell.IsObject())
        if (const auto text =
                report::ReadString(types, heap, heap.objects[f.cell.object()]))
          return text->text;
  }
  return std::nullopt;
}

// What a JVM would find out for it to say, if somebody asked.
std::optional<std::string> NullMessageOf(engine::Analysis& analysis,
                                         const engine::State& state) {
  const engine::Context& context = analysis.machine().context();
  if (!state.result.IsKnown() || !context.options.messages ||
      state.end->detail != "java.lang.NullPointerException")
    return std::nullopt;
  const engine::Trace* trace = engine::TraceOf(state, state.result.location());
  if (trace == nullptr) return std::nullopt;
  const auto text = engine::NullMessage(analysis.table(), trace->raised);
  if (!text || text->empty()) return std::nullopt;
  return classfile::ToUtf8(classfile::DecodeModifiedUtf8(*text));
}

void AddMessage(engine::Analysis& analysis, const engine::State& state,
                PathSummary& summary) {
  if (!IsThrown(summary.end.kind)) return;
  if (summary.output) summary.message = MessageIn(analysis.types(), summary);
  if (!summary.message) summary.message = NullMessageOf(analysis, state);
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
    names[l] = base::NestedName(analysis.table().TextOf(
                   engine::ClassId(static_cast<uint32_t>(c)))) +
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

// Why the path is not told to its end, or cannot be relied on; of an endless
// loop, where it is.
std::string WhyOf(const PathSummary& path) {
  const bool open = !search::InfoOf(path.end.kind).complete ||
                    path.end.kind == search::EndKind::kDiverges ||
                    path.end.kind == search::EndKind::kExit;
  if (open) return path.end.detail;
  return path.doubtful ? kDoubt : "";
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

PathSummary Summarize(engine::Analysis& analysis, const engine::State& state,
                      const search::End& end, const heap::Instance* example) {
  PathSummary summary;
  report::PathText text(analysis.pool(), analysis.types(), state.place.heap,
                        LiteralNames(analysis, state));
  summary.end = end;
  if (IsThrown(end.kind)) {
    summary.exception = end.detail;
    summary.end.detail = base::NestedName(end.detail);
  }
  summary.doubtful = state.place.path.doubtful();
  summary.approximate = state.approximate;
  if (state.assumes != nullptr) summary.assumes = state.assumes;
  if (end.kind == search::EndKind::kReturn)
    summary.value = ResultText(analysis, state, text);
  summary.conditions = text.Conditions(state.place.path);
  summary.left_out = text.left_out();
  summary.printed = PrintedBy(analysis, state, text);
  summary.hashed = state.hashed;
  summary.traced = state.traced;
  summary.forked = state.forked;
  summary.branches = state.branches;
  summary.table = &analysis.table();
  if (!state.merging_over) summary.flow = FlowText(state.flow);
  if (const engine::Body* body = state.end_body) {
    summary.binary_class = analysis.table().TextOf(body->owner);
    summary.class_name = base::NestedName(summary.binary_class);
    summary.method = NameOf(*body);
    summary.line = body->LineAt(state.end_at);
  }
  summary.lore = LoreOf(analysis.table(), state);
  AddRunning(analysis.table(), state, summary);
  if (example != nullptr)
    AddHeaps(analysis, state, example, summary);
  else if (const auto round = heap::ExampleOf(
               analysis.pool(), analysis.types(), state.place,
               ResultValue(analysis, state), analysis.context().bounds))
    AddHeaps(analysis, state, &*round, summary);
  AddMessage(analysis, state, summary);
  return summary;
}

Json OutcomeOf(const engine::ClassTable& table, const Branch& branch) {
  switch (branch.kind) {
    case Branch::Kind::kTest:
      return branch.outcome != 0;
    case Branch::Kind::kSwitch:
      return "line " + std::to_string(branch.body->LineAt(branch.outcome));
    case Branch::Kind::kCall:
      return table.TextOf(engine::MethodId(branch.outcome));
    case Branch::Kind::kException:
      return table.TextOf(engine::ClassId(branch.outcome));
    case Branch::Kind::kMerge:
      return std::to_string(branch.outcome) + " paths meet";
  }
  return nullptr;
}

size_t PathSummary::told_branches() const {
  return std::min(branches.size(), kMostBranches);
}

std::string ReplayedText(const PathSummary& path) {
  switch (path.replayed) {
    case PathSummary::Replayed::kNotAsked:
      break;
    case PathSummary::Replayed::kConfirmed:
      return "confirmed";
    case PathSummary::Replayed::kCannot:
      return "not replayed: " + path.replay_text;
    case PathSummary::Replayed::kDiffers:
      return "a JVM DIFFERS: " + path.replay_text;
  }
  return "";
}

const PathSummary::Running* CallOfLibrary(const PathSummary& path) {
  if (path.running.empty() || !path.running[0].of_library) return nullptr;
  const auto own = std::find_if(
      path.running.begin(), path.running.end(),
      [](const PathSummary::Running& each) { return !each.of_library; });
  return own == path.running.end() ? nullptr : &*own;
}

int LineToShow(const PathSummary& path) {
  const PathSummary::Running* call = CallOfLibrary(path);
  return call == nullptr ? path.line : call->line;
}

std::string PlaceText(const PathSummary& path) {
  const auto place = [](const std::string& name, int line) {
    return line == 0 ? name : name + ":" + std::to_string(line);
  };
  const auto name_of = [](const PathSummary::Running& each) {
    return base::NestedName(each.class_name) + "." + each.method;
  };
  const PathSummary::Running* call = CallOfLibrary(path);
  if (call == nullptr)
    return place(path.class_name + "." + path.method, path.line);
  return place(name_of(*call), call->line) + " in " + name_of(call[-1]);
}

report::Line HeadLine(const PathSummary& path, size_t number) {
  const search::End& end = path.end;
  const std::string replayed = ReplayedText(path);
  return report::PathHead(
      number, end.kind,
      {path.value, end.detail,
       end.detail.empty() ? "" : "at " + PlaceText(path),
       (path.doubtful ? std::string(" (") + kDoubt + ")" : "") +
           (path.approximate ? " (approximate)" : ""),
       path.assumes.empty() ? "" : " (assuming " + path.assumes + ")",
       replayed.empty() ? "" : "(" + replayed + ")"});
}

std::string ToText(const heap::TypeHierarchy& types, const PathSummary& path,
                   size_t number, const report::Medium& medium) {
  report::PathBlock block{HeadLine(path, number), path.conditions};
  block.lore = path.lore;
  if (path.input) block.input = &*path.input;
  if (path.output) {
    block.output = &*path.output;
    if (HeadTells(path)) block.told_root = path.result_root;
  }
  for (const PathSummary::Answered& asked : path.asked)
    block.answers.push_back(asked.name + " = " + asked.value);
  block.printed = PrintedText(path.printed, false);
  block.printed_to_error = PrintedText(path.printed, true);
  return report::BlockText(types, block, medium);
}

Json ToJson(const heap::TypeHierarchy& types, const PathSummary& path,
            size_t number) {
  Json json;
  json["id"] = number;
  json["end"] = search::InfoOf(path.end.kind).text;
  json["value"] = path.value.empty() ? Json(nullptr) : Json(path.value);
  json["exception"] =
      IsThrown(path.end.kind) ? Json(path.exception) : Json(nullptr);
  if (path.message) json["message"] = *path.message;
  if (const std::string why = WhyOf(path); !why.empty()) json["why"] = why;
  json["condition"] = report::Conjunction(path.conditions);
  if (path.left_out != 0) json["condition_left_out"] = path.left_out;
  json["branches"] = BranchesJson(path);
  if (path.branches_left_out() != 0)
    json["branches_left_out"] = path.branches_left_out();
  json["flow"] = path.flow.empty() ? Json(nullptr) : Json(path.flow);
  json["input"] =
      path.input ? report::HeapJson(types, *path.input, path.lore) : nullptr;
  json["output"] = path.output == path.input ? json["input"]
                   : path.output
                       ? report::HeapJson(types, *path.output, path.lore)
                       : Json(nullptr);
  json["location"] = {{"class", path.binary_class},
                      {"method", path.method},
                      {"line", path.line}};
  if (const PathSummary::Running* call = CallOfLibrary(path))
    json["called_at"] = {{"class", call->class_name},
                         {"method", call->method},
                         {"line", call->line}};
  if (!path.printed.empty()) json["printed"] = PrintedJson(path.printed);
  for (const PathSummary::Answered& asked : path.asked)
    if (asked.clock != nullptr)
      json["clock"].push_back(
          {{"method", asked.clock}, {"value", report::NumberJson(asked.cell)}});
    else
      json["asked"].push_back(
          {{"type", std::string(1, asked.letter)},
           {"value", asked.letter != 'L' ? report::NumberJson(asked.cell)
                     : asked.text        ? Json(*asked.text)
                                         : Json(nullptr)}});
  if (path.fails_at)
    json["fails_at"] = {{"class", path.fails_at->class_name},
                        {"method", path.fails_at->method},
                        {"line", path.fails_at->line}};
  if (path.hashed) json["identity_hash"] = true;
  if (path.traced) json["stack_trace"] = true;
  if (path.forked) json["forked"] = true;
  if (path.doubtful) json["doubtful"] = true;
  if (path.approximate) json["approximate"] = true;
  if (!path.assumes.empty()) json["assumes"] = path.assumes;
  if (path.replayed != PathSummary::Replayed::kNotAsked) {
    json["confirmed"] = path.replayed == PathSummary::Replayed::kConfirmed;
    if (!path.replay_text.empty()) json["unconfirmed"] = ReplayedText(path);
  }
  return json;
}

}  // namespace cli
