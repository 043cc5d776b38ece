// Where a command's results go: standard output, or the file of -o, and the
// files that other options name.
#ifndef CLI_SETUP_OUTPUT_H_
#define CLI_SETUP_OUTPUT_H_

#include <memory>
#include <string>

#include "base/result.h"
#include "cli/options/options.h"
#include "cli/setup/line_keeper.h"
#include "report/wrap.h"

namespace cli {

// Whether the files that the options ask for can be written, as far as can be
// told before the work is done.
base::Status CheckOutputs(const Arguments& args);

base::Status WriteOutput(const Arguments& args, const std::string& text);

// The same in parts, each there for a reader as soon as it is written.
class OutputStream {
 public:
  static base::Result<OutputStream> Open(const Arguments& args);
  // Of lines: a run that is killed leaves whole ones.
  static base::Result<OutputStream> OpenLines(const Arguments& args);
  OutputStream(OutputStream&& other) noexcept;
  OutputStream& operator=(OutputStream&&) = delete;
  ~OutputStream();

  base::Status Write(const std::string& text);
  // Whether everything was written; nothing can follow.
  base::Status Finish();

 private:
  OutputStream(std::string name, int file);

  base::Status StatusOf(bool written) const;

  std::string name_;
  int file_;
  std::unique_ptr<LineKeeper> keeper_ = {};  // null: nobody between
};

// Does the result go to a terminal? And how does it take it?
bool OnTerminal(const Arguments& args);
report::Medium MediumOf(const Arguments& args);

// The result goes to a terminal that shows colours, and nobody asked for none.
bool InColour(const Arguments& args);

// Peak memory of this process, in KiB.
long PeakMemoryKb();

}  // namespace cli

#endif  // CLI_SETUP_OUTPUT_H_
