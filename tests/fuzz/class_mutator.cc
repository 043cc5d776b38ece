#include "tests/fuzz/class_mutator.h"

#include <string_view>

#include "classfile/byte_reader.h"
#include "classfile/opcode.h"
#include "tests/fuzz/class_layout.h"

namespace fuzz {
namespace {

using Bytes = std::vector<uint8_t>;

constexpr std::string_view kWords[] = {
#define ATTRIBUTE(name, places, major, many) #name,
#include "classfile/attributes.def"
#undef ATTRIBUTE
    "I",
    "J",
    "D",
    "[I",
    "[[J",
    "V",
    "()V",
    "(I)V",
    "(JD)J",
    "()J",
    "Ljava/lang/String;",
    "[Ljava/lang/Object;",
    "(",
    "L;",
    "[",
    "java/lang/Object",
    "java/lang/String",
    "<init>",
    "<clinit>",
    "a/b",
    "",
    "module-info",
    "\xc0\x80",
    "\xed\xa0\x80",
    "(Ljava/lang/Object;)I"};

constexpr uint16_t kNumbers[] = {0,   1,   2,     3,     127,   128,
                                 255, 256, 32767, 32768, 65534, 65535};

void Store2(Bytes& bytes, size_t at, uint16_t value) {
  bytes[at] = static_cast<uint8_t>(value >> 8);
  bytes[at + 1] = static_cast<uint8_t>(value);
}

template <class T>
const T& Pick(std::span<const T> items, base::Rng& rng) {
  return items[rng.Below(items.size())];
}

uint16_t RandomIndex(const ClassLayout& layout, base::Rng& rng) {
  return rng.OneIn(8)
             ? Pick<uint16_t>(kNumbers, rng)
             : static_cast<uint16_t>(rng.Below(layout.constants.size() + 1));
}

// Offset of the tag of a random constant, or 0.
size_t RandomConstant(const ClassLayout& layout, base::Rng& rng) {
  return layout.constants.empty()
             ? 0
             : layout.constants[rng.Below(layout.constants.size())];
}

bool RetargetConstant(Bytes& bytes, const ClassLayout& layout, base::Rng& rng) {
  size_t at = RandomConstant(layout, rng);
  if (at == 0 || bytes[at] < 7 || at + 5 > bytes.size()) return false;
  bool second = bytes[at] >= 9 && bytes[at] <= 18 && rng.OneIn(2);
  bool handle = bytes[at] == 15;
  Store2(bytes, at + (handle ? 2 : second ? 3 : 1), RandomIndex(layout, rng));
  return true;
}

bool SwapTag(Bytes& bytes, const ClassLayout& layout, base::Rng& rng) {
  constexpr uint8_t kFour[] = {3, 4, 9, 10, 11, 12, 17, 18};
  constexpr uint8_t kTwo[] = {7, 8, 16, 19, 20};
  size_t at = RandomConstant(layout, rng);
  if (at == 0) return false;
  for (std::span<const uint8_t> group :
       {std::span<const uint8_t>(kFour), std::span<const uint8_t>(kTwo)})
    for (uint8_t tag : group)
      if (tag == bytes[at]) {
        bytes[at] = Pick(group, rng);
        return true;
      }
  return false;
}

bool RewriteText(Bytes& bytes, const ClassLayout& layout, base::Rng& rng) {
  size_t at = RandomConstant(layout, rng);
  if (at == 0 || bytes[at] != 1) return false;
  std::string_view word = Pick<std::string_view>(kWords, rng);
  size_t old_size = classfile::LoadU2(&bytes[at + 1]);
  auto text = bytes.begin() + static_cast<ptrdiff_t>(at + 3);
  bytes.erase(text, text + static_cast<ptrdiff_t>(old_size));
  bytes.insert(bytes.begin() + static_cast<ptrdiff_t>(at + 3), word.begin(),
               word.end());
  Store2(bytes, at + 1, static_cast<uint16_t>(word.size()));
  return true;
}

bool PokeAttribute(Bytes& bytes, const ClassLayout& layout, base::Rng& rng) {
  if (layout.attributes.empty()) return false;
  const AttributeRegion& region = Pick<AttributeRegion>(layout.attributes, rng);
  if (region.size < 2) return false;
  size_t at = region.begin + rng.Below(region.size - 1);
  if (rng.OneIn(2))
    bytes[at] = static_cast<uint8_t>(rng.Next());
  else
    Store2(bytes, at, RandomIndex(layout, rng));
  return true;
}

bool RenameAttribute(Bytes& bytes, const ClassLayout& layout, base::Rng& rng) {
  if (layout.attributes.empty()) return false;
  size_t at = Pick<AttributeRegion>(layout.attributes, rng).name_at;
  Store2(bytes, at, RandomIndex(layout, rng));
  return true;
}

bool PokeOpcode(Bytes& bytes, const ClassLayout& layout, base::Rng& rng) {
  for (const AttributeRegion& region : layout.attributes) {
    if (!region.is_code || region.size < 12 || rng.OneIn(2)) continue;
    size_t length = classfile::LoadU4(&bytes[region.begin + 4]);
    if (length == 0 || length > region.size - 8) continue;
    size_t at = region.begin + 8 + rng.Below(length);
    bytes[at] = static_cast<uint8_t>(rng.Below(classfile::kOpcodeCount));
    return true;
  }
  return false;
}

bool PokeHeader(Bytes& bytes, const ClassLayout& layout, base::Rng& rng) {
  if (layout.flags_at == 0 || layout.flags_at + 6 > bytes.size()) return false;
  if (rng.OneIn(2))
    Store2(bytes, 6, static_cast<uint16_t>(rng.Between(44, 70)));
  else if (rng.OneIn(2))
    bytes[layout.flags_at + rng.Below(2)] ^=
        static_cast<uint8_t>(1u << rng.Below(8));
  else
    Store2(bytes, layout.flags_at + 2 + 2 * rng.Below(2),
           RandomIndex(layout, rng));
  return true;
}

}  // namespace

bool MutateClass(std::vector<uint8_t>& bytes, base::Rng& rng) {
  using Mutation = bool (*)(Bytes&, const ClassLayout&, base::Rng&);
  constexpr Mutation kMutations[] = {
      RetargetConstant, SwapTag,    RewriteText, PokeAttribute, PokeAttribute,
      RenameAttribute,  PokeOpcode, PokeOpcode,  PokeHeader};
  return Pick<Mutation>(kMutations, rng)(bytes, FindLayout(bytes), rng);
}

}  // namespace fuzz
