// Access and property flags of classes, fields, methods, inner classes and
// parameters, with the words that print them. The same bit means different
// things in different places, hence one table per place. After JVMS 4.1, 4.5,
// 4.6, 4.7.6 and 4.7.24.
#ifndef CLASSFILE_ACCESS_FLAGS_H_
#define CLASSFILE_ACCESS_FLAGS_H_

#include <cstdint>
#include <span>

namespace classfile {

inline constexpr uint16_t kAccPublic = 0x0001;
inline constexpr uint16_t kAccPrivate = 0x0002;
inline constexpr uint16_t kAccProtected = 0x0004;
inline constexpr uint16_t kAccStatic = 0x0008;
inline constexpr uint16_t kAccFinal = 0x0010;
inline constexpr uint16_t kAccSuper = 0x0020;
inline constexpr uint16_t kAccSynchronized = 0x0020;
inline constexpr uint16_t kAccVolatile = 0x0040;
inline constexpr uint16_t kAccBridge = 0x0040;
inline constexpr uint16_t kAccTransient = 0x0080;
inline constexpr uint16_t kAccVarargs = 0x0080;
inline constexpr uint16_t kAccNative = 0x0100;
inline constexpr uint16_t kAccInterface = 0x0200;
inline constexpr uint16_t kAccAbstract = 0x0400;
inline constexpr uint16_t kAccStrict = 0x0800;
inline constexpr uint16_t kAccSynthetic = 0x1000;
inline constexpr uint16_t kAccAnnotation = 0x2000;
inline constexpr uint16_t kAccEnum = 0x4000;
inline constexpr uint16_t kAccModule = 0x8000;
inline constexpr uint16_t kAccMandated = 0x8000;

// `keyword` is the Java modifier, null where source code has none.
struct FlagName {
  uint16_t mask;
  const char* name;
  const char* keyword;
};

inline constexpr FlagName kClassFlags[] = {
    {kAccPublic, "ACC_PUBLIC", "public"},
    {kAccFinal, "ACC_FINAL", "final"},
    {kAccSuper, "ACC_SUPER", nullptr},
    {kAccInterface, "ACC_INTERFACE", nullptr},
    {kAccAbstract, "ACC_ABSTRACT", "abstract"},
    {kAccSynthetic, "ACC_SYNTHETIC", nullptr},
    {kAccAnnotation, "ACC_ANNOTATION", nullptr},
    {kAccEnum, "ACC_ENUM", nullptr},
    {kAccModule, "ACC_MODULE", nullptr},
};

inline constexpr FlagName kInnerClassFlags[] = {
    {kAccPublic, "ACC_PUBLIC", "public"},
    {kAccPrivate, "ACC_PRIVATE", "private"},
    {kAccProtected, "ACC_PROTECTED", "protected"},
    {kAccStatic, "ACC_STATIC", "static"},
    {kAccFinal, "ACC_FINAL", "final"},
    {kAccInterface, "ACC_INTERFACE", nullptr},
    {kAccAbstract, "ACC_ABSTRACT", "abstract"},
    {kAccSynthetic, "ACC_SYNTHETIC", nullptr},
    {kAccAnnotation, "ACC_ANNOTATION", nullptr},
    {kAccEnum, "ACC_ENUM", nullptr},
};

inline constexpr FlagName kFieldFlags[] = {
    {kAccPublic, "ACC_PUBLIC", "public"},
    {kAccPrivate, "ACC_PRIVATE", "private"},
    {kAccProtected, "ACC_PROTECTED", "protected"},
    {kAccStatic, "ACC_STATIC", "static"},
    {kAccFinal, "ACC_FINAL", "final"},
    {kAccVolatile, "ACC_VOLATILE", "volatile"},
    {kAccTransient, "ACC_TRANSIENT", "transient"},
    {kAccSynthetic, "ACC_SYNTHETIC", nullptr},
    {kAccEnum, "ACC_ENUM", nullptr},
};

inline constexpr FlagName kMethodFlags[] = {
    {kAccPublic, "ACC_PUBLIC", "public"},
    {kAccPrivate, "ACC_PRIVATE", "private"},
    {kAccProtected, "ACC_PROTECTED", "protected"},
    {kAccStatic, "ACC_STATIC", "static"},
    {kAccFinal, "ACC_FINAL", "final"},
    {kAccSynchronized, "ACC_SYNCHRONIZED", "synchronized"},
    {kAccBridge, "ACC_BRIDGE", nullptr},
    {kAccVarargs, "ACC_VARARGS", nullptr},
    {kAccNative, "ACC_NATIVE", "native"},
    {kAccAbstract, "ACC_ABSTRACT", "abstract"},
    {kAccStrict, "ACC_STRICT", "strictfp"},
    {kAccSynthetic, "ACC_SYNTHETIC", nullptr},
};

inline constexpr FlagName kParameterFlags[] = {
    {kAccFinal, "ACC_FINAL", "final"},
    {kAccSynthetic, "ACC_SYNTHETIC", "synthetic"},
    {kAccMandated, "ACC_MANDATED", "mandated"},
};

}  // namespace classfile

#endif  // CLASSFILE_ACCESS_FLAGS_H_
