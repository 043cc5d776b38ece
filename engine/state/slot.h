// A Slot is one word of a frame, as JVMS 2.6 has it: longs and doubles take
// two, the second of which is empty. What is known is a machine number or one
// location and costs no lookup; everything else is a handle, to a term of the
// pool or to a value set. Trivially copyable, so frames are copied as bytes.
#ifndef ENGINE_STATE_SLOT_H_
#define ENGINE_STATE_SLOT_H_

#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>

#include "expr/expr.h"
#include "heap/location.h"

namespace engine {

struct Slot {
  enum class Type : uint8_t {
    kNone,  // never written, or the second word of a long or double
    kInt,   // boolean, byte, short and char too
    kLong,
    kFloat,
    kDouble,
    kReference,
    kAddress,  // of jsr: an instruction index
  };
  enum class Form : uint8_t {
    kKnown,      // a number in `bits`, a location in `handle`
    kSymbolic,   // a term or a value set in `handle`
    kParameter,  // a reference of the input, cell `handle`, not yet read
  };

  Type type = Type::kNone;
  Form form = Form::kKnown;
  uint32_t handle = 0;
  uint64_t bits = 0;

  static Slot Int(int32_t v) { return Number(Type::kInt, uint32_t(v)); }
  static Slot Long(int64_t v) { return Number(Type::kLong, uint64_t(v)); }
  // Every NaN is the canonical one: payloads are not modelled.
  static Slot Float(float v) {
    if (std::isnan(v)) v = std::numeric_limits<float>::quiet_NaN();
    return Number(Type::kFloat, std::bit_cast<uint32_t>(v));
  }
  static Slot Double(double v) {
    if (std::isnan(v)) v = std::numeric_limits<double>::quiet_NaN();
    return Number(Type::kDouble, std::bit_cast<uint64_t>(v));
  }
  static Slot At(heap::Location l) {
    return {Type::kReference, Form::kKnown, l.index(), 0};
  }
  static Slot Null() { return At(heap::kNull); }
  static Slot Parameter(uint32_t cell) {
    return {Type::kReference, Form::kParameter, cell, 0};
  }
  static Slot Address(uint32_t instruction) {
    return {Type::kAddress, Form::kKnown, instruction, 0};
  }
  static Slot Number(Type type, uint64_t bits) {
    return {type, Form::kKnown, 0, bits};
  }

  bool IsKnown() const { return form == Form::kKnown; }
  bool IsWide() const { return type == Type::kLong || type == Type::kDouble; }
  int32_t AsInt() const { return static_cast<int32_t>(bits); }
  int64_t AsLong() const { return static_cast<int64_t>(bits); }
  float AsFloat() const {
    return std::bit_cast<float>(static_cast<uint32_t>(bits));
  }
  double AsDouble() const { return std::bit_cast<double>(bits); }
  heap::Location location() const { return heap::Location(handle); }

  friend bool operator==(const Slot&, const Slot&) = default;
};

static_assert(sizeof(Slot) == 16);

// Of the first word of a value whose descriptor starts with that letter; an
// array instruction's A is a reference too.
constexpr Slot::Type TypeOfLetter(char letter) {
  switch (letter) {
    case 'V':
      return Slot::Type::kNone;
    case 'J':
      return Slot::Type::kLong;
    case 'F':
      return Slot::Type::kFloat;
    case 'D':
      return Slot::Type::kDouble;
    case 'L':
    case '[':
    case 'A':
      return Slot::Type::kReference;
    default:
      return Slot::Type::kInt;
  }
}

}  // namespace engine

#endif  // ENGINE_STATE_SLOT_H_
