// A share of a run that is done on machines which know nothing of each other:
// --shard I/N. `summa gather` joins what all of them found.
#ifndef CLI_PARTS_SHARD_H_
#define CLI_PARTS_SHARD_H_

#include <cstddef>
#include <string>
#include <vector>

#include "base/result.h"
#include "cli/options/options.h"

namespace cli {

struct Shard {
  size_t number = 1, of = 1;

  // Of the option; without it the whole.
  static base::Result<Shard> Read(const Arguments& args);
  // "2/5".
  static base::Result<Shard> Parse(const std::string& text);
  std::string ToText() const;

  bool IsOne() const;  // are these numbers those of a shard?
  bool IsWhole() const { return of == 1; }
  // Which of so many properties, by index.
  std::vector<size_t> Choose(size_t properties) const;

  friend bool operator==(const Shard&, const Shard&) = default;
};

}  // namespace cli

#endif  // CLI_PARTS_SHARD_H_
