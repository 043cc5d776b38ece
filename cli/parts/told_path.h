// A finished path as it is told, and nothing of the analysis it comes from: so
// it can be found by one process and told by another. Its number comes last,
// since only who has all paths before it knows that.
#ifndef CLI_PARTS_TOLD_PATH_H_
#define CLI_PARTS_TOLD_PATH_H_

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "cli/tables/end_groups.h"
#include "cli/tables/path_choice.h"
#include "cli/tables/path_summary.h"
#include "heap/types.h"
#include "report/wrap.h"

namespace cli {

struct ToldPath {
  EndFacts facts;
  bool complete = true;
  bool fails = false;      // by --fail-on
  bool wanted = true;      // by --only; what is not has no text
  report::Line head = {};  // of text: what stands after the number
  std::string rest = {};   // all other text
};

enum class PathForm : uint8_t { kText, kJson, kJsonLines };

class PathTeller {
 public:
  // All must outlive this.
  PathTeller(const heap::TypeHierarchy& types, const PathChoice& choice,
             PathForm form, const report::Medium& medium)
      : types_(types), choice_(choice), form_(form), medium_(medium) {}

  ToldPath Tell(const PathSummary& path) const;
  // Its text under that number, from 1; an element of a JsonList.
  std::string TextOf(const ToldPath& path, size_t number) const;

 private:
  std::string JsonOf(const PathSummary& path) const;

  const heap::TypeHierarchy& types_;
  const PathChoice& choice_;
  const PathForm form_;
  const report::Medium medium_;
};

// Shows paths as they come, as many as were asked for, and counts the others.
class PathFilter {
 public:
  explicit PathFilter(const PathChoice& choice) : most_(choice.most()) {}

  bool Shows(const ToldPath& path) {
    const bool shown = shown_ < most_ && path.wanted;
    ++(shown ? shown_ : left_out_);
    return shown;
  }
  size_t left_out() const { return left_out_; }

 private:
  const size_t most_;
  size_t shown_ = 0, left_out_ = 0;
};

}  // namespace cli

#endif  // CLI_PARTS_TOLD_PATH_H_
