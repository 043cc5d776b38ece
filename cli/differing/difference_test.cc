#include "cli/differing/difference_test.h"

#include <utility>
#include <vector>

#include "check/class_reader.h"
#include "check/property.h"
#include "check/testgen/claims.h"
#include "check/testgen/framework.h"
#include "check/testgen/path_test.h"
#include "check/testgen/test_class.h"
#include "classfile/access_flags.h"
#include "cli/testing/explored_method.h"
#include "engine/linking/class_table.h"
#include "engine/linking/ids.h"
#include "engine/machine/entry_point.h"
#include "engine/machine/java_signature.h"

namespace cli {
namespace {

using testgen::TestedPath;

check::MethodName NameOf(const engine::ClassTable& table, engine::MethodId m) {
  const engine::MethodInfo& method = table[m];
  const engine::ClassInfo& owner = table[method.owner];
  return {owner.name,
          std::string(method.name()),
          std::string(method.descriptor()),
          method.IsStatic(),
          method.Has(classfile::kAccPrivate),
          owner.Has(classfile::kAccInterface)};
}

std::string SimpleName(const std::string& class_name) {
  return class_name.substr(class_name.rfind('/') + 1);
}

std::string PlainLetters(std::string text) {
  for (char& c : text)
    if (!((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
          (c >= '0' && c <= '9')))
      c = '_';
  return text;
}

// A class for each difference, named after the method.
testgen::TestClassWords WordsOf(const check::MethodName& method,
                                const std::string& where, size_t number) {
  return {PlainLetters(SimpleName(method.owner)) + "_" +
              (method.name == "<init>" ? "new" : PlainLetters(method.name)) +
              "_Difference" + (number == 1 ? "" : std::to_string(number)) +
              "Test",
          "Methods of " + engine::JavaName(method.owner) +
              ", held to what the old one did where the new one differs in " +
              where + ". Written by summa diff."};
}

// The old one's path, with all that tells the new one from it.
TestedPath OldPathOf(engine::Analysis& analysis,
                     const check::MethodName& method,
                     const check::PairDifference& pair) {
  TestedPath path =
      TestedPathOf(analysis, method.owner, method, pair.first, *pair.first.end);
  const TestedPath newer = TestedPathOf(analysis, method.owner, method,
                                        pair.second, *pair.second.end);
  if (newer.left_out.empty())
    path.watched = testgen::ChangedCells(newer.input, newer.output);
  path.all_messages = pair.where == "exception.detailMessage";
  return path;
}

// What a test does not look at.
std::string WhyNoTest(const check::PairDifference& pair,
                      const TestedPath& path) {
  if (!path.left_out.empty()) return "the old method: " + path.left_out;
  if (pair.where.find("prints") != std::string::npos)
    return "tests do not look at what is printed";
  return "";
}

// Why the class has a comment instead.
std::string LeftOutText(const std::string& text) {
  const size_t at = text.find("// No test ");
  const size_t colon = text.find(": ", at);
  if (at == std::string::npos || colon == std::string::npos) return "";
  return text.substr(colon + 2, text.find('\n', colon) - colon - 2);
}

}  // namespace

DifferenceTest WriteDifferenceTest(engine::Analysis& analysis,
                                   const classfile::ClassPath& path,
                                   const check::PairDifference& pair,
                                   bool versions, size_t number) {
  const engine::ClassTable& table = analysis.table();
  const check::MethodName method = NameOf(table, analysis.entry());
  std::vector<TestedPath> paths = {OldPathOf(analysis, method, pair)};
  if (std::string why = WhyNoTest(pair, paths[0]); !why.empty())
    return {"", "", std::move(why)};
  if (!versions) {
    TestedPath other = paths[0];
    other.method = NameOf(table, analysis.entry_point().second->method);
    other.on = other.method.owner;
    paths.push_back(std::move(other));
  }
  check::ClassReader reader(path);
  testgen::TestClass test =
      testgen::WriteTestClass(reader, testgen::Framework::kJUnit5, method.owner,
                              WordsOf(method, pair.where, number), paths);
  if (test.left_out > 0 || test.tests != paths.size())
    return {"", "", LeftOutText(test.text)};
  return {std::move(test.name), std::move(test.text), ""};
}

}  // namespace cli
