// --merge predicates: what a person says of the values that meet, and who has
// no use for paths that are approximate.
#ifndef CLI_SETUP_PREDICATES_OPTION_H_
#define CLI_SETUP_PREDICATES_OPTION_H_

#include <string_view>

#include "base/result.h"
#include "classfile/class_path.h"
#include "cli/options/options.h"
#include "engine/runtime/context.h"

namespace cli {

// The file that --predicates names, and what classes of the path say
// themselves, once the way to merge is known.
base::Status ReadPredicates(const Arguments& args,
                            const classfile::ClassPath& path,
                            engine::MachineOptions& machine);

// An error where the command must not go by approximate paths.
base::Status CheckApproximate(const Arguments& args, std::string_view command);

}  // namespace cli

#endif  // CLI_SETUP_PREDICATES_OPTION_H_
