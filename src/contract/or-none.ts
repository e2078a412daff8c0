import { ApiError } from './api-error.ts'

/** Null where the server knows no such thing; every other failure stays one. */
export const orNone = <Data>(answer: Promise<Data>): Promise<Data | null> =>
  answer.catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  })
