// Arrays: making, measuring, reading, writing.
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <string>
#include <vector>

#include "classfile/instruction.h"
#include "engine/ops/ops.h"
#include "engine/runtime/arrays.h"
#include "engine/runtime/exceptions.h"
#include "engine/state/truncation.h"

namespace engine::ops {
namespace {

constexpr const char* kNoArray = "an array instruction on another object";

// What a number of few that are known is at most; the bound where that is no
// such number, or a large one.
uint32_t MostOf(Context& c, expr::Expr length) {
  constexpr uint32_t kMostTracked = 1 << 12;
  for (uint32_t most = c.options.new_array; most <= kMostTracked && most > 0;
       most *= 2)
    if (c.pool.Lt(c.pool.Int(static_cast<int32_t>(most)), length).IsFalse())
      return most;
  return c.options.new_array;
}

// HotSpot makes no longer ones, however much memory there is.
constexpr int32_t kLongestOfJvm = INT32_MAX - 2;

bool IsKeptInPart(const Slot& length) {
  return !length.IsKnown() ||
         (length.AsInt() > kLongestArray && length.AsInt() <= kLongestOfJvm);
}

// One of several numbers, where the path has settled which: what a map that is
// filled has for room depends on what is in it.
Slot Settled(Context& c, const State& s, const Slot& length) {
  if (length.IsKnown()) return length;
  expr::Expr term = c.values.ToTerm(length);
  while (c.pool.kind(term) == Kind::kIte) {
    const expr::Formula first =
        s.place.path.Narrowed(c.pool, c.pool.condition(term));
    if (!first.IsConstant()) break;
    term = c.pool.kids(term)[first.IsTrue() ? 0 : 1];
  }
  return c.values.FromTerm(term);
}

// A known length goes up to the longest array; unknown ones have a bound of
// their own, that of all elements where there are several.
std::vector<NewLength> LengthsOf(Context& c, const std::vector<Slot>& lengths) {
  const auto unknown =
      std::count_if(lengths.begin(), lengths.end(),
                    [](const Slot& length) { return !length.IsKnown(); });
  if (lengths.size() == 1 && IsKeptInPart(lengths[0])) {
    const expr::Expr term = c.values.ToTerm(lengths[0]);
    return {{term, MostOf(c, term), true}};
  }
  uint32_t most = c.options.new_array;
  while (unknown > 1 && std::pow(most, unknown) > c.options.new_array) --most;
  std::vector<NewLength> result;
  for (const Slot& length : lengths)
    result.push_back(
        {c.values.ToTerm(length),
         length.IsKnown() ? static_cast<uint32_t>(kLongestArray) : most});
  return result;
}

bool MayBeLonger(const Context& c, const State& s, const NewLength& length) {
  const auto most = static_cast<int32_t>(length.most);
  return c.heap.feasible.Possible(s.place.path,
                                  c.pool.Lt(c.pool.Int(most), length.term));
}

Step Allocate(Context& c, State& s, ClassId array,
              std::vector<NewLength> lengths) {
  double cells = 1;
  for (NewLength& length : lengths) {
    length.longer = length.longer && MayBeLonger(c, s, length);
    if (auto known = c.pool.constant(length.term); known && !length.longer)
      length.most = static_cast<uint32_t>(*known);
    if (length.longer) c.settings.insert("memory for arrays of any length");
    cells *= length.most;
  }
  if (cells > kLongestArray)
    return Finish(s, search::EndKind::kBound,
                  "a new array with " + std::to_string(cells) + " elements");
  s.frame.Push(Slot::At(MakeArray(c, s, array, lengths)));
  return Step::kNext;
}

// JVMS 6.5 multianewarray: nothing is made if any length is negative.
Step Make(Context& c, State& s, ClassId array,
          const std::vector<NewLength>& lengths) {
  expr::Formula negative = expr::Formula::False();
  for (const NewLength& length : lengths)
    negative = c.pool.Or(negative, c.pool.Lt(length.term, c.pool.Int(0)));
  return Unless(
      c, s, negative, Implicit::kNegativeArraySizeException,
      [&](State& t) {
        expr::Formula too_long = expr::Formula::False();
        uint32_t most = kLongestArray;
        for (const NewLength& length : lengths) {
          const auto limit = static_cast<int32_t>(length.most);
          const expr::Formula longer =
              c.pool.Lt(c.pool.Int(limit), length.term);
          if (longer.IsFalse() || length.longer) continue;
          too_long = c.pool.Or(too_long, longer);
          most = std::min(most, length.most);
        }
        return Branching(c, t, too_long, [&](State& u, bool cut) {
          if (!cut) return Allocate(c, u, array, lengths);
          return Finish(u, search::EndKind::kBound,
                        "a new array longer than " + std::to_string(most));
        });
      },
      [&](const State&) {
        return lengths.size() == 1 ? NegativeLength(c, lengths[0].term)
                                   : Message();
      });
}

Step MakeOne(Context& c, State& s, ClassId array) {
  return Make(c, s, array,
              LengthsOf(c, {Settled(c, s, s.frame.Pop(Type::kInt))}));
}

// boolean[] and byte[] share their instructions.
char ElementLetter(const Context& c, const State& s, const Slot& base,
                   char element) {
  if (element != 'B' || !base.IsKnown() || base.location() == heap::kNull)
    return element;
  const heap::ObjectInfo& info = s.place.heap.Info(base.location());
  if (info.type || !c.table[info.exact].IsArray()) return element;
  return c.table.LetterOf(c.table[info.exact].component);
}

Step StoreInBounds(Context& c, State& s, const Slot& base, const Slot& index,
                   const heap::Value& value) {
  return ForEach(c, s,
                 c.access.WriteElement(s.place, c.values.ToSet(base),
                                       c.values.ToTerm(index), value),
                 [](State&) { return Step::kNext; });
}

// The last check: an element type that the value's class is not below.
Step StoreChecked(Context& c, State& s, const Slot& base, const Slot& index,
                  const Slot& value) {
  return ForEach(
      c, s,
      c.access.WhenStorable(s.place, c.values.ToSet(base),
                            c.values.ToSet(value)),
      [&](State& t, expr::Formula fits) {
        return Unless(
            c, t, !fits, Implicit::kArrayStoreException,
            [&](State& u) {
              return StoreInBounds(c, u, base, index, c.values.ToValue(value));
            },
            [&](const State& u) { return ClassNameOf(c, u, value); });
      });
}

}  // namespace

Step NewArray(Context& c, State& s, const Instruction& in) {
  const char letter =
      classfile::kArrayTypeDescriptors[in.a - classfile::kFirstArrayType];
  const ClassId array = c.table.NameOfType(std::string("[") + letter);
  Linked<ClassId> loaded = c.table.Load(array);
  if (!loaded.ok()) return Throw(c, s, *loaded.error());
  return MakeOne(c, s, array);
}

Step NewReferenceArray(Context& c, State& s, const Instruction& in) {
  Linked<ClassId> element =
      c.resolver.Class(s.frame.body->owner, static_cast<uint16_t>(in.a));
  if (!element.ok()) return Throw(c, s, *element.error());
  Linked<ClassId> array = c.table.Load(c.table.ArrayOf(element.value()));
  if (!array.ok()) return Throw(c, s, *array.error());
  return MakeOne(c, s, array.value());
}

Step NewMultiArray(Context& c, State& s, const Instruction& in) {
  Linked<ClassId> array =
      c.resolver.Class(s.frame.body->owner, static_cast<uint16_t>(in.a));
  if (!array.ok()) return Throw(c, s, *array.error());
  std::vector<Slot> lengths(static_cast<size_t>(in.b));
  for (size_t i = lengths.size(); i-- > 0;)
    lengths[i] = s.frame.Pop(Type::kInt);
  return Make(c, s, array.value(), LengthsOf(c, lengths));
}

Step ArrayLength(Context& c, State& s, const Instruction&) {
  const Slot base = s.frame.Pop(Type::kReference);
  if (auto length = KnownLength(c, s, base)) {
    s.frame.Push(Slot::Int(*length));
    return Step::kNext;
  }
  if (!AreArrays(c, s, base, 0)) return Unsupported(s, kNoArray);
  return WhereNotNull(c, s, base, [&](State& t) {
    return ForEach(c, t, c.access.Length(t.place, c.values.ToSet(base)),
                   [&](State& u, expr::Expr length) {
                     u.frame.Push(c.values.FromTerm(length));
                     return Step::kNext;
                   });
  });
}

template <char kElement>
Step LoadElement(Context& c, State& s, const Instruction&) {
  const Slot index = s.frame.Pop(Type::kInt);
  const Slot base = s.frame.Pop(Type::kReference);
  if (!AreArrays(c, s, base, kElement)) return Unsupported(s, kNoArray);
  return WhereInBounds(c, s, base, index, [&](State& t) {
    return ForEach(c, t,
                   c.access.ReadElement(t.place, c.values.ToSet(base),
                                        c.values.ToTerm(index)),
                   [&](State& u, const heap::Value& value) {
                     u.frame.PushValue(u.frame.Expect(
                         TypeOfLetter(kElement), c.values.FromValue(value)));
                     return Step::kNext;
                   });
  });
}

template <char kElement>
Step StoreElement(Context& c, State& s, const Instruction&) {
  Slot value = s.frame.Pop(TypeOfLetter(kElement));
  const Slot index = s.frame.Pop(Type::kInt);
  const Slot base = s.frame.Pop(Type::kReference);
  if (!AreArrays(c, s, base, kElement)) return Unsupported(s, kNoArray);
  if constexpr (kElement != 'A')
    value =
        Truncate(c.pool, c.values, value, ElementLetter(c, s, base, kElement));
  return WhereInBounds(c, s, base, index, [&](State& t) {
    if constexpr (kElement == 'A')
      return StoreChecked(c, t, base, index, value);
    else
      return StoreInBounds(c, t, base, index, c.values.ToValue(value));
  });
}

#define SUMMA_MAKE(letter)                                                 \
  template Step LoadElement<letter>(Context&, State&, const Instruction&); \
  template Step StoreElement<letter>(Context&, State&, const Instruction&);
SUMMA_MAKE('I')
SUMMA_MAKE('J')
SUMMA_MAKE('F')
SUMMA_MAKE('D')
SUMMA_MAKE('A')
SUMMA_MAKE('B')
SUMMA_MAKE('C')
SUMMA_MAKE('S')
#undef SUMMA_MAKE

}  // namespace engine::ops
