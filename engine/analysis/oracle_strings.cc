#include "engine/analysis/oracle_strings.h"

#include <cstdint>
#include <optional>

#include "engine/analysis/oracle_cells.h"
#include "heap/location.h"

namespace engine {
namespace {

using heap::FieldId;
using heap::Location;
using heap::ObjectInfo;

bool NeedsTwoBytes(const OracleCells& cells, Location bytes) {
  const ObjectInfo& info = cells.run().Info(bytes);
  if (info.slots % 2 != 0) return false;
  bool any = false;
  for (uint32_t i = 1; i < info.slots; i += 2)
    any = any || cells.Number(bytes, cells.types().SlotOf(info.exact, i)) != 0;
  return any;
}

bool IsRealString(const OracleCells& cells, Location string) {
  const uint64_t coder = cells.Number(string, "coder");
  if (coder > 1 || cells.Number(string, "hash") != 0 ||
      cells.Number(string, "hashIsZero") != 0)
    return false;
  const FieldId value = cells.Find(string, "value").value();
  const std::optional<Location> read = cells.TargetOf(string, value);
  if (!read) return true;
  return cells.IsOwn(*read, string, value) &&
         (coder == 0 || NeedsTwoBytes(cells, *read));
}

}  // namespace

bool HasOnlyRealStrings(expr::Pool& pool, const heap::TypeHierarchy& types,
                        const heap::SymbolicHeap& run) {
  const OracleCells cells(pool, types, run);
  bool real = true;
  run.ForEachObject([&](Location l, const ObjectInfo& info) {
    if (info.kind == ObjectInfo::Kind::kInput &&
        types.ClassName(info.exact) == "java.lang.String")
      real = real && IsRealString(cells, l);
  });
  return real;
}

}  // namespace engine
