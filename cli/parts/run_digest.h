// What decides what a run finds, in one line: the program, the JDK, the classes
// and the options that matter. Two processes, or two runs, that have the same
// one can share their work.
#ifndef CLI_PARTS_RUN_DIGEST_H_
#define CLI_PARTS_RUN_DIGEST_H_

#include <span>
#include <string>
#include <string_view>

#include "classfile/class_path.h"
#include "cli/options/options.h"

namespace cli {

// Options that change how a run is done, and nothing of what it finds.
inline constexpr std::string_view kOfNoConcern[] = {
    "--checkpoint", "--resume", "--shard",      "--jobs",        "--output",
    "--progress",   "--quiet",  "--time-limit", "--memory-limit"};

// Of all but the classes, without those options, and with that text; as the
// name of a file.
std::string OptionsDigest(const Arguments& args,
                          std::span<const std::string_view> but,
                          std::string_view besides);

// Ends with its line.
std::string RunDigest(const Arguments& args, const classfile::ClassPath& path);

}  // namespace cli

#endif  // CLI_PARTS_RUN_DIGEST_H_
