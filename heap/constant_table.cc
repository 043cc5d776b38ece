#include "heap/constant_table.h"

#include <cstdint>
#include <span>
#include <variant>
#include <vector>

#include "expr/pool.h"
#include "expr/sort.h"
#include "expr/tables.h"
#include "heap/types.h"
#include "heap/value_set.h"

namespace heap {
namespace {

using expr::Expr;

// Elements. What a table leads to may have fewer.
constexpr uint32_t kLeast = 32;

// Elements from here to the next run's.
struct Run {
  uint32_t first;
  Expr value;
};

std::optional<std::vector<Run>> RunsOf(const Context& context,
                                       const SymbolicHeap& heap, Location array,
                                       uint32_t length) {
  std::vector<Run> runs;
  const ClassId c = heap.Info(array).exact;
  for (uint32_t i = 0; i < length; ++i) {
    const Value cell = heap.Field(context.pool, context.types, array,
                                  context.types.SlotOf(c, i));
    const auto* value = std::get_if<Expr>(&cell);
    if (value == nullptr || !context.pool.IsConstant(*value))
      return std::nullopt;
    if (runs.empty() || runs.back().value != *value)
      runs.push_back({i, *value});
  }
  return runs;
}

// All of them; nothing where they are no known ints.
std::optional<std::vector<int32_t>> NumbersOf(const Context& context,
                                              const SymbolicHeap& heap,
                                              Location array, uint32_t length) {
  std::vector<int32_t> numbers;
  const ClassId c = heap.Info(array).exact;
  for (uint32_t i = 0; i < length; ++i) {
    const Value cell = heap.Field(context.pool, context.types, array,
                                  context.types.SlotOf(c, i));
    const auto* value = std::get_if<Expr>(&cell);
    if (value == nullptr || context.pool.sort(*value) != expr::Sort::kBv32)
      return std::nullopt;
    const auto bits = context.pool.constant(*value);
    if (!bits) return std::nullopt;
    numbers.push_back(static_cast<int32_t>(*bits));
  }
  return numbers;
}

Expr Select(expr::Pool& pool, std::span<const Run> runs, Expr index) {
  if (runs.size() == 1) return runs[0].value;
  const size_t half = runs.size() / 2;
  const Expr middle = pool.Int(static_cast<int32_t>(runs[half].first));
  // One after the other: what is made first is named first.
  const Expr upper = Select(pool, runs.subspan(half), index);
  const Expr lower = Select(pool, runs.first(half), index);
  return pool.Ite(pool.Lt(index, middle), lower, upper);
}

}  // namespace

std::optional<Expr> ReadTable(const Context& context, const SymbolicHeap& heap,
                              Location array, Expr index) {
  if (array < kFirstObject || context.pool.IsConstant(index))
    return std::nullopt;
  const ObjectInfo& info = heap.Info(array);
  if (info.kind != ObjectInfo::Kind::kAllocated || !info.length_term)
    return std::nullopt;
  const auto length = context.pool.constant(*info.length_term);
  if (!length || *length == 0 ||
      (*length < kLeast && !context.pool.tables().Has(index)))
    return std::nullopt;
  if (const auto numbers =
          NumbersOf(context, heap, array, static_cast<uint32_t>(*length)))
    if (const auto read = context.pool.tables().Read(*numbers, index))
      return read;
  const auto runs =
      RunsOf(context, heap, array, static_cast<uint32_t>(*length));
  if (!runs) return std::nullopt;
  return Select(context.pool, *runs, index);
}

}  // namespace heap
