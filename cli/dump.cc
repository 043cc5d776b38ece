#include "cli/dump.h"

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include "base/result.h"
#include "classfile/bytes.h"
#include "classfile/class_file.h"
#include "classfile/class_path.h"
#include "classfile/descriptor.h"
#include "classfile/dump.h"
#include "classfile/file.h"
#include "classfile/jdk_home.h"
#include "classfile/parser.h"

namespace cli {
namespace {

constexpr char kHelp[] =
    "Prints what class files say, in the manner of `javap -c -p -v`.\n"
    "\n"
    "usage: summa dump CLASS|FILE... [options]\n"
    "\n"
    "  CLASS                      a class found on the class path or in the "
    "JDK\n"
    "  FILE                       a path that ends in .class\n"
    "  -cp, --class-path PATH     directories and jars (default: .)\n"
    "  --jdk HOME|none            JDK whose class library is searched\n"
    "                             (default: JAVA_HOME, else that of java on "
    "PATH)\n"
    "  -o FILE                    write there instead of standard output\n"
    "\n"
    "example: summa dump java.lang.Object\n";

struct Options {
  std::vector<std::string> targets;
  std::string class_path = ".";
  std::optional<std::string> jdk;
  std::string output;
  bool help = false;
};

base::Result<Options> ParseOptions(std::span<const std::string> args) {
  Options options;
  for (size_t i = 0; i < args.size(); ++i) {
    const std::string& arg = args[i];
    if (arg == "--help" || arg == "-h") {
      options.help = true;
    } else if (!arg.starts_with("-") || arg == "-") {
      options.targets.push_back(arg);
    } else if (arg != "-cp" && arg != "--class-path" && arg != "--jdk" &&
               arg != "-o") {
      return base::Error{"unknown option " + arg +
                         "; expected -cp, --class-path, --jdk, -o or --help"};
    } else if (i + 1 == args.size()) {
      return base::Error{"expected a value after " + arg};
    } else if (arg == "--jdk") {
      options.jdk = args[++i];
    } else {
      (arg == "-o" ? options.output : options.class_path) = args[++i];
    }
  }
  if (options.targets.empty() && !options.help)
    return base::Error{"dump: expected a class or a file"};
  return options;
}

std::string JdkHome(const Options& options) {
  if (!options.jdk) return classfile::DefaultJdkHome();
  return *options.jdk == "none" ? "" : *options.jdk;
}

bool IsFile(const std::string& target) {
  std::error_code error;
  return target.ends_with(".class") ||
         (target.find('/') != std::string::npos &&
          std::filesystem::is_regular_file(target, error));
}

base::Error NotFound(const classfile::ClassPath& path,
                     const std::string& target, const std::string& name) {
  std::string what = "no such class";
  std::vector<std::string> near = path.NearNames(name);
  for (size_t i = 0; i < near.size(); ++i)
    what += (i == 0 ? "; did you mean " : ", ") +
            classfile::InternalToJava(near[i]);
  return base::Error{what, target};
}

// Opens the class path when the first class is looked up, not for files.
class Finder {
 public:
  explicit Finder(const Options& options) : options_(options) {}

  base::Result<classfile::ClassBytes> Find(const std::string& target) {
    if (IsFile(target)) {
      ASSIGN_OR_RETURN(
          classfile::Bytes bytes,
          classfile::ReadFile(target, classfile::kMaxClassFileSize));
      return classfile::ClassBytes{std::move(bytes), target};
    }
    if (!path_) {
      ASSIGN_OR_RETURN(
          classfile::ClassPath path,
          classfile::ClassPath::Open(options_.class_path, JdkHome(options_)));
      path_ = std::move(path);
    }
    std::string name = target;
    std::replace(name.begin(), name.end(), '.', '/');
    ASSIGN_OR_RETURN(auto found, path_->Find(name));
    if (!found) return NotFound(*path_, target, name);
    return std::move(*found);
  }

 private:
  const Options& options_;
  std::optional<classfile::ClassPath> path_;
};

base::Status Write(const Options& options) {
  FILE* out = stdout;
  if (!options.output.empty()) out = std::fopen(options.output.c_str(), "w");
  if (out == nullptr) return base::Error{"cannot be written", options.output};
  Finder finder(options);
  base::Status status = base::Ok{};
  for (const std::string& target : options.targets) {
    auto dump = [&]() -> base::Status {
      ASSIGN_OR_RETURN(classfile::ClassBytes found, finder.Find(target));
      ASSIGN_OR_RETURN(classfile::ClassFile file,
                       classfile::ParseClassFile(found.bytes, found.origin));
      classfile::DumpClass(file, [out](std::string_view text) {
        std::fwrite(text.data(), 1, text.size(), out);
      });
      return base::Ok{};
    };
    status = dump();
    if (!status.ok()) break;
  }
  bool written = std::fflush(out) == 0 && !std::ferror(out);
  if (out != stdout) std::fclose(out);
  if (status.ok() && !written)
    return base::Error{"could not be written", options.output};
  return status;
}

int Run(std::span<const std::string> args) {
  auto options = ParseOptions(args);
  base::Status status = base::Ok{};
  if (!options.ok())
    status = options.error();
  else if (options.value().help)
    std::fputs(kHelp, stdout);
  else
    status = Write(options.value());
  if (status.ok()) return kExitOk;
  std::fprintf(stderr, "summa: %s\n", status.error().ToString().c_str());
  return kExitUsage;
}

}  // namespace

const Command kDumpCommand = {
    "dump", "CLASS|FILE... [-cp PATH] [--jdk HOME|none]",
    "what the class file says, in the manner of javap -c -p -v", Run};

}  // namespace cli
