// Classes that no Java compiler writes: conflicting defaults, missing and
// unfitting supertypes, calls that cannot be linked. Written as files below a
// directory, for our loader and for a real JVM alike.
#ifndef TESTS_UNIT_ENGINE_CRAFTED_H_
#define TESTS_UNIT_ENGINE_CRAFTED_H_

#include <string>
#include <vector>

namespace engine {

struct CraftedMethod {
  unsigned flags;
  std::string name;
  // Empty for abstract; "const X": returns the string X; otherwise a call or
  // field read "OPCODE CLASS NAME DESCRIPTOR" whose answer is returned, with
  // "interface" as a fifth word for an InterfaceMethodref. What it is called
  // on is the method's receiver or parameter.
  std::string body;
  std::string descriptor = "()Ljava/lang/String;";
};

struct CraftedClass {
  std::string name;
  std::string superclass = "java/lang/Object";
  std::vector<std::string> interfaces = {};
  unsigned flags = 0x21;
  std::vector<CraftedMethod> methods = {};
  std::string file = {};  // where to put it, if not under its name
};

void WriteClass(const std::string& directory, const CraftedClass& crafted);
void WriteBytes(const std::string& directory, const std::string& name,
                const std::string& bytes);

// Classes that load, with methods called site… as in tests/data/linking.
std::vector<CraftedClass> LoadableClasses();
// Writes classes that must not load; returns their names, sorted.
std::vector<std::string> WriteUnloadable(const std::string& directory);

}  // namespace engine

#endif  // TESTS_UNIT_ENGINE_CRAFTED_H_
