#include <chrono>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <set>
#include <string>
#include "engine/search/explorer.h"
#include "engine/search/path_checker.h"
#include "heap/initializer.h"
#include "javalite/hierarchy.h"
#include "javalite/machine.h"
#include "solver/chain.h"
using namespace javalite;
int main(int argc, char** argv) {
  (void)argc;
  std::ifstream in(argv[1]);
  std::string text{std::istreambuf_iterator<char>(in), {}};
  auto r = ParseAndCheck(text, argv[1]);
  if (!r.ok()) { puts(r.error().ToString().c_str()); return 2; }
  std::string mode = argv[2];
  for (int i = 3; i < argc; ++i) {
    auto t0 = std::chrono::steady_clock::now();
    expr::Pool pool;
    auto chain = solver::MakeChain(pool, {});
    search::PathChecker checker(pool, *chain);
    Hierarchy types(r.value());
    heap::Context ctx{pool, types, checker, {(uint32_t)atoi(argv[i]), heap::kUnbounded}};
    auto init = heap::MakeInitializer(mode);
    Machine m(r.value(), ctx, *init, {400, 1000000});
    search::DepthFirst<Machine::State> f;
    auto e = search::Explore(m, f, {}, [&](const Machine::State&, const search::End&) {});
    double s = std::chrono::duration<double>(std::chrono::steady_clock::now() - t0).count();
    printf("k=%s paths %lu states %lu questions %lu time %.3f nodes %zu MB %.1f\n", argv[i], e.paths, e.states, checker.questions(), s, pool.diagram().nodes(), pool.MemoryBytes()/1e6);
    for (solver::Solver* l = chain.get(); l; l = l->next()) printf("   %-8s calls %lu hits %lu ms %.1f\n", std::string(l->name()).c_str(), l->stats().calls, l->stats().hits, l->stats().nanoseconds/1e6);
    fflush(stdout);
  }
}
