#include "cli/checking/stand_ins.h"

#include <algorithm>
#include <set>
#include <string_view>
#include <utility>

#include "base/os/file.h"
#include "classfile/class_path.h"

namespace cli {
namespace {

using base::Result;

// "org/junit/Assert.class": "org.junit".
std::string PackageOf(std::string_view file) {
  std::string package(file.substr(0, file.rfind('/')));
  std::replace(package.begin(), package.end(), '/', '.');
  return package;
}

}  // namespace

Result<std::string> WriteModelFiles(
    const std::filesystem::path& folder,
    std::span<const base::EmbeddedClass> models) {
  std::set<std::string> packages;
  for (const base::EmbeddedClass& model : models) {
    RETURN_IF_ERROR(
        os::WriteFile(folder / std::string(model.file), model.bytes));
    packages.insert(PackageOf(model.file));
  }
  packages.erase("summa");
  std::string text;
  for (const std::string& package : packages)
    text += (text.empty() ? "" : ", ") + package;
  return text;
}

Result<std::unique_ptr<StandIns>> MakeStandIns(
    const Arguments& args, const AnalysisRun& run, const JavaChoice& java,
    const std::vector<base::EmbeddedClass>& models) {
  if (models.empty()) return std::unique_ptr<StandIns>();
  ASSIGN_OR_RETURN(std::shared_ptr<TemporaryFolder> folder,
                   TemporaryFolder::Make());
  ASSIGN_OR_RETURN(std::string packages,
                   WriteModelFiles(folder->path(), models));
  JavaChoice there = java;
  there.class_path = folder->path().string() + ":" + java.class_path;
  ASSIGN_OR_RETURN(classfile::ClassPath path,
                   classfile::ClassPath::Open(there.class_path, JdkHome(args)));
  ASSIGN_OR_RETURN(AnalysisRun again,
                   ReadAnalysisOptions(args, {}, std::move(path)));
  again.options = run.options;
  again.limits = run.limits;
  return std::make_unique<StandIns>(
      StandIns{std::move(packages), std::move(folder), std::move(again),
               std::move(there)});
}

}  // namespace cli
