import type { SessionSignal } from './session-port.ts'

/**
 * What an answer says about the session, apart from its status. 'tokenExpired' asks for a refresh first. 'doubt':
 * nothing or no JSON came where JSON is due, from a server that no longer knows the session or from a page of
 * maintenance; GET /session tells which.
 */
export type AnswerSignal = Exclude<SessionSignal, 'expired'> | 'tokenExpired' | 'doubt'

/** An answer with its body read. `text` is null for one that is not read as text (pictures, streams). */
export interface Answer {
  response: Response
  text: string | null
  /** The caller parses the body as JSON, so that a 200 must have one. */
  jsonDue: boolean
}

export interface ErrorBody {
  error: string
  errorMessage: string
}

/** `error` and `errorMessage` of a body; both '' when the body is missing or of another form. [ERR-10] */
export function errorBodyOf(text: string | null): ErrorBody {
  const body = parse(text)
  if (typeof body !== 'object' || body === null) return { error: '', errorMessage: '' }
  const { error, errorMessage } = body as Partial<Record<keyof ErrorBody, unknown>>
  return {
    error: typeof error === 'string' ? error : '',
    errorMessage: typeof errorMessage === 'string' && errorMessage !== 'null' ? errorMessage : '',
  }
}

function parse(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}

/** The wp-error header; any value but the two known ones has no effect. [ERR-01, ERR-02, ERR-21] */
export function headerSignal(response: Response): 'duplicate' | 'login' | null {
  const value = response.headers.get('wp-error')
  if (value === 'duplicate-login') return 'duplicate'
  return value === 'login' ? 'login' : null
}

/**
 * The signal of an answer, in the order of the error catalogue: wp-error, then tokenExpired in the body, whatever the
 * status; the status itself comes after both. [HTP-20, ERR-03]
 */
export function signalOf({ response, text, jsonDue }: Answer): AnswerSignal | null {
  const signal = headerSignal(response)
  if (signal) return signal
  // The word is searched before the body is parsed: bodies are large and this one is rare.
  if (text?.includes('tokenExpired') && errorBodyOf(text).error === 'tokenExpired') return 'tokenExpired'
  // A 200 without JSON where JSON is due: the server may no longer know the session (known-payloads 2.5).
  return jsonDue && response.status === 200 && text !== null && !looksLikeJson(text) ? 'doubt' : null
}

/** An HTML page with a 2xx, whatever it calls itself. */
export const isPage = ({ response, text }: Pick<Answer, 'response' | 'text'>): boolean =>
  response.ok &&
  text !== null &&
  text.trim() !== '' &&
  !looksLikeJson(text) &&
  (text.trimStart().startsWith('<') || (response.headers.get('content-type') ?? '').includes('text/html'))

const CLOSING: Record<string, string> = { '{': '}', '[': ']', '"': '"' }

/**
 * Whether a text can be JSON, judged by its two ends: enough to tell an answer from nothing, from an HTML page and from
 * plain words, without parsing every body twice.
 */
export function looksLikeJson(text: string): boolean {
  const trimmed = text.trim()
  const closing = CLOSING[trimmed.charAt(0)]
  if (closing) return trimmed.length > 1 && trimmed.endsWith(closing)
  return /^(-?\d[\d.eE+-]*|true|false|null)$/.test(trimmed)
}
