#include "cli/options/class_path_option.h"

#include <cstdlib>

namespace cli {
namespace {

std::string Environment() {
  const char* path = std::getenv("CLASSPATH");
  return path == nullptr ? "" : path;
}

}  // namespace

std::string GivenClassPath(const Arguments& args) {
  if (auto path = args.Get(kClassPathOption.name)) return *path;
  const std::string path = Environment();
  return path.empty() ? "." : path;
}

bool HasClassPath(const Arguments& args) {
  return args.Has(kClassPathOption.name) || !Environment().empty();
}

}  // namespace cli
