#include "engine/vm/module_objects.h"

#include <string_view>

#include "engine/linking/class_info.h"
#include "engine/vm/member_parts.h"
#include "engine/vm/object_maker.h"

namespace engine {
namespace {

constexpr std::string_view kImage = "jrt:/";

}  // namespace

std::string ModuleNameOf(const ClassTable& table, ClassId c) {
  const ClassInfo& info =
      table[c].IsArray() ? table[table[c].element] : table[c];
  if (info.kind == ClassKind::kPrimitive) return "java.base";
  if (info.file == nullptr || !info.file->origin.starts_with(kImage)) return "";
  const std::string& origin = info.file->origin;
  const size_t end = origin.find('/', kImage.size());
  return origin.substr(kImage.size(), end - kImage.size());
}

std::optional<heap::Location> ModuleOf(Context& c, State& s, ClassId type) {
  const std::string name = ModuleNameOf(c.table, type);
  // No class has such a name.
  const uint32_t key = c.table.Name("module " + name).index();
  if (const heap::Location* known = s.lambdas.Find(key)) return *known;
  ObjectMaker maker(c, s, "java/lang/Module");
  if (!name.empty())
    maker.Object("name", "Ljava/lang/String;", InternedText(c, s, name));
  if (maker.made()) s.lambdas = s.lambdas.With(key, *maker.made());
  return maker.made();
}

}  // namespace engine
