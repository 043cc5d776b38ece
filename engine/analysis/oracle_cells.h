// What a run on a given input has read of its objects, by the names of fields.
#ifndef ENGINE_ANALYSIS_ORACLE_CELLS_H_
#define ENGINE_ANALYSIS_ORACLE_CELLS_H_

#include <cstdint>
#include <optional>
#include <string_view>

#include "expr/pool.h"
#include "heap/location.h"
#include "heap/symbolic_heap.h"
#include "heap/types.h"

namespace engine {

class OracleCells {
 public:
  OracleCells(expr::Pool& pool, const heap::TypeHierarchy& types,
              const heap::SymbolicHeap& run)
      : pool_(pool), types_(types), run_(run) {}

  const heap::TypeHierarchy& types() const { return types_; }
  const heap::SymbolicHeap& run() const { return run_; }

  // Own or inherited.
  std::optional<heap::FieldId> Find(heap::Location l,
                                    std::string_view name) const;
  uint64_t Number(heap::Location l, heap::FieldId f) const;
  uint64_t Number(heap::Location l, std::string_view name) const;
  // Where the reference leads; nullopt: it was not read.
  std::optional<heap::Location> TargetOf(heap::Location owner,
                                         heap::FieldId f) const;
  // Is it what this cell has brought, and no other leads there?
  bool IsOwn(heap::Location l, heap::Location owner, heap::FieldId f) const;

 private:
  expr::Pool& pool_;
  const heap::TypeHierarchy& types_;
  const heap::SymbolicHeap& run_;
};

}  // namespace engine

#endif  // ENGINE_ANALYSIS_ORACLE_CELLS_H_
