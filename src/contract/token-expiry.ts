/**
 * Whether a JWT's `exp` (seconds) has passed. A token that cannot be read counts as valid: the server decides, this only
 * spares a start with a token that is known to be of no use.
 */
export function hasExpired(token: string, now: Date): boolean {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
    const claims: unknown = JSON.parse(atob(payload))
    const exp: unknown = typeof claims === 'object' && claims !== null && 'exp' in claims ? claims.exp : undefined
    return typeof exp === 'number' && exp * 1000 <= now.getTime()
  } catch {
    return false
  }
}
