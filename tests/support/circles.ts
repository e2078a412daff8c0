/**
 * The circles of a graph, each once, as `a → b → a`.
 *
 * @param edges from a name to the names that it points at; names that point at themselves alone make no circle
 */
export function circlesOf(edges: ReadonlyMap<string, Iterable<string>>): string[] {
  const found = new Map<string, string>()
  const done = new Set<string>()
  const visit = (name: string, path: readonly string[]): void => {
    const from = path.indexOf(name)
    if (from !== -1) {
      const circle = path.slice(from)
      if (circle.length > 1) found.set(circle.toSorted().join(), [...circle, name].join(' → '))
      return
    }
    if (done.has(name)) return
    for (const next of edges.get(name) ?? []) visit(next, [...path, name])
    done.add(name)
  }
  for (const name of edges.keys()) visit(name, [])
  return [...found.values()]
}
