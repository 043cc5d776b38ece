// Words that are alike but for how often their middle is repeated: before,
// core^n, after. What paths through a loop have assumed are such words, where
// each round asks the same.
#ifndef ENGINE_PATTERNS_WORDS_H_
#define ENGINE_PATTERNS_WORDS_H_

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace engine {

using Word = std::vector<uint32_t>;

struct RegularPattern {
  Word before, core, after;
};

// How often the word repeats the core; nothing: it is none of these.
std::optional<uint32_t> RoundsOf(const RegularPattern& pattern,
                                 const Word& word);

// A word that is one of these but for letters that are missing after the core:
// how often it repeats that. Nothing: it is none, or lacks nothing.
struct Gap {
  uint32_t rounds;
};
std::optional<Gap> GapIn(const RegularPattern& pattern, const Word& word);

// A pattern and those of it, fewest rounds first; no two have as many.
struct RegularWords {
  struct Member {
    size_t word;  // its number
    uint32_t rounds;
  };
  RegularPattern pattern;
  std::vector<Member> members;
};

// Patterns of at least three words, one of which repeats its core; largest
// first found, no word in two of them. Nothing: there are too many to call that
// regular.
std::optional<std::vector<RegularWords>> RegularPatternsOf(
    std::span<const Word> words);

}  // namespace engine

#endif  // ENGINE_PATTERNS_WORDS_H_
