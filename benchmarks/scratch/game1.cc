#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include "tests/differential/javalite/game.h"
using namespace javalite;
int main(int, char** v) {
  std::ifstream in(v[1]);
  std::string text{std::istreambuf_iterator<char>(in), {}};
  auto r = ParseAndCheck(text, v[1]);
  auto g = PlayGame(r.value(), {(uint32_t)atoi(v[2]), heap::kUnbounded}, {6, 2000});
  printf("pairs %lu positions %lu %s\n", g.pairs, g.positions, g.disagreement ? g.disagreement->reason.c_str() : "ok");
}
