// Variables named after what they are to the method: `list` instead of n1.
#ifndef CHECK_TESTGEN_ROOT_NAMES_H_
#define CHECK_TESTGEN_ROOT_NAMES_H_

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace testgen {

// Gives the objects of these roots, and the result, ids that a reader knows, in
// both heaps (HEAP of docs/cli.md). Ids that no variable can have stay.
void NameRoots(const std::vector<std::string>& roots,
               const std::string& result_root, nlohmann::ordered_json& input,
               nlohmann::ordered_json& output);

// Letters, digits, underscores, and none of Java's own words.
bool IsPlainIdentifier(const std::string& name);

}  // namespace testgen

#endif  // CHECK_TESTGEN_ROOT_NAMES_H_
