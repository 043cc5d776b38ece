#include "engine/program/program.h"

#include <algorithm>
#include <iterator>
#include <optional>

#include "base/nested_name.h"
#include "engine/program/vm_statics.h"

namespace engine {
namespace {

// Their initialisers set up what the engine models itself.
constexpr const char* kModelled[] = {"java/lang/Object", "java/lang/Throwable",
                                     "java/lang/Class",
                                     "java/lang/ref/Reference"};

bool HasInitializer(ClassTable& table, ClassId c) {
  return std::find(std::begin(kModelled), std::end(kModelled), table[c].name) ==
             std::end(kModelled) &&
         table[c].kind == ClassKind::kClass &&
         table.DeclaredMethod(c, "<clinit>", "()V").has_value();
}

// JVMS 5.5: an interface is initialised with a class only for its methods.
bool HasDefaultMethods(const ClassTable& table, const ClassInfo& info) {
  return std::any_of(info.methods.begin(), info.methods.end(), [&](MethodId m) {
    return !table[m].IsAbstract() && !table[m].IsStatic();
  });
}

void AddOnce(std::vector<ClassId>& order, ClassId c) {
  if (std::find(order.begin(), order.end(), c) == order.end())
    order.push_back(c);
}

void AddInterfaces(const ClassTable& table, ClassId c,
                   std::vector<ClassId>& order) {
  for (ClassId i : table[c].interfaces) {
    AddInterfaces(table, i, order);
    if (HasDefaultMethods(table, table[i])) AddOnce(order, i);
  }
}

}  // namespace

std::vector<ClassId> Program::InitializationOrder(ClassId c) const {
  std::vector<ClassId> line = {c};  // the class and those above it
  if (!table[c].IsInterface())
    while (table[line.back()].superclass)
      line.push_back(*table[line.back()].superclass);
  std::vector<ClassId> order;
  for (size_t i = line.size(); i-- > 0;) {
    if (!table[c].IsInterface()) AddInterfaces(table, line[i], order);
    AddOnce(order, line[i]);
  }
  return order;
}

bool Program::NeedsInitializer(ClassId c) {
  if (c.index() >= needs_initializer_.size())
    needs_initializer_.resize(table.class_count() + 1, 0);
  uint8_t& known = needs_initializer_[c.index()];
  if (known == 0) {
    const std::vector<ClassId> order = InitializationOrder(c);
    const bool needed = std::any_of(order.begin(), order.end(), [&](ClassId o) {
      return HasInitializer(table, o);
    });
    known = needed ? 2 : 1;
  }
  return known == 2;
}

bool Program::HasVmStatics(ClassId c) {
  if (c.index() >= has_vm_statics_.size())
    has_vm_statics_.resize(table.class_count() + 1, 0);
  uint8_t& known = has_vm_statics_[c.index()];
  if (known == 0) known = engine::HasVmStatics(table[c].name) ? 2 : 1;
  return known == 2;
}

const Body& Program::InitializerOf(ClassId c) {
  if (HasInitializer(table, c))
    return bodies.Of(*table.DeclaredMethod(c, "<clinit>", "()V"));
  std::unique_ptr<Body>& body = empty_initializers_[c];
  if (body == nullptr) {
    static constexpr MethodInfo kNothing;
    body = std::make_unique<Body>();
    body->owner = c;
    body->info = &kNothing;
    body->text = base::NestedName(table.TextOf(c)) + ".<clinit>";
    body->intrinsic = intrinsics_.nothing;
    body->initializes_class = true;
  }
  return *body;
}

ClassId Program::StaticsOf(ClassId c) {
  auto [it, fresh] = statics_.emplace(c, ClassId());
  if (!fresh) return it->second;
  const std::string name = table.TextOf(c);
  const bool shared =
      std::find(parameter_names.begin(), parameter_names.end(),
                name.substr(0, name.find('.'))) != parameter_names.end();
  it->second =
      table.AddHolder((shared ? "static " : "") + name, table[c].static_fields);
  return it->second;
}

}  // namespace engine
