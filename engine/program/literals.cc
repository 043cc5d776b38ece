#include "engine/program/literals.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <utility>

#include "classfile/access_flags.h"
#include "classfile/attribute.h"
#include "classfile/attributes.h"
#include "classfile/class_file.h"
#include "classfile/constant_pool.h"
#include "classfile/instruction.h"
#include "classfile/modified_utf8.h"
#include "classfile/opcode.h"
#include "engine/call_sites/call_site.h"

namespace engine {
namespace {

using classfile::ConstantTag;
using classfile::Opcode;

constexpr std::pair<std::string_view, std::string_view> kWrappers[] = {
    {"java/lang/Boolean", "Z"},   {"java/lang/Byte", "B"},
    {"java/lang/Character", "C"}, {"java/lang/Short", "S"},
    {"java/lang/Integer", "I"},   {"java/lang/Long", "J"},
    {"java/lang/Float", "F"},     {"java/lang/Double", "D"},
    {"java/lang/Void", "V"}};

class Search {
 public:
  explicit Search(Program& program) : program_(program), table_(program.table) {
    for (const std::string& name : table_.path().ClassNames())
      AddClass(table_.Name(name));
  }

  void AddMethod(MethodId m) {
    if (!met_.insert(m).second) return;
    methods_.push_back(m);
    Use(table_[m].owner);
  }
  Constants Run() {
    while (!methods_.empty()) {
      const MethodId m = methods_.back();
      methods_.pop_back();
      Read(m);
    }
    return std::move(found_);
  }

 private:
  void AddClass(ClassId c) {
    if (!table_.Load(c).ok() || table_[c].file == nullptr) return;
    own_.insert(c);
    for (MethodId m : table_[c].methods)
      by_signature_[table_[m].signature].push_back(m);
  }

  void Read(MethodId m) {
    const classfile::Method& method = *table_[m].declaration;
    if (own_.count(table_[m].owner) == 0) return;
    if (table_[m].IsStatic() && table_[m].Has(classfile::kAccSynchronized))
      AddTo(found_.classes, table_[m].owner);
    if (!method.code) return;
    AddTo(found_.read, table_[m].owner);
    const classfile::ClassFile& file = *table_[table_[m].owner].file;
    for (const classfile::Instruction& in : method.code->instructions) {
      const auto index = static_cast<uint16_t>(in.a);
      if (in.opcode == Opcode::kInvokedynamic)
        ReadCallSite(file, index);
      else
        Read(file.pool, in.opcode, index);
    }
  }

  // The methods that a lambda or a method reference runs.
  void ReadCallSite(const classfile::ClassFile& file, uint16_t index) {
    const uint16_t bootstrap = file.pool.Dynamic(index).bootstrap;
    for (uint16_t argument : BootstrapOf(file, bootstrap).arguments) {
      if (!file.pool.Is(argument, ConstantTag::kMethodHandle)) continue;
      const auto handle = file.pool.MethodHandleAt(argument);
      Call(handle.member);
      if (handle.kind == classfile::ReferenceKind::kNewInvokeSpecial)
        AddTo(found_.created, table_.Name(handle.member.class_name));
    }
  }

  void Read(const classfile::ConstantPool& pool, Opcode opcode,
            uint16_t index) {
    switch (opcode) {
      case Opcode::kLdc:
      case Opcode::kLdcW:
        if (pool.Is(index, ConstantTag::kString))
          AddLiteral(pool.String(index));
        if (pool.Is(index, ConstantTag::kClass))
          AddTo(found_.classes, table_.Name(pool.ClassName(index)));
        break;
      case Opcode::kInvokevirtual:
      case Opcode::kInvokespecial:
      case Opcode::kInvokestatic:
      case Opcode::kInvokeinterface:
        Call(pool.Member(index));
        break;
      case Opcode::kGetstatic:
        AddPrimitive(pool.Member(index));
        [[fallthrough]];
      case Opcode::kPutstatic:
        Use(table_.Name(pool.Member(index).class_name));
        break;
      case Opcode::kNew:
        Use(table_.Name(pool.ClassName(index)));
        AddTo(found_.created, table_.Name(pool.ClassName(index)));
        break;
      case Opcode::kAnewarray:
        AddTo(found_.created,
              table_.ArrayOf(table_.Name(pool.ClassName(index))));
        break;
      case Opcode::kMultianewarray:
        AddTo(found_.created, table_.Name(pool.ClassName(index)));
        break;
      default:
        break;
    }
  }

  // Any method of that name and descriptor may be the one selected.
  void Call(const classfile::MemberRef& member) {
    Use(table_.Name(member.class_name));
    if (member.name == "getClass") found_.asks_class = true;
    auto it =
        by_signature_.find(table_.Signature(member.name, member.descriptor));
    if (it == by_signature_.end()) return;
    for (MethodId m : it->second) AddMethod(m);
  }

  // The class is initialised, with those above it, and its constants are set.
  void Use(ClassId c) {
    if (own_.count(c) == 0 || !used_.insert(c).second) return;
    for (ClassId above : program_.InitializationOrder(c)) Use(above);
    if (auto initializer = table_.DeclaredMethod(c, "<clinit>", "()V"))
      AddMethod(*initializer);
    for (FieldId f : table_[c].static_fields) AddConstant(table_[f]);
  }

  // How compilers write `int.class`.
  void AddPrimitive(const classfile::MemberRef& member) {
    if (member.name != "TYPE") return;
    for (const auto& [wrapper, letter] : kWrappers)
      if (member.class_name == wrapper)
        AddTo(found_.classes, table_.NameOfType(letter));
  }

  void AddConstant(const FieldInfo& field) {
    const std::optional<uint16_t> index = ConstantIndexOf(field);
    const classfile::ConstantPool& pool = table_[field.owner].file->pool;
    if (index && pool.Is(*index, ConstantTag::kString))
      AddLiteral(pool.String(*index));
  }

  void AddLiteral(std::string_view utf8) {
    const StringId text = program_.Intern(classfile::DecodeModifiedUtf8(utf8));
    AddTo(found_.strings, text);
  }

  template <class IdType>
  static void AddTo(std::vector<IdType>& found, IdType id) {
    if (std::find(found.begin(), found.end(), id) == found.end())
      found.push_back(id);
  }

  Program& program_;
  ClassTable& table_;
  std::unordered_set<ClassId> own_, used_;
  std::unordered_map<SignatureId, std::vector<MethodId>> by_signature_;
  std::unordered_set<MethodId> met_;
  std::vector<MethodId> methods_;  // still to be read
  Constants found_;
};

}  // namespace

std::optional<uint16_t> ConstantIndexOf(const FieldInfo& field) {
  const classfile::Attribute* attribute = classfile::FindAttribute(
      field.declaration->attributes, classfile::AttributeKind::kConstantValue);
  if (attribute == nullptr) return std::nullopt;
  classfile::ByteReader reader = classfile::ReaderOf(*attribute);
  return reader.U2();
}

Constants ConstantsOf(Program& program, std::span<const MethodId> starts) {
  Search search(program);
  for (MethodId m : starts) search.AddMethod(m);
  return search.Run();
}

}  // namespace engine
