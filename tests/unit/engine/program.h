// The test program of tests/data/linking, linked: what the tests of this folder
// start from.
#ifndef TESTS_UNIT_ENGINE_PROGRAM_H_
#define TESTS_UNIT_ENGINE_PROGRAM_H_

#include <filesystem>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "base/check.h"
#include "classfile/class_path.h"
#include "classfile/jdk_home.h"
#include "engine/linking/class_table.h"
#include "engine/linking/link_error.h"
#include "gtest/gtest.h"

namespace engine {

// A test with the program on the class path; skipped where there is no JDK.
class ProgramTest : public testing::Test {
 protected:
  void SetUp() override {
    crafted_ = testing::TempDir() + "/crafted";
    std::filesystem::remove_all(crafted_);
    std::filesystem::create_directories(crafted_);
    jdk_ = classfile::DefaultJdkHome();
    if (jdk_.empty()) GTEST_SKIP() << "no JDK on this machine";
    Open("tests/data/linking/classes:" + crafted_);
  }

  void Open(const std::string& class_path) {
    auto path = classfile::ClassPath::Open(class_path, jdk_);
    CHECK(path.ok(), "the test's class path should open");
    path_ = std::make_unique<classfile::ClassPath>(std::move(path).value());
    table_ = std::make_unique<ClassTable>(*path_);
  }

  ClassId Load(const std::string& name) {
    auto loaded = table_->Load(name);
    EXPECT_TRUE(loaded.ok()) << loaded.error()->ToString();
    return loaded.value();
  }
  // What is said when a class cannot be loaded, less where files are.
  std::string Problem(const std::string& name) {
    auto loaded = table_->Load(name);
    if (loaded.ok()) return "loaded";
    std::string text = loaded.error()->ToString();
    for (size_t at; (at = text.find(crafted_)) != std::string::npos;)
      text.erase(at, crafted_.size() + 1);
    return text;
  }
  MethodId Method(const std::string& owner, const std::string& name,
                  const std::string& descriptor = "()Ljava/lang/String;") {
    auto m = table_->DeclaredMethod(Load(owner), name, descriptor);
    EXPECT_TRUE(m) << owner << "." << name;
    return m.value_or(MethodId());
  }
  // "p.A p.C": the classes' names in order.
  template <class Ids>
  std::string Names(const Ids& ids) const {
    std::string text;
    for (auto id : ids) text += (text.empty() ? "" : " ") + table_->TextOf(id);
    return text;
  }

  std::string crafted_, jdk_;
  std::unique_ptr<classfile::ClassPath> path_;
  std::unique_ptr<ClassTable> table_;
};

}  // namespace engine

#endif  // TESTS_UNIT_ENGINE_PROGRAM_H_
