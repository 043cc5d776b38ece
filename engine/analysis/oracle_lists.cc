#include "engine/analysis/oracle_lists.h"

#include <optional>
#include <string_view>
#include <variant>

#include "expr/expr.h"
#include "heap/location.h"
#include "heap/value_set.h"

namespace engine {
namespace {

using heap::FieldId;
using heap::Location;
using heap::ObjectInfo;

class Lists {
 public:
  Lists(expr::Pool& pool, const heap::TypeHierarchy& types,
        const heap::SymbolicHeap& run, uint32_t most)
      : pool_(pool), types_(types), run_(run), most_(most) {}

  bool AreReal() const {
    bool real = true;
    run_.ForEachObject([&](Location l, const ObjectInfo& info) {
      if (info.kind != ObjectInfo::Kind::kInput) return;
      if (Has(info, "elementData") && Has(info, "modCount"))
        real =
            real && IsReal(l, info,
                           Has(info, "elementCount") ? "elementCount" : "size");
      if (types_.ClassName(info.exact) == "java.util.Optional")
        real = real && TargetOf(l, Find(info, "value")) != heap::kNull;
    });
    return real;
  }

 private:
  bool IsReal(Location list, const ObjectInfo& info,
              std::string_view count) const {
    const uint64_t size = Number(list, Find(info, count));
    if (size > most_ || Number(list, Find(info, "modCount")) != 0) return false;
    const FieldId elements = Find(info, "elementData");
    const std::optional<Location> read = TargetOf(list, elements);
    if (!read) return true;
    if (*read == heap::kNull || TimesReached(*read) != 1) return false;
    const ObjectInfo& array = run_.Info(*read);
    return array.owner == list && array.field == elements &&
           array.slots == size &&
           types_.ClassName(array.exact) == "java.lang.Object[]";
  }

  // Those of the library, and of a program's classes below them.
  bool Has(const ObjectInfo& info, std::string_view name) const {
    for (FieldId f : types_.FieldsOf(info.exact))
      if (types_.FieldName(f) == name) return true;
    return false;
  }

  FieldId Find(const ObjectInfo& info, std::string_view name) const {
    for (FieldId f : types_.FieldsOf(info.exact))
      if (types_.FieldName(f) == name) return f;
    return {};
  }

  uint64_t Number(Location l, FieldId f) const {
    const heap::Value value = run_.AtEntry(pool_, types_, l, f);
    return pool_.constant(std::get<expr::Expr>(value)).value();
  }

  std::optional<Location> TargetOf(Location owner, FieldId f) const {
    for (const heap::InitRecord& r : run_.log().ToVector())
      if (r.owner == owner && r.field == f) return r.chosen;
    return std::nullopt;
  }

  int TimesReached(Location l) const {
    int times = 0;
    for (const heap::InitRecord& r : run_.log().ToVector())
      times += r.chosen == l;
    return times;
  }

  expr::Pool& pool_;
  const heap::TypeHierarchy& types_;
  const heap::SymbolicHeap& run_;
  const uint32_t most_;
};

}  // namespace

bool HasOnlyRealLists(expr::Pool& pool, const heap::TypeHierarchy& types,
                      const heap::SymbolicHeap& run, uint32_t most) {
  return Lists(pool, types, run, most).AreReal();
}

}  // namespace engine
