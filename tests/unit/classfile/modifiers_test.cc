#include "classfile/modifiers.h"

#include "classfile/access_flags.h"
#include "gtest/gtest.h"

namespace classfile {
namespace {

TEST(ModifiersTest, Classes) {
  EXPECT_TRUE(LegalClassFlags(kAccPublic | kAccSuper, 61));
  EXPECT_TRUE(LegalClassFlags(kAccInterface | kAccAbstract, 61));
  EXPECT_FALSE(LegalClassFlags(kAccFinal | kAccAbstract, 61));
  EXPECT_FALSE(LegalClassFlags(kAccInterface, 61));
  EXPECT_TRUE(LegalClassFlags(kAccInterface, 49)) << "abstract left out";
  EXPECT_FALSE(LegalClassFlags(kAccAnnotation, 61));
  EXPECT_FALSE(LegalClassFlags(kAccInterface | kAccAbstract | kAccSuper, 61));
  EXPECT_TRUE(LegalClassFlags(kAccModule, 53));
  EXPECT_FALSE(LegalClassFlags(kAccModule, 52));
}

TEST(ModifiersTest, Fields) {
  constexpr uint16_t kConstant = kAccPublic | kAccStatic | kAccFinal;
  EXPECT_TRUE(LegalFieldFlags(kAccPrivate | kAccVolatile, false, 61));
  EXPECT_FALSE(LegalFieldFlags(kAccPublic | kAccPrivate, false, 61));
  EXPECT_FALSE(LegalFieldFlags(kAccFinal | kAccVolatile, false, 61));
  EXPECT_TRUE(LegalFieldFlags(kConstant | kAccSynthetic, true, 61));
  EXPECT_FALSE(LegalFieldFlags(kAccPublic | kAccStatic, true, 61));
  EXPECT_FALSE(LegalFieldFlags(kConstant | kAccTransient, true, 61));
}

TEST(ModifiersTest, MethodsOfClasses) {
  EXPECT_TRUE(LegalMethodFlags(kAccPublic | kAccAbstract, false, false, 61));
  EXPECT_FALSE(LegalMethodFlags(kAccFinal | kAccAbstract, false, false, 61));
  EXPECT_FALSE(LegalMethodFlags(kAccStrict | kAccAbstract, false, false, 60));
  EXPECT_TRUE(LegalMethodFlags(kAccStrict | kAccAbstract, false, false, 61));
  EXPECT_FALSE(LegalMethodFlags(kAccStatic, false, true, 61)) << "<init>";
  EXPECT_TRUE(LegalMethodFlags(kAccPrivate | kAccVarargs, false, true, 61));
}

TEST(ModifiersTest, MethodsOfInterfaces) {
  EXPECT_TRUE(LegalMethodFlags(kAccPublic | kAccAbstract, true, false, 51));
  EXPECT_FALSE(LegalMethodFlags(kAccPublic, true, false, 51));
  EXPECT_TRUE(LegalMethodFlags(kAccPublic, true, false, 52)) << "default";
  EXPECT_TRUE(LegalMethodFlags(kAccPrivate | kAccStatic, true, false, 52));
  EXPECT_FALSE(LegalMethodFlags(0, true, false, 52));
  EXPECT_FALSE(LegalMethodFlags(kAccPublic | kAccFinal, true, false, 52));
}

}  // namespace
}  // namespace classfile
