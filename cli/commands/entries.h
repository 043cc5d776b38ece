// What shells offer in place of a method: the classes of a class path, and the
// methods of one. Not for people; the completion scripts ask it.
#ifndef CLI_COMMANDS_ENTRIES_H_
#define CLI_COMMANDS_ENTRIES_H_

#include <span>
#include <string>

namespace cli {

// [-cp PATH] WORD: prints what the word may become, a line each: "p.A::" or
// "p.A::method". A word that nothing can come of prints nothing.
int PrintEntries(std::span<const std::string> args);

}  // namespace cli

#endif  // CLI_COMMANDS_ENTRIES_H_
