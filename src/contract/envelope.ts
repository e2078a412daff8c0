import { isEmpty } from '#src/lib/empty.ts'

import { ApiError } from './api-error.ts'
import { errorBodyOf } from './signals.ts'

/** What a call to the client resolves with, as far as reading its payload goes. */
export interface CallResult {
  data?: unknown
  error?: unknown
  response: Response
}

/** The payload of an answer's body: its `data`, else its `results`, else (POST /login) the body itself. [HTP-11] */
export type Payload<Body> = Body extends { data?: infer Data }
  ? Data
  : Body extends { results?: infer Results }
    ? Results
    : Body

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Takes the payload out of a body; `results` only where `data` is null or missing. [HTP-11] */
export function payloadOf<Body>(body: Body): Payload<Body> {
  if (!isObject(body) || Array.isArray(body) || !('data' in body || 'results' in body)) return body as Payload<Body>
  return (body['data'] ?? body['results'] ?? null) as Payload<Body>
}

/**
 * The whole body of a call that succeeded. Rejects with an `ApiError` for an error status, for a body that names an
 * error, and for one that cannot be read. Use it where the envelope's `code` means something of its own.
 */
export async function bodyOf<Result extends CallResult>(call: Promise<Result>): Promise<NonNullable<Result['data']>> {
  const { data, error, response } = await call.catch((cause: unknown) => {
    throw cause instanceof SyntaxError ? new ApiError('format', { status: 200, cause }) : cause
  })
  if (!response.ok) throw statusError(response.status, error, retryAfterOf(response))
  if (isObject(data) && !isEmpty(data['error']) && typeof data['error'] === 'string')
    throw statusError(response.status, data)
  return data as NonNullable<Result['data']>
}

/**
 * The payload of a call that succeeded; rejects like `bodyOf`, and when the envelope's `code` is not 0, which clients
 * of this service take as failure (known-payloads 2.1).
 */
export async function unwrap<Result extends CallResult>(
  call: Promise<Result>,
): Promise<Payload<NonNullable<Result['data']>>> {
  const body = await bodyOf(call)
  const { code, message }: { code?: unknown; message?: unknown } = isObject(body) ? body : {}
  if (typeof code === 'number' && code !== 0) {
    throw new ApiError('refused', { code: String(code), serverMessage: typeof message === 'string' ? message : '' })
  }
  return payloadOf(body)
}

function statusError(status: number, body: unknown, retryAfterMs?: number): ApiError {
  const { error, errorMessage } = errorBodyOf(isObject(body) ? JSON.stringify(body) : null)
  const kind = status < 400 ? 'refused' : 'status'
  return new ApiError(kind, { status, code: error, serverMessage: errorMessage, retryAfterMs })
}

/** In seconds, as our server says it; a date, which nobody sends us, counts as nothing said. */
function retryAfterOf({ headers }: Response): number | undefined {
  const said = headers.get('retry-after') ?? ''
  return /^\d{1,6}$/.test(said) ? Number(said) * 1000 : undefined
}
