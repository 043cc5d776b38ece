#include "cli/testing/testgen.h"

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <set>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "base/counted.h"
#include "check/class_reader.h"
#include "check/testgen/access.h"
#include "check/testgen/framework.h"
#include "check/testgen/path_test.h"
#include "check/testgen/test_class.h"
#include "classfile/class_path.h"
#include "cli/checking/targets.h"
#include "cli/options/options.h"
#include "cli/parts/run_digest.h"
#include "cli/setup/analysis_setup.h"
#include "cli/setup/jobs_option.h"
#include "cli/setup/memory_guard.h"
#include "cli/setup/output.h"
#include "cli/setup/progress.h"
#include "cli/testing/branches.h"
#include "cli/testing/explored_method.h"
#include "cli/testing/method_crew.h"
#include "cli/testing/tested_methods.h"
#include "engine/machine/java_signature.h"
#include "engine/search/explorer.h"
#include "report/visible.h"

namespace cli {
namespace {

using base::Result;
namespace fs = std::filesystem;

struct TestgenRun {
  Targets targets;
  AnalysisRun run;
  testgen::Framework framework;
};

Result<TestgenRun> ReadTestgenRun(const Arguments& args) {
  ASSIGN_OR_RETURN(Targets targets, Targets::Read(args));
  ASSIGN_OR_RETURN(
      classfile::ClassPath path,
      classfile::ClassPath::Open(targets.class_path(), JdkHome(args)));
  TellOfClassPath(path);
  ASSIGN_OR_RETURN(AnalysisRun run,
                   ReadAnalysisOptions(args, {}, std::move(path)));
  RETURN_IF_ERROR(ReadHeapAndBound(args, run));
  run.options.machine.deadline = run.limits.deadline;
  run.options.machine.record_decisions = true;
  run.options.machine.record_lines = args.Has("--lcov");
  return TestgenRun{std::move(targets), std::move(run),
                    args.Has("--junit4") ? testgen::Framework::kJUnit4
                                         : testgen::Framework::kJUnit5};
}

base::Status WriteFile(const fs::path& file, const std::string& text) {
  std::error_code error;
  if (file.has_parent_path()) fs::create_directories(file.parent_path(), error);
  std::ofstream out(file, std::ios::binary);
  out << text;
  out.close();
  if (!out) return base::Error{"cannot be written", file.string()};
  return base::Ok{};
}

// Tests that go ways which no other goes.
void KeepFewest(std::vector<testgen::TestedPath>& paths,
                std::vector<std::set<Way>>& ways) {
  std::vector<testgen::TestedPath> kept;
  std::vector<std::set<Way>> kept_ways;
  for (const size_t i : FewestFor(ways)) {
    kept.push_back(std::move(paths[i]));
    kept_ways.push_back(std::move(ways[i]));
  }
  paths = std::move(kept);
  ways = std::move(kept_ways);
}

class TestWriting {
 public:
  TestWriting(const Arguments& args, TestgenRun& run, Progress progress,
              MemoryGuard guard)
      : args_(args),
        run_(run),
        progress_(std::move(progress)),
        guard_(std::move(guard)),
        reader_(run.run.path) {
    run_.run.limits.deadline.CancelOn(guard_.flag());
  }

  Result<int> Run() {
    ASSIGN_OR_RETURN(std::vector<TestedClass> classes,
                     MethodsToTest(reader_, run_.targets.Find(run_.run.path)));
    ASSIGN_OR_RETURN(const size_t jobs, ReadJobs(args_));
    std::vector<MethodToExplore> methods;
    for (const TestedClass& each : classes)
      for (const check::MethodName& method : each.methods)
        methods.push_back({each.name, method});
    if (jobs > 1 && methods.size() > 1)
      ExploreApart(methods, jobs);
    else
      ExploreHere(methods);
    FinishClass();
    progress_.Clear();
    RETURN_IF_ERROR(WriteSources());
    RETURN_IF_ERROR(WriteCoverage());
    Tell();
    return static_cast<int>(complete_ ? kExitOk : kExitIncomplete);
  }

 private:
  void ExploreHere(const std::vector<MethodToExplore>& methods) {
    size_t left = methods.size();
    for (const MethodToExplore& each : methods) {
      Coverage coverage;
      auto explored =
          ExploreMethod(run_.run, each.on, each.method, left--, coverage,
                        [this](const search::Exploration& so_far, size_t open) {
                          Watch(so_far, open);
                        });
      Take(each, std::move(explored), coverage);
    }
  }

  void ExploreApart(const std::vector<MethodToExplore>& methods, size_t jobs) {
    MethodCrew crew{run_.run, methods, jobs, guard_.most_kb()};
    crew.identity = [this] { return RunDigest(args_, run_.run.path); };
    crew.watch = [&](size_t done, size_t at_work) {
      if (progress_.Due())
        progress_.Show(std::to_string(done) + " of " +
                       base::Counted(methods.size(), "method") + ", " +
                       std::to_string(at_work) + " at work");
    };
    crew.told = [this](const MethodToExplore& method,
                       Result<ExploredMethod> explored,
                       const Coverage& coverage) {
      Take(method, std::move(explored), coverage);
    };
    crew.Run();
  }

