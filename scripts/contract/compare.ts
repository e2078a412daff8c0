import { type Difference, type Kind } from './differences.ts'
import { describedAs, toPointerPart, type Operation, type Provenance, type Response } from './model.ts'
import type { Answer } from './session.ts'
import { hasNameTwice, hasWholeDecimals } from './text-faults.ts'
import type { BodyChecker } from './validate.ts'
import type { Block } from './verdict.ts'

/**
 * An answer beside the contract. `refused` when the call was turned down in a described way: the data need not exist on
 * this target, so that says nothing about what the operation answers. `body` names the schema that the body fits or
 * differs from.
 */
export type Comparison = { differences: Difference[]; refused?: Block; body?: { pointer: string; around: Provenance } }

/** Compares an answer with what the contract describes for its status: status, headers, content type, body. */
export function compareAnswer(operation: Operation, answer: Answer, checker: BodyChecker): Comparison {
  const errorName = String((answer.json as { error?: unknown } | null | undefined)?.error ?? '')
  // The word of our own server for what it has not got yet; any other 501 is a failure.
  if (answer.status === 501 && errorName === 'notImplemented')
    return { differences: [], refused: { code: 'not-implemented', detail: '501' } }
  if (answer.status === 429) return { differences: [], refused: { code: 'slowed-down', detail: '429' } }
  if (answer.status >= 500) {
    return {
      differences: [
        of(operation, 'failed', 'status', 'an answer', `${answer.status} ${answer.text.slice(0, 160)}`.trim()),
      ],
    }
  }
  const status = describedAs(operation, answer.status)
  const response = status === undefined ? undefined : operation.responses[status]
  if (!response) {
    const described = Object.keys(operation.responses).join(', ')
    return { differences: [of(operation, 'status', 'status', described, `${answer.status} ${errorName}`.trim())] }
  }
  const differences: Difference[] = []
  const differs = (kind: Kind, at: string, expected: string, got: string, part = '') =>
    differences.push({
      kind,
      at,
      expected,
      got,
      provenance: response.provenance,
      pointer: `${response.pointer}${part}`,
    })
  for (const [name, { required }] of Object.entries(response.headers)) {
    if (required && !answer.headers.has(name))
      differs('header', name, 'present', 'missing', `/headers/${toPointerPart(name)}`)
  }
  if (Object.hasOwn(response.headers, 'wp-error')) {
    const signal = answer.headers.get('wp-error') ?? ''
    const due = answer.status === 401 ? SIGNAL_OF[errorName] : undefined
    // Any other value has no effect in the app (ERR-21): a renamed one is a signal that is lost.
    if (due !== undefined ? signal !== due : !SIGNALS.includes(signal))
      differs('header', 'wp-error', due ?? SIGNALS.join(' | '), signal || 'missing', '/headers/wp-error')
  }
  const sent = answer.headers.get('wp-error') ?? 'none'
  // The app signs its member out for it (ERR-21), whatever else the answer says.
  if (![401, 440].includes(answer.status) && SIGN_OUTS.includes(sent))
    differs(answer.status < 300 ? 'false-success' : 'header', 'wp-error', 'none: nobody has to sign in again', sent)
  const told = answer.headers.get('cache-control') ?? ''
  // What a member alone may see, a cache between must not keep for others (RFC 9111, 3.5).
  if (
    operation.needsSession &&
    answer.status < 300 &&
    answer.json !== undefined &&
    /\bpublic\b|\bs-maxage\s*=\s*[1-9]/.test(told)
  )
    differs('leak', 'cache-control', 'private or no-store', told)
  for (const cookie of answer.headers.getSetCookie())
    if (!/;\s*httponly/i.test(cookie)) differs('leak', 'set-cookie', 'HttpOnly', cookie.split('=')[0] ?? '')
  const isText = Object.keys(response.content ?? {}).some((type) => isJson(type) || type.startsWith('text/'))
  if (isText)
    for (const fault of answer.textFaults)
      differs('encoding', fault.startsWith('charset') ? 'content-type' : 'body', 'UTF-8', fault)
  const body = compareBody(answer, response.content ?? {}, response.pointer, differs)
  if (body) {
    const around = response.provenance
    const turned = refusal(answer, errorName)
    // What a refusal inside a 200 holds for data says nothing about the data.
    const hasPayload =
      turned.refused === undefined ||
      answer.status >= 400 ||
      ((answer.json as { data?: unknown }).data ?? null) !== null
    differences.push(
      ...checker.check(body, around, answer.json).filter(({ at }) => hasPayload || !at.startsWith('/data')),
    )
    const codes = answer.status >= 400 ? errorCodes(response) : undefined
    if (codes && errorName !== '' && !codes.includes(errorName)) {
      const provenance: Provenance = { level: 'assumed', source: OUR_CODES, at: response.pointer }
      differences.push({
        kind: 'enum',
        at: '/error',
        expected: codes.map((code) => JSON.stringify(code)).join(' | '),
        got: JSON.stringify(errorName),
        provenance,
        pointer: response.pointer,
      })
    }
    return { differences, body: { pointer: body, around }, ...turned }
  }
  return { differences, ...refusal(answer, errorName) }
}

