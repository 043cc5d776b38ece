#include "report/html/heap_picture.h"

#include <map>
#include <set>
#include <utility>
#include <variant>
#include <vector>

#include "base/nested_name.h"
#include "expr/expr.h"
#include "heap/location.h"
#include "heap/symbolic_heap.h"
#include "heap/value_set.h"
#include "report/left_open.h"
#include "report/path_text.h"
#include "report/wrap.h"

namespace html {
namespace {

using heap::Location;
using heap::ObjectInfo;

// Longer text would stretch the picture more than it tells there.
constexpr size_t kLongestLabel = 32;
// Nobody reads further; --dot has it all.
constexpr size_t kLongestText = 2000;

// Beyond that a label tells more than its picture has room for.
constexpr size_t kMostLines = 5;

// In lines of the picture's width, broken before operators; empty where that
// makes too many, or one too long.
std::string InLines(const std::string& text) {
  std::string lines;
  size_t count = 0, width = 0;
  for (const report::Word& word : report::TermWords(text, kLongestLabel)) {
    const size_t columns = report::Columns(word.text);
    if (columns > kLongestLabel) return "";
    const bool fits = count > 0 && width + 1 + columns <= kLongestLabel;
    if (!fits && ++count > kMostLines) return "";
    lines += (lines.empty() ? "" : fits ? " " : "\n") + word.text;
    width = fits ? width + 1 + columns : columns;
  }
  return lines;
}

class Maker {
 public:
  Maker(expr::Pool& pool, const heap::TypeHierarchy& types,
        const heap::Place& place, const std::string& key)
      : pool_(pool),
        types_(types),
        key_(key),
        heap_(place.heap),
        text_(pool, types, place.heap),
        open_(pool, place.path) {
    // By location and field, whatever order the map keeps.
    heap_.ForEachField(
        pool, [&](Location l, heap::FieldId f, const heap::Value& value) {
          cells_[l].emplace(f, value);
        });
  }

  HeapPicture Make(const std::optional<Outcome>& outcome) && {
    heap_.ForEachObject([&](Location l, const ObjectInfo&) {
      if (IsStart(l)) BoxOf(l);
    });
    if (outcome) DrawOutcome(*outcome);
    for (size_t next = 0; next < order_.size(); ++next) DrawCells(order_[next]);
    for (Location l : order_) NoteWhen(l);
    made_.picture = std::move(picture_);
    made_.unreachable = heap_.objects() - order_.size() - hidden_;
    made_.boxes = std::move(boxes_);
    return std::move(made_);
  }

 private:
  bool IsHolder(Location l) const {
    return types_.IsHolder(heap_.Info(l).exact);
  }

  // What is drawn whether or not anything leads there.
  bool IsStart(Location l) {
    const ObjectInfo& info = heap_.Info(l);
    if (info.kind == ObjectInfo::Kind::kDeferred) {
      // Once resolved it is a name for another object, and nothing leads there.
      using Status = heap::Deferred::Status;
      if (heap_.StatusOf(l).status == Status::kResolved) ++hidden_;
      return false;
    }
    if (!IsHolder(l)) {
      if (info.kind != ObjectInfo::Kind::kInput) return false;
      if (!open_.Of(info.exists).IsFalse()) return true;
      ++made_.ruled_out;
      ++hidden_;
      return false;
    }
    for (const auto& [field, value] : cells_[l])
      if (!IsMade(field)) return true;
    ++hidden_;
    return false;
  }

  // By a compiler: whether assertions are on is no one's input.
  bool IsMade(heap::FieldId f) const {
    return types_.FieldName(f).starts_with("$");
  }

  size_t BoxOf(Location l) {
    auto [it, first] = boxes_.emplace(l, picture_.boxes.size());
    if (first) {
      picture_.boxes.push_back(Draw(l));
      order_.push_back(l);
    }
    return it->second;
  }

  Box Draw(Location l) {
    const ObjectInfo& info = heap_.Info(l);
    Box box{text_.Value(heap::ValueSet(l))};
    box.look = LookOf(l);
    if (box.look == Box::Look::kHolder) {
      const std::string name = base::NestedName(types_.ClassName(info.exact));
      box.title = name.empty() ? "parameters" : "static " + name;
      return box;
    }
    for (heap::ClassId c : heap_.ClassesOf(pool_, l))
      box.type += (box.type.empty() ? "" : " | ") +
                  base::NestedName(types_.ClassName(c));
    if (info.length_term)
      box.rows.push_back({"length", Short(text_.Value(*info.length_term))});
    return box;
  }

  // When it is there, unless an arrow that leads to it says so.
  void NoteWhen(Location l) {
    if (IsHolder(l) || told_.count(l) != 0) return;
    const expr::Formula exists = open_.Of(heap_.Info(l).exists);
    if (exists.IsTrue()) return;
    picture_.boxes[boxes_.at(l)].note = "if " + Short(text_.Condition(exists));
  }

  Box::Look LookOf(Location l) const {
    if (IsHolder(l)) return Box::Look::kHolder;
    static constexpr Box::Look kLooks[] = {Box::Look::kInput, Box::Look::kNew,
                                           Box::Look::kDeferred,
                                           Box::Look::kBefore};
    return kLooks[static_cast<size_t>(heap_.Info(l).kind)];
  }

