// The constant pool: every index in it is checked once, when it is read, so
// that the typed accessors cannot fail. An accessor must be given an index of
// its own kind; what comes from elsewhere in the class asks Is first. Text is
// modified UTF-8 and points into the class's bytes. After JVMS 4.4.
#ifndef CLASSFILE_CONSTANT_POOL_H_
#define CLASSFILE_CONSTANT_POOL_H_

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "base/check.h"
#include "classfile/byte_reader.h"

namespace classfile {

enum class ConstantTag : uint8_t {
  kNone = 0,  // index 0, and the second half of a long or double
#define CONSTANT(tag, name, size, major) k##name = tag,
#include "classfile/constant_tags.def"
#undef CONSTANT
};

// "Methodref"; "" for kNone.
const char* ConstantTagName(ConstantTag tag);

// From this version on an interface's static and private methods may be named
// by method handles and by invokestatic and invokespecial.
inline constexpr uint16_t kInterfaceMethodsMajor = 52;

struct NameAndType {
  std::string_view name;
  std::string_view descriptor;
};

// A Fieldref, Methodref or InterfaceMethodref.
struct MemberRef {
  std::string_view class_name;  // or an array descriptor: [I.clone
  std::string_view name;
  std::string_view descriptor;
  bool in_interface;
};

// JVMS table 5.4.3.5-A.
enum class ReferenceKind : uint8_t {
  kGetField = 1,
  kGetStatic,
  kPutField,
  kPutStatic,
  kInvokeVirtual,
  kInvokeStatic,
  kInvokeSpecial,
  kNewInvokeSpecial,
  kInvokeInterface,
};

struct MethodHandle {
  ReferenceKind kind;
  uint16_t member_index;
  MemberRef member;
};

// A Dynamic or InvokeDynamic constant.
struct DynamicRef {
  uint16_t bootstrap;  // index in the BootstrapMethods attribute
  NameAndType name_and_type;
};

class ConstantPool {
 public:
  // Reads constant_pool_count and the entries; false if the reader failed.
  static bool Read(ByteReader& reader, std::span<const uint8_t> file,
                   uint16_t major, ConstantPool* pool);

  // Valid indexes are 1 to size() - 1.
  size_t size() const { return entries_.size(); }
  ConstantTag tag(size_t index) const {
    return index < entries_.size() ? entries_[index].tag : ConstantTag::kNone;
  }
  bool Is(size_t index, ConstantTag wanted) const {
    return tag(index) == wanted;
  }

  std::string_view Utf8(uint16_t index) const {
    const Entry& e = At(index, ConstantTag::kUtf8);
    return {reinterpret_cast<const char*>(file_ + e.offset), e.length};
  }
  int32_t Integer(uint16_t index) const;
  int64_t Long(uint16_t index) const;
  float Float(uint16_t index) const;
  double Double(uint16_t index) const;
  std::string_view ClassName(uint16_t index) const;
  std::string_view String(uint16_t index) const;
  std::string_view ModuleName(uint16_t index) const;
  std::string_view PackageName(uint16_t index) const;
  std::string_view MethodType(uint16_t index) const;
  NameAndType NameAndTypeAt(uint16_t index) const;
  MemberRef Member(uint16_t index) const;
  MethodHandle MethodHandleAt(uint16_t index) const;
  DynamicRef Dynamic(uint16_t index) const;

  // The constant's items as the file has them: cheap, for printing.
  uint16_t FirstIndex(uint16_t index) const;
  uint16_t SecondIndex(uint16_t index) const;

  // Where the entry's tag is in the file.
  size_t OffsetOf(uint16_t index) const {
    return entries_[index].offset - (Is(index, ConstantTag::kUtf8) ? 3 : 1);
  }

  // Is this Utf8 a valid descriptor or name? Each answer is found once and
  // noted, so only the one thread that parses the class may ask.
  bool IsField(uint16_t utf8) const { return HasShape(utf8, kField); }
  bool IsMethod(uint16_t utf8) const { return HasShape(utf8, kMethod); }
  bool IsFieldName(uint16_t utf8) const { return HasShape(utf8, kFieldName); }
  bool IsMethodName(uint16_t utf8) const { return HasShape(utf8, kMethodName); }
  // Does this Methodref or InterfaceMethodref name <init>?
  bool NamesInitializer(uint16_t index) const {
    return entries_[index].shape & kInitializer;
  }

 private:
  friend class ConstantPoolChecker;

  // Bits of Entry::shape: what is known of a Utf8, and what it is. The
  // initializer bit belongs to method references.
  enum Shape : uint8_t {
    kField = 1,
    kMethod = 2,
    kFieldName = 4,
    kMethodName = 8,
    kKnown = 16,
    kInitializer = 32,
  };
  struct Entry {
    uint32_t offset = 0;  // of the byte after the tag (Utf8: of the text)
    uint16_t length = 0;  // of a Utf8
    ConstantTag tag = ConstantTag::kNone;
    mutable uint8_t shape = 0;
  };

  const Entry& At(uint16_t index, ConstantTag tag) const {
    CHECK(Is(index, tag), "a constant should be of the kind asked for");
    return entries_[index];
  }
  bool HasShape(uint16_t utf8, Shape shape) const {
    const Entry& e = entries_[utf8];
    if (!(e.shape & kKnown)) e.shape = FindShape(Utf8(utf8));
    return e.shape & shape;
  }
  static uint8_t FindShape(std::string_view text);
  bool ReadEntry(ByteReader& reader, uint16_t major, Entry* entry);

  const uint8_t* file_ = nullptr;
  std::vector<Entry> entries_;
};

}  // namespace classfile

#endif  // CLASSFILE_CONSTANT_POOL_H_
