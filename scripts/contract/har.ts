/**
 * Calls out of a HAR file: HAR 1.2, and what Chrome, Firefox, Safari, Charles, mitmproxy and Fiddler write beside it. A
 * call that the recorder, the browser or a proxy has changed beyond mending is left out and says why: it is no defect
 * of the backend (docs/decisions/382).
 */
import * as v from 'valibot'
import { bytesOf } from './har-bodies.ts'
import type { LeftOut } from './left-out.ts'
import type { RecordedCall } from './run-parts.ts'
import { parseJson, type Answer } from './session.ts'
import { readText } from './text-faults.ts'

const maybe = v.nullish
const pairs = maybe(v.array(v.object({ name: v.string(), value: maybe(v.string(), '') })), [])
/** Chrome and mitmproxy: why it failed; null where it did not. Charles: COMPLETE where it did not. */
const failure = { _error: maybe(v.unknown()), _charlesStatus: maybe(v.string()) }
const entrySchema = v.object({
  ...failure,
  time: maybe(v.number(), 0),
  timings: maybe(v.object({ send: maybe(v.number()), wait: maybe(v.number()), receive: maybe(v.number()) })),
  _initiator: maybe(v.unknown()),
  request: v.object({
    method: v.string(),
    url: v.string(),
    headers: pairs,
    postData: maybe(v.object({ text: maybe(v.string()) })),
  }),
  response: maybe(
    v.object({
      ...failure,
      status: maybe(v.number(), 0),
      headers: pairs,
      content: maybe(
        v.object({
          text: maybe(v.string()),
          encoding: maybe(v.string()),
          mimeType: maybe(v.string()),
          size: maybe(v.number()),
        }),
        {},
      ),
    }),
  ),
})
export const harSchema = v.object({ log: v.object({ entries: v.array(entrySchema) }) })
type Entry = v.InferOutput<typeof entrySchema>
type Response = NonNullable<Entry['response']>

/** What only headers say that a recorder has taken out, as Chrome does unless told otherwise. */
export const SECRETS = new Set(['authorization', 'cookie', 'set-cookie'])

/** The calls to servers of a HAR file. What is no web address (a blob, an extension's own files) is none of them. */
export function callsOf({ log }: v.InferOutput<typeof harSchema>): RecordedCall[] {
  const hasSecrets = log.entries.some(({ request, response }) =>
    [...request.headers, ...(response?.headers ?? [])].some(({ name }) => SECRETS.has(name.toLowerCase())),
  )
  return log.entries.flatMap((entry) => callOf(entry, hasSecrets) ?? [])
}

function callOf(entry: Entry, hasSecrets: boolean): RecordedCall | undefined {
  const { request, response } = entry
  const url = URL.parse(request.url)
  if (!url || !/^https?:$/.test(url.protocol)) return undefined
  const sent = headersOf(request.headers)
  const call = {
    method: request.method.toUpperCase(),
    origin: url.origin,
    request: {
      path: url.pathname + url.search,
      headers: Object.fromEntries(sent),
      body: request.postData?.text ?? undefined,
    },
  }
  const preflight = call.method === 'OPTIONS' ? (sent.get('access-control-request-method') ?? 'any') : undefined
  if (preflight !== undefined) return { ...call, method: preflight.toUpperCase(), leftOut: 'preflight' }
  if (isOfExtension(entry, sent)) return { ...call, leftOut: 'extension' }
  if (!response || response.status < 100 || hasFailed(entry) || hasFailed(response))
    return { ...call, leftOut: 'aborted' }
  if (response.status < 200) return { ...call, leftOut: 'no-body' }
  if (response.status === 304) return { ...call, leftOut: 'not-modified' }
  const came = answerOf(entry, response)
  // A redirect seldom has a body, and a recorder keeps it still more seldom: whether it is meant, the contract says.
  if (response.status < 400 && response.status >= 300) return { ...call, ...came, leftOut: 'redirect' }
  if (came.answer && isOfProxy(came.answer)) return { ...call, leftOut: 'proxy' }
  return { ...call, ...came, unseen: unseenOf(response, hasSecrets) }
}

