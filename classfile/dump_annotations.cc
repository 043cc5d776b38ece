#include "classfile/dump_annotations.h"

#include <string>

#include "classfile/constant_text.h"
#include "classfile/descriptor.h"
#include "classfile/modified_utf8.h"

namespace classfile {
namespace {

// Bare indexes: #7(#8=I#9).
void RawAnnotation(TextOut& out, const Annotation& annotation);

void RawValue(TextOut& out, const ElementValue& value) {
  switch (value.tag) {
    case 'e':
      out << "e#" << int{value.first} << ".#" << int{value.second};
      return;
    case '@':
      out << '@';
      RawAnnotation(out, value);
      return;
    case '[':
      out << '[';
      for (size_t i = 0; i < value.values.size(); ++i) {
        if (i > 0) out << ',';
        RawValue(out, value.values[i]);
      }
      out << ']';
      return;
    default:
      out << value.tag << '#' << int{value.first};
  }
}

void RawAnnotation(TextOut& out, const Annotation& annotation) {
  out << '#' << int{annotation.first} << '(';
  for (size_t i = 0; i < annotation.values.size(); ++i) {
    if (i > 0) out << ',';
    out << '#' << int{annotation.names[i]} << '=';
    RawValue(out, annotation.values[i]);
  }
  out << ')';
}

// Source form.
class Writer {
 public:
  Writer(TextOut& out, const ConstantPool& pool) : out_(out), pool_(pool) {}

  void WriteAnnotation(const Annotation& annotation) {
    out_ << TypeName(annotation.first);
    if (annotation.values.empty()) return;
    out_ << '(';
    out_.EndLine();
    {
      Indented inner(out_);
      for (size_t i = 0; i < annotation.values.size(); ++i) {
        out_ << ModifiedToUtf8(pool_.Utf8(annotation.names[i])) << '=';
        Write(annotation.values[i]);
        out_.EndLine();
      }
    }
    out_ << ')';
  }

  void Write(const ElementValue& value) {
    switch (value.tag) {
      case 'e':
        out_ << ConstantValueText(pool_, value.first) << '.'
             << ConstantValueText(pool_, value.second);
        return;
      case 'c':
        out_ << "class " << ConstantValueText(pool_, value.first);
        return;
      case '@':
        out_ << '@';
        WriteAnnotation(value);
        return;
      case '[':
        WriteArray(value);
        return;
      default:
        WriteConstant(value);
    }
  }

 private:
  std::string TypeName(uint16_t index) const {
    auto type = ParseFieldDescriptor(pool_.Utf8(index));
    return ModifiedToUtf8(TypeToJava(*type));
  }

  void WriteArray(const ElementValue& value) {
    out_ << '[';
    for (size_t i = 0; i < value.values.size(); ++i) {
      if (i > 0) out_ << ',';
      Write(value.values[i]);
    }
    out_ << ']';
  }

  void WriteConstant(const ElementValue& value) {
    if (value.tag == 's') {
      out_ << '"' << ConstantValueText(pool_, value.first) << '"';
    } else if (value.tag == 'C') {
      auto unit = static_cast<char16_t>(pool_.Integer(value.first));
      out_ << '\'' << ToUtf8(std::u16string_view(&unit, 1)) << '\'';
    } else if (value.tag == 'Z') {
      out_ << (pool_.Integer(value.first) == 0 ? "false" : "true");
    } else if (value.tag == 'B' || value.tag == 'S') {
      out_ << '(' << (value.tag == 'B' ? "byte" : "short") << ") "
           << ConstantValueText(pool_, value.first);
    } else {
      out_ << ConstantValueText(pool_, value.first);
    }
  }

