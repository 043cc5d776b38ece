// Our linking against a real JVM's. Requests go to Oracle.java, which answers
// with what its JVM loads, resolves and selects; each answer is then asked of
// the tables here. Call sites are really run there; the class library is asked
// through reflection and method handles, which run nothing.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <memory>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "base/rng.h"
#include "classfile/class_file.h"
#include "classfile/class_path.h"
#include "classfile/jdk_home.h"
#include "classfile/jimage.h"
#include "classfile/opcode.h"
#include "engine/facts/library_facts.h"
#include "engine/linking/class_table.h"
#include "engine/linking/link_error.h"
#include "engine/linking/resolution.h"
#include "engine/linking/selection.h"
#include "tests/unit/engine/crafted.h"

namespace engine {
namespace {

using classfile::Opcode;
using Row = std::vector<std::string>;

constexpr char kClasses[] = "tests/data/linking/classes";
constexpr char kOracle[] = "tests/differential/engine/oracle";

std::string Internal(std::string name) {
  std::replace(name.begin(), name.end(), '.', '/');
  return name;
}
std::string Binary(std::string name) {
  std::replace(name.begin(), name.end(), '/', '.');
  return name;
}

Row Split(const std::string& line, char separator) {
  Row parts;
  std::istringstream in(line);
  for (std::string part; std::getline(in, part, separator);)
    parts.push_back(part);
  return parts;
}

// A handle's declaring class is not a selected one where a class has private or
// static methods or conflicting defaults; those are shown by real calls.
bool IsCrafted(const std::string& name) {
  return name.starts_with("c.") || name.starts_with("d.");
}

// JVMS 6.5 invokeinterface: two defaults that conflict are an
// IncompatibleClassChangeError. HotSpot leaves that entry of its table empty
// and throws AbstractMethodError; by invokevirtual it throws the right one.
bool IsKnownDeviation(const Row& site) {
  return site[1] == "c.DefaultSites" &&
         (site[2] == "siteA" || site[2] == "siteB") &&
         site[3].ends_with("Conflict");
}

class LinkTest : public testing::Test {
 protected:
  void SetUp() override {
    jdk_ = classfile::DefaultJdkHome();
    if (jdk_.empty()) GTEST_SKIP() << "no JDK on this machine";
    directory_ = testing::TempDir() + "/crafted";
    std::filesystem::remove_all(directory_);
    for (const CraftedClass& c : LoadableClasses()) WriteClass(directory_, c);
    unloadable_ = WriteUnloadable(directory_);
    auto path = classfile::ClassPath::Open(Path(), jdk_);
    ASSERT_TRUE(path.ok()) << path.error().ToString();
    path_ = std::make_unique<classfile::ClassPath>(std::move(path).value());
    table_ = std::make_unique<ClassTable>(*path_);
    resolver_ = std::make_unique<Resolver>(*table_);
    selector_ = std::make_unique<Selector>(*table_);
  }

  std::string Path() const { return std::string(kClasses) + ":" + directory_; }

  // Asks the JVM; answers by their first word.
  std::map<std::string, std::vector<Row>> Ask(const std::string& requests) {
    const std::string in = testing::TempDir() + "/requests";
    const std::string out = testing::TempDir() + "/answers";
    std::filesystem::remove(out);
    std::ofstream(in) << requests;
    const std::string command = jdk_ +
                                "/bin/java -XX:-UsePerfData "
                                "--add-opens java.base/java.lang.invoke="
                                "ALL-UNNAMED -cp " +
                                kOracle + ":" + Path() + " Oracle " + in + " " +
                                out;
    EXPECT_EQ(std::system(command.c_str()), 0);
    std::map<std::string, std::vector<Row>> answers;
    std::ifstream file(out);
    for (std::string line; std::getline(file, line);) {
      Row row = Split(line, '\t');
      answers[row[0]].push_back(row);
    }
    return answers;
  }

  // The classes of tests/data/linking and the crafted ones that load.
  std::vector<std::string> ProgramClasses() const {
    std::vector<std::string> names;
    for (const std::string& name : path_->ClassNames())
      if (!name.starts_with("b/")) names.push_back(name);
    return names;
  }

  // Names of the class library, a few hundred.
  std::vector<std::string> LibrarySample() const {
    auto all = path_->library()->ClassesOf("java.base");
    EXPECT_TRUE(all.ok());
    std::vector<std::string> names = {"java/lang/Object",
                                      "java/util/ArrayList",
                                      "java/util/HashMap",
                                      "java/util/TreeMap",
                                      "java/util/concurrent/TimeUnit",
                                      "java/lang/Integer",
                                      "java/lang/StringBuilder"};
    base::Rng rng(11);
    while (names.size() < 500) {
      std::string name = all.value()[rng.Below(all.value().size())];
      name.resize(name.size() - std::string(".class").size());
      // The flight recorder rewrites its events when they are loaded.
      if (name.find("-info") == std::string::npos &&
          !name.starts_with("jdk/internal/event/"))
        names.push_back(name);
    }
    return names;
  }

