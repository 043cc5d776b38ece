#include "cli/differing/version_changes.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <set>
#include <string_view>
#include <utility>

#include "classfile/access_flags.h"
#include "classfile/class_file.h"
#include "classfile/constant_pool.h"
#include "classfile/instruction.h"
#include "classfile/opcode.h"
#include "engine/linking/class_table.h"
#include "engine/linking/class_versions.h"
#include "engine/linking/ids.h"
#include "engine/machine/entry_lookup.h"
#include "engine/machine/java_signature.h"

namespace cli {
namespace {

using base::Result;
using classfile::ConstantTag;
using engine::ClassId;
using engine::ClassTable;
using engine::MethodId;

// Methods that code names, those of its lambdas with them.
std::vector<classfile::MemberRef> NamedBy(const classfile::ClassFile& file,
                                          const classfile::Method& method) {
  std::vector<classfile::MemberRef> named;
  if (!method.code) return named;
  const classfile::ConstantPool& pool = file.pool;
  bool dynamic = false;
  for (const classfile::Instruction& in : method.code->instructions) {
    const classfile::Format format = classfile::InfoOf(in.opcode).format;
    dynamic |= format == classfile::Format::kDynamicCall;
    if (format < classfile::Format::kLoadable ||
        format > classfile::Format::kMultiArray)
      continue;
    const auto index = static_cast<uint16_t>(in.a);
    if (pool.Is(index, ConstantTag::kMethodref) ||
        pool.Is(index, ConstantTag::kInterfaceMethodref))
      named.push_back(pool.Member(index));
  }
  for (size_t i = 1; dynamic && i < pool.size(); ++i)
    if (pool.Is(i, ConstantTag::kMethodHandle))
      named.push_back(pool.MethodHandleAt(static_cast<uint16_t>(i)).member);
  return named;
}

// Who comes to certain methods.
class Callers {
 public:
  Callers(ClassTable& table, const classfile::ClassPath& classes)
      : table_(table) {
    for (const std::string& name : classes.ClassNames())
      if (const auto c = table.Load(table.Name(name)); c.ok())
        for (const MethodId m : table[c.value()].methods) all_.push_back(m);
  }

  std::vector<MethodId> Of(const std::vector<MethodId>& called) {
    std::set<MethodId> reached;
    for (const MethodId m : called) Reach(m, reached);
    std::vector<MethodId> callers;
    for (size_t before = 0; before != reached.size();) {
      before = reached.size();
      for (const MethodId m : all_)
        if (reached.count(m) == 0 && Calls(m)) {
          Reach(m, reached);
          callers.push_back(m);
        }
    }
    std::erase_if(callers, [&](MethodId m) {
      return table_[m].name() == "<clinit>" ||
             table_[m].Has(classfile::kAccSynthetic);
    });
    return callers;
  }

 private:
  using Signature = std::pair<std::string_view, std::string_view>;

  void Reach(MethodId m, std::set<MethodId>& reached) {
    reached.insert(m);
    owners_[{table_[m].name(), table_[m].descriptor()}].push_back(
        table_[m].owner);
  }
  bool Calls(MethodId m) {
    const auto named =
        NamedBy(*table_[table_[m].owner].file, *table_[m].declaration);
    return std::any_of(named.begin(), named.end(),
                       [&](const auto& ref) { return LeadsToOne(ref); });
  }
  // Whichever override would be selected.
  bool LeadsToOne(const classfile::MemberRef& ref) {
    const auto found = owners_.find({ref.name, ref.descriptor});
    if (found == owners_.end()) return false;
    const auto on = table_.Load(table_.Name(ref.class_name));
    return on.ok() &&
           std::any_of(found->second.begin(), found->second.end(),
                       [&](ClassId owner) {
                         return table_.IsSubtype(on.value(), owner) ||
                                table_.IsSubtype(owner, on.value());
                       });
  }

  ClassTable& table_;
  std::vector<MethodId> all_;
  std::map<Signature, std::vector<ClassId>> owners_;  // of those reached
};

// In `from`, and not in `other`; a version's own name is not for people.
void AddMissing(const ClassTable& table, ClassId from, ClassId other,
                const std::string& class_name,
                std::vector<std::string>& missing) {
  for (const MethodId m : table[from].methods)
    if (!table[m].Has(classfile::kAccSynthetic) &&
        table[m].name() != "<clinit>" &&
        !table.DeclaredMethod(other, table[m].signature))
      missing.push_back(class_name +
                        "::" + engine::JavaMethodName(table[m].name()) +
                        engine::JavaParameters(table[m].descriptor()));
}

void AddMissingClasses(const classfile::ClassPath& from,
                       const classfile::ClassPath& other,
                       std::vector<std::string>& missing) {
  const std::vector<std::string> there = other.ClassNames();
  const std::set<std::string> known(there.begin(), there.end());
  for (const std::string& name : from.ClassNames())
    if (known.count(name) == 0)
      missing.push_back("class " + engine::JavaName(name));
}

}  // namespace

Result<VersionChanges> FindChanges(const classfile::ClassPath& path,
                                   const classfile::ClassPath& older,
                                   const classfile::ClassPath& newer,
                                   bool callers) {
  ClassTable table(path);
  RETURN_IF_ERROR(engine::AddVersions(table, newer));
  std::vector<MethodId> methods = engine::ChangedMethods(table);
  if (callers)
    for (const MethodId m : Callers(table, newer).Of(methods))
      methods.push_back(m);
  VersionChanges changes;
  for (const MethodId m : methods) {
    ASSIGN_OR_RETURN(engine::EntryName entry,
                     engine::ParseEntry(engine::EntryText(table, m)));
    changes.methods.push_back(std::move(entry));
  }
  for (const auto& [before, after] : table.versions()) {
    const std::string name = engine::JavaName(table[before].name);
    AddMissing(table, before, after, name, changes.only_old);
    AddMissing(table, after, before, name, changes.only_new);
  }
  AddMissingClasses(older, newer, changes.only_old);
  AddMissingClasses(newer, older, changes.only_new);
  return changes;
}

}  // namespace cli
