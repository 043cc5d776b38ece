#include "report/html/heap_pair.h"

#include "report/html/sections.h"

namespace html {

using Json = nlohmann::ordered_json;

Json ToJson(const HeapPair& pair) {
  return {{"first", pair.first},
          {"second", pair.second},
          {"matches", pair.matches}};
}

std::optional<HeapPair> AddPair(const HeapPicture& first,
                                const HeapPicture& second,
                                const Matches& matches, Gallery& gallery) {
  HeapPair pair;
  if (gallery.full()) return std::nullopt;
  pair.first = gallery.Add(first);
  if (gallery.full()) return std::nullopt;
  pair.second = gallery.Add(second);
  for (const auto& [a, b] : matches) {
    const auto start = first.boxes.find(a);
    const auto end = second.boxes.find(b);
    if (start != first.boxes.end() && end != second.boxes.end())
      pair.matches.emplace_back(start->second, end->second);
  }
  return pair;
}

Section PairSection(std::string title, const PairNames& names,
                    const HeapPair& pair, const Gallery& gallery,
                    const std::string& note) {
  const std::vector<Drawing>& drawings = gallery.drawings();
  return {"pair",
          std::move(title),
          {{"names", {names.first, names.second}},
           {"first", ToJson(drawings[pair.first])},
           {"second", ToJson(drawings[pair.second])},
           {"matches", pair.matches},
           {"note", note}}};
}

}  // namespace html
