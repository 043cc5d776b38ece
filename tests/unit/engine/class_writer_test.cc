#include "engine/call_sites/class_writer.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "classfile/bytes.h"
#include "classfile/class_file.h"
#include "classfile/parser.h"
#include "gtest/gtest.h"

namespace engine {
namespace {

using classfile::Opcode;
using classfile::TypeDescriptor;

constexpr uint16_t kStatic = 9;

TypeDescriptor Type(std::string_view text) {
  return *classfile::ParseFieldDescriptor(text);
}

classfile::ClassFile Parsed(ClassWriter& writer) {
  auto parsed = classfile::ParseClassFile(
      classfile::Bytes::Own(writer.Finish()), "written");
  EXPECT_TRUE(parsed.ok()) << parsed.error().ToString();
  return std::move(parsed).value();
}

std::string Mnemonics(const classfile::Code& code) {
  std::string text;
  for (const classfile::Instruction& in : code.instructions)
    text += (text.empty() ? "" : " ") + std::string(Mnemonic(in.opcode));
  return text;
}

TEST(ClassWriter, EmptyClass) {
  ClassWriter writer("p/A", 61, 0);
  const classfile::ClassFile file = Parsed(writer);
  EXPECT_EQ(file.name(), "p/A");
  EXPECT_EQ(file.super_name(), "java/lang/Object");
  EXPECT_EQ(file.major, 61);
}

TEST(ClassWriter, FieldsInterfacesAndConstantsOnce) {
  ClassWriter writer("p/A", 52, 0);
  writer.Implement("p/I");
  writer.Implement("p/J");
  writer.Implement("p/I");
  writer.AddField(0x12, "a", "[J");
  EXPECT_EQ(writer.Class("p/I"), writer.Class("p/I"));
  EXPECT_NE(writer.Method("p/I", "m", "()V", true),
            writer.Method("p/I", "m", "()V", false));
  const classfile::ClassFile file = Parsed(writer);
  EXPECT_EQ(file.interfaces.size(), 2u);
  ASSERT_NE(file.FindField("a", "[J"), nullptr);
}

TEST(ClassWriter, NameOfItsOwn) {
  ClassWriter writer("p/A", 61, 0);
  writer.Implement("p/A");
  EXPECT_NE(writer.Class("p/A"), writer.self());
  EXPECT_EQ(Parsed(writer).name(), "p/A$");
}

TEST(ClassWriter, CodeWithWideLocalsAndOperands) {
  ClassWriter writer("p/A", 61, 17);
  CodeWriter code(302);
  code.Load(Type("J"), 0);
  code.Load(Type("D"), 300);
  code.Load(Type("[I"), 299);
  code.StoreReference(299);
  code.PushChar(u'\uffff');
  code.Return(Type("I"));
  writer.AddMethod(kStatic, "m", "()I", code);
  const classfile::ClassFile file = Parsed(writer);
  const classfile::Code& read = *file.FindMethod("m", "()I")->code;
  EXPECT_EQ(Mnemonics(read), "lload dload aload astore sipush i2c ireturn");
  EXPECT_EQ(read.instructions[1].a, 300);
  EXPECT_EQ(read.max_stack, 5);
  EXPECT_EQ(read.max_locals, 302);
  EXPECT_EQ(read.attributes.size(), 1u);  // the line
}

TEST(ClassWriter, CallsCountTheirOperands) {
  ClassWriter writer("p/A", 61, 0);
  CodeWriter code(1);
  code.WithClass(Opcode::kNew, writer.Class("p/B"));
  code.Op(Opcode::kDup);
  code.Invoke(Opcode::kInvokespecial, writer.Method("p/B", "<init>", "()V"),
              "()V");
  code.GetField(writer.Field(writer.Class("p/B"), "d", "D"), "D");
  code.Op(Opcode::kDup2);
  code.Invoke(Opcode::kInvokestatic, writer.Method("p/B", "m", "(DD)J"),
              "(DD)J");
  code.Return(Type("J"));
  writer.AddMethod(kStatic, "m", "()J", code);
  const classfile::ClassFile file = Parsed(writer);
  const classfile::Code& read = *file.FindMethod("m", "()J")->code;
  EXPECT_EQ(Mnemonics(read),
            "new dup invokespecial getfield dup2 invokestatic lreturn");
  EXPECT_EQ(read.max_stack, 4);
}

TEST(ClassWriter, JumpsGoWhereTheyAreBound) {
  ClassWriter writer("p/A", 61, 0);
  CodeWriter code(2);
  CodeWriter::Label other;
  code.Load(Type("I"), 0);
  code.Jump(Opcode::kIfeq, other);
  code.Load(Type("I"), 1);
  code.Jump(Opcode::kIfne, other);
  code.Op(Opcode::kIconst1);
  code.Return(Type("I"));
  code.Bind(other);
  code.Op(Opcode::kIconst0);
  code.Return(Type("I"));
  writer.AddMethod(kStatic, "m", "(II)I", code);
  const classfile::ClassFile file = Parsed(writer);
  const classfile::Code& read = *file.FindMethod("m", "(II)I")->code;
  EXPECT_EQ(read.instructions[1].a, 6);
  EXPECT_EQ(read.instructions[3].a, 6);
  EXPECT_EQ(read.max_stack, 1);
}

TEST(ClassWriter, SaysWhereItDoesNotFit) {
  ClassWriter writer("p/A", 61, 0);
  CodeWriter code(1);
  for (int i = 0; i < 70000; ++i) code.Op(Opcode::kNop);
  writer.AddMethod(kStatic, "m", "()V", code);
  EXPECT_FALSE(writer.fits());
  CodeWriter far(1);
  CodeWriter::Label end;
  far.Op(Opcode::kIconst0);
  far.Jump(Opcode::kIfeq, end);
  for (int i = 0; i < 40000; ++i) far.Op(Opcode::kNop);
  far.Bind(end);
  EXPECT_FALSE(far.fits());
  ClassWriter constants("p/A", 61, 0);
  for (int i = 0; i < 40000; ++i) constants.Class("C" + std::to_string(i));
  EXPECT_FALSE(constants.fits());
}

TEST(ClassWriter, HandlersCatchWhatIsThrownBetween) {
  ClassWriter writer("p/A", 61, 0);
  CodeWriter code(1);
  code.Load(Type("Ljava/lang/Object;"), 0);
  const size_t from = code.here();
  code.WithClass(Opcode::kCheckcast, writer.Class("p/B"));
  const size_t to = code.here();
  code.Return(Type("Ljava/lang/Object;"));
  code.Catch(from, to);
  code.Op(Opcode::kAthrow);
  writer.AddMethod(kStatic, "m", "(Ljava/lang/Object;)Ljava/lang/Object;",
                   code);
  const classfile::ClassFile file = Parsed(writer);
  const classfile::Code& read = *file.methods[0].code;
  EXPECT_EQ(Mnemonics(read), "aload checkcast areturn athrow");
  ASSERT_EQ(read.handlers.size(), 1u);
  EXPECT_EQ(read.handlers[0].start, 1u);
  EXPECT_EQ(read.handlers[0].end, 2u);
  EXPECT_EQ(read.handlers[0].handler, 3u);
  EXPECT_EQ(read.handlers[0].catch_type, 0u);
}

}  // namespace
}  // namespace engine
