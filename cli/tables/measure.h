// One analysis of a method, counted for a comparison.
#ifndef CLI_TABLES_MEASURE_H_
#define CLI_TABLES_MEASURE_H_

#include "cli/setup/analysis_setup.h"
#include "cli/tables/cell.h"

namespace cli {

// Under the heap and bounds of run.options. False: it cannot begin.
bool Measure(const AnalysisRun& run, Cell& cell);

}  // namespace cli

#endif  // CLI_TABLES_MEASURE_H_