/** What `wp-error` may say; `none` is what an example shows where nothing is to be done. */
const SIGNALS = ['duplicate-login', 'login', 'none', '']
const SIGN_OUTS = ['duplicate-login', 'login']
/** What it has to say beside these codes of a refusal (HTP-20). */
const SIGNAL_OF: Record<string, string> = { login: 'login', duplicateLogin: 'duplicate-login' }
/** Of the codes only tokenExpired stands in a document. */
const OUR_CODES = 'the codes of refusals are ours, but for tokenExpired'

/** The codes that the examples of a refusal are named by, and that a program reads; undefined where they say none. */
function errorCodes(response: Response): string[] | undefined {
  const codes = Object.values(response.content ?? {}).flatMap(({ examples = {} }) =>
    Object.values(examples).flatMap(({ value }) => {
      const code = (value as { error?: unknown } | null | undefined)?.error
      return typeof code === 'string' ? [code] : []
    }),
  )
  return codes.length > 0 ? codes : undefined
}

type Differs = (kind: Kind, at: string, expected: string, got: string, part?: string) => void

/**
 * The pointer of the schema to check a JSON body against; undefined when the body is no JSON or differs before that.
 */
function compareBody(
  answer: Answer,
  content: Record<string, { schema?: unknown }>,
  pointer: string,
  differs: Differs,
): string | undefined {
  const described = Object.keys(content)
  if (described.length === 0) {
    if (answer.text !== '' && answer.status !== 204)
      differs('unreadable', 'body', 'no body', answer.contentType ?? 'a body')
    return undefined
  }
  const type = answer.contentType
  if (type === undefined || !described.includes(type)) {
    // Nothing at all is what an ended session looks like; the type that it does not have says less.
    if (type === undefined && answer.text === '') differs('unreadable', 'body', described.join(' | '), 'an empty body')
    else differs('content-type', 'content-type', described.join(' | '), type ?? 'none', '/content')
    return undefined
  }
  const place = `${pointer}/content/${toPointerPart(type)}`
  if (!isJson(type)) {
    if (answer.text === '') differs('unreadable', 'body', type, 'an empty body')
    return undefined
  }
  if (answer.json === undefined) {
    differs(
      'unreadable',
      'body',
      'JSON',
      answer.text === '' ? 'an empty body' : 'not JSON',
      `/content/${toPointerPart(type)}`,
    )
    return undefined
  }
  // Clients with types of their own do not take `902.0` for a whole number.
  if (hasWholeDecimals(answer.text))
    differs('type', 'body', 'whole numbers as 902', 'as 902.0', `/content/${toPointerPart(type)}`)
  if (hasNameTwice(answer.text, answer.json))
    differs('unreadable', 'body', 'JSON with every name once', 'a name twice', `/content/${toPointerPart(type)}`)
  return content[type]?.schema === undefined ? undefined : `${place}/schema`
}

function refusal({ status, json }: Answer, errorName: string): { refused?: Block } {
  if (status >= 400) return { refused: { code: 'refused', detail: `${status} ${errorName}`.trim() } }
  const code = (json as { code?: unknown } | null | undefined)?.code
  // The envelope refuses with 200 too: any code but 0 is a failure (known-payloads 2.1).
  if (typeof code === 'number' && code !== 0) return { refused: { code: 'refused', detail: `code ${code}` } }
  return {}
}

/** A difference that is the operation's as a whole. */
export function of(operation: Operation, kind: Kind, at: string, expected: string, got: string): Difference {
  return { kind, at, expected, got, provenance: operation.provenance, pointer: operation.pointer }
}

const isJson = (contentType: string) => contentType === 'application/json' || contentType.endsWith('+json')

/** An answer that took longer than `limitMs`. */
export function slowness(operation: Operation, { ms }: Pick<Answer, 'ms'>, limitMs: number): Difference[] {
  return ms <= limitMs
    ? []
    : [of(operation, 'slow', 'answer', `within ${limitMs / 1000} s`, `${(ms / 1000).toFixed(1)} s`)]
}
