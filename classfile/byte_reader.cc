#include "classfile/byte_reader.h"

#include "base/check.h"

namespace classfile {

bool ByteReader::FailAt(size_t offset, std::string_view what) {
  if (ok_) {
    ok_ = false;
    failed_at_ = offset;
    expected_ = std::string(what);
  }
  end_ = pos_;
  return false;
}

bool ByteReader::FailShort(size_t size) {
  return Fail(std::to_string(size) + " more bytes, found " +
              std::to_string(remaining()));
}

base::Error ByteReader::error() const {
  CHECK(!ok_, "only a failed reader should be asked for its error");
  return base::Error{"expected " + expected_, "", failed_at_};
}

}  // namespace classfile
