#include "engine/patterns/shape.h"

#include <algorithm>
#include <optional>
#include <set>
#include <unordered_map>
#include <utility>

#include "engine/patterns/rounds_order.h"
#include "expr/apply.h"
#include "expr/kind.h"
#include "expr/sort.h"

namespace engine {
namespace {

using expr::Decision;
using expr::Expr;
using expr::Formula;
using expr::Kind;
using expr::Pool;
using expr::Predicate;
using expr::Question;
using expr::Sort;

// A larger condition is a letter of its own.
constexpr size_t kMostTokens = 400;

// What a word of a shape says next.
enum Token : uint64_t {
  kNumber,
  kElement,
  kTerm,            // that very one
  kOperator,        // of that kind
  kChosen,          // an if-then-else
  kSeenTerm,        // one that came before
  kConstant,        // true or false
  kSeenNode,        // a node that came before
  kAtom,            // that very one
  kTest,            // of that predicate
  kFromEnd,         // the length that is that choice, and a number
  kElementFromEnd,  // of that array, at such an index
};

bool IsWhole(Sort sort) { return sort == Sort::kBv32 || sort == Sort::kBv64; }

bool IsComparison(const Pool& pool, expr::Variable v) {
  return !pool.IsChoice(v) && !pool.IsForAll(v) &&
         pool.predicate(v).predicate != Predicate::kBool;
}

bool HasTwo(Predicate p) { return expr::Row(p).arity == 2; }

// An array's length, a choice, and a number: where loops run backwards.
struct FromEnd {
  expr::Variable length;
  int64_t plus = 0;
};

// As the heap has it (heap/candidates.cc), and that number more.
Expr LengthPlus(Pool& pool, const FromEnd& index) {
  Expr length = pool.Int(0);
  for (uint32_t label : pool.choice(index.length).labels)
    if (label != 0)
      length = pool.Ite(pool.ChoiceIs(index.length, label),
                        pool.Int(static_cast<int32_t>(label)), length);
  return pool.Make(Kind::kAdd, length,
                   pool.Int(static_cast<int32_t>(index.plus)));
}

Expr LastLeaf(const Pool& pool, Expr e) {
  while (pool.kind(e) == Kind::kIte) e = pool.kids(e)[1];
  return e;
}

std::optional<int64_t> NumberIn(const Pool& pool, Expr e) {
  const auto bits = pool.constant(e);
  if (!bits) return std::nullopt;
  return expr::SignedValue(pool.sort(e), *bits);
}

bool IsChosen(const Pool& pool, Expr e) { return pool.kind(e) == Kind::kIte; }

// The choice that its first condition asks about.
std::optional<expr::Variable> ChoiceOf(const Pool& pool, Expr ite) {
  const expr::Variable v =
      pool.diagram().Top(pool.condition(ite)).question.variable;
  if (!pool.IsChoice(v) || !pool.choice(v).cases.empty()) return std::nullopt;
  return v;
}

// Beyond so many lengths a sum of one and a number is no choice of numbers any
// more (expr/simplify.h).
constexpr size_t kMostFolded = 17;

std::optional<FromEnd> FromEndIn(Pool& pool, const InputCells& cells, Expr e) {
  Expr chain = e;
  if (pool.kind(e) == Kind::kAdd && pool.IsConstant(pool.kids(e)[1]))
    chain = pool.kids(e)[0];
  if (!IsChosen(pool, chain) || pool.sort(chain) != Sort::kBv32)
    return std::nullopt;
  const auto choice = ChoiceOf(pool, chain);
  if (!choice) return std::nullopt;
  const int64_t added = chain == e ? 0 : *NumberIn(pool, pool.kids(e)[1]);
  if (cells.IsLength(chain)) return FromEnd{*choice, added};
  const auto last = NumberIn(pool, LastLeaf(pool, chain));
  if (!last || pool.choice(*choice).labels.size() > kMostFolded)
    return std::nullopt;
  const Expr length = LengthPlus(pool, {*choice, 0});
  if (!IsChosen(pool, length)) return std::nullopt;
  const int64_t plus = added + *last - *NumberIn(pool, LastLeaf(pool, length));
  if (LengthPlus(pool, {*choice, plus}) != e) return std::nullopt;
  return FromEnd{*choice, plus};
}

struct ElementFromEnd {
  uint32_t array = 0;
  FromEnd index;
  std::optional<Kind> narrowed;  // an element that is a char or so
};

// A chain of elements of one array, each where it has that length, all as far
// from its end.
class ElementChain {
 public:
  ElementChain(const Pool& pool, const InputCells& cells)
      : pool_(pool), cells_(cells) {}

