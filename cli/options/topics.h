// What `summa help TOPIC` says: things that several options are about.
#ifndef CLI_OPTIONS_TOPICS_H_
#define CLI_OPTIONS_TOPICS_H_

#include <span>

namespace cli {

struct Topic {
  const char* name;
  const char* about;  // a few words
  const char* text;   // lines of at most 80 columns
};

std::span<const Topic> Topics();

}  // namespace cli

#endif  // CLI_OPTIONS_TOPICS_H_
