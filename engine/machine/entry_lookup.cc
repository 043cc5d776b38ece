#include "engine/machine/entry_lookup.h"

#include <algorithm>
#include <optional>
#include <set>
#include <utility>

#include "base/edit_distance.h"
#include "classfile/access_flags.h"
#include "classfile/class_path.h"
#include "engine/machine/java_signature.h"

namespace engine {
namespace {

using base::Error;
using base::Result;

bool IsNamed(const MethodInfo& method, const EntryName& name) {
  if (method.name() != name.method) return false;
  if (name.parameters)
    return NamesParameters(*name.parameters, method.descriptor());
  return name.descriptor.empty() || method.descriptor() == name.descriptor;
}

// JVMS 5.4.3: superclasses before interfaces. Private methods, constructors and
// static ones of interfaces stay where they are.
std::vector<ClassId> Ancestors(const ClassTable& table, ClassId c) {
  std::vector<ClassId> order;
  for (auto up = table[c].superclass; up; up = table[*up].superclass)
    order.push_back(*up);
  order.insert(order.end(), table[c].all_interfaces.begin(),
               table[c].all_interfaces.end());
  return order;
}

bool IsInherited(const ClassTable& table, MethodId m) {
  const MethodInfo& method = table[m];
  return !method.IsPrivate() && method.name()[0] != '<' &&
         !(method.IsStatic() && table[method.owner].IsInterface());
}

bool IsBridge(const MethodInfo& method) {
  return method.Has(classfile::kAccBridge);
}

// What the compiler added steps back where a person's own is meant.
void PreferWritten(const ClassTable& table, std::vector<MethodId>& found) {
  const auto bridges =
      std::partition(found.begin(), found.end(),
                     [&](MethodId m) { return !IsBridge(table[m]); });
  if (bridges != found.begin()) found.erase(bridges, found.end());
}

std::vector<MethodId> Candidates(const ClassTable& table, ClassId c,
                                 const EntryName& name) {
  std::vector<MethodId> found;
  for (MethodId m : table[c].methods)
    if (IsNamed(table[m], name)) found.push_back(m);
  for (ClassId up : Ancestors(table, c)) {
    if (!found.empty()) break;
    for (MethodId m : table[up].methods)
      if (IsNamed(table[m], name) && IsInherited(table, m)) found.push_back(m);
  }
  if (name.descriptor.empty()) PreferWritten(table, found);
  return found;
}

std::string Described(const MethodInfo& method) {
  return std::string(method.name()) + std::string(method.descriptor());
}

std::string WrittenName(const MethodInfo& method) {
  return JavaMethodName(method.name()) + JavaParameters(method.descriptor());
}

// As sources have them; by descriptor where that would be the same twice.
std::string List(const ClassTable& table,
                 const std::vector<MethodId>& methods) {
  std::multiset<std::string> written;
  for (MethodId m : methods) written.insert(WrittenName(table[m]));
  std::string text;
  for (MethodId m : methods)
    text += (text.empty() ? "" : ", ") +
            (written.count(WrittenName(table[m])) > 1 ? Described(table[m])
                                                      : WrittenName(table[m]));
  return text;
}

// Constructors only where one was asked for.
std::vector<MethodId> MethodsOn(const ClassTable& table, ClassId c) {
  std::vector<MethodId> methods;
  std::set<std::string> seen;
  auto add = [&](MethodId m) {
    if (table[m].declaration->code && !IsBridge(table[m]) &&
        !table[m].Has(classfile::kAccSynthetic) &&
        table[m].name() != "<clinit>" &&
        seen.insert(Described(table[m])).second)
      methods.push_back(m);
  };
  for (MethodId m : table[c].methods) add(m);
  for (ClassId up : Ancestors(table, c))
    if (up != table.object())
      for (MethodId m : table[up].methods)
        if (IsInherited(table, m)) add(m);
  return methods;
}

// What was asked for, as far as it was said.
std::string AskedFor(const EntryName& name) {
  std::string text = JavaMethodName(name.method) + name.descriptor;
  if (!name.parameters) return text;
  text += "(";
  for (const std::string& type : *name.parameters)
    text += (text.back() == '(' ? "" : ",") + type;
  return text + ")";
}

Error NoSuchMethod(const ClassTable& table, ClassId c, const EntryName& name) {
  constexpr size_t kMost = 5;
  std::vector<MethodId> near = MethodsOn(table, c);
  std::erase_if(near, [&](MethodId m) {
    return table[m].IsInitializer() != (name.method == "<init>");
  });
  auto distance = [&](MethodId m) {
    const std::string text =
        name.parameters ? WrittenName(table[m]) : Described(table[m]);
    return std::pair(base::EditDistance(name.method, table[m].name()),
                     base::EditDistance(AskedFor(name), text));
  };
  const bool whole = name.parameters || !name.descriptor.empty();
  std::stable_sort(near.begin(), near.end(), [&](MethodId a, MethodId b) {
    return whole ? distance(a) < distance(b)
                 : distance(a).first < distance(b).first;
  });
  if (near.size() > kMost) near.resize(kMost);
  std::string what = "no method " + AskedFor(name);
  if (!near.empty()) what += "; did you mean " + List(table, near) + "?";
  return Error{what, JavaName(table[c].name)};
}

Result<Entry> Runnable(ClassTable& table, const Entry& entry) {
  const MethodInfo& method = table[entry.method];
  if (method.declaration->code) return entry;
  return Error{std::string(method.IsAbstract() ? "abstract" : "native") +
                   " method: there is no code to explore",
               JavaEntryText(table, entry)};
}

// A static method belongs to the class that declares it.
Entry OnClass(const ClassTable& table, MethodId m, ClassId c) {
  return {m, table[m].IsStatic() ? table[m].owner : c};
}

bool Exists(const ClassTable& table, const std::string& name) {
  const auto found = table.path().Find(name);
  return !found.ok() || found.value().has_value();
}

}  // namespace

Result<ClassId> FindClass(ClassTable& table, const std::string& name) {
  std::string nested = name;
  while (!Exists(table, nested)) {
    const size_t slash = nested.rfind('/');
    if (slash == std::string::npos) return table.Load(name).ToResult();
    nested[slash] = '$';
  }
  return table.Load(std::string_view(nested)).ToResult();
}

Result<Entry> FindEntry(ClassTable& table, const EntryName& name) {
  ASSIGN_OR_RETURN(ClassId c, FindClass(table, name.class_name));
  const std::vector<MethodId> found = Candidates(table, c, name);
  if (found.empty()) return NoSuchMethod(table, c, name);
  if (found.size() == 1) return Runnable(table, OnClass(table, found[0], c));
  std::vector<MethodId> with_code;
  for (MethodId m : found)
    if (table[m].declaration->code) with_code.push_back(m);
  if (with_code.size() == 1) return OnClass(table, with_code[0], c);
  return Error{"several methods " + AskedFor(name) + "; name one of " +
                   List(table, found),
               JavaName(table[c].name)};
}

Result<MethodId> FindRequirement(ClassTable& table, const Entry& entry,
                                 std::string_view text) {
  EntryName name{table[entry.on].name, std::string(text), "", ""};
  if (text.find("::") != std::string_view::npos) {
    ASSIGN_OR_RETURN(name, ParseEntry(text));
  }
  const MethodInfo& method = table[entry.method];
  const std::string_view descriptor = method.descriptor();
  const std::string rest(descriptor.substr(1, descriptor.find(')') - 1));
  auto taking = [&](ClassId receiver) {
    return "(" + (method.IsStatic() ? "" : "L" + table[receiver].name + ";") +
           rest + ")Z";
  };
  name.parameters.reset();
  name.descriptor = taking(entry.on);
  Result<Entry> found = FindEntry(table, name);
  if (!found.ok() && entry.on != method.owner) {
    name.descriptor = taking(method.owner);
    Result<Entry> of_owner = FindEntry(table, name);
    if (of_owner.ok()) found = std::move(of_owner);
  }
  if (!found.ok()) return found.error();
  if (!table[found.value().method].IsStatic())
    return Error{"expected a static method",
                 JavaEntryText(table, found.value())};
  return found.value().method;
}

std::string EntryText(const ClassTable& table, MethodId m) {
  return EntryText(table, Entry{m, table[m].owner});
}

std::string EntryText(const ClassTable& table, const Entry& entry) {
  return table.TextOf(entry.on) + "::" + Described(table[entry.method]);
}

std::string JavaEntryText(ClassTable& table, const Entry& entry) {
  const MethodInfo& method = table[entry.method];
  const std::string text =
      JavaName(table[entry.on].name) + "::" + WrittenName(method);
  const Result<EntryName> again = ParseEntry(text);
  if (!again.ok()) return EntryText(table, entry);
  const Result<ClassId> c = FindClass(table, again.value().class_name);
  const bool same =
      c.ok() && c.value() == entry.on &&
      Candidates(table, entry.on, again.value()) == std::vector{entry.method};
  return same ? text : EntryText(table, entry);
}

std::vector<std::string> EntriesOn(ClassTable& table, ClassId c) {
  std::vector<std::string> texts;
  for (MethodId m : MethodsOn(table, c)) texts.push_back(WrittenName(table[m]));
  return texts;
}

}  // namespace engine
