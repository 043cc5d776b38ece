#include "cli/options/topics.h"

namespace cli {
namespace {

constexpr char kMethods[] = R"(Naming a method

  LinkedList::contains             a class of the class path (-cp, CLASSPATH)
  p.Ranges::find(String,char)      one of several, by the types of its
                                   parameters; packages may be left out
  p.Ranges::find(Ljava/lang/String;C)Z   or by its descriptor
  Range::new  Range::new(int,int)  a constructor
  Outer.Inner::size                a nested class; Outer$Inner works, too
  Sub::size                        a method that Sub inherits: run on objects of
                                   Sub and of the classes below it
  build/p/Ranges.class::find       a class file; the folder its package is in is
                                   found by itself
  src/p/Ranges.java::find          a source: it is compiled first

Shells need quotes around parentheses and dollars. What a report's first line
calls the method can be pasted back.
)";

constexpr char kBounds[] =
    R"(Bounds: which inputs are looked at, and for how long

Inputs are all heaps within these bounds, and a run that is "complete" has seen
every one of them:
  --bound K           longest chain of input objects: `this` has depth 0, what a
                      parameter or a field of `this` leads to depth 1, and so
                      on. At depth K a field can be null or lead back to an
                      object already there, never to a further one
  --max-objects N     most input objects in one heap
  --array-bound N     longest input array
  --string-bound N    longest input string, in characters; without it a string
                      has as many bytes as --array-bound allows

Limits end a run or a path early; the report then says NOT complete, and why:
  --time-limit S  --memory-limit MB  --max-paths N    the whole run
  --step-limit N  --call-depth N  --new-array-bound N   one path
  --solver-timeout MS                                 one question to the solver
)";

constexpr char kHeapsTopic[] =
    R"(Heaps: how references of the input become objects

  --heap summary       one state for all cases: a reference is a set of objects,
                       each under a condition. The fewest paths. The default
  --heap lazy          a path for each case, when a reference is first read:
                       null, a new object, each object already there
  --heap lazier        a path only for null or not, the rest when the object is
                       looked into
  --heap lazier-sharp  not even that, until somebody asks
  --heap summary-u     as summary, with an unknown for each input field

All of them reach the same ends on the same inputs; what differs is the number
of paths and the time. `summa compare` measures it, `summa bisim` plays lazy and
summary against each other step by step.
)";

constexpr char kInputs[] = R"(Inputs: what the method may be called with

Everything is possible that the types allow: null, one object twice, cycles.
Narrow it to what callers really pass:
  --non-null NAMES    parameters, and fields as Class.field, that are never null
  --implementation TYPE=CLASS,..   the classes that inputs of the type are of
  --no-alias          no two references lead to the same object
  --requires METHOD   a static boolean method that takes what the method takes
                      (its receiver first): inputs it rejects are not looked at
  --invariant C::M    a boolean method of class C that its objects among the
                      receiver and the arguments satisfy; those named repOk,
                      invariant, checkRep are found by themselves, unless
                      --requires is given (--invariant none: not at all)
  --types WORLD       which classes objects of the input have: exactly the
                      declared ones (exact), also those below them that the
                      class path has (closed), also ones nobody has seen (open)
  --statics HOW       static fields as their initialisers leave them
                      (initialised), or anything (input)
  --no-assertions     `assert` is off, as it is without java -ea
)";

constexpr char kOutput[] = R"(Reading the output of explore

First the method and the bounds, what was assumed, and the answer: the number of
paths, then each kind and place of an end once, what went wrong first, with the
smallest input that leads there. On a terminal paths are told as they are found,
and the answer comes last.

  violation   an assertion is false               exception   nobody catches it
  diverges    an endless loop                     return      all is well
  step-limit, call-depth, bound, unsupported, unknown   cut short: not complete

Then a block for each path:
  path 3  exception java.lang.NullPointerException at Account.transfer:9
      if amount >= 1              the condition under which a run goes this way
      && to == null
      for example to -> null, amount = 1      an input that does
      after:      unchanged       what the run changes in it

  from -> n1 Account{balance: 1}    a reference, the object's name, its class
  a -> a1 int[2] {0, 7}             an array
  any                               a field that the path never looked at

  --only violation,exception   --only line:42   --max-shown N   fewer blocks
  --fail-on exception          exit status 1 for uncaught exceptions, too
  --format json | jsonl        for programs; jsonl has a line for each path as
                               it is found
  --html FILE                  a page with pictures and the source
)";

constexpr Topic kTopics[] = {
    {"methods", "how a method is named", kMethods},
    {"bounds", "which inputs are looked at, and limits", kBounds},
    {"heaps", "lazy, summary and the others", kHeapsTopic},
    {"inputs", "narrowing what the method is called with", kInputs},
    {"output", "reading what explore prints", kOutput},
};

}  // namespace

std::span<const Topic> Topics() { return kTopics; }

}  // namespace cli