  void DrawCells(Location l) {
    const bool holder = IsHolder(l);
    for (const auto& [field, value] : cells_[l]) {
      if (holder && IsMade(field)) continue;
      if (heap_.Info(l).length_term && field == types_.LengthField()) continue;
      const auto index = types_.IndexOf(field);
      DrawValue(
          {boxes_.at(l), heap_.WhenThere(pool_, types_, l, field)},
          index ? "[" + std::to_string(*index) + "]" : types_.FieldName(field),
          IsBoolean(field) ? TruthOf(value) : value);
    }
  }

  bool IsBoolean(heap::FieldId f) const {
    return types_.TypeOf(f).width == heap::FieldType::Width::kBoolean;
  }
  heap::Value TruthOf(const heap::Value& value) {
    const auto* number = std::get_if<expr::Expr>(&value);
    if (number == nullptr) return value;
    return !pool_.Eq(*number, pool_.Int(0));
  }

  void DrawOutcome(const Outcome& outcome) {
    const size_t box = picture_.boxes.size();
    picture_.boxes.push_back({.title = "end", .look = Box::Look::kHolder});
    picture_.boxes[box].rows.push_back({outcome.name, Short(outcome.text)});
    if (outcome.reference) DrawSet({box}, 0, *outcome.reference);
  }

  // A box, and when what is being drawn of it is there: guards need not say
  // that again.
  struct Start {
    size_t box;
    expr::Formula there = expr::Formula::True();
  };

  void DrawValue(const Start& start, std::string name,
                 const heap::Value& value) {
    const auto* set = std::get_if<heap::ValueSet>(&value);
    std::string text = set == nullptr ? text_.Value(value) : "";
    // What nobody wrote says nothing: "key = this.key".
    if (text == name || text == picture_.boxes[start.box].title + "." + name)
      text.clear();
    text = Short(std::move(text));
    std::vector<Box::Row>& rows = picture_.boxes[start.box].rows;
    rows.push_back({std::move(name), std::move(text)});
    if (set != nullptr) DrawSet(start, rows.size() - 1, *set);
  }

  void DrawSet(const Start& start, size_t row, const heap::ValueSet& set) {
    std::vector<heap::Guarded> entries;
    const heap::ValueSet settled = heap_.Settle(pool_, set);
    for (heap::Guarded e : settled.entries()) {
      const expr::Formula whole = e.guard;
      e.guard = Plainer(open_.Of(whole, start.there), whole);
      if (e.guard.IsFalse())
        ++made_.ruled_out;
      else
        entries.push_back(e);
      if (Tells(start, whole, e.location)) told_.insert(e.location);
    }
    if (entries.size() == 1 && entries[0].location < heap::kFirstObject &&
        entries[0].guard.IsTrue())
      picture_.boxes[start.box].rows[row].value = NameOf(entries[0].location);
    else
      for (const heap::Guarded& e : entries) DrawEntry(start.box, row, e);
  }

  // The guard as it was, where what is left of it takes more words.
  expr::Formula Plainer(expr::Formula left, expr::Formula whole) {
    if (left.IsTrue() || left.IsFalse()) return left;
    return text_.Condition(whole).size() < text_.Condition(left).size() ? whole
                                                                        : left;
  }

  // Whether an object is there exactly when this arrow leads to it.
  bool Tells(const Start& start, expr::Formula guard, Location l) {
    return l >= heap::kFirstObject &&
           open_.Same(pool_.And(start.there, guard), heap_.Info(l).exists);
  }

  static std::string NameOf(Location l) {
    return l == heap::kNull ? "null" : "not read";
  }

  void DrawEntry(size_t box, size_t row, const heap::Guarded& e) {
    Arrow arrow{box, row};
    if (!e.guard.IsTrue()) {
      arrow.look = Arrow::Look::kGuarded;
      arrow.label = LabelFor(text_.Condition(e.guard));
    }
    if (e.location >= heap::kFirstObject) {
      arrow.to = BoxOf(e.location);
    } else {
      arrow.to = picture_.boxes.size();
      picture_.boxes.push_back(
          {.title = NameOf(e.location), .look = Box::Look::kNull});
    }
    picture_.arrows.push_back(std::move(arrow));
  }

  // The text in lines, or the name under which the legend has it.
  std::string LabelFor(std::string text) {
    std::string lines = InLines(text);
    return lines.empty() ? Short(std::move(text)) : lines;
  }

  // The text, or the name under which the legend has it.
  std::string Short(std::string text) {
    if (text.size() <= kLongestLabel) return text;
    if (text.size() > kLongestText) {
      const size_t more = text.size() - kLongestText;
      text.resize(kLongestText);
      text += " … and " + std::to_string(more) + " bytes more (see --dot)";
    }
    for (const LegendEntry& entry : picture_.legend)
      if (entry.text == text) return entry.key;
    const std::string key = key_ + std::to_string(picture_.legend.size() + 1);
    picture_.legend.push_back({key, std::move(text)});
    return key;
  }

  expr::Pool& pool_;
  const heap::TypeHierarchy& types_;
  const std::string& key_;
  const heap::SymbolicHeap& heap_;
  report::PathText text_;
  const report::LeftOpen open_;
  std::map<Location, std::map<heap::FieldId, heap::Value>> cells_;
  std::map<Location, size_t> boxes_;
  std::vector<Location> order_;
  std::set<Location> told_;  // an arrow says when they are there
  size_t hidden_ = 0;        // of no interest, or not there
  Picture picture_;
  HeapPicture made_;
};

}  // namespace

HeapPicture PictureOfHeap(expr::Pool& pool, const heap::TypeHierarchy& types,
                          const heap::Place& place,
                          const std::optional<Outcome>& outcome,
                          const std::string& key) {
  return Maker(pool, types, place, key).Make(outcome);
}

}  // namespace html
