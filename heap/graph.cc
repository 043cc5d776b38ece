#include "heap/graph.h"

#include <boost/graph/graphviz.hpp>
#include <cstdint>
#include <map>
#include <ostream>
#include <sstream>
#include <string>
#include <variant>

#include "expr/print.h"
#include "heap/location_graph.h"
#include "heap/namer.h"
#include "heap/print.h"

namespace heap {
namespace {

// DOT keeps a backslash that is no escape; quotes and newlines must not end
// the string.
std::string Quoted(const std::string& text) {
  std::string quoted = "\"";
  for (char c : text) {
    if (c == '"' || c == '\\') quoted += '\\';
    if (c == '\n')
      quoted += "\\n";
    else
      quoted += c;
  }
  return quoted + "\"";
}

std::string Write(const LocationGraph& graph) {
  std::ostringstream out;
  boost::write_graphviz(
      out, graph,
      [&](std::ostream& o, auto vertex) {
        const VertexInfo& info = graph[vertex];
        o << "[shape=" << (info.root ? "plaintext" : "box")
          << ",label=" << Quoted(info.label) << "]";
      },
      [&](std::ostream& o, auto edge) {
        const EdgeInfo& info = graph[edge];
        const bool always = info.guard.empty();
        o << "[label="
          << Quoted(always ? info.field : info.field + "\n" + info.guard)
          << (always ? "]" : ",style=dashed]");
      });
  return out.str();
}

std::string NameOf(const TypeHierarchy& types, FieldId f) {
  const auto index = types.IndexOf(f);
  return index ? "[" + std::to_string(*index) + "]" : types.FieldName(f);
}

std::string LineOf(const TypeHierarchy& types, FieldId f,
                   const std::string& value) {
  return "\n" + NameOf(types, f) + " = " + value;
}

void AddCells(LocationGraph& graph, const TypeHierarchy& types, uint32_t from,
              const ConcreteObject& object) {
  for (const ConcreteField& field : object.fields) {
    if (field.cell.IsObject())
      boost::add_edge(from, field.cell.object(),
                      EdgeInfo{NameOf(types, field.field), ""}, graph);
    else
      graph[from].label += LineOf(types, field.field, PrintCell(field.cell));
  }
}

// One location's cell, into the graph that has a vertex for each location.
class CellDrawer {
 public:
  CellDrawer(const expr::Pool& pool, const TypeHierarchy& types,
             const SymbolicHeap& heap,
             const std::map<Location, size_t>& vertices, LocationGraph& graph)
      : pool_(pool),
        types_(types),
        heap_(heap),
        namer_(types, heap),
        vertices_(vertices),
        graph_(graph) {}

  void Draw(Location l, FieldId f, const Value& value) {
    const size_t from = vertices_.at(l);
    if (const auto* number = std::get_if<expr::Expr>(&value))
      graph_[from].label += LineOf(types_, f, Print(pool_, *number, namer_));
    else if (const auto* truth = std::get_if<expr::Formula>(&value))
      graph_[from].label += LineOf(types_, f, Print(pool_, *truth, namer_));
    else
      for (const Guarded& e : std::get<ValueSet>(value).entries())
        DrawEntry(from, f, e);
  }

 private:
  void DrawEntry(size_t from, FieldId f, const Guarded& e) {
    const std::string guard =
        e.guard.IsTrue() ? "" : Print(pool_, e.guard, namer_);
    if (e.location >= kFirstObject) {
      boost::add_edge(from, vertices_.at(e.location),
                      EdgeInfo{NameOf(types_, f), guard}, graph_);
      return;
    }
    std::string value = heap_.NameOf(types_, e.location);
    if (!guard.empty()) value += " if " + guard;
    graph_[from].label += LineOf(types_, f, value);
  }

  const expr::Pool& pool_;
  const TypeHierarchy& types_;
  const SymbolicHeap& heap_;
  HeapNamer namer_;
  const std::map<Location, size_t>& vertices_;
  LocationGraph& graph_;
};

}  // namespace

LocationGraph MakeGraph(const TypeHierarchy& types, const ConcreteHeap& heap) {
  LocationGraph graph;
  for (uint32_t i = 0; i < heap.objects.size(); ++i) {
    const std::string name = PrintCell(ConcreteCell::Object(i));
    boost::add_vertex(
        {name, name + ": " + types.ClassName(heap.objects[i].type)}, graph);
  }
  for (uint32_t i = 0; i < heap.objects.size(); ++i)
    AddCells(graph, types, i, heap.objects[i]);
  for (const ConcreteRoot& root : heap.roots) {
    const bool object = root.cell.IsObject();
    auto v = boost::add_vertex(
        {root.name,
         object ? root.name : root.name + " = " + PrintCell(root.cell), true},
        graph);
    if (object) boost::add_edge(v, root.cell.object(), EdgeInfo{}, graph);
  }
  return graph;
}

LocationGraph MakeGraph(expr::Pool& pool, const TypeHierarchy& types,
                        const SymbolicHeap& heap) {
  LocationGraph graph;
  const HeapNamer namer(types, heap);
  std::map<Location, size_t> vertices;
  heap.ForEachObject([&](Location l, const ObjectInfo& info) {
    const std::string name = heap.NameOf(types, l);
    std::string label = name;
    for (ClassId c : heap.ClassesOf(pool, l))
      label += (label == name ? ": " : "|") + types.ClassName(c);
    if (!info.exists.IsTrue())
      label += "\nif " + Print(pool, info.exists, namer);
    if (info.length_term && !types.HasCount(info.exact))
      label += "\nlength = " + Print(pool, *info.length_term, namer);
    vertices[l] = boost::add_vertex({name, label}, graph);
  });
  CellDrawer drawer(pool, types, heap, vertices, graph);
  // By location and field, whatever order the map keeps.
  std::map<std::pair<Location, FieldId>, Value> cells;
  heap.ForEachField(pool, [&](Location l, FieldId f, const Value& value) {
    cells.emplace(std::pair(l, f), value);
  });
  for (const auto& [cell, value] : cells)
    drawer.Draw(cell.first, cell.second, value);
  return graph;
}

std::string ToDot(const TypeHierarchy& types, const ConcreteHeap& heap) {
  return Write(MakeGraph(types, heap));
}

std::string ToDot(expr::Pool& pool, const TypeHierarchy& types,
                  const SymbolicHeap& heap) {
  return Write(MakeGraph(pool, types, heap));
}

}  // namespace heap
