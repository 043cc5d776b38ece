#include "expr/smtlib.h"

#include <algorithm>
#include <cstdio>
#include <map>
#include <set>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

#include "base/check.h"
#include "expr/apply.h"
#include "expr/smtlib_names.h"
#include "expr/smtlib_ops.h"
#include "expr/traverse.h"

namespace expr {
namespace {

// Text longer than this, or used twice, gets a name instead of being inlined:
// nesting stays shallow and the whole script linear.
constexpr size_t kLongestInlined = 160;

// One thing to print: a term, an atom or choice question, or a diagram node.
struct SmtItem {
  enum Type : uint32_t { kTerm, kAtom, kNode } type;
  uint32_t id;

  friend bool operator==(const SmtItem&, const SmtItem&) = default;
};

}  // namespace
}  // namespace expr

template <>
struct std::hash<expr::SmtItem> {
  size_t operator()(const expr::SmtItem& item) const noexcept {
    return size_t{item.id} << 2 | item.type;
  }
};

namespace expr {
namespace {

std::string Hex(uint64_t value, int digits) {
  char text[20];
  std::snprintf(text, sizeof(text), "%0*llx", digits,
                static_cast<unsigned long long>(value));
  return text;
}

std::string Binary(uint64_t value, int digits) {
  std::string text;
  for (int i = digits - 1; i >= 0; --i) text += (value >> i & 1) ? '1' : '0';
  return text;
}

std::string ConstantText(Sort sort, uint64_t bits) {
  switch (sort) {
    case Sort::kBv32:
      return "#x" + Hex(bits, 8);
    case Sort::kBv64:
      return "#x" + Hex(bits, 16);
    case Sort::kF32:
      if (bits == kNan32) return "(_ NaN 8 24)";
      return "(fp #b" + Binary(bits >> 31, 1) + " #x" +
             Hex(bits >> 23 & 0xff, 2) + " #b" + Binary(bits, 23) + ")";
    case Sort::kF64:
      if (bits == kNan64) return "(_ NaN 11 53)";
      return "(fp #b" + Binary(bits >> 63, 1) + " #b" + Binary(bits >> 52, 11) +
             " #x" + Hex(bits & 0xfffffffffffffu, 13) + ")";
  }
  UNREACHABLE("a sort should be one of the four");
}

class Writer {
 public:
  explicit Writer(const Pool& pool) : pool_(pool) {}

  SmtScript Write(std::span<const Formula> conjuncts) {
    Order(conjuncts);
    for (const SmtItem& item : order_) Emit(item);
    std::string asserts;
    for (Formula f : conjuncts) asserts += "(assert " + EdgeText(f) + ")\n";
    SmtScript script;
    script.uses_remainder = uses_remainder_;
    script.text = std::string("(set-logic ") + (quantified_ ? "" : "QF_") +
                  "BVFP)\n" + declarations_ + prelude_ + body_ + asserts +
                  "(check-sat)\n";
    return script;
  }

 private:
  // The text of a quantifier so far: it opens names for its parts.
  struct Scope {
    std::string text;
    size_t open = 0;  // parentheses
  };

  // --- order: operands before users, counted uses
  void Order(std::span<const Formula> conjuncts);
  std::vector<SmtItem> Ordered(std::span<const SmtItem> roots) const;
  std::vector<SmtItem> InsideOf(Variable forall) const;
  std::vector<SmtItem> OutsideOf(Variable forall) const;
  bool IsBound(SmtItem item, Expr symbol) const;
  std::vector<SmtItem> ChildrenOf(SmtItem item) const;
  std::vector<SmtItem> ChildrenOfNode(uint32_t node) const;

  // --- text
  void Emit(SmtItem item);
  std::string TextOf(SmtItem item);
  std::string TermText(Expr e);
  std::string OperatorText(Expr e);
  std::string BitsText(Expr e);
  std::string CellText(Expr e);
  std::string CellsText(std::span<const Expr> cells, size_t from);
  std::string AtomText(Variable v);
  std::string ForAllText(Variable v);
  std::string NodeText(uint32_t node);
  std::string QuestionText(const Question& q);
  std::string EdgeText(Formula f);
  std::string Use(SmtItem item);
  std::string Use(Expr e) { return Use({SmtItem::kTerm, e.id()}); }
  std::string ResultSortOf(SmtItem item) const;
  void Define(const std::string& name, const std::string& sort,
              const std::string& text);

  // --- declarations
  std::string Declare(std::string_view name, std::string_view sort);
  void DeclareChoice(Variable v);
  void AddSideCondition(std::string& to, const std::string& condition);

