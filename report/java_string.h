// Objects of java.lang.String in a concrete heap, as text. Since Java 9 a
// string keeps its text as bytes, one per character where all fit (JEP 254).
// A text is given only where the string of that text, as the library makes it,
// has just these fields; so nothing is lost by showing the text instead.
#ifndef REPORT_JAVA_STRING_H_
#define REPORT_JAVA_STRING_H_

#include <cstdint>
#include <optional>
#include <string>

#include "heap/concrete.h"
#include "heap/types.h"

namespace report {

struct JavaString {
  std::string text;               // UTF-8
  std::optional<uint32_t> bytes;  // the array that holds it; none: never read
};

// Nothing for other objects, and where Unicode has no such text.
std::optional<JavaString> ReadString(const heap::TypeHierarchy& types,
                                     const heap::ConcreteHeap& heap,
                                     const heap::ConcreteObject& object);

// Nothing where a surrogate stands alone: JSON and UTF-8 have no word for it.
std::optional<std::string> ToUtf8(const std::u16string& units);

// The text between quotes, with the escapes of Java.
std::string Quoted(const std::string& utf8);

}  // namespace report

#endif  // REPORT_JAVA_STRING_H_
