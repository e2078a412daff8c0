import { mediaExample, type Inputs } from './inputs.ts'
import { askedFor } from './lists.ts'
import { toPointerPart, type Json, type Operation } from './model.ts'

/** Fields that say which thing, day or page an answer is about. */
const ECHOED = /(?:Dt|Ym|Mm|Year|Type|Code|Cd|Id|Seq|SeqNo|Sn|No|Key)$|^page(?:No|Size)$/

/**
 * Places of an operation's answer that repeat what was asked for: the input's name, and where, with `*` for every row.
 */
export type EchoPlace = { name: string; at: string }

/**
 * Days of an answer that lie in a span that was asked for, by the names of the inputs that begin and end it; a month or
 * a day is both.
 */
export type Range = { from?: string; to?: string; at: string }

/** What the examples of an operation ask for, as far as they say. */
export function inputsOf(document: unknown, { parameters, body }: Operation): Inputs {
  const [contentType, media] = Object.entries(body?.content ?? {})[0] ?? []
  const value = media && mediaExample(document, media)
  return {
    parameters: parameters.flatMap((parameter) =>
      parameter.example === undefined
        ? []
        : [{ in: parameter.in, name: parameter.name, value: parameter.example, parameter }],
    ),
    body: contentType && value !== undefined ? { contentType, value } : undefined,
  }
}

/** Fields of an answer that are called like an input and hold, in every row, what the input says. */
export function echoIn(inputs: Inputs, example: Json | undefined): EchoPlace[] {
  return [...valuesIn(example, ECHOED)].flatMap(([at, found]) => {
    const name = at.slice(at.lastIndexOf('/') + 1)
    return found.size === 1 && found.has(askedFor(inputs, name) ?? '') ? [{ name, at }] : []
  })
}

const BEGINS = /^(?:start|from|begin)\w*(?:Dt|Dtm|Date)$|^(?:fr|st)Dt$/
const ENDS = /^(?:end|to|until)\w*(?:Dt|Dtm|Date)$/
const MONTHS = /(?:Ym|Mm|Month)$/
/** Moments of another matter than what was asked for. */
const ASIDE = /^(?:reg|upd|ins|alter|last|next|end|until|expire|read|answer|cancel|today|now)/

/** Fields of rows whose days all lie in the span that the example asks for. */
export function rangesIn(inputs: Inputs, example: Json | undefined): Range[] {
  const names = inputs.parameters.map(({ name }) => name)
  const named = (which: RegExp) =>
    names.find((name) => which.test(name) && /^\d{6,14}$/.test(askedFor(inputs, name) ?? ''))
  const whole =
    named(MONTHS) ??
    names.find(
      (name) =>
        /^(?!base)\w*(?:Dt|Date)$/.test(name) &&
        !BEGINS.test(name) &&
        !ENDS.test(name) &&
        /^\d{8}$/.test(askedFor(inputs, name) ?? ''),
    )
  const [from, to] = [named(BEGINS) ?? whole, named(ENDS) ?? whole]
  if (from === undefined && to === undefined) return []
  return [...valuesIn(example, /(?:Dt|Dtm|Date)$/)].flatMap(([at, found]) => {
    const range = { ...(from !== undefined && { from }), ...(to !== undefined && { to }), at }
    const isOfRows = at.includes('/*') && !ASIDE.test(at.slice(at.lastIndexOf('/') + 1))
    return isOfRows && [...found].every((value) => /^\d{8,14}$/.test(value) && isWithin(range, inputs, value))
      ? [range]
      : []
  })
}

/** Whether a day lies in what was asked for; what is no day, or was not asked, does. */
export function isWithin({ from, to }: Range, inputs: Inputs, value: unknown): boolean {
  if (typeof value !== 'string' || !/^\d{8,14}$/.test(value)) return true
  const [first, last] = [from, to].map((name) => (name === undefined ? undefined : askedFor(inputs, name)))
  const asFarAs = (bound: string) => value.slice(0, bound.length)
  return (
    (first === undefined || first === '' || asFarAs(first) >= first.slice(0, value.length)) &&
    (last === undefined || last === '' || asFarAs(last) <= last)
  )
}

/** The plain values of fields with such a name, by their places, `*` standing for every row. */
function valuesIn(example: Json | undefined, names: RegExp): Map<string, Set<string>> {
  const values = new Map<string, Set<string>>()
  const walk = (value: unknown, at: string) => {
    if (typeof value !== 'object' || value === null) return
    for (const [key, one] of Object.entries(value)) {
      const place = `${at}/${Array.isArray(value) ? '*' : toPointerPart(key)}`
      if (typeof one === 'object') walk(one, place)
      else if (Array.isArray(value) && names.test(at.replace(/List$/, '')))
        values.set(place, (values.get(place) ?? new Set()).add(String(one)))
      else if (names.test(key)) values.set(place, (values.get(place) ?? new Set()).add(String(one)))
    }
  }
  walk(example, '')
  return values
}

/** The values at a place, `*` standing for every row. */
export function placesAt(json: unknown, at: string): { at: string; value: unknown }[] {
  return at
    .split('/')
    .slice(1)
    .reduce<{ at: string; value: unknown }[]>(
      (here, part) =>
        here.flatMap(({ at: way, value }) => {
          if (typeof value !== 'object' || value === null) return []
          if (part === '*')
            return Array.isArray(value)
              ? value.map((one, index) => ({ at: `${way}/${index}`, value: one as unknown }))
              : []
          return Object.hasOwn(value, part)
            ? [{ at: `${way}/${part}`, value: (value as Record<string, unknown>)[part] }]
            : []
        }),
      [{ at: '', value: json }],
    )
}
