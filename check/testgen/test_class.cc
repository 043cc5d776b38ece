#include "check/testgen/test_class.h"

#include <algorithm>
#include <cstddef>
#include <map>
#include <set>
#include <utility>

#include "check/testgen/access.h"
#include "check/testgen/claims.h"
#include "check/testgen/heap_view.h"
#include "check/testgen/helpers.h"
#include "check/testgen/literal.h"
#include "check/testgen/test_name.h"
#include "engine/machine/java_signature.h"

namespace testgen {
namespace {

struct FrameworkWords {
  const char *test, *assertions, *visible;
};
constexpr FrameworkWords kFrameworkWords[] = {
    {"org.junit.Test", "org.junit.Assert", "public "},
    {"org.junit.jupiter.api.Test", "org.junit.jupiter.api.Assertions", ""}};

// A longer one is nobody's comment.
constexpr size_t kLongestComment = 300;

std::string NameLetters(std::string text) {
  for (char& c : text) {
    const bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
                       (c >= '0' && c <= '9') || c == '_';
    if (!plain) c = '_';
  }
  return text;
}

// The library takes no classes from elsewhere.
std::string PackageOfTests(const std::string& class_name) {
  const std::string package = PackageOf(class_name);
  return package.starts_with("java/") ? "" : package;
}

// Nothing in it ends the comment or is an escape of Java's.
std::string CommentText(const std::string& text) {
  std::string out;
  for (const char16_t c : Utf16Of(text))
    out += c >= 0x20 && c < 0x7f && c != u'\\' ? static_cast<char>(c) : '?';
  for (size_t at; (at = out.find("*/")) != std::string::npos;) out[at] = '?';
  if (out.size() > kLongestComment)
    out = out.substr(0, kLongestComment) + "...";
  return out;
}

std::string ConditionText(const std::vector<std::string>& conditions) {
  std::string text;
  for (const std::string& condition : conditions)
    text += (text.empty() ? "" : " && ") + condition;
  return text;
}

// "next", "newNode".
std::string MethodWords(const TestedPath& path) {
  if (path.method.name != "<init>") return NameLetters(path.method.name);
  return "new" + NameLetters(path.on.substr(path.on.find_last_of("/$") + 1));
}

std::string BorderWords(size_t border) {
  return border == 1 ? "_atBorder" : "_atBorder" + std::to_string(border);
}

// By method, the cells that any of its paths changes.
using Watched = std::map<std::string, std::set<std::string>>;

std::string KeyOf(const check::MethodName& method) {
  return method.owner + "." + method.name + method.descriptor;
}

Watched WatchedIn(const std::vector<TestedPath>& paths) {
  Watched watched;
  for (const TestedPath& path : paths) {
    std::set<std::string>& cells = watched[KeyOf(path.method)];
    if (path.left_out.empty())
      cells.merge(ChangedCells(path.input, path.output));
  }
  return watched;
}

class TestClassWriter {
 public:
  TestClassWriter(check::ClassReader& reader, Framework framework,
                  const std::string& class_name, const TestClassWords& own)
      : access_(reader, PackageOfTests(class_name)),
        framework_(framework),
        words_(kFrameworkWords[static_cast<size_t>(framework)]),
        package_(PackageOfTests(class_name)),
        own_(own) {}

  TestClass Write(const std::vector<TestedPath>& paths) {
    const std::vector<std::string> names = NamesOf(paths);
    const Watched watched = WatchedIn(paths);
    for (size_t i = 0; i < paths.size(); ++i) {
      TestedPath path = paths[i];
      const std::set<std::string>& cells = watched.at(KeyOf(path.method));
      path.watched.insert(cells.begin(), cells.end());
      auto test = WritePathTest(access_, framework_, std::move(path));
      if (test.ok()) {
        result_.written.push_back(i);
        AddTest(paths[i], names[i], test.value());
      } else {
        AddComment(names[i], paths[i], test.error().ToString());
      }
    }
    result_.name = package_ + own_.name;
    result_.text = Head() + body_ + HelperTexts(helpers_) + "}\n";
    return std::move(result_);
  }

