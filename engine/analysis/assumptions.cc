#include "engine/analysis/assumptions.h"

#include <algorithm>
#include <set>
#include <sstream>
#include <utility>

#include "base/nested_name.h"
#include "classfile/access_flags.h"
#include "engine/linking/class_table.h"
#include "engine/linking/ids.h"
#include "engine/machine/class_invariants.h"
#include "engine/runtime/context.h"

namespace engine {
namespace {

std::string CellText(Analysis& analysis, FieldId f) {
  const Hierarchy& types = analysis.types();
  if (types.IndexOf(f)) return "an element of an input array";
  const auto& parameters = analysis.entry_point().parameters;
  const bool parameter =
      std::find(parameters.begin(), parameters.end(), f) != parameters.end();
  if (parameter) return types.FieldName(f);
  return base::NestedName(analysis.table().TextOf(analysis.table()[f].owner)) +
         "." + types.FieldName(f);
}

// Why there is no object for it.
std::string LackText(ClassTable& table, ClassId type) {
  Linked<ClassId> loaded = table.Load(type);
  const std::string name = base::NestedName(table.TextOf(type));
  if (!loaded.ok()) return name + " cannot be loaded";
  if (table[type].Has(classfile::kAccEnum))
    return "the constants of " + name + " could not be made";
  return std::string("no class that ") +
         (table[type].IsInterface() ? "implements " : "extends ") + name +
         " is known";
}

// Of an interface that only enums implement, the constants of all of which have
// been made: the run says of which classes inputs are.
bool AreAllConstants(Analysis& analysis, ClassId type) {
  const Hierarchy& types = analysis.types();
  const std::vector<ClassId> made = InitializedBefore(analysis);
  const auto classes = types.ConcreteSubclasses(type);
  return !classes.empty() &&
         std::all_of(classes.begin(), classes.end(), [&](ClassId c) {
           return types.IsEnumerated(c) &&
                  std::find(made.begin(), made.end(), c) != made.end();
         });
}

// Where the class is an enum, what was there before is all there is; and who
// wants declared classes alone knows that abstract ones have no objects.
bool IsWhole(Analysis& analysis, ClassId type, bool any_before) {
  if (!analysis.table().Load(type).ok()) return false;
  if (analysis.table()[type].Has(classfile::kAccEnum)) return any_before;
  if (any_before && AreAllConstants(analysis, type)) return true;
  return analysis.types().world() == World::kExact;
}

// An assumption that most runs make: as a sentence, and in a line with others.
struct Default {
  const char* sentence;
  const char* brief;
};

constexpr Default kClosedWorld = {
    "input objects, arrays too, are of classes on the class path or named by "
    "these",
    "inputs of classes the class path has or names"};
constexpr Default kExactTypes = {
    "input objects are of exactly the declared classes",
    "inputs of exactly the declared classes"};
constexpr Default kInitialized = {
    "static fields hold what their initialisers leave there",
    "statics as initialised"};

// A string with a hash code that was worked out before behaves like one
// without; and of other ones there are none.
constexpr Default kPlainStrings = {
    "input strings are such as the library makes, their hash codes not yet "
    "worked out",
    "strings not yet hashed"};

std::vector<Default> DefaultsOf(Analysis& analysis,
                                const AnalysisOptions& options) {
  std::vector<Default> defaults;
  if (options.world == World::kClosed) defaults.push_back(kClosedWorld);
  if (options.world == World::kExact) defaults.push_back(kExactTypes);
  if (!options.machine.input_statics) defaults.push_back(kInitialized);
  if (analysis.reads_strings()) defaults.push_back(kPlainStrings);
  for (const std::string& text : analysis.machine().context().settings)
    defaults.push_back({text.c_str(), text.c_str()});
  return defaults;
}

}  // namespace

std::vector<std::string> AssumptionsBeyondBounds(Analysis& analysis) {
  std::set<std::string> texts = analysis.machine().context().assumptions;
  for (const auto& [cell, any_before] : analysis.without_objects()) {
    const auto [f, type] = cell;
    const auto& partial = analysis.machine().context().partial;
    if (auto it = partial.find(type); it != partial.end())
      texts.insert(it->second);
    if (IsWhole(analysis, type, any_before)) continue;
    texts.insert(CellText(analysis, f) + " is null" +
                 (any_before ? " or was there before" : "") + ": " +
                 LackText(analysis.table(), type));
  }
  for (ClassId c : analysis.machine().context().uninitialized)
    texts.insert("objects of " + base::NestedName(analysis.table().TextOf(c)) +
                 " are there, though its initialiser could not be run before");
  return {texts.begin(), texts.end()};
}

std::vector<ClassId> InitializedBefore(Analysis& analysis) {
  std::vector<ClassId> classes;
  const Context& context = analysis.machine().context();
  for (ClassId c : analysis.entry_point().input_classes)
    if (analysis.program().NeedsInitializer(c) &&
        context.uninitialized.count(c) == 0 && context.partial.count(c) == 0)
      classes.push_back(c);
  return classes;
}

std::string AssumedInitialized(Analysis& analysis) {
  Program& program = analysis.program();
  std::vector<ClassId> told =
      program.InitializationOrder(analysis.entry_point().method->owner);
  std::string text;
  size_t count = 0;
  for (ClassId c : InitializedBefore(analysis))
    for (ClassId first : program.InitializationOrder(c)) {
      if (std::find(told.begin(), told.end(), first) != told.end()) continue;
      told.push_back(first);
      if (!analysis.table().DeclaredMethod(first, "<clinit>", "()V")) continue;
      text += (count++ == 0 ? "" : ", ") +
              base::NestedName(analysis.table().TextOf(first));
    }
  if (count == 0) return "";
  return text + (count == 1 ? " is" : " are") + " initialised before the call";
}

std::string AssumedOfStrings() { return kPlainStrings.sentence; }

std::string AssumedAssertions(Analysis& analysis) {
  const Context& context = analysis.machine().context();
  if (!context.asserts) return "";
  return context.options.assertions ? "assertions are on, as with java -ea"
                                    : "assertions are off";
}

namespace {

std::string StringsText(const heap::Bounds& bounds) {
  if (bounds.characters)
    return ", strings " + std::to_string(*bounds.characters) + " characters";
  return bounds.array_length < 2 ? ", those of strings 2" : "";
}

}  // namespace

std::vector<std::string> AssumedBounds(Analysis& analysis,
                                       const AnalysisOptions& options) {
  const heap::Bounds& bounds = options.bounds;
  std::vector<std::string> texts;
  if (bounds.depth != heap::kUnbounded)
    texts.push_back("chains of input objects are at most " +
                    std::to_string(bounds.depth) + " long");
  if (bounds.objects != heap::kUnbounded)
    texts.push_back("an input has at most " + std::to_string(bounds.objects) +
                    " objects");
  texts.push_back("input arrays have at most " +
                  std::to_string(bounds.array_length) + " elements" +
                  StringsText(bounds));
  for (const Default& d : DefaultsOf(analysis, options))
    texts.push_back(d.sentence);
  return texts;
}

std::string AssumedDefaults(Analysis& analysis,
                            const AnalysisOptions& options) {
  std::string text;
  for (const Default& d : DefaultsOf(analysis, options))
    text += (text.empty() ? "" : ", ") + std::string(d.brief);
  return text;
}

namespace {

std::string JoinTexts(const std::vector<std::string>& texts) {
  std::string all;
  for (const std::string& text : texts) all += (all.empty() ? "" : ", ") + text;
  return all;
}

// In the order in which they were found, each once.
std::vector<std::string> InvariantTexts(Analysis& analysis) {
  std::vector<std::string> texts;
  for (const AssumedInvariant& assumed : analysis.entry_point().invariants)
    texts.push_back(InvariantText(analysis.table(), assumed.invariant));
  return texts;
}

}  // namespace

std::string AssumedInvariants(Analysis& analysis) {
  const std::string texts = JoinTexts(InvariantTexts(analysis));
  return texts.empty() ? "" : "inputs satisfy " + texts;
}

std::vector<std::string> AssumedByOptions(Analysis& analysis,
                                          const AnalysisOptions& options) {
  std::vector<std::string> texts;
  std::istringstream names(options.non_null);
  for (std::string name; std::getline(names, name, ',');)
    if (!name.empty()) texts.push_back(name + " is not null");
  if (options.no_alias)
    texts.push_back("no two references of the input lead to the same object");
  if (!options.requires_method.empty())
    texts.push_back("the input meets " + options.requires_method);
  if (std::string text = AssumedInvariants(analysis); !text.empty())
    texts.push_back(std::move(text));
  if (options.machine.stack_overflow)
    texts.push_back("the stack holds " +
                    std::to_string(options.machine.call_depth) + " frames");
  return texts;
}

std::string RequirementNote(Analysis& analysis,
                            const AnalysisOptions& options) {
  const std::string& why = analysis.machine().context().requirement_as_code;
  if (why.empty()) return "";
  std::vector<std::string> asked = InvariantTexts(analysis);
  if (!options.requires_method.empty())
    asked.insert(asked.begin(), options.requires_method);
  return JoinTexts(asked) +
         (asked.size() == 1 ? " is run as code, its ways are paths: "
                            : " are run as code, their ways are paths: ") +
         why;
}

std::vector<std::string> AllAssumptions(Analysis& analysis,
                                        const AnalysisOptions& options) {
  std::vector<std::string> texts = AssumedBounds(analysis, options);
  for (std::string& text : AssumedByOptions(analysis, options))
    texts.push_back(std::move(text));
  for (std::string text :
       {AssumedInitialized(analysis), AssumedAssertions(analysis)})
    if (!text.empty()) texts.push_back(std::move(text));
  for (std::string& text : AssumptionsBeyondBounds(analysis))
    texts.push_back(std::move(text));
  return texts;
}

}  // namespace engine
