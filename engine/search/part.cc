#include "engine/search/part.h"

namespace search {

std::string Part::ToText() const {
  return to ? from.ToText() + " " + to->ToText() : from.ToText();
}

base::Result<Part> Part::Parse(std::string_view text) {
  Part part;
  const size_t blank = text.find(' ');
  ASSIGN_OR_RETURN(part.from, Prefix::Parse(text.substr(0, blank)));
  if (blank == std::string_view::npos) return part;
  ASSIGN_OR_RETURN(part.to, Prefix::Parse(text.substr(blank + 1)));
  return part;
}

}  // namespace search
