// What a worker of a crew and its foreman say to each other: items one way,
// news and results the other.
#ifndef BASE_OS_CREW_MESSAGES_H_
#define BASE_OS_CREW_MESSAGES_H_

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace os {

enum class MessageKind : char {
  kNews = 'n',
  kResult = 'r',
  kFailed = 'f',  // the item was tried twice; how the second try ended
};

struct Item {
  uint64_t number = 0;
  std::string text = {};  // for a worker who knows nothing of it
};

struct Message {
  MessageKind kind;
  std::string text;
};

// For a worker. False: nobody is at the other end.
std::optional<Item> ReadItem(int fd);
bool WriteMessage(int fd, MessageKind kind, std::string_view text);

// For the foreman.
bool WriteItem(int fd, const Item& item);

// Messages from bytes as they come.
class MessageReader {
 public:
  void Add(std::string_view bytes) { bytes_ += bytes; }
  // Nothing: more bytes are needed.
  std::optional<Message> Next();

 private:
  std::string bytes_;
};

}  // namespace os

#endif  // BASE_OS_CREW_MESSAGES_H_
