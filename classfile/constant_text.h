// Constants as text, in the words of javap: a name that is not a Java
// identifier is put in quotes, control characters are escaped.
#ifndef CLASSFILE_CONSTANT_TEXT_H_
#define CLASSFILE_CONSTANT_TEXT_H_

#include <cstdint>
#include <string>
#include <string_view>

#include "classfile/class_file.h"
#include "classfile/constant_pool.h"

namespace classfile {

// Modified UTF-8 to UTF-8 with \n, \" and so on for what does not print.
std::string Escaped(std::string_view text);
// A name, quoted unless its parts between slashes are identifiers.
std::string CheckedName(std::string_view name);

// "java/lang/Object.\"<init>\":()V", "-7", "1.5d": what a constant says.
std::string ConstantValueText(const ConstantPool& pool, uint16_t index);
// "Method java/lang/Object.\"<init>\":()V"; a member of the class itself is
// named without its class.
std::string ConstantUseText(const ClassFile& file, uint16_t index);
// "#1.#2": the constant as it stands in the pool.
std::string ConstantRawText(const ConstantPool& pool, uint16_t index);
// True where the raw text wants the value text as a comment.
bool HasConstantComment(ConstantTag tag);

const char* ReferenceKindName(ReferenceKind kind);

}  // namespace classfile

#endif  // CLASSFILE_CONSTANT_TEXT_H_
