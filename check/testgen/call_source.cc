#include "check/testgen/call_source.h"

#include "check/testgen/heap_view.h"
#include "check/testgen/literal.h"
#include "classfile/descriptor.h"

namespace testgen {
namespace {

using base::Error;
using base::Result;

std::string Joined(const std::vector<std::string>& parts) {
  std::string text;
  for (const std::string& part : parts)
    text += (text.empty() ? "" : ", ") + part;
  return text;
}

}  // namespace

std::string QuotedClass(const std::string& class_name) {
  return StringLiteral(Utf16Of(BinaryName(class_name)));
}

bool CallSource::IsDirect() {
  return access_.Calls(method_, method_.is_static ? method_.owner : on_);
}

Result<std::string> CallSource::Receiver(const std::string& root) {
  if (!method_.is_private &&
      access_.IsOverridden(method_, heap_.ClassOfRoot(root)))
    return Error{"the class of " + root +
                 " overrides the method, so a call would run another"};
  ASSIGN_OR_RETURN(std::string text,
                   heap_.Root(root, "L" + method_.owner + ";", !IsDirect()));
  return text.starts_with("(") ? "(" + text + ")" : text;
}

Result<std::string> CallSource::Text(const std::string& object,
                                     const std::vector<std::string>& roots) {
  ASSIGN_OR_RETURN(std::vector<std::string> arguments, Arguments(roots));
  const std::string values = Joined(arguments);
  if (!IsDirect()) return Reflected(object, values);
  if (method_.name == "<init>")
    return "new " + *access_.ClassText(method_.owner) + "(" + values + ")";
  const std::string before =
      method_.is_static ? *access_.ClassText(method_.owner) : object;
  return before + "." + method_.name + "(" + values + ")";
}

Result<std::vector<std::string>> CallSource::Arguments(
    const std::vector<std::string>& roots) {
  const auto type = classfile::ParseMethodDescriptor(method_.descriptor);
  const bool direct = IsDirect();
  const bool cast = access_.IsOverloaded(method_, on_);
  std::vector<std::string> arguments;
  for (size_t i = 0; i < type->parameters.size(); ++i) {
    const std::string_view descriptor = type->parameters[i].text;
    if (i >= roots.size()) return Error{"an argument is not part of the input"};
    ASSIGN_OR_RETURN(std::string text,
                     heap_.Root(roots[i], descriptor, !direct));
    const bool plain = descriptor.size() == 1 || !direct ||
                       text.starts_with("(") || (!cast && text != "null");
    arguments.push_back(
        plain ? text : "(" + *access_.TypeText(descriptor) + ") " + text);
  }
  return arguments;
}

std::string CallSource::ClassExpression(std::string_view descriptor) {
  if (const auto type = access_.TypeText(descriptor)) return *type + ".class";
  const bool array = descriptor.starts_with("[");
  const std::string name(array ? descriptor
                               : descriptor.substr(1, descriptor.size() - 2));
  return "Class.forName(" + QuotedClass(name) + ")";
}

std::string CallSource::Reflected(const std::string& object,
                                  const std::string& values) {
  std::string types;
  const auto signature = classfile::ParseMethodDescriptor(method_.descriptor);
  for (const auto& type : signature->parameters)
    types += (types.empty() ? "" : ", ") + ClassExpression(type.text);
  const std::string owner = QuotedClass(method_.owner);
  const std::string tail = "new Class<?>[] {" + types + "}, ";
  const std::string given = "new Object[] {" + values + "})";
  if (method_.name == "<init>") {
    helpers_.insert("construct");
    return "construct(" + owner + ", " + tail + given;
  }
  helpers_.insert("call");
  return "call(" + owner + ", \"" + method_.name + "\", " + tail + object +
         ", " + given;
}

}  // namespace testgen
