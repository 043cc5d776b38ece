// Models of assertion libraries, check/models, as class files that are part of
// this program: which of them a class needs that is checked without the real
// library.
#ifndef CHECK_MODELS_H_
#define CHECK_MODELS_H_

#include <span>
#include <string>
#include <vector>

#include "base/embedded_class.h"
#include "check/class_reader.h"

namespace check {

// All there are; a file tells the class, "org/junit/Assert.class".
std::span<const base::EmbeddedClass> Models();

// Those that the classes, or what they lead to on the class path, speak of and
// that are not on it, and those that these need themselves. They belong before
// the class path: the Verifier of verification tasks is there, and is replaced.
std::vector<base::EmbeddedClass> NeededModels(
    ClassReader& reader, const std::vector<std::string>& classes);

// Those that can take the place of libraries, jars of the class path, for these
// classes: wherever there is a model it is meant, and those that these need.
// None where no class of a jar would be replaced.
std::vector<base::EmbeddedClass> StandInModels(
    ClassReader& reader, const std::vector<std::string>& classes);

}  // namespace check

#endif  // CHECK_MODELS_H_
