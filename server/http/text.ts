/**
 * What a text of a request may hold, before anybody looks at it: only what the database can keep and a screen can show.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Refusal, refusals } from './refusal.ts'

/**
 * Controls but tab and line ends, and what turns the direction of the text around it: nobody types them, and nobody
 * sees them.
 */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const UNSEEN = /[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g
/** A name stands in one line. */
const LINE_ENDS = /[\t\n\r\u2028\u2029]+/g
/** What is compared letter by letter is left alone. */
const SECRET = /password|passwd/i
/**
 * Raw JSON in which there is nothing to find: no escape but of quotes, slashes and backslashes, and none of the above.
 */
const SUSPICIOUS = /\\[bfnrtu]|[\u007f-\u009f\u2028-\u202e\u2066-\u2069]/

/** Whether a database keeps the text: Postgres takes neither NUL nor half of a surrogate pair. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

/** No shape of the contract has half as many levels. */
export const MOST_LEVELS = 64
export const tooDeep = (): Refusal => refusals.badRequest(`${MOST_LEVELS}단계보다 깊은 본문이에요`)

const QUOTE = 34
const BACKSLASH = 92

/**
 * Whether a JSON text has more levels than anything of ours. Looks at each letter once, before anything is made of the
 * text.
 */
export function isTooDeep(raw: string): boolean {
  let levels = 0
  for (let at = 0; at < raw.length; at += 1) {
    switch (raw.charCodeAt(at)) {
      case QUOTE:
        at = endOfText(raw, at)
        break
      case 91: // [
      case 123: // {
        levels += 1
        if (levels > MOST_LEVELS) return true
        break
      case 93: // ]
      case 125: // }
        levels -= 1
        break
    }
  }
  return false
}

/** Where the text that begins at a quote ends. */
function endOfText(raw: string, from: number): number {
  let at = from + 1
  while (at < raw.length) {
    const letter = raw.charCodeAt(at)
    if (letter === QUOTE) break
    at += letter === BACKSLASH ? 2 : 1
  }
  return at
}

/** From the outside in; said only where something is refused. */
type Place = (string | number)[]

/**
 * The value with its texts as they may be kept; objects and lists are changed in place.
 *
 * @throws Refusal 400 for a text that no database can keep, with its place, and for more levels than MOST_LEVELS
 */
export const tidied = (value: unknown): unknown => tidiedAt(value, [], false)

function tidiedAt(value: unknown, place: Place, isSecret: boolean): unknown {
  if (typeof value === 'string') return tidiedText(value, place, isSecret)
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return value
  if (place.length >= MOST_LEVELS) throw tooDeep()
  // Whatever a request's parsers make is a plain object or a list.
  const parts = value as Record<string | number, unknown>
  const isList = Array.isArray(value)
  for (const key of isList ? value.keys() : Object.keys(value)) {
    if (typeof key === 'string' && !isStorable(key)) throw refusals.badRequest(namedPlace(place))
    place.push(key)
    const tidy = tidiedAt(parts[key], place, isSecret || (typeof key === 'string' && SECRET.test(key)))
    if (tidy !== parts[key]) parts[key] = tidy
    place.pop()
  }
  return value
}

function tidiedText(text: string, place: Place, isSecret: boolean): string {
  if (!isStorable(text)) throw refusals.badRequest(namedPlace(place))
  if (isSecret) return text
  const seen = text.replace(UNSEEN, '')
  const key = place.at(-1)
  return typeof key === 'string' && isName(key) ? seen.replace(LINE_ENDS, ' ').trim() : seen
}

const isName = (key: string): boolean => key.endsWith('Nm') || key.endsWith('Name')

/** Keys are the sender's, and may be as long as the body. */
const PLACE_LETTERS = 200

function namedPlace(place: Place): string {
  const named = place
    .map((key, index) => {
      if (typeof key === 'number') return `[${key}]`
      return index === 0 ? key : `.${key}`
    })
    .join('')
  return named.slice(0, PLACE_LETTERS)
}

/**
 * A parsed JSON body, looked through only where its text says that there may be something: a month of samples has
 * nothing.
 */
export function tidiedJson(raw: string, parsed: unknown): unknown {
  return SUSPICIOUS.test(raw) ? tidied(parsed) : parsed
}

/** For everything that is not JSON: address, query, forms. */
export function tidyRequests(http: FastifyInstance): void {
  http.addHook('preValidation', (request, _reply, done) => {
    try {
      tidied(request.params)
      tidied(request.query)
      if (!isJson(request)) tidied(request.body)
      done()
    } catch (error) {
      done(error as Error)
    }
  })
}

const isJson = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.trim().toLowerCase().startsWith('application/json') ?? false