  const Pool& pool_;
  std::vector<SmtItem> order_;
  std::unordered_map<SmtItem, int> uses_;
  std::unordered_map<SmtItem, std::string> texts_;
  std::map<std::string, size_t, std::less<>> variants_;
  std::unordered_map<Variable, std::string> choice_names_;
  std::set<std::string_view> defined_operators_;
  std::string declarations_, prelude_, body_;
  size_t side_conditions_ = 0;
  std::unordered_map<Expr, std::string> bound_;  // what they are called
  Scope* inside_ = nullptr;                      // a quantifier
  bool quantified_ = false;
  bool uses_remainder_ = false;
};

std::vector<SmtItem> Writer::ChildrenOfNode(uint32_t node) const {
  if (node == 0) return {};
  const Decision d = pool_.diagram().Top(Formula::FromEdge(node << 1));
  return {{SmtItem::kAtom, d.question.variable.index()},
          {SmtItem::kNode, d.then.node()},
          {SmtItem::kNode, d.otherwise.node()}};
}

std::vector<SmtItem> Writer::ChildrenOf(SmtItem item) const {
  std::vector<SmtItem> children;
  if (item.type == SmtItem::kNode) return ChildrenOfNode(item.id);
  if (item.type == SmtItem::kTerm) {
    const Expr e(item.id);
    if (pool_.kind(e) == Kind::kIte)
      children.push_back({SmtItem::kNode, pool_.condition(e).node()});
    for (Expr kid : pool_.kids(e))
      children.push_back({SmtItem::kTerm, kid.id()});
    return children;
  }
  const Variable v(item.id);
  if (pool_.IsChoice(v)) return {};
  if (pool_.IsForAll(v)) return OutsideOf(v);
  const PredicateAtom& atom = pool_.predicate(v);
  const Expr operands[] = {atom.a, atom.b};
  for (int i = 0; i < Row(atom.predicate).arity; ++i)
    children.push_back({SmtItem::kTerm, operands[i].id()});
  return children;
}

std::vector<SmtItem> Writer::Ordered(std::span<const SmtItem> roots) const {
  return PostOrder(roots, [&](SmtItem item) { return ChildrenOf(item); });
}

// What depends on the symbol that the quantifier binds: written inside of it.
// Each after what it is made of.
std::vector<SmtItem> Writer::InsideOf(Variable forall) const {
  const PredicateAtom& atom = pool_.predicate(forall);
  const SmtItem roots[] = {{SmtItem::kNode, atom.body.node()}};
  std::unordered_set<SmtItem> inside;
  std::vector<SmtItem> result;
  for (const SmtItem& item : Ordered(roots)) {
    const std::vector<SmtItem> children = ChildrenOf(item);
    if (!IsBound(item, atom.a) &&
        std::none_of(children.begin(), children.end(),
                     [&](SmtItem child) { return inside.contains(child); }))
      continue;
    inside.insert(item);
    result.push_back(item);
  }
  return result;
}

// And what it is made of besides: written before it.
std::vector<SmtItem> Writer::OutsideOf(Variable forall) const {
  const PredicateAtom& atom = pool_.predicate(forall);
  std::vector<SmtItem> result = {{SmtItem::kTerm, atom.b.id()}};
  const std::vector<SmtItem> inside = InsideOf(forall);
  const std::unordered_set<SmtItem> known(inside.begin(), inside.end());
  for (const SmtItem& item : inside)
    for (const SmtItem& child : ChildrenOf(item))
      if (!known.contains(child)) result.push_back(child);
  if (inside.empty()) result.push_back({SmtItem::kNode, atom.body.node()});
  return result;
}

bool Writer::IsBound(SmtItem item, Expr symbol) const {
  return item.type == SmtItem::kTerm && item.id == symbol.id();
}

void Writer::Order(std::span<const Formula> conjuncts) {
  std::vector<SmtItem> roots;
  for (Formula f : conjuncts) roots.push_back({SmtItem::kNode, f.node()});
  order_ = Ordered(roots);
  for (const SmtItem& item : roots) ++uses_[item];
  for (const SmtItem& item : order_)
    for (const SmtItem& child : ChildrenOf(item)) ++uses_[child];
}

std::string Writer::Declare(std::string_view name, std::string_view sort) {
  const size_t variant = variants_[std::string(name)]++;
  const std::string text = QuoteName(name, variant);
  declarations_ += "(declare-const " + text + " " + std::string(sort) + ")\n";
  return text;
}

void Writer::AddSideCondition(std::string& to, const std::string& condition) {
  const std::string name = "|" + std::string(kSideConditionPrefix) +
                           std::to_string(++side_conditions_) + "|";
  to += "(define-fun " + name + " () Bool " + condition + ")\n";
  to += "(assert " + name + ")\n";
}

void Writer::DeclareChoice(Variable v) {
  const Choice& choice = pool_.choice(v);
  const std::string name = QuoteName(choice.name, variants_[choice.name]);
  std::string info = "(set-info :summa-choice \"" + name;
  std::string domain = "(or false";
  for (uint32_t label : choice.labels) {
    info += " " + std::to_string(label);
    domain += " (= " + name + " #x" + Hex(label, 8) + ")";
  }
  declarations_ += info + "\")\n";
  choice_names_[v] = Declare(choice.name, SmtSort(Sort::kBv32));
  AddSideCondition(declarations_, domain + ")");
}

void Writer::Define(const std::string& name, const std::string& sort,
                    const std::string& text) {
  if (inside_ != nullptr) {
    inside_->text += "(let ((" + name + " " + text + ")) ";
    ++inside_->open;
    return;
  }
  body_ += "(define-fun " + name + " () " + sort + " " + text + ")\n";
}

std::string Writer::ResultSortOf(SmtItem item) const {
  if (item.type != SmtItem::kTerm) return "Bool";
  return std::string(SmtSort(pool_.sort(Expr(item.id))));
}

void Writer::Emit(SmtItem item) {
  if (item.type == SmtItem::kAtom && pool_.IsChoice(Variable(item.id))) {
    DeclareChoice(Variable(item.id));
    return;
  }
  std::string text = TextOf(item);
  // A leaf's text is a name or a literal already.
  const bool is_leaf = text[0] != '(' || (item.type == SmtItem::kTerm &&
                                          pool_.IsConstant(Expr(item.id)));
  const bool shared = uses_[item] > 1 || text.size() > kLongestInlined;
  if (!is_leaf && shared) {
    const char letter[] = {'t', 'a', 'f'};
    const std::string name = std::string("|!") + letter[item.type] + "." +
                             std::to_string(item.id) + "|";
    Define(name, ResultSortOf(item), text);
    text = name;
  }
  texts_[item] = std::move(text);
}

std::string Writer::Use(SmtItem item) { return texts_[item]; }

std::string Writer::TextOf(SmtItem item) {
  switch (item.type) {
    case SmtItem::kTerm:
      return TermText(Expr(item.id));
    case SmtItem::kAtom:
      return AtomText(Variable(item.id));
    case SmtItem::kNode:
      return NodeText(item.id);
  }
  UNREACHABLE("an item should be of a known type");
}

std::string Writer::TermText(Expr e) {
  const auto kids = pool_.kids(e);
  switch (pool_.kind(e)) {
    case Kind::kConstant:
      return ConstantText(pool_.sort(e), *pool_.constant(e));
    case Kind::kSymbol:
      if (auto it = bound_.find(e); it != bound_.end()) return it->second;
      return Declare(pool_.symbol_name(e), SmtSort(pool_.sort(e)));
    case Kind::kIte:
      return "(ite " + EdgeText(pool_.condition(e)) + " " + Use(kids[0]) + " " +
             Use(kids[1]) + ")";
    case Kind::kCellAt:
      return CellText(e);
    case Kind::kF32Bits:
    case Kind::kF64Bits:
      return BitsText(e);
    default:
      return OperatorText(e);
  }
}

std::string Writer::OperatorText(Expr e) {
  const Kind kind = pool_.kind(e);
  const auto kids = pool_.kids(e);
  std::string name(Row(kind).smtlib);
  if (const auto* op = SmtOperatorOf(kind, pool_.sort(kids[0]))) {
    name = op->name;
    if (defined_operators_.insert(op->name).second)
      prelude_ += "(define-fun " + name + " " + SmtDefinition(*op) + ")\n";
    uses_remainder_ = uses_remainder_ || kind == Kind::kFRem;
  }
  std::string text = "(" + name;
  for (Expr kid : kids) text += " " + Use(kid);
  return text + ")";
}

// By halves over the index, under the name that expr/parse.h knows.
std::string Writer::CellText(Expr e) {
  const auto kids = pool_.kids(e);
  return "(let ((" + std::string(kCellIndex) + " " + Use(kids[0]) + ")) " +
         CellsText(kids.subspan(1), 0) + ")";
}

std::string Writer::CellsText(std::span<const Expr> cells, size_t from) {
  if (cells.size() == 1) return Use(cells[0]);
  const size_t half = cells.size() / 2;
  const std::string border = ConstantText(Sort::kBv32, from + half);
  const std::string before = CellsText(cells.first(half), from);
  return "(ite (bvslt " + std::string(kCellIndex) + " " + border + ") " +
         before + " " + CellsText(cells.subspan(half), from + half) + ")";
}

std::string Writer::BitsText(Expr e) {
  const bool wide = pool_.kind(e) == Kind::kF64Bits;
  const std::string name = "|!b." + std::to_string(e.id()) + "|";
  const std::string sort(SmtSort(pool_.sort(e)));
  // The operand is used three times below, so it needs a name.
  const std::string of = "|!o." + std::to_string(e.id()) + "|";
  const Expr operand = pool_.kids(e)[0];
  Define(of, std::string(SmtSort(pool_.sort(operand))), Use(operand));
  const std::string back = wide ? "((_ to_fp 11 53) " : "((_ to_fp 8 24) ";
  const std::string nan = "#x" + (wide ? Hex(kNan64, 16) : Hex(kNan32, 8));
  const std::string condition = "(and (= " + back + name + ") " + of +
                                ") (=> (fp.isNaN " + of + ") (= " + name + " " +
                                nan + ")))";
  if (inside_ != nullptr) {
    // There is one such number: what holds of all of them holds of it.
    inside_->text += "(forall ((" + name + " " + sort + ")) (=> " + condition;
    inside_->text += " ";
    inside_->open += 2;
    return name;
  }
  body_ += "(declare-const " + name + " " + sort + ")\n";
  body_ += "(set-info :summa-bits \"" + name + " " + of + "\")\n";
  AddSideCondition(body_, condition);
  return name;
}

std::string Writer::AtomText(Variable v) {
  const PredicateAtom& atom = pool_.predicate(v);
  if (atom.predicate == Predicate::kBool) return Declare(atom.name, "Bool");
  if (atom.predicate == Predicate::kForAll) return ForAllText(v);
  std::string text = "(" + std::string(Row(atom.predicate).smtlib);
  text += " " + Use(atom.a);
  if (Row(atom.predicate).arity == 2) text += " " + Use(atom.b);
  return text + ")";
}

std::string Writer::ForAllText(Variable v) {
  const PredicateAtom& atom = pool_.predicate(v);
  quantified_ = true;
  std::string& name = bound_[atom.a];
  const std::string& shown = pool_.symbol_name(atom.a);
  if (name.empty()) name = QuoteName(shown, variants_[shown]++);
  const std::string most = ConstantText(
      Sort::kBv32,
      CanonicalBits(Sort::kBv32, static_cast<uint64_t>(atom.most)));
  std::string text = "(forall ((" + name + " (_ BitVec 32))) (=> (and (bvsle " +
                     ConstantText(Sort::kBv32, 1) + " " + name + ") (bvsle " +
                     name + " " + Use(atom.b) + ") (bvsle " + name + " " +
                     most + ")) ";
  Scope scope;
  Scope* const outer = std::exchange(inside_, &scope);
  const std::vector<SmtItem> inside = InsideOf(v);
  for (const SmtItem& item : inside)
    for (const SmtItem& child : ChildrenOf(item)) ++uses_[child];
  for (const SmtItem& item : inside) Emit(item);
  inside_ = outer;
  return text + scope.text + EdgeText(atom.body) +
         std::string(scope.open, ')') + "))";
}

std::string Writer::QuestionText(const Question& q) {
  if (pool_.IsChoice(q.variable))
    return "(= " + choice_names_.at(q.variable) + " #x" +
           Hex(pool_.choice(q.variable).labels[q.value], 8) + ")";
  const std::string atom = Use({SmtItem::kAtom, q.variable.index()});
  return q.value == 1 ? atom : "(not " + atom + ")";
}

std::string Writer::EdgeText(Formula f) {
  const std::string text = Use({SmtItem::kNode, f.node()});
  if (!f.complemented()) return text;
  return f.IsFalse() ? "false" : "(not " + text + ")";
}

std::string Writer::NodeText(uint32_t node) {
  if (node == 0) return "true";
  const Decision d = pool_.diagram().Top(Formula::FromEdge(node << 1));
  const std::string question = QuestionText(d.question);
  if (d.then.IsTrue() && d.otherwise.IsFalse()) return question;
  if (d.then.IsTrue())
    return "(or " + question + " " + EdgeText(d.otherwise) + ")";
  if (d.otherwise.IsFalse())
    return "(and " + question + " " + EdgeText(d.then) + ")";
  return "(ite " + question + " " + EdgeText(d.then) + " " +
         EdgeText(d.otherwise) + ")";
}

}  // namespace

SmtScript ToSmtLib(const Pool& pool, std::span<const Formula> conjuncts) {
  return Writer(pool).Write(conjuncts);
}

}  // namespace expr
