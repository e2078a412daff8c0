/**
 * What a text of a request may hold, before anybody looks at it: only what the database can keep and a screen can show.
 */
import { isUtf8 } from 'node:buffer'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { cutTo } from '#server/letters.ts'
import { type Refusal, refusals } from './refusal.ts'

/**
 * Controls but tab and line ends, and what turns the direction of the text around it: nobody types them, and nobody
 * sees them.
 */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const UNSEEN = /[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g
/**
 * In a name, the parts of an emoji with what joins them; and what nobody sees. With that, two names that read alike
 * would be two. U+2800 is a blank that counts as a sign.
 */
const EMOJI_OR_UNSEEN =
  /(\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]?(?:\u200d\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]?)*|[0-9#*]\ufe0f\u20e3)|[\p{Default_Ignorable_Code_Point}\u2800]/gu
/** A name stands in one line. */
const LINE_ENDS = /[\t\n\r\u2028\u2029]+/g
/** What is compared letter by letter is left alone. */
const SECRET = /password|passwd/i
/**
 * Raw JSON in which there may be something to find: an escape that is none of quotes, slashes and backslashes, any of
 * the above, or parts of letters.
 */
const SUSPICIOUS =
  /\\[bfnrtu]|[\u007f-\u009f\u2028-\u202e\u2066-\u2069\u2800\u1100-\u11ff\p{M}\p{Default_Ignorable_Code_Point}]/u

/** Whether a database keeps the text: Postgres takes neither NUL nor half of a surrogate pair. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

/** Bytes of a request that are no UTF-8: what was meant by them is lost. Answered as 400, in the caller's language. */
export class NotText extends Error {}

/** @throws NotText */
export function textOf(bytes: Buffer): string {
  if (!isUtf8(bytes)) throw new NotText()
  return bytes.toString()
}

/** What a decoder writes for bytes that are no letter. Sent as its own bytes it is a letter like others. */
const LOST = '\ufffd'
const PERCENT_CODES = /(?:%[0-9a-f]{2})+/gi

/**
 * Looks at the percent codes of an address or a form, whose decoders are lenient. A code that is none (`100%`) stays
 * what it is.
 *
 * @throws NotText
 */
export function checkPercentCodes(encoded: string): void {
  if (!encoded.includes('%')) return
  for (const [codes] of encoded.matchAll(PERCENT_CODES)) {
    if (!isUtf8(Buffer.from(codes.replaceAll('%', ''), 'hex'))) throw new NotText()
  }
}

/**
 * Whether letters were lost where a text was decoded before anybody could look at its bytes. It takes a typed one for
 * lost, too: in a form nobody has reason to send it.
 */
export const isLost = (decoded: string): boolean => decoded.includes(LOST)

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
  return typeof key === 'string' && isName(key) ? tidiedName(seen) : seen
}

/** A name as everybody sees it: in one line, of whole letters, without any that is not seen. */
const tidiedName = (name: string): string =>
  name
    .replace(EMOJI_OR_UNSEEN, (_found, emoji: string | undefined) => emoji ?? '')
    .replace(LINE_ENDS, ' ')
    .normalize('NFC')
    .trim()

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
  return cutTo(named, PLACE_LETTERS)
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
      checkPercentCodes(request.url)
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
