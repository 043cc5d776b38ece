#include "javalite/token.h"

#include <set>
#include <vector>

#include "gtest/gtest.h"
#include "javalite/ast.h"
#include "javalite/types.h"
#include "tests/unit/javalite/load.h"

namespace javalite {
namespace {

TEST(TokenTest, PrintsShort) {
  CheckedProgram program = Load(LitmusText("types"));
  std::vector<Token> tokens = {Token::Deref(), Token::Call(ClassId(1)),
                               Token::Test(true), Token::Test(false),
                               Token::Null()};
  EXPECT_EQ(ToString(program.program(), tokens), "D @Circle T F N");
  EXPECT_EQ(ToString(program.program(), std::vector<Token>{}), "");
}

TEST(TokenTest, IsOrderedAndTellsCallsApart) {
  std::set<Token> all = {Token::Deref(),          Token::Null(),
                         Token::Test(true),       Token::Test(false),
                         Token::Call(ClassId(0)), Token::Call(ClassId(1))};
  EXPECT_EQ(all.size(), 6u);
  EXPECT_LT(Token::Call(ClassId(0)), Token::Call(ClassId(1)));
}

}  // namespace
}  // namespace javalite
