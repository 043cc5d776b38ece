#include "check/testgen/path_test.h"

#include <algorithm>
#include <utility>

#include "check/testgen/call_source.h"
#include "check/testgen/claims.h"
#include "check/testgen/heap_source.h"
#include "check/testgen/heap_view.h"
#include "check/testgen/root_names.h"
#include "check/testgen/test_name.h"
#include "classfile/attribute.h"
#include "classfile/class_file.h"
#include "classfile/descriptor.h"

namespace testgen {
namespace {

using base::Error;
using base::Result;

bool TakesReceiver(const check::MethodName& method) {
  return !method.is_static && method.name != "<init>";
}

// A constructor gives an object of its class.
std::string ResultType(const check::MethodName& method) {
  if (method.name == "<init>") return "L" + method.owner + ";";
  return std::string(
      classfile::ParseMethodDescriptor(method.descriptor)->result.text);
}

bool DeclaresExceptions(Access& access, const check::MethodName& method) {
  const classfile::ClassFile* file = access.Read(method.owner);
  const classfile::Method* found =
      file == nullptr ? nullptr
                      : file->FindMethod(method.name, method.descriptor);
  return found != nullptr &&
         classfile::FindAttribute(found->attributes,
                                  classfile::AttributeKind::kExceptions) !=
             nullptr;
}

class PathTestWriter {
 public:
  PathTestWriter(Access& access, Framework framework, const TestedPath& path)
      : access_(access),
        path_(path),
        heap_(access, path.input),
        call_(access, heap_, path.method, path.on),
        claims_(access, heap_, path.input, path.output, framework) {}

  Result<PathTest> Write() {
    RETURN_IF_ERROR(heap_.Build(path_.roots));
    std::string object = "null";
    std::vector<std::string> arguments = path_.roots;
    if (TakesReceiver(path_.method)) {
      ASSIGN_OR_RETURN(object, call_.Receiver(arguments.front()));
      arguments.erase(arguments.begin());
    }
    ASSIGN_OR_RETURN(std::string call, call_.Text(object, arguments));
    Claim(call);
    return Gathered();
  }

 private:
  void Claim(const std::string& call) {
    const nlohmann::ordered_json cell = path_.output["roots"].value(
        path_.result_root, nlohmann::ordered_json());
    if (!path_.thrown.empty())
      claims_.Thrown(call, path_.thrown, cell, path_.thrower,
                     path_.all_messages);
    else
      claims_.Returned({call, ResultType(path_.method), call_.IsDirect()},
                       cell);
    std::set<std::string> roots(path_.roots.begin(), path_.roots.end());
    roots.insert(path_.result_root);
    claims_.Changes(roots, path_.watched);
    for (const LeftStatic& left : path_.statics)
      claims_.Left(left.owner, left.field, left.value);
  }

  PathTest Gathered() {
    PathTest test;
    Add(heap_.lines(), "", test);
    Add(claims_.before(), "", test);
    if (!path_.asserting.empty())
      test.lines.push_back("assertionsOn(" + QuotedClass(path_.asserting) +
                           ");");
    if (path_.prints) test.lines.push_back("// It also prints: not looked at.");
    const bool restores = !claims_.restores().empty();
    if (restores) test.lines.push_back("try {");
    Add(claims_.lines(), restores ? "  " : "", test);
    if (restores) {
      test.lines.push_back("} finally {");
      Add(claims_.restores(), "  ", test);
      test.lines.push_back("}");
    }
    for (const auto* names :
         {&heap_.helpers(), &call_.helpers(), &claims_.helpers()})
      test.helpers.insert(names->begin(), names->end());
    test.asserts = !path_.asserting.empty();
    if (test.asserts) test.helpers.insert("assertionsOn");
    test.assertions = claims_.assertions();
    test.throws = Throws(test);
    return test;
  }

  static void Add(const std::vector<std::string>& lines,
                  const std::string& indent, PathTest& test) {
    for (const std::string& line : lines) test.lines.push_back(indent + line);
  }

  bool Throws(const PathTest& test) {
    return !test.helpers.empty() || DeclaresExceptions(access_, path_.method) ||
           std::any_of(test.lines.begin(), test.lines.end(),
                       [](const std::string& line) {
                         return line.find("Class.forName(") !=
                                std::string::npos;
                       });
  }

  Access& access_;
  const TestedPath& path_;
  HeapSource heap_;
  CallSource call_;
  Claims claims_;
};

}  // namespace

Result<PathTest> WritePathTest(Access& access, Framework framework,
                               TestedPath path) {
  if (!path.left_out.empty()) return Error{path.left_out};
  NameRoots(path.roots, path.thrown.empty() ? path.result_root : "", path.input,
            path.output);
  return PathTestWriter(access, framework, path).Write();
}

std::string OutcomeOf(const TestedPath& path) {
  if (!path.thrown.empty())
    return "throws" + path.thrown.substr(path.thrown.find_last_of("/$") + 1);
  if (path.method.name == "<init>" || ResultType(path.method) == "V") return "";
  return OutcomeWords(path.value);
}

}  // namespace testgen
