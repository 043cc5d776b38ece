#include "classfile/jar.h"

#include <zlib.h>

#include <algorithm>
#include <optional>
#include <utility>

#include "classfile/inflate.h"
#include "classfile/manifest.h"

namespace classfile {
namespace {

// Sizes and signatures of the three records we read.
constexpr uint32_t kEndSignature = 0x06054b50;
constexpr size_t kEndSize = 22;
constexpr size_t kMaxComment = 65535;
constexpr uint32_t kCentralSignature = 0x02014b50;
constexpr size_t kCentralSize = 46;
constexpr uint32_t kLocalSignature = 0x04034b50;
constexpr size_t kLocalSize = 30;

constexpr uint16_t kEncrypted = 1;
constexpr uint16_t kStored = 0;
constexpr uint16_t kDeflated = 8;
constexpr int kFirstRelease = 9;
constexpr std::string_view kVersions = "META-INF/versions/";
constexpr std::string_view kManifest = "META-INF/MANIFEST.MF";

uint16_t Little2(const uint8_t* p) {
  return static_cast<uint16_t>(p[0] | p[1] << 8);
}
uint32_t Little4(const uint8_t* p) {
  return Little2(p) | static_cast<uint32_t>(Little2(p + 2)) << 16;
}

std::string_view TextAt(const uint8_t* p, size_t size) {
  return {reinterpret_cast<const char*>(p), size};
}

bool IsTrue(std::string_view word) {
  constexpr std::string_view kTrue = "true";
  return std::equal(word.begin(), word.end(), kTrue.begin(), kTrue.end(),
                    [](char a, char b) { return (a | 32) == b; });
}

// Splits "META-INF/versions/11/a/B.class" into 11 and "a/B.class".
std::optional<std::pair<int, std::string_view>> Versioned(
    std::string_view path) {
  if (!path.starts_with(kVersions)) return std::nullopt;
  path.remove_prefix(kVersions.size());
  size_t slash = path.find('/');
  if (slash == 0 || slash > 4) return std::nullopt;  // npos is large
  int version = 0;
  for (char c : path.substr(0, slash)) {
    if (c < '0' || c > '9') return std::nullopt;
    version = 10 * version + (c - '0');
  }
  return std::pair(version, path.substr(slash + 1));
}

}  // namespace

base::Result<Jar> Jar::Open(Bytes bytes, std::string name, int release) {
  Jar jar;
  jar.bytes_ = std::move(bytes);
  jar.name_ = std::move(name);
  ASSIGN_OR_RETURN(Directory directory, jar.FindDirectory());
  Entries all;
  RETURN_IF_ERROR(jar.ReadDirectory(directory, &all));
  jar.ApplyVersions(all, release);
  return jar;
}

base::Error Jar::Broken(size_t offset, std::string what) const {
  return base::Error{"expected " + std::move(what), name_, offset};
}

// The end record is last but for a comment of unknown length; search backwards
// for its signature with a comment length that fits.
base::Result<Jar::Directory> Jar::FindDirectory() const {
  auto data = bytes_.data();
  size_t lowest = data.size() - std::min(data.size(), kEndSize + kMaxComment);
  for (size_t at = data.size() - std::min(data.size(), kEndSize);; --at) {
    const uint8_t* p = data.data() + at;
    bool fits = at + kEndSize <= data.size() && Little4(p) == kEndSignature &&
                at + kEndSize + Little2(p + 20) == data.size();
    if (fits) {
      Directory found{Little4(p + 16), Little4(p + 12), Little2(p + 10)};
      if (found.count == 0xffff || found.offset == 0xffffffff ||
          found.size == 0xffffffff)
        return Broken(at, "a zip file without zip64 extensions");
      if (Little2(p + 4) != 0 || Little2(p + 6) != 0)
        return Broken(at, "a zip file in one part");
      if (found.offset > at || found.size > at - found.offset)
        return Broken(at, "the central directory before its end record");
      return found;
    }
    if (at == lowest) break;
  }
  return Broken(data.size(), "the end record of a zip file");
}

base::Status Jar::ReadDirectory(const Directory& directory, Entries* all) {
  auto data = bytes_.data().first(directory.offset + directory.size);
  size_t at = directory.offset;
  for (size_t i = 0; i < directory.count; ++i) {
    if (data.size() - at < kCentralSize)
      return Broken(at, "an entry of the central directory");
    const uint8_t* p = data.data() + at;
    if (Little4(p) != kCentralSignature)
      return Broken(at, "the signature of a central directory entry");
    size_t name_size = Little2(p + 28);
    size_t rest = size_t{Little2(p + 30)} + Little2(p + 32);
    if (data.size() - at - kCentralSize < name_size + rest)
      return Broken(at, "an entry of the central directory");
    Entry entry{Little2(p + 8),
                Little2(p + 10),
                Little4(p + 16),
                Little4(p + 20),
                Little4(p + 24),
                Little4(p + 42),
                0};
    (*all)[TextAt(p + kCentralSize, name_size)] = entry;
    at += kCentralSize + name_size + rest;
  }
  return base::Ok{};
}

std::string Jar::Manifest() const {
  if (!Has(kManifest)) return "";
  auto manifest = Read(kManifest);
  if (!manifest.ok()) return "";
  auto data = manifest.value().data();
  return std::string(TextAt(data.data(), data.size()));
}

bool Jar::IsMultiRelease() const {
  return IsTrue(ManifestValue(Manifest(), "Multi-Release").value_or(""));
}

void Jar::ApplyVersions(const Entries& all, int release) {
  entries_ = all;
  if (!IsMultiRelease()) return;
  for (const auto& [path, entry] : all) {
    auto versioned = Versioned(path);
    if (!versioned) continue;
    auto [version, plain] = *versioned;
    if (version < kFirstRelease || version > release || plain.empty()) continue;
    auto it = entries_.find(plain);
    if (it != entries_.end() && it->second.version > version) continue;
    Entry chosen = entry;
    chosen.version = version;
    entries_[plain] = chosen;
  }
}

base::Result<Bytes> Jar::Read(std::string_view path) const {
  auto it = entries_.find(path);
  if (it == entries_.end())
    return base::Error{"no such entry", name_ + "!/" + std::string(path)};
  auto bytes = ReadEntry(it->second);
  if (bytes.ok()) return bytes;
  base::Error error = std::move(bytes).error();
  error.where = name_ + "!/" + std::string(path);
  return error;
}

base::Result<Bytes> Jar::ReadEntry(const Entry& entry) const {
  auto data = bytes_.data();
  size_t at = entry.header_offset;
  if (entry.flags & kEncrypted) return Broken(at, "an entry not encrypted");
  if (entry.size > kMaxJarEntrySize)
    return Broken(at, "an entry of at most 64 MiB, found " +
                          std::to_string(entry.size) + " bytes");
  if (at > data.size() || data.size() - at < kLocalSize ||
      Little4(data.data() + at) != kLocalSignature)
    return Broken(at, "a local file header");
  const uint8_t* p = data.data() + at;
  size_t start = at + kLocalSize + Little2(p + 26) + Little2(p + 28);
  if (start > data.size() || entry.compressed_size > data.size() - start)
    return Broken(at, "the entry's data within the file");
  Bytes raw = bytes_.Slice(start, entry.compressed_size);
  if (entry.method == kStored)
    return entry.size == entry.compressed_size
               ? base::Result<Bytes>(raw)
               : Broken(at, "equal sizes of a stored entry");
  if (entry.method != kDeflated)
    return Broken(at, "an entry stored or deflated, found method " +
                          std::to_string(entry.method));
  auto inflated = Inflate(raw.data(), entry.size);
  if (!inflated.ok())
    return Broken(start,
                  "deflated data of " + std::to_string(entry.size) + " bytes");
  std::vector<uint8_t> bytes = std::move(inflated).value();
  uLong crc = crc32(0, bytes.data(), static_cast<uInt>(bytes.size()));
  if (crc != entry.crc) return Broken(start, "data that fits its checksum");
  return Bytes::Own(std::move(bytes));
}

std::vector<std::string> Jar::ClassNames() const {
  constexpr std::string_view kSuffix = ".class";
  std::vector<std::string> names;
  for (const auto& [path, entry] : entries_) {
    if (!path.ends_with(kSuffix) || path.starts_with("META-INF/")) continue;
    names.emplace_back(path.substr(0, path.size() - kSuffix.size()));
  }
  return names;
}

}  // namespace classfile
