#include "cli/watching/class_digests.h"

#include <optional>
#include <string_view>
#include <utility>

#include "base/hash.h"
#include "classfile/attribute.h"
#include "classfile/constant_pool.h"
#include "classfile/dump_attributes.h"
#include "classfile/file.h"
#include "classfile/instruction.h"
#include "classfile/opcode.h"
#include "classfile/parser.h"
#include "classfile/text_out.h"

namespace cli {
namespace {

using classfile::AttributeKind;
using classfile::ClassFile;
using classfile::ConstantTag;
using classfile::Opcode;

// What a class declares and names, as one text.
class ShapeText {
 public:
  explicit ShapeText(const ClassFile& file) : file_(file) {}

  std::string Write() {
    Add("class", std::to_string(file_.major) + "." +
                     std::to_string(file_.minor) + " " +
                     std::to_string(file_.access_flags));
    Add(file_.name(), file_.super_name());
    for (const uint16_t each : file_.interfaces)
      Add("interface", file_.pool.ClassName(each));
    for (const auto& field : file_.fields) AddMember("field", field);
    for (const auto& method : file_.methods) {
      AddMember(method.code ? "method" : "method without code", method);
      if (method.code) AddCreated(*method.code);
    }
    AddAttributes(file_.attributes);
    AddConstants();
    for (const std::string& name : named_) Add("names", name);
    return std::move(text_) + attributes_.Take();
  }

 private:
  void Add(std::string_view what, std::string_view text) {
    text_ += std::string(what) + " " + std::string(text) + "\n";
  }

  template <class Member>
  void AddMember(std::string_view what, const Member& member) {
    Add(what, std::to_string(member.access_flags));
    Add(member.name, member.descriptor);
    AddAttributes(member.attributes);
  }

  // Call sites are looked at where code is.
  void AddAttributes(const classfile::Attributes& attributes) {
    for (const classfile::Attribute& each : attributes)
      if (each.kind != AttributeKind::kCode &&
          each.kind != AttributeKind::kBootstrapMethods)
        classfile::DumpAttribute(attributes_, file_, each);
    attributes_.Line("-");
  }

  void AddConstants() {
    const classfile::ConstantPool& pool = file_.pool;
    for (uint16_t i = 1; i < pool.size(); ++i) {
      if (pool.Is(i, ConstantTag::kClass))
        named_.insert(std::string(pool.ClassName(i)));
      else if (pool.Is(i, ConstantTag::kNameAndType))
        named_.insert(std::string(pool.NameAndTypeAt(i).descriptor));
      else if (pool.Is(i, ConstantTag::kMethodType))
        named_.insert(std::string(pool.MethodType(i)));
    }
  }

  void AddCreated(const classfile::Code& code) {
    for (const classfile::Instruction& insn : code.instructions) {
      if (insn.opcode == Opcode::kAnewarray)
        named_.insert("new [" + std::string(file_.pool.ClassName(
                                    static_cast<uint16_t>(insn.a))));
      else if (insn.opcode == Opcode::kNewarray)
        named_.insert("new [" + std::to_string(insn.a));
    }
  }

  const ClassFile& file_;
  std::string text_;
  classfile::TextOut attributes_;
  std::set<std::string> named_;
};

std::string_view TextOfBytes(const classfile::Bytes& bytes) {
  return {reinterpret_cast<const char*>(bytes.data().data()), bytes.size()};
}

void AddClass(const classfile::ClassPath& path, const std::string& name,
              ClassDigests& digests) {
  auto found = path.Find(name);
  if (!found.ok()) {
    digests.classes[name] = {};
    digests.unreadable[name] = found.error().ToString();
    return;
  }
  if (!found.value()) return;
  ClassDigest& digest = digests.classes[name];
  classfile::ClassBytes& bytes = *found.value();
  digest.bytes = base::HashText(TextOfBytes(bytes.bytes));
  digest.shape = digest.bytes;
  const auto file =
      classfile::ParseClassFile(std::move(bytes.bytes), bytes.origin);
  if (file.ok())
    digest.shape = ShapeOf(file.value());
  else
    digests.unreadable[name] = file.error().ToString();
}

}  // namespace

uint64_t ShapeOf(const ClassFile& file) {
  return base::HashText(ShapeText(file).Write());
}

ClassDigests DigestClasses(const classfile::ClassPath& path) {
  ClassDigests digests;
  for (const std::string& name : path.ClassNames())
    AddClass(path, name, digests);
  return digests;
}

std::map<std::string, std::string> UnreadableIn(const std::string& target) {
  if (!target.ends_with(".class")) {
    const auto path = classfile::ClassPath::Open(target, "");
    if (!path.ok()) return {{target, path.error().ToString()}};
    return DigestClasses(path.value()).unreadable;
  }
  auto bytes = classfile::ReadFile(target, classfile::kMaxClassFileSize);
  if (!bytes.ok()) return {};
  const auto file = classfile::ParseClassFile(std::move(bytes.value()), target);
  if (file.ok()) return {};
  return {{target, file.error().ToString()}};
}

ClassChanges CompareClasses(const ClassDigests& before,
                            const ClassDigests& after) {
  ClassChanges changes;
  for (const auto& [name, digest] : before.classes) {
    const auto now = after.classes.find(name);
    const bool gone = now == after.classes.end();
    if (!gone && now->second == digest) continue;
    changes.changed.insert(name);
    changes.shape |= gone || now->second.shape != digest.shape;
  }
  for (const auto& [name, digest] : after.classes)
    if (before.classes.count(name) == 0) {
      changes.changed.insert(name);
      changes.shape = true;
    }
  return changes;
}

std::map<std::string, std::string> NewlyUnreadable(const ClassDigests& before,
                                                   const ClassDigests& after) {
  std::map<std::string, std::string> found;
  for (const auto& [name, why] : after.unreadable) {
    const auto known = before.classes.find(name);
    if (known == before.classes.end() ||
        !(known->second == after.classes.at(name)))
      found.emplace(name, why);
  }
  return found;
}

}  // namespace cli
