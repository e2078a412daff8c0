import { isDeepStrictEqual } from 'node:util'
import { orderBroken, parseOrder } from '#openapi/order.ts'
import type { Comparison } from './compare.ts'
import { inWords, type Difference, type Kind } from './differences.ts'
import { mediaExample, type Inputs } from './inputs.ts'
import { deref } from './inputs.ts'
import { describedAs, toPointerPart, type Contract, type Json, type JsonObject, type Operation } from './model.ts'
import type { Site } from './schema-sites.ts'
import { garbledBy, hasHangul } from './text-faults.ts'
import { valueAt, type BodyChecker } from './validate.ts'

/** Fields that say which thing, day or page an answer is about. */
const ECHOED = /(?:Dt|Ym|Code|Cd|Id|Seq|SeqNo|No|Key)$|^page(?:No|Size)$/
/** A row that says who or when it is: two such rows cannot be the same. */
const TELLING = /(?:Seq|SeqNo|Id|Key|Code|Cd|No|Dt|Dtm|Nm|Name|Title|Txt)$/
const KEY = /(?:Seq|SeqNo|Id|Key)$/

/** Places of an operation's answer that repeat what was asked for: the input's name, and where, with `*` for every row. */
type EchoPlace = { name: string; at: string }

type Known = { echo: EchoPlace[]; paged: boolean }

/**
 * What a schema alone cannot say of an answer: texts that lost their encoding, rows that come twice, a list against its order, its page and
 * its total, and an answer about something else than was asked for. What is usual at a place is learned from the contract's own examples
 * first, so that nothing is told that the contract itself does not keep.
 */
export class AnswerChecks {
  private readonly contract: Contract
  private readonly checker: BodyChecker
  private readonly known = new Map<string, Known>()
  private readonly seeded = new Set<string>()
  /** How many texts with and without Hangul stood at a place of a schema. */
  private readonly texts = new Map<string, { korean: number; other: number }>()
  /** Lists whose examples hold a row, or its first field, twice. */
  private readonly twins = new Set<string>()

  constructor(contract: Contract, checker: BodyChecker) {
    this.contract = contract
    this.checker = checker
  }

  /** What is wrong with a compared answer. `inputs` are what was asked for, where that is known and the target goes by it. */
  check(operation: Operation, status: number, { body, refused }: Comparison, json: unknown, inputs?: Inputs): Difference[] {
    const described = describedAs(operation, status)
    if (!body || described === undefined) return []
    const known = this.knownOf(operation, described)
    const root = this.checker.sites.root(body.pointer, body.around)
    const found: Difference[] = []
    const tell = (kind: Kind, at: string, expected: string, got: string) => {
      const here = this.checker.sites.at(root, at)
      found.push({ kind, at, expected, got, provenance: this.checker.sites.provenanceAt(root, at) ?? body.around, pointer: here.at(-1)?.pointer ?? body.pointer })
    }
    this.walk(root, json, '', {
      text: (here, text, at) => {
        const why = this.garbled(here, text)
        if (why !== undefined) tell('garbled', at, '한글', `${why}: ${inWords(text)}`)
      },
      rows: (here, rows, at) => {
        const twin = this.twinIn(here, rows)
        if (twin) tell('doubled', `${at}/${twin.index}`, 'every row once', twin.what)
        for (const order of orders(here)) {
          const index = orderBroken(parseOrder(order), rows)
          if (index !== undefined) tell('order', `${at}/${index}`, order, `${inWords(rows[index - 1], 60)} ${inWords(rows[index], 60)}`)
        }
      },
    })
    if (refused || status >= 300 || !inputs) return found
    if (known.paged) {
      const wrong = pageFault(payloadOf(json).value, inputs)
      if (wrong) tell('page', `${payloadOf(json).at}/${wrong.field}`, wrong.expected, wrong.got)
    }
    for (const { name, at } of known.echo) {
      const asked = askedFor(inputs, name)
      if (asked === undefined) continue
      const other = placesAt(json, at).find(({ value }) => value !== null && typeof value !== 'object' && String(value) !== asked)
      if (other) tell('echo', other.at, `${name}=${asked}`, inWords(other.value))
    }
    return found
  }

  /** The request for the second page, where the first one says that there is one. */
  nextPage(operation: Operation, inputs: Inputs, json: unknown): Inputs | undefined {
    const { totalCnt: total, list } = (payloadOf(json).value ?? {}) as { totalCnt?: unknown; list?: unknown }
    const isFirst = askedFor(inputs, 'pageNo') === '1' && inputs.parameters.some(({ name }) => name === 'pageNo')
    if (!this.knownOf(operation, '200').paged || !isFirst || typeof total !== 'number' || !Array.isArray(list) || list.length === 0 || total <= list.length) return undefined
    return { ...inputs, parameters: inputs.parameters.map((one) => (one.name === 'pageNo' ? { ...one, value: 2 } : one)) }
  }

