// Calls. Only a receiver that may select several methods splits the path, into
// one case per method, not per class or object.
#include <algorithm>
#include <functional>
#include <string>
#include <vector>

#include "engine/library/var_handles.h"
#include "engine/ops/ops.h"
#include "engine/runtime/class_init.h"
#include "engine/runtime/exceptions.h"
#include "engine/runtime/invocation.h"
#include "engine/state/truncation.h"

namespace engine::ops {
namespace {

Linked<MethodId> MethodOf(Context& c, const State& s, const Instruction& in) {
  return c.resolver.Method(s.frame.body->owner, static_cast<uint16_t>(in.a));
}

// The word of the receiver, below the arguments.
Slot Receiver(Context& c, State& s, MethodId m) {
  const uint32_t below = c.table[m].argument_slots - 1u;
  return s.frame.Expect(Type::kReference, s.frame.Peek(below));
}

Step Call(Context& c, State& s, const Target& target, bool telling) {
  if (!target.method) return Throw(c, s, InternalName(target.error));
  const Body& body = BodyFor(c, s, *target.method);
  if (s.first_run != nullptr && c.table.NewerVersionOf(body.owner))
    return Unsupported(s, "a call of " + c.table.TextOf(body.method) +
                              ", which the new version does not have");
  if (body.info->IsAbstract())
    return Throw(c, s, "java/lang/AbstractMethodError");
  Decide(s, Branch::Kind::kCall, body.method.index(), body.hash, telling);
  return Enter(c, s, body);
}

// A class nobody has seen may override whatever it can.
bool IsUnknownOverride(const Context& c, ClassId receiver, MethodId resolved) {
  const MethodInfo& method = c.table[resolved];
  return c.table[receiver].kind == ClassKind::kUnknownSubclass &&
         !method.IsPrivate() && !method.Has(classfile::kAccFinal);
}

using Select = std::function<Target(ClassId)>;

// The class of a receiver that has only one.
std::optional<ClassId> KnownClass(const State& s, const Slot& receiver) {
  if (!receiver.IsKnown() || receiver.location() == heap::kNull)
    return std::nullopt;
  const heap::ObjectInfo& info = s.place.heap.Info(receiver.location());
  if (info.type || info.kind == heap::ObjectInfo::Kind::kDeferred)
    return std::nullopt;
  return info.exact;
}

Step CallSelected(Context& c, State& s, const Slot& receiver, MethodId resolved,
                  const Select& select) {
  // What calls of unknown classes do comes after all that can be selected.
  constexpr uint32_t kUnknown = heap::kNoTarget - 1;
  std::vector<Target> targets;
  auto number_of = [&](ClassId type) {
    if (IsUnknownOverride(c, type, resolved)) return kUnknown;
    const Target target = select(type);
    auto found = std::find(targets.begin(), targets.end(), target);
    if (found == targets.end()) found = targets.insert(found, target);
    return static_cast<uint32_t>(found - targets.begin());
  };
  auto answers =
      c.access.Dispatch(s.place, c.values.ToSet(receiver), number_of);
  const bool telling = answers.size() > 1;
  return ForEach(c, s, std::move(answers), [&](State& t, uint32_t number) {
    if (number == kUnknown)
      return Unsupported(t,
                         "a method of an unknown subclass, which may "
                         "override " +
                             c.table.TextOf(resolved));
    return Call(c, t, targets[number], telling);
  });
}

// JVMS 2.9.3: the descriptor is that of the call.
Step CallAnyTypes(Context& c, State& s, const Instruction& in, MethodId m) {
  if (c.table[c.table[m].owner].name != "java/lang/invoke/VarHandle")
    return Unsupported(s, "a call of " + c.table.TextOf(m));
  const auto member = c.table[s.frame.body->owner].file->pool.Member(
      static_cast<uint16_t>(in.a));
  return CallVarHandle(c, s, member.name, member.descriptor);
}

Step Invoke(Context& c, State& s, const Instruction& in,
            Target (Selector::*select)(MethodId, ClassId)) {
  Linked<MethodId> found = MethodOf(c, s, in);
  if (!found.ok()) return Throw(c, s, *found.error());
  Linked<MethodId> resolved = c.selector.CheckInstance(found.value());
  if (!resolved.ok()) return Throw(c, s, *resolved.error());
  const MethodId m = resolved.value();
  if (c.table[m].signature_polymorphic) return CallAnyTypes(c, s, in, m);
  const Slot receiver = Receiver(c, s, m);
  auto target_of = [&](ClassId type) { return (c.selector.*select)(m, type); };
  if (auto known = KnownClass(s, receiver))
    if (!IsUnknownOverride(c, *known, m))
      return Call(c, s, target_of(*known), false);
  return WhereNotNull(c, s, receiver, [&](State& t) {
    return CallSelected(c, t, receiver, m, target_of);
  });
}

// The operands are what the object captures, in the order of its fields.
Step MakeLambda(Context& c, State& s, ClassId type) {
  if (!IsReady(c, s, type)) return Initialize(c, s, type);
  const std::vector<FieldId>& fields = c.table[type].instance_fields;
  if (const heap::Location* known = s.lambdas.Find(type.index())) {
    s.frame.Push(Slot::At(*known));
    return Step::kNext;
  }
  const heap::Location made = s.place.heap.Allocate(type);
  for (size_t i = fields.size(); i-- > 0;) {
    const char letter = c.table.LetterOf(c.table[fields[i]].type);
    const Slot value =
        Truncate(c.pool, c.values, s.frame.Pop(TypeOfLetter(letter)), letter);
    s.place.heap.SetField(made, fields[i], c.values.ToValue(value));
  }
  if (fields.empty()) s.lambdas = s.lambdas.With(type.index(), made);
  s.frame.Push(Slot::At(made));
  return Step::kNext;
}

// What the engine runs itself needs nothing that the class sets up.
Step CallStatic(Context& c, State& s, MethodId m) {
  const ClassId declared = c.table[m].owner;
  const ClassId owner = c.table[declared].version_of.value_or(declared);
  if (c.bodies.Of(m).intrinsic == nullptr && !IsReady(c, s, owner))
    return Initialize(c, s, owner);
  return Call(c, s, Target{m}, false);
}

}  // namespace

Step InvokeVirtual(Context& c, State& s, const Instruction& in) {
  return Invoke(c, s, in, &Selector::SelectVirtual);
}

Step InvokeInterface(Context& c, State& s, const Instruction& in) {
  return Invoke(c, s, in, &Selector::SelectInterface);
}

Step InvokeSpecial(Context& c, State& s, const Instruction& in) {
  Linked<MethodId> found = MethodOf(c, s, in);
  if (!found.ok()) return Throw(c, s, *found.error());
  const ClassId current = s.frame.body->owner;
  Linked<MethodId> selected = c.selector.SelectSpecial(
      current, c.resolver.NamedClass(current, static_cast<uint16_t>(in.a)),
      found.value());
  if (!selected.ok()) return Throw(c, s, *selected.error());
  const Slot receiver = Receiver(c, s, selected.value());
  return WhereNotNull(c, s, receiver, [&](State& t) {
    return Call(c, t, Target{selected.value()}, false);
  });
}

Step InvokeStatic(Context& c, State& s, const Instruction& in) {
  Linked<MethodId> found = MethodOf(c, s, in);
  if (!found.ok()) return Throw(c, s, *found.error());
  Linked<MethodId> selected = c.selector.SelectStatic(found.value());
  if (!selected.ok()) return Throw(c, s, *selected.error());
  return CallStatic(c, s, selected.value());
}

Step InvokeDynamic(Context& c, State& s, const Instruction&) {
  const Body& body = *s.frame.body;
  const CallSite& site =
      c.program.call_sites.At(body.method, s.frame.at, body.LineAt(s.frame.at));
  if (site.lambda) return MakeLambda(c, s, *site.lambda);
  if (site.method) return CallStatic(c, s, *site.method);
  if (site.error != nullptr) return Throw(c, s, *site.error);
  return Unsupported(s, site.unsupported);
}

}  // namespace engine::ops
