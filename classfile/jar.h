// A jar: a zip file, mapped and read through its central directory. Entries
// may be stored or deflated. In a multi-release jar an entry under
// META-INF/versions/N stands in for the plain one when 9 <= N <= `release`, the
// largest such N winning. Encrypted, split and zip64 files are refused.
// After the PKWARE APPNOTE 6.3 and the JAR File Specification of Java 17.
#ifndef CLASSFILE_JAR_H_
#define CLASSFILE_JAR_H_

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "classfile/bytes.h"

namespace classfile {

inline constexpr size_t kMaxJarEntrySize = 64 << 20;

class Jar {
 public:
  // `name` is used in errors. The bytes are kept alive by the jar.
  static base::Result<Jar> Open(Bytes bytes, std::string name, int release);

  const std::string& name() const { return name_; }

  // The entry's path as the versions rule sees it: without META-INF/versions.
  bool Has(std::string_view path) const { return entries_.count(path) > 0; }
  // An Error if there is no such entry or it cannot be read.
  base::Result<Bytes> Read(std::string_view path) const;

  // Empty: it has none, or one that cannot be read.
  std::string Manifest() const;

  // Names in internal form of all classes, sorted.
  std::vector<std::string> ClassNames() const;

 private:
  struct Entry {
    uint16_t flags;
    uint16_t method;
    uint32_t crc;
    uint32_t compressed_size;
    uint32_t size;
    uint32_t header_offset;
    int version;  // 0 for the plain entry
  };
  struct Directory {
    size_t offset;
    size_t size;
    size_t count;
  };
  using Entries = std::map<std::string_view, Entry, std::less<>>;

  base::Result<Directory> FindDirectory() const;
  base::Status ReadDirectory(const Directory& directory, Entries* all);
  void ApplyVersions(const Entries& all, int release);
  bool IsMultiRelease() const;
  base::Result<Bytes> ReadEntry(const Entry& entry) const;
  base::Error Broken(size_t offset, std::string what) const;

  Bytes bytes_;
  std::string name_;
  Entries entries_;  // keys point into bytes_
};

}  // namespace classfile

#endif  // CLASSFILE_JAR_H_