  /** An answer with the places that repeat what was asked for filled in, as a server would that keeps the contract (test support). */
  withEcho(operation: Operation, json: Json, inputs: Inputs): Json {
    const copy = structuredClone(json)
    for (const { name, at } of this.knownOf(operation, '200').echo) {
      const asked = askedFor(inputs, name)
      if (asked === undefined) continue
      for (const { at: place, value } of placesAt(copy, at)) {
        const owner = valueAt(copy, place.slice(0, place.lastIndexOf('/'))) as JsonObject
        owner[place.slice(place.lastIndexOf('/') + 1)] = typeof value === 'number' ? Number(asked) : asked
      }
    }
    return copy
  }

  /** The places of an operation's answer that repeat an input. */
  echoOf(operation: Operation): EchoPlace[] {
    return this.knownOf(operation, '200').echo
  }

  private garbled(here: Site[], text: string): string | undefined {
    const pointer = here.at(-1)?.pointer ?? ''
    const seen = this.texts.get(pointer) ?? { korean: 0, other: 0 }
    const why = garbledBy(text, seen.korean > 0 && seen.other === 0)
    if (why === undefined && /\p{L}/u.test(text)) this.texts.set(pointer, hasHangul(text) ? { ...seen, korean: seen.korean + 1 } : { ...seen, other: seen.other + 1 })
    return why
  }

  private twinIn(here: Site[], rows: unknown[]): { index: number; what: string } | undefined {
    const pointer = here.at(-1)?.pointer ?? ''
    if (this.twins.has(pointer)) return undefined
    return twinOf(this.checker.sites.items(here), rows)
  }

  /** Reads the examples of an answer once: what is usual in it. */
  private knownOf(operation: Operation, status: string): Known {
    const response = operation.responses[status]
    const [type, media] = Object.entries(response?.content ?? {})[0] ?? []
    const known = this.known.get(operation.id) ?? { echo: [], paged: false }
    if (!response || !type || media?.schema === undefined) return known
    const pointer = `${response.pointer}/content/${toPointerPart(type)}/schema`
    const examples = Object.values(media.examples ?? {}).flatMap((example) => deref<{ value?: Json }>(this.contract.document, example)?.value ?? [])
    if (!this.seeded.has(pointer)) {
      this.seeded.add(pointer)
      const root = this.checker.sites.root(pointer, response.provenance)
      for (const example of examples) {
        this.walk(root, example, '', {
          text: (here, text) => void this.garbled(here, text),
          rows: (here, rows) => {
            if (twinOf(this.checker.sites.items(here), rows)) this.twins.add(here.at(-1)?.pointer ?? '')
          },
        })
      }
    }
    if (!status.startsWith('2') || this.known.has(operation.id)) return known
    const asked = inputsOf(this.contract.document, operation)
    const learned = { echo: echoIn(asked, mediaExample(this.contract.document, media)), paged: examples.every((example) => !pageFault(payloadOf(example).value, asked)) }
    this.known.set(operation.id, learned)
    return learned
  }

  private walk(here: Site[], value: unknown, at: string, visit: Visit): void {
    if (here.length === 0) return
    if (typeof value === 'string') return visit.text(here, value, at)
    if (typeof value !== 'object' || value === null) return
    if (Array.isArray(value)) {
      visit.rows(here, value, at)
      const rows = this.checker.sites.items(here)
      value.forEach((row, index) => this.walk(rows, row, `${at}/${index}`, visit))
      return
    }
    for (const [name, one] of Object.entries(value)) this.walk(this.checker.sites.property(here, name), one, `${at}/${toPointerPart(name)}`, visit)
  }
}

type Visit = { text: (here: Site[], text: string, at: string) => void; rows: (here: Site[], rows: unknown[], at: string) => void }

const orders = (here: Site[]) => here.flatMap(({ schema }) => (typeof schema['x-order'] === 'string' ? [schema['x-order']] : []))

/** The first row that is there before: word for word where it says who or when it is, or by the key that stands first in its shape. */
function twinOf(row: Site[], rows: unknown[]): { index: number; what: string } | undefined {
  const first = row.flatMap(({ schema }) => Object.keys((schema['properties'] ?? {}) as object))[0]
  const key = first !== undefined && KEY.test(first) ? first : undefined
  const seen = new Set<string>()
  for (const [index, one] of rows.entries()) {
    if (typeof one !== 'object' || one === null || Array.isArray(one)) return undefined
    const fields = one as JsonObject
    const own = key === undefined ? undefined : fields[key]
    const names = Object.keys(fields)
    // Teams of one name can share a place of a ranking.
    const whole = names.length > 1 && !names.includes('rankNo') && names.some((name) => TELLING.test(name) && fields[name] !== null) ? JSON.stringify(one) : undefined
    for (const [text, what] of [[own === undefined || own === null ? undefined : `${key}=${JSON.stringify(own)}`, `${key}=${JSON.stringify(own)}`], [whole, 'the same row']] as const) {
      if (text === undefined) continue
      if (seen.has(text)) return { index, what }
      seen.add(text)
    }
  }
  return undefined
}

