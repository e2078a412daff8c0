import { orderBroken, parseOrder } from '#openapi/order.ts'
import { echoIn, inputsOf, isWithin, placesAt, rangesIn, type EchoPlace, type Range } from './asked.ts'
import type { Comparison } from './compare.ts'
import { inWords, type Difference, type Kind } from './differences.ts'
import { Experience } from './experience.ts'
import { deref, mediaExample, type Inputs } from './inputs.ts'
import { askedFor, isObject, pageFault, pageOf, payloadOf, twinOf } from './lists.ts'
import {
  describedAs,
  toPointerPart,
  type Contract,
  type Json,
  type JsonObject,
  type Operation,
  type Provenance,
} from './model.ts'
import type { Site } from './schema-sites.ts'
import { garbledBy, hasHangul } from './text-faults.ts'
import { secretIn } from './usual.ts'
import { valueAt, type BodyChecker } from './validate.ts'

/** `silent`: no example has a message. */
type Known = { echo: EchoPlace[]; ranges: Range[]; paged: boolean; silent: boolean }

/**
 * What a schema alone cannot say of an answer: texts that lost their encoding, rows that come twice, a list against its
 * order, its page and its total, an answer about something else than was asked for, and values that contradict each
 * other. What is usual at a place is learned from the contract's own examples first, so that nothing is told that the
 * contract itself does not keep (docs/decisions/146).
 */
export class AnswerChecks {
  private readonly contract: Contract
  private readonly checker: BodyChecker
  private readonly known = new Map<string, Known>()
  private readonly experience = new Experience()
  private seeded = false
  /** How many texts with and without Hangul stood at a place of a schema. */
  private readonly texts = new Map<string, { korean: number; other: number }>()
  /** Lists whose examples hold a row, or its first field, twice. */
  private readonly twins = new Set<string>()

  constructor(contract: Contract, checker: BodyChecker) {
    this.contract = contract
    this.checker = checker
  }

  /** What is wrong with a compared answer. */
  check(
    operation: Operation,
    status: number,
    { body, refused }: Comparison,
    json: unknown,
    { inputs, origin, language }: Asked = {},
  ): Difference[] {
    const described = describedAs(operation, status)
    if (!body || described === undefined) return []
    const known = this.knownOf(operation, described)
    const root = this.checker.sites.root(body.pointer, body.around)
    const found: Difference[] = []
    const report = (kind: Kind, at: string, expected: string, got: string) => {
      const pointer = this.checker.sites.at(root, at).at(-1)?.pointer ?? body.pointer
      // What only the examples say is our guess, whatever is known of the field.
      const shown: Provenance = { level: 'assumed', source: 'the examples of the contract', at: pointer }
      found.push({
        kind,
        at,
        expected,
        got,
        provenance: BY_EXAMPLE.includes(kind) ? shown : (this.checker.sites.provenanceAt(root, at) ?? body.around),
        pointer,
      })
    }
    const garbled = new Set<string>()
    const moments: { at: string; text: string }[] = []
    this.walk(root, json, '', {
      text: (here, text, at) => {
        if (/^20\d{10}(?:\d\d)?$/.test(text)) moments.push({ at, text })
        const why = this.garbled(here, text)
        if (why !== undefined) {
          garbled.add(at)
          return report('garbled', at, '한글', `${why}: ${inWords(text)}`)
        }
        const secret = secretIn(text)
        if (secret !== undefined) report('leak', at, 'nothing secret', secret)
      },
      value: (place, name, value, at) => {
        if (!garbled.has(at))
          for (const one of this.experience.ofValue(place, name, elsewhere(value, origin), at, isOther(language)))
            report(one.kind, one.at, one.expected, one.got)
      },
      object: (place, object, at) => {
        for (const one of this.experience.ofObject(place, object, known.paged, at))
          report(one.kind, one.at, one.expected, one.got)
      },
      rows: (here, rows, at) => {
        const twin = this.twinIn(here, rows)
        if (twin) report('doubled', `${at}/${twin.index}`, 'every row once', twin.what)
        for (const order of orders(here)) {
          const index = orderBroken(parseOrder(order), rows)
          if (index !== undefined)
            report('order', `${at}/${index}`, order, `${inWords(rows[index - 1], 60)} ${inWords(rows[index], 60)}`)
        }
        for (const one of this.experience.ofRows(here.at(-1)?.pointer ?? '', rows, at))
          report(one.kind, one.at, one.expected, one.got)
      },
    })
    // `MM` in place of `mm` where a moment was written: by chance three of them hardly say so.
    if (
      moments.length > 2 &&
      new Set(moments.map(({ text }) => text)).size > 1 &&
      moments.every(({ text }) => text.slice(10, 12) === text.slice(4, 6))
    )
      report('unusual', moments[0]?.at ?? '', 'minutes of their own', 'the month for the minutes in every moment')
    if (refused || status >= 300) return found
    if (known.silent && isObject(json) && typeof json['message'] === 'string')
      report('unusual', '/message', 'null, as in the examples', inWords(json['message']))
    if (isObject(json) && typeof json['message'] === 'string' && 'code' in json && SAYS_NO.test(json['message']))
      report('false-success', '/message', 'no failure beside code 0', inWords(json['message']))
    if (!inputs) return found
    if (known.paged) {
      const wrong = pageFault(payloadOf(json).value, inputs)
      if (wrong) report('page', `${payloadOf(json).at}/${wrong.field}`, wrong.expected, wrong.got)
    }
    for (const { name, at } of known.echo) {
      const asked = askedFor(inputs, name)
      if (asked === undefined) continue
      const other = placesAt(json, at).find(
        ({ value }) => value !== null && typeof value !== 'object' && String(value) !== asked,
      )
      if (other) report('echo', other.at, `${name}=${asked}`, inWords(other.value))
    }
    for (const range of known.ranges) {
      const outside = placesAt(json, range.at).find(({ value }) => !isWithin(range, inputs, value))
      if (outside)
        report(
          'echo',
          outside.at,
          [range.from, range.to]
            .flatMap((name) => (name === undefined ? [] : [`${name}=${askedFor(inputs, name) ?? ''}`]))
            .join(', '),
          inWords(outside.value),
        )
    }
    return found
  }

