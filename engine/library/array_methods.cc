// Arrays that reflection makes, how long the library lets one grow, and
// System.arraycopy: checks in the order of its documentation, then the copy, as
// if through a third array. References that the target does not take stop it
// where the first one is.
#include <cstdint>
#include <map>
#include <optional>
#include <string>

#include "classfile/modified_utf8.h"
#include "engine/library/intrinsics.h"
#include "engine/runtime/array_copy.h"
#include "engine/runtime/arrays.h"
#include "engine/runtime/exceptions.h"
#include "engine/runtime/invocation.h"
#include "engine/runtime/mirrors.h"
#include "expr/kind.h"

namespace engine::intrinsics {
namespace {

using Type = Slot::Type;
using expr::Expr;
using expr::Formula;

constexpr char kReferences = 'A', kNoArray = 0;

// What an object of that class holds: the letter of a primitive type.
char KindOf(const Context& c, ClassId type) {
  if (!c.table[type].IsArray()) return kNoArray;
  const char letter = c.table.LetterOf(c.table[type].component);
  return letter == 'L' || letter == '[' ? kReferences : letter;
}

// When it is an array of that kind, by kind.
std::map<char, Formula> KindsOf(Context& c, const State& s, const Slot& array) {
  std::map<char, Formula> kinds;
  for (const ArrayPart& part : PartsOf(c, s, array)) {
    auto [it, first] = kinds.emplace(KindOf(c, part.type), part.guard);
    if (!first) it->second = c.pool.Or(it->second, part.guard);
  }
  return kinds;
}

Formula SameKind(Context& c, const State& s, const engine::ArrayCopy& copy) {
  const std::map<char, Formula> sources = KindsOf(c, s, copy.source);
  Formula same = Formula::False();
  for (const auto& [kind, when] : KindsOf(c, s, copy.target))
    if (auto it = sources.find(kind); it != sources.end())
      same = c.pool.Or(same, c.pool.And(when, it->second));
  return same;
}

// first >= 0, count >= 0 and first + count <= length, without overflow.
Formula InRange(Context& c, Expr first, Expr count, Expr length) {
  expr::Pool& pool = c.pool;
  const Expr left = pool.Make(expr::Kind::kSub, length, first);
  const Expr zero = pool.Int(0);
  const Formula starts = pool.Le(zero, first), counts = pool.Le(zero, count);
  const Formula ends = pool.Le(count, left);
  return pool.And(pool.And(starts, counts), ends);
}

Step CopyInRange(Context& c, State& s, const engine::ArrayCopy& copy) {
  if (KindsOf(c, s, copy.source).size() > 1)
    return Unsupported(s, "arraycopy of an array of one of several kinds");
  return CopyElements(c, s, copy, [&](State& t, Formula stored) {
    return Unless(c, t, !stored, Implicit::kArrayStoreException,
                  [&](State& u) { return Leave(c, u, std::nullopt); });
  });
}

Step CheckRange(Context& c, State& s, const engine::ArrayCopy& copy) {
  auto length = [&](State& t, const Slot& array, auto next) {
    return ForEach(c, t, c.access.Length(t.place, c.values.ToSet(array)), next);
  };
  return length(s, copy.source, [&](State& t, Expr source) {
    return length(t, copy.target, [&](State& u, Expr target) {
      const Formula readable = InRange(c, copy.from, copy.count, source);
      const Formula inside =
          c.pool.And(readable, InRange(c, copy.to, copy.count, target));
      return Unless(c, u, !inside, Implicit::kArrayIndexOutOfBoundsException,
                    [&](State& v) { return CopyInRange(c, v, copy); });
    });
  });
}

// Decides which object it is, where that was put off.
template <class Next>
Step Resolved(Context& c, State& s, const Slot& reference, Next next) {
  return ForEach(c, s,
                 c.access.WhenInstance(s.place, c.values.ToSet(reference),
                                       c.table.object()),
                 [&](State& t, Formula) { return next(t); });
}

Step CheckKinds(Context& c, State& s, const engine::ArrayCopy& copy) {
  return Resolved(c, s, copy.source, [&](State& t) {
    return Resolved(c, t, copy.target, [&](State& u) {
      return Unless(c, u, !SameKind(c, u, copy), Implicit::kArrayStoreException,
                    [&](State& v) { return CheckRange(c, v, copy); });
    });
  });
}

// Which of them is null makes no difference to the program: one case.
Step CheckNulls(Context& c, State& s, const engine::ArrayCopy& copy) {
  auto is_null = [&](const Slot& array) {
    return c.values.ToSet(array).GuardOf(heap::kNull);
  };
  return Unless(c, s, c.pool.Or(is_null(copy.source), is_null(copy.target)),
                Implicit::kNullPointerException,
                [&](State& t) { return CheckKinds(c, t, copy); });
}

// Is it known to be something else?
bool IsNoArray(Context& c, const State& s, const Slot& object) {
  if (!IsOneObject(c, s, object)) return false;
  const heap::ObjectInfo& info = s.place.heap.Info(object.location());
  return !info.type && !c.table[info.exact].IsArray();
}

}  // namespace

Step NewArrayOf(Context& c, State& s) {
  const Slot mirror = s.frame.Local(0, Type::kReference);
  const Slot length = s.frame.Local(1, Type::kInt);
  if (mirror == Slot::Null())
    return Throw(c, s, Implicit::kNullPointerException);
  const auto type =
      mirror.IsKnown() ? MirroredClass(s, mirror.location()) : std::nullopt;
  if (!type || c.table[*type].name == "void" || !length.IsKnown() ||
      length.AsInt() > kLongestArray)
    return Unsupported(s, "Array.newInstance of what is not known");
  if (length.AsInt() < 0)
    return Throw(c, s, Implicit::kNegativeArraySizeException,
                 classfile::DecodeModifiedUtf8(std::to_string(length.AsInt())));
  Linked<ClassId> array = c.table.Load(c.table.ArrayOf(*type));
  if (!array.ok()) return Throw(c, s, *array.error());
  const engine::NewLength one[] = {
      {c.values.ToTerm(length), static_cast<uint32_t>(length.AsInt())}};
  return Leave(c, s, Slot::At(MakeArray(c, s, array.value(), one)));
}

Step ReflectedLength(Context& c, State& s) {
  const Slot array = s.frame.Local(0, Type::kReference);
  return WhereNotNull(c, s, array, [&](State& t) {
    if (!AreArrays(c, t, array, 0)) {
      if (IsNoArray(c, t, array))
        return Throw(c, t, "java/lang/IllegalArgumentException",
                     u"Argument is not an array");
      return Unsupported(t, "Array.getLength of what may be no array");
    }
    return ForEach(c, t, c.access.Length(t.place, c.values.ToSet(array)),
                   [&](State& u, Expr length) {
                     return Leave(c, u, c.values.FromTerm(length));
                   });
  });
}

Step ArrayCopy(Context& c, State& s) {
  Frame& frame = s.frame;
  const Slot source = frame.Local(0, Type::kReference);
  const Slot target = frame.Local(2, Type::kReference);
  auto number = [&](uint32_t n) {
    return c.values.ToTerm(frame.Local(n, Type::kInt));
  };
  const engine::ArrayCopy copy{source, target, number(1), number(3), number(4)};
  if (c.initializer.KeepsCasesTogether()) return CheckNulls(c, s, copy);
  return WhereNotNull(c, s, source, [&](State& t) {
    return WhereNotNull(c, t, target,
                        [&](State& u) { return CheckKinds(c, u, copy); });
  });
}

namespace {

// jdk.internal.util.ArraysSupport.SOFT_MAX_ARRAY_LENGTH.
constexpr int32_t kLongestOfLibrary = INT32_MAX - 8;

}  // namespace

// How long an array grows. Its class looks into memory before it can be used.
Step NewLength(Context& c, State& s) {
  auto argument = [&](uint32_t local) {
    return c.values.ToTerm(s.frame.Local(local, Type::kInt));
  };
  const expr::Expr least = argument(1), wanted = argument(2);
  const expr::Expr more = c.pool.Ite(c.pool.Lt(least, wanted), wanted, least);
  const expr::Expr length = c.pool.Make(expr::Kind::kAdd, argument(0), more);
  const expr::Formula positive = c.pool.Lt(c.pool.Int(0), length);
  const expr::Formula fits =
      c.pool.And(positive, c.pool.Le(length, c.pool.Int(kLongestOfLibrary)));
  return Branching(c, s, fits, [&](State& t, bool holds) {
    return holds ? Leave(c, t, c.values.FromTerm(length)) : RunCode(c, t);
  });
}

}  // namespace engine::intrinsics
