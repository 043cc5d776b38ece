// Values as bytes and back, for processes of one program on machines of one
// kind: nothing is named, nothing converted. A struct says which fields it has:
//
//   template <class Archive>
//   void Fields(Archive& archive, Thing& thing) { archive(thing.a, thing.b); }
#ifndef CLI_PARTS_BYTE_ARCHIVE_H_
#define CLI_PARTS_BYTE_ARCHIVE_H_

#include <cstdint>
#include <cstring>
#include <set>
#include <stdexcept>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace cli {

template <class T>
concept IsPlain = std::is_arithmetic_v<T> || std::is_enum_v<T>;

class ByteWriter {
 public:
  // Goes on behind those.
  explicit ByteWriter(std::string bytes = {}) : bytes_(std::move(bytes)) {}

  template <class... T>
  void operator()(T&... values) {
    (Put(values), ...);
  }
  std::string Take() && { return std::move(bytes_); }

 private:
  void Put(IsPlain auto& value) {
    bytes_.append(reinterpret_cast<const char*>(&value), sizeof value);
  }
  void Put(std::string& text) {
    PutSize(text.size());
    bytes_ += text;
  }
  template <class T>
  void Put(std::vector<T>& values) {
    PutSize(values.size());
    for (T& value : values) Put(value);
  }
  void Put(std::set<std::string>& texts) {
    PutSize(texts.size());
    for (std::string text : texts) Put(text);
  }
  template <class T>
  requires std::is_class_v<T>
  void Put(T& value) { Fields(*this, value); }

  void PutSize(uint64_t size) { Put(size); }

  std::string bytes_;
};

// Throws std::out_of_range where there are too few bytes.
class ByteReader {
 public:
  explicit ByteReader(std::string_view bytes) : bytes_(bytes) {}

  template <class... T>
  void operator()(T&... values) {
    (Get(values), ...);
  }
  bool AtEnd() const { return bytes_.empty(); }

 private:
  std::string_view Bytes(uint64_t size) {
    if (size > bytes_.size()) throw std::out_of_range("cut short");
    const std::string_view front = bytes_.substr(0, size);
    bytes_.remove_prefix(size);
    return front;
  }
  // Of a text or list: each of its elements has a byte at least.
  uint64_t Size() {
    uint64_t size = 0;
    Get(size);
    if (size > bytes_.size()) throw std::out_of_range("cut short");
    return size;
  }

  void Get(IsPlain auto& value) {
    std::memcpy(&value, Bytes(sizeof value).data(), sizeof value);
  }
  void Get(std::string& text) { text = Bytes(Size()); }
  template <class T>
  void Get(std::vector<T>& values) {
    values.resize(Size());
    for (T& value : values) Get(value);
  }
  void Get(std::set<std::string>& texts) {
    for (uint64_t left = Size(); left > 0; --left) {
      std::string text;
      Get(text);
      texts.insert(std::move(text));
    }
  }
  template <class T>
  requires std::is_class_v<T>
  void Get(T& value) { Fields(*this, value); }

  std::string_view bytes_;
};

}  // namespace cli

#endif  // CLI_PARTS_BYTE_ARCHIVE_H_
