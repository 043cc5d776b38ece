#include "engine/literals.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <unordered_map>
#include <unordered_set>

#include "classfile/attribute.h"
#include "classfile/attributes.h"
#include "classfile/class_file.h"
#include "classfile/constant_pool.h"
#include "classfile/instruction.h"
#include "classfile/modified_utf8.h"
#include "classfile/opcode.h"

namespace engine {
namespace {

using classfile::ConstantTag;
using classfile::Opcode;

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
  std::vector<StringId> Run() {
    while (!methods_.empty()) {
      const MethodId m = methods_.back();
      methods_.pop_back();
      Read(m);
    }
    return std::move(literals_);
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
    if (!method.code || own_.count(table_[m].owner) == 0) return;
    const classfile::ConstantPool& pool = table_[table_[m].owner].file->pool;
    for (const classfile::Instruction& in : method.code->instructions)
      Read(pool, in.opcode, static_cast<uint16_t>(in.a));
  }

  void Read(const classfile::ConstantPool& pool, Opcode opcode,
            uint16_t index) {
    switch (opcode) {
      case Opcode::kLdc:
      case Opcode::kLdcW:
        if (pool.Is(index, ConstantTag::kString))
          AddLiteral(pool.String(index));
        break;
      case Opcode::kInvokevirtual:
      case Opcode::kInvokespecial:
      case Opcode::kInvokestatic:
      case Opcode::kInvokeinterface:
        Call(pool.Member(index));
        break;
      case Opcode::kGetstatic:
      case Opcode::kPutstatic:
        Use(table_.Name(pool.Member(index).class_name));
        break;
      case Opcode::kNew:
        Use(table_.Name(pool.ClassName(index)));
        break;
      default:
        break;
    }
  }

  // Any method of that name and descriptor may be the one selected.
  void Call(const classfile::MemberRef& member) {
    Use(table_.Name(member.class_name));
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

  void AddConstant(const FieldInfo& field) {
    const std::optional<uint16_t> index = ConstantIndexOf(field);
    const classfile::ConstantPool& pool = table_[field.owner].file->pool;
    if (index && pool.Is(*index, ConstantTag::kString))
      AddLiteral(pool.String(*index));
  }

  void AddLiteral(std::string_view utf8) {
    const StringId text = program_.Intern(classfile::DecodeModifiedUtf8(utf8));
    if (texts_.insert(text).second) literals_.push_back(text);
  }

  Program& program_;
  ClassTable& table_;
  std::unordered_set<ClassId> own_, used_;
  std::unordered_map<SignatureId, std::vector<MethodId>> by_signature_;
  std::unordered_set<MethodId> met_;
  std::vector<MethodId> methods_;  // still to be read
  std::unordered_set<StringId> texts_;
  std::vector<StringId> literals_;
};

}  // namespace

std::optional<uint16_t> ConstantIndexOf(const FieldInfo& field) {
  const classfile::Attribute* attribute = classfile::FindAttribute(
      field.declaration->attributes, classfile::AttributeKind::kConstantValue);
  if (attribute == nullptr) return std::nullopt;
  classfile::ByteReader reader = classfile::ReaderOf(*attribute);
  return reader.U2();
}

std::vector<StringId> LiteralsOf(Program& program,
                                 std::span<const MethodId> starts) {
  Search search(program);
  for (MethodId m : starts) search.AddMethod(m);
  return search.Run();
}

}  // namespace engine
