// Every wrong variant of the rules makes a disagreement; the account of it must
// have all its parts, and the run must be with the side that is not mutated.
#include "javalite/account.h"

#include <cstdint>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "gtest/gtest.h"
#include "heap/initializer.h"
#include "heap/mutation.h"
#include "javalite/generate.h"
#include "javalite/machine.h"
#include "javalite/types.h"
#include "tests/differential/javalite/game.h"
#include "tests/unit/javalite/load.h"

namespace javalite {
namespace {

constexpr heap::Bounds kSettings[] = {
    {}, {2, heap::kUnbounded}, {1, heap::kUnbounded}, {heap::kUnbounded, 2}};
constexpr MachineOptions kShort{6, 2000};

std::vector<std::string> Texts() {
  std::vector<std::string> texts;
  for (std::string_view name : kLitmusNames) texts.push_back(LitmusText(name));
  for (uint64_t seed = 1; seed <= 60; ++seed)
    texts.push_back(GenerateProgram(seed, {10}));
  return texts;
}

// Of the first program on which the mutant loses for a reason that a run can
// show; if there is none among some, of the last of them.
std::optional<Account> AccountOf(heap::Mutation mutation,
                                 const std::vector<std::string>& texts) {
  std::optional<Account> account;
  size_t unseen = 0;
  for (const std::string& text : texts)
    for (const heap::Bounds& bounds : kSettings) {
      const CheckedProgram program = Load(text);
      GameTable table(program, {bounds, kShort, mutation});
      JavaliteGame game = table.Play();
      if (!game.disagreement) continue;
      account = Explain(table.left(), table.right(), table.relation(),
                        *game.disagreement);
      if (account->separation && account->separation->is_seen()) return account;
      if (++unseen == 10) return account;
    }
  return account;
}

void ExpectParts(const Account& account) {
  EXPECT_FALSE(account.reason.empty());
  EXPECT_EQ(account.lazy_dot.find("digraph"), 0u) << account.lazy_dot;
  EXPECT_EQ(account.summary_dot.find("digraph"), 0u);
  EXPECT_EQ(account.input_dot.find("digraph"), 0u);
  const std::string text = ToString(account);
  for (const char* part :
       {"  after", "  the lazy heap:\n    this: ", "  the summary:\n    this: ",
        "  an input that ", "    this -> n1\n",
        "    the run: ", "    lazy: agrees with the run\n",
        "    summary: ", "    the run is with "})
    EXPECT_NE(text.find(part), std::string::npos) << part << "\n" << text;
  // Never against the side that is not mutated.
  EXPECT_EQ(text.find("with the summary"), std::string::npos) << text;
  EXPECT_EQ(text.find("with neither"), std::string::npos) << text;
}

TEST(AccountTest, HasAllItsPartsForEveryRuleMutant) {
  const std::vector<std::string> texts = Texts();
  size_t seen = 0;
  for (const heap::MutationInfo& info : heap::kMutations) {
    SCOPED_TRACE(info.name);
    const std::optional<Account> account = AccountOf(info.mutation, texts);
    ASSERT_TRUE(account);
    ExpectParts(*account);
    if (!account->separation) continue;
    const Separation& s = *account->separation;
    seen += s.is_seen();
    std::printf("%-28s %zu steps, %s: %s\n", info.name, account->steps.size(),
                s.source.c_str(),
                s.summary_problem.value_or("not seen").substr(0, 60).c_str());
  }
  std::printf("%zu of %zu seen by a run\n", seen, std::size(heap::kMutations));
  EXPECT_GE(seen + 3, std::size(heap::kMutations));
}

TEST(AccountTest, ReadsLikeThis) {
  const CheckedProgram program =
      Load(MainText("(class A () ())", "[A a]", "bool", "((this $ a) = null)"));
  GameTable table(program, {.mutation = heap::Mutation::kDropNull});
  JavaliteGame game = table.Play();
  ASSERT_TRUE(game.disagreement);
  EXPECT_EQ(ToString(Explain(table.left(), table.right(), table.relation(),
                             *game.disagreement)),
            R"(  the summary has no such case for a: it is null
  after D
  the lazy heap:
    this: Main
      .a = null
  the summary:
    this: Main
      .a = a
    a: A
  an input that separates them, from a model of the lazy side:
    this -> n1
    n1 = Main{a: null}
    the run: D @Main D T, value
    lazy: agrees with the run
    summary: no path holds it
    the run is with the lazy side
)");
}

TEST(AccountTest, PicturesAreWritten) {
  Account account;
  account.lazy_dot = "a";
  account.summary_dot = "b";
  account.input_dot = "c";
  const std::string folder = testing::TempDir() + "/dots/deeper";
  ASSERT_TRUE(WriteDots(account, folder).ok());
  std::string read;
  for (const char* name : {"lazy", "summary", "input"}) {
    std::ifstream in(folder + "/" + name + ".dot");
    read += std::string{std::istreambuf_iterator<char>(in), {}};
  }
  EXPECT_EQ(read, "abc");
  EXPECT_FALSE(WriteDots(account, "/dev/null/no").ok());
}

}  // namespace
}  // namespace javalite
