#include "check/composed.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>

#include "check/own_code.h"

namespace check {
namespace {

// What is the platform's own is made of nothing that matters here.
constexpr std::string_view kPlatform[] = {"java.", "javax.", "jakarta."};

bool IsWhole(std::string_view type) {
  return IsOfFramework(type) ||
         std::any_of(std::begin(kPlatform), std::end(kPlatform),
                     [&](std::string_view package) {
                       return type.starts_with(package);
                     });
}

bool HasType(const Annotations& all, const std::string& type) {
  return std::any_of(all.begin(), all.end(),
                     [&](const Annotation& each) { return each.type == type; });
}

Annotations StandingAt(ClassReader& reader, std::string type) {
  std::replace(type.begin(), type.end(), '.', '/');
  const auto file = reader.Read(type);
  if (!file.ok()) return {};
  return AnnotationsOf(*file.value(), file.value()->attributes);
}

}  // namespace

Annotations WithComposed(ClassReader& reader, Annotations annotations) {
  for (size_t i = 0; i < annotations.size(); ++i) {
    if (IsWhole(annotations[i].type)) continue;
    for (Annotation& more : StandingAt(reader, annotations[i].type))
      if (!HasType(annotations, more.type))
        annotations.push_back(std::move(more));
  }
  return annotations;
}

}  // namespace check
