#include "cli/setup/predicates_option.h"

#include <fstream>
#include <memory>
#include <sstream>
#include <string>
#include <utility>

#include "engine/predicates/marks.h"
#include "engine/predicates/parse.h"
#include "engine/predicates/predicate.h"

namespace cli {
namespace {

constexpr struct {
  std::string_view command;
  const char* why;
} kNeedExactPaths[] = {
    {"testgen", "a test would claim what no run does"},
    {"diff", "two methods might differ where no two runs do"},
    {"bisim", "they are more than the heaps of runs, and no game ends well"},
    {"compare", "they are more than the paths of runs: counts say nothing"},
};

base::Result<engine::Predicates> ReadPredicateFile(const std::string& file) {
  std::ifstream in(file);
  if (!in) return base::Error{"cannot be read", file};
  std::ostringstream text;
  text << in.rdbuf();
  return engine::ParsePredicates(text.str(), file);
}

}  // namespace

base::Status ReadPredicates(const Arguments& args,
                            const classfile::ClassPath& path,
                            engine::MachineOptions& machine) {
  const auto file = args.Get("--predicates");
  if (machine.merge != engine::Merge::kPredicates) {
    if (!file) return base::Ok{};
    return base::Error{"is for --merge predicates only", "--predicates"};
  }
  engine::Predicates all;
  if (file) {
    ASSIGN_OR_RETURN(all, ReadPredicateFile(*file));
  }
  RETURN_IF_ERROR(engine::AddMarks(path, all));
  machine.predicates =
      std::make_shared<const engine::Predicates>(std::move(all));
  return base::Ok{};
}

base::Status CheckApproximate(const Arguments& args, std::string_view command) {
  const auto merge = args.Get("--merge");
  if (!args.Has("--merge") || merge->find("predicates") == merge->npos)
    return base::Ok{};
  for (const auto& row : kNeedExactPaths)
    if (command == row.command)
      return base::Error{std::string(command) +
                             " needs exact paths, and those merged by "
                             "predicates are approximate: " +
                             row.why,
                         "--merge predicates"};
  return base::Ok{};
}

}  // namespace cli
