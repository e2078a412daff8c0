declare global {
  /** Marks of a single call, given with its other options: `api.GET('/api/x', { background: true })`. */
  interface RequestInit {
    /** No error page and no redirect by status (401, 403, 500); a 403 drops the chat token instead. [HTP-12, ERR-05] */
    skipErrorHandler?: boolean
    /** Sync, logs and history: never an error page, a redirect or an alert by status. [ERR-18] */
    background?: boolean
    /**
     * Sends the call in place of `fetch`, under all the session's rules: for a body that stands elsewhere (a worker) and
     * is not to pass through this thread.
     */
    via?: SendRequest
  }
}

export type SendRequest = (request: Request, init: { signal: AbortSignal }) => Promise<Response>

/** How a call wants its failures treated. wp-error and tokenExpired act on every call, whatever its marks. */
export interface CallMarks {
  skipErrorHandler: boolean
  background: boolean
}

/** Who sends the call; undefined for the client's own `fetch`. */
export const viaOf = (request: Request): SendRequest | undefined => (request as Request & { via?: SendRequest }).via

/** openapi-fetch copies options it does not know onto the request: the marks live and die with that one call. [HTP-19] */
export function marksOf(request: Request): CallMarks {
  const marks = request as Request & Partial<CallMarks>
  return { skipErrorHandler: marks.skipErrorHandler === true, background: marks.background === true }
}

/** Texts of answers that came as texts (from a worker): reading them out of a copy of the response again would cost more than the call. */
export const textOf = new WeakMap<Response, string>()
