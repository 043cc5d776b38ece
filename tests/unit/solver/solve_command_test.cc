#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "cli/commands/solve.h"
#include "cli/options/command.h"
#include "gtest/gtest.h"

namespace cli {
namespace {

struct Outcome {
  int status;
  std::string out;
  std::string err;
};

Outcome Solve(const std::vector<std::string>& args) {
  testing::internal::CaptureStdout();
  testing::internal::CaptureStderr();
  const int status = RunSolve(args);
  return {status, testing::internal::GetCapturedStdout(),
          testing::internal::GetCapturedStderr()};
}

std::string FileWith(const std::string& name, const std::string& text) {
  const std::filesystem::path path =
      std::filesystem::path(testing::TempDir()) / name;
  std::ofstream(path) << text;
  return path.string();
}

constexpr char kDeclarations[] =
    "(set-logic QF_BV)\n"
    "(declare-const x (_ BitVec 32))\n"
    "(declare-const flag Bool)\n";

bool Has(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

TEST(SolveTest, PrintsLayersVerdictAndModel) {
  const std::string file =
      FileWith("sat.smt2", std::string(kDeclarations) +
                               "(assert (= (bvmul x x) #x00000031))\n"
                               "(assert (bvslt x #x00000000))\n"
                               "(assert (bvslt #xffffff00 x))\n"
                               "(assert flag)\n(check-sat)\n");
  const Outcome o = Solve({file});
  EXPECT_EQ(o.status, kExitOk) << o.err;
  EXPECT_TRUE(Has(o.out, "z3          sat")) << o.out;
  EXPECT_TRUE(Has(o.out, "oneshot     not asked")) << o.out;
  EXPECT_TRUE(Has(o.out, "\nsat\n")) << o.out;
  EXPECT_TRUE(Has(o.out, "  x = -7\n")) << o.out;
  EXPECT_TRUE(Has(o.out, "  flag = true\n")) << o.out;
}

TEST(SolveTest, LayersCanBeSwitchedOffAndAskedAlone) {
  const std::string file =
      FileWith("unsat.smt2", std::string(kDeclarations) +
                                 "(assert (bvslt x #x00000003))\n"
                                 "(assert (bvslt #x00000005 x))\n"
                                 "(check-sat)\n");
  EXPECT_TRUE(Has(Solve({file}).out, "order       unsat"));
  const Outcome off = Solve({file, "--off", "order,intervals,cache"});
  EXPECT_EQ(off.status, kExitOk);
  EXPECT_FALSE(Has(off.out, "intervals") || Has(off.out, "order")) << off.out;
  EXPECT_TRUE(Has(off.out, "z3          unsat")) << off.out;
  EXPECT_TRUE(Has(Solve({file, "--all"}).out, "alone in front of Z3"));
}

TEST(SolveTest, ThePortfolioCanBeAdded) {
  const std::string file =
      FileWith("square.smt2", std::string(kDeclarations) +
                                  "(assert (= (bvmul x x) #x00000031))\n"
                                  "(check-sat)\n");
  const Outcome o = Solve({file, "--on", "portfolio", "--off", "z3,oneshot"});
  EXPECT_EQ(o.status, kExitOk) << o.err;
  EXPECT_TRUE(Has(o.out, "portfolio   sat")) << o.out;
}

TEST(SolveTest, UnknownSaysWhyAndExitsWithThree) {
  const std::string file = FileWith(
      "hard.smt2",
      "(declare-const p (_ BitVec 64))\n(declare-const q (_ BitVec 64))\n"
      "(assert (= (bvmul p q) #x3ffffff5c000003b))\n"
      "(assert (bvult p #x0000000100000000))\n"
      "(assert (bvult q #x0000000100000000))\n"
      "(assert (bvult #x0000000000000001 p))\n"
      "(assert (bvult #x0000000000000001 q))\n(check-sat)\n");
  const Outcome o = Solve({file, "--timeout", "100"});
  EXPECT_EQ(o.status, kExitIncomplete) << o.out;
  EXPECT_TRUE(Has(o.out, "because: z3: more than")) << o.out;
}

TEST(SolveTest, BadUseIsOneLineAndExitsWithTwo) {
  const std::string file = FileWith("broken.smt2", "(assert (= x");
  for (const auto& [args, text] :
       std::vector<std::pair<std::vector<std::string>, std::string>>{
           {{}, "expected one file"},
           {{"nowhere.smt2"}, "nowhere.smt2: cannot be read"},
           {{file}, "broken.smt2"},
           {{file, "--off", "intervls"}, "did you mean \"intervals\"?"},
           {{file, "--timeout", "soon"}, "--timeout: expected a number"},
           {{file, "--frob"}, "unknown option --frob"},
           {{file, "--off"}, "expected a value after --off"}}) {
    const Outcome o = Solve(args);
    EXPECT_EQ(o.status, kExitUsage);
    EXPECT_TRUE(Has(o.err, text)) << o.err;
    EXPECT_EQ(o.err.find('\n'), o.err.size() - 1) << o.err;
  }
}

TEST(SolveTest, HelpNamesItsOptions) {
  const Outcome o = Solve({"--help"});
  EXPECT_EQ(o.status, kExitOk);
  EXPECT_TRUE(Has(o.out, "usage: summa solve FILE.smt2"));
  EXPECT_TRUE(Has(o.out, "--off LAYERS"));
}

}  // namespace
}  // namespace cli
