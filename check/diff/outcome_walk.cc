#include "check/diff/outcome_walk.h"

#include <algorithm>
#include <string_view>
#include <variant>

#include "check/diff/known_before.h"
#include "check/diff/printed_walk.h"
#include "engine/runtime/context.h"

namespace check {

using engine::ClassId;
using engine::Slot;
using expr::Formula;
using heap::FieldId;
using heap::Location;
using heap::ObjectInfo;
using heap::ValueSet;
using search::EndKind;

namespace {

constexpr struct {
  std::string_view class_name, field;
} kNotCompared[] = {
#define NOT_COMPARED(class_name, field) {class_name, field},
#include "check/diff/not_compared.def"
#undef NOT_COMPARED
};

bool IsThrown(EndKind kind) {
  return kind == EndKind::kException || kind == EndKind::kViolation;
}

// An assertion that fails is an exception like others.
bool EndAlike(const search::End& a, const search::End& b) {
  if (IsThrown(a.kind) && IsThrown(b.kind)) return a.detail == b.detail;
  if (a.kind != b.kind) return false;
  return a.kind != EndKind::kExit || a.detail == b.detail;
}

std::optional<ClassId> Loaded(engine::ClassTable& table, const char* name) {
  auto found = table.Load(table.Name(name));
  return found.ok() ? std::optional<ClassId>(found.value()) : std::nullopt;
}

}  // namespace

OutcomeWalk::OutcomeWalk(engine::Analysis& analysis, const RunEnd& a,
                         const RunEnd& b, const expr::Path& path,
                         const CompareRules& rules)
    : analysis_(analysis),
      pool_(analysis.pool()),
      table_(analysis.table()),
      types_(analysis.types()),
      a_(a),
      b_(b),
      path_(path),
      rules_(rules),
      string_(Loaded(analysis.table(), "java/lang/String")),
      mirror_(Loaded(analysis.table(), "java/lang/Class")) {}

void OutcomeWalk::Add(std::string where, Formula same, bool certain) {
  if (!same.IsTrue()) all_.push_back({std::move(where), same, certain});
}

void OutcomeWalk::Decide(Undecided what) {
  if (!undecided_) undecided_ = std::move(what);
}

void OutcomeWalk::DecideCell(const Cell& cell) {
  Decide({.owner = cell.owner, .field = cell.field});
}

void OutcomeWalk::Run() {
  if (!CompareEnds()) return;
  CompareResult();
  if (!rules_.result_only) {
    before_ = KnownBefore(analysis_, *b_.state.start, b_.heap);
    CompareStatics();
    CompareInputs();
    ComparePrinted();
  }
  while (!pending_.empty() && !undecided_) {
    const Pair pair = std::move(pending_.back());
    pending_.pop_back();
    ComparePair(pair);
  }
}

// A run that never ends leaves nothing to look at, and System.exit no heap that
// anybody could.
bool OutcomeWalk::CompareEnds() {
  if (!EndAlike(*a_.state.end, *b_.state.end)) {
    Add("how it ends", Formula::False());
    return false;
  }
  const EndKind kind = a_.state.end->kind;
  if (kind == EndKind::kDiverges || kind == EndKind::kExit) {
    ComparePrinted();
    return false;
  }
  return true;
}

void OutcomeWalk::CompareResult() {
  const Slot& a = a_.state.result;
  const Slot& b = b_.state.result;
  if (a.type == Slot::Type::kNone && b.type == Slot::Type::kNone) return;
  const char* where = IsThrown(a_.state.end->kind) ? "exception" : "result";
  if (a.type != b.type) return Add(where, Formula::False());
  const engine::Values& values = analysis_.machine().context().values;
  Compare(where, values.ToValue(a), values.ToValue(b));
}

// Those of the library are its own business.
void OutcomeWalk::CompareStatics() {
  std::set<uint64_t> classes;
  const auto note = [&](uint64_t c, const engine::ClassState&) {
    const engine::ClassInfo& info = table_[ClassId(static_cast<uint32_t>(c))];
    if (!info.IsOfLibrary() && !info.hidden && !info.static_fields.empty())
      classes.insert(c);
  };
  a_.state.classes.ForEach(note);
  b_.state.classes.ForEach(note);
  for (uint64_t c : classes) {
    const ClassId id(static_cast<uint32_t>(c));
    const engine::ClassState* a = a_.state.classes.Find(c);
    const engine::ClassState* b = b_.state.classes.Find(c);
    if (a == nullptr || b == nullptr || a->status != b->status ||
        (a->statics == heap::kNull) != (b->statics == heap::kNull))
      once_.insert(id);
    else if (a->statics != b->statics)
      PairUp(table_.TextOf(id), a->statics, b->statics);
  }
}

bool OutcomeWalk::IsCompared(const heap::SymbolicHeap& heap, Location l) const {
  if (!heap.Has(l)) return false;
  const ObjectInfo& info = heap.Info(l);
  if (!info.type && (info.exact == string_ || info.exact == mirror_))
    return false;
  return info.kind == ObjectInfo::Kind::kInput ||
         (info.kind == ObjectInfo::Kind::kPrestate && before_.count(l) > 0);
}

// What neither run has written is what it was.
void OutcomeWalk::CompareInputs() {
  std::set<std::pair<Location, FieldId>> cells;
  for (const heap::SymbolicHeap* heap : {&a_.heap, &b_.heap})
    heap->ForEachCell([&](Location l, FieldId f, const heap::CellContent&) {
      if (IsCompared(b_.heap, l) && !IsLeftOut(f)) cells.emplace(l, f);
    });
  for (const auto& [l, f] : cells) {
    if (undecided_) return;
    CompareCell({l, f});
  }
}

void OutcomeWalk::CompareCell(const Cell& cell) {
  const heap::Value a = a_.heap.Field(pool_, types_, cell.owner, cell.field);
  const heap::Value b = b_.heap.Field(pool_, types_, cell.owner, cell.field);
  if (a == b) return;
  const std::string where = b_.heap.CellName(types_, cell.owner, cell.field);
  const Formula there = path_.Narrowed(
      pool_, b_.heap.WhenThere(pool_, types_, cell.owner, cell.field));
  if (there.IsFalse()) return;
  if (!std::holds_alternative<ValueSet>(a)) {
    const size_t before = all_.size();
    Compare(where, a, b, cell);
    for (size_t i = before; i < all_.size(); ++i)
      all_[i].same = pool_.Or(!there, all_[i].same);
    return;
  }
  if (!there.IsTrue() && path_.Says(there) != true)
    return Decide({{there, !there}});
  Compare(where, a, b, cell);
}

void OutcomeWalk::Compare(const std::string& where, const heap::Value& a,
                          const heap::Value& b,
                          const std::optional<Cell>& cell) {
  if (const auto* x = std::get_if<expr::Expr>(&a))
    return Add(where, pool_.Eq(*x, std::get<expr::Expr>(b)));
  if (const auto* x = std::get_if<Formula>(&a))
    return Add(where, pool_.diagram().Iff(*x, std::get<Formula>(b)));
  const auto x = OneOf(std::get<ValueSet>(a));
  if (!x) return;
  const auto y = OneOf(std::get<ValueSet>(b));
  if (!y) return;
  if (*x == heap::kUninitialized || *y == heap::kUninitialized) {
    if (cell) return DecideCell(*cell);
    obstacle_ = "a reference that was never read: " + where;
    return;
  }
  CompareObjects(where, *x, *y);
}

std::optional<Location> OutcomeWalk::OneOf(const ValueSet& set) {
  const ValueSet narrowed = heap::Narrowed(pool_, path_, set);
  if (narrowed.IsSingle()) return narrowed.single();
  Undecided cases;
  for (const heap::Guarded& e : narrowed.entries()) {
    if (path_.Says(e.guard) == true) return e.location;
    cases.cases.push_back(e.guard);
  }
  Decide(std::move(cases));
  return std::nullopt;
}

std::optional<ClassId> OutcomeWalk::ClassOf(const RunEnd& end, Location l) {
  if (!end.heap.Info(l).type) return end.heap.Info(l).exact;
  Undecided cases;
  std::vector<ClassId> possible;
  for (ClassId c : end.heap.ClassesOf(pool_, l)) {
    const Formula is =
        path_.Narrowed(pool_, end.heap.TypeIn(pool_, l, {&c, 1}));
    if (is.IsTrue() || path_.Says(is) == true) return c;
    if (is.IsFalse()) continue;
    possible.push_back(c);
    cases.cases.push_back(is);
  }
  if (possible.size() == 1) return possible[0];
  Decide(std::move(cases));
  return std::nullopt;
}

bool OutcomeWalk::IsMade(const RunEnd& end, Location l) const {
  return end.heap.Info(l).kind == ObjectInfo::Kind::kAllocated;
}

void OutcomeWalk::CompareObjects(const std::string& where, Location a,
                                 Location b) {
  if (a == heap::kNull || b == heap::kNull)
    return Add(where, a == b ? Formula::True() : Formula::False());
  if (a == b && !IsMade(a_, a)) return;
  const auto x = ClassOf(a_, a);
  if (!x) return;
  const auto y = ClassOf(b_, b);
  if (!y) return;
  if (CompareValues(where, a, *x, b, *y)) return;
  if (!IsMade(a_, a) || !IsMade(b_, b)) return Add(where, Formula::False());
  // Which class a lambda gets is a matter of where it is written.
  if (*x != *y)
    return Add(where, Formula::False(),
               !table_[*x].hidden || !table_[*y].hidden);
  PairUp(where, a, b);
}

void OutcomeWalk::PairUp(const std::string& where, Location a, Location b) {
  const auto [image, new_a] = image_.emplace(a, b);
  const auto [preimage, new_b] = preimage_.emplace(b, a);
  if (image->second != b || preimage->second != a)
    return Add(where, Formula::False());
  if (new_a) pending_.push_back({where, a, b});
}

void OutcomeWalk::ComparePair(const Pair& pair) {
  const auto c = ClassOf(a_, pair.a);
  if (!c) return;
  if (types_.IsArray(*c)) return CompareArrays(pair, *c);
  CompareFields(pair, *c);
}

bool OutcomeWalk::IsLeftOut(FieldId f) const {
  if (types_.IndexOf(f) || f == types_.LengthField()) return false;
  if (rules_.ignore_messages && IsOfThrowable(f, "detailMessage")) return true;
  const engine::FieldInfo& field = table_[f];
  if (!table_[field.owner].IsOfLibrary()) return false;
  const std::string_view owner = table_[field.owner].name;
  return std::any_of(
      std::begin(kNotCompared), std::end(kNotCompared), [&](const auto& row) {
        return row.field == field.name && row.class_name == owner;
      });
}

bool OutcomeWalk::IsOfThrowable(FieldId f, const char* name) const {
  return table_[f].name == name &&
         table_[table_[f].owner].name == "java/lang/Throwable";
}

// An exception is made without its constructor: what that would have put there
// is not written. The words of the virtual machine itself are not known.
std::optional<heap::Value> OutcomeWalk::FieldOf(const RunEnd& end, Location l,
                                                FieldId f) {
  if (!end.heap.IsWritten(l, f)) {
    if (IsOfThrowable(f, "detailMessage")) return std::nullopt;
    if (IsOfThrowable(f, "cause")) return ValueSet(l);
  }
  return end.heap.Field(pool_, types_, l, f);
}

void OutcomeWalk::CompareFields(const Pair& pair, ClassId c) {
  for (FieldId f : types_.FieldsOf(c)) {
    if (undecided_) return;
    if (IsLeftOut(f)) continue;
    const auto a = FieldOf(a_, pair.a, f), b = FieldOf(b_, pair.b, f);
    if (a && b) Compare(pair.where + "." + types_.FieldName(f), *a, *b);
  }
}

std::optional<uint64_t> OutcomeWalk::LengthOf(const RunEnd& end,
                                              Location array) {
  const expr::Expr length = *end.heap.Info(array).length_term;
  if (auto known = pool_.constant(length)) return *known;
  Undecided cases;
  for (uint32_t i = 0; i <= end.heap.MostSlots(pool_, array); ++i) {
    const Formula is = pool_.Eq(length, pool_.Int(static_cast<int32_t>(i)));
    if (path_.Says(is) == true || path_.Narrowed(pool_, is).IsTrue()) return i;
    cases.cases.push_back(is);
  }
  Decide(std::move(cases));
  return std::nullopt;
}

void OutcomeWalk::CompareArrays(const Pair& pair, ClassId c) {
  const expr::Expr length = *a_.heap.Info(pair.a).length_term;
  Add(pair.where + ".length",
      pool_.Eq(length, *b_.heap.Info(pair.b).length_term));
  uint64_t slots = std::min(a_.heap.MostSlots(pool_, pair.a),
                            b_.heap.MostSlots(pool_, pair.b));
  const bool references =
      slots > 0 && types_.TypeOf(types_.SlotOf(c, 0)).kind ==
                       heap::FieldType::Kind::kReference;
  if (references) {
    const auto a = LengthOf(a_, pair.a);
    if (!a) return;
    const auto b = LengthOf(b_, pair.b);
    if (!b || *a != *b) return;
    slots = *a;
  }
  for (uint32_t i = 0; i < slots && !undecided_; ++i) {
    const FieldId f = types_.SlotOf(c, i);
    const size_t before = all_.size();
    Compare(pair.where + "[" + std::to_string(i) + "]",
            a_.heap.Field(pool_, types_, pair.a, f),
            b_.heap.Field(pool_, types_, pair.b, f));
    if (references) continue;
    const Formula there = pool_.Lt(pool_.Int(static_cast<int32_t>(i)), length);
    for (size_t k = before; k < all_.size(); ++k)
      all_[k].same = pool_.Or(!there, all_[k].same);
  }
}

void OutcomeWalk::ComparePrinted() {
  const PrintedAlike alike = ComparePrintedBy(analysis_, a_.state, b_.state);
  Add("what it prints", alike.same, alike.certain);
}

}  // namespace check
