#include "check/find_properties.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <set>
#include <utility>

#include "check/annotation.h"
#include "check/composed.h"
#include "check/constraints.h"
#include "classfile/access_flags.h"
#include "classfile/attribute.h"
#include "classfile/attributes.h"
#include "classfile/constant_pool.h"
#include "classfile/descriptor.h"
#include "classfile/source_facts.h"
#include "engine/machine/java_signature.h"

namespace check {
namespace {

using base::Result;
using classfile::ClassFile;
using classfile::Method;
using Chain = std::vector<const ClassFile*>;  // a class, then what it extends

enum class Role : uint8_t {
  kNone,
  kTest,
  kBefore,
  kAfter,
  kBeforeAll,
  kDisabled,
  kUnknown
};

struct Mark {
  std::string_view annotation;
  Role role;
  const char* framework;
};
constexpr Mark kMarks[] = {
#define MARK(annotation, role, framework) {annotation, Role::role, framework},
#include "check/marks.def"
#undef MARK
};

constexpr std::string_view kVerifier = "org/sosy_lab/sv_benchmarks/Verifier";
constexpr std::string_view kTestCase = "junit/framework/TestCase";

const Mark* MarkOf(const Annotations& annotations, Role role) {
  for (const Annotation& annotation : annotations)
    for (const Mark& mark : kMarks)
      if (mark.role == role && mark.annotation == annotation.type) return &mark;
  return nullptr;
}

MethodName NameOf(const ClassFile& file, const Method& method) {
  return {
      std::string(file.name()),           std::string(method.name),
      std::string(method.descriptor),     method.Has(classfile::kAccStatic),
      method.Has(classfile::kAccPrivate), file.Has(classfile::kAccInterface)};
}

bool IsWritten(const Method& method) {
  return method.code && !method.Has(classfile::kAccSynthetic) &&
         !method.Has(classfile::kAccBridge) && method.name != "<clinit>";
}

std::vector<std::string> DeclaredBy(const ClassFile& file,
                                    const Method& method) {
  const classfile::Attribute* attribute = classfile::FindAttribute(
      method.attributes, classfile::AttributeKind::kExceptions);
  std::vector<std::string> names;
  if (attribute == nullptr) return names;
  std::vector<uint16_t> indexes;
  auto reader = classfile::ReaderOf(*attribute);
  classfile::ReadIndexes(reader, file.pool, classfile::ConstantTag::kClass,
                         &indexes);
  for (uint16_t index : indexes) names.emplace_back(file.pool.ClassName(index));
  return names;
}

// Of a class, or of a method of that class.
Annotations MarksAt(ClassReader& reader, const ClassFile& file,
                    const classfile::Attributes& attributes) {
  return WithComposed(reader, AnnotationsOf(file, attributes));
}

std::vector<Parameter> ParametersOf(ClassReader& reader, const ClassFile& file,
                                    const Method& method) {
  std::vector<Parameter> parameters;
  const auto names = classfile::ParameterNames(file, method);
  const auto annotations = ParameterAnnotationsOf(file, method);
  const auto types = classfile::ParseMethodDescriptor(method.descriptor);
  for (size_t i = 0; i < names.size(); ++i) {
    Parameter parameter{names[i], std::string(types->parameters[i].text)};
    if (i < annotations.size())
      AddConstraints(WithComposed(reader, annotations[i]), parameter);
    parameters.push_back(std::move(parameter));
  }
  return parameters;
}

// The line of the first instruction.
int FirstLine(const Method& method) {
  const auto lines = classfile::LinesOf(*method.code);
  return lines.empty() ? 0 : lines.front();
}

// `on` is the class it is asked for on, which may inherit it.
Property Basic(ClassReader& reader, std::string_view on, const ClassFile& file,
               const Method& method) {
  Property property;
  property.method = NameOf(file, method);
  property.parameters = ParametersOf(reader, file, method);
  property.declared = DeclaredBy(file, method);
  property.file = classfile::SourceFileOf(file);
  property.line = FirstLine(method);
  property.name = engine::JavaName(on) +
                  "::" + engine::JavaMethodName(method.name) +
                  engine::JavaParameters(method.descriptor);
  return property;
}

bool Overrides(const Method& method, const std::set<std::string>& seen) {
  return seen.count(std::string(method.name) + std::string(method.descriptor)) >
         0;
}

// visit(file, method) for the methods that a class has, inherited ones too:
// what a superclass declares comes first, what is overridden not at all.
template <class Visit>
void ForEachMethod(const Chain& chain, Visit visit) {
  std::vector<std::pair<const ClassFile*, const Method*>> found;
  std::set<std::string> seen;
  for (const ClassFile* file : chain) {
    std::vector<std::pair<const ClassFile*, const Method*>> own;
    for (const Method& method : file->methods)
      if (IsWritten(method) && !Overrides(method, seen))
        own.emplace_back(file, &method);
    for (const auto& [_, method] : own)
      if (!method->Has(classfile::kAccPrivate))
        seen.insert(std::string(method->name) +
                    std::string(method->descriptor));
    found.insert(found.begin(), own.begin(), own.end());
  }
  for (const auto& [file, method] : found) visit(*file, *method);
}

// A test class: what stands around its tests.
struct TestClass {
  Chain chain;
  bool junit3 = false;
  std::vector<MethodName> before_all = {};
  Fixture fixture;
  std::string skipped = {};
};

bool ExtendsTestCase(const Chain& chain) {
  return std::any_of(chain.begin(), chain.end(), [](const ClassFile* file) {
    return file->super_name() == kTestCase || file->name() == kTestCase;
  });
}

Role RoleOf(const TestClass& of, const ClassFile& file,
            const Annotations& annotations, const Method& method) {
  for (Role role : {Role::kBefore, Role::kAfter, Role::kBeforeAll})
    if (MarkOf(annotations, role) != nullptr) return role;
  // TestCase's own do nothing, and are not accessible.
  if (of.junit3 && method.descriptor == "()V" && file.name() != kTestCase) {
    if (method.name == "setUp") return Role::kBefore;
    if (method.name == "tearDown") return Role::kAfter;
  }
  return Role::kNone;
}

void AddSurroundings(ClassReader& reader, TestClass& of) {
  ForEachMethod(of.chain, [&](const ClassFile& file, const Method& method) {
    const Role role =
        RoleOf(of, file, MarksAt(reader, file, method.attributes), method);
    if (role == Role::kNone) return;
    if (method.descriptor != "()V")
      of.skipped = std::string(method.name) +
                   ", which prepares the test, takes arguments";
    else if (role == Role::kBeforeAll)
      of.before_all.push_back(NameOf(file, method));
    else if (role == Role::kBefore)
      of.fixture.before.push_back(NameOf(file, method));
    else
      of.fixture.after.push_back(NameOf(file, method));
  });
  // What a superclass tears down comes last.
  std::reverse(of.fixture.after.begin(), of.fixture.after.end());
}

TestClass ReadTestClass(ClassReader& reader, const std::string& class_name) {
  TestClass of;
  of.chain = reader.WithSuperclasses(class_name);
  of.junit3 = ExtendsTestCase(of.chain);
  of.fixture.class_name = class_name;
  AddSurroundings(reader, of);
  if (!of.chain.empty()) {
    const Annotations own =
        MarksAt(reader, *of.chain[0], of.chain[0]->attributes);
    if (MarkOf(own, Role::kDisabled) != nullptr) of.skipped = "disabled";
  }
  return of;
}

// The class around an inner one that is not static; none: it needs none.
std::string OuterOf(const ClassFile& file) {
  for (const classfile::Field& field : file.fields)
    if (field.name.starts_with("this$") && field.Has(classfile::kAccSynthetic))
      return std::string(
          classfile::ParseFieldDescriptor(field.descriptor)->class_name);
  return "";
}

const Method* ConstructorOf(const ClassFile& file, const std::string& outer) {
  return file.FindMethod("<init>",
                         outer.empty() ? "()V" : "(L" + outer + ";)V");
}

// The objects the test runs on, from the outermost; why there are none.
std::string AddFixtures(ClassReader& reader, const TestClass& of,
                        Property& property) {
  TestClass level = of;
  while (true) {
    if (!level.skipped.empty()) return level.skipped;
    const ClassFile& file = *level.chain[0];
    const std::string outer = OuterOf(file);
    if (file.Has(classfile::kAccAbstract))
      return engine::JavaName(file.name()) + " is abstract";
    const Method* constructor = ConstructorOf(file, outer);
    if (constructor == nullptr)
      return "the constructor of " + engine::JavaName(file.name()) +
             " takes arguments";
    if (constructor->Has(classfile::kAccPrivate))
      return "the constructor of " + engine::JavaName(file.name()) +
             " is private";
    property.fixtures.insert(property.fixtures.begin(), level.fixture);
    property.before_all.insert(property.before_all.begin(),
                               level.before_all.begin(),
                               level.before_all.end());
    if (outer.empty()) return "";
    level = ReadTestClass(reader, outer);
    if (level.chain.empty()) return outer + " is not on the class path";
  }
}

// What JUnit 4 and TestNG say at the test itself.
std::string ExpectedBy(const Annotations& annotations) {
  for (const Annotation& annotation : annotations) {
    const AnnotationValue* value = annotation.Find("expected");
    if (value == nullptr) value = annotation.Find("expectedExceptions");
    if (value != nullptr && annotation.simple_name() == "Test" &&
        value->text != "org/junit/Test$None")
      return value->text;
  }
  return "";
}

// Arguments that a framework makes itself.
std::string NotAnInput(const Property& property) {
  for (const Parameter& parameter : property.parameters)
    if (parameter.descriptor.starts_with("Lorg/junit/jupiter/"))
      return "JUnit makes its argument " + parameter.name;
  return "";
}

bool IsJUnit3Test(const TestClass& of, const Method& method) {
  return of.junit3 && method.name.starts_with("test") &&
         method.descriptor == "()V" && method.Has(classfile::kAccPublic);
}

std::optional<Property> TestOf(ClassReader& reader, const TestClass& of,
                               const ClassFile& file, const Method& method) {
  const Annotations annotations = MarksAt(reader, file, method.attributes);
  const Mark* mark = MarkOf(annotations, Role::kTest);
  const Mark* unknown = MarkOf(annotations, Role::kUnknown);
  if (mark == nullptr && unknown == nullptr && !IsJUnit3Test(of, method))
    return std::nullopt;
  Property property = Basic(reader, of.chain[0]->name(), file, method);
  property.framework = mark != nullptr      ? mark->framework
                       : unknown != nullptr ? unknown->framework
                                            : "JUnit 3";
  property.expected = ExpectedBy(annotations);
  if (MarkOf(annotations, Role::kDisabled) != nullptr)
    property.skipped = "disabled";
  else if (unknown != nullptr)
    property.skipped = "tests that are made while others run are not supported";
  else if (!of.skipped.empty())
    property.skipped = of.skipped;
  else if (method.Has(classfile::kAccPrivate))
    property.skipped = "private: no framework would run it";
  else
    property.skipped = NotAnInput(property);
  if (property.skipped.empty() && !method.Has(classfile::kAccStatic))
    property.skipped = AddFixtures(reader, of, property);
  else if (property.skipped.empty())
    property.before_all = of.before_all;
  return property;
}

bool AsksVerifier(const ClassFile& file) {
  for (size_t i = 1; i < file.pool.size(); ++i)
    if (file.pool.Is(i, classfile::ConstantTag::kClass) &&
        file.pool.ClassName(static_cast<uint16_t>(i)) == kVerifier)
      return true;
  return false;
}

const Method* MainOf(const ClassFile& file) {
  const Method* main = file.FindMethod("main", "([Ljava/lang/String;)V");
  return main != nullptr && main->code && main->Has(classfile::kAccStatic)
             ? main
             : nullptr;
}

// Is it one for other classes? Where none is public, what is not private is.
bool IsOpen(const Method& method, bool has_public) {
  return has_public ? method.Has(classfile::kAccPublic)
                    : !method.Has(classfile::kAccPrivate);
}

// Any class beside it may be the one that asks.
bool ProgramAsks(ClassReader& reader, const ClassFile& file) {
  if (AsksVerifier(file)) return true;
  const std::string name(file.name());
  const std::string package = name.substr(0, name.rfind('/') + 1);
  for (const std::string& other : reader.path().ClassNames()) {
    if (!other.starts_with(package) ||
        other.find('/', package.size()) != other.npos)
      continue;
    const auto beside = reader.Read(other);
    if (beside.ok() && AsksVerifier(*beside.value())) return true;
  }
  return false;
}

}  // namespace

Result<std::vector<Property>> PropertiesOf(ClassReader& reader,
                                           const std::string& class_name) {
  ASSIGN_OR_RETURN(const ClassFile* file, reader.Read(class_name));
  std::vector<Property> found;
  const TestClass of = ReadTestClass(reader, class_name);
  ForEachMethod(of.chain, [&](const ClassFile& owner, const Method& method) {
    if (auto test = TestOf(reader, of, owner, method))
      found.push_back(*std::move(test));
  });
  const Method* main = MainOf(*file);
  if (found.empty() && main != nullptr && ProgramAsks(reader, *file)) {
    Property property = Basic(reader, class_name, *file, *main);
    property.kind = Property::Kind::kMain;
    property.framework = "main";
    found.push_back(std::move(property));
  }
  return found;
}

Result<std::vector<Property>> PublicMethodsOf(ClassReader& reader,
                                              const std::string& class_name) {
  ASSIGN_OR_RETURN(const ClassFile* file, reader.Read(class_name));
  const bool has_public = std::any_of(
      file->methods.begin(), file->methods.end(), [](const Method& method) {
        return IsWritten(method) && method.name != "<init>" &&
               method.Has(classfile::kAccPublic);
      });
  std::vector<Property> found;
  for (const Method& method : file->methods) {
    if (!IsWritten(method) || !IsOpen(method, has_public)) continue;
    if (method.name == "<init>" && file->Has(classfile::kAccAbstract)) continue;
    Property property = Basic(reader, class_name, *file, method);
    property.kind = Property::Kind::kRobust;
    found.push_back(std::move(property));
  }
  return found;
}

Result<Property> NamedProperty(ClassReader& reader,
                               const std::string& class_name,
                               std::string_view method,
                               std::string_view descriptor) {
  ASSIGN_OR_RETURN(std::vector<Property> tests,
                   PropertiesOf(reader, class_name));
  for (Property& test : tests)
    if (test.method.name == method && test.method.descriptor == descriptor)
      return std::move(test);
  Chain chain = reader.WithSuperclasses(class_name);
  if (chain.empty()) {  // a class of the library
    ASSIGN_OR_RETURN(const ClassFile* own, reader.Read(class_name));
    chain.push_back(own);
  }
  for (const ClassFile* file : chain)
    if (const Method* found = file->FindMethod(method, descriptor);
        found != nullptr && found->code)
      return Basic(reader, class_name, *file, *found);
  return base::Error{"no method " + std::string(method) +
                         std::string(descriptor) + " with code",
                     class_name};
}

}  // namespace check
