#include "classfile/signature_text.h"

#include <string>

#include "gtest/gtest.h"

namespace classfile {
namespace {

std::string Field(const char* signature) {
  return FieldSignatureToJava(signature).value_or("malformed");
}

std::string Method(const char* signature) {
  auto text = MethodSignatureToJava(signature);
  if (!text) return "malformed";
  std::string line = text->type_parameters + text->result + "(";
  for (const std::string& type : text->parameters) line += type + ";";
  line += ")";
  for (const std::string& type : text->exceptions) line += "^" + type;
  return line;
}

TEST(SignatureTextTest, Fields) {
  EXPECT_EQ(Field("TT;"), "T");
  EXPECT_EQ(Field("[[I"), "int[][]");
  EXPECT_EQ(Field("Lp/A<*>;"), "p.A<?>");
  EXPECT_EQ(Field("Lp/A<+TT;-[Lq/B;>.In<TX;>;"),
            "p.A<? extends T, ? super q.B[]>.In<X>");
}

TEST(SignatureTextTest, Methods) {
  EXPECT_EQ(Method("()V"), "void()");
  EXPECT_EQ(
      Method("<T:Ljava/lang/Object;U::Lp/I;:Lp/J;>(TT;J)TU;^TE;^Lp/X;"),
      "<T extends java.lang.Object, U extends p.I & p.J>U(T;long;)^E^p.X");
}

TEST(SignatureTextTest, Classes) {
  auto text =
      ClassSignatureToJava("<T:Ljava/lang/Object;>Lp/S<TT;>;Lp/I;Lp/J;");
  ASSERT_TRUE(text);
  EXPECT_EQ(text->type_parameters, "<T extends java.lang.Object>");
  EXPECT_EQ(text->superclass, "p.S<T>");
  EXPECT_EQ(text->interfaces.size(), 2u);
}

TEST(SignatureTextTest, MalformedOnesAreNotGuessedAt) {
  for (const char* bad : {"", "T;", "TT", "L;", "Lp/A<>", "Lp/A<", "Lp/A<*",
                          "V", "II", "Lp/A;x", "<T:>"})
    EXPECT_EQ(Field(bad), "malformed") << bad;
  for (const char* bad : {"", "(", "()", "()VV", "(I", "<T>()V", "()V^", "V"})
    EXPECT_EQ(Method(bad), "malformed") << bad;
  EXPECT_EQ(Field((std::string(100000, '[') + "I").c_str()), "malformed");
}

}  // namespace
}  // namespace classfile
