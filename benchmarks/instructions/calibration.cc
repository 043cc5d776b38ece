// A fixed piece of work of the kind the analyzer does, hash tables, sorting,
// short strings and calls through a table: the unit that instructions are
// counted in. Whatever makes this program longer makes the analyzer longer too.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <functional>
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

namespace {

uint64_t Mixed(uint64_t x) {
  x ^= x >> 33;
  x *= 0xff51afd7ed558ccd;
  return x ^ (x >> 29);
}

uint64_t Tables() {
  std::unordered_map<uint64_t, uint64_t> table;
  for (uint64_t i = 0; i < 40'000; ++i) table[Mixed(i) % 9'000] += i;
  uint64_t sum = 0;
  for (uint64_t i = 0; i < 9'000; ++i)
    if (const auto it = table.find(i); it != table.end()) sum += it->second;
  return sum;
}

uint64_t Sorting() {
  std::vector<uint64_t> numbers;
  for (uint64_t i = 0; i < 30'000; ++i) numbers.push_back(Mixed(i));
  std::sort(numbers.begin(), numbers.end());
  return numbers[numbers.size() / 2];
}

uint64_t Strings() {
  std::string text;
  for (uint64_t i = 0; i < 20'000; ++i) {
    const std::string part = "n" + std::to_string(i) + ": null";
    if (text.size() > 4'000) text.clear();
    text += part;
  }
  return text.size();
}

struct Chain {
  uint64_t value;
  std::shared_ptr<const Chain> next;
};

uint64_t Calls() {
  const std::function<uint64_t(uint64_t)> steps[] = {
      [](uint64_t x) { return x + 3; }, [](uint64_t x) { return x ^ (x >> 7); },
      [](uint64_t x) { return x * 5; }};
  std::shared_ptr<const Chain> chain;
  uint64_t x = 1;
  for (uint64_t i = 0; i < 60'000; ++i) {
    x = steps[i % 3](x);
    chain = std::make_shared<const Chain>(
        Chain{x, i % 16 == 0 ? nullptr : std::move(chain)});
  }
  return chain->value;
}

}  // namespace

int main() {
  const uint64_t sum = Tables() + Sorting() + Strings() + Calls();
  std::printf("%llu\n", static_cast<unsigned long long>(sum));
}
