// The game on bytecode: the examples are bisimilar, and every wrong variant of
// the heap's rules is caught on one of them.
#include "engine/search/bisimulation.h"

#include <gtest/gtest.h>

#include <chrono>
#include <cstdio>
#include <iterator>
#include <memory>
#include <string>

#include "base/deadline.h"
#include "classfile/class_path.h"
#include "classfile/jdk_home.h"
#include "engine/analysis.h"
#include "engine/entry.h"
#include "engine/machine.h"
#include "engine/relation.h"
#include "heap/initializer.h"
#include "heap/mutation.h"

namespace {

struct Example {
  const char* folder;  // with the classes
  const char* entry;
  const char* requirement;
  uint32_t depth;
  uint32_t objects;
};

constexpr char kLitmus[] = "tests/differential/engine/litmus";

constexpr Example kExamples[] = {
    {"examples/linkedlist/classes", "LinkedList::contains", "isAcyclic", 2,
     heap::kUnbounded},
    {"examples/linkedlist/classes", "LinkedList::reverse", "isAcyclic", 2,
     heap::kUnbounded},
    {"examples/elements/classes", "ElementList::containsAny", "isAcyclic", 2,
     heap::kUnbounded},
    {"examples/elements/classes", "ElementList::contains", "isAcyclic", 3, 2},
    {"examples/doublylinked/classes", "DoublyLinked::unlink", "", 2,
     heap::kUnbounded},
    {"examples/doublylinked/classes", "DoublyLinked::insertAfter", "", 1,
     heap::kUnbounded},
    {"examples/twolists/classes", "TwoLists::append", "", 2, heap::kUnbounded},
    {"examples/twolists/classes", "TwoLists::writeThrough", "", 2,
     heap::kUnbounded},
    {"examples/tree/classes", "Tree::findTwo", "", 2, heap::kUnbounded},
    {"examples/tree/classes", "Tree::rotateRight", "", 2, 1},
    {"examples/dispatch/classes", "Shapes::kind", "", 2, heap::kUnbounded},
    {"examples/dispatch/classes", "Shapes::isEmpty", "", 2, heap::kUnbounded},
    {"examples/bughunt/classes", "Account::transfer", "", 2, heap::kUnbounded},
    {kLitmus, "Litmus::initialisedTwice", "", 2, heap::kUnbounded},
    {kLitmus, "Litmus::writtenThroughAlias", "", 2, heap::kUnbounded},
    {kLitmus, "Litmus::dispatched", "", 2, heap::kUnbounded},
    {kLitmus, "Litmus::instance", "", 2, heap::kUnbounded},
};

search::GameResult<engine::State, engine::State> Play(const Example& example,
                                                      heap::Mutation mutation) {
  auto path =
      classfile::ClassPath::Open(example.folder, classfile::DefaultJdkHome());
  auto entry = engine::ParseEntry(example.entry);
  engine::AnalysisOptions options;
  options.heap = "summary";
  options.bounds.depth = example.depth;
  options.bounds.objects = example.objects;
  options.machine.pause_at_decisions = true;
  options.machine.steps = 2'000;
  options.requires_method = example.requirement;
  options.mutation = mutation;
  auto analysis = engine::Analysis::Make(path.value(), entry.value(), options);
  EXPECT_TRUE(analysis.ok());
  engine::Analysis& a = *analysis.value();
  // Only the summary's rules are wrong.
  heap::Context sound = a.context();
  sound.mutation = heap::Mutation::kNone;
  auto lazy = heap::MakeInitializer("lazy");
  engine::Machine left(a.program(), a.entry_point(), sound, *lazy,
                       options.machine);
  engine::Relation relation(a.pool(), a.program(), a.checker());
  return search::Game<engine::Machine, engine::Machine, engine::Relation>(
             left, a.machine(), relation)
      .Play(base::Deadline::After(std::chrono::seconds(10)));
}

TEST(BytecodeGame, ExamplesAreBisimilar) {
  for (const Example& example : kExamples) {
    const auto game = Play(example, heap::Mutation::kNone);
    EXPECT_FALSE(game.disagreement)
        << example.entry << ": " << game.disagreement->reason;
    EXPECT_FALSE(game.stopped) << example.entry;
    EXPECT_EQ(game.doubts, 0u) << example.entry;
    std::printf("%-28s %6llu positions %8llu pairs\n", example.entry,
                static_cast<unsigned long long>(game.positions),
                static_cast<unsigned long long>(game.pairs));
  }
}

const Example* Catcher(heap::Mutation mutation) {
  for (const Example& example : kExamples)
    if (Play(example, mutation).disagreement) return &example;
  return nullptr;
}

TEST(BytecodeGame, CatchesWrongRules) {
  size_t caught = 0;
  for (const heap::MutationInfo& m : heap::kMutations) {
    const Example* by = Catcher(m.mutation);
    std::printf("%-28s %s\n", m.name, by ? by->entry : "not caught");
    caught += by != nullptr;
  }
  std::printf("%zu of %zu\n", caught, std::size(heap::kMutations));
  EXPECT_EQ(caught, std::size(heap::kMutations));
}

}  // namespace
