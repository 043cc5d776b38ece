#include "engine/call_sites/helper_class.h"

#include <cstdint>
#include <string>
#include <vector>

#include "engine/facts/helpers.h"

namespace engine {
namespace {

// In the package and the module of reflection.
constexpr const char* kHost = "java/lang/reflect/Array";

std::vector<uint8_t> BytesOf(std::string_view helper) {
  const std::string file = "/" + std::string(helper) + ".class";
  for (const base::EmbeddedClass& c : HelperClasses())
    if (("/" + std::string(c.file)).ends_with(file))
      return {c.bytes.begin(), c.bytes.end()};
  return {};
}

}  // namespace

std::optional<MethodId> HelperMethod(ClassTable& table, std::string_view helper,
                                     std::string_view name,
                                     std::string_view descriptor) {
  const Linked<ClassId> host = table.Load(table.Name(kHost));
  if (!host.ok()) return std::nullopt;
  const Linked<ClassId> c =
      table.DefineOurs(std::string(kHost) + "." + std::string(helper),
                       BytesOf(helper), host.value());
  if (!c.ok()) return std::nullopt;
  return table.DeclaredMethod(c.value(), name, descriptor);
}

}  // namespace engine
