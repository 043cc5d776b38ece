// Annotations, their values and the places type annotations point at. Values
// nest, so the reader bounds their depth: a hostile file must not exhaust the
// C++ stack. After JVMS 4.7.16 to 4.7.22.
#ifndef CLASSFILE_ANNOTATIONS_H_
#define CLASSFILE_ANNOTATIONS_H_

#include <cstdint>
#include <vector>

#include "classfile/byte_reader.h"
#include "classfile/constant_pool.h"

namespace classfile {

// `tag` is the letter of JVMS table 4.7.16.1-A. An annotation is the value with
// tag @, whether it stands alone or inside another.
struct ElementValue {
  char tag = 0;
  uint16_t first = 0;   // constant, class, an enum's or annotation's type
  uint16_t second = 0;  // an enum's constant name
  std::vector<uint16_t> names = {};       // tag @: of the elements
  std::vector<ElementValue> values = {};  // tag @ and tag [
};

using Annotation = ElementValue;

struct TypePathStep {
  uint8_t kind;      // 0 array, 1 nested, 2 wildcard, 3 type argument
  uint8_t argument;  // of kind 3
};

struct LocalTarget {
  uint16_t start_pc;
  uint16_t length;
  uint16_t slot;
};

// Which items mean something depends on `target_type` (JVMS table 4.7.20-A).
struct TypeAnnotation {
  uint8_t target_type = 0;
  uint16_t first = 0;   // parameter, supertype, throws, handler or pc
  uint16_t second = 0;  // bound or type argument
  std::vector<LocalTarget> locals = {};
  std::vector<TypePathStep> path = {};
  Annotation annotation = {};
};

bool ReadAnnotations(ByteReader& reader, const ConstantPool& pool,
                     std::vector<Annotation>* out);
bool ReadParameterAnnotations(ByteReader& reader, const ConstantPool& pool,
                              std::vector<std::vector<Annotation>>* out);
bool ReadTypeAnnotations(ByteReader& reader, const ConstantPool& pool,
                         std::vector<TypeAnnotation>* out);
bool ReadElementValue(ByteReader& reader, const ConstantPool& pool,
                      ElementValue* out);

}  // namespace classfile

#endif  // CLASSFILE_ANNOTATIONS_H_
