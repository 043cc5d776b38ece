// Interner gives equal values equal dense ids, in order of first sight.
#ifndef BASE_INTERNER_H_
#define BASE_INTERNER_H_

#include <cstdint>
#include <deque>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>

#include "base/id.h"

namespace base {

template <class T, class Tag, class Hash = std::hash<T>>
class Interner {
 public:
  using IdType = Id<Tag>;

  Interner() = default;
  Interner(const Interner&) = delete;
  Interner& operator=(const Interner&) = delete;

  IdType Intern(T value) {
    if (auto found = Find(value)) return *found;
    IdType id(static_cast<uint32_t>(values_.size()));
    values_.push_back(std::move(value));
    ids_.emplace(std::cref(values_.back()), id);
    return id;
  }

  std::optional<IdType> Find(const T& value) const {
    auto it = ids_.find(std::cref(value));
    if (it == ids_.end()) return std::nullopt;
    return it->second;
  }

  const T& operator[](IdType id) const { return values_[id.index()]; }
  size_t size() const { return values_.size(); }

 private:
  using Key = std::reference_wrapper<const T>;
  struct KeyHash {
    size_t operator()(Key key) const { return Hash()(key.get()); }
  };
  struct KeyEqual {
    bool operator()(Key a, Key b) const { return a.get() == b.get(); }
  };

  std::deque<T> values_;  // a deque: references to elements stay valid
  std::unordered_map<Key, IdType, KeyHash, KeyEqual> ids_;
};

}  // namespace base

#endif  // BASE_INTERNER_H_
