// What a worker of a crew and its parent say to each other: the number of an
// item one way, news and results the other.
#ifndef BASE_OS_CREW_MESSAGES_H_
#define BASE_OS_CREW_MESSAGES_H_

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace os {

enum class MessageKind : char { kNews = 'n', kResult = 'r' };

struct Message {
  MessageKind kind;
  std::string text;
};

// For a worker. False: nobody is at the other end.
std::optional<uint64_t> ReadItem(int fd);
bool WriteMessage(int fd, MessageKind kind, std::string_view text);

// For the parent.
bool WriteItem(int fd, uint64_t item);

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
