#include "engine/merging/text_hash.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

#include "engine/runtime/invocation.h"
#include "engine/runtime/late_text.h"
#include "expr/kind.h"
#include "expr/pool.h"
#include "heap/symbolic_heap.h"
#include "heap/value_set.h"

namespace engine {
namespace {

using expr::Expr;
using expr::Formula;
using expr::Kind;
using heap::Location;
using heap::ValueSet;

// Longer texts are run through.
constexpr uint32_t kMostBytes = 64;

class TextHash {
 public:
  TextHash(Context& c, const State& s, ValueSet string)
      : c_(c),
        owner_(s.frame.body->owner),
        string_(std::move(string)),
        place_(s.place) {}

  // As String.hashCode has it: what was worked out before, or that.
  std::optional<Expr> Run() {
    const auto hash = ReadField("hash", "I");
    const auto is_zero = ReadField("hashIsZero", "Z");
    if (!hash || !is_zero) return std::nullopt;
    const Formula known = c_.pool.Or(Holds(*is_zero), !Is(Term(*hash), 0));
    if (known.IsTrue()) return Term(*hash);
    const auto fresh = OfText();
    if (!fresh) return std::nullopt;
    const Expr result = c_.pool.Ite(known, Term(*hash), *fresh);
    if (!Write("hash", "I", result) ||
        !Write("hashIsZero", "Z", c_.pool.Ite(Is(result, 0), Int(1), Int(0))))
      return std::nullopt;
    return result;
  }

  heap::Place& place() { return place_; }

 private:
  Expr Int(int32_t n) { return c_.pool.Int(n); }
  Formula Is(Expr e, int32_t n) { return c_.pool.Eq(e, Int(n)); }
  Expr Make(Kind kind, Expr a, Expr b) { return c_.pool.Make(kind, a, b); }
  Expr Term(const heap::Value& v) {
    return c_.values.ToTerm(c_.values.FromValue(v));
  }
  Formula Holds(const heap::Value& v) { return !Is(Term(v), 0); }

  // None where the strategy has to decide something first.
  template <class T>
  std::optional<T> Only(heap::Answers<T> answers) {
    if (answers.size() != 1) return std::nullopt;
    place_ = std::move(answers[0].place);
    return std::move(answers[0].answer);
  }

  std::optional<heap::Value> ReadField(const char* name, const char* type) {
    const auto f = c_.table.DeclaredField(owner_, name, type);
    if (!f) return std::nullopt;
    return Only(c_.access.Read(place_, string_, *f));
  }

  bool Write(const char* name, const char* type, Expr value) {
    const auto f = c_.table.DeclaredField(owner_, name, type);
    auto places = c_.access.Write(place_, string_, *f,
                                  c_.values.ToValue(c_.values.FromTerm(value)));
    if (places.size() != 1) return false;
    place_ = std::move(places[0]);
    return true;
  }

  std::optional<Expr> OfText() {
    const auto coder = ReadField("coder", "B");
    const auto value = ReadField("value", "[B");
    if (!coder || !value) return std::nullopt;
    const auto& bytes = std::get<ValueSet>(*value);
    const auto length = Only(c_.access.Length(place_, bytes));
    if (!length || !ReadBytes(bytes)) return std::nullopt;
    return c_.pool.Ite(Holds(*coder), OfWide(*length), OfNarrow(*length));
  }

  // How many there can be in one of these arrays; none: too many.
  std::optional<uint32_t> MostIn(const ValueSet& arrays) {
    uint32_t most = 0;
    for (const heap::Guarded& e : arrays.entries()) {
      if (e.location < heap::kFirstObject) continue;
      if (place_.heap.Info(e.location).longer) return std::nullopt;
      most = std::max(most, place_.heap.MostSlots(c_.pool, e.location));
    }
    return most <= kMostBytes ? std::optional(most) : std::nullopt;
  }

  bool ReadBytes(const ValueSet& arrays) {
    const auto most = MostIn(arrays);
    if (!most) return false;
    for (uint32_t i = 0; i < *most; ++i) {
      const auto byte = Only(
          c_.access.ReadElement(place_, arrays, Int(static_cast<int32_t>(i))));
      if (!byte) return false;
      bytes_.push_back(Make(Kind::kBitAnd, Term(*byte), Int(255)));
    }
    return true;
  }

  // The hash code of the first so many characters, for each such number; it is
  // that of `count`.
  Expr OfCharacters(const std::vector<Expr>& characters, Expr count) {
    Expr hash = Int(0);
    Expr result = hash;
    for (size_t i = 0; i < characters.size(); ++i) {
      hash = Make(Kind::kAdd, Make(Kind::kMul, hash, Int(31)), characters[i]);
      const Formula longer = c_.pool.Lt(Int(static_cast<int32_t>(i)), count);
      result = c_.pool.Ite(longer, hash, result);
    }
    return result;
  }

  Expr OfNarrow(Expr length) { return OfCharacters(bytes_, length); }

  // Two bytes each, the lower one first.
  Expr OfWide(Expr length) {
    std::vector<Expr> characters;
    for (size_t i = 0; i + 1 < bytes_.size(); i += 2)
      characters.push_back(Make(Kind::kBitOr, bytes_[i],
                                Make(Kind::kShl, bytes_[i + 1], Int(8))));
    return OfCharacters(characters, Make(Kind::kShr, length, Int(1)));
  }

  Context& c_;
  const ClassId owner_;
  const ValueSet string_;
  heap::Place place_;
  std::vector<Expr> bytes_;
};

}  // namespace

bool ReturnTextHash(Context& context, State& state) {
  const Slot string = state.frame.slots[0];
  if (string.form == Slot::Form::kParameter || context.may_defer ||
      UnwrittenAmong(context, state, string))
    return false;
  TextHash hash(context, state, context.values.ToSet(string));
  const auto result = hash.Run();
  if (!result) return false;
  state.place = std::move(hash.place());
  Leave(context, state, context.values.FromTerm(*result));
  return true;
}

}  // namespace engine
