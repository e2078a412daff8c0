import { isDeepStrictEqual } from 'node:util'
import { deref } from './inputs.ts'
import type { Contract, Json, Operation, Provenance } from './model.ts'
import { nearest, type SchemaSites, type Site } from './schema-sites.ts'

/** How often answers have borne out an assumption: by the node of the bundle that is marked `assumed`. */
export type Evidence = { pointer: string; source: string; matches: number; operations: string[] }

/** So many answers that fit, and an assumption is worth promoting to observed. */
export const ENOUGH = 5

/**
 * Counts, for every assumption, the answers in which it was put to the test and held. An answer counts once however
 * many rows it has; one that is word for word an example of the contract (a mock's) proves nothing and does not count
 * at all.
 */
export class EvidenceBook {
  private readonly found = new Map<string, { provenance: Provenance; matches: number; operations: Set<string> }>()
  private readonly refuted = new Set<string>()
  private readonly document: unknown
  private readonly sites: SchemaSites

  constructor({ document }: Contract, sites: SchemaSites) {
    this.document = document
    this.sites = sites
  }

  /** An answer that fits. `times` counts answers seen elsewhere (a guard report tells only how many). */
  matched(operation: Operation, status: string, root: Site[], body: unknown, times = 1): void {
    if (this.isExample(operation, status, body)) return
    const touched = new Map<string, Provenance>()
    const own = operation.responses[status]?.provenance
    if (own) touch(touched, own)
    this.walk(root, body, touched)
    for (const provenance of touched.values()) this.count(operation, provenance, times)
  }

  /** Answers that fit, of which only the number is known: they speak for the answer as a whole. */
  counted(operation: Operation, status: string, times: number): void {
    const own = operation.responses[status]?.provenance
    if (own?.level === 'assumed') this.count(operation, own, times)
  }

  /** An answer that differs takes away what spoke for the assumption, here and from earlier runs. */
  contradicted({ level, at }: Provenance): void {
    if (level === 'assumed') this.refuted.add(at)
  }

  /** What stands now, with what earlier runs had counted added. */
  total(earlier: Evidence[]): Evidence[] {
    const before = new Map(earlier.map((one) => [one.pointer, one]))
    const now = [...this.found].map(([pointer, { provenance, matches, operations }]): Evidence => {
      const known = before.get(pointer)
      const ids = new Set([...operations, ...(known?.operations ?? [])])
      return {
        pointer,
        source: provenance.source,
        matches: matches + (known?.matches ?? 0),
        operations: [...ids].toSorted(),
      }
    })
    const untouched = earlier.filter(({ pointer }) => !this.found.has(pointer))
    return [...now, ...untouched]
      .filter(({ pointer }) => !this.refuted.has(pointer))
      .toSorted((a, b) => (a.pointer < b.pointer ? -1 : 1))
  }

  private count(operation: Operation, provenance: Provenance, times: number): void {
    const known = this.found.get(provenance.at) ?? { provenance, matches: 0, operations: new Set<string>() }
    known.matches += times
    known.operations.add(operation.id)
    this.found.set(provenance.at, known)
  }

  private walk(here: Site[], value: unknown, touched: Map<string, Provenance>): void {
    // Null and an empty list fit almost anything.
    if (value === null || here.length === 0) return
    if (Array.isArray(value)) {
      const rows = this.sites.items(here)
      for (const row of value) this.walk(rows, row, touched)
      return
    }
    for (const { provenance } of here) touch(touched, provenance)
    const provenance = nearest(here)
    if (provenance) touch(touched, provenance)
    if (typeof value !== 'object') return
    for (const [name, one] of Object.entries(value as Record<string, unknown>))
      this.walk(this.sites.property(here, name), one, touched)
  }

  private isExample(operation: Operation, status: string, body: unknown): boolean {
    const media = Object.values(operation.responses[status]?.content ?? {})
    const examples = media.flatMap((one) =>
      Object.values(one.examples ?? {}).map((example) => deref<{ value?: Json }>(this.document, example)?.value),
    )
    return examples.some((example) => isDeepStrictEqual(example, body))
  }
}

function touch(touched: Map<string, Provenance>, provenance: Provenance): void {
  if (provenance.level === 'assumed') touched.set(provenance.at, provenance)
}
