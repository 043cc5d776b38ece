// A bounds-checked big-endian cursor. The first failure sticks: it is kept with
// its offset, every later read gives zero, and remaining() is zero, so a parser
// may read a whole group of items and ask ok() once. Loops ask in their header.
#ifndef CLASSFILE_BYTE_READER_H_
#define CLASSFILE_BYTE_READER_H_

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "base/result.h"

namespace classfile {

inline uint16_t LoadU2(const uint8_t* p) {
  return static_cast<uint16_t>(p[0] << 8 | p[1]);
}
inline uint32_t LoadU4(const uint8_t* p) {
  return static_cast<uint32_t>(p[0]) << 24 | static_cast<uint32_t>(p[1]) << 16 |
         static_cast<uint32_t>(p[2]) << 8 | p[3];
}
inline uint64_t LoadU8(const uint8_t* p) {
  return static_cast<uint64_t>(LoadU4(p)) << 32 | LoadU4(p + 4);
}

class ByteReader {
 public:
  // Offsets in errors count from the start of `bytes` plus `base`.
  explicit ByteReader(std::span<const uint8_t> bytes, size_t base = 0)
      : data_(bytes.data()), end_(bytes.size()), base_(base) {}

  uint8_t U1() { return Need(1) ? data_[pos_++] : 0; }
  uint16_t U2() { return Need(2) ? LoadU2(Advance(2)) : 0; }
  uint32_t U4() { return Need(4) ? LoadU4(Advance(4)) : 0; }
  std::span<const uint8_t> Take(size_t size) {
    if (!Need(size)) return {};
    return {Advance(size), size};
  }
  void Skip(size_t size) {
    if (Need(size)) pos_ += size;
  }

  bool ok() const { return ok_; }
  size_t offset() const { return base_ + pos_; }
  size_t remaining() const { return end_ - pos_; }

  // What is left to read, without reading it.
  std::span<const uint8_t> Rest() const { return {data_ + pos_, remaining()}; }

  // Narrows the reader to the next `size` bytes and returns the old end, to
  // which EndLimit widens it again.
  size_t BeginLimit(size_t size) {
    size_t old_end = end_;
    if (Need(size)) end_ = pos_ + size;
    return old_end;
  }
  void EndLimit(size_t old_end) {
    if (ok_) end_ = old_end;
  }

  // Records "expected `what`" at the current or a given offset; always false.
  bool Fail(std::string_view what) { return FailAt(offset(), what); }
  bool FailAt(size_t offset, std::string_view what);
  base::Error error() const;

 private:
  bool Need(size_t size) {
    if (size <= remaining()) [[likely]]
      return true;
    return FailShort(size);
  }
  bool FailShort(size_t size);
  const uint8_t* Advance(size_t size) {
    const uint8_t* at = data_ + pos_;
    pos_ += size;
    return at;
  }

  const uint8_t* data_;
  size_t pos_ = 0;
  size_t end_;
  size_t base_;
  bool ok_ = true;
  size_t failed_at_ = 0;
  std::string expected_;
};

}  // namespace classfile

#endif  // CLASSFILE_BYTE_READER_H_
