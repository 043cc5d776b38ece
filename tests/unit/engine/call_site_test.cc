// Call sites that no compiler writes: whatever the bootstrap method of an
// invokedynamic is given, the path ends with a reason. What the call sites of
// compilers do is compared with a real JVM in tests/differential/engine.
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include "base/rng.h"
#include "classfile/access_flags.h"
#include "classfile/attribute.h"
#include "classfile/attributes.h"
#include "classfile/bytes.h"
#include "classfile/class_file.h"
#include "classfile/constant_pool.h"
#include "classfile/parser.h"
#include "engine/linking/hierarchy.h"
#include "gtest/gtest.h"
#include "tests/unit/classfile/class_builder.h"
#include "tests/unit/engine/crafted.h"
#include "tests/unit/engine/explored.h"

namespace engine {
namespace {

using classfile::ClassBuilder;
using classfile::Out;

#define LOOKUP "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;"
#define TYPE "Ljava/lang/invoke/MethodType;"
#define SITE ")Ljava/lang/invoke/CallSite;"

constexpr char kFactory[] = "java/lang/invoke/LambdaMetafactory";
constexpr char kConcat[] = "java/lang/invoke/StringConcatFactory";
constexpr char kPlainType[] =
    LOOKUP TYPE TYPE "Ljava/lang/invoke/MethodHandle;" TYPE SITE;
constexpr char kAltType[] = LOOKUP TYPE "[Ljava/lang/Object;" SITE;
constexpr char kRecipeType[] =
    LOOKUP TYPE "Ljava/lang/String;[Ljava/lang/Object;" SITE;
constexpr unsigned kVirtual = 5, kStatic = 6, kNew = 8, kGetField = 1;

// A class A with the code of a lambda, fields, and one call site in main.
class Site {
 public:
  Site() {
    const auto code = builder_.CodeAttribute({Out().U1(0x04).U1(0xac).bytes()});
    builder_.Method(8, "one", "()I", {code});
    builder_.Method(8, "of", "(I)I", {code});
    builder_.Method(1, "own", "()I", {code});
    builder_.Field(1, "f", "I").Field(9, "s", "I");
  }

  unsigned Handle(unsigned kind, std::string_view owner, std::string_view name,
                  std::string_view type) {
    const unsigned member =
        builder_.Member(kind <= 4 ? 9 : 10, owner, name, type);
    return builder_.Raw(15, Out().U1(kind).U2(member).bytes());
  }
  unsigned Type(std::string_view descriptor) {
    const unsigned utf8 = builder_.Utf8(descriptor);
    return builder_.Raw(16, Out().U2(utf8).bytes());
  }
  unsigned Text(std::string_view text) {
    const unsigned utf8 = builder_.Utf8(text);
    return builder_.Raw(8, Out().U2(utf8).bytes());
  }
  unsigned Int(int32_t value) { return builder_.Integer(value); }
  unsigned Class(std::string_view name) { return builder_.Class(name); }
  unsigned One() { return Handle(kStatic, "A", "one", "()I"); }

  Site& Bootstrap(unsigned handle, std::vector<unsigned> arguments) {
    Out info;
    info.U2(1).U2(handle).U2(static_cast<unsigned>(arguments.size()));
    for (unsigned a : arguments) info.U2(a);
    builder_.ClassAttribute(
        builder_.Attribute("BootstrapMethods", info.bytes()));
    return *this;
  }
  Site& Bootstrap(const char* owner, const char* name, const char* type,
                  std::vector<unsigned> arguments) {
    return Bootstrap(Handle(kStatic, owner, name, type), std::move(arguments));
  }

