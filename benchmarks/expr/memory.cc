// Ten million distinct terms: how many bytes each takes, tables included, and
// what the process holds. Checks first that they are distinct and that the
// earliest handles still read as they were made.
#include <chrono>
#include <cinttypes>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <string>

#include "expr/pool.h"

namespace {

constexpr uint32_t kTerms = 10'000'000;
constexpr uint64_t kGibibyte = uint64_t{1} << 30;

// Kilobytes from a line such as "VmHWM:   1234 kB".
uint64_t StatusKilobytes(const std::string& field) {
  std::ifstream in("/proc/self/status");
  for (std::string line; std::getline(in, line);)
    if (line.starts_with(field))
      return std::strtoull(line.c_str() + field.size() + 1, nullptr, 10);
  return 0;
}

void Require(bool condition, const char* what) {
  if (condition) return;
  std::printf("FAILED: %s\n", what);
  std::exit(1);
}

}  // namespace

int main() {
  expr::Pool pool;
  const expr::Expr x = pool.Symbol(expr::Sort::kBv32, "x");
  const auto start = std::chrono::steady_clock::now();
  expr::Expr e = x;
  expr::Expr first;
  // x * x ^ x * x …: each term is new, and each holds the one before.
  for (uint32_t i = 0; pool.terms() < kTerms; ++i) {
    e = pool.Make(i % 2 == 0 ? expr::Kind::kMul : expr::Kind::kBitXor, e, x);
    if (i == 0) first = e;
    Require(pool.terms() == i + 2, "every term should be new");
  }
  const std::chrono::duration<double> seconds =
      std::chrono::steady_clock::now() - start;
  Require(pool.kids(first)[0] == x && pool.kids(first)[1] == x,
          "the first handle should still be valid");
  const uint64_t peak = StatusKilobytes("VmHWM:") * 1024;
  std::printf("terms            %zu\n", pool.terms());
  std::printf("bytes per term   %.1f\n",
              static_cast<double>(pool.MemoryBytes()) /
                  static_cast<double>(pool.terms()));
  std::printf("resident now     %" PRIu64 " MiB\n",
              StatusKilobytes("VmRSS:") / 1024);
  std::printf("resident at most %" PRIu64 " MiB\n", peak >> 20);
  std::printf("seconds          %.2f\n", seconds.count());
  Require(peak < kGibibyte, "ten million terms should fit in 1 GiB");
  return 0;
}
