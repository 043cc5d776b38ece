#include "engine/linking/class_versions.h"

#include <algorithm>
#include <optional>
#include <set>
#include <string_view>
#include <utility>

#include "classfile/access_flags.h"
#include "classfile/attribute.h"
#include "classfile/attributes.h"
#include "classfile/byte_reader.h"
#include "classfile/class_file.h"
#include "classfile/constant_text.h"
#include "classfile/instruction.h"
#include "classfile/opcode.h"
#include "engine/linking/member_lookup.h"

namespace engine {
namespace {

using classfile::ClassFile;
using classfile::Code;
using classfile::Format;
using classfile::Instruction;

bool NamesConstant(Format format) {
  return format >= Format::kLoadable && format <= Format::kMultiArray;
}

std::string OperandText(const ClassFile& file, const Code& code,
                        const Instruction& in) {
  const Format format = classfile::InfoOf(in.opcode).format;
  if (NamesConstant(format))
    return classfile::ConstantValueText(file.pool,
                                        static_cast<uint16_t>(in.a)) +
           " " + std::to_string(in.b);
  if (format != Format::kTableSwitch && format != Format::kLookupSwitch)
    return std::to_string(in.a) + " " + std::to_string(in.b);
  std::string text = std::to_string(code.SwitchOf(in).default_target);
  for (const classfile::SwitchCase& each : code.CasesOf(in))
    text += " " + std::to_string(each.key) + ":" + std::to_string(each.target);
  return text;
}

// What the code says; nothing of one whose meaning lies elsewhere.
std::optional<std::string> CodeText(const ClassFile& file,
                                    const classfile::Method& method) {
  if (!method.code) return "none";
  std::string text;
  for (const Instruction& in : method.code->instructions) {
    if (classfile::InfoOf(in.opcode).format == Format::kDynamicCall)
      return std::nullopt;
    text += std::string(classfile::InfoOf(in.opcode).mnemonic) + " " +
            OperandText(file, *method.code, in) + "\n";
  }
  for (const auto& h : method.code->handlers)
    text +=
        std::to_string(h.start) + "-" + std::to_string(h.end) + ":" +
        std::to_string(h.handler) + " " +
        (h.catch_type == 0 ? "any"
                           : std::string(file.pool.ClassName(h.catch_type))) +
        "\n";
  return text;
}

bool SameCode(const ClassTable& table, MethodId a, MethodId b) {
  const auto x = CodeText(*table[table[a].owner].file, *table[a].declaration);
  const auto y = CodeText(*table[table[b].owner].file, *table[b].declaration);
  return x && y && *x == *y;
}

std::string ConstantOf(const ClassFile& file, const classfile::Field& field) {
  const classfile::Attribute* attribute = classfile::FindAttribute(
      field.attributes, classfile::AttributeKind::kConstantValue);
  if (attribute == nullptr) return "";
  return " = " + classfile::ConstantValueText(
                     file.pool, classfile::ReaderOf(*attribute).U2());
}

std::set<std::string> FieldTexts(const ClassFile& file) {
  std::set<std::string> fields;
  for (const classfile::Field& f : file.fields)
    fields.insert(std::string(f.name) + " " + std::string(f.descriptor) + " " +
                  std::to_string(f.access_flags & classfile::kAccStatic) +
                  ConstantOf(file, f));
  return fields;
}

std::optional<MethodId> CounterpartOf(const ClassTable& table, MethodId m,
                                      ClassId in) {
  return table.DeclaredMethod(in, table[m].signature);
}

// What both must have alike for calls to select the same.
constexpr uint16_t kSelecting =
    classfile::kAccStatic | classfile::kAccPrivate | classfile::kAccAbstract;

// A method that only one of the versions has.
bool MatterForOthers(const MethodInfo& method) {
  return !method.IsStatic() && !method.IsPrivate() && !method.IsInitializer();
}

class Obstacles {
 public:
  Obstacles(ClassTable& table, ClassId before, ClassId after)
      : table_(table), before_(before), after_(after) {}

  std::vector<std::string> Find() {
    const ClassInfo& a = table_[before_];
    const ClassInfo& b = table_[after_];
    if (a.superclass != b.superclass || a.interfaces != b.interfaces)
      Add("has other supertypes");
    if (FieldTexts(*a.file) != FieldTexts(*b.file)) Add("has other fields");
    if (a.access_flags != b.access_flags) Add("has other modifiers");
    for (MethodId m : a.methods) Compare(m);
    for (MethodId m : b.methods)
      if (!CounterpartOf(table_, m, before_) &&
          (MatterForOthers(table_[m]) || Hides(m)))
        Add("has a further method that others may see, " + NameOf(m));
    return std::move(found_);
  }

 private:
  void Compare(MethodId m) {
    const auto other = CounterpartOf(table_, m, after_);
    const bool initializer = table_[m].name() == "<clinit>";
    if (!other && (MatterForOthers(table_[m]) || initializer))
      return Add("has no " + NameOf(m) + " any more");
    if (!other) return;
    if (((table_[m].access_flags ^ table_[*other].access_flags) & kSelecting) !=
        0)
      Add("has other modifiers of " + NameOf(m));
    if (initializer && !SameCode(table_, m, *other))
      Add("initialises its static fields otherwise");
  }
  bool Hides(MethodId m) const {
    const auto& parent = table_[before_].superclass;
    return !table_[m].IsInitializer() && parent &&
           LookupInClasses(table_, *parent, table_[m].signature).has_value();
  }
  std::string NameOf(MethodId m) const {
    return std::string(table_[m].name()) + std::string(table_[m].descriptor());
  }
  void Add(const std::string& what) {
    found_.push_back("the new " + table_.TextOf(before_) + " " + what);
  }

  ClassTable& table_;
  const ClassId before_, after_;
  std::vector<std::string> found_;
};

bool SameBytes(const classfile::ClassBytes& a, const classfile::ClassBytes& b) {
  const auto x = a.bytes.data(), y = b.bytes.data();
  return std::equal(x.begin(), x.end(), y.begin(), y.end());
}

}  // namespace

base::Status AddVersions(ClassTable& table, const classfile::ClassPath& newer) {
  for (const std::string& name : newer.ClassNames()) {
    ASSIGN_OR_RETURN(auto before, table.path().Find(name));
    ASSIGN_OR_RETURN(auto after, newer.Find(name));
    if (!before || !after || SameBytes(*before, *after)) continue;
    Linked<ClassId> c = table.Load(table.Name(name));
    if (!c.ok()) continue;  // no object of it, no code of it
    Linked<ClassId> version = table.DefineVersion(c.value(), *std::move(after));
    if (!version.ok()) return version.error()->error;
  }
  return base::Ok{};
}

std::vector<VersionObstacle> VersionObstacles(ClassTable& table) {
  std::vector<VersionObstacle> all;
  for (const auto& [before, after] : table.versions())
    for (std::string& each : Obstacles(table, before, after).Find())
      all.push_back({before, std::move(each)});
  return all;
}

std::vector<MethodId> ChangedMethods(const ClassTable& table) {
  std::vector<MethodId> changed;
  for (const auto& [before, after] : table.versions())
    for (MethodId m : table[before].methods) {
      const auto other = CounterpartOf(table, m, after);
      if (other && table[m].name() != "<clinit>" && !table[m].IsAbstract() &&
          !table[m].Has(classfile::kAccSynthetic) &&
          !SameCode(table, m, *other))
        changed.push_back(m);
    }
  return changed;
}

}  // namespace engine
