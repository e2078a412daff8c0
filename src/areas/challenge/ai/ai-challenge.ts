import { isEmpty } from '#src/lib/empty.ts'

/**
 * Runs the AI challenge action, which exists only for a request that names a route; without one nothing is sent and the
 * answer is null. `post` makes the call of getAiChallenge. [VAL-08]
 */
export async function runAiChallenge<Request extends { route?: string | null }, Answer>(
  request: Request,
  post: (request: Request) => Promise<Answer>,
): Promise<Answer | null> {
  return isEmpty(request.route) ? null : post(request)
}
