// The text that Java has for a number, character or truth value.
#ifndef ENGINE_STATE_NUMBER_TEXT_H_
#define ENGINE_STATE_NUMBER_TEXT_H_

#include <cstdint>
#include <string>

namespace engine {

// `kind` is the letter of its type, no fraction's.
inline std::u16string NumberText(char kind, uint64_t bits) {
  if (kind == 'Z') return bits != 0 ? u"true" : u"false";
  if (kind == 'C') return std::u16string(1, static_cast<char16_t>(bits));
  const std::string digits = kind == 'J'
                                 ? std::to_string(static_cast<int64_t>(bits))
                                 : std::to_string(static_cast<int32_t>(bits));
  return {digits.begin(), digits.end()};
}

}  // namespace engine

#endif  // ENGINE_STATE_NUMBER_TEXT_H_
