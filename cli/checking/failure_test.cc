#include "cli/checking/failure_test.h"

#include <filesystem>
#include <utility>

#include "base/os/file.h"
#include "check/class_reader.h"
#include "check/testgen/test_source.h"
#include "engine/analysis/analysis.h"
#include "engine/linking/class_table.h"
#include "engine/machine/entry_point.h"
#include "engine/machine/machine.h"
#include "engine/runtime/context.h"
#include "engine/state/body.h"

namespace cli {
namespace {

std::vector<std::string> RootNames(const check::Property& property,
                                   engine::Analysis& analysis) {
  std::vector<std::string> names;
  if (property.fixtures.empty() && !property.method.is_static &&
      property.method.name != "<init>")
    names.push_back("this");
  for (const heap::FieldId field : analysis.entry_point().parameters)
    names.push_back(analysis.types().FieldName(field));
  return names;
}

base::Status WriteTest(const std::filesystem::path& folder,
                       const Failure& failure) {
  namespace fs = std::filesystem;
  if (failure.test.empty()) return base::Ok{};
  const fs::path file = folder / (failure.test_class + ".java");
  return os::ReplaceFile(file, failure.test);
}

}  // namespace

void AddTest(const classfile::ClassPath& path, const check::Property& property,
             const check::Violation& violation, size_t number, Failure& failure,
             std::set<std::string>& read) {
  engine::Analysis& analysis = *violation.analysis;
  const engine::Body* body = violation.path.state.end_body;
  check::ClassReader reader(path);
  const auto test = testgen::WriteTest(
      reader,
      {property, failure.input, RootNames(property, analysis), failure.why,
       number, analysis.machine().context().options.input_statics,
       body == nullptr ? "" : analysis.table()[body->owner].name});
  for (const std::string& name : reader.Names()) read.insert(name);
  if (!test.ok()) {
    failure.no_test = test.error().ToString();
    return;
  }
  failure.test = test.value().text;
  failure.test_class = test.value().class_name;
  failure.test_call = test.value().call;
}

base::Status WriteTests(const std::string& folder,
                        const std::vector<PropertyVerdict>& verdicts) {
  for (const PropertyVerdict& verdict : verdicts)
    for (const auto* failures : {&verdict.failures, &verdict.apart})
      for (const Failure& failure : *failures)
        RETURN_IF_ERROR(WriteTest(folder, failure));
  return base::Ok{};
}

}  // namespace cli
