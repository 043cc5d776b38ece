#include "engine/call_sites/class_writer.h"

#include <algorithm>

#include "base/check.h"
#include "classfile/access_flags.h"

namespace engine {
namespace {

using classfile::Opcode;
using classfile::TypeDescriptor;
using Bytes = std::vector<uint8_t>;

constexpr uint32_t kMostU2 = 0xffff;
constexpr uint32_t kMostJump = 0x7fff;
// JVMS 4.4: tags of the constants written here.
constexpr uint8_t kUtf8 = 1, kInteger = 3, kLong = 5, kClass = 7, kFieldref = 9,
                  kMethodref = 10, kInterfaceMethodref = 11, kNameAndType = 12;

void U1(Bytes& out, uint32_t v) { out.push_back(static_cast<uint8_t>(v)); }
void U2(Bytes& out, uint32_t v) {
  U1(out, v >> 8);
  U1(out, v);
}
void U4(Bytes& out, uint32_t v) {
  U2(out, v >> 16);
  U2(out, v);
}
void Append(Bytes& out, const Bytes& more) {
  out.insert(out.end(), more.begin(), more.end());
}

// Words of the values that an opcode's row lists.
int WordsOf(const char* values) {
  int words = 0;
  for (; *values != '\0'; ++values)
    words += *values == 'J' || *values == 'D' ? 2 : 1;
  return words;
}

// iload, lload, fload, dload, aload follow one another, and so do the returns.
int FamilyOffset(const TypeDescriptor& type) {
  if (type.IsReference()) return 4;
  return type.kind == 'J' ? 1 : type.kind == 'F' ? 2 : type.kind == 'D' ? 3 : 0;
}

Opcode Offset(Opcode first, int by) {
  return static_cast<Opcode>(static_cast<int>(first) + by);
}

}  // namespace

void CodeWriter::Grow(int words) {
  depth_ = static_cast<uint32_t>(static_cast<int>(depth_) + words);
  if (depth_ > max_stack_) max_stack_ = depth_;
}

void CodeWriter::Op(classfile::Opcode op) {
  Emit(op);
  const classfile::OpcodeInfo& info = classfile::InfoOf(op);
  Grow(WordsOf(info.pushes) - WordsOf(info.pops));
}

void CodeWriter::WithLocal(classfile::Opcode op, uint32_t local) {
  const bool wide = local > 0xff;
  if (wide) Emit(Opcode::kWide);
  Emit(op);
  wide ? U2(local) : U1(local);
}

void CodeWriter::Load(const TypeDescriptor& type, uint32_t local) {
  WithLocal(Offset(Opcode::kIload, FamilyOffset(type)), local);
  Grow(type.slots());
}

void CodeWriter::StoreReference(uint32_t local) {
  WithLocal(Opcode::kAstore, local);
  Grow(-1);
}

void CodeWriter::Return(const TypeDescriptor& type) {
  Op(type.slots() == 0 ? Opcode::kReturn
                       : Offset(Opcode::kIreturn, FamilyOffset(type)));
}

void CodeWriter::PushChar(char16_t c) {
  Emit(Opcode::kSipush);
  U2(c);
  Grow(1);
  if (c > kMostJump) Op(Opcode::kI2c);
}

void CodeWriter::PushInt(uint16_t index) {
  Emit(Opcode::kLdcW);
  U2(index);
  Grow(1);
}

void CodeWriter::PushLong(uint16_t index) {
  Emit(Opcode::kLdc2W);
  U2(index);
  Grow(2);
}

void CodeWriter::WithClass(classfile::Opcode op, uint16_t index) {
  Op(op);
  U2(index);
}

void CodeWriter::Invoke(classfile::Opcode op, uint16_t index,
                        std::string_view descriptor) {
  const auto type = classfile::ParseMethodDescriptor(descriptor);
  CHECK(type.has_value(), "a call should have a method's descriptor");
  const int words =
      type->parameter_slots + (op == Opcode::kInvokestatic ? 0 : 1);
  Emit(op);
  U2(index);
  if (op == Opcode::kInvokeinterface) {
    U1(static_cast<uint32_t>(words));
    U1(0);
  }
  Grow(type->result.slots() - words);
}

void CodeWriter::GetField(uint16_t index, std::string_view descriptor) {
  const auto type = classfile::ParseFieldDescriptor(descriptor);
  CHECK(type.has_value(), "a field should have a field's descriptor");
  Emit(Opcode::kGetfield);
  U2(index);
  Grow(type->slots() - 1);
}

void CodeWriter::Jump(classfile::Opcode op, Label& label) {
  label.jumps.push_back(bytes_.size());
  Op(op);
  U2(0);
  label.depth = depth_;
}

void CodeWriter::Bind(Label& label) {
  for (size_t from : label.jumps) {
    const size_t by = bytes_.size() - from;
    fits_ &= by <= kMostJump;
    bytes_[from + 1] = static_cast<uint8_t>(by >> 8);
    bytes_[from + 2] = static_cast<uint8_t>(by);
  }
  depth_ = label.depth;
}

void CodeWriter::Catch(size_t from, size_t to) {
  handlers_.push_back({from, to, bytes_.size()});
  depth_ = 0;
  Grow(1);
}

ClassWriter::ClassWriter(std::string name, uint16_t major, uint16_t line)
    : name_(std::move(name)), major_(major), line_(line) {
  Add({kClass, 0, 0});  // kSelf
}

uint16_t ClassWriter::NextIndex() {
  fits_ &= count_ < kMostU2;
  return static_cast<uint16_t>(count_++);
}

uint16_t ClassWriter::Utf8(std::string_view text) {
  auto known = texts_.find(text);
  if (known != texts_.end()) return known->second;
  fits_ &= text.size() <= kMostU2;
  U1(pool_, kUtf8);
  U2(pool_, static_cast<uint32_t>(text.size()));
  pool_.insert(pool_.end(), text.begin(), text.end());
  return texts_.emplace(text, NextIndex()).first->second;
}

uint16_t ClassWriter::Add(const Entry& entry) {
  auto known = entries_.find(entry);
  if (known != entries_.end()) return known->second;
  U1(pool_, entry.tag);
  U2(pool_, entry.first);
  if (entry.tag != kClass) U2(pool_, entry.second);
  return entries_.emplace(entry, NextIndex()).first->second;
}

uint16_t ClassWriter::Class(std::string_view name) {
  return Add({kClass, Utf8(name), 0});
}

uint16_t ClassWriter::Integer(int32_t value) {
  const auto bits = static_cast<uint32_t>(value);
  return Add({kInteger, static_cast<uint16_t>(bits >> 16),
              static_cast<uint16_t>(bits)});
}

// JVMS 4.4.5: the index after it is no constant's.
uint16_t ClassWriter::Long(int64_t value) {
  auto known = longs_.find(value);
  if (known != longs_.end()) return known->second;
  const auto bits = static_cast<uint64_t>(value);
  U1(pool_, kLong);
  U4(pool_, static_cast<uint32_t>(bits >> 32));
  U4(pool_, static_cast<uint32_t>(bits));
  const uint16_t index = NextIndex();
  NextIndex();
  return longs_.emplace(value, index).first->second;
}

uint16_t ClassWriter::NameAndType(std::string_view name,
                                  std::string_view descriptor) {
  const uint16_t first = Utf8(name);
  return Add({kNameAndType, first, Utf8(descriptor)});
}

uint16_t ClassWriter::Field(uint16_t owner, std::string_view name,
                            std::string_view descriptor) {
  return Add({kFieldref, owner, NameAndType(name, descriptor)});
}

uint16_t ClassWriter::Method(std::string_view owner, std::string_view name,
                             std::string_view descriptor, bool in_interface) {
  const uint16_t first = Class(owner);
  return Add({in_interface ? kInterfaceMethodref : kMethodref, first,
              NameAndType(name, descriptor)});
}

uint16_t ClassWriter::OwnMethod(std::string_view name,
                                std::string_view descriptor) {
  return Add({kMethodref, kSelf, NameAndType(name, descriptor)});
}

void ClassWriter::Implement(std::string_view interface_name) {
  const uint16_t index = Class(interface_name);
  if (std::find(interfaces_.begin(), interfaces_.end(), index) ==
      interfaces_.end())
    interfaces_.push_back(index);
}

void ClassWriter::AddField(uint16_t flags, std::string_view name,
                           std::string_view descriptor) {
  U2(fields_, flags);
  U2(fields_, Utf8(name));
  U2(fields_, Utf8(descriptor));
  U2(fields_, 0);
  ++field_count_;
}

void ClassWriter::AddMethod(uint16_t flags, std::string_view name,
                            std::string_view descriptor, const CodeWriter& code,
                            const std::vector<std::string>& parameters) {
  fits_ &= code.fits() && code.bytes().size() <= kMostU2 &&
           code.max_stack() <= kMostU2 && code.locals() <= kMostU2;
  const auto length = static_cast<uint32_t>(code.bytes().size());
  const auto handlers = static_cast<uint32_t>(8 * code.handlers().size());
  U2(methods_, flags);
  U2(methods_, Utf8(name));
  U2(methods_, Utf8(descriptor));
  U2(methods_, parameters.empty() ? 1 : 2);
  U2(methods_, Utf8("Code"));
  U4(methods_, 12 + length + handlers + (line_ == 0 ? 0 : 12));
  U2(methods_, code.max_stack());
  U2(methods_, code.locals());
  U4(methods_, length);
  Append(methods_, code.bytes());
  AddHandlers(code.handlers());
  U2(methods_, line_ == 0 ? 0 : 1);
  if (line_ != 0) {
    U2(methods_, Utf8("LineNumberTable"));
    U4(methods_, 6);
    U2(methods_, 1);
    U2(methods_, 0);
    U2(methods_, line_);
  }
  if (!parameters.empty()) AddParameterNames(parameters);
  ++method_count_;
}

void ClassWriter::AddHandlers(
    const std::vector<CodeWriter::Handler>& handlers) {
  U2(methods_, static_cast<uint32_t>(handlers.size()));
  for (const CodeWriter::Handler& h : handlers) {
    for (size_t place : {h.from, h.to, h.at})
      U2(methods_, static_cast<uint32_t>(place));
    U2(methods_, 0);  // of any class
  }
}

void ClassWriter::AddParameterNames(const std::vector<std::string>& names) {
  U2(methods_, Utf8("MethodParameters"));
  U4(methods_, static_cast<uint32_t>(1 + 4 * names.size()));
  U1(methods_, static_cast<uint32_t>(names.size()));
  for (const std::string& name : names) {
    U2(methods_, Utf8(name));
    U2(methods_, 0);
  }
}

Bytes ClassWriter::Finish() {
  const uint16_t object = Class("java/lang/Object");
  while (texts_.find(name_) != texts_.end()) name_ += '$';
  const uint16_t name = Utf8(name_);
  pool_[1] = static_cast<uint8_t>(name >> 8);
  pool_[2] = static_cast<uint8_t>(name);
  Bytes out;
  U4(out, 0xcafebabe);
  U2(out, 0);
  U2(out, major_);
  U2(out, count_);
  Append(out, pool_);
  U2(out,
     classfile::kAccFinal | classfile::kAccSuper | classfile::kAccSynthetic);
  U2(out, kSelf);
  U2(out, object);
  U2(out, static_cast<uint32_t>(interfaces_.size()));
  for (uint16_t i : interfaces_) U2(out, i);
  U2(out, field_count_);
  Append(out, fields_);
  U2(out, method_count_);
  Append(out, methods_);
  U2(out, 0);
  return out;
}

}  // namespace engine
