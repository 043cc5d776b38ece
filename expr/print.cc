#include "expr/print.h"

#include <algorithm>
#include <optional>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

#include "base/check.h"
#include "expr/apply.h"
#include "expr/java_text.h"
#include "expr/traverse.h"

namespace expr {
namespace {

// Beyond this length sub-texts get names: those that occur again, and those
// too long to be read in their place.
constexpr size_t kLongestPlainText = 2000;
constexpr size_t kLongestSharedPart = 80;
constexpr size_t kLongestPart = 400;
// So short that neither the question nor its opposite gets a name.
constexpr size_t kLongestPlainQuestion = kLongestSharedPart - 8;

// A term, a diagram node as an uncomplemented edge, or a derived choice.
struct PrintedItem {
  enum class Kind : uint8_t { kTerm, kFormula, kChoice };
  Kind kind;
  uint32_t id;
  friend bool operator==(const PrintedItem&, const PrintedItem&) = default;
};
PrintedItem ItemOf(Expr e) { return {PrintedItem::Kind::kTerm, e.id()}; }
PrintedItem ItemOf(Formula f) {
  return {PrintedItem::Kind::kFormula, f.node()};
}
PrintedItem ItemOf(Variable v) {
  return {PrintedItem::Kind::kChoice, v.index()};
}

}  // namespace
}  // namespace expr

template <>
struct std::hash<expr::PrintedItem> {
  size_t operator()(const expr::PrintedItem& item) const noexcept {
    return size_t{item.id} << 2 | static_cast<size_t>(item.kind);
  }
};

namespace expr {
namespace {

// A formula seen as a table over its first variable: for these values, that.
struct Branch {
  std::vector<uint32_t> values;
  Formula target;
};
struct Table {
  Variable variable;
  std::vector<Branch> branches;  // targets differ; in order of least value
};

Table TableOf(const Diagram& diagram, Formula f) {
  Table table;
  table.variable = diagram.Top(f).question.variable;
  auto add = [&](uint32_t value, Formula target) {
    for (Branch& b : table.branches)
      if (b.target == target) {
        b.values.push_back(value);
        return;
      }
    table.branches.push_back({{value}, target});
  };
  std::vector<bool> asked(diagram.domain_size(table.variable), false);
  std::vector<std::pair<uint32_t, Formula>> answers;
  Formula rest = f;
  while (!rest.IsConstant()) {
    const Decision d = diagram.Top(rest);
    if (d.question.variable != table.variable) break;
    asked[d.question.value] = true;
    answers.emplace_back(d.question.value, d.then);
    rest = d.otherwise;
  }
  for (uint32_t value = 0; value < asked.size(); ++value)
    if (!asked[value]) answers.emplace_back(value, rest);
  std::sort(answers.begin(), answers.end());
  for (const auto& [value, target] : answers) add(value, target);
  return table;
}

// A text with another index in place of that one, wherever it stands.
std::string WithIndex(std::string text, size_t old, const std::string& index) {
  const std::string from = "[" + std::to_string(old) + "]";
  for (size_t at = text.find(from); at != std::string::npos;
       at = text.find(from, at + index.size()))
    text.replace(at, from.size(), index);
  return text;
}

class Printer {
 public:
  Printer(const Pool& pool, const Namer& namer, bool naming)
      : pool_(pool), namer_(namer), naming_(naming) {}

  // Empty when the text would be too long without names.
  std::optional<std::string> Run(PrintedItem root, bool complemented);
  SharedText RunTogether(std::span<const Formula> formulas, size_t most);

 private:
  using Kind = PrintedItem::Kind;

