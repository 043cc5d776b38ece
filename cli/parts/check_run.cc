#include "cli/parts/check_run.h"

#include <fstream>
#include <sstream>
#include <utility>
#include <vector>

#include "check/class_reader.h"
#include "check/models.h"
#include "classfile/class_path.h"
#include "cli/setup/jobs_option.h"
#include "engine/java/jvm.h"

namespace cli {
namespace {

using base::Result;

std::vector<std::string> PartsOf(const std::string& list) {
  std::vector<std::string> parts;
  std::stringstream in(list);
  for (std::string part; std::getline(in, part, ',');)
    if (!part.empty()) parts.push_back(part);
  return parts;
}

std::vector<std::string> ClassesOf(const Agenda& agenda) {
  std::vector<std::string> classes;
  for (const check::Property& property : agenda.properties) {
    classes.push_back(property.method.owner);
    for (const check::Fixture& fixture : property.fixtures)
      classes.push_back(fixture.class_name);
  }
  return classes;
}

}  // namespace

Result<CheckRun> ReadCheckRun(const Arguments& args) {
  ASSIGN_OR_RETURN(size_t jobs, ReadJobs(args));
  ASSIGN_OR_RETURN(Shard shard, Shard::Read(args));
  ASSIGN_OR_RETURN(Targets targets, Targets::Read(args));
  ASSIGN_OR_RETURN(std::shared_ptr<TemporaryFolder> folder,
                   TemporaryFolder::Make());
  const std::string class_path =
      folder->path().string() + ":" + targets.class_path();
  ASSIGN_OR_RETURN(classfile::ClassPath path,
                   classfile::ClassPath::Open(class_path, JdkHome(args)));
  ASSIGN_OR_RETURN(AnalysisRun run,
                   ReadAnalysisOptions(args, {}, std::move(path)));
  RETURN_IF_ERROR(ReadHeapAndBound(args, run));
  // Who wants every way through what only looks asks for it.
  run.options.machine.merge_observers = !args.Has("--merge");
  ASSIGN_OR_RETURN(JavaChoice java, ReadJavaChoice(args, {}));
  java.class_path = class_path;
  ASSIGN_OR_RETURN(auto asking, TemporaryFolder::Make());
  java.session = std::make_shared<java::Session>(asking->path().string());
  return CheckRun{
      std::move(targets), std::move(folder), class_path, std::move(asking),
      std::move(run),     std::move(java),   jobs,       shard};
}

Agenda AgendaOf(const Arguments& args, const CheckRun& run) {
  return MakeAgenda(run.targets.Find(run.run.path), run.run.path,
                    PartsOf(args.Get("--only").value_or("")));
}

base::Error WhyNothing(const Agenda& agenda) {
  if (agenda.left_out > 0)
    return base::Error{"--only leaves nothing of " +
                       std::to_string(agenda.left_out) + " properties"};
  std::string all;
  for (const std::string& problem : agenda.problems)
    all += (all.empty() ? "" : "; ") + problem;
  return base::Error{all};
}

Result<Models> MakeModels(const Arguments& args, const CheckRun& run,
                          const Agenda& agenda) {
  const std::vector<std::string> classes = ClassesOf(agenda);
  check::ClassReader reader(run.run.path);
  Models models;
  ASSIGN_OR_RETURN(models.stand_ins,
                   MakeStandIns(args, run.run, run.java,
                                check::StandInModels(reader, classes)));
  ASSIGN_OR_RETURN(models.modelled,
                   WriteModelFiles(run.folder->path(),
                                   check::NeededModels(reader, classes)));
  return models;
}

// Blank lines and # go for nothing.
Result<std::set<std::string>> ReadExpected(const Arguments& args) {
  std::set<std::string> names;
  const auto file = args.Get("--expect");
  if (!file) return names;
  std::ifstream in(*file);
  if (!in) return base::Error{"cannot be read", *file};
  for (std::string line; std::getline(in, line);)
    if (!line.empty() && line[0] != '#') names.insert(line);
  return names;
}

std::string TextOf(const Models& models) {
  return models.modelled + ";" +
         (models.stand_ins == nullptr ? "" : models.stand_ins->packages);
}

}  // namespace cli
