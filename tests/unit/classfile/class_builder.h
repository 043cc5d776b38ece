// Builds class files byte by byte for tests, valid ones and broken ones alike:
// it fills in counts and lengths and judges nothing.
#ifndef TESTS_UNIT_CLASSFILE_CLASS_BUILDER_H_
#define TESTS_UNIT_CLASSFILE_CLASS_BUILDER_H_

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "classfile/bytes.h"
#include "classfile/class_file.h"
#include "classfile/parser.h"

namespace classfile {

// A growing big-endian byte string.
class Out {
 public:
  Out& U1(unsigned value) {
    bytes_.push_back(static_cast<uint8_t>(value));
    return *this;
  }
  Out& U2(unsigned value) { return U1(value >> 8).U1(value); }
  Out& U4(uint32_t value) { return U2(value >> 16).U2(value & 0xffff); }
  Out& Add(const std::vector<uint8_t>& more) {
    bytes_.insert(bytes_.end(), more.begin(), more.end());
    return *this;
  }
  Out& Text(std::string_view text) {
    bytes_.insert(bytes_.end(), text.begin(), text.end());
    return *this;
  }
  const std::vector<uint8_t>& bytes() const { return bytes_; }

 private:
  std::vector<uint8_t> bytes_;
};

struct CodeSpec {
  std::vector<uint8_t> bytes;
  unsigned max_stack = 8;
  unsigned max_locals = 8;
  std::vector<std::vector<unsigned>> handlers =
      {};                                // start, end, handler, type
  std::vector<uint8_t> attributes = {};  // each as Attribute gives
  unsigned attribute_count = 0;
};

class ClassBuilder {
 public:
  explicit ClassBuilder(unsigned major = 61) : major_(major) {
    this_ = Class("A");
    super_ = Class("java/lang/Object");
  }

  // Constants; equal ones are not shared. Each returns its index.
  unsigned Raw(unsigned tag, const std::vector<uint8_t>& info) {
    pool_.U1(tag).Add(info);
    return next_++;
  }
  unsigned Utf8(std::string_view text) {
    Out out;
    out.U2(static_cast<unsigned>(text.size())).Text(text);
    return Raw(1, out.bytes());
  }
  unsigned Integer(int32_t value) {
    return Raw(3, Out().U4(static_cast<uint32_t>(value)).bytes());
  }
  unsigned Long(int64_t value) {
    auto bits = static_cast<uint64_t>(value);
    unsigned index = Raw(5, Out()
                                .U4(static_cast<uint32_t>(bits >> 32))
                                .U4(static_cast<uint32_t>(bits))
                                .bytes());
    ++next_;
    return index;
  }
  unsigned Class(std::string_view name) {
    unsigned utf8 = Utf8(name);
    return Raw(7, Out().U2(utf8).bytes());
  }
  unsigned NameAndType(std::string_view name, std::string_view descriptor) {
    unsigned first = Utf8(name);
    unsigned second = Utf8(descriptor);
    return Raw(12, Out().U2(first).U2(second).bytes());
  }
  // tag 9 field, 10 method, 11 interface method
  unsigned Member(unsigned tag, std::string_view class_name,
                  std::string_view name, std::string_view descriptor) {
    unsigned owner = Class(class_name);
    unsigned member = NameAndType(name, descriptor);
    return Raw(tag, Out().U2(owner).U2(member).bytes());
  }

  // An attribute in the file's form, to be put wherever it belongs.
  std::vector<uint8_t> Attribute(std::string_view name,
                                 const std::vector<uint8_t>& info) {
    unsigned utf8 = Utf8(name);
    return Out()
        .U2(utf8)
        .U4(static_cast<uint32_t>(info.size()))
        .Add(info)
        .bytes();
  }

  ClassBuilder& Flags(unsigned flags) {
    flags_ = flags;
    return *this;
  }
  ClassBuilder& This(unsigned index) {
    this_ = index;
    return *this;
  }
  ClassBuilder& Super(unsigned index) {
    super_ = index;
    return *this;
  }
  ClassBuilder& Interface(unsigned index) {
    interfaces_.U2(index);
    ++interface_count_;
    return *this;
  }
  ClassBuilder& Field(
      unsigned flags, std::string_view name, std::string_view descriptor,
      const std::vector<std::vector<uint8_t>>& attributes = {}) {
    Member(&fields_, flags, name, descriptor, attributes);
    ++field_count_;
    return *this;
  }
  ClassBuilder& Method(unsigned flags, std::string_view name,
                       std::string_view descriptor,
                       const std::vector<std::vector<uint8_t>>& attributes) {
    Member(&methods_, flags, name, descriptor, attributes);
    ++method_count_;
    return *this;
  }
  // A static method m of no arguments with this code.
  ClassBuilder& Code(const CodeSpec& spec) {
    return Method(8, "m", "()V", {CodeAttribute(spec)});
  }
  ClassBuilder& ClassAttribute(const std::vector<uint8_t>& attribute) {
    attributes_.Add(attribute);
    ++attribute_count_;
    return *this;
  }

  std::vector<uint8_t> CodeAttribute(const CodeSpec& spec) {
    Out out;
    out.U2(spec.max_stack).U2(spec.max_locals);
    out.U4(static_cast<uint32_t>(spec.bytes.size())).Add(spec.bytes);
    out.U2(static_cast<unsigned>(spec.handlers.size()));
    for (const auto& handler : spec.handlers)
      for (unsigned item : handler) out.U2(item);
    out.U2(spec.attribute_count).Add(spec.attributes);
    return Attribute("Code", out.bytes());
  }

  std::vector<uint8_t> Build() const {
    Out out;
    out.U4(0xcafebabe).U2(0).U2(major_);
    out.U2(next_).Add(pool_.bytes());
    out.U2(flags_).U2(this_).U2(super_);
    out.U2(interface_count_).Add(interfaces_.bytes());
    out.U2(field_count_).Add(fields_.bytes());
    out.U2(method_count_).Add(methods_.bytes());
    out.U2(attribute_count_).Add(attributes_.bytes());
    return out.bytes();
  }

  base::Result<ClassFile> Parse() const {
    return ParseClassFile(Bytes::Own(Build()), "A.class");
  }
  // "" if it parses, else what was expected.
  std::string Problem() const {
    auto parsed = Parse();
    return parsed.ok() ? "" : parsed.error().what;
  }

 private:
  void Member(Out* out, unsigned flags, std::string_view name,
              std::string_view descriptor,
              const std::vector<std::vector<uint8_t>>& attributes) {
    unsigned name_index = Utf8(name);
    unsigned descriptor_index = Utf8(descriptor);
    out->U2(flags).U2(name_index).U2(descriptor_index);
    out->U2(static_cast<unsigned>(attributes.size()));
    for (const auto& attribute : attributes) out->Add(attribute);
  }

  unsigned major_;
  unsigned next_ = 1;
  unsigned flags_ = 0x21;
  unsigned this_, super_;
  unsigned interface_count_ = 0, field_count_ = 0, method_count_ = 0,
           attribute_count_ = 0;
  Out pool_, interfaces_, fields_, methods_, attributes_;
};

}  // namespace classfile

#endif  // TESTS_UNIT_CLASSFILE_CLASS_BUILDER_H_
