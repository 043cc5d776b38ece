#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include "tests/differential/javalite/game.h"
using namespace javalite;
#include "solver/validating.h"
int main(int, char** v) {
  std::ifstream in(v[1]);
  std::string text{std::istreambuf_iterator<char>(in), {}};
  auto r = ParseAndCheck(text, v[1]);
  expr::Pool pool;
  solver::ChainOptions o; o.validate = true;
  for (const char* p = getenv("OFF") ? getenv("OFF") : ""; *p;) { std::string w; while (*p && *p != ',') w += *p++; if (*p) ++p; o.off.insert(w); }
  auto chain = solver::MakeChain(pool, o);
  search::PathChecker checker(pool, *chain);
  Hierarchy types(r.value());
  heap::Bounds bounds{(uint32_t)atoi(v[2]), (uint32_t)atoi(v[3])};
  heap::Context lc{pool, types, checker, bounds}, sc{pool, types, checker, bounds};
  auto lazy = heap::MakeInitializer("lazy");
  auto summary = heap::MakeInitializer("summary");
  Machine left(r.value(), lc, *lazy, {6,2000}), right(r.value(), sc, *summary, {6,2000});
  Relation relation(pool, types, checker);
  search::Game<Machine, Machine, Relation> game(left, right, relation);
  auto g = game.Play({});
  printf("pairs %lu positions %lu unknown %lu %s\n%s\n", g.pairs, g.positions, checker.unknowns(), g.disagreement ? g.disagreement->reason.c_str() : "ok", checker.first_reason().substr(0,6000).c_str());
}
