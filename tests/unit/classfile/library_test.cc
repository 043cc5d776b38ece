// Every class of every module of the JDKs on this machine parses: the reader is
// not stricter than the virtual machine.
#include <cstddef>
#include <filesystem>
#include <set>
#include <string>
#include <system_error>
#include <vector>

#include "classfile/class_file.h"
#include "classfile/class_path.h"
#include "classfile/jdk_home.h"
#include "classfile/jimage.h"
#include "classfile/parser.h"
#include "gtest/gtest.h"

namespace classfile {
namespace {

namespace fs = std::filesystem;

std::set<std::string> InstalledJdks() {
  std::set<std::string> homes;
  std::error_code error;
  fs::directory_iterator it("/usr/lib/jvm", error), end;
  for (; !error && it != end; it.increment(error))
    if (fs::exists(it->path() / "lib/modules", error))
      homes.insert(fs::canonical(it->path()).string());
  std::string home = DefaultJdkHome();
  if (fs::exists(home + "/lib/modules", error))
    homes.insert(fs::canonical(home).string());
  return homes;
}

void ParseModule(const JImage& image, const std::string& module,
                 size_t* count) {
  auto paths = image.ClassesOf(module);
  ASSERT_TRUE(paths.ok()) << paths.error().ToString();
  for (const std::string& path : paths.value()) {
    auto bytes = image.Find(module, path);
    ASSERT_TRUE(bytes.ok() && bytes.value()) << path;
    auto parsed = ParseClassFile(*bytes.value(), path);
    ASSERT_TRUE(parsed.ok()) << parsed.error().ToString();
    std::string name = path.substr(0, path.size() - 6);
    EXPECT_EQ(parsed.value().name(), name);
    ++*count;
  }
}

TEST(LibraryTest, EveryClassParses) {
  std::set<std::string> homes = InstalledJdks();
  if (homes.empty()) GTEST_SKIP() << "no JDK on this machine";
  for (const std::string& home : homes) {
    auto path = ClassPath::Open("", home);
    ASSERT_TRUE(path.ok()) << path.error().ToString();
    size_t count = 0;
    for (const char* module : {"java.base", "java.desktop", "java.xml",
                               "jdk.compiler", "jdk.jshell", "java.sql"})
      ParseModule(*path.value().library(), module, &count);
    EXPECT_GT(count, 5000u) << home;
    RecordProperty(fs::path(home).filename().string(), static_cast<int>(count));
  }
}

}  // namespace
}  // namespace classfile
