#include "report/path_text.h"

#include <string>
#include <vector>

#include "gtest/gtest.h"
#include "report/wrap.h"

namespace report {
namespace {

using Texts = std::vector<std::string>;

Texts WordsOf(const std::string& text) {
  Texts words;
  for (const Word& word : TermWords(text)) words.push_back(word.text);
  return words;
}

TEST(PathTextTest, AConjunctionIsBrokenAtAnd) {
  EXPECT_EQ(Conjuncts("a == b && c < d"), (Texts{"a == b", "c < d"}));
  EXPECT_EQ(Conjuncts("a"), (Texts{"a"}));
}

TEST(PathTextTest, WhatIsInParenthesesStaysTogether) {
  EXPECT_EQ(Conjuncts("!(a && b) && (c || d)"),
            (Texts{"!(a && b)", "(c || d)"}));
  EXPECT_EQ(Conjuncts("a[i && j] == (b ? 1 : 2)"),
            (Texts{"a[i && j] == (b ? 1 : 2)"}));
}

TEST(PathTextTest, WhatBindsLooserIsOneConjunctInParentheses) {
  EXPECT_EQ(Conjuncts("a && b || c"), (Texts{"(a && b || c)"}));
  EXPECT_EQ(Conjuncts("a ? b && c : d"), (Texts{"(a ? b && c : d)"}));
  EXPECT_EQ(Conjuncts("$1 && $1 where $1 = a && b"),
            (Texts{"($1 && $1 where $1 = a && b)"}));
}

TEST(PathTextTest, AShortTermIsOneWord) {
  EXPECT_EQ(WordsOf("x + 1 <= (y ? a : b)"), (Texts{"x + 1 <= (y ? a : b)"}));
  EXPECT_EQ(WordsOf(""), (Texts{}));
}

TEST(PathTextTest, ALongTermIsBrokenBeforeItsLoosestOperators) {
  const std::string a(25, 'a'), b(25, 'b'), c(25, 'c');
  EXPECT_EQ(WordsOf("(" + a + " + 1 || " + b + " < 1 || " + c + ")"),
            (Texts{"(" + a + " + 1", "|| " + b + " < 1", "|| " + c + ")"}));
  EXPECT_EQ(WordsOf(a + " == (" + b + " ? 1 : 2) + " + c),
            (Texts{a, "== (" + b + " ? 1 : 2) + " + c}));
}

TEST(PathTextTest, TheCasesOfAValueStayTogether) {
  const std::string a(20, 'a'), b(30, 'b');
  EXPECT_EQ(WordsOf("n1 if " + a + " == null; n2 if " + b + " == null"),
            (Texts{"n1 if " + a + " == null;", "n2 if " + b + " == null"}));
}

TEST(PathTextTest, WhatIsStillTooLongIsBrokenAgain) {
  const std::string a(40, 'a'), b(40, 'b'), c(40, 'c');
  EXPECT_EQ(WordsOf(a + " + " + b + " <= " + c),
            (Texts{a, "+ " + b, "<= " + c}));
  EXPECT_EQ(WordsOf(a + a + " is new"), (Texts{a + a + " is new"}));
}

TEST(PathTextTest, Conjunction) {
  EXPECT_EQ(Conjunction({}), "true");
  EXPECT_EQ(Conjunction({"a", "b"}), "a && b");
}

}  // namespace
}  // namespace report
