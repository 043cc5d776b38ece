// Which inputs --non-null and --no-alias leave: those among all inputs that are
// so, found by exploring without them and looking at each lazy path's input.
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "engine/analysis/analysis.h"
#include "engine/machine/entry_point.h"
#include "engine/machine/input_narrowing.h"
#include "gtest/gtest.h"
#include "heap/concrete.h"
#include "heap/concretize.h"
#include "heap/initializer.h"
#include "heap/instance.h"
#include "tests/unit/engine/explored.h"

namespace engine {
namespace {

using heap::ConcreteHeap;
using Keep = std::function<bool(const Analysis&, const ConcreteHeap&)>;
using Flows = std::set<std::pair<Flow, std::string>>;

struct Example {
  const char* folder;
  const char* entry;
  const char* non_null;
};
constexpr Example kExamples[] = {
    {"twolists", "TwoLists::append", "a,TwoLists$Node.next"},
    {"twolists", "TwoLists::writeThrough", "b"},
    {"doublylinked", "DoublyLinked::unlink", "DoublyLinked.previous"},
    {"tree", "Tree::findTwo", "Tree.left"},
};

ConcreteHeap InputOf(Analysis& analysis, const State& state) {
  const auto instance =
      heap::Concretize(analysis.pool(), analysis.types(), state.place.heap,
                       *state.place.path.witness(), analysis.context().bounds);
  EXPECT_TRUE(instance.has_value());
  return instance->input();
}

bool IsTree(const Analysis&, const ConcreteHeap& heap) {
  std::vector<int> led_to(heap.objects.size(), 0);
  bool once = true;
  auto count = [&](const heap::ConcreteCell& cell) {
    if (cell.IsObject() && heap.objects[cell.object()].prestate == 0)
      once = once && ++led_to[cell.object()] == 1;
  };
  for (const auto& root : heap.roots) count(root.cell);
  for (const auto& object : heap.objects)
    for (const auto& field : object.fields) count(field.cell);
  return once;
}

Flows FlowsOf(Explored& explored, const Keep& keep) {
  Flows flows;
  for (size_t i = 0; i < explored.paths.size(); ++i)
    if (keep(explored.analysis(),
             InputOf(explored.analysis(), explored.states[i])))
      flows.insert({explored.paths[i].flow, explored.paths[i].end});
  return flows;
}

AnalysisOptions OptionsFor(const std::string& heap, uint32_t objects) {
  AnalysisOptions options;
  options.heap = heap;
  // What the lazier heaps agree with the others under.
  options.bounds.depth = heap::kUnbounded;
  options.bounds.objects = objects;
  return options;
}

constexpr const char* kHeaps[] = {"lazy", "lazier", "lazier-sharp", "summary"};

// The narrowed runs reach what the kept inputs of all reach, and each of their
// own inputs is one to keep.
void Check(const Example& example, const Keep& keep,
           const std::function<void(AnalysisOptions&)>& narrow) {
  const std::string path =
      std::string("examples/") + example.folder + "/classes";
  for (uint32_t objects : {2u, 3u}) {
    Explored all(path, example.entry, OptionsFor("lazy", objects));
    const Flows expected = FlowsOf(all, keep);
    EXPECT_FALSE(expected.empty());
    for (const char* heap : kHeaps) {
      AnalysisOptions options = OptionsFor(heap, objects);
      narrow(options);
      Explored narrowed(path, example.entry, options);
      EXPECT_EQ(FlowsOf(narrowed, keep), expected) << example.entry << heap;
      for (const State& state : narrowed.states)
        EXPECT_TRUE(
            keep(narrowed.analysis(), InputOf(narrowed.analysis(), state)))
            << example.entry << " " << heap << " " << objects;
    }
  }
}

TEST(Narrowing, NoAliasLeavesTheTrees) {
  for (const Example& example : kExamples)
    Check(example, IsTree,
          [](AnalysisOptions& options) { options.no_alias = true; });
}

TEST(Narrowing, NonNullLeavesTheOthers) {
  for (const Example& example : kExamples) {
    auto narrow = [&](AnalysisOptions& options) {
      options.non_null = example.non_null;
    };
    AnalysisOptions options = OptionsFor("lazy", 1);
    narrow(options);
    Explored named(std::string("examples/") + example.folder + "/classes",
                   example.entry, options);
    std::set<std::string> names;
    for (FieldId f : named.analysis().entry_point().narrowing.non_null)
      names.insert(named.analysis().types().FieldName(f));
    Check(
        example,
        [&](const Analysis& analysis, const ConcreteHeap& heap) {
          for (const auto& object : heap.objects)
            for (const auto& field : object.fields)
              if (field.cell.kind == heap::ConcreteCell::Kind::kNull &&
                  names.count(analysis.types().FieldName(field.field)) != 0)
                return false;
          return true;
        },
        narrow);
  }
}

TEST(Narrowing, NamesMustBeReferencesThatAreThere) {
  const auto path = classfile::ClassPath::Open("examples/twolists/classes",
                                               classfile::DefaultJdkHome());
  const EntryName entry = ParseEntry("TwoLists::append").value();
  auto error_of = [&](const char* names) {
    AnalysisOptions options;
    options.non_null = names;
    auto made = Analysis::Make(path.value(), entry, options);
    return made.ok() ? "" : made.error().ToString();
  };
  EXPECT_EQ(error_of("a,b"), "");
  EXPECT_NE(error_of("a,c").find("no parameter c; did you mean a?"),
            std::string::npos);
  EXPECT_NE(error_of("TwoLists$Node.nxt").find("did you mean next?"),
            std::string::npos);
  EXPECT_NE(error_of("TwoLists$Node.value").find("is no reference"),
            std::string::npos);
  EXPECT_NE(error_of("Nobody.next"), "");
}

}  // namespace
}  // namespace engine