  // Of one question about plain symbols and constants, if that is short: it
  // shares nothing with others that would be worth a name.
  std::optional<std::string> PlainText(Formula f) const;
  bool IsPlain(Variable v) const;
  std::vector<PrintedItem> Collect(PrintedItem root);
  std::vector<PrintedItem> ChildrenOf(PrintedItem item) const;
  bool Fill(PrintedItem item);
  bool FillFormula(Formula f);
  JavaText TermText(Expr e) const;
  JavaText IteText(Expr e) const;
  JavaText SumText(Expr e) const;
  JavaText CellText(Expr e) const;
  JavaText ForAllText(const PredicateAtom& atom) const;
  bool IsOneBefore(Expr e) const;
  bool CountsFromZero(Expr bound) const {
    return bound_.count(bound) != 0 && bare_.count(bound) == 0;
  }
  void NoteBound(PrintedItem item);
  void NoteUse(PrintedItem user, PrintedItem used);
  JavaText CasesText(Variable derived) const;
  JavaText Of(Expr e) const {
    const auto it = terms_.find(e);
    return it != terms_.end() ? it->second : TermText(e);
  }
  JavaText Of(Formula f) const;
  JavaText FormulaText(Formula f) const;
  JavaText TwoBranches(const Table& table) const;
  JavaText ManyBranches(const Table& table) const;
  JavaText Literal(Variable v, const std::vector<uint32_t>& values) const;
  JavaText ChoiceLiteral(Variable v, const std::vector<uint32_t>& values) const;
  JavaText OneLiteral(Variable v, uint32_t label, bool positive) const;
  bool IsOpened(Variable v) const {
    return namer_.OpensDerived() && pool_.IsChoice(v) &&
           !pool_.choice(v).cases.empty();
  }
  bool NeedsName(PrintedItem item, const JavaText& text) const;
  JavaText Named(PrintedItem item, JavaText text);

