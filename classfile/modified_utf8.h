// Modified UTF-8, the text encoding of class files: NUL takes two bytes, and a
// character outside the basic plane is a surrogate pair of three bytes each.
// Text is checked once when the constant pool is read and then kept as it is;
// only display turns it into real UTF-8. After JVMS 4.4.7.
#ifndef CLASSFILE_MODIFIED_UTF8_H_
#define CLASSFILE_MODIFIED_UTF8_H_

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace classfile {

// Versions up to 47 tolerate encodings longer than needed, as the reference
// implementation does.
bool IsModifiedUtf8(std::span<const uint8_t> bytes, bool allow_overlong);

// The UTF-16 code units of checked text.
std::u16string DecodeModifiedUtf8(std::string_view text);

// Real UTF-8; an unpaired surrogate becomes `?`.
std::string ToUtf8(std::u16string_view units);

inline std::string ModifiedToUtf8(std::string_view text) {
  return ToUtf8(DecodeModifiedUtf8(text));
}

// The opposite direction, for names that come from a command line. Malformed
// input bytes are passed on unchanged.
std::string Utf8ToModified(std::string_view text);

}  // namespace classfile

#endif  // CLASSFILE_MODIFIED_UTF8_H_
