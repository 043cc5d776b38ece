// --implementation: the classes that inputs of a type are of.
#ifndef ENGINE_ANALYSIS_IMPLEMENTATIONS_H_
#define ENGINE_ANALYSIS_IMPLEMENTATIONS_H_

#include <string>
#include <vector>

#include "base/result.h"
#include "engine/linking/class_table.h"
#include "engine/linking/hierarchy.h"

namespace engine {

// Each text is "p.Type=p.Class,p.Other": classes below the type that have
// objects.
base::Result<Implementations> FindImplementations(
    ClassTable& table, const std::vector<std::string>& texts);

}  // namespace engine

#endif  // ENGINE_ANALYSIS_IMPLEMENTATIONS_H_
