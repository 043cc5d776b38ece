#include "javalite/generate.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "base/hash.h"
#include "base/result.h"
#include "base/rng.h"
#include "gtest/gtest.h"
#include "javalite/ast.h"
#include "javalite/class_table.h"
#include "javalite/concrete.h"
#include "javalite/concrete_heap.h"
#include "javalite/print.h"
#include "javalite/token.h"
#include "javalite/types.h"
#include "tests/unit/javalite/load.h"

namespace javalite {
namespace {

constexpr uint64_t kSeeds = 2000;
constexpr uint64_t kPrograms = 200;  // those that are run

TEST(GenerateTest, EveryProgramPassesTheChecker) {
  for (uint64_t seed = 0; seed < kSeeds; ++seed) {
    std::string text = GenerateProgram(seed);
    base::Result<CheckedProgram> program = ParseAndCheck(text, "generated");
    ASSERT_TRUE(program.ok())
        << "seed " << seed << ": " << program.error().ToString() << "\n"
        << text;
  }
}

TEST(GenerateTest, EveryProgramRoundTripsThroughThePrinter) {
  for (uint64_t seed = 0; seed < kSeeds; seed += 10) {
    std::string printed = Print(Load(GenerateProgram(seed)).program());
    EXPECT_EQ(Print(Load(printed).program()), printed) << "seed " << seed;
  }
}

// A changed generator changes this number; a changed compiler must not.
TEST(GenerateTest, TheTextIsAFunctionOfSeedAndOptions) {
  uint64_t hash = 0;
  for (uint64_t seed = 0; seed < 100; ++seed)
    for (char c : GenerateProgram(seed))
      hash = base::HashCombine(hash, static_cast<uint8_t>(c));
  EXPECT_EQ(hash, 11768080808477942648u);
  EXPECT_EQ(GenerateProgram(7), GenerateProgram(7));
  EXPECT_NE(GenerateProgram(7), GenerateProgram(8));
}

TEST(GenerateTest, SizeMakesProgramsLarger) {
  size_t small = 0, large = 0;
  for (uint64_t seed = 0; seed < 100; ++seed) {
    small += GenerateProgram(seed, {.size = 4}).size();
    large += GenerateProgram(seed, {.size = 60}).size();
  }
  EXPECT_GT(large, 2 * small);
}

// What a sample of programs contains and does on small heaps.
struct Census {
  size_t kinds[kExprKinds] = {};  // programs that use each kind
  size_t sugar = 0;
  size_t inheriting = 0, with_abstract = 0, overriding = 0;
  // Programs of which some run ...
  size_t depth_limited = 0;  // goes deeper than the limit
  size_t several_flows = 0;  // takes one of more than three control flows
  size_t alias_matters = 0;  // changes when an object is copied
  size_t ends[4] = {};       // runs, by RunEnd
};

void CountText(const CheckedProgram& program, Census& census) {
  const Program& tree = program.program();
  std::set<ExprKind> kinds;
  for (const Expr& expr : tree.exprs) kinds.insert(expr.kind);
  for (ExprKind kind : kinds) ++census.kinds[static_cast<size_t>(kind)];
  census.sugar += std::any_of(tree.exprs.begin(), tree.exprs.end(),
                              [](auto& e) { return e.sugar != Sugar::kNone; });
  bool inherits = false, has_abstract = false, overrides = false;
  for (const Class& c : tree.classes) {
    inherits |= c.superclass.has_value();
    has_abstract |= c.is_abstract;
    for (MethodId m : c.methods)
      overrides |= c.superclass &&
                   program.classes().FindMethod(*c.superclass, tree[m].name);
  }
  census.inheriting += inherits;
  census.with_abstract += has_abstract;
  census.overriding += overrides;
}

// A fitting object among a few tries, else null.
int32_t RandomReference(const CheckedProgram& program, const ConcreteHeap& heap,
                        ClassId declared, base::Rng& rng) {
  for (int attempt = 0; attempt < 4; ++attempt) {
    size_t target = rng.Below(heap.objects.size());
    if (program.classes().IsSubclass(heap.objects[target].class_id, declared))
      return static_cast<int32_t>(target);
  }
  return kNullCell;
}

ConcreteHeap RandomHeap(const CheckedProgram& program, base::Rng& rng) {
  const Program& tree = program.program();
  ConcreteHeap heap{{NewObject(program, tree.entry.class_id)}};
  while (heap.objects.size() < 5) {
    ClassId c(static_cast<uint32_t>(rng.Below(tree.classes.size())));
    if (!tree[c].is_abstract) heap.objects.push_back(NewObject(program, c));
  }
  for (ConcreteObject& object : heap.objects)
    for (FieldId f : program.classes().FieldsOf(object.class_id)) {
      Type type = tree[f].type;
      object.cells[program.classes().SlotOf(f)] =
          type.IsReference() && !rng.OneIn(5)
              ? RandomReference(program, heap, type.class_id, rng)
              : DefaultCell(type) +
                    static_cast<int32_t>(type.IsReference() ? 0 : rng.Below(2));
    }
  return heap;
}

// One reference of the heap leads to a copy of its object instead.
ConcreteHeap Unshare(const CheckedProgram& program, ConcreteHeap heap,
                     base::Rng& rng) {
  size_t owner = rng.Below(heap.objects.size());
  for (FieldId f : program.classes().FieldsOf(heap.objects[owner].class_id)) {
    uint32_t slot = program.classes().SlotOf(f);
    int32_t target = heap.objects[owner].cells[slot];
    if (!program.program()[f].type.IsReference() || target < 0) continue;
    ConcreteObject copy = heap.objects[static_cast<size_t>(target)];
    heap.objects[owner].cells[slot] = static_cast<int32_t>(heap.objects.size());
    heap.objects.push_back(std::move(copy));
    break;
  }
  return heap;
}

void CountRuns(const CheckedProgram& program, base::Rng& rng, Census& census) {
  constexpr RunOptions kOptions = {.call_depth = 6, .steps = 100'000};
  std::set<std::vector<Token>> flows;
  bool deep = false, aliases = false;
  for (int i = 0; i < 60; ++i) {
    ConcreteHeap heap = RandomHeap(program, rng);
    Outcome outcome = Run(program, heap, kOptions);
    Outcome unshared = Run(program, Unshare(program, heap, rng), kOptions);
    aliases |= outcome.tokens != unshared.tokens;
    flows.insert(outcome.tokens);
    deep |= outcome.end == RunEnd::kDepthLimit;
    ++census.ends[static_cast<size_t>(outcome.end)];
  }
  census.several_flows += flows.size() > 3;
  census.depth_limited += deep;
  census.alias_matters += aliases;
}

Census TakeCensus() {
  Census census;
  base::Rng rng(1);
  for (uint64_t seed = 0; seed < kPrograms; ++seed) {
    CheckedProgram program = Load(GenerateProgram(seed));
    CountText(program, census);
    CountRuns(program, rng, census);
  }
  return census;
}

TEST(GenerateTest, ProgramsAreVariedAndEnd) {
  Census census = TakeCensus();
  for (size_t kind = 0; kind < kExprKinds; ++kind)
    EXPECT_GT(census.kinds[kind], kPrograms / 8) << kExprInfo[kind].name;
  EXPECT_GT(census.sugar, kPrograms / 8);
  EXPECT_GT(census.inheriting, kPrograms / 4);
  EXPECT_GT(census.with_abstract, kPrograms / 8);
  EXPECT_GT(census.overriding, kPrograms / 16);
  EXPECT_GT(census.depth_limited, 0u);
  EXPECT_GT(census.several_flows, kPrograms / 3);
  EXPECT_GT(census.alias_matters, kPrograms / 4);
  EXPECT_EQ(census.ends[static_cast<size_t>(RunEnd::kStepLimit)], 0u);
  size_t runs = kPrograms * 60;
  EXPECT_GT(census.ends[static_cast<size_t>(RunEnd::kValue)], runs / 4);
  EXPECT_GT(census.ends[static_cast<size_t>(RunEnd::kNullDereference)],
            runs / 8);
}

}  // namespace
}  // namespace javalite
