// What a real JVM says of concrete runs: the engine's own are repeated there.
#ifndef CLI_TABLES_BISIM_JAVA_H_
#define CLI_TABLES_BISIM_JAVA_H_

#include <cstddef>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "base/deadline.h"
#include "base/result.h"
#include "cli/options/options.h"
#include "cli/tables/path_summary.h"
#include "engine/analysis/analysis.h"
#include "engine/java/jvm.h"
#include "engine/linking/ids.h"
#include "engine/machine/entry_name.h"

namespace cli {

// Whom to ask, as --java says.
struct JavaChoice {
  std::string program = {};  // empty: nobody, and `why_not` says why
  std::string why_not = {};
  bool insisted = false;        // the user named one
  std::string class_path = {};  // of the method
  // Run there instead of the one that was analysed.
  std::optional<engine::MethodId> method = {};
  // Of those who ask for many methods; null: a JVM for each.
  std::shared_ptr<java::Session> session = {};
};

// "off", a program, or without the option the JDK's own.
base::Result<JavaChoice> ReadJavaChoice(const Arguments& args,
                                        const engine::EntryName& entry);

struct JavaAnswer {
  std::string not_asked = {};  // why; else empty
  std::string version = {};    // "17.0.9"
  size_t runs = 0;             // that it was to repeat
  size_t agree = 0;
  size_t cannot = 0;  // that cannot be built there
  std::string first_cannot = {};
  std::optional<std::string> difference = {};  // the first
  std::optional<size_t> differing = {};        // the run it is of
  std::vector<java::Verdict> verdicts = {};    // one for each run

  bool asked() const { return not_asked.empty(); }
};

// Which classes of input objects have been initialised before the call, in that
// order, and which could not be.
void TellInitialized(engine::Analysis& analysis, nlohmann::ordered_json& json);

// The class invariants that inputs are held to, and which of their roots.
void TellInvariants(engine::Analysis& analysis, nlohmann::ordered_json& json);

// One that has no heaps cannot be built.
JavaAnswer AskJava(engine::Analysis& analysis, const JavaChoice& choice,
                   const std::vector<PathSummary>& runs, bool assertions,
                   const base::Deadline& deadline);

// "7 of 7 runs repeated on java 17.0.9: all agree".
std::string JavaText(const JavaAnswer& answer);
nlohmann::ordered_json JavaJson(const JavaAnswer& answer);

}  // namespace cli

#endif  // CLI_TABLES_BISIM_JAVA_H_
