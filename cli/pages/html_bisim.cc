#include "cli/pages/html_bisim.h"

#include <cstddef>
#include <map>
#include <optional>
#include <sstream>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "cli/pages/html_explore.h"
#include "cli/setup/analysis_setup.h"
#include "cli/tables/path_summary.h"
#include "engine/analysis/oracle.h"
#include "engine/search/bisimulation.h"
#include "engine/state/state.h"
#include "heap/location.h"
#include "heap/represents.h"
#include "report/heap_json.h"
#include "report/html/gallery.h"
#include "report/html/game.h"
#include "report/html/heap_pair.h"
#include "report/html/heap_picture.h"
#include "report/html/sections.h"

namespace cli {
namespace {

using engine::State;
using html::Fact;
using html::GamePosition;
using search::Similarity;
using Standing = html::GamePosition::Standing;
using Way = BisimTree::Way;

constexpr html::GalleryLimits kLimits = {.drawings = 300,
                                         .bytes = size_t{2} << 20};

heap::KeyedObjects ClassObjectsOf(const State& state) {
  heap::KeyedObjects objects;
  state.mirrors.ForEach(
      [&](uint64_t type, heap::Location l) { objects.emplace(type, l); });
  return objects;
}

// The lines of a text, each as a paragraph.
// Lines that are further in go on with the one above.
void AddLines(const std::string& text, std::vector<std::string>& notes) {
  constexpr size_t kGoesOn = 6;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    const size_t indent = line.find_first_not_of(' ');
    if (indent != std::string::npos && indent >= kGoesOn && !notes.empty())
      notes.back() += " " + line.substr(indent);
    else
      notes.push_back(line);
  }
}

// Two pictures, what corresponds, and why nothing does; else empty.
struct Pair {
  html::HeapPicture left, right;
  html::Matches matches;
  std::string note;
};

class PageMaker {
 public:
  PageMaker(engine::Analysis& analysis, const BisimReport& report)
      : analysis_(analysis),
        report_(report),
        gallery_(kLimits,
                 {"Symbolic heap",
                  "The text of the command has the heaps of a disagreement."}) {
  }

  html::Page Make() {
    html::Page page{report_.entry,
                    "bisim · " + report_.left + " against " + report_.right +
                        " · " + BoundsText(report_.bounds),
                    {}};
    page.sections.push_back(html::FactsSection("", Facts()));
    if (report_.account) AddDisagreement(page);
    if (report_.oracle) {
      std::vector<std::string> notes;
      AddLines(OracleText(analysis_.types(), *report_.oracle), notes);
      page.sections.push_back(html::NotesSection("Oracle", notes));
    }
    page.sections.push_back(
        html::GameSection("The game", ViewOf(*report_.tree), gallery_));
    return page;
  }

 private:
  Fact Verdict() const {
    switch (report_.game.similarity()) {
      case Similarity::kBisimilar:
        return {"verdict", "bisimilar", Fact::Tone::kGood};
      case Similarity::kNotBisimilar:
        return {"verdict", "NOT bisimilar", Fact::Tone::kBad};
      case Similarity::kInconclusive:
        break;
    }
    return {"verdict", "inconclusive: no disagreement, " + report_.game.Why()};
  }

  std::vector<Fact> Facts() const {
    const BisimGame& game = report_.game;
    std::vector<Fact> facts = {Verdict(),
                               {"positions", std::to_string(game.positions)},
                               {"pairs of states", std::to_string(game.pairs)},
                               {"steps", std::to_string(game.steps)}};
    if (game.sampled > 0)
      facts.push_back({"sampled ways", std::to_string(game.sampled)});
    if (report_.oracle && report_.oracle->not_asked.empty())
      facts.push_back(OracleFact(*report_.oracle));
    for (const std::string& text : report_.assumes)
      facts.push_back({"assuming", text});
    return facts;
  }

  static Fact OracleFact(const BisimOracle& oracle) {
    const engine::OracleResult& result = oracle.result;
    if (result.problem) return {"oracle", "NOT exact", Fact::Tone::kBad};
    if (oracle.java.difference)
      return {"oracle", "java DIFFERS", Fact::Tone::kBad};
    const bool all = result.all_tried() && result.unsettled == 0;
    return {"oracle",
            std::to_string(result.inside) + " inputs in one path each",
            all ? Fact::Tone::kGood : Fact::Tone::kPlain};
  }

