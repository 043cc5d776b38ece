// athrow. Exceptions of different classes are different decisions, whether or
// not one handler catches them all.
#include "base/hash.h"
#include "engine/ops/ops.h"
#include "engine/runtime/exceptions.h"

namespace engine::ops {

Step ThrowReference(Context& c, State& s, const Instruction&) {
  const Slot thrown = s.frame.Pop(Type::kReference);
  return WhereNotNull(c, s, thrown, [&](State& t) {
    auto class_of = [](ClassId type) { return type.index(); };
    auto answers = c.access.Dispatch(t.place, c.values.ToSet(thrown), class_of);
    const bool telling = answers.size() > 1;
    return ForEach(c, t, std::move(answers), [&](State& u, uint32_t type) {
      Decide(u, Branch::Kind::kException, type,
             base::HashText(c.table[ClassId(type)].name), telling);
      return Unwind(c, u, thrown, ClassId(type));
    });
  });
}

}  // namespace engine::ops
