// Names the choices of one path in the source's terms: "head.next == null",
// "head.next == head". Built from the path's heap, since one cell's choice is
// known by the cell it initialised.
#ifndef HEAP_NAMER_H_
#define HEAP_NAMER_H_

#include <cstdint>
#include <string>
#include <unordered_map>

#include "expr/diagram.h"
#include "expr/pool.h"
#include "expr/print.h"
#include "heap/symbolic_heap.h"
#include "heap/types.h"

namespace heap {

class HeapNamer : public expr::Namer {
 public:
  // Both must outlive this.
  HeapNamer(const TypeHierarchy& types, const SymbolicHeap& heap);

  bool OpensDerived() const override { return true; }
  std::string LabelText(const expr::Pool& pool, expr::Variable choice,
                        uint32_t label) const override;
  std::string ChoiceText(const expr::Pool& pool, expr::Variable choice,
                         uint32_t label, bool positive) const override;

  std::string TermText(const expr::Pool& pool, expr::Expr term) const override;

 private:
  void NameLength(Location l, const ObjectInfo& info);

  struct Cell {
    std::string name;
    uint32_t created;
  };

  const TypeHierarchy& types_;
  const SymbolicHeap& heap_;
  mutable SymbolicHeap::KnownNames known_;
  std::unordered_map<expr::Variable, Cell> cells_;
  std::unordered_map<expr::Variable, std::string> classes_;
  std::unordered_map<expr::Variable, std::string> lengths_;
  std::unordered_map<expr::Expr, std::string> length_terms_;
};

}  // namespace heap

#endif  // HEAP_NAMER_H_
