#include "engine/ops/entry_tests.h"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <optional>
#include <string_view>
#include <vector>

#include "classfile/constant_pool.h"
#include "classfile/instruction.h"
#include "classfile/opcode.h"
#include "engine/state/body.h"
#include "heap/symbolic_heap.h"
#include "heap/value_set.h"

namespace engine::ops {
namespace {

using classfile::Instruction;
using classfile::Opcode;
using heap::Guarded;
using heap::Location;
using heap::ObjectInfo;

constexpr std::string_view kTable = "java/util/HashMap";
constexpr std::string_view kEntry = "java/util/HashMap$Node";

// Who declares equals and hashCode of one kind: equal ones have the same hash
// code for ever, asking changes nothing and throws nothing.
constexpr std::string_view kHonest[] = {
    "java/lang/Object",  "java/lang/Enum",  "java/lang/String",
    "java/lang/Boolean", "java/lang/Byte",  "java/lang/Character",
    "java/lang/Short",   "java/lang/Float", "java/lang/Integer",
    "java/lang/Long",    "java/lang/Double"};

// The instructions of such a test, from the entry whose hash code is read on.
constexpr Opcode kShape[] = {
    Opcode::kAload,         Opcode::kGetfield,  // e.hash
    Opcode::kIload,         Opcode::kIfIcmpne,  // else: no
    Opcode::kAload,         Opcode::kGetfield,  // e.key
    Opcode::kDup,           Opcode::kAstore,    // k
    Opcode::kAload,         Opcode::kIfAcmpeq,  // then: yes
    Opcode::kAload,         Opcode::kIfnull,    // then: no
    Opcode::kAload,         Opcode::kAload,     // key, k
    Opcode::kInvokevirtual, Opcode::kIfeq};     // then: no
constexpr uint32_t kOfHashes = 3, kOfReferences = 9;

struct EntryTest {
  bool of_hashes;
  uint32_t entry, key;  // locals
};

// aload_1 is aload.
Opcode Plain(Opcode op) {
  if (op >= Opcode::kIload0 && op <= Opcode::kIload3) return Opcode::kIload;
  if (op >= Opcode::kAload0 && op <= Opcode::kAload3) return Opcode::kAload;
  if (op >= Opcode::kAstore0 && op <= Opcode::kAstore3) return Opcode::kAstore;
  return op;
}

class Shape {
 public:
  Shape(const ClassInfo& owner, const Instruction* first)
      : owner_(owner), in_(first) {}

  bool Fits() const {
    for (size_t i = 0; i < std::size(kShape); ++i)
      if (Plain(in_[i].opcode) != kShape[i]) return false;
    return Reads(1, "hash") && Reads(5, "key") && CallsEquals() &&
           SameLocals() && SameWays();
  }

  EntryTest TestAt(bool of_hashes) const {
    return {of_hashes, static_cast<uint32_t>(in_[0].a),
            static_cast<uint32_t>(in_[8].a)};
  }

 private:
  bool Reads(size_t i, std::string_view field) const {
    const auto member =
        owner_.file->pool.Member(static_cast<uint16_t>(in_[i].a));
    return member.class_name == kEntry && member.name == field;
  }

  bool CallsEquals() const {
    const auto member =
        owner_.file->pool.Member(static_cast<uint16_t>(in_[14].a));
    return member.class_name == "java/lang/Object" && member.name == "equals";
  }

  bool SameLocals() const {
    return in_[0].a == in_[4].a && in_[8].a == in_[10].a &&
           in_[8].a == in_[12].a && in_[7].a == in_[13].a;
  }

  bool SameWays() const {
    return in_[3].a == in_[11].a && in_[3].a == in_[15].a;
  }

  const ClassInfo& owner_;
  const Instruction* in_;
};

std::optional<EntryTest> TestHere(const Context& c, const Frame& frame) {
  const ClassInfo& owner = c.table[frame.body->owner];
  if (owner.name != kTable || !owner.IsOfLibrary()) return std::nullopt;
  const auto& code = frame.body->code->instructions;
  const bool of_hashes = code[frame.at].opcode == Opcode::kIfIcmpne;
  const uint32_t before = of_hashes ? kOfHashes : kOfReferences;
  if (frame.at < before ||
      code.size() - (frame.at - before) <= std::size(kShape))
    return std::nullopt;
  const Shape shape(owner, &code[frame.at - before]);
  if (!shape.Fits()) return std::nullopt;
  return shape.TestAt(of_hashes);
}

std::string_view DeclarerOf(Context& c, ClassId of, std::string_view name,
                            std::string_view descriptor) {
  const auto m = c.table.DeclaredMethod(c.table.object(), name, descriptor);
  if (!m) return {};
  const Target target = c.selector.SelectVirtual(*m, of);
  return target.method ? c.table[c.table[*target.method].owner].name
                       : std::string_view();
}

bool IsHonest(Context& c, ClassId key) {
  const auto equals = DeclarerOf(c, key, "equals", "(Ljava/lang/Object;)Z");
  return equals == DeclarerOf(c, key, "hashCode", "()I") &&
         std::find(std::begin(kHonest), std::end(kHonest), equals) !=
             std::end(kHonest);
}

// What the local variable may be, but for null; none: it is not decided yet.
std::optional<std::vector<Location>> ObjectsIn(Context& c, const State& s,
                                               uint32_t local) {
  const Slot& slot = s.frame.slots[local];
  if (slot.type != Slot::Type::kReference ||
      slot.form == Slot::Form::kParameter)
    return std::nullopt;
  std::vector<Location> objects;
  const heap::ValueSet set = s.place.heap.Settle(c.pool, c.values.ToSet(slot));
  for (const Guarded& e : set.entries()) {
    if (e.location == heap::kNull) continue;
    if (s.place.heap.Info(e.location).kind == ObjectInfo::Kind::kDeferred)
      return std::nullopt;
    objects.push_back(e.location);
  }
  return objects;
}

// An entry of the input by itself may hold any hash code.
bool IsMade(Context& c, const State& s, uint32_t local) {
  const auto entries = ObjectsIn(c, s, local);
  return entries &&
         std::all_of(entries->begin(), entries->end(), [&](Location l) {
           return s.place.heap.Info(l).kind == ObjectInfo::Kind::kAllocated;
         });
}

bool IsHonestKey(Context& c, const State& s, uint32_t local) {
  const auto keys = ObjectsIn(c, s, local);
  return keys && std::all_of(keys->begin(), keys->end(), [&](Location l) {
           const auto classes = s.place.heap.ClassesOf(c.pool, l);
           return std::all_of(classes.begin(), classes.end(),
                              [&](ClassId k) { return IsHonest(c, k); });
         });
}

// Null is asked for nothing but its identity.
bool MayBeNull(Context& c, const State& s, uint32_t local) {
  const heap::ValueSet set =
      s.place.heap.Settle(c.pool, c.values.ToSet(s.frame.slots[local]));
  return c.heap.feasible.Possible(s.place.path, set.GuardOf(heap::kNull));
}

}  // namespace

bool IsLeftToEquals(Context& c, const State& s) {
  // What is put off is decided by the questions that the library asks.
  if (!c.options.merge_texts || c.may_defer) return false;
  const auto test = TestHere(c, s.frame);
  return test && IsMade(c, s, test->entry) && IsHonestKey(c, s, test->key) &&
         (test->of_hashes || !MayBeNull(c, s, test->key));
}

}  // namespace engine::ops
