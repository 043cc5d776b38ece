// What `summa check` is asked to check, and where its classes are: methods,
// classes, packages, folders, jars, sources.
#ifndef CLI_CHECKING_TARGETS_H_
#define CLI_CHECKING_TARGETS_H_

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/result.h"
#include "classfile/class_path.h"
#include "cli/options/options.h"
#include "cli/setup/source_entry.h"
#include "engine/machine/entry_name.h"

namespace cli {

struct Target {
  std::string operand;               // as it was given
  std::vector<std::string> classes;  // internal names
  // Many classes, of which only those with properties were meant.
  bool many = false;
  // Of these, those to be looked at where none has a property: a source's.
  bool source = false;
  std::optional<engine::EntryName> method = {};
};

class Targets {
 public:
  // Compiles sources. An error: the operand that cannot be.
  static base::Result<Targets> Read(const Arguments& args);

  // Where classes are, those of the operands first.
  const std::string& class_path() const { return class_path_; }
  // Of each operand, in order; an error per operand, for the others go on.
  std::vector<base::Result<Target>> Find(
      const classfile::ClassPath& path) const;

 private:
  struct Operand {
    std::string text;
    // Names in internal form of the classes in a folder or jar, or compiled;
    // none: the text is a name.
    std::optional<std::vector<std::string>> classes = {};
    std::optional<base::Error> error = {};
    std::string method = {};  // "::find(int)", of a source
  };

  Operand ReadOperand(const Arguments& args, const std::string& text);
  Operand ReadFolder(const std::string& folder);
  Operand ReadJar(const std::string& jar);
  Operand ReadSource(const Arguments& args, const std::string& text);
  void AddRoot(const std::string& root);
  base::Result<Target> FindNamed(const Operand& operand,
                                 const classfile::ClassPath& path) const;

  std::vector<Operand> operands_;
  std::string class_path_;
  std::vector<std::shared_ptr<TemporaryFolder>> compiled_;
};

}  // namespace cli

#endif  // CLI_CHECKING_TARGETS_H_