  // Methods of one class come one after the other.
  void Take(const MethodToExplore& method, Result<ExploredMethod> explored,
            const Coverage& coverage) {
    if (method.on != class_) FinishClass();
    class_ = method.on;
    coverage_.Add(coverage);
    if (explored.ok())
      Gather(method.on, method.method, std::move(explored.value()));
    else
      Problem(method.on, method.method, explored.error().ToString());
  }

  void FinishClass() {
    if (args_.Has("--minimal")) KeepFewest(paths_, ways_);
    if (!paths_.empty()) {
      sources_.push_back(testgen::WriteTestClass(
          reader_, run_.framework, class_,
          testgen::WordsOfPaths(class_, BoundsText(run_.run.options.bounds)),
          paths_));
      for (const size_t i : sources_.back().written)
        coverage_.AddTest(ways_[i]);
    }
    paths_.clear();
    ways_.clear();
  }

  void Gather(const std::string& name, const check::MethodName& method,
              ExploredMethod explored) {
    complete_ &= explored.complete;
    if (!explored.stopped.empty()) Problem(name, method, explored.stopped);
    for (size_t i = 0; i < explored.paths.size(); ++i) {
      // Where few are wanted, one that cannot be a test must not stand for
      // those that can.
      if (args_.Has("--minimal") && !IsWritable(explored.paths[i])) {
        ++skipped_;
        continue;
      }
      paths_.push_back(std::move(explored.paths[i]));
      ways_.push_back(std::move(explored.ways[i]));
    }
  }

  bool IsWritable(const testgen::TestedPath& path) {
    testgen::Access access(reader_, testgen::PackageOf(path.on));
    return testgen::WritePathTest(access, run_.framework, path).ok();
  }

  void Watch(const search::Exploration& so_far, size_t open) {
    guard_.Look();
    if (progress_.Due())
      progress_.Show(base::Counted(so_far.paths, "path") + ", " +
                     std::to_string(open) + " pending");
  }

  void Problem(const std::string& name, const check::MethodName& method,
               const std::string& why) {
    complete_ = false;
    progress_.Clear();
    std::fprintf(
        stderr, "summa: %s\n",
        report::Visible(engine::JavaName(name) +
                        "::" + engine::JavaMethodName(method.name) +
                        engine::JavaParameters(method.descriptor) + ": " + why)
            .c_str());
  }

  base::Status WriteSources() const {
    if (const auto folder = args_.Get("--tests")) {
      for (const testgen::TestClass& source : sources_)
        RETURN_IF_ERROR(WriteFile(fs::path(*folder) / (source.name + ".java"),
                                  source.text));
      return base::Ok{};
    }
    std::string text;
    for (const testgen::TestClass& source : sources_) {
      if (sources_.size() > 1) text += "// " + source.name + ".java\n";
      text += source.text;
    }
    return WriteOutput(args_, text);
  }

  base::Status WriteCoverage() const {
    if (const auto file = args_.Get("--lcov"))
      RETURN_IF_ERROR(WriteFile(*file, coverage_.Lcov()));
    if (!args_.Has("--coverage")) return base::Ok{};
    const std::string text = report::VisibleLines(coverage_.Text());
    if (args_.Has("--tests")) return WriteOutput(args_, text);
    std::fputs(text.c_str(), stderr);
    return base::Ok{};
  }

  void Tell() const {
    size_t tests = 0, left_out = skipped_;
    for (const testgen::TestClass& source : sources_) {
      tests += source.tests;
      left_out += source.left_out;
    }
    std::string text = base::Counted(tests, "test");
    if (left_out > 0) text += ", " + std::to_string(left_out) + " left out";
    if (!complete_) text += ", NOT complete";
    std::fprintf(stderr, "%s\n", text.c_str());
  }

  const Arguments& args_;
  TestgenRun& run_;
  Progress progress_;
  MemoryGuard guard_;
  check::ClassReader reader_;
  Coverage coverage_;
  // Of the class whose methods come now.
  std::string class_;
  std::vector<testgen::TestedPath> paths_;
  std::vector<std::set<Way>> ways_;
  std::vector<testgen::TestClass> sources_;
  size_t skipped_ = 0;  // by --minimal, since no test can be made of them
  bool complete_ = true;
};

Result<int> Testgen(const Arguments& args) {
  ASSIGN_OR_RETURN(Progress progress, Progress::Read(args));
  ASSIGN_OR_RETURN(MemoryGuard guard, MemoryGuard::Read(args));
  ASSIGN_OR_RETURN(TestgenRun run, ReadTestgenRun(args));
  return TestWriting(args, run, std::move(progress), std::move(guard)).Run();
}

constexpr AnalysisCommand kTestgenAnalysis = {
    "testgen",
    "Writes a JUnit test for each path of a method, or of all methods of a\n"
    "class that are not private: builds the input, calls the method, says "
    "what\n"
    "it returns or throws and what it changes.\n\n"
    "usage: summa testgen TARGET... [options]\n"
    "TARGET: CLASS, CLASS::METHOD, PACKAGE, FOLDER, FILE.jar, FILE.java\n",
    "example: summa testgen -cp build/classes shop.Cart --tests "
    "src/test/java\n",
    Testgen};

int RunTestgen(std::span<const std::string> args) {
  return RunAnalysisCommand(kTestgenAnalysis, args);
}

}  // namespace

const Command kTestgenCommand = {
    "testgen", "TARGET... [options]",
    "a JUnit test for each path of a method or class", RunTestgen,
    TestgenOptionTable};

}  // namespace cli
