#include "check/diff/printed_walk.h"

#include <algorithm>
#include <string>
#include <vector>

#include "engine/linking/ids.h"
#include "engine/program/program.h"
#include "engine/runtime/context.h"

namespace check {
namespace {

using engine::Written;
using Kind = engine::Written::Kind;
using expr::Formula;

// Neighbouring texts are one.
struct Piece {
  Kind kind = Kind::kText;
  std::u16string text = {};
  engine::Slot value = {};
};

std::vector<Piece> PiecesOf(engine::Analysis& analysis,
                            const engine::State& state, bool to_error) {
  std::vector<Piece> pieces;
  for (const Written& w : state.written.ToVector()) {
    if (w.to_error != to_error) continue;
    Piece piece{w.kind, {}, w.value};
    if (w.kind == Kind::kText)
      piece.text = analysis.program()[engine::StringId(w.text)];
    const bool joins = w.kind == Kind::kText && !pieces.empty() &&
                       pieces.back().kind == Kind::kText;
    if (joins)
      pieces.back().text += piece.text;
    else
      pieces.push_back(std::move(piece));
  }
  return pieces;
}

bool IsText(const std::vector<Piece>& pieces) {
  return std::all_of(pieces.begin(), pieces.end(),
                     [](const Piece& p) { return p.kind == Kind::kText; });
}

void CompareStream(engine::Analysis& analysis, const std::vector<Piece>& a,
                   const std::vector<Piece>& b, PrintedAlike& alike) {
  const auto unlike = [&](bool certain) {
    alike.same = Formula::False();
    alike.certain &= certain;
  };
  if (a.size() != b.size()) return unlike(IsText(a) && IsText(b));
  const engine::Values& values = analysis.machine().context().values;
  for (size_t i = 0; i < a.size(); ++i) {
    if (a[i].kind != b[i].kind || a[i].text != b[i].text)
      return unlike(IsText(a) && IsText(b));
    if (a[i].kind == Kind::kText) continue;
    if (a[i].kind == Kind::kUnknown || a[i].value.type != b[i].value.type)
      return unlike(false);
    alike.same = analysis.pool().And(
        alike.same, analysis.pool().Eq(values.ToTerm(a[i].value),
                                       values.ToTerm(b[i].value)));
    alike.certain &= a.size() <= 2;
  }
}

}  // namespace

PrintedAlike ComparePrintedBy(engine::Analysis& analysis,
                              const engine::State& a, const engine::State& b) {
  PrintedAlike alike;
  for (const bool to_error : {false, true})
    CompareStream(analysis, PiecesOf(analysis, a, to_error),
                  PiecesOf(analysis, b, to_error), alike);
  return alike;
}

}  // namespace check
