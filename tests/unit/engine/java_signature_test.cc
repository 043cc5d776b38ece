#include "engine/machine/java_signature.h"

#include <string>
#include <vector>

#include "gtest/gtest.h"

namespace engine {
namespace {

using Types = std::vector<std::string>;

TEST(JavaSignatureTest, NestedClassesHaveDots) {
  EXPECT_EQ(JavaName("p/Outer$Inner$Deep"), "p.Outer.Inner.Deep");
  EXPECT_EQ(JavaName("p/A"), "p.A");
}

TEST(JavaSignatureTest, NamesNoSourceHasKeepTheirDollars) {
  for (const char* name : {"A$1", "A$1Local", "A$$Lambda", "$A", "A$", "A$B$2"})
    EXPECT_EQ(JavaName(name), name);
}

TEST(JavaSignatureTest, ParametersAsInSources) {
  EXPECT_EQ(JavaParameters("(Ljava/lang/String;C[[JLp/A$B;)V"),
            "(String,char,long[][],p.A.B)");
  EXPECT_EQ(JavaParameters("()I"), "()");
  EXPECT_EQ(JavaParameters("(Ljava/lang/invoke/MethodHandle;)V"),
            "(java.lang.invoke.MethodHandle)");
}

TEST(JavaSignatureTest, TypesAreReadWithWhatStandsAroundThem) {
  EXPECT_EQ(ReadParameters("(final Map<K, List<V>> m, int... rest)").value(),
            (Types{"Map", "int[]"}));
  EXPECT_EQ(ReadParameters("( )").value(), Types{});
  EXPECT_EQ(ReadParameters("(int a[], @NonNull String)").value(),
            (Types{"int[]", "String"}));
  for (const char* wrong : {"(", "int", "(,)", "(a b c)", "(int", "(List<)"})
    EXPECT_FALSE(ReadParameters(wrong).ok()) << wrong;
}

TEST(JavaSignatureTest, WholeNamesAndTheirEndsMatch) {
  const char* descriptor = "(Lp/q/A$B;I)V";
  for (const char* name : {"p.q.A.B", "A.B", "B", "q.A.B", "p.q.A$B", "A$B"})
    EXPECT_TRUE(NamesParameters({name, "int"}, descriptor)) << name;
  for (const char* name : {"C", ".B", "", "$B", "p.A.B", "B[]"})
    EXPECT_FALSE(NamesParameters({name, "int"}, descriptor)) << name;
  EXPECT_FALSE(NamesParameters({"B"}, descriptor));
  EXPECT_FALSE(NamesParameters({"B", "int", "int"}, descriptor));
}

}  // namespace
}  // namespace engine
