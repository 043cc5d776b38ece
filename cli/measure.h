// One analysis of a method, counted for a comparison.
#ifndef CLI_MEASURE_H_
#define CLI_MEASURE_H_

#include "cli/analysis_setup.h"
#include "cli/cell.h"

namespace cli {

// Under the heap and bounds of run.options. False: it cannot begin.
bool Measure(const AnalysisRun& run, Cell& cell);

}  // namespace cli

#endif  // CLI_MEASURE_H_
