#include "check/testgen/test_source.h"

#include <algorithm>
#include <set>
#include <utility>

#include "check/testgen/access.h"
#include "check/testgen/call_source.h"
#include "check/testgen/heap_source.h"
#include "check/testgen/heap_view.h"
#include "check/testgen/helpers.h"
#include "check/testgen/literal.h"
#include "classfile/class_file.h"
#include "classfile/descriptor.h"
#include "engine/machine/java_signature.h"

namespace testgen {
namespace {

using base::Error;
using base::Result;
using base::Status;
using check::Fixture;
using check::MethodName;
using check::Property;

// Longer than any test that ends takes.
constexpr int kPatienceSeconds = 10;

// The words of JUnit 4 and 5.
struct Words {
  const char *test, *assertions, *timeout;
};
constexpr Words kJUnit5 = {
    "org.junit.jupiter.api.Test", "org.junit.jupiter.api.Assertions",
    "org.junit.jupiter.api.Assertions.assertTimeoutPreemptively("
    "java.time.Duration.ofSeconds(10), () -> "};
constexpr Words kJUnit4 = {"org.junit.Test", "org.junit.Assert", ""};

bool IsJUnit4(const Property& property) {
  return property.framework == "JUnit 4" || property.framework == "JUnit 3" ||
         property.framework == "junit-quickcheck";
}

const std::string& OwnerOf(const Property& property) {
  return property.fixtures.empty() ? property.method.owner
                                   : property.fixtures.back().class_name;
}

std::string Identifier(std::string text) {
  for (char& c : text) {
    const bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
                       (c >= '0' && c <= '9') || c == '_';
    if (!plain) c = '_';
  }
  return text;
}

// The library takes no classes from elsewhere.
std::string TestPackage(const Property& property) {
  const std::string package = PackageOf(OwnerOf(property));
  return package.starts_with("java/") ? "" : package;
}

Status CanBeWritten(const Counterexample& example) {
  if (example.property.kind == Property::Kind::kMain)
    return Error{"a program has no arguments that a test could give"};
  if (example.input_statics)
    return Error{"static fields are part of the input"};
  if (example.input.is_null()) return Error{"no input was found"};
  return base::Ok{};
}

class TestWriter {
 public:
  TestWriter(check::ClassReader& reader, const Counterexample& example)
      : example_(example),
        property_(example.property),
        words_(IsJUnit4(property_) ? kJUnit4 : kJUnit5),
        access_(reader, TestPackage(property_)),
        heap_(access_, example.input) {}

  Result<TestSource> Write() {
    RETURN_IF_ERROR(heap_.Build(example_.roots));
    RETURN_IF_ERROR(Prepare());
    ASSIGN_OR_RETURN(std::string call, Call());
    if (Asserts()) {
      helpers_.insert("assertionsOn");
      call_.push_back("assertionsOn(" + QuotedClass(example_.thrower) + ");");
    }
    call_.push_back(Checked(call));
    CleanUp();
    return TestSource{TestPackage(property_) + ClassName(), Text(), call_};
  }

 private:
  // Overloaded ones are told apart by their types.
  std::string ClassName() {
    const std::string& owner = OwnerOf(property_);
    std::string name = owner.substr(PackageOf(owner).size()) + "_" +
                       engine::JavaMethodName(property_.method.name);
    if (access_.IsOverloaded(property_.method, owner))
      name += engine::JavaParameters(property_.method.descriptor);
    return Identifier(name) + "_Counterexample" +
           (example_.number == 1 ? "" : std::to_string(example_.number));
  }

  static std::string FixtureName(size_t i) {
    return i == 0 ? "test" : "test" + std::to_string(i + 1);
  }

  // As check/driver.cc does.
  Status Prepare() {
    for (const MethodName& method : property_.before_all)
      if (method.is_static) CallPlain(method, method.owner, "null");
    for (size_t i = 0; i < property_.fixtures.size(); ++i) {
      const Fixture& fixture = property_.fixtures[i];
      RETURN_IF_ERROR(MakeFixture(i));
      for (const MethodName& method : property_.before_all)
        if (!method.is_static && method.owner == fixture.class_name)
          CallPlain(method, fixture.class_name, FixtureName(i));
      for (const MethodName& method : fixture.before)
        CallPlain(method, fixture.class_name, FixtureName(i));
    }
    return base::Ok{};
  }

  Status MakeFixture(size_t i) {
    const std::string& name = property_.fixtures[i].class_name;
    const auto type = access_.ClassText(name);
    if (!type) return Error{BinaryName(name) + " cannot be named"};
    const std::string simple = type->substr(type->rfind('.') + 1);
    call_.push_back(
        *type + " " + FixtureName(i) + " = " +
        (i == 0 ? "new " + *type : FixtureName(i - 1) + ".new " + simple) +
        "();");
    return base::Ok{};
  }

