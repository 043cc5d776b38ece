#include "base/os/crew_messages.h"

#include <cstring>

#include "base/os/child.h"

namespace os {
namespace {

// Both ends are the same program on machines of one kind.
struct Head {
  uint64_t size;
  MessageKind kind;
};

struct ItemHead {
  uint64_t number, size;
};

template <class T>
std::string_view BytesOf(const T& value) {
  return {reinterpret_cast<const char*>(&value), sizeof value};
}

}  // namespace

std::optional<Item> ReadItem(int fd) {
  ItemHead head = {};
  if (!ReadAll(fd, reinterpret_cast<char*>(&head), sizeof head))
    return std::nullopt;
  Item item{head.number, std::string(head.size, '\0')};
  if (!ReadAll(fd, item.text.data(), item.text.size())) return std::nullopt;
  return item;
}

bool WriteItem(int fd, const Item& item) {
  const ItemHead head{item.number, item.text.size()};
  return WriteAll(fd, std::string(BytesOf(head)) + item.text);
}

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
