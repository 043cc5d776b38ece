#include "classfile/jar.h"

#include <zlib.h>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "classfile/bytes.h"
#include "gtest/gtest.h"

namespace classfile {
namespace {

using Content = std::vector<uint8_t>;

void Put(Content& out, uint64_t value, int size) {
  for (int i = 0; i < size; ++i)
    out.push_back(i < 8 ? static_cast<uint8_t>(value >> (8 * i)) : uint8_t{0});
}
void Put(Content& out, std::string_view text) {
  out.insert(out.end(), text.begin(), text.end());
}

Content Deflate(std::string_view text) {
  z_stream z = {};
  deflateInit2(&z, 9, Z_DEFLATED, -15, 9, Z_DEFAULT_STRATEGY);
  Content out(text.size() + 100);
  z.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(text.data()));
  z.avail_in = static_cast<uInt>(text.size());
  z.next_out = out.data();
  z.avail_out = static_cast<uInt>(out.size());
  deflate(&z, Z_FINISH);
  out.resize(z.total_out);
  deflateEnd(&z);
  return out;
}

// A zip file whose every claim can be changed.
class ZipBuilder {
 public:
  struct Claims {
    int method = 0;
    uint64_t size = 0;
    unsigned flags = 0;
    uint32_t crc = 0;
  };

  ZipBuilder& Add(std::string_view name, std::string_view text,
                  bool deflated = false) {
    Claims claims{deflated ? 8 : 0, text.size(), 0, Crc(text)};
    return Add(name,
               deflated ? Deflate(text) : Content(text.begin(), text.end()),
               claims);
  }
  ZipBuilder& Add(std::string_view name, const Content& data,
                  const Claims& claims) {
    size_t header = bytes_.size();
    Put(bytes_, 0x04034b50, 4);
    Put(bytes_, 0, 22);
    Put(bytes_, name.size(), 2);
    Put(bytes_, 0, 2);
    Put(bytes_, name);
    bytes_.insert(bytes_.end(), data.begin(), data.end());
    Put(directory_, 0x02014b50, 4);
    Put(directory_, 0, 4);
    Put(directory_, claims.flags, 2);
    Put(directory_, static_cast<uint64_t>(claims.method), 2);
    Put(directory_, 0, 4);
    Put(directory_, claims.crc, 4);
    Put(directory_, data.size(), 4);
    Put(directory_, claims.size, 4);
    Put(directory_, name.size(), 2);
    Put(directory_, 0, 12);
    Put(directory_, header, 4);
    Put(directory_, name);
    ++count_;
    return *this;
  }
  Content Build(std::string_view comment = "") const {
    Content out = bytes_;
    out.insert(out.end(), directory_.begin(), directory_.end());
    Put(out, 0x06054b50, 4);
    Put(out, 0, 4);
    Put(out, count_, 2);
    Put(out, count_, 2);
    Put(out, directory_.size(), 4);
    Put(out, bytes_.size(), 4);
    Put(out, comment.size(), 2);
    Put(out, comment);
    return out;
  }
  static uint32_t Crc(std::string_view text) {
    return static_cast<uint32_t>(
        crc32(0, reinterpret_cast<const Bytef*>(text.data()),
              static_cast<uInt>(text.size())));
  }