  std::optional<ElementFromEnd> Read(Expr e) {
    if (!IsChosen(pool_, e)) return std::nullopt;
    const auto choice = ChoiceOf(pool_, e);
    if (!choice) return std::nullopt;
    choice_ = *choice;
    for (; IsChosen(pool_, e); e = pool_.kids(e)[1])
      if (!Add(pool_.condition(e), pool_.kids(e)[0])) return std::nullopt;
    // The last one has the length that is left.
    const InputCells::Cell* last = CellIn(e);
    if (last == nullptr || last->array != array_ ||
        lengths_.count(last->index - plus_) != 0)
      return std::nullopt;
    return ElementFromEnd{array_, {choice_, plus_}, narrowed_};
  }

 private:
  // All are narrowed alike.
  const InputCells::Cell* CellIn(Expr e) {
    std::optional<Kind> narrowed;
    if (pool_.kids(e).size() == 1) {
      narrowed = pool_.kind(e);
      e = pool_.kids(e)[0];
    }
    if (lengths_.empty()) narrowed_ = narrowed;
    return narrowed == narrowed_ ? cells_.Find(e) : nullptr;
  }
  bool Add(Formula condition, Expr element) {
    const InputCells::Cell* cell = CellIn(element);
    const Decision d = pool_.diagram().Top(condition);
    if (cell == nullptr || d.question.variable != choice_ || !d.then.IsTrue() ||
        !d.otherwise.IsFalse())
      return false;
    const int64_t length = pool_.choice(choice_).labels[d.question.value];
    const int64_t plus = cell->index - length;
    const bool first = lengths_.empty();
    if (first) array_ = cell->array, plus_ = plus;
    return array_ == cell->array && plus_ == plus &&
           lengths_.insert(length).second;
  }

  const Pool& pool_;
  const InputCells& cells_;
  expr::Variable choice_;
  uint32_t array_ = 0;
  int64_t plus_ = 0;
  std::optional<Kind> narrowed_;
  std::set<int64_t> lengths_;
};

}  // namespace

// Goes through a condition and notes what it meets. Writing goes the same way.
class Shapes::Reading {
 public:
  Reading(const Shapes& shapes) : pool_(shapes.pool_), cells_(shapes.cells_) {}

  void Read(Expr e) {
    if (pool_.IsConstant(e) && IsWhole(pool_.sort(e))) return Number(e);
    if (const InputCells::Cell* cell = cells_.Find(e)) return Element(*cell);
    if (const auto end = FromEndIn(pool_, cells_, e))
      return AddNumber(kFromEnd, end->length.index(), end->plus);
    if (const auto end = ElementChain(pool_, cells_).Read(e)) {
      Add(kAtom, end->index.length.index());
      if (end->narrowed) Add(kOperator, static_cast<uint64_t>(*end->narrowed));
      return AddNumber(kElementFromEnd, end->array, end->index.plus);
    }
    if (IsLeaf(e)) return Add(kTerm, e.id());
    const auto [it, fresh] = terms_.try_emplace(e, terms_.size());
    if (!fresh) return Add(kSeenTerm, it->second);
    if (IsFull()) return;
    if (pool_.kind(e) == Kind::kIte) {
      Add(kChosen, 0);
      Read(pool_.condition(e));
    } else {
      Add(kOperator, static_cast<uint64_t>(pool_.kind(e)));
    }
    for (Expr kid : pool_.kids(e)) Read(kid);
  }

  void Read(Formula f) {
    if (f.IsConstant()) return Add(kConstant, f.IsTrue());
    const auto [it, fresh] = nodes_.try_emplace(f.node(), nodes_.size());
    Add(kSeenNode, it->second << 1 | f.complemented());
    if (!fresh || IsFull()) return;
    const Decision d = pool_.diagram().Top(f.uncomplemented());
    Read(d.question);
    Read(d.then);
    Read(d.otherwise);
  }

  void Read(const RawTest& test) {
    Add(kTest, static_cast<uint64_t>(test.predicate) << 1 | test.holds);
    Read(test.a);
    Read(test.b);
  }

  bool IsFull() const { return tokens_.size() > kMostTokens; }
  bool quantified() const { return quantified_; }
  std::vector<uint64_t> tokens() { return std::move(tokens_); }
  std::vector<int64_t> numbers() { return std::move(numbers_); }

