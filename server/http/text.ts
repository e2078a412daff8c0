/** What a text of a request may hold, before anybody looks at it: only what the database can keep and a screen can show. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refusals } from './refusal.ts'

/** Controls but tab and line ends, and what turns the direction of the text around it: nobody types them, and nobody sees them. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const UNSEEN = /[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g
/** A name stands in one line. */
const LINE_ENDS = /[\t\n\r\u2028\u2029]+/g
const NAME = /(?:Nm|Name)$/
/** What is compared letter by letter is left alone. */
const SECRET = /password|passwd/i
/** Raw JSON in which there is nothing to find: no escape but of quotes, slashes and backslashes, and none of the above. */
const SUSPICIOUS = /\\[bfnrtu]|[\u007f-\u009f\u2028-\u202e\u2066-\u2069]/

/** Whether a database keeps the text: Postgres takes neither NUL nor half of a surrogate pair. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

/**
 * The value with its texts as they may be kept; objects and lists are changed in place.
 * @param place what a refusal names
 * @throws Refusal 400 for a text that no database can keep
 */
export function tidied(value: unknown, place = ''): unknown {
  if (typeof value === 'string') return tidiedText(value, place)
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return value
  // Whatever a request's parsers make is a plain object or a list.
  const parts = value as Record<string, unknown>
  const inside = Array.isArray(value) ? (key: string) => `${place}[${key}]` : (key: string) => (place === '' ? key : `${place}.${key}`)
  for (const [key, part] of Object.entries(parts)) {
    if (!isStorable(key)) throw refusals.badRequest(place)
    const tidy = tidied(part, inside(key))
    if (tidy !== part) parts[key] = tidy
  }
  return value
}

function tidiedText(text: string, place: string): string {
  if (!isStorable(text)) throw refusals.badRequest(place)
  if (SECRET.test(place)) return text
  const seen = text.replace(UNSEEN, '')
  return NAME.test(place) ? seen.replace(LINE_ENDS, ' ').trim() : seen
}

/** A parsed JSON body, looked through only where its text says that there may be something: a month of samples has nothing. */
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

const isJson = ({ headers }: FastifyRequest): boolean => headers['content-type']?.trim().toLowerCase().startsWith('application/json') ?? false
