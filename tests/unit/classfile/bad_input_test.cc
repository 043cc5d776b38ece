// Broken class files give an Error: no crash, no hang, no large memory. The
// fuzzers look for surprises; this test walks the known ways systematically.
#include <sys/resource.h>

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "classfile/bytes.h"
#include "classfile/class_file.h"
#include "classfile/dump.h"
#include "classfile/parser.h"
#include "gtest/gtest.h"
#include "tests/unit/classfile/class_builder.h"

namespace classfile {
namespace {

namespace fs = std::filesystem;
using Content = std::vector<uint8_t>;

using Folders = std::vector<const char*>;
const Folders kAll = {"ecj_17", "ecj_8", "javac_11", "javac_17", "javac_8"};
// Enough variety where each class is parsed thousands of times.
const Folders kSome = {"ecj_17", "javac_8"};

std::vector<Content> TestClasses(size_t largest, const Folders& folders) {
  std::vector<Content> classes;
  for (const char* compiler : folders) {
    fs::path root = fs::path("tests/data/classfile") / compiler;
    for (const auto& entry : fs::recursive_directory_iterator(
             root, fs::directory_options::follow_directory_symlink)) {
      if (entry.path().extension() != ".class") continue;
      if (fs::file_size(entry.path()) > largest) continue;
      std::ifstream in(entry.path(), std::ios::binary);
      classes.emplace_back(std::istreambuf_iterator<char>(in),
                           std::istreambuf_iterator<char>());
    }
  }
  return classes;
}

// True if it parses; then it must also print.
bool Accepts(const Content& content) {
  auto parsed = ParseClassFile(Bytes::Borrow(content), "x");
  if (!parsed.ok()) {
    EXPECT_EQ(parsed.error().where, "x");
    EXPECT_LE(parsed.error().offset.value_or(content.size() + 1),
              content.size());
    return false;
  }
  DumpClass(parsed.value(), [](std::string_view) {});
  return true;
}

TEST(BadInputTest, TheTestClassesAreGood) {
  auto classes = TestClasses(1 << 20, kAll);
  EXPECT_GT(classes.size(), 50u);
  for (const Content& content : classes) EXPECT_TRUE(Accepts(content));
}

TEST(BadInputTest, EveryTruncationIsAnError) {
  for (const Content& content : TestClasses(1000, kSome))
    for (size_t size = 0; size < content.size(); ++size)
      ASSERT_FALSE(Accepts(Content(
          content.begin(), content.begin() + static_cast<ptrdiff_t>(size))))
          << size << " of " << content.size() << " bytes";
}

TEST(BadInputTest, TrailingBytesAreAnError) {
  for (Content content : TestClasses(1000, kSome)) {
    content.push_back(0);
    EXPECT_FALSE(Accepts(content));
  }
}

TEST(BadInputTest, EveryByteMayBeWrong) {
  size_t accepted = 0, refused = 0;
  for (const Content& content : TestClasses(650, kSome)) {
    for (size_t at = 0; at < content.size(); ++at) {
      for (uint8_t flip : {0x01, 0x80, 0xff}) {
        Content mutant = content;
        mutant[at] ^= flip;
        (Accepts(mutant) ? accepted : refused)++;
      }
    }
  }
  // Text and numbers may change freely; structure may not.
  EXPECT_GT(refused, accepted / 2);
  EXPECT_GT(accepted, 0u);
}

TEST(BadInputTest, EveryPairOfBytesMayBeHuge) {
  for (const Content& content : TestClasses(650, kSome)) {
    for (size_t at = 0; at + 4 <= content.size(); ++at) {
      Content mutant = content;
      std::fill_n(mutant.begin() + static_cast<ptrdiff_t>(at), 2, 0xff);
      Accepts(mutant);
      std::fill_n(mutant.begin() + static_cast<ptrdiff_t>(at), 4, 0xff);
      Accepts(mutant);
    }
  }
}

TEST(BadInputTest, DeeplyNestedAnnotationsDoNotExhaustTheStack) {
  ClassBuilder builder;
  unsigned type = builder.Utf8("LX;");
  Out info;
  info.U2(1).U2(type).U2(1).U2(type);
  for (int i = 0; i < 100000; ++i) info.U1('[').U2(1);
  builder.ClassAttribute(
      builder.Attribute("RuntimeVisibleAnnotations", info.bytes()));
  EXPECT_EQ(builder.Problem(), "expected values nested less deeply");
}

TEST(BadInputTest, TextComesInPiecesOfOneMethodAtMost) {
  ClassBuilder builder;
  auto code = builder.CodeAttribute({Content(65535, 0)});
  for (const char* name : {"a", "b", "c"})
    builder.Method(8, name, "()V", {code});
  auto parsed = builder.Parse();
  ASSERT_TRUE(parsed.ok());
  size_t largest = 0, total = 0;
  DumpClass(parsed.value(), [&](std::string_view piece) {
    largest = std::max(largest, piece.size());
    total += piece.size();
  });
  EXPECT_LT(largest, total / 2);
}

TEST(BadInputTest, TooLargeAFileIsRefusedUnread) {
  Content content(kMaxClassFileSize + 1);
  auto parsed = ParseClassFile(Bytes::Borrow(content), "x");
  ASSERT_FALSE(parsed.ok());
  EXPECT_EQ(parsed.error().what, "expected a class file of at most 8 MiB");
}

#if !defined(__SANITIZE_ADDRESS__) && !defined(ADDRESS_SANITIZER)
#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define ADDRESS_SANITIZER 1
#endif
#endif
#endif

#if !defined(__SANITIZE_ADDRESS__) && !defined(ADDRESS_SANITIZER)
// The costliest class there can be: as much code as fits, one-byte opcodes.
TEST(BadInputTest, TheWorstClassStaysBelow256MiB) {
  ClassBuilder builder;
  auto code = builder.CodeAttribute({Content(65535, 0)});
  for (int i = 0; i < 127; ++i)
    builder.Method(8, "m" + std::to_string(i), "()V", {code});
  Content content = builder.Build();
  ASSERT_GT(content.size(), kMaxClassFileSize * 9 / 10);
  EXPECT_TRUE(ParseClassFile(Bytes::Borrow(content), "x").ok());
  rusage usage;
  getrusage(RUSAGE_SELF, &usage);
  EXPECT_LT(usage.ru_maxrss, 256 << 10) << "KiB, of the whole test so far";
}
#endif

}  // namespace
}  // namespace classfile
