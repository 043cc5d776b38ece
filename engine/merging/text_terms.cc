#include "engine/merging/text_terms.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

#include "engine/linking/ids.h"
#include "engine/runtime/invocation.h"
#include "engine/runtime/late_text.h"
#include "engine/state/body.h"
#include "engine/state/slot.h"
#include "expr/kind.h"
#include "expr/pool.h"
#include "heap/access.h"
#include "heap/symbolic_heap.h"
#include "heap/value_set.h"

namespace engine {
namespace {

using expr::Expr;
using expr::Formula;
using expr::Kind;
using heap::Guarded;
using heap::Location;
using heap::ValueSet;

// Longer texts are run through.
constexpr uint32_t kMostBytes = 64;

// What a string holds.
struct Text {
  Formula wide;  // two bytes for each character
  Expr length;   // in bytes
  std::vector<Expr> bytes;
};

// Reads strings on a place of its own.
class Reader {
 public:
  Reader(Context& c, const State& s)
      : c_(c), string_(s.frame.body->owner), place_(s.place) {}

  heap::Place& place() { return place_; }

  // Through a reference that is not null.
  std::optional<heap::Value> ReadField(const ValueSet& base, const char* name,
                                       const char* type) {
    const auto f = c_.table.DeclaredField(string_, name, type);
    if (!f) return std::nullopt;
    return Only(c_.access.Read(place_, base, *f));
  }

  bool Write(const ValueSet& base, const char* name, const char* type,
             Expr value) {
    const auto f = c_.table.DeclaredField(string_, name, type);
    auto places = c_.access.Write(place_, base, *f,
                                  c_.values.ToValue(c_.values.FromTerm(value)));
    if (places.size() != 1) return false;
    place_ = std::move(places[0]);
    return true;
  }

  std::optional<Text> Read(const ValueSet& base) {
    const auto coder = ReadField(base, "coder", "B");
    const auto value = ReadField(base, "value", "[B");
    if (!coder || !value) return std::nullopt;
    const auto& arrays = std::get<ValueSet>(*value);
    const auto most = MostIn(arrays);
    const auto length = Only(c_.access.Length(place_, arrays));
    if (!most || !length) return std::nullopt;
    Text text{!Is(Term(*coder), 0), *length, {}};
    for (uint32_t i = 0; i < *most; ++i) {
      const auto byte =
          Only(c_.access.ReadElement(place_, arrays, Int(int32_t(i))));
      if (!byte) return std::nullopt;
      text.bytes.push_back(Term(*byte));
    }
    return text;
  }

  Expr Int(int32_t n) { return c_.pool.Int(n); }
  Formula Is(Expr e, int32_t n) { return c_.pool.Eq(e, Int(n)); }
  Expr Term(const heap::Value& v) {
    return c_.values.ToTerm(c_.values.FromValue(v));
  }

 private:
  // None where the strategy has to decide something first.
  template <class T>
  std::optional<T> Only(heap::Answers<T> answers) {
    if (answers.size() != 1) return std::nullopt;
    place_ = std::move(answers[0].place);
    return std::move(answers[0].answer);
  }

  // How many bytes there can be in one of these; none: too many.
  std::optional<uint32_t> MostIn(const ValueSet& arrays) {
    uint32_t most = 0;
    for (const Guarded& e : arrays.entries()) {
      if (e.location < heap::kFirstObject) continue;
      if (place_.heap.Info(e.location).longer) return std::nullopt;
      most = std::max(most, place_.heap.MostSlots(c_.pool, e.location));
    }
    return most <= kMostBytes ? std::optional(most) : std::nullopt;
  }

  Context& c_;
  const ClassId string_;
  heap::Place place_;
};

class HashCode {
 public:
  HashCode(Context& c, Reader& reader) : pool_(c.pool), reader_(reader) {}

  // As String.hashCode has it. What was worked out before, in some cases, is
  // the same number.
  std::optional<Expr> Run(const ValueSet& string) {
    const auto hash = reader_.ReadField(string, "hash", "I");
    const auto is_zero = reader_.ReadField(string, "hashIsZero", "Z");
    if (!hash || !is_zero) return std::nullopt;
    const Expr before = reader_.Term(*hash);
    const Formula known =
        pool_.Or(!Is(reader_.Term(*is_zero), 0), !Is(before, 0));
    if (known.IsTrue()) return before;
    const auto text = reader_.Read(string);
    if (!text) return std::nullopt;
    const Expr result = OfText(*text);
    if (!reader_.Write(string, "hash", "I", result) ||
        !reader_.Write(string, "hashIsZero", "Z",
                       pool_.Ite(Is(result, 0), Int(1), Int(0))))
      return std::nullopt;
    return result;
  }