  TextOut& out_;
  const ConstantPool& pool_;
};

// JVMS tables 4.7.20-A and -B. `item` is what javap calls the first operand.
struct TargetName {
  uint8_t type;
  const char* name;
  const char* first;
  const char* second;
};

constexpr TargetName kTargets[] = {
    {0x00, "CLASS_TYPE_PARAMETER", "param_index", nullptr},
    {0x01, "METHOD_TYPE_PARAMETER", "param_index", nullptr},
    {0x10, "CLASS_EXTENDS", "type_index", nullptr},
    {0x11, "CLASS_TYPE_PARAMETER_BOUND", "param_index", "bound_index"},
    {0x12, "METHOD_TYPE_PARAMETER_BOUND", "param_index", "bound_index"},
    {0x13, "FIELD", nullptr, nullptr},
    {0x14, "METHOD_RETURN", nullptr, nullptr},
    {0x15, "METHOD_RECEIVER", nullptr, nullptr},
    {0x16, "METHOD_FORMAL_PARAMETER", "param_index", nullptr},
    {0x17, "THROWS", "type_index", nullptr},
    {0x40, "LOCAL_VARIABLE", nullptr, nullptr},
    {0x41, "RESOURCE_VARIABLE", nullptr, nullptr},
    {0x42, "EXCEPTION_PARAMETER", "exception_index", nullptr},
    {0x43, "INSTANCEOF", "offset", nullptr},
    {0x44, "NEW", "offset", nullptr},
    {0x45, "CONSTRUCTOR_REFERENCE", "offset", nullptr},
    {0x46, "METHOD_REFERENCE", "offset", nullptr},
    {0x47, "CAST", "offset", "type_index"},
    {0x48, "CONSTRUCTOR_INVOCATION_TYPE_ARGUMENT", "offset", "type_index"},
    {0x49, "METHOD_INVOCATION_TYPE_ARGUMENT", "offset", "type_index"},
    {0x4a, "CONSTRUCTOR_REFERENCE_TYPE_ARGUMENT", "offset", "type_index"},
    {0x4b, "METHOD_REFERENCE_TYPE_ARGUMENT", "offset", "type_index"},
};

void DumpPath(TextOut& out, const std::vector<TypePathStep>& path) {
  constexpr const char* kSteps[] = {"ARRAY", "INNER_TYPE", "WILDCARD",
                                    "TYPE_ARGUMENT"};
  if (path.empty()) return;
  out << ", location=[";
  for (size_t i = 0; i < path.size(); ++i) {
    if (i > 0) out << ", ";
    out << kSteps[path[i].kind];
    if (path[i].kind == 3) out << '(' << int{path[i].argument} << ')';
  }
  out << ']';
}

void DumpTarget(TextOut& out, const TypeAnnotation& annotation) {
  for (const TargetName& target : kTargets) {
    if (target.type != annotation.target_type) continue;
    out << ": " << target.name;
    if (target.first != nullptr)
      out << ", " << target.first << '=' << int{annotation.first};
    if (target.second != nullptr)
      out << ", " << target.second << '=' << int{annotation.second};
  }
  if (annotation.target_type == 0x40 || annotation.target_type == 0x41) {
    out << ", {";
    for (size_t i = 0; i < annotation.locals.size(); ++i) {
      const LocalTarget& local = annotation.locals[i];
      if (i > 0) out << "; ";
      out << "start_pc=" << int{local.start_pc}
          << ", length=" << int{local.length} << ", index=" << int{local.slot};
    }
    out << '}';
  }
  DumpPath(out, annotation.path);
}

}  // namespace

void DumpAnnotations(TextOut& out, const ConstantPool& pool,
                     const std::vector<Annotation>& annotations) {
  Indented inner(out);
  for (size_t i = 0; i < annotations.size(); ++i) {
    out << static_cast<int>(i) << ": ";
    RawAnnotation(out, annotations[i]);
    out.EndLine();
    Indented deeper(out);
    Writer(out, pool).WriteAnnotation(annotations[i]);
    out.EndLine();
  }
}

void DumpTypeAnnotations(TextOut& out, const ConstantPool& pool,
                         const std::vector<TypeAnnotation>& annotations) {
  Indented inner(out);
  for (size_t i = 0; i < annotations.size(); ++i) {
    out << static_cast<int>(i) << ": ";
    RawAnnotation(out, annotations[i].annotation);
    DumpTarget(out, annotations[i]);
    out.EndLine();
    Indented deeper(out);
    Writer(out, pool).WriteAnnotation(annotations[i].annotation);
    out.EndLine();
  }
}

void DumpAnnotationDefault(TextOut& out, const ConstantPool& pool,
                           const ElementValue& value) {
  Indented inner(out);
  out << "default_value: ";
  RawValue(out, value);
  out.EndLine();
  Indented deeper(out);
  Writer(out, pool).Write(value);
  out.EndLine();
}

}  // namespace classfile
