// Random programs about arrays against brute force: under each initialiser
// every small input satisfies exactly one path, which shows the run on it.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "base/rng.h"
#include "expr/expr.h"
#include "gtest/gtest.h"
#include "heap/concrete.h"
#include "heap/concretize.h"
#include "heap/coverage.h"
#include "heap/instance.h"
#include "heap/invariants.h"
#include "heap/isomorphism.h"
#include "heap/match.h"
#include "heap/mutation.h"
#include "heap/print.h"
#include "heap/represents.h"
#include "tests/support/effort.h"
#include "tests/unit/heap/array_program.h"
#include "tests/unit/heap/array_types.h"

namespace heap {
namespace {

using base::Rng;
using expr::Formula;

constexpr std::string_view kModes[] = {"lazy", "lazier", "lazier-sharp",
                                       "summary", "summary-u"};
constexpr Bounds kBounds{kUnbounded, kUnbounded, kLongestArray};
constexpr Bounds kFewObjects{kUnbounded, 2, kLongestArray};

template <class T, size_t n>
T Pick(Rng& rng, const T (&from)[n]) {
  return from[rng.Below(n)];
}

// --- programs

class ProgramMaker {
 public:
  explicit ProgramMaker(uint64_t seed) : rng_(seed) {}

  ArrayProgram Make(size_t statements) {
    while (statements-- > 0) Statement();
    return std::move(program_);
  }

 private:
  using Op = Instruction::Op;

  void Emit(Op op, FieldId f = {}, ClassId c = {}, int32_t n = 0) {
    program_.push_back({op, f, c, n});
  }
  void Load(FieldId f) { Emit(Op::kLoad, f); }
  void Store(FieldId f) { Emit(Op::kStore, f); }

  FieldId Items() { return Pick(rng_, {kA, kA, kB}); }
  FieldId Ints() { return Pick(rng_, {kN, kM}); }
  FieldId Item() { return Pick(rng_, {kX, kY}); }
  FieldId Int() { return Pick(rng_, {kI, kJ}); }
  void Index() {
    if (rng_.OneIn(2))
      Load(Int());
    else
      Emit(Op::kConst, {}, {}, static_cast<int32_t>(rng_.Below(2)));
  }

  void Statement() {
    switch (rng_.Below(12)) {
      case 0:
      case 1:  // item = items[index]
        Load(Items());
        Index();
        Emit(Op::kElement);
        return Store(Item());
      case 2:
      case 3:  // items[index] = item
        Load(Items());
        Index();
        Load(Item());
        return Emit(Op::kSetElement);
      case 4:  // int = ints[index]
        Load(Ints());
        Index();
        Emit(Op::kElement);
        return Store(Int());
      case 5:  // ints[index] = int
        Load(Ints());
        Index();
        Load(Int());
        return Emit(Op::kSetElement);
      case 6:  // int = items.length
        Load(rng_.OneIn(2) ? Items() : Ints());
        Emit(Op::kArrayLength);
        return Store(Int());
      case 7:  // ints = grid[index]
        Load(kG);
        Index();
        Emit(Op::kElement);
        return Store(Ints());
      case 8:  // items = new Item[index]
        Index();
        Emit(Op::kNewArray, {}, Pick(rng_, {kItems, kSubs}));
        return Store(Items());
      case 9:  // item = new Item
        Emit(Op::kNewObject, {}, Pick(rng_, {kItem, kSub}));
        return Store(Item());
      case 10:  // items = (Item[]) object
        Load(kO);
        Emit(Op::kCast, {}, Pick(rng_, {kItems, kSubs}));
        return Store(Items());
      default:
        return Question();
    }
  }
  void Question() {
    switch (rng_.Below(4)) {
      case 0:
        Load(kX);
        Load(kY);
        return Emit(Op::kSame);
      case 1:
        Load(kA);
        Load(kB);
        return Emit(Op::kSame);
      case 2:
        Load(Int());
        return Emit(Op::kIsNumber, {}, {}, static_cast<int32_t>(rng_.Below(3)));
      default:
        Load(rng_.OneIn(2) ? Item() : Items());
        return Emit(Op::kIsInstance, {}, Pick(rng_, {kSub, kSubs}));
    }
  }

  Rng rng_;
  ArrayProgram program_;
};

// --- inputs: objects 0 to 3 are Config, Args and the pre-state

constexpr uint32_t kArgsObject = 1;

class InputMaker {
 public:
  // With at most so many objects besides those that are always there.
  InputMaker(const ArrayMachine& machine, uint64_t seed, size_t objects)
      : machine_(machine), types_(machine.types), rng_(seed), most_(objects) {}