 private:
  Expr Int(int32_t n) { return pool_.Int(n); }
  Formula Is(Expr e, int32_t n) { return pool_.Eq(e, Int(n)); }
  Expr Make(Kind kind, Expr a, Expr b) { return pool_.Make(kind, a, b); }

  Expr OfText(const Text& text) {
    std::vector<Expr> narrow, wide;  // the lower byte first
    for (Expr byte : text.bytes)
      narrow.push_back(Make(Kind::kBitAnd, byte, Int(255)));
    for (size_t i = 0; i + 1 < narrow.size(); i += 2)
      wide.push_back(Make(Kind::kBitOr, narrow[i],
                          Make(Kind::kShl, narrow[i + 1], Int(8))));
    return pool_.Ite(text.wide,
                     OfFirst(wide, Make(Kind::kShr, text.length, Int(1))),
                     OfFirst(narrow, text.length));
  }

  Expr OfFirst(const std::vector<Expr>& characters, Expr count) {
    Expr hash = Int(0);
    Expr result = hash;
    for (size_t i = 0; i < characters.size(); ++i) {
      hash = Make(Kind::kAdd, Make(Kind::kMul, hash, Int(31)), characters[i]);
      result = pool_.Ite(pool_.Lt(Int(int32_t(i)), count), hash, result);
    }
    return result;
  }

  expr::Pool& pool_;
  Reader& reader_;
};

// May the text be read? Then the reference is one of these strings.
std::optional<ValueSet> StringsOf(Context& c, const State& s, uint32_t local) {
  const Slot& slot = s.frame.slots[local];
  if (slot.form == Slot::Form::kParameter || c.may_defer ||
      UnwrittenAmong(c, s, slot))
    return std::nullopt;
  const ValueSet set = s.place.heap.Settle(c.pool, c.values.ToSet(slot));
  for (const Guarded& e : set.entries()) {
    if (e.location == heap::kNull) {
      if (c.heap.feasible.Possible(s.place.path, e.guard)) return std::nullopt;
    } else if (s.place.heap.ClassesOf(c.pool, e.location) !=
               std::vector<ClassId>{s.frame.body->owner}) {
      return std::nullopt;
    }
  }
  return set;
}

// The same characters; that they are of one length says how many to look at.
Formula SameText(expr::Pool& pool, const Text& a, const Text& b) {
  const Formula as_wide = pool.Ite(a.wide, b.wide, !b.wide);
  const Formula as_long = pool.Eq(a.length, b.length);
  Formula same = pool.And(as_wide, as_long);
  const size_t most = std::min(a.bytes.size(), b.bytes.size());
  for (size_t i = 0; i < most; ++i) {
    const Formula beyond = pool.Le(a.length, pool.Int(int32_t(i)));
    const Formula alike = pool.Eq(a.bytes[i], b.bytes[i]);
    same = pool.And(same, pool.Or(beyond, alike));
  }
  return same;
}

// A name for it: conditions on several keys are about these names, and about
// characters only where a solver asks.
Formula Named(expr::Pool& pool, expr::Path& path, Formula f) {
  if (f.IsConstant()) return f;
  const std::pair<Formula, uint32_t> cases[] = {{f, 1}, {!f, 0}};
  const expr::Variable name = pool.MakeDerived(cases);
  path = path.WithDerived(pool, name);
  return pool.ChoiceIs(name, 1);
}

}  // namespace

bool ReturnTextHash(Context& context, State& state) {
  const auto string = StringsOf(context, state, 0);
  if (!string) return false;
  Reader reader(context, state);
  const auto result = HashCode(context, reader).Run(*string);
  if (!result) return false;
  state.place = std::move(reader.place());
  Leave(context, state, context.values.FromTerm(*result));
  return true;
}

bool ReturnTextsEqual(Context& context, State& state) {
  const auto a = StringsOf(context, state, 0);
  const auto b = StringsOf(context, state, 1);
  if (!a || !b) return false;
  Reader reader(context, state);
  const auto x = reader.Read(*a);
  const auto y = x ? reader.Read(*b) : std::nullopt;
  if (!y) return false;
  expr::Pool& pool = context.pool;
  state.place = std::move(reader.place());
  const Formula same = Named(pool, state.place.path, SameText(pool, *x, *y));
  const Formula holds = pool.Or(heap::Equal(pool, *a, *b), same);
  Leave(context, state,
        context.values.FromTerm(pool.Ite(holds, pool.Int(1), pool.Int(0))));
  return true;
}

}  // namespace engine
