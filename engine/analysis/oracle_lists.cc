#include "engine/analysis/oracle_lists.h"

#include <optional>
#include <string>
#include <string_view>

#include "engine/analysis/oracle_cells.h"
#include "heap/location.h"

namespace engine {
namespace {

using heap::FieldId;
using heap::Location;
using heap::ObjectInfo;

bool IsRealList(const OracleCells& cells, Location list, uint32_t most) {
  const bool old = cells.Find(list, "elementCount").has_value();
  const uint64_t size = cells.Number(list, old ? "elementCount" : "size");
  if (size > most || cells.Number(list, "modCount") != 0) return false;
  const FieldId elements = cells.Find(list, "elementData").value();
  const std::optional<Location> read = cells.TargetOf(list, elements);
  if (!read) return true;
  if (!cells.IsOwn(*read, list, elements)) return false;
  const ObjectInfo& array = cells.run().Info(*read);
  return array.slots == size &&
         cells.types().ClassName(array.exact) == "java.lang.Object[]";
}

// The cell of a collection that its content is read from leads to an array of
// its own, as long as the collection is large.
bool IsRealPart(const OracleCells& cells, Location owner, FieldId part,
                uint64_t size) {
  const std::optional<Location> read = cells.TargetOf(owner, part);
  if (!read) return true;
  if (!cells.IsOwn(*read, owner, part)) return false;
  const ObjectInfo& array = cells.run().Info(*read);
  const std::string type = cells.types().ClassName(array.exact);
  // What is kept in order can be compared.
  return array.slots == size &&
         (type == "java.lang.Object[]" || type == "java.lang.Comparable[]" ||
          type == "java.lang.Enum[]");
}

bool IsRealCollection(const OracleCells& cells, Location l, uint32_t most) {
  const bool counted = cells.Find(l, "count").has_value();
  const uint64_t size = cells.Number(l, counted ? "count" : "size");
  if (size > most) return false;
  for (const char* changes : {"modCount", "putMode"})
    if (cells.Find(l, changes) && cells.Number(l, changes) != 0) return false;
  for (FieldId f : cells.types().FieldsOf(cells.run().Info(l).exact))
    if (cells.types().IsContent(f) && !IsRealPart(cells, l, f, size))
      return false;
  return true;
}

bool IsCollection(const OracleCells& cells, Location l) {
  for (FieldId f : cells.types().FieldsOf(cells.run().Info(l).exact))
    if (cells.types().IsContent(f)) return true;
  return false;
}

// A builder of bytes, without spare room.
bool IsRealBuilder(const OracleCells& cells, Location builder, uint32_t most) {
  const uint64_t count = cells.Number(builder, "count");
  if (count > most || cells.Number(builder, "coder") != 0) return false;
  const FieldId value = cells.Find(builder, "value").value();
  const std::optional<Location> read = cells.TargetOf(builder, value);
  return !read || (cells.IsOwn(*read, builder, value) &&
                   cells.run().Info(*read).slots == count);
}

// What numbers and sets of bits keep of what they were asked, nobody has asked.
bool IsUnasked(const OracleCells& cells, Location l) {
  constexpr std::string_view kKept[] = {
      "precision",           "bitCountPlusOne", "bitLengthPlusOne",
      "lowestSetBitPlusTwo", "sizeIsSticky",    "firstNonzeroIntNumPlusTwo",
      "haveNextNextGaussian"};
  for (std::string_view name : kKept)
    if (cells.Find(l, name) && cells.Number(l, name) != 0) return false;
  return true;
}

bool IsOfLibrary(const std::string& type) {
  return type.starts_with("java.math.") || type.starts_with("java.util.");
}

bool IsRealOptional(const OracleCells& cells, Location optional) {
  const FieldId value = cells.Find(optional, "value").value();
  return cells.TargetOf(optional, value) != heap::kNull;
}

}  // namespace

bool HasOnlyRealLists(expr::Pool& pool, const heap::TypeHierarchy& types,
                      const heap::SymbolicHeap& run, uint32_t most) {
  const OracleCells cells(pool, types, run);
  bool real = true;
  run.ForEachObject([&](Location l, const ObjectInfo& info) {
    if (info.kind != ObjectInfo::Kind::kInput) return;
    // Of the library, or of a program's classes below them.
    if (cells.Find(l, "elementData") && cells.Find(l, "modCount"))
      real = real && IsRealList(cells, l, most);
    if (IsOfLibrary(types.ClassName(info.exact)))
      real = real && IsUnasked(cells, l);
    if (cells.Find(l, "coder") && cells.Find(l, "count"))
      real = real && IsRealBuilder(cells, l, most);
    if (IsCollection(cells, l)) real = real && IsRealCollection(cells, l, most);
    if (types.ClassName(info.exact) == "java.util.Optional")
      real = real && IsRealOptional(cells, l);
  });
  return real;
}

}  // namespace engine
