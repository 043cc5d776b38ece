#include "engine/patterns/words.h"

#include <algorithm>
#include <map>
#include <utility>

namespace engine {
namespace {

constexpr size_t kFewestMembers = 3;
constexpr size_t kMostPatterns = 10;

bool HasAt(const Word& word, size_t at, const Word& part) {
  return at + part.size() <= word.size() &&
         std::equal(part.begin(), part.end(), word.begin() + at);
}

Word Part(const Word& word, size_t from, size_t to) {
  return Word(word.begin() + from, word.begin() + to);
}

// How many letters from there on are those `length` further on.
size_t Agreeing(const Word& word, size_t at, size_t length) {
  size_t same = 0;
  while (at + same + length < word.size() &&
         word[at + same] == word[at + same + length])
    ++same;
  return same;
}

// The first part of that length that is repeated at once, as often as it is.
std::optional<RegularPattern> FirstRepetition(const Word& word, size_t length) {
  for (size_t at = 0; at + 2 * length <= word.size();) {
    const size_t same = Agreeing(word, at, length);
    if (same < length) {
      at += same + 1;
      continue;
    }
    const size_t end = at + (same / length + 1) * length;
    return RegularPattern{Part(word, 0, at), Part(word, at, at + length),
                          Part(word, end, word.size())};
  }
  return std::nullopt;
}

std::vector<RegularWords::Member> MembersOf(const RegularPattern& pattern,
                                            std::span<const Word> words,
                                            const std::vector<bool>& taken) {
  std::map<uint32_t, size_t> by_rounds;
  for (size_t i = 0; i < words.size(); ++i)
    if (!taken[i])
      if (const auto rounds = RoundsOf(pattern, words[i]))
        by_rounds.emplace(*rounds, i);
  std::vector<RegularWords::Member> members;
  for (const auto& [rounds, word] : by_rounds)
    members.push_back({word, rounds});
  return members;
}

// Of the words that are left; the shortest core of those that have most.
RegularWords BestWith(size_t word, std::span<const Word> words,
                      const std::vector<bool>& taken) {
  RegularWords best;
  for (size_t length = 1; 2 * length <= words[word].size(); ++length) {
    auto pattern = FirstRepetition(words[word], length);
    if (!pattern) continue;
    auto members = MembersOf(*pattern, words, taken);
    if (members.size() > best.members.size())
      best = {*std::move(pattern), std::move(members)};
  }
  return best;
}

std::vector<size_t> LongestFirst(std::span<const Word> words) {
  std::vector<size_t> order(words.size());
  for (size_t i = 0; i < order.size(); ++i) order[i] = i;
  std::stable_sort(order.begin(), order.end(), [&](size_t a, size_t b) {
    return words[a].size() > words[b].size();
  });
  return order;
}

}  // namespace

std::optional<uint32_t> RoundsOf(const RegularPattern& pattern,
                                 const Word& word) {
  const auto& [before, core, after] = pattern;
  const size_t around = before.size() + after.size();
  if (word.size() < around || (word.size() - around) % core.size() != 0)
    return std::nullopt;
  const size_t end = word.size() - after.size();
  if (!HasAt(word, 0, before) || !HasAt(word, end, after)) return std::nullopt;
  for (size_t at = before.size(); at < end; at += core.size())
    if (!HasAt(word, at, core)) return std::nullopt;
  return static_cast<uint32_t>((word.size() - around) / core.size());
}

std::optional<Gap> GapIn(const RegularPattern& pattern, const Word& word) {
  const auto& [before, core, after] = pattern;
  if (!HasAt(word, 0, before)) return std::nullopt;
  uint32_t rounds = 0;
  size_t at = before.size();
  for (; HasAt(word, at, core); at += core.size()) ++rounds;
  if (word.size() - at >= after.size()) return std::nullopt;
  for (uint32_t letter : after)
    if (at < word.size() && word[at] == letter) ++at;
  if (at != word.size()) return std::nullopt;
  return Gap{rounds};
}

std::optional<std::vector<RegularWords>> RegularPatternsOf(
    std::span<const Word> words) {
  std::vector<RegularWords> found;
  std::vector<bool> taken(words.size(), false);
  for (size_t word : LongestFirst(words)) {
    if (taken[word]) continue;
    RegularWords best = BestWith(word, words, taken);
    if (best.members.size() < kFewestMembers) continue;
    if (found.size() == kMostPatterns) return std::nullopt;
    for (const auto& member : best.members) taken[member.word] = true;
    found.push_back(std::move(best));
  }
  return found;
}

}  // namespace engine