 private:
  void Add(Token token, uint64_t what) {
    tokens_.push_back(token);
    tokens_.push_back(what);
  }
  void AddNumber(Token token, uint64_t what, int64_t number) {
    Add(token, what);
    numbers_.push_back(number);
  }
  bool IsLeaf(Expr e) const {
    const Kind kind = pool_.kind(e);
    return kind == Kind::kConstant || kind == Kind::kSymbol ||
           kind == Kind::kCellAt || cells_.IsLength(e);
  }
  void Number(Expr e) {
    Add(kNumber, static_cast<uint64_t>(pool_.sort(e)));
    numbers_.push_back(expr::SignedValue(pool_.sort(e), *pool_.constant(e)));
  }
  void Element(const InputCells::Cell& cell) {
    Add(kElement, cell.array);
    numbers_.push_back(cell.index);
  }
  void Read(const Question& q) {
    quantified_ = quantified_ || pool_.IsForAll(q.variable);
    const bool compares = IsComparison(pool_, q.variable);
    Add(compares ? kTest : kAtom, q.value);
    if (!compares) return Add(kAtom, q.variable.index());
    const expr::PredicateAtom& atom = pool_.predicate(q.variable);
    Add(kTest, static_cast<uint64_t>(atom.predicate));
    const Expr a = atom.a, b = atom.b;
    const bool two = HasTwo(atom.predicate);
    Read(a);
    if (two) Read(b);
  }

  Pool& pool_;
  const InputCells& cells_;
  std::unordered_map<Expr, size_t> terms_;
  std::unordered_map<uint32_t, size_t> nodes_;
  std::vector<uint64_t> tokens_;
  std::vector<int64_t> numbers_;
  bool quantified_ = false;
};

// Makes the same again with other numbers.
class Shapes::Writing {
 public:
  Writing(const Shapes& shapes, std::span<const Hole> holes, Expr how_often)
      : pool_(shapes.pool_),
        cells_(shapes.cells_),
        holes_(holes),
        how_often_(how_often) {}

  Expr Write(Expr e) {
    if (pool_.IsConstant(e) && IsWhole(pool_.sort(e)))
      return NumberOf(Next().line, pool_.sort(e));
    if (const InputCells::Cell* cell = cells_.Find(e)) return Element(*cell);
    if (const auto end = FromEndIn(pool_, cells_, e))
      return IndexFromEnd(end->length, Next().line);
    if (const auto end = ElementChain(pool_, cells_).Read(e)) {
      const Linear line = Next().line;
      if (line == Linear{0, end->index.plus}) return e;
      const Expr element = cells_.At(
          end->array, static_cast<uint32_t>(cells_.SizeOf(end->array)),
          IndexFromEnd(end->index.length, line));
      return end->narrowed ? pool_.Make(*end->narrowed, element) : element;
    }
    const auto it = terms_.find(e);
    if (it != terms_.end()) return it->second;
    const Expr written = WriteParts(e);
    terms_.emplace(e, written);
    return written;
  }

  Formula Write(Formula f) {
    if (f.IsConstant()) return f;
    auto it = nodes_.find(f.node());
    if (it == nodes_.end()) {
      const Decision d = pool_.diagram().Top(f.uncomplemented());
      const Formula question = Write(d.question);
      const Formula then = Write(d.then);
      const Formula otherwise = Write(d.otherwise);
      it = nodes_.emplace(f.node(), pool_.Ite(question, then, otherwise)).first;
    }
    return f.complemented() ? !it->second : it->second;
  }

  RawTest Renumbered(const RawTest& test) {
    const Expr a = Write(test.a);
    return {test.predicate, a, Write(test.b), test.holds};
  }
  bool failed() const { return failed_; }

  Formula Write(const RawTest& test) {
    if (const auto less = LessFromEnd(test)) return test.holds ? *less : !*less;
    const Expr a = Write(test.a);
    const Expr b = Write(test.b);
    if (const auto less = LessByOrder(pool_, how_often_, test.predicate, a, b))
      return test.holds ? *less : !*less;
    return RawTest{test.predicate, a, b, test.holds}.AsFormula(pool_);
  }

 private:
  const Hole& Next() { return holes_[next_++]; }

  Expr IndexFromEnd(expr::Variable length, const Linear& line) {
    if (line.IsConstant()) return LengthPlus(pool_, {length, line.plus});
    return pool_.Make(Kind::kAdd, LengthPlus(pool_, {length, 0}),
                      NumberOf(line, Sort::kBv32));
  }

  // length + 3 - k < 0 is length + 3 < k: about order, as in rounds_order.h.
  std::optional<Formula> LessFromEnd(const RawTest& test) {
    if (test.predicate != Predicate::kLt || !pool_.IsConstant(test.b))
      return std::nullopt;
    const auto end = FromEndIn(pool_, cells_, test.a);
    if (!end) return std::nullopt;
    const Linear index = holes_[next_].line, other = holes_[next_ + 1].line;
    if (index.times != -1 || !other.IsConstant()) return std::nullopt;
    next_ += 2;
    const int64_t plus = index.plus - other.plus;
    if (plus == -1)
      return !pool_.Lt(how_often_, LengthPlus(pool_, {end->length, 0}));
    return pool_.Lt(LengthPlus(pool_, {end->length, plus}), how_often_);
  }

