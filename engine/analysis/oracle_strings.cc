#include "engine/analysis/oracle_strings.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

#include "expr/expr.h"
#include "heap/location.h"
#include "heap/value_set.h"

namespace engine {
namespace {

using heap::FieldId;
using heap::Location;
using heap::ObjectInfo;

class Strings {
 public:
  Strings(expr::Pool& pool, const heap::TypeHierarchy& types,
          const heap::SymbolicHeap& run)
      : pool_(pool), types_(types), run_(run) {}

  bool AreReal() const {
    bool real = true;
    run_.ForEachObject([&](Location l, const ObjectInfo& info) {
      if (info.kind == ObjectInfo::Kind::kInput &&
          types_.ClassName(info.exact) == "java.lang.String")
        real = real && IsReal(l, info);
    });
    return real;
  }

 private:
  bool IsReal(Location string, const ObjectInfo& info) const {
    const uint64_t coder = Number(string, Find(info, "coder"));
    if (coder > 1 || Number(string, Find(info, "hash")) != 0 ||
        Number(string, Find(info, "hashIsZero")) != 0)
      return false;
    const FieldId value = Find(info, "value");
    const std::optional<Location> read = TargetOf(string, value);
    if (!read) return true;
    if (*read == heap::kNull || run_.Info(*read).owner != string ||
        run_.Info(*read).field != value || TimesReached(*read) != 1)
      return false;
    return coder == 0 || NeedsTwoBytes(*read);
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

  bool NeedsTwoBytes(Location bytes) const {
    const ObjectInfo& info = run_.Info(bytes);
    if (info.slots % 2 != 0) return false;
    bool any = false;
    for (uint32_t i = 1; i < info.slots; i += 2)
      any = any || Number(bytes, types_.SlotOf(info.exact, i)) != 0;
    return any;
  }

  expr::Pool& pool_;
  const heap::TypeHierarchy& types_;
  const heap::SymbolicHeap& run_;
};

}  // namespace

bool HasOnlyRealStrings(expr::Pool& pool, const heap::TypeHierarchy& types,
                        const heap::SymbolicHeap& run) {
  return Strings(pool, types, run).AreReal();
}

}  // namespace engine
