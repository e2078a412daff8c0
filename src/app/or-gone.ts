import { notFound } from '@tanstack/react-router'
import { orNone } from '#src/contract/or-none.ts'

/**
 * For a loader: a number that the server knows nothing of is no stumble, and another try changes nothing. The route's
 * `notFoundComponent` says what is gone, and where the others are. (docs/decisions/383)
 */
export async function orGone<Data>(answer: Promise<Data>): Promise<Data> {
  const found = await orNone(answer)
  if (found === null) throw notFound()
  return found
}
