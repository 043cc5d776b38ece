#include "expr/model.h"

namespace expr {

void Model::Set(Unknown unknown, uint64_t value) {
  const uint64_t* known = values_.Find(unknown.bits());
  if (known != nullptr && *known == value) return;
  values_ = values_.With(unknown.bits(), value);
}

uint64_t Model::Value(Unknown unknown) const {
  const uint64_t* value = values_.Find(unknown.bits());
  return value ? *value : 0;
}

bool Model::Has(Unknown unknown) const {
  return values_.Find(unknown.bits()) != nullptr;
}

void Model::Merge(const Model& other) {
  values_ = base::PersistentMap<uint64_t>::Merge(
      values_, other.values_,
      [](uint64_t, uint64_t, uint64_t theirs) { return theirs; });
}

std::vector<Model::Entry> Model::entries() const {
  std::vector<Entry> result;
  values_.ForEach([&](uint64_t bits, uint64_t value) {
    result.push_back({Unknown::FromBits(static_cast<uint32_t>(bits)), value});
  });
  return result;
}

}  // namespace expr
