/**
 * Auto-login credentials (SES-29). The client holds `<hcId>.<credentialId>.<secret>` in a cookie that no script can
 * read; the database holds hashes of the last two secrets. Each use replaces the secret, sign-out revokes, another
 * sign-in revokes (docs/decisions/140).
 */
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { and, eq, isNull, or } from 'drizzle-orm'
import type { Clock } from '#server/clock.ts'
import type { Db } from '#server/db/client.ts'
import { rememberCredentials } from '#server/domain/session/schema.ts'

/** What came of presenting a credential. */
export type Remembered =
  /** `replacement` is undefined when another request of the same client has just replaced the secret. */
  | { kind: 'known'; hcId: string; replacement: string | undefined }
  /** Unknown, used up, revoked, too old, or of another device. */
  | { kind: 'refused' }
  /** A secret that is older than the client's own: somebody kept a copy. The credential is revoked. */
  | { kind: 'stolen'; hcId: string; deviceId: string }

export type RememberMe = {
  /** A new credential for the member's device; any other one is revoked. Returns what the client keeps. */
  issue(hcId: string, deviceId: string): Promise<string>
  /** Takes a credential and replaces its secret. */
  use(value: string, deviceId: string): Promise<Remembered>
  /** Revokes all credentials of a member. */
  revokeAll(hcId: string): Promise<void>
  /**
   * Revokes the credential itself, for a sign-out whose session has ended already. Returns whether it was one of
   * `deviceId`.
   */
  revoke(value: string, deviceId: string): Promise<boolean>
}

/** Whose credential a cookie's value is and which, without its secret; undefined for anything else. */
export function credentialKey(value: string): { hcId: string; credentialId: string } | undefined {
  const given = parse(value)
  return given && { hcId: given.hcId, credentialId: given.credentialId }
}

/** Two tabs that open at once send the same secret: the second joins what the first has just begun. */
const GRACE_MS = 30_000

export function createRememberMe(db: Db, clock: Clock, lifeDays: number): RememberMe {
  const expiry = () => new Date(clock.now().getTime() + lifeDays * 86_400_000)
  const keyIs = (hcId: string, credentialId: string) =>
    and(eq(rememberCredentials.hcId, hcId), eq(rememberCredentials.credentialId, credentialId))

  async function revokeAll(hcId: string): Promise<void> {
    await db
      .update(rememberCredentials)
      .set({ revokedAt: clock.now() })
      .where(and(eq(rememberCredentials.hcId, hcId), isNull(rememberCredentials.revokedAt)))
  }

  return {
    issue: async (hcId, deviceId) => {
      await revokeAll(hcId)
      const credentialId = randomUUID()
      const secret = newSecret()
      const now = clock.now()
      await db.insert(rememberCredentials).values({
        hcId,
        credentialId,
        deviceId,
        secretHash: hashOf(secret),
        createdAt: now,
        rotatedAt: now,
        expiresAt: expiry(),
      })
      return [hcId, credentialId, secret].join('.')
    },
    use: async (value, deviceId) => {
      const given = parse(value)
      if (given === undefined) return { kind: 'refused' }
      const { hcId, credentialId, hash } = given
      const now = clock.now()
      const [found] = await db.select().from(rememberCredentials).where(keyIs(hcId, credentialId))
      if (found === undefined || found.revokedAt !== null || found.expiresAt <= now) return { kind: 'refused' }

      const isCurrent = found.secretHash === hash
      // The one before is good until the newer one comes: it has not, so the answer that brought it was lost on its
      // way.
      const isBefore = found.previousSecretHash === hash && found.deviceId === deviceId
      if (!isCurrent && !isBefore) {
        await revokeAll(hcId)
        return { kind: 'stolen', hcId, deviceId: found.deviceId }
      }
      if (found.deviceId !== deviceId) return { kind: 'refused' }
      const joined = { kind: 'known', hcId, replacement: undefined } as const
      if (isBefore && now.getTime() - found.rotatedAt.getTime() <= GRACE_MS) return joined

      const secret = newSecret()
      const [rotated] = await db
        .update(rememberCredentials)
        .set({ secretHash: hashOf(secret), previousSecretHash: hash, rotatedAt: now, expiresAt: expiry() })
        // Of two that come at once the second finds another secret than the one it has read.
        .where(
          and(
            keyIs(hcId, credentialId),
            eq(rememberCredentials.secretHash, found.secretHash),
            isNull(rememberCredentials.revokedAt),
          ),
        )
        .returning({ deviceId: rememberCredentials.deviceId })
      return rotated === undefined
        ? joined
        : { kind: 'known', hcId, replacement: [hcId, credentialId, secret].join('.') }
    },
    revokeAll,
    revoke: async (value, deviceId) => {
      const given = parse(value)
      if (given === undefined) return false
      const isIts = or(
        eq(rememberCredentials.secretHash, given.hash),
        eq(rememberCredentials.previousSecretHash, given.hash),
      )
      const revoked = await db
        .update(rememberCredentials)
        .set({ revokedAt: clock.now() })
        .where(
          and(
            keyIs(given.hcId, given.credentialId),
            eq(rememberCredentials.deviceId, deviceId),
            isIts,
            isNull(rememberCredentials.revokedAt),
          ),
        )
        .returning({ deviceId: rememberCredentials.deviceId })
      return revoked.length > 0
    },
  }
}

function parse(value: string): { hcId: string; credentialId: string; hash: string } | undefined {
  const [hcId, credentialId, secret, more] = value.split('.')
  if (!hcId || !credentialId || !secret || more !== undefined) return undefined
  return { hcId, credentialId, hash: hashOf(secret) }
}

const newSecret = (): string => randomBytes(32).toString('base64url')

/** Plain SHA-256 is enough: the secret is 256 random bits, not a word somebody chose. */
const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')
