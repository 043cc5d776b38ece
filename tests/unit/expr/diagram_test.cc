#include "expr/diagram.h"

#include <chrono>
#include <map>
#include <set>
#include <vector>

#include "base/deadline.h"
#include "base/rng.h"
#include "gtest/gtest.h"

namespace expr {
namespace {

// A function given by its truth table over all values of a few variables: the
// oracle, which shares no code with the diagram.
class Table {
 public:
  explicit Table(const std::vector<uint32_t>& domains) {
    size_t rows = 1;
    for (uint32_t d : domains) rows *= d;
    for (size_t row = 0; row < rows; ++row) {
      size_t rest = row;
      std::vector<uint32_t> values;
      for (uint32_t d : domains) {
        values.push_back(static_cast<uint32_t>(rest % d));
        rest /= d;
      }
      rows_.push_back(values);
    }
  }
  size_t rows() const { return rows_.size(); }
  const std::vector<uint32_t>& Row(size_t row) const { return rows_[row]; }

 private:
  std::vector<std::vector<uint32_t>> rows_;
};

using Truth = std::vector<bool>;

struct Sample {
  Formula formula;
  Truth truth;
};

class DiagramTest : public testing::Test {
 protected:
  DiagramTest() : table_({2, 3, 4, 2, 5}) {
    for (uint32_t d : {2, 3, 4, 2, 5})
      variables_.push_back(diagram_.NewVariable(d));
  }

  Truth TruthOf(Formula f) const {
    Truth truth;
    for (size_t row = 0; row < table_.rows(); ++row) {
      const std::vector<uint32_t>& values = table_.Row(row);
      truth.push_back(
          diagram_.Evaluate(f, [&](Variable v) { return values[v.index()]; }));
    }
    return truth;
  }

  Sample Literal(base::Rng& rng) {
    Variable v = variables_[rng.Below(variables_.size())];
    uint32_t value = static_cast<uint32_t>(rng.Below(diagram_.domain_size(v)));
    Truth truth;
    for (size_t row = 0; row < table_.rows(); ++row)
      truth.push_back(table_.Row(row)[v.index()] == value);
    return {diagram_.Is(v, value), truth};
  }

  Sample Random(base::Rng& rng, int depth) {
    if (depth == 0) return Literal(rng);
    Sample a = Random(rng, depth - 1);
    Sample b = Random(rng, depth - 1);
    Sample result;
    uint64_t op = rng.Below(4);
    for (size_t i = 0; i < table_.rows(); ++i)
      result.truth.push_back(op == 0   ? a.truth[i] && b.truth[i]
                             : op == 1 ? a.truth[i] || b.truth[i]
                             : op == 2 ? a.truth[i] != b.truth[i]
                                       : !a.truth[i]);
    result.formula = op == 0   ? diagram_.And(a.formula, b.formula)
                     : op == 1 ? diagram_.Or(a.formula, b.formula)
                     : op == 2 ? diagram_.Xor(a.formula, b.formula)
                               : !a.formula;
    return result;
  }

