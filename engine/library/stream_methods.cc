// What is written to System.out and err: kept by the path, in the order in
// which it was written. The streams there before the program starts are never
// closed, and have no parts but the file they write to
// (engine/vm/vm_objects.cc); all other streams run as they are.
#include <optional>
#include <string>
#include <utility>
#include <variant>

#include "engine/library/intrinsics.h"
#include "engine/runtime/arrays.h"
#include "engine/runtime/invocation.h"
#include "engine/runtime/mirrors.h"
#include "engine/vm/vm_objects.h"

namespace engine::intrinsics {
namespace {

using Type = Slot::Type;
using Piece = Written::Kind;

enum class Stream { kOther, kOut, kError, kUnclear };

Stream StreamOf(Context& c, State& s) {
  const Slot self = s.frame.Local(0, Type::kReference);
  if (IsOneObject(c, s, self)) {
    const auto file = StandardFile(c, s, self.location());
    if (!file) return Stream::kOther;
    return *file == 1 ? Stream::kOut : Stream::kError;
  }
  for (const heap::Guarded& e : c.values.ToSet(self).entries())
    if (e.location != heap::kNull && StandardFile(c, s, e.location))
      return Stream::kUnclear;
  return Stream::kOther;
}

// The stream's own code, or write(state, to_error).
template <class Write>
Step OnStandard(Context& c, State& s, Write write) {
  switch (StreamOf(c, s)) {
    case Stream::kOther:
      return RunCode(c, s);
    case Stream::kUnclear:
      return Unsupported(s, "output to one of several streams");
    default:
      break;
  }
  write(StreamOf(c, s) == Stream::kError);
  return Leave(c, s, std::nullopt);
}

void Put(State& s, Written written) {
  s.written = s.written.With(std::move(written));
}

void PutText(Context& c, State& s, bool to_error, const std::u16string& text) {
  Put(s, {Piece::kText, to_error, c.program.Intern(text).index(), {}});
}

// Of a string that the program has put together from input, nothing is told.
void PutString(Context& c, State& s, bool to_error, const Slot& string) {
  if (string == Slot::Null())
    PutText(c, s, to_error, u"null");
  else if (const auto text = KnownText(c, s, string))
    PutText(c, s, to_error, *text);
  else
    Put(s, {Piece::kUnknown, to_error, 0, {}});
}

void PutNumber(Context& c, State& s, bool to_error, Piece kind, Type type) {
  const Slot value = s.frame.Local(1, type);
  if (kind == Piece::kNumber && value.IsKnown()) {
    const std::string digits =
        std::to_string(type == Type::kInt ? value.AsInt() : value.AsLong());
    PutText(c, s, to_error, std::u16string(digits.begin(), digits.end()));
  } else if (kind == Piece::kChar && value.IsKnown()) {
    PutText(c, s, to_error,
            std::u16string(1, static_cast<char16_t>(value.AsInt())));
  } else if (kind == Piece::kTruth && value.IsKnown()) {
    PutText(c, s, to_error, value.AsInt() != 0 ? u"true" : u"false");
  } else {
    Put(s, {kind, to_error, 0, value});
  }
}

template <class Write>
Step Line(Context& c, State& s, Write write) {
  return OnStandard(c, s, [&](bool to_error) {
    write(to_error);
    PutText(c, s, to_error, u"\n");
  });
}

Step PrintNumber(Context& c, State& s, Piece kind, Type type) {
  return OnStandard(c, s,
                    [&](bool error) { PutNumber(c, s, error, kind, type); });
}
Step PrintNumberLine(Context& c, State& s, Piece kind, Type type) {
  return Line(c, s, [&](bool error) { PutNumber(c, s, error, kind, type); });
}

}  // namespace

Step StreamWrite(Context& c, State& s) {
  return OnStandard(c, s, [&](bool error) {
    PutString(c, s, error, s.frame.Local(1, Type::kReference));
  });
}
Step StreamWriteLine(Context& c, State& s) {
  return Line(c, s, [&](bool error) {
    PutString(c, s, error, s.frame.Local(1, Type::kReference));
  });
}
Step StreamNewLine(Context& c, State& s) {
  return Line(c, s, [](bool) {});
}
Step StreamFlush(Context& c, State& s) {
  return OnStandard(c, s, [](bool) {});
}

// Bytes, and arrays of characters.
Step StreamBytes(Context& c, State& s) {
  if (StreamOf(c, s) == Stream::kOther) return RunCode(c, s);
  return Unsupported(s, "bytes or arrays written to a standard stream");
}

Step PrintInt(Context& c, State& s) {
  return PrintNumber(c, s, Piece::kNumber, Type::kInt);
}
Step PrintLong(Context& c, State& s) {
  return PrintNumber(c, s, Piece::kNumber, Type::kLong);
}
Step PrintChar(Context& c, State& s) {
  return PrintNumber(c, s, Piece::kChar, Type::kInt);
}
Step PrintTruth(Context& c, State& s) {
  return PrintNumber(c, s, Piece::kTruth, Type::kInt);
}
Step PrintIntLine(Context& c, State& s) {
  return PrintNumberLine(c, s, Piece::kNumber, Type::kInt);
}
Step PrintLongLine(Context& c, State& s) {
  return PrintNumberLine(c, s, Piece::kNumber, Type::kLong);
}
Step PrintCharLine(Context& c, State& s) {
  return PrintNumberLine(c, s, Piece::kChar, Type::kInt);
}
Step PrintTruthLine(Context& c, State& s) {
  return PrintNumberLine(c, s, Piece::kTruth, Type::kInt);
}

}  // namespace engine::intrinsics
