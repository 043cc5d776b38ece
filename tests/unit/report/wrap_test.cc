#include "report/wrap.h"

#include <sstream>
#include <string>
#include <vector>

#include "base/rng.h"
#include "gtest/gtest.h"
#include "report/colour.h"

namespace report {
namespace {

std::vector<std::string> LinesOf(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

std::string Packed(const std::string& text) {
  std::string packed;
  for (char c : text)
    if (c != ' ' && c != '\n') packed += c;
  return packed;
}

TEST(WrapTest, WordsStandInOneLineWhereTheyFit) {
  EXPECT_EQ(Fill("  if ", {{0, {{"a"}, {"== b"}}}}, false), "  if a == b\n");
}

TEST(WrapTest, APageIsAsWideAsItIsSaidToBe) {
  const std::vector<Line> words = {
      {0, {{"aaaaaaaaaaaaaaaaaaaaaaaaa"}, {"bbbbbbbbbbbbbbbbbbbbbbbbb"}}}};
  EXPECT_EQ(LinesOf(Fill("", words, {false, 60})).size(), 1u);
  EXPECT_EQ(LinesOf(Fill("", words, {false, 50})).size(), 2u);
  EXPECT_EQ(Medium(false, 0).width, kLeastWidth);
}

TEST(WrapTest, ATitleIsNeverCut) {
  const std::string name(100, 'n');
  EXPECT_EQ(FillTitle("name", {0, {{"a"}, {"b"}}}, false), "name  a b\n");
  EXPECT_EQ(FillTitle(name, {0, {{"a"}, {"b"}}}, false), name + "\n    a b\n");
}

TEST(WrapTest, LinesStandBelowEachOther) {
  EXPECT_EQ(Fill("for ", {{0, {{"a"}}}, {2, {{"b"}}}}, false),
            "for a\n"
            "      b\n");
}

TEST(WrapTest, ALongLineGoesOnIndented) {
  const std::string word(40, 'x');
  EXPECT_EQ(Fill("> ", {{0, {{word}, {word}}, 3}}, false),
            "> " + word + "\n     " + word + "\n");
}

TEST(WrapTest, ALineIsFullAtEightyColumns) {
  const std::string left(39, 'x'), right(40, 'y');
  EXPECT_EQ(Fill("", {{0, {{left}, {right}}}}, false),
            left + " " + right + "\n");
  EXPECT_EQ(LinesOf(Fill("", {{0, {{left + "x"}, {right}}}}, false)).size(),
            2u);
}

TEST(WrapTest, AWordWithBlanksIsBrokenOnlyIfItMustBe) {
  const std::string half(40, 'x');
  EXPECT_EQ(Fill("", {{0, {{"a"}, {half + " b c"}}}}, false),
            "a " + half + " b c\n");
  EXPECT_EQ(Fill("", {{0, {{half + " " + half}}}}, false),
            half + "\n    " + half + "\n");
}

TEST(WrapTest, OnlyAWordWiderThanALineIsCut) {
  EXPECT_EQ(Shortened("abcdefghij", 10), "abcdefghij");
  EXPECT_EQ(Shortened("abcdefghijk", 10), "abcd..hijk");
  const std::string name = std::string(60, 'a') + std::string(60, 'z');
  const std::string text = Fill("", {{0, {{name}}}}, false);
  EXPECT_EQ(LinesOf(text).size(), 1u);
  EXPECT_NE(text.find("a..z"), std::string::npos);
}

TEST(WrapTest, LettersCountNotBytes) {
  EXPECT_EQ(Columns("größe"), 5u);
  EXPECT_EQ(Columns("長い"), 4u);
  EXPECT_EQ(Shortened("größergrößer", 8), "grö..ßer");
}

TEST(WrapTest, ColourTakesNoRoom) {
  const std::string word(40, 'x');
  const std::vector<Line> lines = {
      {0, {{word, Tone::kBad}, {word, Tone::kBad}, {"y", Tone::kGood}}}};
  std::string painted = Fill("", lines, true);
  for (const char* code : {"\033[1;31m", "\033[32m", "\033[0m"})
    for (size_t at; (at = painted.find(code)) != std::string::npos;)
      painted.erase(at, std::string(code).size());
  EXPECT_EQ(painted, Fill("", lines, false));
}

// Whatever the words: no line too wide, nothing lost, no blank at an end.
TEST(WrapTest, RandomTextFitsAndIsWhole) {
  base::Rng rng(7);
  for (int round = 0; round < 2000; ++round) {
    std::vector<Line> lines(1 + rng.Below(3));
    std::string whole;
    for (Line& line : lines) {
      line.indent = rng.Below(90);
      line.hang = rng.Below(9);
      for (uint64_t n = 1 + rng.Below(9); n > 0; --n) {
        line.words.push_back({std::string(1 + rng.Below(19), 'a')});
        if (rng.OneIn(3)) line.words.back().text += " b";
        whole += line.words.back().text;
      }
    }
    const std::string text = Fill("    ", lines, false);
    EXPECT_EQ(Packed(text), Packed(whole));
    for (const std::string& line : LinesOf(text)) {
      EXPECT_LE(line.size(), kPageWidth) << line;
      EXPECT_NE(line.back(), ' ') << line;
    }
  }
}

}  // namespace
}  // namespace report
