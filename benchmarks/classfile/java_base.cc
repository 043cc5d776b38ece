// Parses and decodes every class of one module of a JDK and sets the time
// beside that of md5sum over the same bytes. Checks first that every class
// parses and that a second pass finds the same number of instructions; then
// measures the best of several passes, one after another on one core.
//
// Usage: java_base [--jdk HOME] [--module NAME] [--passes N]
#include <sys/resource.h>

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <vector>

#include "base/result.h"
#include "classfile/bytes.h"
#include "classfile/class_file.h"
#include "classfile/class_path.h"
#include "classfile/jdk_home.h"
#include "classfile/jimage.h"
#include "classfile/parser.h"

namespace {

struct Options {
  std::string jdk = classfile::DefaultJdkHome();
  std::string module = "java.base";
  int passes = 9;
};

struct Counts {
  uint64_t classes = 0;
  uint64_t bytes = 0;
  uint64_t methods = 0;
  uint64_t instructions = 0;
};

struct Corpus {
  std::vector<std::string> names;
  std::vector<classfile::Bytes> classes;
};

double CpuSeconds() {
  rusage usage;
  getrusage(RUSAGE_SELF, &usage);
  auto seconds = [](const timeval& t) {
    return static_cast<double>(t.tv_sec) +
           1e-6 * static_cast<double>(t.tv_usec);
  };
  return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

// Copied out of the image, so that page faults are not measured.
base::Result<Corpus> Load(const Options& options) {
  ASSIGN_OR_RETURN(classfile::ClassPath path,
                   classfile::ClassPath::Open("", options.jdk));
  if (path.library() == nullptr) return base::Error{"no JDK found"};
  Corpus corpus;
  ASSIGN_OR_RETURN(corpus.names, path.library()->ClassesOf(options.module));
  for (const std::string& name : corpus.names) {
    ASSIGN_OR_RETURN(auto found, path.library()->Find(options.module, name));
    if (!found) return base::Error{"listed but not found", name};
    auto data = found->data();
    corpus.classes.push_back(classfile::Bytes::Own({data.begin(), data.end()}));
  }
  return corpus;
}

base::Result<Counts> ParseAll(const Corpus& corpus) {
  Counts counts;
  for (size_t i = 0; i < corpus.classes.size(); ++i) {
    ASSIGN_OR_RETURN(
        classfile::ClassFile file,
        classfile::ParseClassFile(corpus.classes[i], corpus.names[i]));
    counts.classes += 1;
    counts.bytes += corpus.classes[i].size();
    counts.methods += file.methods.size();
    for (const classfile::Method& method : file.methods)
      if (method.code) counts.instructions += method.code->instructions.size();
  }
  return counts;
}

// Best wall time of md5sum over a file with all the bytes, its start included.
double TimeMd5sum(const Corpus& corpus, int passes) {
  char name[] = "/tmp/java_base_XXXXXX";
  int fd = mkstemp(name);
  if (fd < 0) return 0;
  FILE* file = fdopen(fd, "wb");
  for (const classfile::Bytes& bytes : corpus.classes)
    std::fwrite(bytes.data().data(), 1, bytes.size(), file);
  std::fclose(file);
  std::string command = std::string("md5sum ") + name + " > /dev/null";
  double best = 1e9;
  for (int i = 0; i < passes; ++i) {
    auto start = std::chrono::steady_clock::now();
    if (std::system(command.c_str()) != 0) best = 0;
    std::chrono::duration<double> took =
        std::chrono::steady_clock::now() - start;
    best = std::min(best, took.count());
  }
  std::remove(name);
  return best;
}

Options ParseOptions(int argc, char** argv) {
  Options options;
  for (int i = 1; i + 1 < argc; i += 2) {
    if (std::strcmp(argv[i], "--jdk") == 0) options.jdk = argv[i + 1];
    if (std::strcmp(argv[i], "--module") == 0) options.module = argv[i + 1];
    if (std::strcmp(argv[i], "--passes") == 0)
      options.passes = std::max(1, std::atoi(argv[i + 1]));
  }
  return options;
}

base::Status Run(const Options& options) {
  ASSIGN_OR_RETURN(Corpus corpus, Load(options));
  ASSIGN_OR_RETURN(Counts counts, ParseAll(corpus));
  double best = 1e9;
  double cpu_start = CpuSeconds();
  for (int i = 0; i < options.passes; ++i) {
    auto start = std::chrono::steady_clock::now();
    ASSIGN_OR_RETURN(Counts again, ParseAll(corpus));
    std::chrono::duration<double> took =
        std::chrono::steady_clock::now() - start;
    if (again.instructions != counts.instructions)
      return base::Error{"two passes disagree on the instructions"};
    best = std::min(best, took.count());
  }
  double cpu = (CpuSeconds() - cpu_start) / options.passes;
  double md5 = TimeMd5sum(corpus, options.passes);
  double megabytes = static_cast<double>(counts.bytes) / 1e6;
  std::printf("%s of %s\n", options.module.c_str(), options.jdk.c_str());
  std::printf("classes %lu  methods %lu  instructions %lu  bytes %lu\n",
              counts.classes, counts.methods, counts.instructions,
              counts.bytes);
  std::printf("parse and decode: best %.1f ms, mean CPU %.1f ms\n", best * 1e3,
              cpu * 1e3);
  std::printf("%.0f classes/s, %.1f MB/s\n",
              static_cast<double>(counts.classes) / best, megabytes / best);
  std::printf("md5sum: best %.1f ms; ratio %.2f\n", md5 * 1e3, best / md5);
  return base::Ok{};
}

}  // namespace

int main(int argc, char** argv) {
  base::Status status = Run(ParseOptions(argc, argv));
  if (status.ok()) return 0;
  std::fprintf(stderr, "java_base: %s\n", status.error().ToString().c_str());
  return 2;
}
