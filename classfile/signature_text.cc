#include "classfile/signature_text.h"

#include <utility>

#include "classfile/descriptor.h"
#include "classfile/modified_utf8.h"

namespace classfile {
namespace {

constexpr int kMaxNesting = 100;

// A recursive-descent reader of the grammar in JVMS 4.7.9.1. After a mistake
// ok() is false and the text returned so far means nothing.
class SignatureReader {
 public:
  explicit SignatureReader(std::string_view text) : text_(text) {}

  bool ok() const { return ok_; }
  bool AtEnd() const { return ok_ && at_ == text_.size(); }
  bool Eat(char c) {
    if (Peek() != c) return false;
    ++at_;
    return true;
  }
  char Peek() const { return at_ < text_.size() ? text_[at_] : '\0'; }

  std::string Type(int depth = 0);
  std::string TypeParameters();

 private:
  std::string Fail() {
    ok_ = false;
    at_ = text_.size();
    return "";
  }
  std::string Until(std::string_view stops);
  std::string ClassType(int depth);
  std::string Arguments(int depth);
  std::string Argument(int depth);
  std::string Bounds();

  std::string_view text_;
  size_t at_ = 0;
  bool ok_ = true;
};

std::string SignatureReader::Until(std::string_view stops) {
  size_t end = text_.find_first_of(stops, at_);
  if (end == std::string_view::npos || end == at_) return Fail();
  std::string name = ModifiedToUtf8(text_.substr(at_, end - at_));
  at_ = end;
  return InternalToJava(name);
}

std::string SignatureReader::Type(int depth) {
  if (depth > kMaxNesting) return Fail();
  if (Eat('[')) return Type(depth + 1) + "[]";
  if (Eat('L')) return ClassType(depth);
  if (Eat('T')) {
    std::string name = Until(";");
    return Eat(';') ? name : Fail();
  }
  auto type = ParseFieldDescriptor(text_.substr(at_, 1));
  if (!type) return Fail();
  ++at_;
  return TypeToJava(*type);
}

std::string SignatureReader::ClassType(int depth) {
  std::string name = Until("<.;");
  while (ok_) {
    if (Peek() == '<') name += Arguments(depth);
    if (Eat(';')) return name;
    if (!Eat('.')) return Fail();
    name += "." + Until("<.;");
  }
  return name;
}

std::string SignatureReader::Arguments(int depth) {
  std::string text = "<";
  Eat('<');
  while (ok_ && !Eat('>')) {
    if (text.size() > 1) text += ", ";
    text += Argument(depth);
    if (Peek() == '\0') return Fail();
  }
  return text + ">";
}

std::string SignatureReader::Argument(int depth) {
  if (Eat('*')) return "?";
  if (Eat('+')) return "? extends " + Type(depth + 1);
  if (Eat('-')) return "? super " + Type(depth + 1);
  return Type(depth + 1);
}

std::string SignatureReader::Bounds() {
  std::string text;
  // The first bound is a class's and may be left out: <T::Ljava/lang/Runnable;>
  while (ok_ && Eat(':')) {
    if (Peek() == ':') continue;
    text += text.empty() ? " extends " : " & ";
    text += Type();
  }
  return text;
}

std::string SignatureReader::TypeParameters() {
  if (!Eat('<')) return "";
  std::string text = "<";
  while (ok_ && !Eat('>')) {
    if (text.size() > 1) text += ", ";
    text += Until(":");
    text += Bounds();
  }
  return text + ">";
}

}  // namespace

std::optional<std::string> FieldSignatureToJava(std::string_view signature) {
  SignatureReader reader(signature);
  std::string text = reader.Type();
  if (!reader.AtEnd()) return std::nullopt;
  return text;
}

std::optional<MethodSignatureText> MethodSignatureToJava(
    std::string_view signature) {
  SignatureReader reader(signature);
  MethodSignatureText text;
  text.type_parameters = reader.TypeParameters();
  if (!reader.Eat('(')) return std::nullopt;
  while (reader.ok() && !reader.Eat(')'))
    text.parameters.push_back(reader.Type());
  text.result = reader.Eat('V') ? "void" : reader.Type();
  while (reader.ok() && reader.Eat('^'))
    text.exceptions.push_back(reader.Type());
  if (!reader.AtEnd()) return std::nullopt;
  return text;
}

std::optional<ClassSignatureText> ClassSignatureToJava(
    std::string_view signature) {
  SignatureReader reader(signature);
  ClassSignatureText text;
  text.type_parameters = reader.TypeParameters();
  text.superclass = reader.Type();
  while (reader.ok() && reader.Peek() != '\0')
    text.interfaces.push_back(reader.Type());
  if (!reader.AtEnd()) return std::nullopt;
  return text;
}

}  // namespace classfile
