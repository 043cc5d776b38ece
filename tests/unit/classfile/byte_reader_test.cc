#include "classfile/byte_reader.h"

#include <cstdint>
#include <vector>

#include "gtest/gtest.h"

namespace classfile {
namespace {

const std::vector<uint8_t> kBytes = {1, 2, 3, 4, 5, 6, 7, 8};

TEST(ByteReaderTest, ReadsBigEndian) {
  ByteReader reader(kBytes);
  EXPECT_EQ(reader.U1(), 0x01u);
  EXPECT_EQ(reader.U2(), 0x0203u);
  EXPECT_EQ(reader.U4(), 0x04050607u);
  EXPECT_EQ(reader.offset(), 7u);
  EXPECT_EQ(reader.remaining(), 1u);
  EXPECT_TRUE(reader.ok());
}

TEST(ByteReaderTest, TheFirstFailureSticksWithItsOffset) {
  ByteReader reader(kBytes);
  reader.Skip(6);
  EXPECT_EQ(reader.U4(), 0u);
  EXPECT_FALSE(reader.ok());
  EXPECT_EQ(reader.U1(), 0u) << "later reads give nothing";
  reader.FailAt(1, "something else");
  EXPECT_EQ(reader.error().ToString(),
            "at byte 6: expected 4 more bytes, found 2");
}

TEST(ByteReaderTest, OffsetsCountFromTheBase) {
  ByteReader reader(kBytes, 100);
  reader.Skip(3);
  reader.Fail("a miracle");
  EXPECT_EQ(reader.error().ToString(), "at byte 103: expected a miracle");
}

TEST(ByteReaderTest, ALimitHidesWhatFollows) {
  ByteReader reader(kBytes);
  size_t outer = reader.BeginLimit(3);
  EXPECT_EQ(reader.Rest().size(), 3u);
  reader.Skip(3);
  EXPECT_EQ(reader.remaining(), 0u);
  reader.EndLimit(outer);
  EXPECT_EQ(reader.U1(), 4u);
  reader.BeginLimit(5);
  EXPECT_FALSE(reader.ok()) << "a limit beyond the end is a failure";
}

}  // namespace
}  // namespace classfile
