import type { Entry } from './document.ts'

/**
 * The text of guards/load.ts. It finds the area of a path by its first two segments (`/api/meal`), with the few
 * exceptions that the documents make spelled out, so that the table stays small whatever the number of operations.
 */
export function loaderOf(entries: readonly Pick<Entry, 'area' | 'path'>[]): string {
  const votes = new Map<string, Map<string, number>>()
  for (const { area, path } of entries) {
    const count = votes.get(prefixOf(path)) ?? new Map<string, number>()
    votes.set(prefixOf(path), count.set(area, (count.get(area) ?? 0) + 1))
  }
  const areaOf = new Map(
    [...votes].map(([prefix, count]) => [prefix, [...count].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '']),
  )
  const exceptions = [
    ...new Map(
      entries.filter(({ area, path }) => areaOf.get(prefixOf(path)) !== area).map(({ area, path }) => [path, area]),
    ),
  ]
  const areas = [...new Set(entries.map(({ area }) => area))].sort()
  const table = [...exceptions, ...areaOf].sort().map(([key, area]) => `  '${key}': ${area},\n`)
  return `import type { GenericSchema } from 'valibot'

export type Guards = Readonly<Record<string, GenericSchema>>
type Area = { guards: Guards; ids: Readonly<Record<string, string>> }

${areas.map((area) => `const ${area} = (): Promise<Area> => import('./${area}.ts')\n`).join('')}
const files: Record<string, () => Promise<Area>> = {
${table.join('')}}

/**
 * A call's operationId and the guard of its payload, loaded with its area on first use. Undefined where the contract
 * has none.
 */
export async function loadOperation(
  method: string,
  path: string,
): Promise<{ operationId: string; guard: GenericSchema } | undefined> {
  const file = files[path] ?? files[path.split('/', 3).join('/')]
  const key = \`\${method.toUpperCase()} \${path}\`
  const area = await file?.()
  const [operationId, guard] = [area?.ids[key], area?.guards[key]]
  return operationId === undefined || guard === undefined ? undefined : { operationId, guard }
}
`
}

function prefixOf(path: string): string {
  return path.split('/', 3).join('/')
}
