// Bytes is a read-only stretch of memory together with whatever keeps it alive:
// a vector, a mapped file, or nothing when the caller vouches for it. Copies
// and slices share the owner, so a view into them outlives their maker.
#ifndef CLASSFILE_BYTES_H_
#define CLASSFILE_BYTES_H_

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <utility>
#include <vector>

namespace classfile {

class Bytes {
 public:
  Bytes() = default;
  Bytes(std::span<const uint8_t> data, std::shared_ptr<const void> owner)
      : data_(data), owner_(std::move(owner)) {}

  static Bytes Own(std::vector<uint8_t> bytes) {
    auto owner = std::make_shared<const std::vector<uint8_t>>(std::move(bytes));
    return Bytes(*owner, owner);
  }
  // The caller keeps the memory alive.
  static Bytes Borrow(std::span<const uint8_t> data) {
    return Bytes(data, nullptr);
  }

  Bytes Slice(size_t offset, size_t size) const {
    return Bytes(data_.subspan(offset, size), owner_);
  }

  std::span<const uint8_t> data() const { return data_; }
  size_t size() const { return data_.size(); }

 private:
  std::span<const uint8_t> data_;
  std::shared_ptr<const void> owner_;
};

}  // namespace classfile

#endif  // CLASSFILE_BYTES_H_
