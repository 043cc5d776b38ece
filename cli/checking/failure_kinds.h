// Kinds of failures by name, for tools that group and count them.
#ifndef CLI_CHECKING_FAILURE_KINDS_H_
#define CLI_CHECKING_FAILURE_KINDS_H_

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace cli {

struct FailureKind {
  const char* name;         // "property-false"
  std::string_view begins;  // its reason
  const char* about;
};

std::span<const FailureKind> FailureKinds();

// Of a reason such as "throws p.MyException": its place in the list.
size_t FailureKindOf(std::string_view why);

// "p.MyException" where the reason names an exception; else the kind's name.
std::string FailureType(std::string_view why);

}  // namespace cli

#endif  // CLI_CHECKING_FAILURE_KINDS_H_
