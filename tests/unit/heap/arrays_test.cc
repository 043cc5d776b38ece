// Arrays, narrow numbers, holders and the pre-state, one example each.
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "expr/expr.h"
#include "gtest/gtest.h"
#include "heap/access.h"
#include "heap/concrete.h"
#include "heap/concretize.h"
#include "heap/graph.h"
#include "heap/instance.h"
#include "heap/match.h"
#include "heap/namer.h"
#include "heap/print.h"
#include "heap/symbolic_heap.h"
#include "heap/value_set.h"
#include "report/heap_json.h"
#include "tests/unit/heap/array_program.h"
#include "tests/unit/heap/array_types.h"

namespace heap {
namespace {

using expr::Expr;
using expr::Formula;

constexpr std::string_view kModes[] = {"lazy", "lazier", "lazier-sharp",
                                       "summary"};
constexpr Bounds kBounds{kUnbounded, kUnbounded, 2};

// Reads variables on one place, always going on where they are not null.
class Walk : public ArrayMachine {
 public:
  explicit Walk(std::string_view mode, Bounds bounds = kBounds)
      : ArrayMachine(mode, bounds), place(start) {}

  Value Read(FieldId f) {
    auto answers = access.Read(place, ValueSet(args), f);
    place = answers.back().place;
    return answers.back().answer;
  }
  // Takes the first case in which it is not null.
  ValueSet Object(FieldId f) {
    return NotNull(access.Read(place, ValueSet(args), f));
  }
  ValueSet Element(const ValueSet& array, int32_t index) {
    place = access.InBounds(place, array, Int(index))[0].place;
    return NotNull(access.ReadElement(place, array, Int(index)));
  }
  bool Assume(Formula f) {
    auto path = checker.Assume(place.path, f);
    if (path) place.path = *std::move(path);
    return path.has_value();
  }
  bool Possible(Formula f) { return checker.Possible(place.path, f); }
  std::optional<Instance> Made() {
    return Concretize(pool, types, place.heap, *place.path.witness(),
                      context.bounds);
  }
  std::string Input() {
    return Print(types, WithoutHolders(types, Made()->input()));
  }
  Expr Int(int32_t n) { return pool.Int(n); }

  Place place;

