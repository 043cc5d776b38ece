#include "engine/vm/trace_elements.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>

#include "classfile/access_flags.h"
#include "classfile/modified_utf8.h"
#include "classfile/source_facts.h"
#include "engine/linking/ids.h"
#include "engine/runtime/mirrors.h"
#include "engine/vm/object_maker.h"
#include "heap/value_set.h"

namespace engine {
namespace {

// What StackTraceElement has for lines.
constexpr int32_t kNativeLine = -2;
constexpr int32_t kNoLine = -1;

// How it is written as a text: without loaders and versions of the JDK's own.
constexpr int32_t kNoLoader = 1;
constexpr int32_t kNoVersion = 2;

using Found = std::optional<heap::Location>;

// "java.base"; empty: of no module.
std::string_view ModuleOf(const ClassInfo& type) {
  constexpr std::string_view kImage = "jrt:/";
  if (type.file == nullptr) return "";
  std::string_view origin = type.file->origin;
  if (!origin.starts_with(kImage)) return "";
  origin.remove_prefix(kImage.size());
  return origin.substr(0, origin.find('/'));
}

Found TextOf(Context& c, State& s, std::string_view text) {
  if (text.empty()) return std::nullopt;
  return LiteralOf(c, s, c.program.Intern(classfile::DecodeModifiedUtf8(text)));
}

std::string DottedName(const ClassInfo& type) {
  std::string name = type.name;
  std::replace(name.begin(), name.end(), '/', '.');
  return name;
}

int32_t LineOf(const LeftMethod& method) {
  if (method.body->info->Has(classfile::kAccNative)) return kNativeLine;
  const uint16_t line = method.body->LineAt(method.at);
  return line == 0 ? kNoLine : line;
}

// The version of a module is left open: NoModel is what asking for it runs
// into.
Found ElementOf(Context& c, State& s, const LeftMethod& method) {
  const ClassInfo& owner = c.table[method.body->owner];
  const std::string_view module = ModuleOf(owner);
  const std::string file =
      owner.file == nullptr ? "" : classfile::SourceFileOf(*owner.file);
  constexpr const char* kString = "Ljava/lang/String;";
  const Found loader = TextOf(c, s, module.empty() ? "app" : "");
  const Found in_module = TextOf(c, s, module);
  const Found type = TextOf(c, s, DottedName(owner));
  const Found name = TextOf(c, s, method.body->info->name());
  const Found source = TextOf(c, s, file);
  return ObjectMaker(c, s, "java/lang/StackTraceElement")
      .Object("classLoaderName", kString, loader)
      .Object("moduleName", kString, in_module)
      .Object("declaringClass", kString, type)
      .Object("methodName", kString, name)
      .Object("fileName", kString, source)
      .Number("lineNumber", "I", c.pool.Int(LineOf(method)))
      .Number("format", "B",
              c.pool.Int(module.empty() ? kNoLoader : kNoLoader | kNoVersion))
      .made();
}

}  // namespace

Found TraceElements(Context& c, State& s, const Trace& trace) {
  const ClassId type = c.table.NameOfType("[Ljava/lang/StackTraceElement;");
  if (!c.table.Load(type).ok()) return std::nullopt;
  const auto count = static_cast<uint32_t>(trace.methods.size());
  heap::Location made;
  s.place.heap = s.place.heap.WithArray(
      type, c.pool.Int(static_cast<int32_t>(count)), made);
  for (uint32_t i = 0; i < count; ++i) {
    const Found element = ElementOf(c, s, trace.methods[i]);
    if (!element) return std::nullopt;
    s.place.heap.SetField(made, c.types.SlotOf(type, i),
                          heap::ValueSet(*element));
  }
  return made;
}

}  // namespace engine
