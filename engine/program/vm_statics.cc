#include "engine/program/vm_statics.h"

#include <algorithm>
#include <iterator>

namespace engine {
namespace {

struct VmStatic {
  std::string_view class_name;
  std::string_view field;
};

constexpr VmStatic kVmStatics[] = {
#define VM_STATIC(class_name, field) {class_name, field},
#define VM_NUMBER(class_name, field, value) VM_STATIC(class_name, field)
#define VM_TEXT(class_name, field, text) VM_STATIC(class_name, field)
#define VM_OBJECT(class_name, field, maker) VM_STATIC(class_name, field)
#define VM_RUN(class_name, field, other, method) VM_STATIC(class_name, field)
#define VM_READY(class_name, field, other) VM_STATIC(class_name, field)
#include "engine/program/vm_statics.def"
#undef VM_READY
#undef VM_RUN
#undef VM_OBJECT
#undef VM_TEXT
#undef VM_NUMBER
#undef VM_STATIC
};

}  // namespace

bool HasVmStatics(std::string_view class_name) {
  return std::any_of(
      std::begin(kVmStatics), std::end(kVmStatics),
      [&](const VmStatic& row) { return row.class_name == class_name; });
}

bool IsVmStatic(std::string_view class_name, std::string_view field) {
  return std::any_of(
      std::begin(kVmStatics), std::end(kVmStatics), [&](const VmStatic& row) {
        return row.class_name == class_name && row.field == field;
      });
}

}  // namespace engine
