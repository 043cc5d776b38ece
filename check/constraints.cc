#include "check/constraints.h"

#include <cstdint>
#include <limits>
#include <string>
#include <string_view>

namespace check {
namespace {

constexpr int64_t kMostInt = std::numeric_limits<int32_t>::max();
constexpr int64_t kMostLong = std::numeric_limits<int64_t>::max();
constexpr int64_t kLeastLong = std::numeric_limits<int64_t>::min();

struct Row {
  std::string_view name;
  Constraint::Kind kind;
  std::string_view exactly, least;
  int64_t default_least;
  std::string_view most;
  int64_t default_most;
};

constexpr Row kRows[] = {
#define RANGE(name, least, default_least, most, default_most)             \
  {name,        Constraint::Kind::kRange, "", least, default_least, most, \
   default_most},
#define LENGTH(name, exactly, least, default_least, most, default_most) \
  {                                                                     \
      name,          Constraint::Kind::kLength,                         \
      exactly,       least,                                             \
      default_least, most,                                              \
      default_most},
#define NOT_NULL(name) {name, Constraint::Kind::kNotNull, "", "", 0, "", 0},
#include "check/constraints.def"
#undef NOT_NULL
#undef LENGTH
#undef RANGE
};

// Packages all of whose annotations say something of a value.
constexpr std::string_view kConstraintPackages[] = {
    "net.jqwik.api.constraints.", "javax.validation.constraints.",
    "jakarta.validation.constraints.",
    "com.pholser.junit.quickcheck.generator."};

constexpr std::string_view kCollections[] = {
    "Ljava/util/Collection;", "Ljava/util/List;", "Ljava/util/Set;",
    "Ljava/util/Map;"};

bool IsWholeNumber(const std::string& descriptor) {
  return descriptor.size() == 1 && std::string_view("BCSIJ").find(
                                       descriptor[0]) != std::string_view::npos;
}

bool HasLength(const std::string& descriptor) {
  if (descriptor[0] == '[' || descriptor == "Ljava/lang/String;") return true;
  for (std::string_view type : kCollections)
    if (descriptor == type) return true;
  return false;
}

bool Fits(Constraint::Kind kind, const std::string& descriptor) {
  switch (kind) {
    case Constraint::Kind::kRange:
      return IsWholeNumber(descriptor);
    case Constraint::Kind::kLength:
      return HasLength(descriptor);
    case Constraint::Kind::kNotNull:
      return true;
  }
  return false;
}

int64_t Limit(const Annotation& annotation, std::string_view element,
              int64_t otherwise) {
  const AnnotationValue* value =
      element.empty() ? nullptr : annotation.Find(element);
  return value != nullptr && value->number ? *value->number : otherwise;
}

std::string TextOf(const Annotation& annotation) {
  std::string text;
  for (const AnnotationValue& value : annotation.values)
    text += (text.empty() ? "" : ", ") + value.name + " = " +
            (value.number ? std::to_string(*value.number) : value.text);
  return "@" + std::string(annotation.simple_name()) +
         (text.empty() ? "" : "(" + text + ")");
}

Constraint Made(const Row& row, const Annotation& annotation) {
  Constraint made{row.kind, Limit(annotation, row.least, row.default_least),
                  Limit(annotation, row.most, row.default_most),
                  TextOf(annotation)};
  if (const AnnotationValue* exactly =
          row.exactly.empty() ? nullptr : annotation.Find(row.exactly);
      exactly != nullptr && exactly->number && *exactly->number != 0)
    made.least = made.most = *exactly->number;
  return made;
}

// A generator of one's own, or a constraint there is no row for.
bool SaysMore(const Annotation& annotation) {
  if (annotation.simple_name() == "ForAll")
    return annotation.Find("value") != nullptr ||
           annotation.Find("supplier") != nullptr;
  if (annotation.simple_name() == "From") return true;
  for (std::string_view package : kConstraintPackages)
    if (annotation.type.starts_with(package) &&
        annotation.simple_name() != "WithNull")
      return true;
  return false;
}

bool MayBeNull(const Annotation& annotation) {
  return annotation.simple_name() == "Nullable" ||
         annotation.simple_name() == "WithNull" ||
         annotation.simple_name() == "CheckForNull";
}

void Add(const Annotation& annotation, Parameter& parameter) {
  bool known = false;
  for (const Row& row : kRows)
    if (row.name == annotation.simple_name() &&
        Fits(row.kind, parameter.descriptor)) {
      known = true;
      parameter.constraints.push_back(Made(row, annotation));
    }
  if (!known && SaysMore(annotation))
    parameter.ignored.push_back(TextOf(annotation));
}

bool IsReference(const Parameter& parameter) {
  return parameter.descriptor[0] == 'L' || parameter.descriptor[0] == '[';
}

}  // namespace

void AddConstraints(const Annotations& annotations, Parameter& parameter) {
  bool generated = false;
  for (const Annotation& annotation : annotations) {
    generated |= annotation.simple_name() == "ForAll";
    parameter.nullable |= MayBeNull(annotation);
    Add(annotation, parameter);
  }
  // Generators make no null unless they are asked to.
  if (generated && !parameter.nullable && IsReference(parameter))
    parameter.constraints.push_back(
        {Constraint::Kind::kNotNull, 0, 0, "@ForAll: not null"});
}

}  // namespace check
