#include "engine/patterns/words.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "base/rng.h"

namespace engine {
namespace {

Word WordOf(const std::string& letters) {
  return Word(letters.begin(), letters.end());
}

std::string TextOf(const Word& word) {
  return std::string(word.begin(), word.end());
}

// "W(GB)*Y 0 1 2; …"
std::string Found(const std::vector<std::string>& texts) {
  std::vector<Word> words;
  for (const std::string& text : texts) words.push_back(WordOf(text));
  const auto found = RegularPatternsOf(words);
  if (!found) return "too many";
  std::string all;
  for (const auto& [pattern, members] : *found) {
    all += TextOf(pattern.before) + "(" + TextOf(pattern.core) + ")*" +
           TextOf(pattern.after);
    for (const auto& m : members) {
      EXPECT_EQ(RoundsOf(pattern, words[m.word]), m.rounds);
      all += " " + std::to_string(m.rounds);
    }
    all += ";";
  }
  return all;
}

TEST(WordsTest, TheWaysThroughASpan) {
  EXPECT_EQ(Found({"WY", "WR", "WGBGY", "WGBR", "WGBGBGY", "WGBGBR", "WGBGBGBR",
                   "WGY"}),
            "W(GB)*R 0 1 2 3;W(GB)*GY 0 1 2;");
}

TEST(WordsTest, TheLastLetterMayBeLikeTheFirstOfTheCore) {
  EXPECT_EQ(Found({"a", "aba", "ababa", "abababa"}), "(ab)*a 0 1 2 3;");
}

TEST(WordsTest, TheShortestCore) {
  EXPECT_EQ(Found({"az", "aaz", "aaaz", "aaaaz"}), "(a)*z 1 2 3 4;");
}

TEST(WordsTest, RoundsMayBeMissing) {
  EXPECT_EQ(Found({"z", "aaz", "aaaaaz"}), "(a)*z 0 2 5;");
}

TEST(WordsTest, ARepetitionWithinTheCore) {
  EXPECT_EQ(Found({"z", "aabz", "aabaabz", "aabaabaabz"}), "(aab)*z 0 1 2 3;");
}

TEST(WordsTest, TwoAreNoPattern) {
  EXPECT_EQ(Found({"az", "aaz"}), "");
  EXPECT_EQ(Found({"abc", "abd", "abe", ""}), "");
  EXPECT_EQ(Found({}), "");
}

TEST(WordsTest, OneOfManyEqualWords) {
  EXPECT_EQ(Found({"az", "az", "aaz", "aaaz"}), "(a)*z 1 2 3;");
}

TEST(WordsTest, TooManyPatternsAreNone) {
  std::vector<std::string> texts;
  for (char c = 'A'; c <= 'K'; ++c)
    for (int n = 0; n < 3; ++n) texts.push_back(std::string(n, 'x') + c);
  EXPECT_EQ(Found(texts), "too many");
}

// Words of any few letters: members are what the pattern spells, no word is in
// two patterns, and each pattern has words enough, one with a repetition.
TEST(WordsTest, AnyWords) {
  base::Rng rng(7);
  size_t patterns = 0;
  for (int round = 0; round < 3000; ++round) {
    std::set<Word> distinct;
    const size_t many = 2 + rng.Below(12);
    for (size_t i = 0; i < many; ++i) {
      Word word;
      for (size_t n = rng.Below(9); n > 0; --n)
        word.push_back(static_cast<uint32_t>(rng.Below(2)));
      distinct.insert(word);
    }
    const std::vector<Word> words(distinct.begin(), distinct.end());
    const auto found = RegularPatternsOf(words);
    if (!found) continue;
    std::set<size_t> used;
    for (const auto& [pattern, members] : *found) {
      ++patterns;
      ASSERT_GE(members.size(), 3u);
      EXPECT_GE(members.back().rounds, 2u);
      for (const auto& m : members) {
        EXPECT_TRUE(used.insert(m.word).second);
        Word spelt = pattern.before;
        for (uint32_t i = 0; i < m.rounds; ++i)
          spelt.insert(spelt.end(), pattern.core.begin(), pattern.core.end());
        spelt.insert(spelt.end(), pattern.after.begin(), pattern.after.end());
        EXPECT_EQ(spelt, words[m.word]);
      }
    }
  }
  EXPECT_GT(patterns, 500u);
}

TEST(Gap, LettersMayBeMissingAfterTheCore) {
  const RegularPattern pattern{{1}, {2, 3}, {4, 5}};
  EXPECT_EQ(GapIn(pattern, {1, 2, 3, 2, 3, 5})->rounds, 2u);
  EXPECT_EQ(GapIn(pattern, {1, 2, 3})->rounds, 1u);
  EXPECT_EQ(GapIn(pattern, {1, 4})->rounds, 0u);
  EXPECT_FALSE(GapIn(pattern, {1, 2, 3, 4, 5}));
  EXPECT_FALSE(GapIn(pattern, {1, 2, 3, 6}));
  EXPECT_FALSE(GapIn(pattern, {2, 3, 5}));
}

}  // namespace
}  // namespace engine