  ClassId Load(const std::string& binary_name) {
    auto loaded = table_->Load(Internal(binary_name));
    EXPECT_TRUE(loaded.ok()) << loaded.error()->ToString();
    return loaded.value();
  }

  // "p.A", or "!NoSuchMethodError": what the site's method or read comes to.
  std::string Answer(const Row& site);
  std::string AnswerInvoke(ClassId owner, const classfile::Instruction& insn,
                           ClassId receiver);
  std::string OwnerOf(MethodId m) { return Name((*table_)[m].owner); }
  std::string Name(ClassId c) { return Binary((*table_)[c].name); }
  static std::string Failure(JavaError kind) {
    return std::string("!") + SimpleName(kind);
  }

  void CheckClass(const Row& row);
  void CheckFields(const Row& row);
  void CheckSelection(const Row& row);
  std::string FieldsText(ClassId c, bool statics);

  std::string jdk_, directory_;
  std::vector<std::string> unloadable_;
  std::unique_ptr<classfile::ClassPath> path_;
  std::unique_ptr<ClassTable> table_;
  std::unique_ptr<Resolver> resolver_;
  std::unique_ptr<Selector> selector_;
};

bool IsSiteOpcode(Opcode opcode) {
  return opcode == Opcode::kGetstatic || opcode == Opcode::kGetfield ||
         opcode == Opcode::kInvokevirtual || opcode == Opcode::kInvokespecial ||
         opcode == Opcode::kInvokestatic || opcode == Opcode::kInvokeinterface;
}

std::string LinkTest::AnswerInvoke(ClassId owner,
                                   const classfile::Instruction& insn,
                                   ClassId receiver) {
  const auto index = static_cast<uint16_t>(insn.a);
  auto resolved = resolver_->Method(owner, index);
  if (!resolved.ok()) return Failure(resolved.error()->kind);
  MethodId m = resolved.value();
  Linked<MethodId> checked =
      insn.opcode == Opcode::kInvokestatic ? selector_->SelectStatic(m)
      : insn.opcode == Opcode::kInvokespecial
          ? selector_->SelectSpecial(owner, resolver_->NamedClass(owner, index),
                                     m)
          : selector_->CheckInstance(m);
  if (!checked.ok()) return Failure(checked.error()->kind);
  if (insn.opcode == Opcode::kInvokestatic ||
      insn.opcode == Opcode::kInvokespecial)
    return OwnerOf(checked.value());
  Target target = insn.opcode == Opcode::kInvokevirtual
                      ? selector_->SelectVirtual(m, receiver)
                      : selector_->SelectInterface(m, receiver);
  return target.method ? OwnerOf(*target.method) : Failure(target.error);
}

std::string LinkTest::Answer(const Row& site) {
  ClassId owner = Load(site[1]);
  ClassId receiver = site[3] == "-" ? owner : Load(site[3]);
  const classfile::Method* method = nullptr;
  for (const auto& candidate : (*table_)[owner].file->methods)
    if (candidate.name == site[2]) method = &candidate;
  if (method == nullptr) return "no such site";
  for (const auto& insn : method->code->instructions) {
    if (!IsSiteOpcode(insn.opcode)) continue;
    if (insn.opcode != Opcode::kGetstatic && insn.opcode != Opcode::kGetfield)
      return AnswerInvoke(owner, insn, receiver);
    auto field = resolver_->Field(owner, static_cast<uint16_t>(insn.a));
    return field.ok() ? Name((*table_)[field.value()].owner)
                      : Failure(field.error()->kind);
  }
  return "no call";
}

TEST_F(LinkTest, CallSitesRunWhatTheJvmRuns) {
  std::string requests;
  for (const std::string& name : ProgramClasses())
    requests += "site\t" + Binary(name) + "\n";
  auto answers = Ask(requests);
  std::set<std::string> failures;
  for (Row& row : answers["site"]) {
    if (IsKnownDeviation(row) && row[4] == "!AbstractMethodError")
      row[4] = "!IncompatibleClassChangeError";
    EXPECT_EQ(Answer(row), row[4])
        << row[1] << "." << row[2] << " on " << row[3];
    if (row[4][0] == '!') failures.insert(row[4]);
  }
  EXPECT_GE(answers["site"].size(), 180u);
  EXPECT_EQ(failures,
            (std::set<std::string>{
                "!AbstractMethodError", "!IllegalAccessError",
                "!IncompatibleClassChangeError", "!NoClassDefFoundError",
                "!NoSuchFieldError", "!NoSuchMethodError"}));
  RecordProperty("sites", static_cast<int>(answers["site"].size()));
  std::printf("%zu calls and reads\n", answers["site"].size());
}

TEST_F(LinkTest, WhatTheJvmRefusesToLoadFailsWithTheSameError) {
  std::string requests;
  for (const std::string& name : unloadable_)
    requests += "load\t" + Binary(name) + "\n";
  auto answers = Ask(requests);
  ASSERT_EQ(answers["load"].size(), unloadable_.size());
  for (const Row& row : answers["load"]) {
    auto loaded = table_->Load(Internal(row[1]));
    EXPECT_EQ(loaded.ok() ? "ok" : Failure(loaded.error()->kind), row[2])
        << row[1];
    if (!loaded.ok()) std::printf("%s\n", loaded.error()->ToString().c_str());
  }
}

void LinkTest::CheckClass(const Row& row) {
  ClassId c = Load(row[1]);
  const ClassInfo& info = (*table_)[c];
  EXPECT_EQ(info.superclass ? Name(*info.superclass) : "-", row[2]) << row[1];
  std::string interfaces;
  for (ClassId i : info.interfaces)
    interfaces += (interfaces.empty() ? "" : ",") + Name(i);
  EXPECT_EQ(interfaces, row[3]) << row[1];
  EXPECT_EQ(Name(table_->NestHost(c)), row[4]) << row[1];
}

// What collections contain, beside their fields (engine/facts/contents.def).
bool IsCellOfOurs(const ClassInfo& owner, const FieldInfo& field) {
  const auto cells = CellsOf(owner.name);
  return std::any_of(cells.begin(), cells.end(), [&](const CellFact* cell) {
    return cell->name == field.name;
  });
}

std::string LinkTest::FieldsText(ClassId c, bool statics) {
  // From the class upwards, each class's by name, as the oracle prints them.
  std::map<uint32_t, std::set<std::string>> by_owner;
  const ClassInfo& info = (*table_)[c];
  for (FieldId f : statics ? info.static_fields : info.instance_fields) {
    const FieldInfo& field = (*table_)[f];
    if (IsCellOfOurs((*table_)[field.owner], field)) continue;
    by_owner[field.owner.index()].insert(
        Name(field.owner) + "." + std::string(field.name) + ":" +
        std::string(field.declaration->descriptor));
  }
  std::string text;
  for (std::optional<ClassId> at = c; at; at = (*table_)[*at].superclass)
    for (const std::string& field : by_owner[at->index()]) text += field + ",";
  return text;
}

void LinkTest::CheckFields(const Row& row) {
  // Reflection keeps the fields of these to itself.
  static const std::set<std::string> kFiltered = {
      "java.lang.Class",
      "java.lang.ClassLoader",
      "java.lang.Module",
      "java.lang.System",
      "java.lang.reflect.Field",
      "java.lang.reflect.AccessibleObject",
      "java.lang.reflect.Method",
      "java.lang.reflect.Constructor",
      "jdk.internal.reflect.ConstantPool",
      "jdk.internal.reflect.Reflection",
      "jdk.internal.reflect.UnsafeStaticFieldAccessorImpl"};
  ClassId c = Load(row[1]);
  for (std::optional<ClassId> at = c; at; at = (*table_)[*at].superclass)
    if (kFiltered.count(Name(*at)) > 0) return;
  EXPECT_EQ(FieldsText(c, false), row.size() > 2 ? row[2] : "") << row[1];
  EXPECT_EQ(FieldsText(c, true), row.size() > 3 ? row[3] : "") << row[1];
}

void LinkTest::CheckSelection(const Row& row) {
  ClassId receiver = Load(row[1]);
  ClassId declared_in = Load(row[2]);
  auto m = table_->DeclaredMethod(declared_in, row[3], row[4]);
  ASSERT_TRUE(m) << row[2] << "." << row[3] << row[4];
  Target target = selector_->SelectVirtual(*m, receiver);
  EXPECT_EQ(target.method ? OwnerOf(*target.method) : Failure(target.error),
            row[5])
      << row[3] << row[4] << " of " << row[2] << " on " << row[1];
}

TEST_F(LinkTest, ClassesAreWhatReflectionSays) {
  std::vector<std::string> names = ProgramClasses();
  for (const std::string& name : LibrarySample()) names.push_back(name);
  for (const char* name :
       {"[I", "[J", "[[I", "[[[I", "[Ljava/lang/Object;",
        "[[Ljava/lang/Object;", "[Lp/A;", "[Lq/D;", "[[Lq/D;",
        "[Lp/Defaults$Top;", "[Lp/Defaults$Diamond;", "java/lang/Cloneable",
        "java/io/Serializable", "[Ljava/lang/Cloneable;",
        "[[Ljava/io/Serializable;"})
    names.push_back(name);
  std::sort(names.begin(), names.end());
  names.erase(std::unique(names.begin(), names.end()), names.end());
  std::string requests;
  for (const std::string& name : names)
    requests += "class\t" + Binary(name) + "\n";
  auto answers = Ask(requests);
  ASSERT_EQ(answers["class"].size(), names.size());
  for (const Row& row : answers["class"]) CheckClass(row);
  for (const Row& row : answers["fields"]) CheckFields(row);
  for (const Row& row : answers["super"]) {
    std::string bits;
    for (const std::string& name : names)
      bits += table_->IsSubtype(Load(row[1]), Load(name)) ? '1' : '0';
    EXPECT_EQ(bits, row[2]) << row[1];
  }
  for (const Row& row : answers["select"])
    if (!IsCrafted(row[1])) CheckSelection(row);
  EXPECT_GE(answers["select"].size(), 5000u);
  std::printf("%zu classes, %zu subtype tests, %zu selections\n", names.size(),
              names.size() * names.size(), answers["select"].size());
}

}  // namespace
}  // namespace engine