  Diagram diagram_;
  std::vector<Variable> variables_;
  Table table_;
};

TEST_F(DiagramTest, ValuesOfOneVariableExcludeEachOtherAndCoverItsDomain) {
  Variable v = variables_[4];
  Formula any = Formula::False();
  for (uint32_t i = 0; i < 5; ++i) {
    for (uint32_t j = i + 1; j < 5; ++j)
      EXPECT_TRUE(diagram_.And(diagram_.Is(v, i), diagram_.Is(v, j)).IsFalse());
    any = diagram_.Or(any, diagram_.Is(v, i));
  }
  EXPECT_TRUE(any.IsTrue());
}

TEST_F(DiagramTest, AChoiceOfOneValueIsNoQuestion) {
  EXPECT_TRUE(diagram_.Is(diagram_.NewVariable(1), 0).IsTrue());
}

TEST_F(DiagramTest, ALiteralIsOneNodeUnlessItIsTheLastValue) {
  Variable v = diagram_.NewVariable(100);
  EXPECT_EQ(diagram_.CountNodes(diagram_.Is(v, 7)), 1u);
  EXPECT_EQ(diagram_.CountNodes(diagram_.Is(v, 99)), 99u);
}

TEST_F(DiagramTest, AgreesWithTruthTablesAndIsCanonical) {
  base::Rng rng(1);
  std::map<Truth, Formula> by_truth;
  for (int i = 0; i < 2000; ++i) {
    Sample s = Random(rng, static_cast<int>(rng.Below(5)));
    ASSERT_EQ(TruthOf(s.formula), s.truth);
    auto [it, fresh] = by_truth.emplace(s.truth, s.formula);
    ASSERT_EQ(it->second, s.formula) << "equal functions, different handles";
  }
  EXPECT_GT(by_truth.size(), 500u);
}

TEST_F(DiagramTest, InIsTheDisjunctionOfItsValues) {
  base::Rng rng(2);
  for (int i = 0; i < 200; ++i) {
    Variable v = variables_[rng.Below(variables_.size())];
    std::vector<uint32_t> values;
    Formula expected = Formula::False();
    for (uint32_t value = 0; value < diagram_.domain_size(v); ++value) {
      if (rng.OneIn(2)) continue;
      values.push_back(value);
      expected = diagram_.Or(expected, diagram_.Is(v, value));
    }
    EXPECT_EQ(diagram_.In(v, values), expected);
  }
}

TEST_F(DiagramTest, AssignAndExistsAgreeWithTruthTables) {
  base::Rng rng(3);
  for (int i = 0; i < 500; ++i) {
    Sample s = Random(rng, 4);
    size_t which = rng.Below(variables_.size());
    Variable v = variables_[which];
    Formula exists = Formula::False();
    for (uint32_t value = 0; value < diagram_.domain_size(v); ++value) {
      Formula assigned = diagram_.Assign(s.formula, v, value);
      for (size_t row = 0; row < table_.rows(); ++row) {
        std::vector<uint32_t> values = table_.Row(row);
        bool got = diagram_.Evaluate(
            assigned, [&](Variable w) { return values[w.index()]; });
        values[which] = value;
        bool expected = diagram_.Evaluate(
            s.formula, [&](Variable w) { return values[w.index()]; });
        ASSERT_EQ(got, expected);
      }
      exists = diagram_.Or(exists, assigned);
    }
    EXPECT_EQ(diagram_.Exists(s.formula, v), exists);
  }
}

TEST_F(DiagramTest, SimplifyAgreesWhereItMattersAndDropsKnownAnswers) {
  base::Rng rng(4);
  for (int i = 0; i < 500; ++i) {
    Sample f = Random(rng, 3);
    Sample care = Random(rng, 3);
    if (care.formula.IsFalse()) continue;
    Truth simple = TruthOf(diagram_.Simplify(f.formula, care.formula));
    for (size_t row = 0; row < table_.rows(); ++row)
      if (care.truth[row]) {
        ASSERT_EQ(simple[row], f.truth[row]);
      }
  }
  Formula x = diagram_.Is(variables_[0], 0);
  Formula y = diagram_.Is(variables_[1], 2);
  EXPECT_EQ(diagram_.Simplify(diagram_.And(x, y), x), y);
  EXPECT_TRUE(diagram_.Simplify(x, x).IsTrue());
}

TEST_F(DiagramTest, AnyModelSatisfies) {
  base::Rng rng(5);
  for (int i = 0; i < 500; ++i) {
    Sample s = Random(rng, 4);
    if (s.formula.IsFalse()) continue;
    std::vector<Question> model = diagram_.AnyModel(s.formula);
    // Variables the model leaves out may take any value: try the extremes.
    for (bool high : {false, true}) {
      std::map<Variable, uint32_t> values;
      for (Question q : model)
        ASSERT_TRUE(values.emplace(q.variable, q.value).second)
            << "one value per variable";
      EXPECT_TRUE(diagram_.Evaluate(s.formula, [&](Variable v) {
        auto it = values.find(v);
        if (it != values.end()) return it->second;
        return high ? diagram_.domain_size(v) - 1 : 0;
      }));
    }
  }
}

TEST_F(DiagramTest, SupportListsWhatTheTruthTableDependsOn) {
  base::Rng rng(6);
  for (int i = 0; i < 500; ++i) {
    Sample s = Random(rng, 3);
    std::set<Variable> expected;
    for (size_t which = 0; which < variables_.size(); ++which)
      for (uint32_t v = 1; v < diagram_.domain_size(variables_[which]); ++v)
        if (diagram_.Assign(s.formula, variables_[which], v) !=
            diagram_.Assign(s.formula, variables_[which], 0))
          expected.insert(variables_[which]);
    auto support = diagram_.Support(s.formula);
    EXPECT_EQ(std::set<Variable>(support.begin(), support.end()), expected);
  }
}

TEST_F(DiagramTest, ABudgetIsKeptAndLeavesNothingWrongBehind) {
  base::Rng rng(7);
  int refused = 0;
  for (int i = 0; i < 500; ++i) {
    Sample a = Random(rng, 4), b = Random(rng, 4);
    size_t before = diagram_.nodes();
    Formula within;
    bool exceeded;
    {
      Diagram::Budget budget(diagram_, 2);
      within = diagram_.And(a.formula, b.formula);
      exceeded = budget.exceeded();
    }
    EXPECT_LE(diagram_.nodes(), before + 2);
    Formula exact = diagram_.And(a.formula, b.formula);
    if (exceeded)
      ++refused;
    else
      EXPECT_EQ(within, exact);
    Truth expected;
    for (size_t row = 0; row < table_.rows(); ++row)
      expected.push_back(a.truth[row] && b.truth[row]);
    ASSERT_EQ(TruthOf(exact), expected);
  }
  EXPECT_GT(refused, 0);
}

// A spent budget makes operands meaningless, false ones too: that is no reason
// to stop, and what is exact afterwards is exact.
TEST_F(DiagramTest, ABudgetSpentWhileSimplifyingIsNoContradiction) {
  base::Rng rng(8);
  int refused = 0;
  for (int i = 0; i < 2000; ++i) {
    const Sample f = Random(rng, 4), care = Random(rng, 5);
    if (care.formula.IsFalse()) continue;
    Formula within;
    bool exceeded;
    {
      Diagram::Budget budget(diagram_, static_cast<size_t>(i % 3));
      within = diagram_.Simplify(f.formula, care.formula);
      exceeded = budget.exceeded();
    }
    const Formula exact = diagram_.Simplify(f.formula, care.formula);
    if (exceeded)
      ++refused;
    else
      EXPECT_EQ(within, exact);
    const Truth truth = TruthOf(exact);
    for (size_t row = 0; row < table_.rows(); ++row)
      ASSERT_TRUE(!care.truth[row] || truth[row] == f.truth[row]);
  }
  EXPECT_GT(refused, 0);
}

// Pairs of equal bits, all first bits older than all second ones: a diagram of
// some million nodes.
TEST_F(DiagramTest, WorkEndsAtTheDeadline) {
  constexpr uint32_t kPairs = 20;
  Diagram d;
  std::vector<Variable> bits;
  for (uint32_t i = 0; i < 2 * kPairs; ++i) bits.push_back(d.NewVariable(2));
  auto all_equal = [&] {
    Formula f = Formula::True();
    for (uint32_t i = 0; i < kPairs; ++i)
      f = d.And(f, d.Iff(d.Is(bits[i], 1), d.Is(bits[kPairs + i], 1)));
  };
  const auto deadline = base::Deadline::After(std::chrono::milliseconds(20));
  const Diagram::Watch watch(d, deadline);
  EXPECT_FALSE(base::EndsInTime(all_equal));
  EXPECT_LT(d.nodes(), 1u << 20);
}

TEST_F(DiagramTest, WorkCutShortLeavesNothingWrongBehind) {
  base::Rng rng(8);
  const base::Deadline past = base::Deadline::After({});
  int cut = 0;
  for (int i = 0; i < 20'000 && cut < 5; ++i) {
    Sample a = Random(rng, 4), b = Random(rng, 4);
    {
      const Diagram::Watch watch(diagram_, past);
      if (base::EndsInTime([&] { diagram_.And(a.formula, b.formula); }))
        continue;
    }
    ++cut;
    Truth expected;
    for (size_t row = 0; row < table_.rows(); ++row)
      expected.push_back(a.truth[row] && b.truth[row]);
    ASSERT_EQ(TruthOf(diagram_.And(a.formula, b.formula)), expected);
  }
  EXPECT_EQ(cut, 5);
}

// "r is null, new, or an alias of an older object that exists" is the
// condition every input reference brings; its size must stay linear.
TEST_F(DiagramTest, AliasConditionsStayLinear) {
  Diagram d;
  std::vector<Variable> refs;
  std::vector<Formula> exists;
  for (uint32_t i = 0; i < 60; ++i) {
    Variable r = d.NewVariable(i + 2);  // null, new, i aliases
    Formula well_formed = d.Or(d.Is(r, 0), d.Is(r, 1));
    for (uint32_t a = 0; a < i; ++a)
      well_formed = d.Or(well_formed, d.And(d.Is(r, a + 2), exists[a]));
    EXPECT_LE(d.CountNodes(well_formed), 2 * i + 2);
    refs.push_back(r);
    exists.push_back(d.Is(r, 1));
  }
}

}  // namespace
}  // namespace expr