 private:
  ValueSet NotNull(const Answers<Value>& read) {
    for (const auto& a : read) {
      const ValueSet set = std::get<ValueSet>(a.answer);
      for (auto& tested : access.IsNull(a.place, set)) {
        if (tested.answer) continue;
        place = std::move(tested.place);
        return set;
      }
    }
    return ValueSet();
  }
};

// --- tables

constexpr int32_t kTable = 40;

int32_t InTable(int32_t i) { return i / 6 % 3 - 1; }

// An array of known numbers; one of them another.
Location MakeTable(Walk& w, std::optional<int32_t> other = {}) {
  Location table;
  w.place.heap = w.place.heap.WithArray(kInts, w.Int(kTable), table);
  for (int32_t i = 0; i < kTable; ++i)
    w.place.heap = w.place.heap.WithField(
        table, w.types.SlotOf(kInts, static_cast<uint32_t>(i)),
        i == other ? w.Read(kJ) : Value(w.Int(InTable(i))));
  return table;
}

void ExpectTable(Walk& w, Expr index, Expr element) {
  for (int32_t i = 0; i < kTable; ++i) {
    const Formula here = w.pool.Eq(index, w.Int(i));
    const Formula as = w.pool.Eq(element, w.Int(InTable(i)));
    EXPECT_TRUE(w.Possible(w.pool.And(here, as))) << i;
    EXPECT_FALSE(w.Possible(w.pool.And(here, !as))) << i;
  }
}

TEST(TableTest, IsReadAsOneTermWithoutAQuestion) {
  for (const std::string_view mode : kModes) {
    Walk w(mode);
    const ValueSet table(MakeTable(w));
    const Expr index = std::get<Expr>(w.Read(kI));
    w.place = w.access.InBounds(w.place, table, index)[0].place;
    const uint64_t before = w.checker.questions();
    const auto read = w.access.ReadElement(w.place, table, index);
    EXPECT_EQ(w.checker.questions(), before);
    ASSERT_EQ(read.size(), 1u);
    ExpectTable(w, index, std::get<Expr>(read[0].answer));
  }
}

TEST(TableTest, OneWithANumberThatIsNotKnownIsNone) {
  Walk w("summary");
  const ValueSet table(MakeTable(w, 7));
  const Expr index = std::get<Expr>(w.Read(kI));
  const Expr other = std::get<Expr>(w.Read(kJ));
  w.place = w.access.InBounds(w.place, table, index)[0].place;
  const auto read = w.access.ReadElement(w.place, table, index);
  ASSERT_EQ(read.size(), 1u);
  const Expr element = std::get<Expr>(read[0].answer);
  const Formula here = w.pool.Eq(index, w.Int(7));
  EXPECT_FALSE(w.Possible(w.pool.And(here, !w.pool.Eq(element, other))));
  EXPECT_TRUE(w.Possible(w.pool.And(here, w.pool.Eq(element, w.Int(99)))));
}

// --- narrow numbers

TEST(NarrowTest, AnInputNumberNeverExceedsItsWidth) {
  Walk w("summary");
  const ValueSet narrow = w.Object(kW);
  for (auto [f, low, high] : {std::tuple(kNb, -128, 127),
                              {kNs, -32768, 32767},
                              {kNc, 0, 65535},
                              {kNz, 0, 1}}) {
    const Value value = w.access.Read(w.place, narrow, f)[0].answer;
    const Expr n = std::get<Expr>(value);
    EXPECT_TRUE(w.Possible(w.pool.Eq(n, w.Int(low)))) << f.index();
    EXPECT_TRUE(w.Possible(w.pool.Eq(n, w.Int(high)))) << f.index();
    EXPECT_FALSE(w.Possible(w.pool.Lt(n, w.Int(low)))) << f.index();
    EXPECT_FALSE(w.Possible(w.pool.Lt(w.Int(high), n))) << f.index();
  }
}

TEST(NarrowTest, InputAndMatchSpeakOfTheValue) {
  Walk w("summary");
  const ValueSet narrow = w.Object(kW);
  for (auto [f, n] : {std::pair(kNb, -5), {kNc, 65}, {kNz, 1}}) {
    const Value value = w.access.Read(w.place, narrow, f)[0].answer;
    ASSERT_TRUE(w.Assume(w.pool.Eq(std::get<Expr>(value), w.Int(n))));
  }
  ConcreteHeap input = w.Made()->input();
  const ConcreteObject& object = input.objects.back();
  EXPECT_EQ(PrintCell(*object.Find(kNb)), "-5");
  EXPECT_EQ(PrintCell(*object.Find(kNc)), "65");
  EXPECT_EQ(PrintCell(*object.Find(kNz)), "1");
  EXPECT_TRUE(Satisfies(w.pool, w.types, w.place.heap, w.place.path, input));
  input.objects.back().Find(kNc)->bits = 66;
  EXPECT_FALSE(Satisfies(w.pool, w.types, w.place.heap, w.place.path, input));
  // No byte is 65 + 2^16, although its lowest bits are those of 65.
  input.objects.back().Find(kNc)->bits = 65 + (1 << 16);
  EXPECT_FALSE(Match(w.pool, w.types, w.place.heap, input));
}

// --- roots and names

TEST(RootTest, ARootMayBeOfSeveralClasses) {
  expr::Pool pool;
  ArrayTypes types;
  Location made;
  const ClassId classes[] = {kItem, kSub};
  SymbolicHeap heap = SymbolicHeap().WithRoot(pool, classes, made);
  EXPECT_EQ(heap.ClassesOf(pool, made), (std::vector{kItem, kSub}));
  EXPECT_EQ(heap.NameOf(types, made), "this");
  ConcreteHeap input;
  input.roots.push_back({"this", ConcreteCell::Object(0)});
  input.objects.push_back(BlankObject(types, kSub));
  auto instance = Match(pool, types, heap, input);
  ASSERT_TRUE(instance);
  EXPECT_EQ(ClassUnder(pool, heap, instance->model(), made), kSub);
  const ClassId one[] = {kSub};
  EXPECT_FALSE(SymbolicHeap().WithRoot(pool, one, made).Info(made).type);
}

TEST(RootTest, CellsOfANamelessHolderGoByTheirOwnName) {
  Walk w("summary");
  const ValueSet array = w.Object(kA);
  auto element = w.access.ReadElement(w.place, array, w.Int(1));
  const SymbolicHeap& heap = element[0].place.heap;
  EXPECT_EQ(Print(w.pool, w.types, heap, array),
            "{null if a == null, Config.main if a == Config.main, "
            "a if a is new}");
  EXPECT_EQ(heap.NameOf(w.types, w.item), "old#2");
  EXPECT_EQ(heap.CellName(w.types, w.args, kI), "i");
  EXPECT_EQ(heap.CellName(w.types, w.config, kCount), "Config.count");
  const Location a = array.entries()[2].location;
  EXPECT_EQ(heap.CellName(w.types, a, w.types.SlotOf(kItems, 1)), "a[1]");
  EXPECT_EQ(heap.CellName(w.types, a, kLength), "a.length");
}

// A field that hides another one of the same name is another unknown.
class HidingTypes : public ArrayTypes {
 public:
  std::span<const FieldId> FieldsOf(ClassId c) const override {
    static constexpr FieldId kBoth[] = {kI, kJ};
    return c == kSub ? kBoth : ArrayTypes::FieldsOf(c);
  }
  std::string FieldName(FieldId) const override { return "x"; }
};

TEST(RootTest, HiddenFieldsAreDifferentUnknowns) {
  expr::Pool pool;
  HidingTypes types;
  Location made;
  SymbolicHeap heap = SymbolicHeap().WithRoot(kSub, made);
  EXPECT_NE(heap.Field(pool, types, made, kI),
            heap.Field(pool, types, made, kJ));
}

// --- arrays

TEST(ArrayTest, QuestionsAboutTheLengthOfAnInputAreChoices) {
  Walk w("summary");
  const ValueSet array = w.Object(kN);
  const auto length = w.access.Length(w.place, array);
  ASSERT_EQ(length.size(), 1u);
  const Formula two = w.pool.Eq(length[0].answer, w.Int(2));
  EXPECT_TRUE(w.pool.IsPure(two));
  EXPECT_EQ(expr::Print(w.pool, two, HeapNamer(w.types, w.place.heap)),
            "n.length == 2");
  EXPECT_TRUE(w.Possible(two));
  EXPECT_FALSE(w.Possible(w.pool.Lt(w.Int(2), length[0].answer)));
  EXPECT_FALSE(w.Possible(w.pool.Lt(length[0].answer, w.Int(0))));
}

TEST(ArrayTest, BoundsSplitOnce) {
  for (std::string_view mode : kModes) {
    Walk w(mode);
    const ValueSet array = w.Object(kN);
    const Expr i = std::get<Expr>(w.Read(kI));
    EXPECT_EQ(w.access.InBounds(w.place, array, i).size(), 2u) << mode;
    EXPECT_EQ(w.access.InBounds(w.place, array, w.Int(-1)).size(), 1u);
    EXPECT_EQ(w.access.InBounds(w.place, array, w.Int(2)).size(), 1u);
    EXPECT_EQ(w.access.InBounds(w.place, array, w.Int(1)).size(), 2u);
  }
}

TEST(ArrayTest, AnElementReadBackIsWhatWasWritten) {
  for (std::string_view mode : kModes) {
    Walk w(mode);
    const ValueSet array = w.Object(kN);
    const Expr i = std::get<Expr>(w.Read(kI));
    const Expr j = std::get<Expr>(w.Read(kJ));
    w.place = w.access.InBounds(w.place, array, i)[0].place;
    w.place = w.access.InBounds(w.place, array, j)[0].place;
    Places written = w.access.WriteElement(w.place, array, i, w.Int(7));
    ASSERT_EQ(written.size(), 1u) << mode;
    w.place = written[0];
    auto read = w.access.ReadElement(w.place, array, j);
    ASSERT_EQ(read.size(), 1u) << mode;
    const Formula seven = w.pool.Eq(std::get<Expr>(read[0].answer), w.Int(7));
    EXPECT_FALSE(w.Possible(w.pool.And(w.pool.Eq(i, j), !seven))) << mode;
    EXPECT_TRUE(w.Possible(!seven)) << mode;
  }
}

// A summary reads one of several slots without a split; a lazy path must know
// which.
TEST(ArrayTest, OnlyLazyPathsSplitAReferenceElementByIndex) {
  for (std::string_view mode : kModes) {
    Walk w(mode);
    const ValueSet grid = w.Object(kG);
    const Expr i = std::get<Expr>(w.Read(kI));
    w.place = w.access.InBounds(w.place, grid, i)[0].place;
    Places written = w.access.WriteElement(w.place, grid, i, ValueSet(kNull));
    EXPECT_EQ(written.size(), mode == "summary" ? 1u : 2u) << mode;
  }
}

TEST(ArrayTest, StoresFollowTheClassOfTheArray) {
  for (std::string_view mode : kModes) {
    Walk w(mode);
    Location items, subs, item, sub;
    w.place.heap = w.place.heap.WithArray(kItems, w.Int(1), items)
                       .WithArray(kSubs, w.Int(1), subs)
                       .WithAllocation(kItem, item)
                       .WithAllocation(kSub, sub);
    auto storable = [&](Location array, Location value) {
      auto answers =
          w.access.WhenStorable(w.place, ValueSet(array), ValueSet(value));
      EXPECT_EQ(answers.size(), 1u);
      return answers[0].answer;
    };
    EXPECT_EQ(storable(items, item), Formula::True());
    EXPECT_EQ(storable(items, sub), Formula::True());
    EXPECT_EQ(storable(subs, sub), Formula::True());
    EXPECT_EQ(storable(subs, item), Formula::False());
    EXPECT_EQ(storable(subs, kNull), Formula::True());
  }
}

// "x" is an Item, so any Item[] that is exactly that takes it: nothing needs to
// be known about it.
TEST(ArrayTest, AStoreThatAlwaysFitsDecidesNothing) {
  Walk w("lazier-sharp");
  Location items;
  w.place.heap = w.place.heap.WithArray(kItems, w.Int(1), items);
  const ValueSet x = std::get<ValueSet>(w.Read(kX));
  auto answers = w.access.WhenStorable(w.place, ValueSet(items), x);
  ASSERT_EQ(answers.size(), 1u);
  EXPECT_EQ(answers[0].answer, Formula::True());
  Location subs;
  w.place.heap = w.place.heap.WithArray(kSubs, w.Int(1), subs);
  EXPECT_GT(w.access.WhenStorable(w.place, ValueSet(subs), x).size(), 1u);
}

TEST(ArrayTest, InputsShowArraysWithTheirElements) {
  for (std::string_view mode : {"lazy", "summary"}) {
    Walk w(mode);
    const ValueSet row = w.Element(w.Object(kG), 1);
    w.place = w.access.InBounds(w.place, row, w.Int(0))[0].place;
    auto cell = w.access.ReadElement(w.place, row, w.Int(0));
    ASSERT_TRUE(w.Assume(w.pool.Eq(std::get<Expr>(cell[0].answer), w.Int(9))));
    const std::string input = w.Input();
    EXPECT_EQ(input.substr(input.find("n3 = ")),
              "n3 = int[][]{any, n4}\nn4 = int[]{9}\n")
        << mode;
  }
}

TEST(ArrayTest, AnAllocatedArrayIsPartOfTheOutput) {
  Walk w("summary");
  const Expr i = std::get<Expr>(w.Read(kI));
  ASSERT_TRUE(w.Assume(w.pool.Eq(i, w.Int(2))));
  Location made;
  w.place.heap = w.place.heap.WithArray(kFlags, i, made, 2);
  w.place =
      w.access.WriteElement(w.place, ValueSet(made), w.Int(1), w.Int(1))[0];
  const ConcreteHeap output = w.Made()->Output(Value(ValueSet(made)));
  const ConcreteObject& array =
      output.objects[output.roots.back().cell.object()];
  EXPECT_EQ(report::HeapJson(w.types,
                             ConcreteHeap{{{"result", ConcreteCell::Object(0)}},
                                          {array}})["arrays"]
                .dump(),
            R"([{"id":"a1","type":"[Z","length":2,)"
            R"("elements":[false,true]}])");
}

// --- the pre-state

// Whether variable x can be that object.
bool MayBe(ArrayMachine& m, const Place& place, Location object) {
  for (auto& read : m.access.Read(place, ValueSet(m.args), kX))
    for (auto& a : m.access.AreEqual(
             read.place, std::get<ValueSet>(read.answer), ValueSet(object)))
      if (a.answer) return true;
  return false;
}

TEST(PrestateTest, AnInputMayLeadThereButNotToWhatTheProgramMakes) {
  for (std::string_view mode : kModes) {
    Walk w(mode);
    Location made;
    w.place.heap = w.place.heap.WithAllocation(kItem, made);
    EXPECT_TRUE(MayBe(w, w.place, w.item)) << mode;
    EXPECT_FALSE(MayBe(w, w.place, made)) << mode;
  }
}

// The run writes to it; the input shows it as it was.
TEST(PrestateTest, TheInputShowsItAsItWasAtTheStart) {
  Walk w("summary");
  const FieldId slot = w.types.SlotOf(kItems, 0);
  w.place.heap = w.place.heap.WithField(w.items, slot, ValueSet(kNull))
                     .WithField(w.item, kV, w.Int(5));
  EXPECT_EQ(Print(w.types, w.Made()->input()),
            "Config -> n1\n"
            " -> n4\n"
            "n1 = Config{count: 0, main: n2}\n"
            "n2 = Item[]{n3}\n"
            "n3 = Item{v: 0}\n"
            "n4 = Args{a: any, b: any, d: any, g: any, i: 0, j: 0, m: any, "
            "n: any, o: any, w: any, x: any, y: any, z: 0}\n");
  const ConcreteHeap output = w.Made()->Output(std::nullopt);
  EXPECT_EQ(output.objects[1].Find(slot)->kind, ConcreteCell::Kind::kNull);
  EXPECT_EQ(output.objects[2].Find(kV)->bits, 5u);
}

TEST(PrestateTest, MatchAsksForItsContents) {
  Walk w("summary");
  const ConcreteHeap input = w.Made()->input();
  EXPECT_TRUE(Match(w.pool, w.types, w.place.heap, input));
  ConcreteHeap other = input;
  other.objects[2].Find(kV)->bits = 1;
  EXPECT_FALSE(Match(w.pool, w.types, w.place.heap, other));
  other = input;
  *other.objects[1].Find(w.types.SlotOf(kItems, 0)) = ConcreteCell::Null();
  EXPECT_FALSE(Match(w.pool, w.types, w.place.heap, other));
  other = input;
  *other.objects[0].Find(kMain) = ConcreteCell::Null();
  EXPECT_FALSE(Match(w.pool, w.types, w.place.heap, other));
}

// A constant that only the input leads to is recognised by its mark.
TEST(PrestateTest, AConstantIsNotAnObjectLikeIt) {
  for (std::string_view mode : kModes) {
    ArrayMachine m(mode, kBounds);
    Location literal, args;
    SymbolicHeap heap =
        SymbolicHeap().WithAllocation(kItem, literal).WithPrestate(literal);
    heap = heap.WithRoot(kArgs, args).WithEntry();
    const Place start{{}, heap};
    auto paths_of = [&](const ConcreteHeap& input, bool same) {
      size_t count = 0;
      for (auto& read : m.access.Read(start, ValueSet(args), kX))
        for (auto& a :
             m.access.AreEqual(read.place, std::get<ValueSet>(read.answer),
                               ValueSet(literal)))
          count += a.answer == same && Satisfies(m.pool, m.types, a.place.heap,
                                                 a.place.path, input);
      return count;
    };
    ConcreteHeap input;
    input.roots.push_back({"", ConcreteCell::Object(0)});
    input.objects.push_back(BlankObject(m.types, kArgs));
    input.objects.push_back(BlankObject(m.types, kItem));
    *input.objects[0].Find(kX) = ConcreteCell::Object(1);
    EXPECT_EQ(paths_of(input, false), 1u) << mode;
    EXPECT_EQ(paths_of(input, true), 0u) << mode;
    input.objects[1].prestate = literal.index();
    EXPECT_EQ(paths_of(input, false), 0u) << mode;
    EXPECT_EQ(paths_of(input, true), 1u) << mode;
  }
}

TEST(PrestateTest, TheObjectBoundDoesNotCountIt) {
  Walk w("summary", {kUnbounded, 1, 2});
  const ValueSet x = std::get<ValueSet>(w.Read(kX));
  EXPECT_EQ(x.entries().size(), 3u);  // null, the pre-state's, a new one
}

// An enumerated class has no objects but those made before.
TEST(PrestateTest, AnEnumeratedInputIsOneOfTheConstants) {
  for (std::string_view mode : kModes) {
    ArrayMachine m(mode, kBounds);
    Location red, args;
    SymbolicHeap heap =
        SymbolicHeap().WithAllocation(kColor, red).WithPrestate(red);
    heap = heap.WithRoot(kArgs, args).WithEntry();
    for (auto& read : m.access.Read({{}, heap}, ValueSet(args), kD)) {
      const ValueSet d = std::get<ValueSet>(read.answer);
      for (auto& null : m.access.IsNull(read.place, d)) {
        if (null.answer) continue;
        for (auto& a : m.access.AreEqual(null.place, d, ValueSet(red)))
          EXPECT_TRUE(a.answer) << mode;
      }
    }
  }
}

// In the lazier modes a reference known to be non-null may have to be one.
TEST(PrestateTest, ADeferredReferenceFindsItToo) {
  ArrayMachine m("lazier-sharp", kBounds);
  Location red, args;
  SymbolicHeap heap =
      SymbolicHeap().WithAllocation(kColor, red).WithPrestate(red);
  heap = heap.WithRoot(kArgs, args).WithEntry();
  auto read = m.access.Read({{}, heap}, ValueSet(args), kD);
  for (auto& a :
       m.access.IsNull(read[0].place, std::get<ValueSet>(read[0].answer))) {
    auto made = Concretize(m.pool, m.types, a.place.heap,
                           *a.place.path.witness(), kBounds);
    ASSERT_TRUE(made);
    EXPECT_EQ(made->input().objects.size(), a.answer ? 1u : 2u);
  }
}

// --- reports

TEST(HolderTest, CellsBecomeRoots) {
  ArrayTypes types;
  ConcreteHeap heap;
  heap.roots = {{"Config", ConcreteCell::Object(0)},
                {"", ConcreteCell::Object(2)},
                {"this", ConcreteCell::Object(1)}};
  heap.objects = {BlankObject(types, kConfig), BlankObject(types, kItem),
                  BlankObject(types, kArgs), BlankObject(types, kInts, 2)};
  *heap.objects[2].Find(kN) = ConcreteCell::Object(3);
  *heap.objects[2].Find(kX) = ConcreteCell::Object(1);
  heap.objects[2].Find(kZ)->bits = 1;
  const ConcreteHeap flat = WithoutHolders(types, heap);
  EXPECT_EQ(Print(types, flat),
            "Config.count -> 0\nConfig.main -> any\n"
            "a -> any\nb -> any\nd -> any\ng -> any\ni -> 0\nj -> 0\n"
            "m -> any\nn -> n2\no -> any\nw -> any\nx -> n1\ny -> any\n"
            "z -> true\nthis -> n1\n"
            "n1 = Item{v: 0}\nn2 = int[]{0, 0}\n");
  EXPECT_EQ(report::HeapJson(types, flat).dump(),
            R"({"roots":{"Config.count":0,"Config.main":"any","a":"any",)"
            R"("b":"any","d":"any","g":"any","i":0,"j":0,"m":"any","n":"a1",)"
            R"("o":"any","w":"any","x":"n1","y":"any","z":true,"this":"n1"},)"
            R"("objects":[{"id":"n1","class":"Item","fields":{"v":0}}],)"
            R"("arrays":[{"id":"a1","type":"[I","length":2,)"
            R"("elements":[0,0]}]})");
}

TEST(HolderTest, ArraysInTextAndPictures) {
  ArrayTypes types;
  ConcreteHeap heap;
  heap.roots = {{"r", ConcreteCell::Object(0)}};
  heap.objects = {BlankObject(types, kItems, 2), BlankObject(types, kItem)};
  *heap.objects[0].Find(types.SlotOf(kItems, 1)) = ConcreteCell::Object(1);
  EXPECT_EQ(report::HeapText(types, heap),
            "r = a1  a1: Item[]{any, n1}  n1: Item{v: 0}");
  EXPECT_NE(ToDot(types, heap).find("0->1 [label=\"[1]\"]"), std::string::npos);
}

}  // namespace
}  // namespace heap
