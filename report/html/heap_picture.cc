#include "report/html/heap_picture.h"

#include <map>
#include <utility>
#include <variant>
#include <vector>

#include "expr/expr.h"
#include "heap/location.h"
#include "heap/value_set.h"
#include "report/path_text.h"

namespace html {
namespace {

using heap::Location;
using heap::ObjectInfo;

// Longer text would stretch the picture more than it tells there.
constexpr size_t kLongestLabel = 32;
// Nobody reads further; --dot has it all.
constexpr size_t kLongestText = 2000;

class Maker {
 public:
  Maker(expr::Pool& pool, const heap::TypeHierarchy& types,
        const heap::SymbolicHeap& heap)
      : pool_(pool), types_(types), heap_(heap), text_(pool, types, heap) {
    // By location and field, whatever order the map keeps.
    heap.ForEachField(
        [&](Location l, heap::FieldId f, const heap::Value& value) {
          cells_[l].emplace(f, value);
        });
  }

  HeapPicture Make(const std::optional<NamedValue>& outcome) && {
    for (uint32_t i = heap::kFirstObject.index();
         i < heap_.next_location().index(); ++i)
      if (IsStart(Location(i))) BoxOf(Location(i));
    if (outcome) DrawOutcome(*outcome);
    for (size_t next = 0; next < order_.size(); ++next) DrawCells(order_[next]);
    return {std::move(picture_), heap_.objects() - order_.size() - hidden_};
  }

 private:
  bool IsHolder(Location l) const {
    return types_.IsHolder(heap_.Info(l).exact);
  }

  // What is drawn whether or not anything leads there.
  bool IsStart(Location l) {
    if (!IsHolder(l)) return heap_.Info(l).kind == ObjectInfo::Kind::kInput;
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
    Box box{heap_.NameOf(types_, l)};
    box.look = LookOf(l);
    if (box.look == Box::Look::kHolder) {
      const std::string name = types_.ClassName(info.exact);
      box.title = name.empty() ? "parameters" : "static " + name;
      return box;
    }
    for (heap::ClassId c : heap_.ClassesOf(pool_, l))
      box.type += (box.type.empty() ? "" : " | ") + types_.ClassName(c);
    if (!info.exists.IsTrue())
      box.note = "if " + Short(text_.Condition(info.exists));
    if (info.length_term)
      box.rows.push_back({"length", Short(text_.Value(*info.length_term))});
    return box;
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
          boxes_.at(l),
          index ? "[" + std::to_string(*index) + "]" : types_.FieldName(field),
          value);
    }
  }

  void DrawOutcome(const NamedValue& outcome) {
    const size_t box = picture_.boxes.size();
    picture_.boxes.push_back(
        {.title = "end of the path", .look = Box::Look::kHolder});
    DrawValue(box, outcome.name, outcome.value);
  }

  void DrawValue(size_t box, std::string name, const heap::Value& value) {
    const auto* set = std::get_if<heap::ValueSet>(&value);
    const size_t row = picture_.boxes[box].rows.size();
    picture_.boxes[box].rows.push_back({std::move(name), ""});
    if (set == nullptr) {
      std::string text = Short(text_.Value(value));
      picture_.boxes[box].rows[row].value = std::move(text);
      return;
    }
    const heap::ValueSet settled = heap_.Settle(pool_, *set);
    if (settled.IsSingle() && settled.single() < heap::kFirstObject)
      picture_.boxes[box].rows[row].value = NameOf(settled.single());
    else
      for (const heap::Guarded& e : settled.entries()) DrawEntry(box, row, e);
  }

  static std::string NameOf(Location l) {
    return l == heap::kNull ? "null" : "not read";
  }

  void DrawEntry(size_t box, size_t row, const heap::Guarded& e) {
    Arrow arrow{box, row};
    if (!e.guard.IsTrue()) {
      arrow.look = Arrow::Look::kGuarded;
      arrow.label = Short(text_.Condition(e.guard));
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
    const std::string key = "g" + std::to_string(picture_.legend.size() + 1);
    picture_.legend.push_back({key, std::move(text)});
    return key;
  }

  expr::Pool& pool_;
  const heap::TypeHierarchy& types_;
  const heap::SymbolicHeap& heap_;
  report::PathText text_;
  std::map<Location, std::map<heap::FieldId, heap::Value>> cells_;
  std::map<Location, size_t> boxes_;
  std::vector<Location> order_;
  size_t hidden_ = 0;  // holders with nothing a reader wants
  Picture picture_;
};

}  // namespace

HeapPicture PictureOfHeap(expr::Pool& pool, const heap::TypeHierarchy& types,
                          const heap::SymbolicHeap& heap,
                          const std::optional<NamedValue>& outcome) {
  return Maker(pool, types, heap).Make(outcome);
}

}  // namespace html
