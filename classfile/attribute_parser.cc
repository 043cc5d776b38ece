#include "classfile/attribute_parser.h"

#include <string>

#include "classfile/annotations.h"
#include "classfile/attributes.h"
#include "classfile/descriptor.h"

namespace classfile {
namespace {

constexpr uint32_t kMaxCodeLength = 65535;

// The constant a static field of this type may be initialised with.
ConstantTag ConstantOf(std::string_view descriptor) {
  switch (descriptor[0]) {
    case 'B':
    case 'C':
    case 'I':
    case 'S':
    case 'Z':
      return ConstantTag::kInteger;
    case 'D':
      return ConstantTag::kDouble;
    case 'F':
      return ConstantTag::kFloat;
    case 'J':
      return ConstantTag::kLong;
    default:
      return descriptor == "Ljava/lang/String;" ? ConstantTag::kString
                                                : ConstantTag::kNone;
  }
}

bool IsFieldConstant(ConstantTag tag) {
  return (tag >= ConstantTag::kInteger && tag <= ConstantTag::kDouble) ||
         tag == ConstantTag::kString;
}

}  // namespace

bool AttributeParser::ParseClass(Attributes* out) {
  Owner owner{kInClass};
  return ParseTable(owner, out);
}

bool AttributeParser::ParseField(const Field& field, Attributes* out) {
  Owner owner{kInField};
  owner.field = &field;
  return ParseTable(owner, out);
}

bool AttributeParser::ParseMethod(Method* method) {
  Owner owner{kInMethod};
  owner.method = method;
  size_t at = reader_.offset();
  if (!ParseTable(owner, &method->attributes)) return false;
  bool bodiless =
      method->Has(kAccNative | kAccAbstract) && method->name != "<clinit>";
  if (bodiless == !method->code.has_value()) return true;
  return reader_.FailAt(
      at, bodiless ? "no Code attribute in a native or abstract method"
                   : "a Code attribute in a method with a body");
}

bool AttributeParser::ParseTable(const Owner& owner, Attributes* out) {
  uint16_t count = reader_.U2();
  // An attribute takes at least six bytes; do not believe a count beyond that.
  if (count > reader_.remaining() / 6)
    return reader_.Fail("as many attributes as their count says");
  out->resize(count);
  uint64_t seen = 0;
  for (int i = 0; i < count; ++i)
    if (!ParseOne(owner, &seen, &(*out)[static_cast<size_t>(i)])) return false;
  return reader_.ok();
}

AttributeKind AttributeParser::KindOf(uint16_t name_index,
                                      AttributePlace place) {
  Recent& recent = recent_[(name_index + place) % kRecentCount];
  if (recent.name_index != name_index || recent.place != place)
    recent = {name_index, place,
              RecogniseAttribute(pool_.Utf8(name_index), place, major_)};
  return recent.kind;
}

bool AttributeParser::ParseOne(const Owner& owner, uint64_t* seen,
                               Attribute* out) {
  size_t at = reader_.offset();
  uint16_t name = ReadIndex(reader_, pool_, ConstantTag::kUtf8);
  uint32_t length = reader_.U4();
  if (!reader_.ok()) return false;
  *out = {KindOf(name, owner.place),
          name,
          static_cast<uint32_t>(reader_.offset()),
          {}};
  uint64_t bit = uint64_t{1} << static_cast<unsigned>(out->kind);
  if ((*seen & bit) && !MayRepeat(out->kind))
    return reader_.FailAt(
        at, "at most one attribute " + std::string(pool_.Utf8(name)));
  *seen |= bit;
  size_t outer = reader_.BeginLimit(length);
  out->info = reader_.Rest();
  if (!reader_.ok() || !CheckContents(owner, out)) return false;
  if (reader_.remaining() > 0)
    return reader_.Fail("the attribute " + std::string(pool_.Utf8(name)) +
                        " to end here, found " +
                        std::to_string(reader_.remaining()) + " more bytes");
  reader_.EndLimit(outer);
  return reader_.ok();
}

bool AttributeParser::CheckContents(const Owner& owner, Attribute* attribute) {
  switch (attribute->kind) {
    case AttributeKind::kUnknown:
    case AttributeKind::kSourceDebugExtension:
    case AttributeKind::kModule:
      reader_.Skip(reader_.remaining());
      return reader_.ok();
    case AttributeKind::kSynthetic:
    case AttributeKind::kDeprecated:
      return true;  // must be empty, which the limit checks
    case AttributeKind::kSignature:
    case AttributeKind::kSourceFile:
      ReadIndex(reader_, pool_, ConstantTag::kUtf8);
      return reader_.ok();
    case AttributeKind::kRuntimeVisibleAnnotations:
    case AttributeKind::kRuntimeInvisibleAnnotations:
    case AttributeKind::kRuntimeVisibleParameterAnnotations:
    case AttributeKind::kRuntimeInvisibleParameterAnnotations:
    case AttributeKind::kRuntimeVisibleTypeAnnotations:
    case AttributeKind::kRuntimeInvisibleTypeAnnotations:
    case AttributeKind::kAnnotationDefault:
      return CheckAnnotationContents(attribute->kind);
    default:
      break;
  }
  if (owner.code != nullptr)
    return CheckCodeContents(*owner.code, attribute->kind);
  return owner.place == kInClass ? CheckClassContents(attribute->kind)
                                 : CheckMemberContents(owner, attribute);
}

bool AttributeParser::CheckAnnotationContents(AttributeKind kind) {
  switch (kind) {
    case AttributeKind::kRuntimeVisibleAnnotations:
    case AttributeKind::kRuntimeInvisibleAnnotations:
      return ReadAnnotations(reader_, pool_, nullptr);
    case AttributeKind::kRuntimeVisibleParameterAnnotations:
    case AttributeKind::kRuntimeInvisibleParameterAnnotations:
      return ReadParameterAnnotations(reader_, pool_, nullptr);
    case AttributeKind::kAnnotationDefault:
      return ReadElementValue(reader_, pool_, nullptr);
    default:
      return ReadTypeAnnotations(reader_, pool_, nullptr);
  }
}

bool AttributeParser::CheckClassContents(AttributeKind kind) {
  switch (kind) {
    case AttributeKind::kInnerClasses:
      return ReadInnerClasses(reader_, pool_, nullptr);
    case AttributeKind::kEnclosingMethod:
      return ReadEnclosingMethod(reader_, pool_, nullptr);
    case AttributeKind::kBootstrapMethods:
      return ReadBootstrapMethods(reader_, pool_, nullptr);
    case AttributeKind::kNestHost:
    case AttributeKind::kModuleMainClass:
      ReadIndex(reader_, pool_, ConstantTag::kClass);
      return reader_.ok();
    case AttributeKind::kModulePackages:
      return ReadIndexes(reader_, pool_, ConstantTag::kPackage, nullptr);
    case AttributeKind::kRecord:
      return CheckRecord();
    default:
      return ReadIndexes(reader_, pool_, ConstantTag::kClass, nullptr);
  }
}

bool AttributeParser::CheckRecord() {
  uint16_t count = reader_.U2();
  Attributes ignored;
  for (int i = 0; i < count && reader_.ok(); ++i) {
    size_t at = reader_.offset();
    uint16_t name = ReadIndex(reader_, pool_, ConstantTag::kUtf8);
    uint16_t descriptor = ReadIndex(reader_, pool_, ConstantTag::kUtf8);
    if (!reader_.ok()) return false;
    if (!pool_.IsFieldName(name) || !pool_.IsField(descriptor))
      return reader_.FailAt(at, "a record component's name and descriptor");
    if (!ParseTable(Owner{kInRecord}, &ignored)) return false;
  }
  return reader_.ok();
}

bool AttributeParser::CheckMemberContents(const Owner& owner,
                                          Attribute* attribute) {
  switch (attribute->kind) {
    case AttributeKind::kConstantValue:
      return CheckConstantValue(*owner.field, attribute);
    case AttributeKind::kCode:
      return ParseCode(owner.method);
    case AttributeKind::kExceptions:
      return ReadIndexes(reader_, pool_, ConstantTag::kClass, nullptr);
    default:
      return ReadMethodParameters(reader_, pool_, nullptr);
  }
}

bool AttributeParser::CheckConstantValue(const Field& field,
                                         Attribute* attribute) {
  size_t at = reader_.offset();
  ConstantTag tag = pool_.tag(reader_.U2());
  if (!field.Has(kAccStatic)) {
    // JVMS 4.7.2: ignored there, so whatever it says is not a mistake.
    if (attribute->info.size() != 2 || !IsFieldConstant(tag))
      attribute->kind = AttributeKind::kUnknown;
    if (reader_.remaining() > 0) reader_.Skip(reader_.remaining());
    return true;
  }
  return !reader_.ok() || tag == ConstantOf(field.descriptor) ||
         reader_.FailAt(at, "a constant that fits the field's type");
}

bool AttributeParser::CheckCodeContents(const CodeLimits& code,
                                        AttributeKind kind) {
  switch (kind) {
    case AttributeKind::kLineNumberTable:
      return ReadLineNumbers(reader_, code, nullptr);
    case AttributeKind::kStackMapTable:
      return ReadStackMapTable(reader_, pool_, code, nullptr);
    default:
      return ReadLocalVariables(reader_, pool_, code,
                                kind == AttributeKind::kLocalVariableTypeTable,
                                nullptr);
  }
}

bool AttributeParser::ParseCode(Method* method) {
  Code& code = method->code.emplace();
  size_t at = reader_.offset();
  code.max_stack = reader_.U2();
  code.max_locals = reader_.U2();
  code.length = reader_.U4();
  if (!reader_.ok()) return false;
  int arguments =
      ParameterSlots(method->descriptor) + (method->Has(kAccStatic) ? 0 : 1);
  if (arguments > code.max_locals)
    return reader_.FailAt(at + 2, "max_locals of at least " +
                                      std::to_string(arguments) +
                                      " for the arguments");
  if (code.length == 0 || code.length > kMaxCodeLength)
    return reader_.FailAt(at + 4, "a code length from 1 to 65535, found " +
                                      std::to_string(code.length));
  size_t start = reader_.offset();
  auto bytes = reader_.Take(code.length);
  if (!reader_.ok() || !decoder_.Decode(bytes, start, &code)) return false;
  if (!ParseHandlers(&code)) return false;
  CodeLimits limits{code.length, code.max_locals};
  Owner owner{kInCode};
  owner.code = &limits;
  return ParseTable(owner, &code.attributes);
}

bool AttributeParser::ParseHandlers(Code* code) {
  uint16_t count = reader_.U2();
  if (count > reader_.remaining() / 8)
    return reader_.Fail("as many exception handlers as their count says");
  code->handlers.reserve(count);
  for (int i = 0; i < count; ++i) {
    size_t at = reader_.offset();
    ExceptionHandler handler;
    handler.start = decoder_.IndexAt(reader_.U2());
    handler.end = decoder_.IndexAt(reader_.U2(), true);
    handler.handler = decoder_.IndexAt(reader_.U2());
    handler.catch_type = ReadIndex(reader_, pool_, ConstantTag::kClass, true);
    if (!reader_.ok()) return false;
    if (handler.start == Decoder::kNoInstruction ||
        handler.end == Decoder::kNoInstruction ||
        handler.handler == Decoder::kNoInstruction ||
        handler.start >= handler.end)
      return reader_.FailAt(
          at, "an exception handler with a non-empty range of instructions");
    code->handlers.push_back(handler);
  }
  return reader_.ok();
}

}  // namespace classfile
