#include "tests/fuzz/class_layout.h"

#include <string_view>

#include "classfile/byte_reader.h"

namespace fuzz {
namespace {

using classfile::ByteReader;
using classfile::LoadU2;

class Walker {
 public:
  explicit Walker(std::span<const uint8_t> bytes)
      : bytes_(bytes), reader_(bytes) {}

  ClassLayout Run() {
    reader_.Skip(8);
    Constants();
    layout_.flags_at = reader_.ok() ? reader_.offset() : 0;
    reader_.Skip(6);
    reader_.Skip(size_t{2} * reader_.U2());
    Members();
    Members();
    Attributes();
    return layout_;
  }

 private:
  void Constants() {
    constexpr int kSizes[] = {0, 2, 0, 4, 4, 8, 8, 2, 2, 4, 4,
                              4, 4, 0, 0, 3, 2, 4, 4, 2, 2};
    int count = reader_.U2();
    layout_.constants.assign(1, 0);
    for (int i = 1; i < count && reader_.ok(); ++i) {
      size_t at = reader_.offset();
      uint8_t tag = reader_.U1();
      if (tag > 20 || kSizes[tag] == 0) return void(reader_.Fail("a tag"));
      if (tag == 1)
        reader_.Skip(reader_.U2());
      else
        reader_.Skip(static_cast<size_t>(kSizes[tag]));
      if (reader_.ok()) layout_.constants.push_back(at);
      if (tag != 5 && tag != 6) continue;
      layout_.constants.push_back(0);
      ++i;
    }
  }

  void Members() {
    int count = reader_.U2();
    for (int i = 0; i < count && reader_.ok(); ++i) {
      reader_.Skip(6);
      Attributes();
    }
  }

  void Attributes() {
    int count = reader_.U2();
    for (int i = 0; i < count && reader_.ok(); ++i) {
      size_t name_at = reader_.offset();
      uint16_t name = reader_.U2();
      size_t size = reader_.U4();
      size_t begin = reader_.offset();
      size_t outer = reader_.BeginLimit(size);
      if (!reader_.ok()) return;
      bool is_code = TextOf(name) == "Code";
      layout_.attributes.push_back({name_at, begin, size, is_code});
      if (is_code) {
        reader_.Skip(4);
        reader_.Skip(reader_.U4());
        reader_.Skip(size_t{8} * reader_.U2());
        Attributes();
      }
      reader_.Skip(reader_.remaining());
      reader_.EndLimit(outer);
    }
  }

  std::string_view TextOf(uint16_t index) const {
    if (index >= layout_.constants.size()) return {};
    size_t at = layout_.constants[index];
    if (at == 0 || bytes_[at] != 1) return {};
    return {reinterpret_cast<const char*>(&bytes_[at + 3]),
            LoadU2(&bytes_[at + 1])};
  }

  std::span<const uint8_t> bytes_;
  ByteReader reader_;
  ClassLayout layout_;
};

}  // namespace

ClassLayout FindLayout(std::span<const uint8_t> bytes) {
  return Walker(bytes).Run();
}

}  // namespace fuzz