  void AddDisagreement(html::Page& page) {
    const BisimAccount& account = *report_.account;
    std::vector<std::string> notes = {account.reason + "."};
    if (account.input)
      notes.push_back("For example: " +
                      report::HeapText(analysis_.types(), *account.input));
    AddLines(SeparationText(analysis_.types(), report_), notes);
    page.sections.push_back(html::NotesSection("Where they part", notes));
    if (!account.left || !account.right) return;
    const Pair pair = PairOf(*account.left, *account.right);
    const auto drawn =
        html::AddPair(pair.left, pair.right, pair.matches, gallery_);
    if (drawn)
      page.sections.push_back(html::PairSection(
          "", {report_.left, report_.right}, *drawn, gallery_, pair.note));
  }

  html::HeapPicture Drawn(const State& state, const char* key) {
    std::optional<html::Outcome> outcome;
    if (state.end)
      outcome =
          OutcomeOf(analysis_, state, Summarize(analysis_, state, *state.end));
    return html::PictureOfHeap(analysis_.pool(), analysis_.types(), state.place,
                               outcome, key);
  }

  Pair PairOf(const State& left, const State& right) {
    Pair pair{Drawn(left, "l"), Drawn(right, "s"), {}, ""};
    const auto& witness = left.place.path.witness();
    const auto found = heap::Correspondence::Find(
        analysis_.pool(), analysis_.types(), left.place.heap, right.place.heap,
        witness ? &*witness : nullptr,
        {ClassObjectsOf(left), ClassObjectsOf(right)});
    if (const auto* problem = std::get_if<std::string>(&found)) {
      pair.note = "The objects do not correspond: " + *problem + ".";
      return pair;
    }
    for (const auto& [l, box] : pair.left.boxes)
      if (auto image = std::get<heap::Correspondence>(found).ImageOf(l))
        pair.matches.emplace(l, *image);
    return pair;
  }

  bool PartsAt(const Way& way) const {
    return report_.account && report_.account->steps == way;
  }

  GamePosition PositionOf(const Way& way, const BisimSpot& spot) {
    GamePosition position{.decision = way.empty() ? "" : way.back(),
                          .lefts = spot.lefts,
                          .complaint = spot.complaint};
    if (spot.right.end) position.end = spot.right.end->kind;
    if (!spot.complaint.empty())
      position.standing = spot.certain ? Standing::kWrong : Standing::kDoubt;
    if (PartsAt(way)) {
      position.standing = Standing::kWrong;
      position.complaint = report_.account->reason;
    }
    if (spot.left)
      Draw(*spot.left, spot.right, position);
    else
      position.note = "There is no " + report_.left + " state.";
    return position;
  }

  void Draw(const State& left, const State& right, GamePosition& position) {
    if (!gallery_.full()) {
      Pair pair = PairOf(left, right);
      position.pair =
          html::AddPair(pair.left, pair.right, pair.matches, gallery_);
      position.note = std::move(pair.note);
    }
    if (!position.pair)
      position.note =
          "Not drawn: to keep this file small, only the heaps of the first "
          "positions are here.";
  }

  html::GameView ViewOf(const BisimTree& tree) {
    html::GameView view{report_.left, report_.right, {}, Notes(tree)};
    std::map<Way, size_t> numbers;
    for (const BisimTree::Level& level : tree.levels())
      for (const auto& [way, spot] : level) {
        GamePosition position = PositionOf(way, spot);
        if (!way.empty())
          position.parent = numbers.at({way.begin(), way.end() - 1});
        numbers.emplace(way, view.positions.size());
        view.positions.push_back(std::move(position));
      }
    return view;
  }

  std::vector<std::string> Notes(const BisimTree& tree) const {
    std::vector<std::string> notes;
    if (tree.left_out() > 0)
      notes.push_back(
          "Drawn are the first " + std::to_string(tree.levels().size()) +
          " levels of the game, " + std::to_string(tree.nodes()) +
          " positions. Below them " + std::to_string(tree.left_out()) +
          " more were played and are not drawn.");
    if (report_.game.sampled > 0)
      notes.push_back("Only the sampled ways through the game are here.");
    if (report_.game.stopped)
      notes.push_back(
          "A limit stopped the game: what it had not reached is "
          "not here.");
    if (report_.game.disagreement)
      notes.push_back(
          "After a disagreement only positions with fewer steps "
          "are played; the others are not here.");
    return notes;
  }

  engine::Analysis& analysis_;
  const BisimReport& report_;
  html::Gallery gallery_;
};

}  // namespace

html::Page BisimPage(engine::Analysis& analysis, const BisimReport& report) {
  return PageMaker(analysis, report).Make();
}

}  // namespace cli
