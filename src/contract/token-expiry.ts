/**
 * Whether a JWT's `exp` (seconds) has passed. A token that cannot be read counts as valid: the server decides, this
 * only spares a start with a token that is known to be of no use.
 */
export function hasExpired(token: string, now: Date): boolean {
  const { exp } = claimsOf(token)
  return typeof exp === 'number' && exp * 1000 <= now.getTime()
}

/** Whose a JWT says it is; '' where it cannot be read. */
export function subjectOf(token: string): string {
  const { sub } = claimsOf(token)
  return typeof sub === 'string' ? sub : ''
}

/** Whether two tokens name two members. Of one that cannot be read nothing is said. */
export const areOfTwo = (one: string, other: string): boolean => {
  const [first, second] = [subjectOf(one), subjectOf(other)]
  return first !== '' && second !== '' && first !== second
}

function claimsOf(token: string): { exp?: unknown; sub?: unknown } {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
    const claims: unknown = JSON.parse(atob(payload))
    return typeof claims === 'object' && claims !== null ? claims : {}
  } catch {
    return {}
  }
}
