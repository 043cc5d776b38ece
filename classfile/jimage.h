// The class library of a JDK: the `lib/modules` image, mapped and looked up
// through its own perfect hash, nothing unpacked. Layout, in the byte order of
// the machine that wrote it:
//   header, redirect table, offset table, locations, strings, resource contents
// A location is a string of (kind, value) items; a resource is named
// /module/parent/base.extension. Compressed resources are refused.
#ifndef CLASSFILE_JIMAGE_H_
#define CLASSFILE_JIMAGE_H_

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "classfile/bytes.h"

namespace classfile {

class JImage {
 public:
  // `name` is used in errors. The bytes are kept alive by the image.
  static base::Result<JImage> Open(Bytes bytes, std::string name);

  const std::string& name() const { return name_; }

  // The bytes of /module/path; nullopt if the image has no such resource.
  base::Result<std::optional<Bytes>> Find(std::string_view module,
                                          std::string_view path) const;
  // The module that holds a package given as java/lang; nullopt if none does.
  base::Result<std::optional<std::string>> ModuleOf(
      std::string_view package) const;
  // The bytes of a class given as java/lang/Object, in whichever module.
  base::Result<std::optional<Bytes>> FindClass(std::string_view name) const;

  // Paths of all resources of a module that end in .class, sorted.
  base::Result<std::vector<std::string>> ClassesOf(
      std::string_view module) const;

 private:
  // Items of a location, by their numbers in the format.
  enum Item {
    kEnd,
    kModule,
    kParent,
    kBase,
    kExtension,
    kOffset,
    kCompressed,
    kUncompressed,
    kItemCount
  };
  struct Location {
    uint64_t items[kItemCount] = {};
  };

  uint32_t Word(size_t offset) const;
  std::optional<std::string_view> StringAt(uint64_t offset) const;
  base::Result<Location> ReadLocation(uint32_t offset) const;
  // The full name of a resource, or an Error about its strings.
  base::Result<std::string> NameOf(const Location& location) const;
  base::Result<std::optional<Location>> Lookup(const std::string& name) const;
  base::Result<Bytes> Contents(const Location& location) const;
  base::Error Broken(size_t offset, std::string what) const;

  Bytes bytes_;
  std::string name_;
  bool swap_ = false;
  uint32_t table_length_ = 0;
  size_t redirect_ = 0;  // file offsets of the sections
  size_t offsets_ = 0;
  size_t locations_ = 0;
  size_t strings_ = 0;
  size_t contents_ = 0;
};

}  // namespace classfile

#endif  // CLASSFILE_JIMAGE_H_
