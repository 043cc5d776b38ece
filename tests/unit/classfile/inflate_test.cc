#include "classfile/inflate.h"

#include <cstdint>
#include <string>
#include <vector>

#include "gtest/gtest.h"

namespace classfile {
namespace {

// "hello" in one stored block, the form of deflate whose sizes can be read off.
const std::vector<uint8_t> kStored = {1,   5,   0,   0xfa, 0xff,
                                      'h', 'e', 'l', 'l',  'o'};

TEST(InflateTest, ExactlyThePromisedSize) {
  auto bytes = Inflate(kStored, 5);
  ASSERT_TRUE(bytes.ok());
  EXPECT_EQ(std::string(bytes.value().begin(), bytes.value().end()), "hello");
  EXPECT_FALSE(Inflate(kStored, 4).ok()) << "more came than was promised";
  EXPECT_FALSE(Inflate(kStored, 6).ok()) << "less came than was promised";
}

TEST(InflateTest, BrokenData) {
  EXPECT_FALSE(Inflate({}, 0).ok());
  EXPECT_FALSE(Inflate({}, 10).ok());
  std::vector<uint8_t> cut(kStored.begin(), kStored.end() - 1);
  EXPECT_FALSE(Inflate(cut, 5).ok());
  std::vector<uint8_t> reserved = {0x07, 0, 0};
  EXPECT_EQ(Inflate(reserved, 5).error().what,
            "expected deflated data of 5 bytes");
}

}  // namespace
}  // namespace classfile