  // A method without arguments.
  void CallPlain(const MethodName& method, const std::string& on,
                 const std::string& object) {
    CallSource source(access_, heap_, method, on);
    call_.push_back(source.Text(object, {}).value() + ";");
    helpers_.insert(source.helpers().begin(), source.helpers().end());
  }

  void CleanUp() {
    for (size_t i = property_.fixtures.size(); i-- > 0;)
      for (const MethodName& method : property_.fixtures[i].after)
        CallPlain(method, property_.fixtures[i].class_name, FixtureName(i));
  }

  bool TakesReceiver() const {
    return property_.fixtures.empty() && !property_.method.is_static &&
           property_.method.name != "<init>";
  }

  // The expression that calls the property.
  Result<std::string> Call() {
    const MethodName& method = property_.method;
    CallSource source(access_, heap_, method,
                      method.is_static ? method.owner : OwnerOf(property_));
    std::string object = "null";
    std::vector<std::string> arguments = example_.roots;
    if (TakesReceiver()) {
      ASSIGN_OR_RETURN(object, source.Receiver(arguments.front()));
      arguments.erase(arguments.begin());
    } else if (!method.is_static && method.name != "<init>") {
      object = FixtureName(property_.fixtures.size() - 1);
    }
    ASSIGN_OR_RETURN(std::string text, source.Text(object, arguments));
    if (!property_.expected.empty())
      expected_ = source.ClassExpression("L" + property_.expected + ";");
    helpers_.insert(source.helpers().begin(), source.helpers().end());
    return text;
  }

  bool IsEndless() const { return example_.why.starts_with("never ends"); }

  // The statement that fails.
  std::string Checked(std::string call) {
    const std::string assertions = words_.assertions;
    if (property_.kind == Property::Kind::kTest && property_.IsBoolean() &&
        property_.expected.empty()) {
      const bool boxed = call.starts_with("call(");
      call = assertions + ".assertTrue(" + (boxed ? "(Boolean) " : "") + call +
             ")";
    } else if (!property_.expected.empty()) {
      call =
          assertions + ".assertThrows(" + expected_ + ", () -> " + call + ")";
    }
    if (!IsEndless() || IsJUnit4(property_)) return call + ";";
    return words_.timeout + ("{ " + call + "; });");
  }

  std::string Text() {
    const std::string package = TestPackage(property_);
    std::string text;
    if (!package.empty())
      text += "package " + BinaryName(package.substr(0, package.size() - 1)) +
              ";\n\n";
    text += "/** " + Comment(property_.name + ": " + example_.why) +
            ". Written by summa check. */\n"
            "@SuppressWarnings({\"deprecation\", \"rawtypes\", \"removal\", "
            "\"unchecked\"})\npublic class " +
            ClassName() + " {\n" + Assertions() + "  @" + words_.test +
            Patience() + "\n  public void fails() throws Throwable {\n";
    for (const std::string& line : heap_.lines()) text += "    " + line + "\n";
    for (const std::string& line : call_) text += "    " + line + "\n";
    return text + "  }\n" + Helpers() + "}\n";
  }

  std::string Patience() const {
    if (!IsEndless() || !IsJUnit4(property_)) return "";
    return "(timeout = " + std::to_string(kPatienceSeconds * 1000) + ")";
  }

  // Whether the class that threw has an assert statement.
  bool Asserts() {
    const classfile::ClassFile* file = access_.Read(example_.thrower);
    return example_.why == "an assertion fails: java.lang.AssertionError" &&
           file != nullptr &&
           file->FindField("$assertionsDisabled", "Z") != nullptr;
  }

  // They are off unless somebody turns them on before the class is initialised;
  // a test that cannot fail says so.
  std::string Assertions() {
    if (!Asserts()) return "";
    return "  static {\n    " + ClassName() +
           ".class.getClassLoader().setDefaultAssertionStatus(true);\n  }\n\n";
  }

  std::string Helpers() const {
    std::set<std::string> names = heap_.helpers();
    names.insert(helpers_.begin(), helpers_.end());
    return HelperTexts(names);
  }

  // Nothing in it ends the comment or is an escape of Java's.
  static std::string Comment(const std::string& text) {
    std::string out;
    for (const char16_t c : Utf16Of(text))
      out += c >= 0x20 && c < 0x7f && c != u'*' && c != u'\\'
                 ? static_cast<char>(c)
                 : '?';
    return out;
  }

  const Counterexample& example_;
  const Property& property_;
  const Words& words_;
  Access access_;
  HeapSource heap_;
  std::vector<std::string> call_;
  std::string expected_;  // an expression
  std::set<std::string> helpers_;
};

}  // namespace

Result<TestSource> WriteTest(check::ClassReader& reader,
                             const Counterexample& counterexample) {
  RETURN_IF_ERROR(CanBeWritten(counterexample));
  return TestWriter(reader, counterexample).Write();
}

}  // namespace testgen
