// What symbols are called, and which of them are one: symbols made by name are
// one where the names are, symbols made by key where the keys are. A key says
// what the symbol stands for, so that two things which are shown alike stay
// two; the name of a keyed symbol is only for printing. Names of the symbols
// that quantifiers bind are apart from both.
#ifndef EXPR_SYMBOL_NAMES_H_
#define EXPR_SYMBOL_NAMES_H_

#include <cstdint>
#include <deque>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace expr {

using SymbolKey = std::vector<uint32_t>;

class SymbolNames {
 public:
  uint32_t ByName(std::string_view name) {
    if (auto it = by_name_.find(name); it != by_name_.end()) return it->second;
    return by_name_.emplace(name, Add(name)).first->second;
  }
  // `name` is called where the key is a new one.
  template <class NameOf>
  uint32_t ByKey(const SymbolKey& key, NameOf name) {
    if (auto it = by_key_.find(key); it != by_key_.end()) return it->second;
    return by_key_.emplace(key, Add(name())).first->second;
  }
  uint32_t OfBound(std::string_view name) {
    if (auto it = bound_.find(name); it != bound_.end()) return it->second;
    return bound_.emplace(name, Add(name)).first->second;
  }
  const std::string& operator[](uint32_t id) const { return names_[id]; }

 private:
  uint32_t Add(std::string_view name) {
    names_.emplace_back(name);
    return static_cast<uint32_t>(names_.size() - 1);
  }

  std::deque<std::string> names_;  // a deque: references stay valid
  std::map<std::string, uint32_t, std::less<>> by_name_;
  std::map<SymbolKey, uint32_t> by_key_;
  std::map<std::string, uint32_t, std::less<>> bound_;
};

}  // namespace expr

#endif  // EXPR_SYMBOL_NAMES_H_