const hasFailed = ({ _error, _charlesStatus }: Pick<Response, '_error' | '_charlesStatus'>) =>
  Boolean(_error) || (typeof _charlesStatus === 'string' && _charlesStatus.toUpperCase() !== 'COMPLETE')

/** Headers that the backend may have sent for all that the recording says. */
function unseenOf({ headers }: Response, hasSecrets: boolean): RecordedCall['unseen'] {
  if (headers.length === 0) return 'all'
  return hasSecrets ? undefined : 'secrets'
}

function answerOf(entry: Entry, { status, headers: pairs, content }: Response): { leftOut?: LeftOut; answer: Answer } {
  const headers = headersOf(pairs)
  const mimeType = content.mimeType === 'x-unknown' ? undefined : content.mimeType
  const stated = headers.get('content-type') ?? mimeType ?? ''
  // A recorder that keeps no header at all leaves the type to be seen by the body.
  const isBare = pairs.length === 0 && stated === '' && parseJson(content.text ?? '') !== undefined
  const type = isBare ? 'application/json' : stated.split(';')[0]?.trim().toLowerCase()
  const codings = headers.get('content-encoding') ?? ''
  const plainLength = codings === '' ? Number(headers.get('content-length') ?? Number.NaN) : Number.NaN
  const bytes =
    content.text === undefined || content.text === null
      ? ('no-body' as const)
      : bytesOf({
          text: content.text,
          encoding: content.encoding ?? undefined,
          size: [content.size, plainLength].find((size) => typeof size === 'number' && size > 0) ?? undefined,
          codings,
          isJson: /\bjson\b/.test(type ?? ''),
        })
  const isBody = typeof bytes !== 'string'
  const { text, faults } = readText(isBody ? bytes : new Uint8Array(), stated)
  const answer = {
    status,
    headers,
    contentType: type || undefined,
    text,
    textFaults: faults,
    json: parseJson(text),
    ms: waitedMs(entry),
  }
  // Nothing is what a 204 says.
  return isBody || status === 204 ? { answer } : { leftOut: bytes, answer }
}

/** How long the backend took: not how long the browser let the call wait, looked for the host and shook hands. */
function waitedMs({ time, timings }: Entry): number {
  const parts = [timings?.send, timings?.wait, timings?.receive].map((ms) => Math.max(ms ?? 0, 0))
  const sum = parts.reduce((all, ms) => all + ms, 0)
  return sum > 0 ? Math.min(sum, time > 0 ? time : sum) : Math.max(time, 0)
}

const EXTENSION = /\b(?:chrome|moz|safari|safari-web|ms-browser)-extension:\/\//
function isOfExtension({ _initiator }: Entry, sent: Headers): boolean {
  const by = [sent.get('origin'), sent.get('referer'), firstCaller(_initiator)]
  return by.some((one) => one !== null && one !== undefined && EXTENSION.test(one))
}

/** Chrome's own note of who called: the innermost frame. Extensions may stand further out, around the page's own. */
function firstCaller(initiator: unknown): string | undefined {
  const { url, stack } = (initiator ?? {}) as { url?: unknown; stack?: { callFrames?: { url?: unknown }[] } }
  const first = stack?.callFrames?.[0]?.url ?? url
  return typeof first === 'string' ? first : undefined
}

/** Pages that Charles, Fiddler and mitmproxy answer with when they got none from the backend. */
const isOfProxy = ({ status, headers, text }: Answer) =>
  status >= 500 &&
  (/^mitmproxy\b/i.test(headers.get('server') ?? '') ||
    /^\s*\[?Fiddler\b|<title>(?:Charles Error Report|Fiddler)/i.test(text))

/** Pseudo-headers of HTTP/2 (`:path`) are no headers. Cookies of an answer stand in one header, a line each. */
function headersOf(list: { name: string; value: string }[]): Headers {
  const headers = new Headers()
  for (const { name, value } of list) {
    if (!/^[\w!#$%&'*+.^`|~-]+$/.test(name)) continue
    const values = name.toLowerCase() === 'set-cookie' ? value.split(/\r?\n/) : [value.replaceAll(/[\r\n]/g, ' ')]
    // Letters that no header may have, from a recorder that decoded them.
    for (const one of values) headers.append(name, one.replaceAll(/[^\t\u0020-\u00FF]/g, '?'))
  }
  return headers
}
