declare global {
  /** Marks of a single call, given with its other options: `api.GET('/api/x', { background: true })`. */
  interface RequestInit {
    /** No error page and no redirect by status (401, 403, 500); a 403 drops the chat token instead. [HTP-12, ERR-05] */
    skipErrorHandler?: boolean
    /** Sync, logs and history: never an error page, a redirect or an alert by status. [ERR-18] */
    background?: boolean
    /** Hears how much of the body is out, 0…1: for pictures, which take their time. */
    onUpload?: (share: number) => void
  }
}

/** How a call wants its failures treated. wp-error and tokenExpired act on every call, whatever its marks. */
export interface CallMarks {
  skipErrorHandler: boolean
  background: boolean
}

/** Who wants to hear how much of the body is out; not for another try, which is a copy. */
export const uploadMarkOf = (request: Request): ((share: number) => void) | undefined =>
  (request as Request & Pick<RequestInit, 'onUpload'>).onUpload

/**
 * openapi-fetch copies options it does not know onto the request: the marks live and die with that one call. [HTP-19]
 */
export function marksOf(request: Request): CallMarks {
  const marks = request as Request & Partial<CallMarks>
  return { skipErrorHandler: marks.skipErrorHandler === true, background: marks.background === true }
}
