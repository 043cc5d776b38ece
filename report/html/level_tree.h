// The first levels of a tree whose nodes are met one by one, in any order in
// which a parent comes before its children: whole levels, as many as hold at
// most a given number of nodes. So a tree of any size is drawn in bounded
// memory, and what is left out can be said in one sentence. The same tree gives
// the same levels, whatever the order.
#ifndef REPORT_HTML_LEVEL_TREE_H_
#define REPORT_HTML_LEVEL_TREE_H_

#include <cstddef>
#include <cstdint>
#include <limits>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace html {

template <class Payload>
class LevelTree {
 public:
  // The labels on the way from the root: none for the root itself.
  using Way = std::vector<std::string>;
  using Level = std::map<Way, Payload>;

  // The root is kept whatever the limit.
  explicit LevelTree(size_t most) : most_(most) {}

  // Whether a node met now would be kept.
  bool Wants(const Way& way) const { return way.size() < limit_; }

  // The first payload of a node stays; later ones are ignored.
  void Meet(const Way& way, Payload payload) {
    if (!Wants(way)) {
      ++left_out_;
      return;
    }
    if (levels_.size() <= way.size()) levels_.resize(way.size() + 1);
    if (levels_[way.size()].emplace(way, std::move(payload)).second) ++nodes_;
    while (nodes_ > most_ && levels_.size() > 1) DropDeepest();
  }
  // A node met that nobody wants.
  void LeaveOut() { ++left_out_; }

  const std::vector<Level>& levels() const { return levels_; }
  size_t nodes() const { return nodes_; }
  // How often one was met that is not in the levels.
  uint64_t left_out() const { return left_out_; }

 private:
  void DropDeepest() {
    limit_ = levels_.size() - 1;
    nodes_ -= levels_.back().size();
    left_out_ += levels_.back().size();
    levels_.pop_back();
  }

  size_t most_;
  size_t limit_ = std::numeric_limits<size_t>::max();  // levels wanted
  size_t nodes_ = 0;
  uint64_t left_out_ = 0;
  std::vector<Level> levels_;
};

}  // namespace html

#endif  // REPORT_HTML_LEVEL_TREE_H_