  const Pool& pool_;
  const Namer& namer_;
  const bool naming_;
  std::unordered_map<Expr, JavaText> terms_;
  std::unordered_map<Formula, JavaText> formulas_;
  std::unordered_map<Variable, JavaText> choices_;
  std::unordered_set<PrintedItem> seen_;
  std::unordered_set<Expr> bound_;  // by quantifiers
  std::unordered_set<Expr> bare_;   // symbols used otherwise than as i - 1
  std::unordered_map<PrintedItem, size_t> uses_;
  std::unordered_set<PrintedItem> roots_;  // their text is the answer
  std::vector<std::string> definitions_;
};

// What is new under the root, each after what it is made of.
std::vector<PrintedItem> Printer::Collect(PrintedItem root) {
  const PrintedItem roots[] = {root};
  std::vector<PrintedItem> order =
      PostOrder(std::span<const PrintedItem>(roots), [&](PrintedItem item) {
        return seen_.count(item) ? std::vector<PrintedItem>()
                                 : ChildrenOf(item);
      });
  std::erase_if(order,
                [&](PrintedItem item) { return !seen_.insert(item).second; });
  for (PrintedItem item : order) {
    NoteBound(item);
    for (PrintedItem child : ChildrenOf(item)) NoteUse(item, child);
  }
  roots_.insert(root);
  return order;
}

void Printer::NoteBound(PrintedItem item) {
  if (item.kind != Kind::kFormula || item.id == 0) return;
  const Formula f = Formula::FromEdge(item.id << 1);
  const Variable v = pool_.diagram().Top(f).question.variable;
  if (pool_.IsForAll(v)) bound_.insert(pool_.predicate(v).a);
}

void Printer::NoteUse(PrintedItem user, PrintedItem used) {
  ++uses_[used];
  if (used.kind != Kind::kTerm) return;
  if (user.kind != Kind::kTerm || !IsOneBefore(Expr(user.id)))
    bare_.insert(Expr(used.id));
}

// x - 1
bool Printer::IsOneBefore(Expr e) const {
  if (pool_.kind(e) != expr::Kind::kAdd) return false;
  const auto last = pool_.constant(pool_.kids(e)[1]);
  return last && SignedValue(pool_.sort(e), *last) == -1;
}

std::optional<std::string> Printer::Run(PrintedItem root, bool complemented) {
  for (PrintedItem item : Collect(root))
    if (!Fill(item)) return std::nullopt;
  const Formula f = Formula::FromEdge(root.id << 1 | (complemented ? 1 : 0));
  std::string text =
      root.kind == Kind::kTerm ? Of(Expr(root.id)).text : Of(f).text;
  const char* link = " where ";
  for (const std::string& definition : definitions_) {
    text += link + definition;
    link = ", ";
  }
  return text;
}

SharedText Printer::RunTogether(std::span<const Formula> formulas,
                                size_t most) {
  // Nothing is shorter than a few characters, so that more cannot fit.
  std::vector<std::vector<PrintedItem>> parts;
  std::vector<std::optional<std::string>> plain;
  for (size_t i = 0; i < formulas.size() && seen_.size() <= most / 2; ++i) {
    plain.push_back(PlainText(formulas[i]));
    parts.emplace_back();
    if (!plain[i]) parts[i] = Collect(ItemOf(formulas[i]));
  }
  if (seen_.size() > most / 2) parts.pop_back();
  SharedText shared;
  size_t size = 0;
  for (size_t i = 0; i < parts.size() && size <= most; ++i) {
    const size_t named = definitions_.size();
    for (PrintedItem item : parts[i]) Fill(item);
    shared.texts.push_back(plain[i] ? std::move(*plain[i])
                                    : Of(formulas[i]).text);
    size += shared.texts.back().size();
    for (size_t n = named; n < definitions_.size(); ++n)
      size += definitions_[n].size();
    if (size <= most) continue;
    shared.texts.pop_back();
    definitions_.resize(named);
  }
  shared.left_out = formulas.size() - shared.texts.size();
  shared.names = std::move(definitions_);
  return shared;
}

bool Printer::IsPlain(Variable v) const {
  if (pool_.IsChoice(v)) return !IsOpened(v);
  const PredicateAtom& atom = pool_.predicate(v);
  if (atom.predicate == Predicate::kForAll) return false;
  const auto leaf = [this](Expr e) { return pool_.kids(e).empty(); };
  const uint8_t arity = Row(atom.predicate).arity;
  return (arity < 1 || leaf(atom.a)) && (arity < 2 || leaf(atom.b));
}

std::optional<std::string> Printer::PlainText(Formula f) const {
  if (f.IsConstant() || !IsPlain(pool_.diagram().Top(f).question.variable))
    return std::nullopt;
  Table table = TableOf(pool_.diagram(), f);
  std::vector<Branch>& cases = table.branches;
  if (cases.size() != 2 || !cases[0].target.IsConstant() ||
      !cases[1].target.IsConstant())
    return std::nullopt;
  JavaText text = TwoBranches(table);
  if (pool_.IsChoice(table.variable)) {
    std::swap(cases[0].target, cases[1].target);
    JavaText other = Negation(TwoBranches(table));
    if (other.text.size() < text.text.size()) text = std::move(other);
  }
  if (text.text.size() > kLongestPlainQuestion) return std::nullopt;
  return std::move(text.text);
}

std::vector<PrintedItem> Printer::ChildrenOf(PrintedItem item) const {
  pool_.diagram().CountWork();
  std::vector<PrintedItem> children;
  if (item.kind == Kind::kTerm) {
    const Expr e(item.id);
    if (!namer_.TermText(pool_, e).empty()) return {};
    for (Expr kid : pool_.kids(e)) children.push_back(ItemOf(kid));
    if (pool_.kind(e) == expr::Kind::kIte)
      children.push_back(ItemOf(pool_.condition(e)));
    return children;
  }
  if (item.kind == Kind::kChoice) {
    for (const DerivedCase& c : pool_.choice(Variable(item.id)).cases)
      children.push_back(ItemOf(c.when));
    return children;
  }
  if (item.id == 0) return {};
  const Table table = TableOf(pool_.diagram(), Formula::FromEdge(item.id << 1));
  for (const Branch& b : table.branches) children.push_back(ItemOf(b.target));
  if (IsOpened(table.variable)) children.push_back(ItemOf(table.variable));
  if (pool_.IsChoice(table.variable)) return children;
  const PredicateAtom& atom = pool_.predicate(table.variable);
  if (atom.predicate == Predicate::kForAll)
    children.insert(children.end(), {ItemOf(atom.b), ItemOf(atom.body)});
  if (Row(atom.predicate).arity >= 1) children.push_back(ItemOf(atom.a));
  if (Row(atom.predicate).arity == 2) children.push_back(ItemOf(atom.b));
  return children;
}

// False when a text is too long to go on without names.
bool Printer::Fill(PrintedItem item) {
  pool_.diagram().CountWork();
  if (item.kind == Kind::kFormula)
    return FillFormula(Formula::FromEdge(item.id << 1));
  const bool term = item.kind == Kind::kTerm;
  JavaText text = Named(
      item, term ? TermText(Expr(item.id)) : CasesText(Variable(item.id)));
  const bool fits = naming_ || text.text.size() <= kLongestPlainText;
  if (term)
    terms_.emplace(Expr(item.id), std::move(text));
  else
    choices_.emplace(Variable(item.id), std::move(text));
  return fits;
}

// Each sign in the shorter of its two forms; a name serves both.
bool Printer::FillFormula(Formula f) {
  JavaText positive = FormulaText(f);
  JavaText negative = FormulaText(!f);
  const JavaText not_negative = Negation(negative);
  const JavaText not_positive = Negation(positive);
  if (not_negative.text.size() < positive.text.size()) positive = not_negative;
  if (not_positive.text.size() < negative.text.size()) negative = not_positive;
  const size_t longest = std::max(positive.text.size(), negative.text.size());
  if (NeedsName(ItemOf(f), positive)) {
    const bool deny = negative.text.size() < positive.text.size();
    const JavaText name = Named(ItemOf(f), deny ? negative : positive);
    (deny ? negative : positive) = name;
    (deny ? positive : negative) = Negation(name);
  }
  formulas_.emplace(f, std::move(positive));
  formulas_.emplace(!f, std::move(negative));
  return naming_ || longest <= kLongestPlainText;
}

bool Printer::NeedsName(PrintedItem item, const JavaText& text) const {
  const auto found = uses_.find(item);
  const size_t uses = found == uses_.end() ? 0 : found->second;
  if (!naming_ || (uses == 0 && roots_.count(item))) return false;
  return text.text.size() > (uses > 1 ? kLongestSharedPart : kLongestPart);
}

JavaText Printer::Named(PrintedItem item, JavaText text) {
  if (!NeedsName(item, text)) return text;
  const std::string name = "$" + std::to_string(definitions_.size() + 1);
  definitions_.push_back(name + " = " + text.text);
  return {name, kPrimary};
}

JavaText Printer::Of(Formula f) const {
  if (auto it = formulas_.find(f); it != formulas_.end()) return it->second;
  if (f.IsFalse()) return {"false"};
  return Negation(formulas_.at(!f));
}

JavaText Printer::TermText(Expr e) const {
  if (std::string name = namer_.TermText(pool_, e); !name.empty())
    return {std::move(name)};
  const auto kids = pool_.kids(e);
  switch (pool_.kind(e)) {
    case expr::Kind::kConstant:
      return ConstantJavaText(pool_.sort(e), *pool_.constant(e));
    case expr::Kind::kSymbol:
      return {namer_.SymbolText(pool_, e)};
    case expr::Kind::kIte:
      return IteText(e);
    case expr::Kind::kAdd:
      return SumText(e);
    case expr::Kind::kCellAt:
      return CellText(e);
    default:
      return OperatorText(pool_.kind(e), pool_.sort(kids[0]), Of(kids[0]),
                          kids.size() == 2 ? Of(kids[1]) : JavaText());
  }
}

// A condition is never complemented in the pool; here the shorter one reads
// better.
JavaText Printer::IteText(Expr e) const {
  const auto arms = pool_.kids(e);
  const JavaText condition = Of(pool_.condition(e));
  const JavaText negated = Of(!pool_.condition(e));
  if (negated.text.size() < condition.text.size())
    return Conditional(negated, Of(arms[1]), Of(arms[0]));
  return Conditional(condition, Of(arms[0]), Of(arms[1]));
}

// x + -3 reads x - 3.
JavaText Printer::SumText(Expr e) const {
  const auto kids = pool_.kids(e);
  if (IsOneBefore(e) && CountsFromZero(kids[0])) return Of(kids[0]);
  const Sort sort = pool_.sort(e);
  if (const auto bits = pool_.constant(kids[1])) {
    const int64_t c = SignedValue(sort, *bits);
    if (c < 0 && c != SmallestValue(sort))
      return Infix(kAdditive, "-", Of(kids[0]),
                   ConstantJavaText(sort, static_cast<uint64_t>(-c)));
  }
  return Infix(kAdditive, "+", Of(kids[0]), Of(kids[1]));
}

// Of cells that are called s[0], s[1] and so on, s[index]; else a list of them.
JavaText Printer::CellText(Expr e) const {
  const auto cells = pool_.kids(e).subspan(1);
  const std::string index = "[" + Of(pool_.kids(e)[0]).text + "]";
  const JavaText first = Of(cells[0]);
  std::string list = first.text;
  bool alike = true;
  for (size_t i = 1; i < cells.size(); ++i) {
    const JavaText cell = Of(cells[i]);
    alike = alike &&
            WithIndex(cell.text, i, index) == WithIndex(first.text, 0, index);
    list += ", " + cell.text;
  }
  if (alike) return {WithIndex(first.text, 0, index), first.precedence};
  return {"{" + list + "}" + index};
}

// What i - 1 is called is i where only that occurs: "for all i < k: s[i] == 0".
JavaText Printer::ForAllText(const PredicateAtom& atom) const {
  const JavaText i = Of(atom.a), upper = Of(atom.b);
  const std::string range = CountsFromZero(atom.a)
                                ? " < " + AtLeast(kShifting, upper)
                                : " in 1.." + AtLeast(kPrimary, upper);
  return {"for all " + i.text + range + ": " + Of(atom.body).text, kTernary};
}

// The first case that holds; the last value where none does.
JavaText Printer::CasesText(Variable derived) const {
  const Choice& choice = pool_.choice(derived);
  auto label = [&](size_t value) {
    return JavaText{namer_.LabelText(pool_, derived, choice.labels[value])};
  };
  const size_t last = choice.labels.size() - 1;
  JavaText text = label(last);
  for (size_t i = choice.cases.size(); i-- > 0;) {
    const DerivedCase& c = choice.cases[i];
    if (c.value != last) text = Conditional(Of(c.when), label(c.value), text);
  }
  return text;
}

JavaText Printer::FormulaText(Formula f) const {
  if (f.IsConstant()) return {f.IsTrue() ? "true" : "false"};
  const Table table = TableOf(pool_.diagram(), f);
  return table.branches.size() == 2 ? TwoBranches(table) : ManyBranches(table);
}

// Older variables are deeper in the diagram and come first in the text: what
// was decided first is read first.
JavaText Printer::TwoBranches(const Table& table) const {
  const Branch& p = table.branches[0];
  const Branch& q = table.branches[1];
  const JavaText is_p = Literal(table.variable, p.values);
  const JavaText is_q = Literal(table.variable, q.values);
  if (p.target.IsFalse())
    return q.target.IsTrue() ? is_q : Chain(kAndAlso, "&&", Of(q.target), is_q);
  if (q.target.IsFalse())
    return p.target.IsTrue() ? is_p : Chain(kAndAlso, "&&", Of(p.target), is_p);
  if (p.target.IsTrue()) return Chain(kOrElse, "||", Of(q.target), is_p);
  if (q.target.IsTrue()) return Chain(kOrElse, "||", Of(p.target), is_q);
  if (is_q.text.size() < is_p.text.size())
    return Conditional(is_q, Of(q.target), Of(p.target));
  return Conditional(is_p, Of(p.target), Of(q.target));
}

JavaText Printer::ManyBranches(const Table& table) const {
  std::optional<JavaText> sum;
  for (const Branch& b : table.branches) {
    if (b.target.IsFalse()) continue;
    const JavaText literal = Literal(table.variable, b.values);
    const JavaText product = b.target.IsTrue()
                                 ? literal
                                 : Chain(kAndAlso, "&&", literal, Of(b.target));
    sum = sum ? Chain(kOrElse, "||", *sum, product) : product;
  }
  return *sum;
}

JavaText Printer::Literal(Variable v,
                          const std::vector<uint32_t>& values) const {
  if (pool_.IsChoice(v)) return ChoiceLiteral(v, values);
  const bool positive = values[0] == 1;
  const PredicateAtom& atom = pool_.predicate(v);
  if (atom.predicate == Predicate::kBool) {
    const JavaText name{namer_.BoolText(pool_, v)};
    return positive ? name : Negation(name);
  }
  if (atom.predicate == Predicate::kForAll)
    return positive ? ForAllText(atom) : Negation(ForAllText(atom));
  return QuestionText(atom.predicate, pool_.sort(atom.a), Of(atom.a),
                      Row(atom.predicate).arity == 2 ? Of(atom.b) : JavaText(),
                      positive);
}

// The values listed, or those missing, whichever are fewer.
JavaText Printer::ChoiceLiteral(Variable v,
                                const std::vector<uint32_t>& values) const {
  const std::vector<uint32_t>& labels = pool_.choice(v).labels;
  const bool positive = values.size() * 2 <= labels.size();
  std::optional<JavaText> joined;
  for (uint32_t value = 0; value < labels.size(); ++value) {
    const bool listed =
        std::find(values.begin(), values.end(), value) != values.end();
    if (listed != positive) continue;
    const JavaText one = OneLiteral(v, labels[value], positive);
    joined = !joined    ? one
             : positive ? Chain(kOrElse, "||", *joined, one)
                        : Chain(kAndAlso, "&&", *joined, one);
  }
  return *joined;
}

JavaText Printer::OneLiteral(Variable v, uint32_t label, bool positive) const {
  if (!IsOpened(v))
    return {namer_.ChoiceText(pool_, v, label, positive), kEquality};
  return Infix(kEquality, positive ? "==" : "!=", choices_.at(v),
               {namer_.LabelText(pool_, v, label)});
}

std::string PrintItem(const Pool& pool, const Namer& namer, PrintedItem root,
                      bool complemented) {
  if (auto text = Printer(pool, namer, false).Run(root, complemented))
    return *text;
  return *Printer(pool, namer, true).Run(root, complemented);
}

}  // namespace

std::string Namer::SymbolText(const Pool& pool, Expr symbol) const {
  return pool.symbol_name(symbol);
}
std::string Namer::BoolText(const Pool& pool, Variable input) const {
  return pool.predicate(input).name;
}
std::string Namer::ChoiceText(const Pool& pool, Variable choice, uint32_t label,
                              bool positive) const {
  return pool.choice(choice).name + (positive ? " == " : " != ") +
         std::to_string(label);
}

std::string Namer::LabelText(const Pool&, Variable, uint32_t label) const {
  return std::to_string(label);
}

std::string Namer::TermText(const Pool&, Expr) const { return ""; }

std::string Print(const Pool& pool, Expr e, const Namer& namer) {
  return PrintItem(pool, namer, ItemOf(e), false);
}

std::string Print(const Pool& pool, Formula f, const Namer& namer) {
  return PrintItem(pool, namer, ItemOf(f), f.complemented());
}

SharedText PrintTogether(const Pool& pool, std::span<const Formula> formulas,
                         const Namer& namer, size_t most) {
  return Printer(pool, namer, true).RunTogether(formulas, most);
}

std::string PrintConstant(Sort sort, uint64_t bits) {
  return ConstantJavaText(sort, bits).text;
}

}  // namespace expr
