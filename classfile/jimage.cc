#include "classfile/jimage.h"

#include <algorithm>
#include <cstring>
#include <utility>

#include "classfile/descriptor.h"

namespace classfile {
namespace {

constexpr uint32_t kImageMagic = 0xcafedada;
constexpr uint32_t kMajorVersion = 1;
constexpr size_t kHeaderSize = 28;
constexpr uint32_t kHashSeed = 0x01000193;
constexpr size_t kPackageEntrySize = 8;

uint32_t LoadWord(const uint8_t* p, bool swap) {
  uint32_t word;
  std::memcpy(&word, p, 4);
  return swap ? __builtin_bswap32(word) : word;
}

// The image's own string hash; the seed varies with the redirect table.
uint32_t Hash(std::string_view text, uint32_t seed) {
  for (char c : text) seed = (seed * kHashSeed) ^ static_cast<uint8_t>(c);
  return seed & 0x7fffffff;
}

}  // namespace

base::Result<JImage> JImage::Open(Bytes bytes, std::string name) {
  JImage image;
  image.bytes_ = std::move(bytes);
  image.name_ = std::move(name);
  auto data = image.bytes_.data();
  if (data.size() < kHeaderSize)
    return image.Broken(data.size(), "the header of a runtime image");
  image.swap_ = LoadWord(data.data(), true) == kImageMagic;
  if (image.Word(0) != kImageMagic)
    return image.Broken(0, "the magic number 0xCAFEDADA of a runtime image");
  if (image.Word(4) >> 16 != kMajorVersion)
    return image.Broken(4, "a runtime image of version 1");
  image.table_length_ = image.Word(16);
  uint64_t tables = uint64_t{image.table_length_} * 4;
  uint64_t locations = kHeaderSize + 2 * tables;
  uint64_t strings = locations + image.Word(20);
  uint64_t contents = strings + image.Word(24);
  if (contents > data.size())
    return image.Broken(16, "the tables of the image within the file");
  image.redirect_ = kHeaderSize;
  image.offsets_ = kHeaderSize + tables;
  image.locations_ = locations;
  image.strings_ = strings;
  image.contents_ = contents;
  return image;
}

base::Error JImage::Broken(size_t offset, std::string what) const {
  return base::Error{"expected " + std::move(what), name_, offset};
}

uint32_t JImage::Word(size_t offset) const {
  return LoadWord(bytes_.data().data() + offset, swap_);
}

std::optional<std::string_view> JImage::StringAt(uint64_t offset) const {
  if (offset >= contents_ - strings_) return std::nullopt;
  const uint8_t* start = bytes_.data().data() + strings_ + offset;
  size_t left = contents_ - strings_ - offset;
  const void* end = std::memchr(start, 0, left);
  if (end == nullptr) return std::nullopt;
  return std::string_view(
      reinterpret_cast<const char*>(start),
      static_cast<size_t>(static_cast<const uint8_t*>(end) - start));
}

// Each item is a byte (kind << 3 | size - 1) and `size` bytes, most significant
// first, whatever the byte order of the rest.
base::Result<JImage::Location> JImage::ReadLocation(uint32_t offset) const {
  Location location;
  if (offset >= strings_ - locations_)
    return Broken(locations_, "the offset of a resource location");
  size_t at = locations_ + offset;
  while (at < strings_) {
    uint8_t head = bytes_.data()[at];
    unsigned kind = head >> 3;
    size_t size = (head & 7u) + 1;
    if (kind == kEnd) return location;
    if (strings_ - at <= size) break;
    uint64_t value = 0;
    for (size_t i = 1; i <= size; ++i)
      value = value << 8 | bytes_.data()[at + i];
    if (kind < kItemCount) location.items[kind] = value;
    at += 1 + size;
  }
  return Broken(at, "a resource location to end within its table");
}

base::Result<std::string> JImage::NameOf(const Location& location) const {
  std::string name;
  const struct {
    Item item;
    char before;
  } kParts[] = {
      {kModule, '/'}, {kParent, '/'}, {kBase, '/'}, {kExtension, '.'}};
  for (const auto& part : kParts) {
    auto text = StringAt(location.items[part.item]);
    if (!text) return Broken(strings_, "the name of a resource among strings");
    // A resource without module has no leading slash for it, and so on.
    if (text->empty()) continue;
    bool separated = part.item != kBase || !name.empty();
    if (separated) name += part.before;
    name += *text;
  }
  return name;
}

base::Result<std::optional<JImage::Location>> JImage::Lookup(
    const std::string& name) const {
  std::optional<Location> none;
  if (table_length_ == 0) return none;
  uint32_t slot = Hash(name, kHashSeed) % table_length_;
  auto redirect = static_cast<int32_t>(Word(redirect_ + 4 * size_t{slot}));
  if (redirect == 0) return none;
  if (redirect < 0)
    slot = static_cast<uint32_t>(-1 - int64_t{redirect});
  else
    slot = Hash(name, static_cast<uint32_t>(redirect)) % table_length_;
  if (slot >= table_length_)
    return Broken(redirect_, "redirections within the table");
  ASSIGN_OR_RETURN(Location location,
                   ReadLocation(Word(offsets_ + 4 * size_t{slot})));
  ASSIGN_OR_RETURN(std::string found, NameOf(location));
  // The hash is perfect only for names that are there.
  if (found != name) return none;
  return std::optional<Location>(location);
}

base::Result<Bytes> JImage::Contents(const Location& location) const {
  if (location.items[kCompressed] != 0)
    return Broken(contents_, "a resource that is not compressed");
  uint64_t offset = location.items[kOffset];
  uint64_t size = location.items[kUncompressed];
  uint64_t available = bytes_.size() - contents_;
  if (offset > available || size > available - offset)
    return Broken(contents_, "a resource within the file");
  return bytes_.Slice(contents_ + offset, size);
}

base::Result<std::optional<Bytes>> JImage::Find(std::string_view module,
                                                std::string_view path) const {
  std::string name = "/" + std::string(module) + "/" + std::string(path);
  ASSIGN_OR_RETURN(std::optional<Location> location, Lookup(name));
  if (!location) return std::optional<Bytes>();
  ASSIGN_OR_RETURN(Bytes bytes, Contents(*location));
  return std::optional<Bytes>(bytes);
}

// /packages/java.lang holds pairs of words: whether the package is empty in a
// module, and that module's name. At most one module's is not empty.
base::Result<std::optional<std::string>> JImage::ModuleOf(
    std::string_view package) const {
  std::optional<std::string> none;
  std::string name = "/packages/" + InternalToJava(package);
  ASSIGN_OR_RETURN(std::optional<Location> location, Lookup(name));
  if (!location) return none;
  ASSIGN_OR_RETURN(Bytes list, Contents(*location));
  for (size_t at = 0; at + kPackageEntrySize <= list.size();
       at += kPackageEntrySize) {
    const uint8_t* p = list.data().data() + at;
    if (LoadWord(p, swap_) != 0) continue;
    auto module = StringAt(LoadWord(p + 4, swap_));
    if (!module) return Broken(contents_, "the name of a module");
    return std::optional<std::string>(std::string(*module));
  }
  return none;
}

base::Result<std::optional<Bytes>> JImage::FindClass(
    std::string_view name) const {
  size_t slash = name.rfind('/');
  if (slash == std::string_view::npos) return std::optional<Bytes>();
  ASSIGN_OR_RETURN(std::optional<std::string> module,
                   ModuleOf(name.substr(0, slash)));
  if (!module) return std::optional<Bytes>();
  return Find(*module, std::string(name) + ".class");
}

base::Result<std::vector<std::string>> JImage::ClassesOf(
    std::string_view module) const {
  std::string prefix = "/" + std::string(module) + "/";
  std::vector<std::string> paths;
  for (uint32_t i = 0; i < table_length_; ++i) {
    ASSIGN_OR_RETURN(Location location,
                     ReadLocation(Word(offsets_ + 4 * size_t{i})));
    auto owner = StringAt(location.items[kModule]);
    auto extension = StringAt(location.items[kExtension]);
    if (owner != module || extension != "class") continue;
    ASSIGN_OR_RETURN(std::string name, NameOf(location));
    if (name.starts_with(prefix)) paths.push_back(name.substr(prefix.size()));
  }
  std::sort(paths.begin(), paths.end());
  return paths;
}

}  // namespace classfile
