import { askedFor } from './lists.ts'
import type { Comparison } from './compare.ts'
import type { Difference } from './differences.ts'
import { deref, exampleInputs, NoExampleError, type Inputs } from './inputs.ts'
import { toPointerPart, type Contract, type Json, type JsonObject, type Operation } from './model.ts'
import type { SchemaSites } from './schema-sites.ts'

/** A list that an operation answers: where, of which shared shape, and how its rows are told apart. */
type ListOf = { operation: Operation; at: string; shape: string; keys: string[] }

/**
 * What is seen in one must be seen in the other: the examples of the contract say so, and nothing that is asked narrows
 * the other down.
 */
export type Claim = { shows: Operation; within: Operation; at: string }

const PAGING = new Set(['pageNo', 'pageSize'])

/**
 * Pairs of operations whose rows have one shape, and where every row of the one's example stands in the other's. When
 * the first shows rows on a target, the second cannot be empty there.
 */
export function claimsOf({ document, operations }: Contract, sites: SchemaSites): Claim[] {
  const lists = operations.flatMap((operation) => listOf(document, sites, operation) ?? [])
  return lists.flatMap((shown) =>
    lists.flatMap((all): Claim[] => {
      const other = shown.operation !== all.operation && shown.shape === all.shape
      const holds =
        other &&
        shown.keys.length > 0 &&
        shown.keys.every((key) => all.keys.includes(key)) &&
        !narrows(document, all.operation, shown.operation)
      return holds ? [{ shows: shown.operation, within: all.operation, at: all.at }] : []
    }),
  )
}

/** True when an operation asks for something that the other does not ask for in the same way. */
function narrows(document: unknown, operation: Operation, other: Operation): boolean {
  try {
    const [own, theirs] = [exampleInputs(document, operation), exampleInputs(document, other)]
    return (
      own.body !== undefined ||
      own.parameters.some(
        ({ in: place, name, value }) =>
          place !== 'header' && !PAGING.has(name) && value !== '' && askedFor(theirs, name) !== String(value),
      )
    )
  } catch (error) {
    if (error instanceof NoExampleError) return true
    throw error
  }
}

/** Only lists that show themselves empty too: the others say something else with having no rows. */
function listOf(document: unknown, sites: SchemaSites, operation: Operation): ListOf | undefined {
  const response = operation.responses['200']
  const media = response?.content?.['application/json']
  const example = deref<{ value?: Json }>(document, media?.examples?.['default'])?.value
  if (!response || operation.writes || media?.examples?.['empty'] === undefined || example === undefined)
    return undefined
  const found = rowsIn(example)
  const data = sites.property(
    sites.root(`${response.pointer}/content/${toPointerPart('application/json')}/schema`, response.provenance),
    'data',
  )
  const rows = found?.at === '/data' ? sites.items(data) : sites.items(sites.property(data, 'list'))
  const shape = rows.find(({ pointer }) => /^#\/components\/schemas\/\w+$/.test(pointer))?.pointer
  const first = rows.flatMap(({ schema }) => Object.keys((schema['properties'] ?? {}) as object))[0]
  if (!found || shape === undefined || first === undefined) return undefined
  return { operation, at: found.at, shape, keys: found.rows.map((row) => JSON.stringify((row as JsonObject)[first])) }
}

/** The rows of an answer: its payload, or `list` in it. */
function rowsIn(json: unknown): { at: string; rows: unknown[] } | undefined {
  const data = (json as { data?: unknown } | null | undefined)?.data
  if (Array.isArray(data)) return { at: '/data', rows: data }
  const list = (data as { list?: unknown } | null | undefined)?.list
  return Array.isArray(list) ? { at: '/data/list', rows: list } : undefined
}

/** How many rows an answer's list has; undefined where it is no list. */
export const rowsSeen = (json: unknown): number | undefined => (Array.isArray(json) ? json : rowsIn(json)?.rows)?.length

/** Remembers which lists of a run had rows, and tells those that contradict each other. */
export class EmptyLists {
  private readonly claims: Claim[]
  private readonly seen = new Map<string, { rows: number; inputs: Inputs; compared: Comparison }>()

  constructor(contract: Contract, sites: SchemaSites) {
    this.claims = claimsOf(contract, sites)
  }

  note(operation: Operation, inputs: Inputs, compared: Comparison, json: unknown): void {
    const found = rowsIn(json)
    if (found && !compared.refused) this.seen.set(operation.id, { rows: found.rows.length, inputs, compared })
  }

  /** Lists that are empty although another operation showed rows that have to be in them. */
  contradictions(): { operation: Operation; inputs: Inputs; difference: Difference }[] {
    return this.claims.flatMap(({ shows, within, at }) => {
      const [full, empty] = [this.seen.get(shows.id), this.seen.get(within.id)]
      if (!full || !empty || full.rows === 0 || empty.rows > 0 || !asksNoMore(empty.inputs, full.inputs)) return []
      // Only the examples say that the one is part of the other.
      const provenance = {
        level: 'assumed',
        source: `the examples of ${shows.id} and ${within.id} show the same rows`,
        at: within.pointer,
      } as const
      return [
        {
          operation: within,
          inputs: empty.inputs,
          difference: {
            kind: 'empty',
            at,
            expected: `rows, as ${shows.id} shows them`,
            got: 'no rows',
            provenance,
            pointer: empty.compared.body?.pointer ?? within.pointer,
          },
        },
      ]
    })
  }
}

function asksNoMore(own: Inputs, other: Inputs): boolean {
  return own.parameters.every(
    ({ in: place, name, value }) =>
      place === 'header' || PAGING.has(name) || value === '' || askedFor(other, name) === String(value),
  )
}
