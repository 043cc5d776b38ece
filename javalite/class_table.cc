#include "javalite/class_table.h"

#include <utility>

namespace javalite {

ClassTable::ClassTable(const Program& program)
    : rows_(program.classes.size()), slots_(program.fields.size()) {
  for (size_t i = 0; i < rows_.size(); ++i) {
    rows_[i].superclass = program.classes[i].superclass;
    rows_[i].methods = program.classes[i].methods;
  }
  for (const Field& field : program.fields) field_names_.push_back(field.name);
  for (const Method& method : program.methods)
    method_names_.push_back(method.name);
  InheritFields(program, NumberInPreorder(program));
}

// A loop with its own stack: a hierarchy can be as deep as it has classes.
std::vector<ClassId> ClassTable::NumberInPreorder(const Program& program) {
  std::vector<std::vector<ClassId>> below(rows_.size());
  std::vector<std::pair<ClassId, bool>> work;  // (class, its subtree is done)
  for (uint32_t i = static_cast<uint32_t>(rows_.size()); i-- > 0;) {
    if (auto super = rows_[i].superclass)
      below[super->index()].push_back(ClassId(i));
    else
      work.emplace_back(ClassId(i), false);
  }
  std::vector<ClassId> preorder;
  while (!work.empty()) {
    auto [c, done] = work.back();
    work.pop_back();
    Row& row = rows_[c.index()];
    if (done) {
      row.last = static_cast<uint32_t>(preorder.size());
      row.concrete_last = static_cast<uint32_t>(concrete_.size());
      continue;
    }
    row.first = static_cast<uint32_t>(preorder.size());
    row.concrete_first = static_cast<uint32_t>(concrete_.size());
    preorder.push_back(c);
    if (!program[c].is_abstract) concrete_.push_back(c);
    work.emplace_back(c, true);
    for (ClassId sub : below[c.index()]) work.emplace_back(sub, false);
  }
  return preorder;
}

void ClassTable::InheritFields(const Program& program,
                               const std::vector<ClassId>& preorder) {
  for (ClassId c : preorder) {
    Row& row = rows_[c.index()];
    if (row.superclass) row.fields = rows_[row.superclass->index()].fields;
    for (FieldId f : program[c].fields) {
      slots_[f.index()] = static_cast<uint32_t>(row.fields.size());
      row.fields.push_back(f);
    }
  }
}

bool ClassTable::IsSubclass(ClassId sub, ClassId super) const {
  const Row& above = rows_[super.index()];
  uint32_t place = rows_[sub.index()].first;
  return above.first <= place && place < above.last;
}

std::optional<ClassId> ClassTable::CommonSuperclass(ClassId a,
                                                    ClassId b) const {
  std::optional<ClassId> c = a;
  while (c && !IsSubclass(b, *c)) c = Superclass(*c);
  return c;
}

std::span<const ClassId> ClassTable::ConcreteBelow(ClassId c) const {
  const Row& row = rows_[c.index()];
  return std::span(concrete_).subspan(row.concrete_first,
                                      row.concrete_last - row.concrete_first);
}

std::optional<FieldId> ClassTable::FindField(ClassId c, SymbolId name) const {
  for (FieldId f : FieldsOf(c))
    if (field_names_[f.index()] == name) return f;
  return std::nullopt;
}

std::optional<MethodId> ClassTable::FindMethod(ClassId c, SymbolId name) const {
  for (std::optional<ClassId> at = c; at; at = Superclass(*at))
    for (MethodId m : rows_[at->index()].methods)
      if (method_names_[m.index()] == name) return m;
  return std::nullopt;
}

}  // namespace javalite