  ConcreteHeap Make() {
    heap_ = {};
    heap_.roots = {{"Config", ConcreteCell::Object(0)},
                   {"", ConcreteCell::Object(kArgsObject)}};
    for (ClassId c : {kConfig, kArgs, kItem}) Add(c, 0);
    Add(kItems, 1);
    *heap_.objects[0].Find(kMain) = ConcreteCell::Object(3);
    *heap_.objects[3].Find(types_.SlotOf(kItems, 0)) = ConcreteCell::Object(2);
    heap_.objects[2].prestate = machine_.item.index();
    heap_.objects[3].prestate = machine_.items.index();
    Fill(kArgsObject);
    for (uint32_t i = 4; i < heap_.objects.size(); ++i) Fill(i);
    return heap_;
  }

 private:
  uint32_t Add(ClassId c, uint32_t length) {
    heap_.objects.push_back(BlankObject(types_, c, length));
    return static_cast<uint32_t>(heap_.objects.size() - 1);
  }
  void Fill(uint32_t object) {
    for (size_t i = 0; i < heap_.objects[object].fields.size(); ++i) {
      const FieldId f = heap_.objects[object].fields[i].field;
      if (f == kLength || f == kZ) continue;
      const ConcreteCell cell = Random(types_.TypeOf(f));
      heap_.objects[object].fields[i].cell = cell;
    }
  }
  ConcreteCell Random(FieldType type) {
    if (type.kind != FieldType::Kind::kReference)
      return ConcreteCell::Number(expr::Sort::kBv32,
                                  static_cast<uint32_t>(rng_.Between(-1, 2)));
    if (rng_.OneIn(4)) return ConcreteCell::Null();
    const auto classes = types_.ConcreteSubclasses(type.target);
    if (rng_.OneIn(2) && heap_.objects.size() < most_ + 4) {
      const ClassId c = classes[rng_.Below(classes.size())];
      if (!types_.IsEnumerated(c))
        return ConcreteCell::Object(
            Add(c, static_cast<uint32_t>(rng_.Below(kLongestArray + 1))));
    }
    const uint32_t n = static_cast<uint32_t>(rng_.Below(heap_.objects.size()));
    const ClassId c = heap_.objects[n].type;
    if (std::find(classes.begin(), classes.end(), c) != classes.end())
      return ConcreteCell::Object(n);
    return ConcreteCell::Null();
  }

