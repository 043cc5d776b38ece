// Asks a real JVM: builds the inputs of concrete runs there, runs the method
// and compares end, value and final heap with what the engine saw. The judge
// shares no code with the engine; the Java program that does it is
// engine/java/replay, and comes with this one.
//
// The method under test runs for real: in a process with limits of time and
// memory, in an empty folder, without input and, where the kernel lets us,
// without the network and without writing anywhere else.
#ifndef ENGINE_JAVA_JVM_H_
#define ENGINE_JAVA_JVM_H_

#include <cstddef>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "base/deadline.h"
#include "base/os/child.h"
#include "base/result.h"

namespace java {

// The `java` of that JDK, else the one on PATH; empty: there is none.
std::string FindJava(const std::string& jdk_home);

struct Question {
  std::string java;        // the program
  std::string class_path;  // of the method
  // One JSON document: entry, parameters (their names), requires (null, or a
  // method run first), invariants (methods asked before that), statics (as
  // --statics), paths (docs/cli.md).
  std::string document;
  size_t runs = 0;  // paths of the document
  bool assertions = true;
  // The package of a method of java.base, which is closed otherwise; or empty.
  std::string opened = {};
  base::Deadline deadline = {};
};

struct Verdict {
  enum class Kind { kAgrees, kCannotBeBuilt, kDiffers };
  Kind kind = Kind::kAgrees;
  std::string text = {};  // why it cannot, or what differs first
  // What it threw, as it prints that.
  std::vector<std::string> trace = {};
};

struct Answer {
  std::string version;            // "17.0.9"
  std::vector<Verdict> verdicts;  // one for each run
};

// One JVM for many questions, started at the first: it takes its time. Each
// run has classes of its own. One whose answers could be due to what earlier
// runs have left behind is asked again in a JVM that has run nothing.
class Session {
 public:
  // An empty folder, for files.
  explicit Session(std::string folder) : folder_(std::move(folder)) {}

  // An error: the JVM could not be asked, and why.
  base::Result<Answer> Ask(const Question& question);

 private:
  base::Result<Answer> AskOnce(const Question& question);
  base::Status Start(const Question& question);
  base::Error Ended(const base::Deadline& deadline);

  const std::string folder_;
  std::vector<std::string> command_;  // it was started with
  std::unique_ptr<os::Child> child_;  // null: none is running
  size_t asked_ = 0;                  // of this one
};

// What the JVM wrote; an error where that is no whole answer.
base::Result<Answer> ParseAnswer(const std::string& text, size_t runs);

}  // namespace java

#endif  // ENGINE_JAVA_JVM_H_
