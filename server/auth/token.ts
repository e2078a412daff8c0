/**
 * Access tokens: JWTs signed with HMAC-SHA256 (an asymmetric check costs four times a bare request). They name the
 * session, which is looked up on every call, since a session can end before its token does (docs/decisions/101).
 */
import { createHmac, createSecretKey, randomBytes, timingSafeEqual, type KeyObject } from 'node:crypto'

export type TokenClaims = {
  /** Member key (hcId). */
  sub: string
  /** Session id. */
  sid: string
  /** Seconds since 1970. */
  iat: number
  exp: number
}

export type Tokens = {
  /** A signed token for a session, good from `now` for the configured seconds. */
  issue(session: { hcId: string; sessionId: string }, now: Date): string
  /** The claims of a token that this server signed, expired or not; undefined for anything else. */
  read(token: string): TokenClaims | undefined
}

/** Only ever this header: a token that names another algorithm is not ours, whatever its signature says. */
const HEADER = Buffer.from('{"alg":"HS256","typ":"JWT"}').toString('base64url')

/**
 * @param key at least 32 bytes: signs, and its tokens are read
 * @param alsoKeys keys whose tokens are read too, while one takes the place of another (docs/decisions/369)
 */
export function createTokens(key: Buffer, lifeSeconds: number, alsoKeys: readonly Buffer[] = []): Tokens {
  const secret = createSecretKey(key)
  const secrets = [key, ...alsoKeys].map((one) => createSecretKey(one))
  const verified = createMemory()
  return {
    issue: ({ hcId, sessionId }, now) => {
      const iat = Math.floor(now.getTime() / 1000)
      // jti: two renewals within one second still give two tokens.
      const claims = {
        sub: hcId,
        sid: sessionId,
        iat,
        exp: iat + lifeSeconds,
        jti: randomBytes(6).toString('base64url'),
      }
      const signed = `${HEADER}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}`
      return `${signed}.${sign(secret, signed)}`
    },
    read: (token) => verified.get(token) ?? verified.keep(token, verify(secrets, token)),
  }
}

function verify(secrets: readonly KeyObject[], token: string): TokenClaims | undefined {
  const [header, payload, signature, more] = token.split('.')
  if (header !== HEADER || payload === undefined || signature === undefined || more !== undefined) return undefined
  const given = Buffer.from(signature)
  if (!secrets.some((secret) => isSame(Buffer.from(sign(secret, `${header}.${payload}`)), given))) return undefined
  // Signed by us, so it is the JSON that `issue` wrote.
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as TokenClaims
}

const isSame = (one: Buffer, other: Buffer): boolean => one.length === other.length && timingSafeEqual(one, other)

const MAX_REMEMBERED = 10_000

/**
 * Signatures found right. A token means the same for ever, so only room limits how long it is kept; its `exp` is judged
 * elsewhere.
 */
function createMemory() {
  const known = new Map<string, TokenClaims>()
  return {
    get: (token: string): TokenClaims | undefined => known.get(token),
    keep: (token: string, claims: TokenClaims | undefined): TokenClaims | undefined => {
      if (claims === undefined) return undefined
      const oldest = known.keys().next()
      if (known.size >= MAX_REMEMBERED && !oldest.done) known.delete(oldest.value)
      known.set(token, claims)
      return claims
    },
  }
}

/**
 * The token in an Authorization header. Clients send it as `Bearer <jwt>` or bare, and the text `Bearer null` when they
 * have none (known-payloads 2.2, 2.4); all of the empty forms are "no token".
 */
export function tokenFrom(authorization: string | undefined): string | undefined {
  const token = authorization?.replace(/^bearer(\s+|$)/i, '').trim()
  return token === undefined || token === '' || token === 'null' || token === 'undefined' ? undefined : token
}

function sign(secret: KeyObject, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url')
}
