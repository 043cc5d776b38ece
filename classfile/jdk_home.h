// Where the class library comes from: the JDK the user means when nothing is
// said, and which release it is.
#ifndef CLASSFILE_JDK_HOME_H_
#define CLASSFILE_JDK_HOME_H_

#include <string>

namespace classfile {

// JAVA_HOME if set, else the home of the `java` on PATH; empty if there is
// neither.
std::string DefaultJdkHome();

inline constexpr int kDefaultRelease = 17;

// The feature release a JDK's `release` file states: 17 for "17.0.9", 8 for
// "1.8.0_392"; kDefaultRelease where it states none.
int ReleaseOf(const std::string& jdk_home);

}  // namespace classfile

#endif  // CLASSFILE_JDK_HOME_H_