  Expr NumberOf(const Linear& line, Sort sort) {
    const auto constant = [&](int64_t value) {
      return pool_.Constant(
          sort, expr::CanonicalBits(sort, static_cast<uint64_t>(value)));
    };
    if (line.IsConstant()) return constant(line.plus);
    const Expr n =
        sort == Sort::kBv32 ? how_often_ : pool_.Make(Kind::kI2L, how_often_);
    const Expr times = pool_.Make(Kind::kMul, n, constant(line.times));
    return pool_.Make(Kind::kAdd, times, constant(line.plus));
  }

  Expr Element(const InputCells::Cell& cell) {
    const Hole& hole = Next();
    const Expr index = NumberOf(hole.line, Sort::kBv32);
    const auto elements = static_cast<int64_t>(cells_.SizeOf(cell.array));
    failed_ = failed_ || hole.most >= elements || hole.most < 0;
    if (failed_) return index;
    return cells_.At(cell.array, static_cast<uint32_t>(hole.most) + 1, index);
  }

  Expr WriteParts(Expr e) {
    const Kind kind = pool_.kind(e);
    if (kind == Kind::kConstant || kind == Kind::kSymbol ||
        kind == Kind::kCellAt || cells_.IsLength(e))
      return e;
    Formula condition;
    if (kind == Kind::kIte) condition = Write(pool_.condition(e));
    const std::vector<Expr> old(pool_.kids(e).begin(), pool_.kids(e).end());
    std::vector<Expr> kids;
    for (Expr kid : old) kids.push_back(Write(kid));
    return kind == Kind::kIte ? pool_.Ite(condition, kids[0], kids[1])
                              : pool_.Make(kind, kids);
  }

  Formula Write(const Question& q) {
    if (!IsComparison(pool_, q.variable))
      return pool_.diagram().Is(q.variable, q.value);
    const expr::PredicateAtom& atom = pool_.predicate(q.variable);
    const Predicate predicate = atom.predicate;
    const Expr old = atom.b;
    const Expr a = Write(atom.a);
    const Formula test = HasTwo(predicate)
                             ? pool_.Test(predicate, a, Write(old))
                             : pool_.Test(predicate, a);
    return q.value == 1 ? test : !test;
  }

  Pool& pool_;
  const InputCells& cells_;
  const std::span<const Hole> holes_;
  const Expr how_often_;
  size_t next_ = 0;
  bool failed_ = false;
  std::unordered_map<Expr, Expr> terms_;
  std::unordered_map<uint32_t, Formula> nodes_;
};

uint32_t Shapes::LetterOf(std::vector<uint64_t> tokens) {
  return letters_
      .try_emplace(std::move(tokens), static_cast<uint32_t>(letters_.size()))
      .first->second;
}

Shape Shapes::Of(const Condition& condition) {
  Reading reading(*this);
  if (condition.test)
    reading.Read(*condition.test);
  else
    reading.Read(condition.formula);
  if (reading.IsFull())
    return {LetterOf({kAtom, condition.formula.edge()}), {}, true};
  return {LetterOf(reading.tokens()), reading.numbers(), reading.quantified()};
}

Shape Shapes::Of(Expr term) {
  Reading reading(*this);
  reading.Read(term);
  if (reading.IsFull()) return {LetterOf({kTerm, term.id()}), {}, true};
  return {LetterOf(reading.tokens()), reading.numbers(), reading.quantified()};
}

Formula Shapes::With(const Condition& condition, std::span<const Hole> holes,
                     Expr how_often) const {
  Writing writing(*this, holes, how_often);
  return condition.test ? writing.Write(*condition.test)
                        : writing.Write(condition.formula);
}

std::optional<Condition> Shapes::Instance(const Condition& condition,
                                          std::span<const Hole> holes,
                                          int64_t round) const {
  std::vector<Hole> here;
  for (const Hole& hole : holes) {
    const int64_t number = hole.line.times * round + hole.line.plus;
    here.push_back({{0, number}, std::max(hole.most, number)});
  }
  Writing writing(*this, here, pool_.Int(0));
  Condition instance{condition.formula, condition.test};
  if (condition.test) {
    instance.test = writing.Renumbered(*condition.test);
    instance.formula = instance.test->AsFormula(pool_);
  } else {
    instance.formula = writing.Write(condition.formula);
  }
  if (writing.failed()) return std::nullopt;
  return instance;
}

Expr Shapes::With(Expr term, std::span<const Hole> holes,
                  Expr how_often) const {
  return Writing(*this, holes, how_often).Write(term);
}

}  // namespace engine