/** A page that cannot be right: more rows than asked for or than there are, or fewer than there have to be. */
function pageFault(payload: unknown, inputs: Inputs): { field: string; expected: string; got: string } | undefined {
  const { totalCnt: total, list } = (payload ?? {}) as { totalCnt?: unknown; list?: unknown }
  if (typeof total !== 'number' || !Array.isArray(list)) return undefined
  const [page, size] = ['pageNo', 'pageSize'].map((name) => Number(askedFor(inputs, name) ?? Number.NaN)) as [number, number]
  if (total < list.length) return { field: 'totalCnt', expected: `≥ ${list.length}`, got: String(total) }
  if (Number.isNaN(page) || Number.isNaN(size)) return undefined
  const due = Math.max(0, Math.min(size, total - (page - 1) * size))
  return list.length === due ? undefined : { field: 'totalCnt', expected: `${due} rows on page ${page} of ${size}`, got: `${list.length} rows, totalCnt ${total}` }
}

/** Where another page holds the same rows, or one that says by a key which it is; undefined where it does not. */
export function sameRows(one: unknown, other: unknown): string | undefined {
  const [rows, others] = [one, other].map((json) => (payloadOf(json).value as { list?: unknown } | null | undefined)?.list)
  if (!Array.isArray(rows) || !Array.isArray(others) || rows.length === 0) return undefined
  const isSame = isDeepStrictEqual(rows, others) || others.some((row) => isObject(row) && Object.keys(row).some((name) => KEY.test(name) && row[name] !== null) && rows.some((before) => isDeepStrictEqual(before, row)))
  return isSame ? `${payloadOf(one).at}/list` : undefined
}

/** What stands in the envelope, else the answer itself. */
function payloadOf(json: unknown): { value: unknown; at: string } {
  const isWrapped = typeof json === 'object' && json !== null && 'data' in json
  return isWrapped ? { value: json.data, at: '/data' } : { value: json, at: '' }
}

/** The plain value of an input as it travels, by its name: a parameter, or a field at the top of a body. */
export function askedFor({ parameters, body }: Inputs, name: string): string | undefined {
  const value = parameters.find((input) => input.name === name && input.in !== 'header')?.value ?? (isObject(body?.value) ? body.value[name] : undefined)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
}

const isObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value)

/** What the examples of an operation ask for, as far as they say. */
function inputsOf(document: unknown, { parameters, body }: Operation): Inputs {
  const [contentType, media] = Object.entries(body?.content ?? {})[0] ?? []
  const value = media && mediaExample(document, media)
  return {
    parameters: parameters.flatMap((parameter) => (parameter.example === undefined ? [] : [{ in: parameter.in, name: parameter.name, value: parameter.example, parameter }])),
    body: contentType && value !== undefined ? { contentType, value } : undefined,
  }
}

/** Fields of an answer that are called like an input and hold, in every row, what the input says. */
function echoIn(inputs: Inputs, example: Json | undefined): EchoPlace[] {
  const values = new Map<string, Set<string>>()
  const walk = (value: unknown, at: string) => {
    if (typeof value !== 'object' || value === null) return
    for (const [key, one] of Object.entries(value)) {
      const place = `${at}/${Array.isArray(value) ? '*' : toPointerPart(key)}`
      if (typeof one === 'object') walk(one, place)
      else if (ECHOED.test(key)) values.set(place, (values.get(place) ?? new Set()).add(String(one)))
    }
  }
  walk(example, '')
  return [...values].flatMap(([at, found]) => {
    const name = at.slice(at.lastIndexOf('/') + 1)
    return found.size === 1 && found.has(askedFor(inputs, name) ?? '') ? [{ name, at }] : []
  })
}

/** The values at a place, `*` standing for every row. */
function placesAt(json: unknown, at: string): { at: string; value: unknown }[] {
  return at.split('/').slice(1).reduce<{ at: string; value: unknown }[]>((here, part) => here.flatMap(({ at: way, value }) => {
    if (typeof value !== 'object' || value === null) return []
    if (part === '*') return Array.isArray(value) ? value.map((one, index) => ({ at: `${way}/${index}`, value: one as unknown })) : []
    return Object.hasOwn(value, part) ? [{ at: `${way}/${part}`, value: (value as Record<string, unknown>)[part] }] : []
  }), [{ at: '', value: json }])
}