 private:
  Content bytes_, directory_;
  unsigned count_ = 0;
};

// The entry's text, or the error as the user sees it.
std::string Read(const Content& zip, std::string_view path, int release = 17) {
  auto jar = Jar::Open(Bytes::Own(zip), "x.jar", release);
  if (!jar.ok()) return jar.error().ToString();
  auto bytes = jar.value().Read(path);
  if (!bytes.ok()) return bytes.error().ToString();
  auto data = bytes.value().data();
  return std::string(data.begin(), data.end());
}

TEST(JarTest, StoredAndDeflatedEntries) {
  std::string text(5000, 'x');
  Content zip = ZipBuilder().Add("a", "stored").Add("b", text, true).Build();
  EXPECT_EQ(Read(zip, "a"), "stored");
  EXPECT_EQ(Read(zip, "b"), text);
  EXPECT_EQ(Read(zip, "c"), "x.jar!/c: no such entry");
}

TEST(JarTest, ACommentMayFollowEvenOneLikeAnEndRecord) {
  Content zip =
      ZipBuilder().Add("a", "1").Build("PK\x05\x06 and more text here");
  EXPECT_EQ(Read(zip, "a"), "1");
}

TEST(JarTest, ListsClassesSorted) {
  Content zip = ZipBuilder()
                    .Add("q/B.class", "")
                    .Add("p/A.class", "")
                    .Add("p/a.txt", "")
                    .Add("META-INF/versions/9/C.class", "")
                    .Build();
  auto jar = Jar::Open(Bytes::Own(zip), "x.jar", 17);
  ASSERT_TRUE(jar.ok());
  EXPECT_EQ(jar.value().ClassNames(), (std::vector<std::string>{"p/A", "q/B"}));
}

Content MultiRelease(std::string_view manifest) {
  return ZipBuilder()
      .Add("META-INF/MANIFEST.MF", manifest, true)
      .Add("A.class", "plain")
      .Add("META-INF/versions/8/A.class", "eight")
      .Add("META-INF/versions/9/A.class", "nine")
      .Add("META-INF/versions/11/A.class", "eleven")
      .Add("META-INF/versions/21/A.class", "twenty-one")
      .Add("META-INF/versions/9/New.class", "new")
      .Build();
}

TEST(JarTest, MultiReleasePicksTheNewestThatFits) {
  Content zip =
      MultiRelease("Manifest-Version: 1.0\r\nMulti-Release: true\r\n");
  EXPECT_EQ(Read(zip, "A.class", 8), "plain");
  EXPECT_EQ(Read(zip, "A.class", 9), "nine");
  EXPECT_EQ(Read(zip, "A.class", 17), "eleven");
  EXPECT_EQ(Read(zip, "A.class", 25), "twenty-one");
  EXPECT_EQ(Read(zip, "New.class", 17), "new");
}

TEST(JarTest, OnlyTheMainSectionMakesAJarMultiRelease) {
  EXPECT_EQ(Read(MultiRelease("multi-release: TRUE\n"), "A.class"), "eleven");
  EXPECT_EQ(Read(MultiRelease("Multi-Release: false\n"), "A.class"), "plain");
  EXPECT_EQ(Read(MultiRelease("A: b\n\nMulti-Release: true\n"), "A.class"),
            "plain");
  EXPECT_EQ(Read(MultiRelease("Not-Multi-Release: true\n"), "A.class"),
            "plain");
}

TEST(JarTest, AnEntryThatInflatesPastItsSizeIsAnError) {
  Content bomb = Deflate(std::string(50 << 20, '\0'));
  Content zip = ZipBuilder().Add("a", bomb, {8, 1000, 0, 0}).Build();
  EXPECT_EQ(Read(zip, "a"),
            "x.jar!/a: at byte 31: expected deflated data of 1000 bytes");
}

TEST(JarTest, AnEntryThatClaimsTooMuchIsRefused) {
  Content bomb = Deflate(std::string(1 << 20, '\0'));
  Content zip = ZipBuilder().Add("a", bomb, {8, 65u << 20, 0, 0}).Build();
  EXPECT_EQ(Read(zip, "a"),
            "x.jar!/a: at byte 0: expected an entry of at most 64 MiB, found "
            "68157440 bytes");
  // The claim is within the limit but the data end early.
  zip = ZipBuilder().Add("a", bomb, {8, 60u << 20, 0, 0}).Build();
  EXPECT_EQ(Read(zip, "a"),
            "x.jar!/a: at byte 31: expected deflated data of 62914560 bytes");
}

TEST(JarTest, WrongClaimsAreErrors) {
  EXPECT_EQ(Read(ZipBuilder().Add("a", {1}, {0, 2, 0, 0}).Build(), "a"),
            "x.jar!/a: at byte 0: expected equal sizes of a stored entry");
  EXPECT_EQ(Read(ZipBuilder().Add("a", {1}, {12, 1, 0, 0}).Build(), "a"),
            "x.jar!/a: at byte 0: expected an entry stored or deflated, found "
            "method 12");
  EXPECT_EQ(Read(ZipBuilder().Add("a", {1}, {0, 1, 1, 0}).Build(), "a"),
            "x.jar!/a: at byte 0: expected an entry not encrypted");
  EXPECT_EQ(
      Read(ZipBuilder().Add("a", Deflate("xyz"), {8, 3, 0, 7}).Build(), "a"),
      "x.jar!/a: at byte 31: expected data that fits its checksum");
}

TEST(JarTest, EveryTruncationIsAnError) {
  Content zip = ZipBuilder().Add("a", "stored").Add("b", "text", true).Build();
  for (size_t size = 0; size < zip.size(); ++size) {
    Content part(zip.begin(), zip.begin() + static_cast<ptrdiff_t>(size));
    EXPECT_FALSE(Jar::Open(Bytes::Own(part), "x.jar", 17).ok()) << size;
  }
}

TEST(JarTest, NotAZipFile) {
  EXPECT_EQ(Read({1, 2, 3}, "a"),
            "x.jar: at byte 3: expected the end record of a zip file");
}

TEST(JarTest, Zip64IsRefusedByName) {
  Content zip = ZipBuilder().Add("a", "1").Build();
  for (size_t i = zip.size() - 14; i < zip.size() - 2; ++i) zip[i] = 0xff;
  EXPECT_NE(Read(zip, "a").find("without zip64 extensions"), std::string::npos);
}

}  // namespace
}  // namespace classfile
