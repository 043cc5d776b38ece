// Ctrl-C asks long work to stop and print what it has; a second one kills.
#ifndef CLI_SETUP_INTERRUPT_H_
#define CLI_SETUP_INTERRUPT_H_

#include <atomic>

namespace cli {

// Installs the handler on first use. Set once the user has asked to stop.
const std::atomic<bool>* InterruptFlag();

// As if the user had asked.
void RequestStop();

}  // namespace cli

#endif  // CLI_SETUP_INTERRUPT_H_
