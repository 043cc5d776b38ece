// What a real JVM computes against what expr/evaluate.h computes. The Java
// program is generated: one method per kind and operand sort, its body printed
// by expr/print.h, run over all pairs of edge values and random ones. Random
// larger terms go the same way, which shows that the printed text is Java and
// means the same.
#include <gtest/gtest.h>

#include <bit>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <set>
#include <string>
#include <vector>

#include "base/rng.h"
#include "expr/apply.h"
#include "expr/evaluate.h"
#include "expr/kind.h"
#include "expr/model.h"
#include "expr/pool.h"
#include "expr/print.h"
#include "expr/random.h"

namespace expr {
namespace {

// A static method of two or more parameters and the argument lists to try.
struct Method {
  std::vector<Expr> parameters;
  Expr body;
  std::vector<std::vector<uint64_t>> arguments;
};

std::string JavaType(Sort sort) { return std::string(SortName(sort)); }

// From a long of bits to the Java value, and back. NaN is made canonical.
std::string Decode(Sort sort, const std::string& bits) {
  constexpr std::string_view kDecoders[] = {
      "(int) ", "", "Float.intBitsToFloat((int) ", "Double.longBitsToDouble("};
  return std::string(kDecoders[static_cast<size_t>(sort)]) + bits +
         (IsFloating(sort) ? ")" : "");
}
std::string Encode(Sort sort, const std::string& value) {
  constexpr std::string_view kEncoders[] = {"(", "(", "Float.floatToIntBits(",
                                            "Double.doubleToLongBits("};
  return std::string(kEncoders[static_cast<size_t>(sort)]) + value + ")";
}

std::string MethodSource(const Pool& pool, const Method& m, size_t index) {
  std::string source = "  static long m" + std::to_string(index) +
                       "(DataInputStream in) throws IOException {\n";
  for (Expr p : m.parameters)
    source += "    " + JavaType(pool.sort(p)) + " " + pool.symbol_name(p) +
              " = " + Decode(pool.sort(p), "in.readLong()") + ";\n";
  source += "    " + JavaType(pool.sort(m.body)) +
            " result = " + Print(pool, m.body) + ";\n";
  return source + "    return " + Encode(pool.sort(m.body), "result") +
         ";\n  }\n";
}

std::string ProgramSource(const Pool& pool,
                          const std::vector<Method>& methods) {
  std::string source =
      "import java.io.*;\n"
      "public class Operators {\n";
  std::string dispatch;
  for (size_t i = 0; i < methods.size(); ++i) {
    source += MethodSource(pool, methods[i], i);
    dispatch += "      case " + std::to_string(i) + ": return m" +
                std::to_string(i) + "(in);\n";
  }
  return source +
         "  static long run(int method, DataInputStream in)"
         " throws IOException {\n"
         "    switch (method) {\n" +
         dispatch +
         "      default: throw new AssertionError();\n"
         "    }\n"
         "  }\n"
         "  public static void main(String[] args) throws IOException {\n"
         "    DataInputStream in = new DataInputStream("
         "new BufferedInputStream(new FileInputStream(args[0])));\n"
         "    DataOutputStream out = new DataOutputStream("
         "new BufferedOutputStream(new FileOutputStream(args[1])));\n"
         "    int calls = in.readInt();\n"
         "    for (int i = 0; i < calls; i++)"
         " out.writeLong(run(in.readInt(), in));\n"
         "    out.close();\n"
         "  }\n"
         "}\n";
}

void AppendBigEndian(std::string& to, uint64_t value, int bytes) {
  for (int i = bytes - 1; i >= 0; --i)
    to += static_cast<char>(value >> (8 * i));
}

std::string CallsAsBytes(const std::vector<Method>& methods) {
  std::string bytes;
  uint32_t calls = 0;
  for (size_t i = 0; i < methods.size(); ++i)
    for (const auto& arguments : methods[i].arguments) {
      ++calls;
      AppendBigEndian(bytes, i, 4);
      for (uint64_t a : arguments) AppendBigEndian(bytes, a, 8);
    }
  std::string all;
  AppendBigEndian(all, calls, 4);
  return all + bytes;
}

std::vector<uint64_t> RunJava(const Pool& pool,
                              const std::vector<Method>& methods) {
  const std::string dir = testing::TempDir();
  std::ofstream(dir + "/Operators.java") << ProgramSource(pool, methods);
  std::ofstream(dir + "/calls", std::ios::binary) << CallsAsBytes(methods);
  const std::string command =
      "cd '" + dir +
      "' && javac -J-XX:-UsePerfData -d . Operators.java && "
      "java -XX:-UsePerfData -cp . Operators calls results";
  EXPECT_EQ(std::system(command.c_str()), 0);
  std::ifstream in(dir + "/results", std::ios::binary);
  const std::string bytes{std::istreambuf_iterator<char>(in), {}};
  std::vector<uint64_t> results(bytes.size() / 8);
  for (size_t i = 0; i < bytes.size(); ++i)
    results[i / 8] = results[i / 8] << 8 | static_cast<uint8_t>(bytes[i]);
  return results;
}

// Compares call by call; returns how many there were.
size_t Compare(const Pool& pool, const std::vector<Method>& methods) {
  const std::vector<uint64_t> results = RunJava(pool, methods);
  size_t call = 0;
  for (const Method& m : methods)
    for (const auto& arguments : m.arguments) {
      Model model;
      for (size_t i = 0; i < arguments.size(); ++i)
        model.Set(m.parameters[i], arguments[i]);
      if (call >= results.size()) return call;
      const Sort sort = pool.sort(m.body);
      const uint64_t jvm = CanonicalBits(sort, results[call++]);
      const uint64_t ours = Evaluator(pool, model).Evaluate(m.body);
      EXPECT_EQ(ours, jvm) << Print(pool, m.body) << " at "
                           << PrintConstant(pool.sort(m.parameters[0]),
                                            arguments[0])
                           << ", "
                           << PrintConstant(pool.sort(m.parameters.back()),
                                            arguments.back());
      if (testing::Test::HasFailure()) return call;
    }
  EXPECT_EQ(call, results.size());
  return call;
}

std::vector<uint64_t> ValuesOf(RandomTerms& random, Sort sort) {
  std::set<uint64_t> values;
  if (!IsFloating(sort)) {
    for (int64_t v : {0, 1, -1, 2, -2, 31, 32, 33, 63, 64, 65, 127, 128, 255,
                      256, 32767, 32768, 65535, 65536})
      values.insert(CanonicalBits(sort, static_cast<uint64_t>(v)));
    for (int64_t edge : {SmallestValue(sort), LargestValue(sort)})
      for (int64_t by : {-1, 0, 1})
        values.insert(CanonicalBits(
            sort, static_cast<uint64_t>(edge) + static_cast<uint64_t>(by)));
  }
  while (values.size() < 48) values.insert(random.Value(sort));
  return {values.begin(), values.end()};
}

// The divisor is tested before the JVM divides, so zero is not tried.
bool IsTried(Kind kind, uint64_t b) {
  return (kind != Kind::kDiv && kind != Kind::kRem) || b != 0;
}

Method MethodOf(Pool& pool, RandomTerms& random, const KindRow& row,
                Sort sort) {
  Method m;
  const Expr a = pool.Symbol(sort, "a");
  m.parameters = {a};
  if (row.arity == 1) {
    m.body = pool.MakeRaw(row.kind, a, Expr());
    for (uint64_t x : ValuesOf(random, sort)) m.arguments.push_back({x});
    for (int i = 0; i < 2000; ++i) m.arguments.push_back({random.Value(sort)});
    return m;
  }
  const Sort second = SecondSort(row.operands, sort);
  const Expr b = pool.Symbol(second, "b");
  m.parameters.push_back(b);
  m.body = pool.MakeRaw(row.kind, a, b);
  for (uint64_t x : ValuesOf(random, sort))
    for (uint64_t y : ValuesOf(random, second))
      if (IsTried(row.kind, y)) m.arguments.push_back({x, y});
  return m;
}

TEST(Jvm, EveryKindOnEdgeValues) {
  Pool pool;
  RandomTerms random(pool, 1, RandomOptions());
  std::vector<Method> methods;
  for (const KindRow& row : kKindRows)
    for (Sort sort : kAllSorts)
      if (row.arity > 0 && row.kind != Kind::kIte &&
          Accepts(row.operands, sort))
        methods.push_back(MethodOf(pool, random, row, sort));
  const size_t calls = Compare(pool, methods);
  std::printf("%zu methods, %zu calls agree\n", methods.size(), calls);
  EXPECT_GT(calls, 100000u);
}

// A predicate as a number, so that the same machinery serves.
TEST(Jvm, EveryPredicateOnEdgeValues) {
  Pool pool;
  RandomTerms random(pool, 2, RandomOptions());
  std::vector<Method> methods;
  for (const PredicateRow& row : kPredicateRows)
    for (Sort sort : kAllSorts) {
      if (!Accepts(row.operands, sort)) continue;
      for (bool positive : {true, false}) {
        Method m;
        const Expr a = pool.Symbol(sort, "a");
        const Expr b = pool.Symbol(sort, "b");
        m.parameters = {a, b};
        const Formula f =
            pool.TestRaw(row.predicate, a, row.arity == 2 ? b : Expr());
        m.body = pool.IteRaw(positive ? f : !f, pool.Int(1), pool.Int(0));
        for (uint64_t x : ValuesOf(random, sort))
          for (uint64_t y : ValuesOf(random, sort))
            m.arguments.push_back({x, y});
        methods.push_back(m);
      }
    }
  const size_t calls = Compare(pool, methods);
  std::printf("%zu methods, %zu calls agree\n", methods.size(), calls);
  EXPECT_GT(calls, 40000u);
}

// Does the term divide integers, or print as several definitions?
bool IsOrdinary(const Pool& pool, Expr e) {
  return Print(pool, e).find(" where ") == std::string::npos &&
         Print(pool, e).find(" / ") == std::string::npos &&
         Print(pool, e).find(" % ") == std::string::npos;
}

TEST(Jvm, PrintedTermsMeanTheSame) {
  Pool pool;
  RandomOptions options;
  options.symbols = 2;
  options.choices = 0;  // a choice is no Java variable
  options.bools = 0;
  RandomTerms random(pool, 3, options);
  std::vector<Method> methods;
  while (methods.size() < 400) {
    Method m{random.symbols(), random.Term(4), {}};
    if (!IsOrdinary(pool, m.body) || pool.kids(m.body).empty()) continue;
    for (int i = 0; i < 50; ++i) {
      std::vector<uint64_t> arguments;
      for (Expr p : m.parameters)
        arguments.push_back(random.Value(pool.sort(p)));
      m.arguments.push_back(arguments);
    }
    methods.push_back(m);
  }
  const size_t calls = Compare(pool, methods);
  std::printf("%zu methods, %zu calls agree\n", methods.size(), calls);
  EXPECT_EQ(calls, 20000u);
}

}  // namespace
}  // namespace expr
