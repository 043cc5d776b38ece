#include "cli/watching/affected.h"

#include <algorithm>

#include "check/check_property.h"

namespace cli {
namespace {

// Of one that was stopped nothing is known.
bool WasEnded(const PropertyVerdict& verdict) {
  return WasBegun(verdict) && verdict.why != check::kInterrupted &&
         !verdict.code_read.empty();
}

}  // namespace

Affected::Affected(const RoundOutcome* before, const ClassDigests& now,
                   const std::string& models) {
  if (before == nullptr) return;
  changes_ = CompareClasses(before->classes, now);
  all_ = changes_.shape || models != before->models;
  for (size_t i = 0; i < before->verdicts.size(); ++i)
    known_[before->verdicts[i].name] = {
        &before->verdicts[i],
        static_cast<check::Property::Kind>(before->kinds[i])};
}

bool Affected::IsTouched(const PropertyVerdict& verdict) const {
  return std::any_of(
      changes_.changed.begin(), changes_.changed.end(),
      [&](const std::string& name) { return verdict.code_read.count(name); });
}

const PropertyVerdict* Affected::StillStands(
    const check::Property& property) const {
  if (all_) return nullptr;
  const auto known = known_.find(property.name);
  if (known == known_.end() || known->second.kind != property.kind)
    return nullptr;
  const PropertyVerdict& verdict = *known->second.verdict;
  return WasEnded(verdict) && !IsTouched(verdict) ? &verdict : nullptr;
}

}  // namespace cli
