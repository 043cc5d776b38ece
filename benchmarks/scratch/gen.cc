#include <cstdio>
#include <cstdlib>
#include "javalite/generate.h"
int main(int c,char**v){(void)c; fputs(javalite::GenerateProgram(atoi(v[1]),{(uint32_t)atoi(v[2])}).c_str(),stdout);}
