#include "heap/coverage.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <memory>
#include <vector>

#include "engine/search/path_checker.h"
#include "expr/expr.h"
#include "expr/path.h"
#include "expr/pool.h"
#include "expr/sort.h"
#include "heap/symbolic_heap.h"
#include "solver/chain.h"
#include "solver/solver.h"

namespace heap {
namespace {

using expr::Formula;
using expr::Variable;

constexpr uint32_t kOther = 7;  // the label of an object

class CoverageTest : public testing::Test {
 protected:
  Variable Choice(const char* name) {
    const uint32_t labels[] = {0, kOther};
    return pool.MakeChoice(name, labels);
  }
  // A cell that is initialised where `when` holds.
  Variable Initialize(const char* name, Formula when) {
    const Variable choice = Choice(name);
    InitRecord record;
    record.owner = kFirstObject;
    record.choice = choice;
    record.when = when;
    heap = heap.WithRecord(record);
    return choice;
  }
  Formula Index(int32_t n) {
    return pool.Eq(pool.Symbol(expr::Sort::kBv32, "i"), pool.Int(n));
  }
  bool Covered(const std::vector<SummaryCase>& cases) {
    return Covers(pool, checker, path, heap, cases);
  }

  expr::Pool pool;
  std::unique_ptr<solver::Solver> chain = solver::MakeChain(pool, {});
  search::PathChecker checker{pool, *chain};
  expr::Path path;
  SymbolicHeap heap;
};

TEST_F(CoverageTest, EveryLabelIsNeeded) {
  const Variable c = Initialize("c", Formula::True());
  const SummaryCase null{{{c, 0}}, Formula::True()};
  const SummaryCase object{{{c, kOther}}, Formula::True()};
  EXPECT_TRUE(Covered({null, object}));
  EXPECT_FALSE(Covered({null}));
  EXPECT_FALSE(Covered({}));
}

TEST_F(CoverageTest, ALabelThePathExcludesIsNot) {
  const Variable c = Initialize("c", Formula::True());
  path = path.With(pool, pool.ChoiceIs(c, 0));
  EXPECT_TRUE(Covered({{{{c, 0}}, Formula::True()}}));
}

TEST_F(CoverageTest, ConditionsAtALeafCoverTogether) {
  const Variable c = Initialize("c", Formula::True());
  path = path.With(pool, pool.ChoiceIs(c, 0));
  EXPECT_FALSE(Covered({{{{c, 0}}, Index(0)}}));
  EXPECT_TRUE(Covered({{{{c, 0}}, Index(0)}, {{{c, 0}}, !Index(0)}}));
}

// a[i] where i is 0, 1 or out of bounds: which cell is read depends on i.
class IndexCoverageTest : public CoverageTest {
 protected:
  std::vector<SummaryCase> AllCases() {
    const Variable first = Initialize("a[0]", Index(0));
    const Variable second = Initialize("a[1]", Index(1));
    return {{{{first, 0}}, Index(0)},
            {{{first, kOther}}, Index(0)},
            {{{second, 0}}, Index(1)},
            {{{second, kOther}}, Index(1)},
            {{}, pool.And(!Index(0), !Index(1))}};
  }
};

TEST_F(IndexCoverageTest, CasesOfDifferentCellsCoverTogether) {
  EXPECT_TRUE(Covered(AllCases()));
}

TEST_F(IndexCoverageTest, EachCaseIsNeeded) {
  const std::vector<SummaryCase> all = AllCases();
  for (size_t i = 0; i < all.size(); ++i) {
    std::vector<SummaryCase> fewer = all;
    fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
    EXPECT_FALSE(Covered(fewer)) << i;
  }
}

TEST_F(IndexCoverageTest, ThePathMayExcludeAnIndex) {
  std::vector<SummaryCase> cases = AllCases();
  cases.pop_back();
  path = path.With(pool, pool.Or(Index(0), Index(1)));
  EXPECT_TRUE(Covered(cases));
}

// The second cell is read only where the first was null.
TEST_F(CoverageTest, ALaterCellMayDependOnAnOlderChoice) {
  const Variable a = Initialize("a", Formula::True());
  const Variable b = Initialize("b", pool.And(pool.ChoiceIs(a, 0), Index(0)));
  const SummaryCase object{{{a, kOther}}, Formula::True()};
  const SummaryCase elsewhere{{{a, 0}}, !Index(0)};
  const SummaryCase null{{{a, 0}, {b, 0}}, Index(0)};
  const SummaryCase other{{{a, 0}, {b, kOther}}, Index(0)};
  EXPECT_TRUE(Covered({object, elsewhere, null, other}));
  EXPECT_FALSE(Covered({object, elsewhere, null}));
  EXPECT_FALSE(Covered({object, null, other}));
}

}  // namespace
}  // namespace heap
