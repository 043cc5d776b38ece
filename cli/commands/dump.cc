#include "cli/commands/dump.h"

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
#include "cli/options/class_path_option.h"
#include "cli/options/options.h"

namespace cli {
namespace {

constexpr char kDumpAbout[] =
    "Prints what class files say, in the manner of `javap -c -p -v`.\n"
    "\n"
    "usage: summa dump CLASS|FILE... [options]\n"
    "\n"
    "  CLASS                       a class found on the class path or in the "
    "JDK\n"
    "  FILE                        a path that ends in .class\n";

constexpr OptionSpec kDumpOptions[] = {
    kClassPathOption,
    {"--jdk", nullptr, "HOME|none",
     "JDK that supplies the class library (JAVA_HOME, else that of java)",
     nullptr},
    {"--output", "-o", "FILE", "write there instead of standard output",
     nullptr},
    {"--help", "-h", nullptr, "this text", nullptr},
};

struct DumpOptions {
  std::vector<std::string> targets;
  std::string class_path;
  std::optional<std::string> jdk;
  std::string output;
};

base::Result<DumpOptions> ReadDumpOptions(const Arguments& args) {
  if (args.operands().empty())
    return base::Error{"dump: expected a class or a file"};
  return DumpOptions{args.operands(), GivenClassPath(args), args.Get("--jdk"),
                     args.Get("--output").value_or("")};
}

std::string JdkHome(const DumpOptions& options) {
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
  explicit Finder(const DumpOptions& options) : options_(options) {}

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
  const DumpOptions& options_;
  std::optional<classfile::ClassPath> path_;
};

base::Status Write(const DumpOptions& options) {
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

base::Status Dump(const Arguments& args) {
  ASSIGN_OR_RETURN(DumpOptions options, ReadDumpOptions(args));
  return Write(options);
}

int RunDump(std::span<const std::string> args) {
  const auto parsed = Arguments::Parse(kDumpOptions, args);
  if (parsed.ok() && parsed.value().Has("--help")) {
    std::printf("%s%s\nexample: summa dump java.lang.Object\n", kDumpAbout,
                OptionsHelp(kDumpOptions).c_str());
    return kExitOk;
  }
  const base::Status status =
      parsed.ok() ? Dump(parsed.value()) : base::Status(parsed.error());
  if (status.ok()) return kExitOk;
  std::fprintf(stderr, "summa: %s\n", status.error().ToString().c_str());
  return kExitUsage;
}

std::span<const OptionSpec> DumpTable() { return kDumpOptions; }

}  // namespace

const Command kDumpCommand = {
    "dump", "CLASS|FILE... [options]",
    "what the class file says, in the manner of javap -c -p -v", RunDump,
    DumpTable};

}  // namespace cli
