#include "base/os/crew_messages.h"

#include <cstring>

#include "base/os/child.h"

namespace os {
namespace {

// Both ends are the same program on the same machine.
struct Head {
  uint64_t size;
  MessageKind kind;
};

template <class T>
std::string_view BytesOf(const T& value) {
  return {reinterpret_cast<const char*>(&value), sizeof value};
}

}  // namespace

std::optional<uint64_t> ReadItem(int fd) {
  uint64_t item = 0;
  if (!ReadAll(fd, reinterpret_cast<char*>(&item), sizeof item))
    return std::nullopt;
  return item;
}

bool WriteItem(int fd, uint64_t item) { return WriteAll(fd, BytesOf(item)); }

bool WriteMessage(int fd, MessageKind kind, std::string_view text) {
  Head head = {};
  head.size = text.size();
  head.kind = kind;
  return WriteAll(fd, BytesOf(head)) && WriteAll(fd, text);
}

std::optional<Message> MessageReader::Next() {
  Head head = {};
  if (bytes_.size() < sizeof head) return std::nullopt;
  std::memcpy(&head, bytes_.data(), sizeof head);
  if (bytes_.size() - sizeof head < head.size) return std::nullopt;
  Message message{head.kind, bytes_.substr(sizeof head, head.size)};
  bytes_.erase(0, sizeof head + head.size);
  return message;
}

}  // namespace os