 private:
  static std::vector<std::string> NamesOf(
      const std::vector<TestedPath>& paths) {
    std::vector<NamedPath> named;
    for (const TestedPath& path : paths)
      if (path.border == 0)
        named.push_back({MethodWords(path), OutcomeOf(path), path.conditions});
    const std::vector<std::string> firsts = TestNames(named);
    std::vector<std::string> names;
    size_t next = 0;
    for (const TestedPath& path : paths)
      names.push_back(path.border == 0
                          ? firsts[next++]
                          : firsts[next - 1] + BorderWords(path.border));
    return names;
  }

  void AddTest(const TestedPath& path, const std::string& name,
               const PathTest& test) {
    ++result_.tests;
    const std::string condition = ConditionText(path.conditions);
    body_ += "\n";
    if (!condition.empty() && condition != "true")
      body_ += "  // " + CommentText(condition) + "\n";
    body_ += "  @" + TestMark() + "\n  " + words_.visible + "void " + name +
             "()" + (test.throws ? " throws Throwable" : "") + " {\n";
    for (const std::string& line : test.lines) body_ += "    " + line + "\n";
    body_ += "  }\n";
    helpers_.insert(test.helpers.begin(), test.helpers.end());
    assertions_.insert(test.assertions.begin(), test.assertions.end());
    asserts_ |= test.asserts;
  }

  void AddComment(const std::string& name, const TestedPath& path,
                  const std::string& why) {
    ++result_.left_out;
    body_ += "\n  // No test " + name + ": " + CommentText(why) + "\n";
    const std::string condition = ConditionText(path.conditions);
    if (!condition.empty() && condition != "true")
      body_ += "  // where " + CommentText(condition) + "\n";
  }

  // A class of the package may have that name.
  bool HasTest() { return access_.Read(package_ + "Test") != nullptr; }
  std::string TestMark() { return HasTest() ? words_.test : "Test"; }

  std::string Imports() {
    std::string text;
    for (const std::string& name : assertions_)
      text += "import static " + std::string(words_.assertions) + "." + name +
              ";\n";
    if (!text.empty()) text += "\n";
    if (!HasTest() && result_.tests > 0)
      text += "import " + std::string(words_.test) + ";\n\n";
    return text;
  }

  std::string Head() {
    std::string text;
    if (!package_.empty())
      text += "package " + BinaryName(package_.substr(0, package_.size() - 1)) +
              ";\n\n";
    text += Imports() + "/** " + CommentText(own_.about) + " */\n" +
            "@SuppressWarnings({\"cast\", \"deprecation\", \"rawtypes\", "
            "\"removal\", "
            "\"unchecked\"})\n" +
            words_.visible + "class " + own_.name + " {\n";
    if (asserts_)
      text += "  static {\n    " + own_.name +
              ".class.getClassLoader().setDefaultAssertionStatus(true);\n"
              "  }\n";
    return text;
  }

  Access access_;
  const Framework framework_;
  const FrameworkWords& words_;
  const std::string package_;
  const TestClassWords& own_;
  std::string body_;
  std::set<std::string> helpers_, assertions_;
  bool asserts_ = false;
  TestClass result_;
};

}  // namespace

TestClassWords WordsOfPaths(const std::string& class_name,
                            const std::string& bounds) {
  return {NameLetters(class_name.substr(PackageOf(class_name).size())) +
              "PathsTest",
          "The paths of " + engine::JavaName(class_name) + ", " + bounds +
              ". Written by summa testgen."};
}

TestClass WriteTestClass(check::ClassReader& reader, Framework framework,
                         const std::string& class_name,
                         const TestClassWords& words,
                         const std::vector<TestedPath>& paths) {
  return TestClassWriter(reader, framework, class_name, words).Write(paths);
}

}  // namespace testgen
