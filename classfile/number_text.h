// Floating-point numbers as Java writes them: the shortest digits that read
// back to the same number, in decimal notation from 0.001 up to below ten
// million and in computerised scientific notation elsewhere. After the
// documentation of java.lang.Double.toString (JDK 19 and later).
#ifndef CLASSFILE_NUMBER_TEXT_H_
#define CLASSFILE_NUMBER_TEXT_H_

#include <string>

namespace classfile {

std::string FloatToJava(float value);
std::string DoubleToJava(double value);

}  // namespace classfile

#endif  // CLASSFILE_NUMBER_TEXT_H_
