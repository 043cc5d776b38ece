#include "engine/runtime/identity_hash.h"

#include "expr/sort.h"
#include "expr/symbol_names.h"

namespace engine {
namespace {

// No origin begins with it: the hash code is no cell of the object.
constexpr uint32_t kIdentityHash = 2;

}  // namespace

expr::Expr IdentityHashOf(expr::Pool& pool, const heap::TypeHierarchy& types,
                          const heap::SymbolicHeap& heap, heap::Location l) {
  expr::SymbolKey key = heap.OriginOf(types, l);
  key.insert(key.begin(), kIdentityHash);
  return pool.Symbol(expr::Sort::kBv32, key, [&] {
    return "identityHashCode(" + heap.NameOf(types, l) + ")";
  });
}

}  // namespace engine