  // The operands are pushed by this code.
  std::string Run(std::string_view name, std::string_view type,
                  const std::vector<uint8_t>& operands = {},
                  unsigned bootstrap = 0) {
    const unsigned at = builder_.NameAndType(name, type);
    const unsigned site = builder_.Raw(18, Out().U2(bootstrap).U2(at).bytes());
    Out code;
    code.Add(operands).U1(0xba).U2(site).U2(0).U1(0xb1);
    builder_.Method(9, "main", "()V", {builder_.CodeAttribute({code.bytes()})});
    const std::string folder = ::testing::TempDir() + "/site";
    const std::vector<uint8_t> bytes = builder_.Build();
    WriteBytes(folder, "A", {bytes.begin(), bytes.end()});
    Explored explored(folder, "A::main");
    if (explored.paths.size() != 1) return "several paths";
    return explored.paths[0].end + " " + explored.paths[0].text;
  }
  // A supplier of ints through LambdaMetafactory.
  std::string Supply(std::vector<unsigned> arguments,
                     const char* type = "()Ljava/util/function/IntSupplier;") {
    Bootstrap(kFactory, "metafactory", kPlainType, std::move(arguments));
    return Run("getAsInt", type);
  }

 private:
  ClassBuilder builder_;
};

#undef LOOKUP
#undef TYPE
#undef SITE

void ExpectUnsupported(const std::string& end, const std::string& reason) {
  EXPECT_EQ(end.substr(0, 27), "unsupported invokedynamic " + end.substr(26, 1))
      << end;
  EXPECT_NE(end.find(reason), std::string::npos) << end << "\nnot: " << reason;
}

const char kRefused[] = "arguments that LambdaMetafactory does not take";

TEST(CallSite, LambdaAsCompilersWriteIt) {
  Site site;
  EXPECT_EQ(site.Supply({site.Type("()I"), site.One(), site.Type("()I")}),
            "return ");
}

TEST(CallSite, OtherBootstrapMethodsAreNamed) {
  Site site;
  site.Bootstrap("A", "one", "()I", {});
  ExpectUnsupported(site.Run("here", "()V"), "here through A.one()I");
  Site other;  // of the right name, not of the right type
  other.Bootstrap(kFactory, "metafactory", "()V", {});
  ExpectUnsupported(
      other.Run("here", "()V"),
      "here through java.lang.invoke.LambdaMetafactory.metafactory()V");
  Site kind;  // a constructor of that name
  kind.Bootstrap(kind.Handle(kVirtual, kFactory, "metafactory", kPlainType),
                 {});
  ExpectUnsupported(kind.Run("here", "()V"), "metafactory");
}

TEST(CallSite, LambdaWithTooFewOrTooMany) {
  Site few;
  ExpectUnsupported(few.Supply({few.Type("()I"), few.One()}), kRefused);
  Site none;
  ExpectUnsupported(none.Supply({}), kRefused);
  Site many;
  ExpectUnsupported(many.Supply({many.Type("()I"), many.One(), many.Type("()I"),
                                 many.Int(1)}),
                    kRefused);
}

TEST(CallSite, LambdaWithConstantsOfOtherKinds) {
  Site site;
  ExpectUnsupported(site.Supply({site.Int(3), site.One(), site.Type("()I")}),
                    kRefused);
  Site swapped;
  ExpectUnsupported(
      swapped.Supply({swapped.One(), swapped.Type("()I"), swapped.Type("()I")}),
      kRefused);
  Site field;
  ExpectUnsupported(
      field.Supply({field.Type("()I"), field.Handle(kGetField, "A", "f", "I"),
                    field.Type("()I")}),
      "reads or writes a field");
}

TEST(CallSite, LambdaOfOtherTypes) {
  Site arity;
  ExpectUnsupported(
      arity.Supply({arity.Type("()I"), arity.Handle(kStatic, "A", "of", "(I)I"),
                    arity.Type("()I")}),
      kRefused);
  Site result;
  ExpectUnsupported(
      result.Supply({result.Type("()I"), result.One(), result.Type("()J")}),
      kRefused);
  Site narrows;
  ExpectUnsupported(
      narrows.Supply({narrows.Type("()B"), narrows.One(), narrows.Type("()B")}),
      kRefused);
  Site no_interface;
  ExpectUnsupported(
      no_interface.Supply({no_interface.Type("()I"), no_interface.One(),
                           no_interface.Type("()I")},
                          "()Ljava/lang/Object;"),
      "java.lang.Object is no interface");
  Site number;
  ExpectUnsupported(
      number.Supply({number.Type("()I"), number.One(), number.Type("()I")},
                    "()I"),
      "a result that is no interface");
}

TEST(CallSite, LambdaThatCapturesOtherThanItPasses) {
  Site site;
  site.Bootstrap(kFactory, "metafactory", kPlainType,
                 {site.Type("()I"), site.Handle(kStatic, "A", "of", "(I)I"),
                  site.Type("()I")});
  ExpectUnsupported(
      site.Run("getAsInt", "(J)Ljava/util/function/IntSupplier;", {0x09}),
      kRefused);
  Site receiver;
  receiver.Bootstrap(
      kFactory, "metafactory", kPlainType,
      {receiver.Type("()I"), receiver.Handle(kVirtual, "A", "own", "()I"),
       receiver.Type("()I")});
  ExpectUnsupported(
      receiver.Run("getAsInt",
                   "(Ljava/lang/String;)Ljava/util/function/IntSupplier;",
                   {0x01}),
      kRefused);
}

TEST(CallSite, HandlesThatDoNotFit) {
  Site missing;
  EXPECT_EQ(missing.Supply({missing.Type("()I"),
                            missing.Handle(kStatic, "A", "gone", "()I"),
                            missing.Type("()I")}),
            "exception java.lang.NoSuchMethodError");
  Site no_class;
  EXPECT_EQ(no_class.Supply({no_class.Type("()I"),
                             no_class.Handle(kStatic, "Gone", "one", "()I"),
                             no_class.Type("()I")}),
            "exception java.lang.NoClassDefFoundError");
  Site as_virtual;
  ExpectUnsupported(
      as_virtual.Supply({as_virtual.Type("()I"),
                         as_virtual.Handle(kVirtual, "A", "one", "()I"),
                         as_virtual.Type("()I")}),
      "a method handle of another kind than its method");
  Site abstract;
  ExpectUnsupported(abstract.Supply({abstract.Type("()Ljava/lang/Object;"),
                                     abstract.Handle(kNew, "java/lang/Number",
                                                     "<init>", "()V"),
                                     abstract.Type("()Ljava/lang/Object;")},
                                    "()Ljava/util/function/Supplier;"),
                    "a constructor of an abstract class");
}

std::string AltSupply(Site& site, std::vector<unsigned> further) {
  std::vector<unsigned> all = {site.Type("()I"), site.One(), site.Type("()I")};
  all.insert(all.end(), further.begin(), further.end());
  site.Bootstrap(kFactory, "altMetafactory", kAltType, all);
  return site.Run("getAsInt", "()Ljava/util/function/IntSupplier;");
}

TEST(CallSite, FlagsOfLambdas) {
  Site good;
  EXPECT_EQ(AltSupply(good, {good.Int(7), good.Int(1),
                             good.Class("java/lang/Runnable"), good.Int(1),
                             good.Type("()I")}),
            "return ");
  Site none;
  ExpectUnsupported(AltSupply(none, {}), kRefused);
  Site unknown;
  ExpectUnsupported(AltSupply(unknown, {unknown.Int(8)}), kRefused);
  Site endless;
  ExpectUnsupported(
      AltSupply(endless, {endless.Int(2), endless.Int(2000000000)}), kRefused);
  Site negative;  // no markers at all, and one constant too many
  ExpectUnsupported(
      AltSupply(negative, {negative.Int(2), negative.Int(-1), negative.Int(0)}),
      kRefused);
  Site no_interface;
  ExpectUnsupported(
      AltSupply(no_interface, {no_interface.Int(2), no_interface.Int(1),
                               no_interface.Class("java/lang/String")}),
      "java.lang.String is no interface");
}

std::string Concat(Site& site, std::vector<unsigned> constants,
                   const char* type = "(I)Ljava/lang/String;") {
  site.Bootstrap(kConcat, "makeConcatWithConstants", kRecipeType,
                 std::move(constants));
  return site.Run("text", type, {0x04});
}

TEST(CallSite, Recipes) {
  Site good;
  EXPECT_EQ(Concat(good, {good.Text("n=\1\2"), good.Text("!")}), "return ");
  Site none;
  ExpectUnsupported(Concat(none, {}), "it has no recipe");
  Site number;
  ExpectUnsupported(Concat(number, {number.Int(1)}), "no string");
  Site greedy;
  ExpectUnsupported(Concat(greedy, {greedy.Text("\1\1")}), "asks for more");
  Site constant;
  ExpectUnsupported(Concat(constant, {constant.Text("\1\2")}), "asks for more");
  Site modest;
  ExpectUnsupported(Concat(modest, {modest.Text("nothing")}), "does not use");
  Site unused;
  ExpectUnsupported(Concat(unused, {unused.Text("\1"), unused.Text("!")}),
                    "does not use");
  Site result;
  ExpectUnsupported(Concat(result, {result.Text("\1")}, "(I)I"),
                    "a type that StringConcatFactory does not take");
  Site large;
  ExpectUnsupported(Concat(large, {large.Text(std::string(40000, 'x') + "\1")}),
                    "too large");
}

std::string Record(Site& site, const char* name, const char* type,
                   std::vector<unsigned> constants) {
  site.Bootstrap("java/lang/runtime/ObjectMethods", "bootstrap",
                 "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;"
                 "Ljava/lang/invoke/TypeDescriptor;Ljava/lang/Class;"
                 "Ljava/lang/String;[Ljava/lang/invoke/MethodHandle;)"
                 "Ljava/lang/Object;",
                 std::move(constants));
  return site.Run(name, type, {0x01});
}

TEST(CallSite, Records) {
  Site good;  // the record is null
  EXPECT_EQ(Record(good, "hashCode", "(LA;)I",
                   {good.Class("A"), good.Text("f"),
                    good.Handle(kGetField, "A", "f", "I")}),
            "exception java.lang.NullPointerException");
  Site other;
  ExpectUnsupported(Record(other, "hashCode", "(Ljava/lang/String;)I",
                           {other.Class("java/lang/String"), other.Text("")}),
                    "arguments that ObjectMethods does not take");
  Site names;
  ExpectUnsupported(Record(names, "hashCode", "(LA;)I",
                           {names.Class("A"), names.Text("f;g"),
                            names.Handle(kGetField, "A", "f", "I")}),
                    "arguments that ObjectMethods does not take");
  Site type;
  ExpectUnsupported(
      Record(type, "hashCode", "(LA;)J", {type.Class("A"), type.Text("")}),
      "a type that ObjectMethods does not take");
  Site getter;
  ExpectUnsupported(Record(getter, "hashCode", "(LA;)I",
                           {getter.Class("A"), getter.Text("f"), getter.One()}),
                    "no field of the record");
  Site is_static;
  ExpectUnsupported(Record(is_static, "hashCode", "(LA;)I",
                           {is_static.Class("A"), is_static.Text("s"),
                            is_static.Handle(kGetField, "A", "s", "I")}),
                    "a static field");
  Site missing;
  EXPECT_EQ(Record(missing, "hashCode", "(LA;)I",
                   {missing.Class("A"), missing.Text("f"),
                    missing.Handle(kGetField, "A", "gone", "I")}),
            "exception java.lang.NoSuchFieldError");
}

TEST(CallSite, BootstrapOutOfRangeIsNoClass) {
  ClassBuilder builder;
  const unsigned at = builder.NameAndType("here", "()V");
  const unsigned site = builder.Raw(18, Out().U2(3).U2(at).bytes());
  builder.Code({Out().U1(0xba).U2(site).U2(0).U1(0xb1).bytes()});
  EXPECT_NE(builder.Problem().find("a bootstrap method for constant"),
            std::string::npos);
}

// Compiled classes, some of whose bootstrap methods are given other constants.

constexpr char kCases[] = "tests/differential/engine/cases";

std::vector<uint8_t> Contents(const std::string& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

// Where the attribute names the constants its methods are given.
std::vector<size_t> ArgumentOffsets(const classfile::Attribute& attribute) {
  std::vector<size_t> offsets;
  auto u2 = [&](size_t at) {
    return attribute.info[at] << 8 | attribute.info[at + 1];
  };
  for (size_t at = 2; at < attribute.info.size();) {
    const int count = u2(at + 2);
    at += 4;
    for (int i = 0; i < count; ++i, at += 2)
      offsets.push_back(attribute.offset + at);
  }
  return offsets;
}

void MutateBootstraps(std::vector<uint8_t>& bytes, base::Rng& rng) {
  auto parsed = classfile::ParseClassFile(classfile::Bytes::Borrow(bytes), "");
  ASSERT_TRUE(parsed.ok());
  const classfile::ConstantPool& pool = parsed.value().pool;
  const classfile::Attribute* attribute = classfile::FindAttribute(
      parsed.value().attributes, classfile::AttributeKind::kBootstrapMethods);
  ASSERT_NE(attribute, nullptr);
  const std::vector<size_t> offsets = ArgumentOffsets(*attribute);
  std::vector<size_t> loadable;
  for (size_t i = 1; i < pool.size(); ++i)
    if (classfile::IsLoadable(pool.tag(i))) loadable.push_back(i);
  for (size_t n = 1 + rng.Below(offsets.size()); n > 0; --n) {
    const size_t at = offsets[rng.Below(offsets.size())];
    const size_t index = loadable[rng.Below(loadable.size())];
    bytes[at] = static_cast<uint8_t>(index >> 8);
    bytes[at + 1] = static_cast<uint8_t>(index);
  }
}

struct Mutant {
  const char* changed;
  const char* run;  // the class whose methods lead there
};
constexpr Mutant kMutants[] = {{"Lambdas", "Lambdas"},
                               {"MethodReferences", "MethodReferences"},
                               {"RecordMethods$Point", "RecordMethods"},
                               {"Concatenations", "Concatenations"}};

// Static methods without parameters.
std::vector<std::string> ClosedMethods(const std::string& name) {
  auto parsed =
      classfile::ParseClassFile(classfile::Bytes::Own(Contents(name)), "");
  std::vector<std::string> found;
  for (const classfile::Method& method : parsed.value().methods)
    if (method.code && method.name[0] != '<' &&
        method.Has(classfile::kAccStatic) &&
        method.descriptor.starts_with("()"))
      found.push_back(std::string(method.name) +
                      std::string(method.descriptor));
  return found;
}

// How many paths were cut.
size_t ExploreMutant(const std::string& class_path, const std::string& entry) {
  AnalysisOptions options;
  options.world = World::kExact;
  options.machine.steps = 2000;
  Explored explored(class_path, entry, options);
  size_t cut = 0;
  for (const ExploredPath& path : explored.paths) {
    EXPECT_TRUE(path.end == "return" || !path.text.empty()) << entry;
    cut += path.end == "unsupported";
  }
  return cut;
}

TEST(CallSite, MutatedBootstrapMethodsEndWithAReason) {
  const std::string classes = std::string(kCases) + "/cases/";
  const std::string folder = ::testing::TempDir() + "/mutants";
  base::Rng rng(7);
  size_t cut = 0;
  for (size_t i = 0; i < 100; ++i) {
    const Mutant& mutant = kMutants[rng.Below(std::size(kMutants))];
    const std::string changed = mutant.changed, run = mutant.run;
    std::vector<uint8_t> bytes = Contents(classes + changed + ".class");
    MutateBootstraps(bytes, rng);
    WriteBytes(folder, "cases/" + changed, {bytes.begin(), bytes.end()});
    for (const std::string& method : ClosedMethods(classes + run + ".class"))
      if (rng.Below(4) == 0)
        cut += ExploreMutant(folder + ":" + kCases,
                             "cases." + run + "::" + method);
    std::filesystem::remove(folder + "/cases/" + changed + ".class");
  }
  EXPECT_GT(cut, 50u);
}

}  // namespace
}  // namespace engine
