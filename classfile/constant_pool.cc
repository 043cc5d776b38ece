#include "classfile/constant_pool.h"

#include <bit>
#include <string>

#include "classfile/constant_pool_checker.h"
#include "classfile/descriptor.h"
#include "classfile/modified_utf8.h"

namespace classfile {
namespace {

struct TagInfo {
  const char* name;
  uint8_t size;
  uint8_t major;
};

constexpr size_t kTagLimit = 21;

struct TagTable {
  TagInfo rows[kTagLimit] = {};
  constexpr TagTable() {
#define CONSTANT(tag, name, size, major) rows[tag] = {#name, size, major};
#include "classfile/constant_tags.def"
#undef CONSTANT
  }
};
constexpr TagTable kTags;

constexpr int CountTags() {
  int count = 0;
  for (const TagInfo& row : kTags.rows) count += row.name != nullptr;
  return count;
}
static_assert(CountTags() == 17, "JVMS 4.4 has seventeen kinds of constant");

constexpr uint16_t kStrictUtf8Major = 48;

bool IsTwoEntries(ConstantTag tag) {
  return tag == ConstantTag::kLong || tag == ConstantTag::kDouble;
}

}  // namespace

const char* ConstantTagName(ConstantTag tag) {
  const char* name = kTags.rows[static_cast<size_t>(tag)].name;
  return name != nullptr ? name : "";
}

bool ConstantPool::ReadEntry(ByteReader& reader, uint16_t major, Entry* entry) {
  size_t at = reader.offset();
  uint8_t tag = reader.U1();
  if (!reader.ok()) return false;
  if (tag >= kTagLimit || kTags.rows[tag].name == nullptr)
    return reader.FailAt(at,
                         "a constant pool tag, found " + std::to_string(tag));
  const TagInfo& info = kTags.rows[tag];
  if (major < info.major)
    return reader.FailAt(at,
                         "class file version " + std::to_string(info.major) +
                             " or later for a constant of kind " + info.name);
  entry->tag = static_cast<ConstantTag>(tag);
  if (entry->tag == ConstantTag::kUtf8) {
    entry->length = reader.U2();
    entry->offset = static_cast<uint32_t>(reader.offset());
    auto text = reader.Take(entry->length);
    if (!IsModifiedUtf8(text, major < kStrictUtf8Major))
      return reader.FailAt(entry->offset, "modified UTF-8 text");
  } else {
    entry->offset = static_cast<uint32_t>(reader.offset());
    reader.Skip(info.size);
  }
  return reader.ok();
}

bool ConstantPool::Read(ByteReader& reader, std::span<const uint8_t> file,
                        uint16_t major, ConstantPool* pool) {
  pool->file_ = file.data();
  size_t count = reader.U2();
  if (count == 0) return reader.Fail("a constant pool count of at least 1");
  // An entry takes at least three bytes; do not believe a count beyond that.
  if ((count - 1) > reader.remaining())
    return reader.Fail("as many constants as their count says");
  pool->entries_.resize(count);
  for (size_t i = 1; i < count; ++i) {
    Entry& entry = pool->entries_[i];
    if (!pool->ReadEntry(reader, major, &entry)) return false;
    if (!IsTwoEntries(entry.tag)) continue;
    if (++i >= count)
      return reader.Fail("a second index for the last long or double constant");
  }
  return ConstantPoolChecker(reader, *pool, major).Check();
}

uint8_t ConstantPool::FindShape(std::string_view text) {
  uint8_t shape = kKnown;
  if (IsUnqualifiedName(text, false)) shape |= kFieldName;
  if (IsUnqualifiedName(text, true) || text == "<init>" || text == "<clinit>")
    shape |= kMethodName;
  if (text.empty()) return shape;
  if (text[0] == '(')
    shape |= IsMethodDescriptor(text) ? kMethod : 0;
  else
    shape |= IsFieldDescriptor(text) ? kField : 0;
  return shape;
}

uint16_t ConstantPool::FirstIndex(uint16_t index) const {
  return LoadU2(file_ + entries_[index].offset);
}

uint16_t ConstantPool::SecondIndex(uint16_t index) const {
  return LoadU2(file_ + entries_[index].offset + 2);
}

int32_t ConstantPool::Integer(uint16_t index) const {
  return static_cast<int32_t>(
      LoadU4(file_ + At(index, ConstantTag::kInteger).offset));
}

int64_t ConstantPool::Long(uint16_t index) const {
  return static_cast<int64_t>(
      LoadU8(file_ + At(index, ConstantTag::kLong).offset));
}

float ConstantPool::Float(uint16_t index) const {
  return std::bit_cast<float>(
      LoadU4(file_ + At(index, ConstantTag::kFloat).offset));
}

double ConstantPool::Double(uint16_t index) const {
  return std::bit_cast<double>(
      LoadU8(file_ + At(index, ConstantTag::kDouble).offset));
}

std::string_view ConstantPool::ClassName(uint16_t index) const {
  return Utf8(LoadU2(file_ + At(index, ConstantTag::kClass).offset));
}

std::string_view ConstantPool::String(uint16_t index) const {
  return Utf8(LoadU2(file_ + At(index, ConstantTag::kString).offset));
}

std::string_view ConstantPool::ModuleName(uint16_t index) const {
  return Utf8(LoadU2(file_ + At(index, ConstantTag::kModule).offset));
}

std::string_view ConstantPool::PackageName(uint16_t index) const {
  return Utf8(LoadU2(file_ + At(index, ConstantTag::kPackage).offset));
}

std::string_view ConstantPool::MethodType(uint16_t index) const {
  return Utf8(LoadU2(file_ + At(index, ConstantTag::kMethodType).offset));
}

NameAndType ConstantPool::NameAndTypeAt(uint16_t index) const {
  At(index, ConstantTag::kNameAndType);
  return {Utf8(FirstIndex(index)), Utf8(SecondIndex(index))};
}

MemberRef ConstantPool::Member(uint16_t index) const {
  ConstantTag kind = tag(index);
  CHECK(kind == ConstantTag::kFieldref || kind == ConstantTag::kMethodref ||
            kind == ConstantTag::kInterfaceMethodref,
        "a constant should be of the kind asked for");
  NameAndType member = NameAndTypeAt(SecondIndex(index));
  return {ClassName(FirstIndex(index)), member.name, member.descriptor,
          kind == ConstantTag::kInterfaceMethodref};
}

MethodHandle ConstantPool::MethodHandleAt(uint16_t index) const {
  const uint8_t* item = file_ + At(index, ConstantTag::kMethodHandle).offset;
  uint16_t member = LoadU2(item + 1);
  return {static_cast<ReferenceKind>(item[0]), member, Member(member)};
}

DynamicRef ConstantPool::Dynamic(uint16_t index) const {
  CHECK(Is(index, ConstantTag::kDynamic) ||
            Is(index, ConstantTag::kInvokeDynamic),
        "a constant should be of the kind asked for");
  return {FirstIndex(index), NameAndTypeAt(SecondIndex(index))};
}

}  // namespace classfile
