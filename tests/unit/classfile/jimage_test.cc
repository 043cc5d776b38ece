// Uses the seeds of the fuzzer: the smallest images with a package table, in
// both byte orders, written by tests/fuzz/make_corpus.py.
#include "classfile/jimage.h"

#include <cstdint>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "classfile/bytes.h"
#include "gtest/gtest.h"

namespace classfile {
namespace {

std::vector<uint8_t> Seed(const std::string& name) {
  std::ifstream in("tests/fuzz/corpus/jimage/" + name, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

std::string ClassText(const JImage& image, const char* name) {
  auto found = image.FindClass(name);
  if (!found.ok()) return found.error().ToString();
  if (!found.value()) return "not found";
  auto data = found.value()->data();
  return std::string(data.begin(), data.end());
}

class JImageTest : public testing::TestWithParam<const char*> {
 protected:
  JImage Open() {
    return JImage::Open(Bytes::Own(Seed(GetParam())), "modules").value();
  }
};

TEST_P(JImageTest, FindsClassesThroughTheirPackage) {
  JImage image = Open();
  EXPECT_EQ(ClassText(image, "p/A"), "class A");
  EXPECT_EQ(ClassText(image, "p/B"), "class B");
  EXPECT_EQ(ClassText(image, "p/X"), "not found");
  EXPECT_EQ(ClassText(image, "x/A"), "not found");
  EXPECT_EQ(ClassText(image, "A"), "not found");
  EXPECT_EQ(image.ModuleOf("p").value(), "m");
}

TEST_P(JImageTest, CompressedResourcesAreRefusedByName) {
  EXPECT_NE(ClassText(Open(), "q/C")
                .find("expected a resource that is not "
                      "compressed"),
            std::string::npos);
}

TEST_P(JImageTest, ListsTheClassesOfAModule) {
  EXPECT_EQ(Open().ClassesOf("m").value(),
            (std::vector<std::string>{"module-info.class", "p/A.class",
                                      "p/B.class", "q/C.class"}));
  EXPECT_TRUE(Open().ClassesOf("none").value().empty());
}

TEST_P(JImageTest, EveryTruncationIsAnErrorOrLacksContents) {
  std::vector<uint8_t> whole = Seed(GetParam());
  size_t opened = 0;
  for (size_t size = 0; size < whole.size(); ++size) {
    std::vector<uint8_t> part(whole.begin(),
                              whole.begin() + static_cast<ptrdiff_t>(size));
    auto image = JImage::Open(Bytes::Own(part), "modules");
    if (!image.ok()) continue;
    ++opened;
    bool both = ClassText(image.value(), "p/A") == "class A" &&
                ClassText(image.value(), "p/B") == "class B" &&
                image.value().Find("m", "module-info.class").ok();
    bool compressed = image.value().Find("m", "q/C.class").ok();
    EXPECT_FALSE(both && compressed) << size;
  }
  EXPECT_LT(opened, whole.size() / 2) << "the tables must be whole";
}

INSTANTIATE_TEST_SUITE_P(ByteOrders, JImageTest,
                         testing::Values("little", "big"));

TEST(JImageErrorTest, NamesWhatIsWrong) {
  std::vector<uint8_t> image = Seed("little");
  auto problem = [](const std::vector<uint8_t>& bytes) {
    auto opened = JImage::Open(Bytes::Own(bytes), "modules");
    return opened.ok() ? "" : opened.error().ToString();
  };
  EXPECT_EQ(problem({}),
            "modules: at byte 0: expected the header of a runtime image");
  std::vector<uint8_t> magic = image;
  magic[0] ^= 1;
  EXPECT_EQ(problem(magic),
            "modules: at byte 0: expected the magic number 0xCAFEDADA of a "
            "runtime image");
  std::vector<uint8_t> version = image;
  version[6] = 2;
  EXPECT_EQ(problem(version),
            "modules: at byte 4: expected a runtime image of version 1");
  std::vector<uint8_t> tables = image;
  tables[19] = 0x7f;
  EXPECT_EQ(problem(tables),
            "modules: at byte 16: expected the tables of the image within the "
            "file");
}

}  // namespace
}  // namespace classfile
