#include "engine/merging/answers.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "expr/path.h"
#include "expr/pool.h"
#include "heap/symbolic_heap.h"

namespace engine {
namespace {

const Slot& Top(const State& s) { return s.frame.slots[s.frame.top - 1]; }

bool HasOnTop(const State& s, Slot::Type type) {
  return s.frame.top > s.frame.locals && Top(s).type == type;
}

class Answers {
 public:
  Answers(Context& c, const State& asked, const std::string& call,
          std::span<State> answered)
      : c_(c), asked_(asked), call_(call), answered_(answered) {}

  void Tell() {
    for (const State& s : answered_) Collect(s);
    for (State& s : answered_) TellOne(s);
  }

 private:
  bool SaysYesOrNo() const {
    return asked_.frame.body->descriptor.result.kind == 'Z';
  }

  bool HasReturned(const State& s) const {
    return !s.end && s.callers.size() + 1 == asked_.callers.size() &&
           s.frame.next == asked_.callers.top().next &&
           HasOnTop(s, Slot::Type::kInt);
  }

  std::optional<int32_t> KnownAnswer(const State& s) const {
    const auto bits = c_.pool.constant(c_.values.ToTerm(Top(s)));
    if (!bits) return std::nullopt;
    return static_cast<int32_t>(*bits);
  }

  void Collect(const State& s) {
    if (!HasReturned(s))
      throws_ = true;
    else if (const auto known = KnownAnswer(s))
      known_.push_back(*known);
  }

  std::string Thrown(const State& s) const {
    if (s.end) return s.end->detail;
    return c_.table.TextOf(s.place.heap.Info(Top(s).location()).exact);
  }

  std::vector<std::string> PhrasesOf(const State& s) const {
    if (answered_.size() == 1) return {};
    if (!HasReturned(s)) return {call_ + " throws " + Thrown(s)};
    const auto known = KnownAnswer(s);
    if (known && SaysYesOrNo()) return {(*known != 0 ? "" : "!") + call_};
    if (known) return {call_ + " == " + std::to_string(*known)};
    std::vector<std::string> others;
    for (const int32_t other : known_)
      others.push_back(call_ + " != " + std::to_string(other));
    if (others.empty() && throws_) others.push_back(call_ + " returns");
    return others;
  }

  bool CanTell(const State& s) const {
    if (HasReturned(s)) return !SaysYesOrNo() || KnownAnswer(s);
    return s.end || (HasOnTop(s, Slot::Type::kReference) && Top(s).IsKnown());
  }

  void TellOne(State& s) {
    if (!CanTell(s)) return;
    const std::vector<std::string> phrases = PhrasesOf(s);
    if (HasReturned(s) && !KnownAnswer(s)) NameAnswer(s);
    s.place.path = s.place.path.WithoutTelling(asked_.place.path);
    for (const std::string& phrase : phrases)
      s.place.path = s.place.path.WithPhrase(phrase);
  }

  // Where the path has used the name for another term it gets a stroke.
  expr::Expr FreeName(const expr::Path& path, expr::Expr term) {
    std::string text = call_;
    for (;; text += '\'') {
      const expr::Expr name = c_.pool.Symbol(expr::Sort::kBv32, text);
      bool free = true;
      path.names().ForEachWhile([&](const expr::Path::Name& n) {
        return free = n.symbol != name || n.term == term;
      });
      if (free) return name;
    }
  }

  void NameAnswer(State& s) {
    Slot& answer = s.frame.slots[s.frame.top - 1];
    const expr::Expr term = c_.values.ToTerm(answer);
    const expr::Expr name = FreeName(s.place.path, term);
    s.place.path = s.place.path.WithName(c_.pool, name, term);
    answer = c_.values.FromTerm(name);
  }

  Context& c_;
  const State& asked_;
  const std::string& call_;
  const std::span<State> answered_;
  std::vector<int32_t> known_;
  bool throws_ = false;
};

}  // namespace

void TellAnswers(Context& context, const State& asked, const std::string& call,
                 std::span<State> answered) {
  Answers(context, asked, call, answered).Tell();
}

}  // namespace engine