  /** Whether the example of an operation is a page of a list. */
  isPaged(operation: Operation): boolean {
    return this.knownOf(operation, '200').paged
  }

  /**
   * The page of an answer that was asked for, with the places that repeat it filled in, as a server would that keeps
   * the contract (test support).
   */
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
    for (const range of this.knownOf(operation, '200').ranges) {
      const day = askedFor(inputs, range.from ?? range.to ?? '') ?? ''
      for (const { at: place, value } of placesAt(copy, range.at)) {
        const owner = valueAt(copy, place.slice(0, place.lastIndexOf('/'))) as JsonObject
        if (!isWithin(range, inputs, value))
          owner[place.slice(place.lastIndexOf('/') + 1)] = day + String(value).slice(day.length)
      }
    }
    return this.isPaged(operation) ? pageOf(copy, inputs) : copy
  }

  /** The places of an operation's answer that repeat an input. */
  echoOf(operation: Operation): EchoPlace[] {
    return this.knownOf(operation, '200').echo
  }

  private garbled(here: Site[], text: string): string | undefined {
    const pointer = here.at(-1)?.pointer ?? ''
    const seen = this.texts.get(pointer) ?? { korean: 0, other: 0 }
    const why = garbledBy(text, seen.korean > 0 && seen.other === 0)
    if (why === undefined && /\p{L}/u.test(text))
      this.texts.set(
        pointer,
        hasHangul(text) ? { ...seen, korean: seen.korean + 1 } : { ...seen, other: seen.other + 1 },
      )
    return why
  }

  private twinIn(here: Site[], rows: unknown[]): { index: number; what: string } | undefined {
    const pointer = here.at(-1)?.pointer ?? ''
    if (this.twins.has(pointer)) return undefined
    return twinOf(this.checker.sites.items(here), rows)
  }

  /** What the examples of an answer say of what was asked for. */
  private knownOf(operation: Operation, status: string): Known {
    const response = operation.responses[status]
    const [type, media] = Object.entries(response?.content ?? {})[0] ?? []
    const known = this.known.get(operation.id) ?? { echo: [], ranges: [], paged: false, silent: false }
    if (!response || !type || media?.schema === undefined) return known
    this.seed()
    if (!status.startsWith('2') || this.known.has(operation.id)) return known
    const asked = inputsOf(this.contract.document, operation)
    const example = mediaExample(this.contract.document, media)
    const all = this.examplesOf(media)
    const silent = all.length > 0 && all.every((one) => isObject(one) && one['message'] === null)
    const learned = {
      echo: echoIn(asked, example),
      ranges: rangesIn(asked, example),
      paged: all.every((one) => !pageFault(payloadOf(one).value, asked)),
      silent,
    }
    this.known.set(operation.id, learned)
    return learned
  }

  private examplesOf(media: Media): Json[] {
    return Object.values(media.examples ?? {}).flatMap(
      (example) => deref<{ value?: Json }>(this.contract.document, example)?.value ?? [],
    )
  }

  /** Reads all examples of the contract once: what is usual at a place goes by all operations that share its shape. */
  private seed(): void {
    if (this.seeded) return
    this.seeded = true
    for (const operation of this.contract.operations) {
      const paged = operation.parameters.some(({ name }) => name === 'pageSize')
      for (const response of Object.values(operation.responses)) {
        for (const [type, media] of Object.entries(response.content ?? {})) {
          if (media.schema === undefined) continue
          const root = this.checker.sites.root(
            `${response.pointer}/content/${toPointerPart(type)}/schema`,
            response.provenance,
          )
          for (const example of this.examplesOf(media)) {
            this.walk(root, example, '', {
              text: (here, text) => void this.garbled(here, text),
              value: (place, name, value) => this.experience.learnValue(place, name, value),
              object: (place, object) => this.experience.learnObject(place, object, paged),
              rows: (here, rows) => {
                this.experience.learnRows(here.at(-1)?.pointer ?? '', rows)
                if (twinOf(this.checker.sites.items(here), rows)) this.twins.add(here.at(-1)?.pointer ?? '')
              },
            })
          }
        }
      }
    }
  }

  private walk(here: Site[], value: unknown, at: string, visit: Visit): void {
    if (here.length === 0) return
    if (typeof value === 'string') return visit.text(here, value, at)
    if (typeof value !== 'object' || value === null) return
    if (Array.isArray(value)) {
      visit.rows(here, value, at)
      const rows = this.checker.sites.items(here)
      value.forEach((row, index) => {
        this.walk(rows, row, `${at}/${index}`, visit)
        if (!isObject(row) && !Array.isArray(row))
          visit.value(here.at(-1)?.pointer ?? '', '', row as Json, `${at}/${index}`)
      })
      return
    }
    const place = here.at(-1)?.pointer ?? ''
    visit.object(place, value as JsonObject, at)
    for (const [name, one] of Object.entries(value)) {
      this.walk(this.checker.sites.property(here, name), one, `${at}/${toPointerPart(name)}`, visit)
      if (typeof one !== 'object') visit.value(`${place}/${name}`, name, one as Json, `${at}/${toPointerPart(name)}`)
    }
  }
}

