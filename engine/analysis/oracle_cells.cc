#include "engine/analysis/oracle_cells.h"

#include <variant>

#include "expr/expr.h"
#include "heap/value_set.h"

namespace engine {

using heap::FieldId;
using heap::Location;

std::optional<FieldId> OracleCells::Find(Location l,
                                         std::string_view name) const {
  for (FieldId f : types_.FieldsOf(run_.Info(l).exact))
    if (types_.FieldName(f) == name) return f;
  return std::nullopt;
}

uint64_t OracleCells::Number(Location l, FieldId f) const {
  const heap::Value value = run_.AtEntry(pool_, types_, l, f);
  return pool_.constant(std::get<expr::Expr>(value)).value();
}

uint64_t OracleCells::Number(Location l, std::string_view name) const {
  return Number(l, Find(l, name).value());
}

std::optional<Location> OracleCells::TargetOf(Location owner, FieldId f) const {
  for (const heap::InitRecord& r : run_.log().ToVector())
    if (r.owner == owner && r.field == f) return r.chosen;
  return std::nullopt;
}

bool OracleCells::IsOwn(Location l, Location owner, FieldId f) const {
  if (l == heap::kNull || run_.Info(l).owner != owner ||
      run_.Info(l).field != f)
    return false;
  int times = 0;
  for (const heap::InitRecord& r : run_.log().ToVector())
    times += r.chosen == l;
  return times == 1;
}

}  // namespace engine
