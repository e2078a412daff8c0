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
  /** Nobody knows whether it was done: an answer came, and nothing in it says. */
  readonly isUnsure: boolean

  constructor(
    kind: ApiErrorKind,
    { status, code = '', serverMessage = '', unsure = false, cause }: ApiErrorDetails = {},
  ) {
    super(`${kind}${status === undefined ? '' : ` ${status}`}${code && ` ${code}`}`, { cause })
    this.name = 'ApiError'
    this.kind = kind
    this.status = status
    this.code = code
    this.serverMessage = serverMessage
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

/**
 * Whether asking again could help, for TanStack Query's `retry`: twice at most, and only when nobody answered. Answers
 * have been acted on already (pages, alerts), and a second try would repeat that.
 */
export function shouldRetry(failureCount: number, error: unknown): boolean {
  return failureCount < 2 && error instanceof ApiError && error.kind === 'network'
}
