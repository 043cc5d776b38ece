// The section that shows a game of two machines: the tree of its positions, the
// decision that leads to each, and of the one chosen its heaps.
// report/html/page/game.js reads what this writes.
#ifndef REPORT_HTML_GAME_H_
#define REPORT_HTML_GAME_H_

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "engine/search/end.h"
#include "report/html/gallery.h"
#include "report/html/heap_pair.h"
#include "report/html/page.h"

namespace html {

struct GamePosition {
  enum class Standing { kFine, kDoubt, kWrong };

  std::optional<size_t> parent = {};  // an earlier position; nothing: the root
  std::string decision = {};          // that leads here
  size_t lefts = 0;                   // states of the left machine
  std::optional<search::EndKind> end = {};
  Standing standing = Standing::kFine;
  std::string complaint = {};         // of one that is not fine
  std::optional<HeapPair> pair = {};  // one heap of each side
  std::string note = {};              // beside them, or why there are none
};

struct GameView {
  std::string left, right;  // "lazy", "summary"
  std::vector<GamePosition> positions;
  std::vector<std::string> notes;  // what is not drawn
};

Section GameSection(std::string title, const GameView& game,
                    const Gallery& gallery);

}  // namespace html

#endif  // REPORT_HTML_GAME_H_
