export type ApiErrorKind =
  /** The server answered with an error status. */
  | 'status'
  /** Nobody answered: offline, connection cut, or the time limit. */
  | 'network'
  /** The session ended before the call could be answered; the member is being led away. */
  | 'session'
  /** Status 2xx, but the envelope says that the call failed. */
  | 'refused'
  /** Status 2xx with an answer that cannot be read. */
  | 'format'

export interface ApiErrorDetails {
  status?: number | undefined
  code?: string | undefined
  serverMessage?: string | undefined
  /** How long to wait before asking again, as the server says. */
  retryAfterMs?: number | undefined
  /** The server may have done what it was asked, and has not said so. */
  unsure?: boolean | undefined
  cause?: unknown
}

/** Statuses for which the general text is not set. [ERR-08, ERR-12] */
const WITHOUT_GENERAL_TEXT = new Set([500, 440, 401])

/** Every failure of a call, in one form. `messages.ts` words it for the member. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind
  /** HTTP status, undefined when there was no answer. */
  readonly status: number | undefined
  /** The server's `error` code, '' when it gave none. */
  readonly code: string
  /** The server's `errorMessage`; a missing body counts as an empty one. [ERR-10] */
  readonly serverMessage: string
  /** Undefined where the server does not ask to be asked again. */
  readonly retryAfterMs: number | undefined
  /** Nobody knows whether it was done: an answer came, and nothing in it says. */
  readonly isUnsure: boolean

  constructor(
    kind: ApiErrorKind,
    { status, code = '', serverMessage = '', retryAfterMs, unsure = false, cause }: ApiErrorDetails = {},
  ) {
    super(`${kind}${status === undefined ? '' : ` ${status}`}${code && ` ${code}`}`, { cause })
    this.name = 'ApiError'
    this.kind = kind
    this.status = status
    this.code = code
    this.serverMessage = serverMessage
    this.retryAfterMs = retryAfterMs
    this.isUnsure = unsure
  }

  /**
   * The general communication text applies: every status but 500, 440 and 401, and no status at all. It stands beside
   * the server's own message and is shown by the screen, not by the client. [ERR-08, ERR-19, ERR-20, HTP-21]
   */
  get hasGeneralText(): boolean {
    if (this.kind === 'session') return false
    return this.status === undefined || !WITHOUT_GENERAL_TEXT.has(this.status)
  }
}

/**
 * An HTML page where the session's own answer is due: of a maintenance, of a network that wants a sign-in. Nobody of
 * ours has answered.
 */
export class PageInstead extends ApiError {
  constructor() {
    super('network')
    this.name = 'PageInstead'
  }
}

/** A server whose database is away says for how long; it is asked so often before that is shown. */
const MOST_UNAVAILABLE = 5

/** A server in maintenance may name an hour: a screen does not stand still for one. */
const LONGEST_WAIT_MS = 10_000

const unavailableFor = (error: unknown): number | undefined =>
  error instanceof ApiError && error.status === 503 ? error.retryAfterMs : undefined

/**
 * Whether asking again could help, for TanStack Query's `retry`: twice at most when nobody answered, and some times
 * more when the server says that it cannot yet. Other answers have been acted on already (pages, alerts), and a second
 * try would repeat that.
 */
export function shouldRetry(failureCount: number, error: unknown): boolean {
  const wait = unavailableFor(error)
  if (wait !== undefined) return wait <= LONGEST_WAIT_MS && failureCount < MOST_UNAVAILABLE
  return failureCount < 2 && error instanceof ApiError && error.kind === 'network'
}

/** For `retryDelay`: as long as the server says, and not all phones at once; otherwise longer after each try. */
export function backoffMs(failureCount: number, error: unknown): number {
  const wait = unavailableFor(error)
  return wait === undefined ? Math.min(1000 * 2 ** failureCount, 30_000) : wait * (1 + Math.random() / 4)
}
