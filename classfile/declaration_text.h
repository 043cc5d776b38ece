// The line of source that declares a class, field or method: modifiers, generic
// types where a well-formed Signature gives them, erased types elsewhere.
#ifndef CLASSFILE_DECLARATION_TEXT_H_
#define CLASSFILE_DECLARATION_TEXT_H_

#include <cstdint>
#include <span>
#include <string>

#include "classfile/access_flags.h"
#include "classfile/class_file.h"

namespace classfile {

// "public static final ", each keyword followed by a blank.
std::string ModifierText(uint16_t flags, std::span<const FlagName> names);
// "(0x0019) ACC_PUBLIC, ACC_STATIC".
std::string FlagText(uint16_t flags, std::span<const FlagName> names);

// The type that a Signature among `attributes` gives a field or record
// component, or the descriptor's.
std::string TypeText(const ConstantPool& pool, std::string_view descriptor,
                     const Attributes& attributes);

std::string ClassDeclaration(const ClassFile& file);
std::string FieldDeclaration(const ClassFile& file, const Field& field);
std::string MethodDeclaration(const ClassFile& file, const Method& method);

}  // namespace classfile

#endif  // CLASSFILE_DECLARATION_TEXT_H_
