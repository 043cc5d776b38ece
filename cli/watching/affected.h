// Which properties have to be checked again. A verdict depends on what every
// class of the program declares and names, and on the code of those classes
// that its analysis looked at (PropertyVerdict::code_read): never too little is
// done again, sometimes too much.
#ifndef CLI_WATCHING_AFFECTED_H_
#define CLI_WATCHING_AFFECTED_H_

#include <map>
#include <string>

#include "check/property.h"
#include "cli/checking/verdicts.h"
#include "cli/watching/class_digests.h"
#include "cli/watching/outcome.h"

namespace cli {

class Affected {
 public:
  // `before` must outlive this; null: nothing was checked yet. `models`: of
  // this round.
  Affected(const RoundOutcome* before, const ClassDigests& now,
           const std::string& models);

  // The verdict that still stands; null: it is to be checked.
  const PropertyVerdict* StillStands(const check::Property& property) const;

 private:
  struct Known {
    const PropertyVerdict* verdict;
    check::Property::Kind kind;
  };

  bool IsTouched(const PropertyVerdict& verdict) const;

  std::map<std::string, Known> known_;  // by name
  ClassChanges changes_;
  bool all_ = true;
};

}  // namespace cli

#endif  // CLI_WATCHING_AFFECTED_H_
