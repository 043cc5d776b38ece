// Generic signatures as Java source writes them. Signatures are not checked
// when a class is read (JVMS 4.7.9.1 makes them advisory), so each function
// gives nullopt on a malformed one and the caller falls back on descriptors.
#ifndef CLASSFILE_SIGNATURE_TEXT_H_
#define CLASSFILE_SIGNATURE_TEXT_H_

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace classfile {

struct MethodSignatureText {
  std::string type_parameters;  // "<T extends java.lang.Object>" or empty
  std::vector<std::string> parameters;
  std::string result;
  std::vector<std::string> exceptions;
};

struct ClassSignatureText {
  std::string type_parameters;
  std::string superclass;
  std::vector<std::string> interfaces;
};

std::optional<std::string> FieldSignatureToJava(std::string_view signature);
std::optional<MethodSignatureText> MethodSignatureToJava(
    std::string_view signature);
std::optional<ClassSignatureText> ClassSignatureToJava(
    std::string_view signature);

}  // namespace classfile

#endif  // CLASSFILE_SIGNATURE_TEXT_H_
