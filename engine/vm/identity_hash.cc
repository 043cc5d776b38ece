#include "engine/vm/identity_hash.h"

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

// Spread like those of a JVM: 31 bits, never 0.
int32_t FixedIdentityHash(heap::Location l) {
  uint64_t mixed = (l.index() + 1) * uint64_t{0x9e3779b97f4a7c15};
  mixed ^= mixed >> 29;
  const auto hash = static_cast<int32_t>(mixed & 0x7fffffff);
  return hash == 0 ? 1 : hash;
}

}  // namespace engine
