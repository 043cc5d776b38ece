// The properties that a run of `summa check` goes through, and the targets that
// give none.
#ifndef CLI_CHECKING_AGENDA_H_
#define CLI_CHECKING_AGENDA_H_

#include <string>
#include <vector>

#include "base/result.h"
#include "check/property.h"
#include "classfile/class_path.h"
#include "cli/checking/targets.h"

namespace cli {

struct Agenda {
  std::vector<check::Property> properties;
  std::vector<std::string>
      problems;         // a target each, and why it is not checked
  size_t left_out = 0;  // by --only
};

// `only`: those whose name has one of these in it; empty: all.
Agenda MakeAgenda(const std::vector<base::Result<Target>>& targets,
                  const classfile::ClassPath& path,
                  const std::vector<std::string>& only);

}  // namespace cli

#endif  // CLI_CHECKING_AGENDA_H_
