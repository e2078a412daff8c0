import { placeOf } from './differences.ts'
import type { Row } from './ledger.ts'
import { toPointerPart, type Contract, type Operation, type Provenance, type ProvenanceLevel } from './model.ts'
import { nearest, SchemaSites, type Site } from './schema-sites.ts'

/**
 * One statement of the contract about one value: a parameter, a field of a request body, or a field of a successful
 * answer.
 */
export type Value = {
  operationId: string
  area: string
  kind: ValueKind
  /** Where in the answer or body, a star for every row, or which parameter (`query menuDt`). */
  at: string
  pointer: string
  provenance: Provenance
  /** Everything that speaks about it. */
  sites: Site[]
  required: boolean
  /** Something says in words what it means: itself, or the shape that it is of. */
  described: boolean
}
export type ValueKind = 'answer' | 'body' | 'parameter'
export type ValueCounts = Record<ValueKind, Record<ProvenanceLevel, number>>

/** What a run has learned of the values of answers, by the level they stand on. */
export type SeenCounts = Record<ProvenanceLevel, { confirmed: number; refuted: number; notSeen: number }>

/** Headers that every call has: they say nothing about one. */
const EVERYWHERE = new Set(['x-device-id', 'x-autologin', 'authorization'])

/**
 * Every value that the contract makes a statement about, with the nearest x-provenance: its own, else that of what
 * stands around it.
 */
export function valuesOf({ document, operations }: Contract): Value[] {
  const sites = new SchemaSites(document)
  return operations.flatMap((operation) => {
    const value = (kind: ValueKind, rest: Omit<Value, 'operationId' | 'area' | 'kind'>): Value => ({
      operationId: operation.id,
      area: operation.area,
      kind,
      ...rest,
    })
    const parameters = operation.parameters
      .filter(({ name }) => !EVERYWHERE.has(name.toLowerCase()))
      .map(({ in: place, name, pointer, provenance, schema, required = false }) =>
        value('parameter', {
          at: `${place} ${name}`,
          pointer,
          provenance,
          sites: schema === undefined ? [] : sites.root(`${pointer}/schema`, provenance),
          required,
          described: true,
        }),
      )
    const fields = (kind: ValueKind, root: Site[]) => fieldsOf(sites, root).map((field) => value(kind, field))
    return [
      ...parameters,
      ...bodyRoots(sites, operation).flatMap((root) => fields('body', root)),
      ...answerRoots(sites, operation).flatMap((root) => fields('answer', root)),
    ]
  })
}

export function countValues(values: Pick<Value, 'kind' | 'provenance'>[]): ValueCounts {
  const none = () => ({ documented: 0, observed: 0, assumed: 0 })
  const counts: ValueCounts = { answer: none(), body: none(), parameter: none() }
  for (const { kind, provenance } of values) counts[kind][provenance.level] += 1
  return counts
}

/**
 * An operation may hold and half of its fields never have come: counts by value what was confirmed, refuted and not
 * seen. Where only the name is documented, another type refutes the guess about the type and not the name.
 */
export function countSeen(
  values: Value[],
  rows: Pick<Row, 'operationId' | 'findings'>[],
  seen: ReadonlyMap<string, ReadonlySet<string>>,
): SeenCounts {
  const none = () => ({ confirmed: 0, refuted: 0, notSeen: 0 })
  const counts: SeenCounts = { documented: none(), observed: none(), assumed: none() }
  const findings = new Map(rows.map((row) => [row.operationId, row.findings]))
  for (const {
    kind,
    operationId,
    at,
    provenance: { level },
  } of values) {
    if (kind !== 'answer') continue
    const refuted = findings
      .get(operationId)
      ?.some(
        ({ at: place, verdict }) =>
          placeOf(place) === at && (verdict === 'defect' || (verdict === 'assumption refuted' && level === 'assumed')),
      )
    if (refuted) counts[level].refuted += 1
    else counts[level][seen.get(operationId)?.has(at) ? 'confirmed' : 'notSeen'] += 1
  }
  return counts
}

function bodyRoots(sites: SchemaSites, { body }: Operation): Site[][] {
  if (!body) return []
  const [type, media] = Object.entries(body.content)[0] ?? []
  return type === undefined || media?.schema === undefined
    ? []
    : [sites.root(`${body.pointer}/content/${toPointerPart(type)}/schema`, body.provenance)]
}

function answerRoots(sites: SchemaSites, { responses }: Operation): Site[][] {
  return Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([, { content = {}, pointer, provenance }]) =>
      Object.entries(content).flatMap(([type, { schema }]) =>
        schema === undefined ? [] : [sites.root(`${pointer}/content/${toPointerPart(type)}/schema`, provenance)],
      ),
    )
}

/**
 * The fields below a schema, those of the envelope but `data` left out, lists without their rows' numbers. A shape
 * inside itself is not entered again.
 */
function fieldsOf(sites: SchemaSites, root: Site[]): Field[] {
  const found: Field[] = []
  const walk = (here: Site[], at: string, within: ReadonlySet<string>) => {
    const rows = sites.items(here)
    if (rows.length > 0) walk(rows, `${at}/*`, within)
    const required = new Set(here.flatMap(({ schema }) => (schema['required'] ?? []) as string[]))
    const names = new Set(here.flatMap(({ schema }) => Object.keys((schema['properties'] ?? {}) as object)))
    for (const name of names) {
      if (at === '' && names.has('data') && ENVELOPE.has(name)) continue
      const inner = sites.property(here, name)
      const place = `${at}/${toPointerPart(name)}`
      const provenance = nearest(inner)
      const pointer = inner.at(-1)?.pointer ?? ''
      // `data` holds the values; it is none.
      if (provenance && !(at === '' && name === 'data' && holdsMore(sites, inner)))
        found.push({
          at: place,
          pointer,
          provenance,
          sites: inner,
          required: required.has(name),
          described: isDescribed(here, name, inner),
        })
      if (!within.has(pointer)) walk(inner, place, new Set([...within, pointer]))
    }
  }
  walk(root, '', new Set())
  return found
}

type Field = Omit<Value, 'operationId' | 'area' | 'kind'>

/** True for a schema of plain values: neither an object nor a list nor a choice between such. */
export function isRealPlain(schema: Record<string, unknown>): boolean {
  return (
    !['properties', 'items', 'allOf', 'oneOf', 'anyOf', '$ref'].some((key) => key in schema) &&
    schema['type'] !== 'object' &&
    schema['type'] !== 'array'
  )
}

/** Words may stand beside a reference too, where no site is. */
function isDescribed(here: Site[], name: string, inner: Site[]): boolean {
  const own = here.map(
    ({ schema }) =>
      (schema['properties'] as Record<string, { description?: unknown } | undefined> | undefined)?.[name]?.description,
  )
  return [...own, ...inner.map(({ schema }) => schema['description'])].some((words) => typeof words === 'string')
}

const ENVELOPE = new Set(['code', 'message', 'data2', 'userInfo'])
const holdsMore = (sites: SchemaSites, here: Site[]) =>
  sites.items(here).length > 0 || here.some(({ schema }) => 'properties' in schema)
