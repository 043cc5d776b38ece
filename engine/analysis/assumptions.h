// What an analysis took for granted of its inputs. Bounds and types are said
// for the asking; what goes beyond them may not be so, and makes a run
// incomplete.
#ifndef ENGINE_ANALYSIS_ASSUMPTIONS_H_
#define ENGINE_ANALYSIS_ASSUMPTIONS_H_

#include <string>
#include <vector>

#include "engine/analysis/analysis.h"
#include "engine/linking/ids.h"

namespace engine {

// In the order in which they are told; after the run.
std::vector<std::string> AssumptionsBeyondBounds(Analysis& analysis);

// The bounds that the options set, as such, and what goes without saying; after
// the run, since what is assumed of strings matters to who looks into one.
std::vector<std::string> AssumedBounds(Analysis& analysis,
                                       const AnalysisOptions& options);

// What of these goes without saying, in few words for one line; empty: nothing.
std::string AssumedDefaults(Analysis& analysis, const AnalysisOptions& options);

// What is assumed of strings that are looked into.
std::string AssumedOfStrings();

// What the options rule out besides.
std::vector<std::string> AssumedByOptions(Analysis& analysis,
                                          const AnalysisOptions& options);

// The class invariants among that; empty: none are assumed.
std::string AssumedInvariants(Analysis& analysis);

// Why the requirement was run as code though it was to be a formula; after the
// run. Empty: it was not.
std::string RequirementNote(Analysis& analysis, const AnalysisOptions& options);

// The classes of input objects whose initialisers ran before the call, in that
// order; after the run.
std::vector<ClassId> InitializedBefore(Analysis& analysis);

// That they have run, of those that the call itself does not initialise: it can
// be told where the input is null. Empty: there are none.
std::string AssumedInitialized(Analysis& analysis);

// Whether `assert` statements are run, where the program has any; after the
// run. Empty: it has none.
std::string AssumedAssertions(Analysis& analysis);

// All of these, bounds first; after the run.
std::vector<std::string> AllAssumptions(Analysis& analysis,
                                        const AnalysisOptions& options);

}  // namespace engine

#endif  // ENGINE_ANALYSIS_ASSUMPTIONS_H_
