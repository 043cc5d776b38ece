#include "expr/rounding.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "expr/apply.h"
#include "expr/model_moves.h"
#include "expr/sort.h"
#include "expr/unknown.h"

namespace expr {
namespace {

constexpr int kPasses = 2;  // what one unknown gave up may help another

class Rounder {
 public:
  Rounder(Pool& pool, const Path& path, const Model& model)
      : pool_(pool), moves_(pool, path, model) {}

  std::optional<Model> Run() {
    if (!moves_.Holds()) return std::nullopt;
    for (const auto& [unknown, where] : moves_.uses())
      if (unknown.IsVariable()) RoundChoice(unknown);
    for (int pass = 0; pass < kPasses; ++pass) {
      for (const std::vector<Unknown>& equal : EqualNumbers())
        RoundNumbers(equal);
      for (const auto& [unknown, where] : moves_.uses())
        if (unknown.IsSymbol()) RoundNumbers({unknown});
    }
    return moves_.model();
  }

 private:
  void RoundChoice(Unknown choice) {
    const uint64_t now = moves_.Value(choice);
    for (uint64_t value = 0; value < now; ++value)
      if (moves_.TryChoice(choice, value)) return;
  }

  // Numbers that have the same value perhaps must, so that they move together.
  std::vector<std::vector<Unknown>> EqualNumbers() const {
    std::map<std::pair<Sort, uint64_t>, std::vector<Unknown>> by_value;
    for (const auto& [unknown, where] : moves_.uses())
      if (unknown.IsSymbol() && moves_.Value(unknown) != 0)
        by_value[{pool_.sort(unknown.symbol()), moves_.Value(unknown)}]
            .push_back(unknown);
    std::vector<std::vector<Unknown>> equal;
    for (auto& [value, unknowns] : by_value)
      if (unknowns.size() > 1) equal.push_back(std::move(unknowns));
    return equal;
  }

  void RoundNumbers(const std::vector<Unknown>& numbers) {
    const uint64_t now = moves_.Value(numbers[0]);
    if (now == 0) return;
    for (uint64_t value : WishesFor(numbers))
      if (value == now || moves_.Try(numbers, value)) return;
  }

  // The values to try, roundest first; none that is less round than it is now.
  std::vector<uint64_t> WishesFor(const std::vector<Unknown>& numbers) {
    const Sort sort = pool_.sort(numbers[0].symbol());
    const uint64_t now = moves_.Value(numbers[0]);
    std::set<std::pair<Roundness, uint64_t>> wishes;
    auto wish = [&](uint64_t bits) {
      wishes.insert({RoundnessOf(sort, bits), bits});
    };
    for (int value : {0, 1, -1, 2}) wish(BitsOf(sort, value));
    for (uint64_t c : moves_.ConstantsNear(numbers, sort)) {
      wish(c);
      if (IsFloating(sort)) continue;
      wish(CanonicalBits(sort, c + 1));
      wish(CanonicalBits(sort, c - 1));
    }
    if (!IsFloating(sort))
      for (int64_t half = SignedValue(sort, now) / 2; half != 0; half /= 2)
        wish(CanonicalBits(sort, static_cast<uint64_t>(half)));
    const bool is_char = moves_.IsChar(numbers[0]);
    std::vector<uint64_t> values;
    for (const auto& [roundness, bits] : wishes)
      if (roundness <= RoundnessOf(sort, now) &&
          !(is_char && roundness.negative))
        values.push_back(bits);
    return values;
  }

  Pool& pool_;
  ModelMoves moves_;
};

}  // namespace

Model Rounded(Pool& pool, const Path& path, const Model& model) {
  return Rounder(pool, path, model).Run().value_or(model);
}

}  // namespace expr
