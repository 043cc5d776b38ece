// Annotations of a class file as a person wrote them: by name, with their
// values. No annotation class needs to be on the class path.
#ifndef CHECK_ANNOTATION_H_
#define CHECK_ANNOTATION_H_

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "classfile/attribute.h"
#include "classfile/class_file.h"

namespace check {

struct AnnotationValue {
  std::string name;
  // Of a number, character or truth value; else none.
  std::optional<int64_t> number = {};
  // A string, the name of an enum constant, or of a class, internal form.
  std::string text = {};
};

struct Annotation {
  std::string type;  // "org.junit.jupiter.api.Test"
  std::vector<AnnotationValue> values = {};

  // "Test".
  std::string_view simple_name() const;
  // Null where it was not given: then it is the annotation's own default.
  const AnnotationValue* Find(std::string_view name) const;
};
using Annotations = std::vector<Annotation>;

// Those a running program sees and those it does not: both are what was meant.
// Annotations within others, and lists but for their first value, are left out.
Annotations AnnotationsOf(const classfile::ClassFile& file,
                          const classfile::Attributes& attributes);

// One list per parameter; fewer where the last have none. Also what stands at
// their types, `@Nullable String s` being either.
std::vector<Annotations> ParameterAnnotationsOf(
    const classfile::ClassFile& file, const classfile::Method& method);

}  // namespace check

#endif  // CHECK_ANNOTATION_H_
