#include "base/os/far.h"

#include <fcntl.h>

#include <charconv>
#include <cstdlib>

namespace os {
namespace {

constexpr const char* kVariable = "SUMMA_CREW";
constexpr std::string_view kWork = "work ", kServe = "serve ";

// Empty where one of them is none.
std::vector<int> Numbers(std::string_view text) {
  std::vector<int> numbers;
  while (true) {
    int number = -1;
    const char* end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, number);
    if (read.ec != std::errc() || number < 0) return {};
    numbers.push_back(number);
    if (read.ptr == end) return numbers;
    if (*read.ptr != ',') return {};
    text = text.substr(static_cast<size_t>(read.ptr + 1 - text.data()));
  }
}

Far ReadVariable() {
  const char* text = std::getenv(kVariable);
  if (text == nullptr) return {};
  Far far = ParseFar(text);
  unsetenv(kVariable);
  for (const int fd : far.workers) fcntl(fd, F_SETFD, FD_CLOEXEC);
  if (far.master) fcntl(*far.master, F_SETFD, FD_CLOEXEC);
  return far;
}

}  // namespace

Far ParseFar(std::string_view text) {
  if (text.starts_with(kWork)) return {Numbers(text.substr(kWork.size()))};
  if (!text.starts_with(kServe)) return {};
  const std::vector<int> one = Numbers(text.substr(kServe.size()));
  if (one.size() != 1) return {};
  return {{}, one.front()};
}

Far& ThisFar() {
  static Far far = ReadVariable();
  return far;
}

}  // namespace os