  const ArrayMachine& machine_;
  const ArrayTypes& types_;
  Rng rng_;
  size_t most_;
  ConcreteHeap heap_;
};

// --- the comparison

// What is wrong with the paths for this input; empty if nothing is.
std::string CheckInput(ArrayMachine& machine, const ArrayProgram& program,
                       const std::vector<ArrayMachine::State>& paths,
                       const ConcreteHeap& input) {
  ConcreteArrayMachine run(machine.types, input, kArgsObject,
                           machine.context.bounds);
  run.Run(program);
  size_t satisfied = 0;
  for (const ArrayMachine::State& path : paths) {
    auto instance = Match(machine.pool, machine.types, path.place.heap, input);
    if (!instance || !instance->Satisfies(path.place.path)) continue;
    ++satisfied;
    if (path.tokens != run.tokens() || path.beyond != run.beyond())
      return "the tokens differ";
    const ConcreteHeap output = instance->Output(std::nullopt);
    if (output != run.heap())
      return "the final heaps differ:\n" + Print(machine.types, output) +
             "and\n" + Print(machine.types, run.heap());
  }
  if (satisfied == 1) return "";
  return std::to_string(satisfied) + " paths hold the input";
}

// Likewise for the input made from a path's witness.
std::string CheckWitness(ArrayMachine& machine, const ArrayProgram& program,
                         const ArrayMachine::State& path) {
  auto made = Concretize(machine.pool, machine.types, path.place.heap,
                         *path.place.path.witness(), machine.context.bounds);
  if (!made) return "a path has no input";
  ConcreteHeap input = made->input();
  for (ConcreteObject& object : input.objects)
    for (ConcreteField& f : object.fields)
      if (f.cell == ConcreteCell::Any()) f.cell = ConcreteCell::Null();
  if (!Satisfies(machine.pool, machine.types, path.place.heap, path.place.path,
                 input))
    return "a path does not hold its own input\n" + Print(machine.types, input);
  ConcreteArrayMachine run(machine.types, input, input.roots[1].cell.object(),
                           machine.context.bounds);
  run.Run(program);
  return run.tokens() == path.tokens && run.beyond() == path.beyond
             ? ""
             : "a path's input runs otherwise";
}

std::string CheckProgram(std::string_view mode, uint64_t seed, size_t inputs,
                         const Bounds& bounds = kBounds,
                         Mutation mutation = Mutation::kNone) {
  ArrayMachine machine(mode, bounds, mutation);
  const ArrayProgram program = ProgramMaker(seed).Make(5);
  const std::vector<ArrayMachine::State> paths = machine.Run(program);
  std::map<std::pair<Tokens, bool>, size_t> flows;
  for (const ArrayMachine::State& path : paths) {
    if (++flows[{path.tokens, path.beyond}] > 1 &&
        mode.substr(0, 7) == "summary")
      return "two paths show the same tokens";
    if (auto problem = FindViolation(machine.context, path.place, {}))
      return *problem;
    const std::string problem = CheckWitness(machine, program, path);
    if (!problem.empty()) return problem;
  }
  InputMaker maker(machine, seed,
                   bounds.report ? 8 : std::min(bounds.objects, 8u));
  for (size_t i = 0; i < inputs; ++i) {
    const ConcreteHeap input = maker.Make();
    const std::string problem = CheckInput(machine, program, paths, input);
    if (!problem.empty())
      return problem + "\non\n" + Print(machine.types, input);
  }
  return "";
}

class ArrayOracleTest : public testing::TestWithParam<std::string_view> {};

TEST_P(ArrayOracleTest, EveryInputSatisfiesExactlyOnePath) {
  for (uint64_t seed = 0; seed < tests::Scaled(200); ++seed)
    ASSERT_EQ(CheckProgram(GetParam(), seed, 25), "") << "seed " << seed;
}

// Also where the bound leaves no object for each reference that is not null.
TEST_P(ArrayOracleTest, UnderABoundOnObjects) {
  for (uint64_t seed = 0; seed < tests::Scaled(200); ++seed)
    ASSERT_EQ(CheckProgram(GetParam(), seed, 25, kFewObjects), "")
        << "seed " << seed;
}

// Bounds that are reported: inputs beyond them end where they are looked into.
// Lazier modes meet objects in another order, so that only the others compare.
TEST(ArrayBoundTest, WhatIsBeyondIsSeenWhereItIsLookedInto) {
  for (std::string_view mode : {"lazy", "summary"})
    for (const Bounds& bounds :
         {Bounds{0, kUnbounded, 2, true}, Bounds{1, kUnbounded, 2, true},
          Bounds{kUnbounded, 1, 2, true}, Bounds{1, 2, 2, true}})
      for (uint64_t seed = 0; seed < tests::Scaled(160); ++seed)
        ASSERT_EQ(CheckProgram(mode, seed, 20, bounds), "")
            << mode << ", seed " << seed << ", depth " << bounds.depth;
}

// In the lazier modes every input has one path all the same; one that ends at
// the bound shows how the run begins.
TEST(ArrayBoundTest, LazierModesReportToo) {
  const Bounds bounds{kUnbounded, 1, kLongestArray, true};
  size_t ended = 0;
  for (std::string_view mode : {"lazier", "lazier-sharp"})
    for (uint64_t seed = 0; seed < tests::Scaled(160); ++seed) {
      ArrayMachine machine(mode, bounds);
      const ArrayProgram program = ProgramMaker(seed).Make(5);
      const auto paths = machine.Run(program);
      InputMaker maker(machine, seed, 8);
      for (int i = 0; i < 20; ++i) {
        const ConcreteHeap input = maker.Make();
        ConcreteArrayMachine run(machine.types, input, kArgsObject);
        run.Run(program);
        size_t satisfied = 0;
        for (const ArrayMachine::State& path : paths) {
          if (!Satisfies(machine.pool, machine.types, path.place.heap,
                         path.place.path, input))
            continue;
          ++satisfied;
          ended += path.beyond;
          Tokens begin = run.tokens();
          if (path.beyond) begin.resize(path.tokens.size());
          EXPECT_EQ(path.tokens, begin) << mode << ", seed " << seed;
        }
        ASSERT_EQ(satisfied, 1u) << mode << ", seed " << seed;
      }
    }
  EXPECT_GT(ended, 0u);
}

// --- lazy heaps as cases of a summary

bool Follows(ArrayMachine& m, Formula assumed, Formula f) {
  return f.IsTrue() || !m.checker.Possible({}, m.pool.And(assumed, !f));
}

// The case of the summary that the lazy state is; or why it is none.
std::variant<SummaryCase, std::string> CaseOf(
    ArrayMachine& m, const ArrayMachine::State& lazy,
    const ArrayMachine::State& summary) {
  auto found =
      Correspondence::Find(m.pool, m.types, lazy.place.heap, summary.place.heap,
                           &*lazy.place.path.witness());
  if (auto* problem = std::get_if<std::string>(&found)) return *problem;
  auto& c = std::get<Correspondence>(found);
  Formula condition = Formula::True();
  for (Formula f : lazy.place.path.conjuncts().ToVector())
    condition = m.pool.And(condition, c.Translate(f));
  for (Formula f : summary.place.path.conjuncts().ToVector())
    if (!Follows(m, condition, c.InCase(f))) return "the summary excludes it";
  if (!Follows(m, condition, c.SameCells())) return "the cells differ";
  return SummaryCase{c.choices(), condition};
}

// A summary and the cases of it that the lazy mode has found.
struct Covering {
  ArrayMachine::State summary;
  std::vector<SummaryCase> cases;
};

// What is wrong with a random program's summaries; `each` sees those that are
// right so far.
template <class Each>  // (ArrayMachine&, const Covering&) -> std::string
std::string CheckCases(uint64_t seed, Mutation mutation, Each each) {
  ArrayMachine lazy("lazy", kFewObjects);
  ArrayMachine summary("summary", kFewObjects, mutation, &lazy.pool);
  const ArrayProgram program = ProgramMaker(seed).Make(5);
  std::map<Tokens, Covering> by_tokens;
  for (ArrayMachine::State& s : summary.Run(program))
    by_tokens.emplace(s.tokens, Covering{s, {}});
  for (const ArrayMachine::State& s : lazy.Run(program)) {
    auto it = by_tokens.find(s.tokens);
    if (it == by_tokens.end()) return "no summary shows these tokens";
    auto one = CaseOf(summary, s, it->second.summary);
    if (auto* problem = std::get_if<std::string>(&one)) return *problem;
    it->second.cases.push_back(std::get<SummaryCase>(one));
  }
  for (const auto& [tokens, covering] : by_tokens) {
    const std::string problem = each(summary, covering);
    if (!problem.empty()) return problem;
  }
  return "";
}

bool Covered(ArrayMachine& m, const Covering& covering) {
  const Place& place = covering.summary.place;
  return Covers(m.pool, m.checker, place.path, place.heap, covering.cases);
}

std::string CheckCases(uint64_t seed, Mutation mutation) {
  return CheckCases(seed, mutation, [](ArrayMachine& m, const Covering& c) {
    return Covered(m, c) ? "" : "the cases do not cover the summary";
  });
}

TEST(ArrayCasesTest, EveryLazyHeapIsACaseOfTheSummary) {
  for (uint64_t seed = 0; seed < tests::Scaled(800); ++seed)
    ASSERT_EQ(CheckCases(seed, Mutation::kNone), "") << "seed " << seed;
}

// Lazy states have no input in common, so each is needed.
TEST(ArrayCasesTest, WithoutOneCaseTheSummaryIsNotCovered) {
  uint64_t left_out = 0;
  for (uint64_t seed = 0; seed < tests::Scaled(200); ++seed)
    ASSERT_EQ(CheckCases(seed, Mutation::kNone,
                         [&](ArrayMachine& m, const Covering& all) {
                           Covering fewer = all;
                           fewer.cases.erase(fewer.cases.begin() +
                                             seed % fewer.cases.size());
                           ++left_out;
                           return Covered(m, fewer) ? "still covered" : "";
                         }),
              "")
        << "seed " << seed;
  EXPECT_GT(left_out, 0u);
}

TEST(ArrayCasesTest, NotOfAWrongOne) {
  for (Mutation m :
       {Mutation::kWriteDropsOld, Mutation::kWriteKeepsOld,
        Mutation::kReadFirstOwner, Mutation::kDropAlias,
        Mutation::kAliasWithoutExistence, Mutation::kExistsIgnoresOwner}) {
    bool found = false;
    for (uint64_t seed = 0; seed < 200 && !found; ++seed)
      found = !CheckCases(seed, m).empty();
    EXPECT_TRUE(found) << static_cast<int>(m);
  }
}

// Rules that are wrong on purpose must be seen.
TEST(ArrayOracleMutantTest, WrongRulesAreFound) {
  for (Mutation m : {Mutation::kWriteDropsOld, Mutation::kWriteKeepsOld,
                     Mutation::kWriteFirstTarget, Mutation::kReadFirstOwner,
                     Mutation::kDropAlias}) {
    bool found = false;
    for (uint64_t seed = 0; seed < 100 && !found; ++seed)
      found = !CheckProgram("summary", seed, 10, kBounds, m).empty();
    EXPECT_TRUE(found) << static_cast<int>(m);
  }
}

INSTANTIATE_TEST_SUITE_P(Modes, ArrayOracleTest, testing::ValuesIn(kModes),
                         [](const auto& info) {
                           std::string name(info.param);
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });

}  // namespace
}  // namespace heap
