#include "cli/watching/class_watch.h"

#include <thread>
#include <utility>

namespace cli {
namespace {

using base::Result;
using std::chrono::milliseconds;
using Clock = std::chrono::steady_clock;
using Of = os::FolderWatch::Of;

constexpr milliseconds kQuiet{100};
// Who writes without a pause is not waited for longer.
constexpr milliseconds kLongestQuiet{5000};
// Some file systems tell of nothing: then a look at times has to do.
constexpr milliseconds kBetweenLooks{2000};
// Where much else happens in the folders above, looking must not be all we do.
constexpr milliseconds kLeastBetweenLooks{50};
// A folder that comes up while others are added has others in it.
constexpr int kMostPasses = 3;

}  // namespace

Result<ClassWatch> ClassWatch::Make(bool sources) {
  ASSIGN_OR_RETURN(os::FolderWatch watch, os::FolderWatch::Make());
  return ClassWatch(std::move(watch), sources);
}

Result<bool> ClassWatch::AddRoots(const std::vector<std::string>& roots) {
  const size_t before = roots_.size();
  roots_.insert(roots.begin(), roots.end());
  return roots_.size() > before;
}

Result<ClassFiles> ClassWatch::Look() {
  looked_ = Clock::now();
  ClassFiles now = LookAtFiles(roots_, sources_);
  for (int pass = 0; pass < kMostPasses; ++pass) {
    for (const std::string& folder : now.above)
      RETURN_IF_ERROR(watch_.Add(folder, Of::kEntries));
    for (const std::string& folder : now.folders)
      RETURN_IF_ERROR(watch_.Add(folder, Of::kFiles));
    ClassFiles again = LookAtFiles(roots_, sources_);
    const bool same = again.folders == now.folders;
    now = std::move(again);
    if (same) break;
  }
  return now;
}

base::Status ClassWatch::Begin() {
  woken_ = false;
  ASSIGN_OR_RETURN(begun_, Look());
  return base::Ok{};
}

Result<bool> ClassWatch::HasChanged(milliseconds time) {
  if (watch_.Wait(time)) woken_ = true;
  const auto since = Clock::now() - looked_;
  if (since < (woken_ ? kLeastBetweenLooks : kBetweenLooks)) return false;
  return LooksChanged();
}

Result<bool> ClassWatch::LooksChanged() {
  woken_ = false;
  ASSIGN_OR_RETURN(ClassFiles now, Look());
  const bool changed = now.stamps != begun_.stamps;
  woken_ |= changed;
  return changed;
}

base::Status ClassWatch::WaitForQuiet(const std::function<bool()>& stop) {
  const auto end = Clock::now() + kLongestQuiet;
  ASSIGN_OR_RETURN(ClassFiles before, Look());
  while (!stop() && Clock::now() < end) {
    std::this_thread::sleep_for(kQuiet);
    ASSIGN_OR_RETURN(ClassFiles now, Look());
    if (now.stamps == before.stamps) break;
    before = std::move(now);
  }
  return base::Ok{};
}

}  // namespace cli
