// The files and folders that a class path names, those that jars name included.
#ifndef CLI_WATCHING_CLASS_ROOTS_H_
#define CLI_WATCHING_CLASS_ROOTS_H_

#include <string>
#include <vector>

namespace cli {

// Those below `left_out` are nobody's but ours.
std::vector<std::string> RootsOf(const std::string& class_path,
                                 const std::vector<std::string>& operands,
                                 const std::string& left_out);

// FILE.java, FILE.java::METHOD.
bool IsSource(const std::string& operand);

}  // namespace cli

#endif  // CLI_WATCHING_CLASS_ROOTS_H_
