#include "expr/model.h"

#include <algorithm>
#include <utility>

namespace expr {
namespace {

bool Less(const Model::Entry& entry, Unknown unknown) {
  return entry.unknown < unknown;
}

}  // namespace

void Model::Set(Unknown unknown, uint64_t value) {
  auto it = std::lower_bound(entries_.begin(), entries_.end(), unknown, Less);
  if (it != entries_.end() && it->unknown == unknown)
    it->value = value;
  else
    entries_.insert(it, {unknown, value});
}

uint64_t Model::Value(Unknown unknown) const {
  auto it = std::lower_bound(entries_.begin(), entries_.end(), unknown, Less);
  return it != entries_.end() && it->unknown == unknown ? it->value : 0;
}

bool Model::Has(Unknown unknown) const {
  auto it = std::lower_bound(entries_.begin(), entries_.end(), unknown, Less);
  return it != entries_.end() && it->unknown == unknown;
}

void Model::Merge(const Model& other) {
  std::vector<Entry> merged;
  merged.reserve(size() + other.size());
  auto mine = entries_.begin();
  for (const Entry& theirs : other.entries_) {
    while (mine != entries_.end() && mine->unknown < theirs.unknown)
      merged.push_back(*mine++);
    if (mine != entries_.end() && mine->unknown == theirs.unknown) ++mine;
    merged.push_back(theirs);
  }
  merged.insert(merged.end(), mine, entries_.end());
  entries_ = std::move(merged);
}

}  // namespace expr