/**
 * What is known of a call beside its answer. `inputs`: what was asked for, where that is known and the target goes by
 * it. `origin`: whom it was asked of; its own links are no others'. `language`: the Accept-Language of the call.
 */
type Asked = { inputs?: Inputs | undefined; origin?: string | undefined; language?: string | undefined }

/** Whether an answer is asked for in another language than Korean first. */
const isOther = (language: string | undefined) => language !== undefined && !/^\s*(?:ko\b|\*)/i.test(language)

/** A link to whoever answered, wherever that runs, as one to a public service. Of nobody there is no link. */
function elsewhere(value: Json, origin: string | undefined): Json {
  if (typeof value !== 'string' || !origin) return value
  return value
    .split(origin)
    .reduce((text, rest) => `${text}${/^(?:[\w:-]|\.\w)/.test(rest) ? origin : 'https://target.example'}${rest}`)
}

type Media = NonNullable<Operation['responses'][string]['content']>[string]
type Visit = {
  text: (here: Site[], text: string, at: string) => void
  /** A plain value; `place` stands for its field in the shape of its object. */
  value: (place: string, name: string, value: Json, at: string) => void
  object: (place: string, object: JsonObject, at: string) => void
  rows: (here: Site[], rows: unknown[], at: string) => void
}

/** How a sentence says that nothing came of it. */
const SAYS_NO = /실패|오류|에러|\b(?:error|fail(?:ed|ure)?|exception|denied|invalid)\b/i
/** What nothing but the contract's examples says. */
const BY_EXAMPLE: Kind[] = ['unusual', 'contradiction']

const orders = (here: Site[]) =>
  here.flatMap(({ schema }) => (typeof schema['x-order'] === 'string' ? [schema['x-order']] : []))
