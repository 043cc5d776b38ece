#include "classfile/generic_types.h"

#include <utility>

namespace classfile {
namespace {

// Signatures may nest; damaged ones without end.
constexpr int kDeepest = 32;

class Reader {
 public:
  explicit Reader(std::string_view text) : rest_(text) {}

  bool failed() const { return failed_; }
  bool AtEnd() const { return rest_.empty(); }

  bool Take(char c) {
    if (rest_.empty() || rest_[0] != c) return false;
    rest_.remove_prefix(1);
    return true;
  }

  GenericType Type() {
    GenericType type;
    if (++depth_ > kDeepest || rest_.empty()) return Fail();
    uint32_t dimensions = 0;
    while (Take('[')) ++dimensions;
    if (Take('L'))
      type = Class();
    else if (Take('T'))
      type = {GenericType::Kind::kVariable, Until(";"), 0, {}};
    else
      type = Primitive();
    type.dimensions = dimensions;
    --depth_;
    return type;
  }

  std::vector<TypeVariable> Variables() {
    std::vector<TypeVariable> variables;
    if (!Take('<')) return variables;
    while (!failed_ && !Take('>')) variables.push_back(Variable());
    return variables;
  }

 private:
  GenericType Fail() {
    failed_ = true;
    return {};
  }

  GenericType Primitive() {
    if (rest_.empty()) return Fail();
    GenericType type{GenericType::Kind::kPrimitive, {rest_[0]}, 0, {}};
    rest_.remove_prefix(1);
    return type;
  }

  // Up to one of these, which is left out if it is the first of them.
  std::string Until(std::string_view ends) {
    const size_t end = rest_.find_first_of(ends);
    if (end == rest_.npos) return Fail().name;
    std::string text(rest_.substr(0, end));
    rest_.remove_prefix(rest_[end] == ends[0] ? end + 1 : end);
    return text;
  }

  GenericType Class() {
    GenericType type{GenericType::Kind::kClass, Until(";<."), 0, {}};
    if (failed_ || !IsOpen()) return type;
    while (!failed_) {
      if (Take('<')) type.arguments = Arguments();
      if (Take(';')) return type;
      if (!Take('.')) return Fail();
      type.name += "$" + Until(";<.");
      type.arguments.clear();
      if (!IsOpen()) return type;
    }
    return type;
  }
  // Was what Until came to no end of the class?
  bool IsOpen() const {
    return !rest_.empty() && (rest_[0] == '<' || rest_[0] == '.');
  }

  std::vector<GenericType> Arguments() {
    std::vector<GenericType> arguments;
    while (!failed_ && !Take('>')) arguments.push_back(Argument());
    return arguments;
  }

  GenericType Argument() {
    if (Take('*')) return {};
    Take('+');
    if (!Take('-')) return Type();
    Type();
    return {};
  }

  // The first bound that is there: of a class, else of an interface.
  TypeVariable Variable() {
    TypeVariable variable{Until(":"), {}};
    bool any = !rest_.empty() && rest_[0] != ':';
    if (any) variable.bound = Type();
    while (!failed_ && Take(':')) {
      GenericType bound = Type();
      if (!any) variable.bound = std::move(bound);
      any = true;
    }
    return variable;
  }

  std::string_view rest_;
  int depth_ = 0;
  bool failed_ = false;
};

}  // namespace

std::optional<GenericType> ParseGenericType(std::string_view signature) {
  Reader reader(signature);
  GenericType type = reader.Type();
  if (reader.failed() || !reader.AtEnd()) return std::nullopt;
  return type;
}

std::optional<ClassGenerics> ParseClassGenerics(std::string_view signature) {
  Reader reader(signature);
  ClassGenerics generics{reader.Variables(), {}};
  while (!reader.failed() && !reader.AtEnd())
    generics.supertypes.push_back(reader.Type());
  if (reader.failed()) return std::nullopt;
  return generics;
}

std::optional<MethodGenerics> ParseMethodGenerics(std::string_view signature) {
  Reader reader(signature);
  MethodGenerics generics{reader.Variables(), {}};
  if (!reader.Take('(')) return std::nullopt;
  while (!reader.failed() && !reader.Take(')'))
    generics.parameters.push_back(reader.Type());
  if (reader.failed()) return std::nullopt;
  return generics;
}

}  // namespace classfile
