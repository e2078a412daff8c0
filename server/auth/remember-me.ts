/**
 * Auto-login credentials (SES-29). The client holds `<hcId>.<credentialId>.<secret>` in a cookie that no script can read; the
 * database holds a hash of the secret. Each use replaces the secret, sign-out revokes, another sign-in revokes.
 */
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Clock } from '#server/clock.ts'
import type { Db } from '#server/db/client.ts'
import { rememberCredentials } from '#server/domain/session/schema.ts'

export type RememberMe = {
  /** A new credential for the member's device; any other one is revoked. Returns what the client keeps. */
  issue(hcId: string, deviceId: string): Promise<string>
  /**
   * Takes a credential and replaces its secret. `replacement` is undefined when another request of the same client has just
   * replaced it. Undefined when the credential is unknown, used up, revoked, too old, or belongs to another device.
   */
  use(value: string, deviceId: string): Promise<{ hcId: string; deviceId: string; replacement: string | undefined } | undefined>
  /** Revokes all credentials of a member. */
  revokeAll(hcId: string): Promise<void>
  /** Revokes the credential itself, for a sign-out whose session has ended already. */
  revoke(value: string): Promise<void>
}

/** Two tabs that open at once send the same secret; for this long the one before still counts as theirs, later as stolen. */
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
      await db
        .insert(rememberCredentials)
        .values({ hcId, credentialId, deviceId, secretHash: hashOf(secret), createdAt: now, rotatedAt: now, expiresAt: expiry() })
      return [hcId, credentialId, secret].join('.')
    },
    use: async (value, deviceId) => {
      const given = parse(value)
      if (given === undefined) return undefined
      const { hcId, credentialId } = given
      const secret = newSecret()
      const now = clock.now()
      const [rotated] = await db
        .update(rememberCredentials)
        .set({ secretHash: hashOf(secret), previousSecretHash: given.hash, rotatedAt: now, expiresAt: expiry() })
        .where(
          and(
            keyIs(hcId, credentialId),
            eq(rememberCredentials.secretHash, given.hash),
            eq(rememberCredentials.deviceId, deviceId),
            isNull(rememberCredentials.revokedAt),
            gt(rememberCredentials.expiresAt, now),
          ),
        )
        .returning({ deviceId: rememberCredentials.deviceId })
      if (rotated !== undefined) return { hcId, deviceId, replacement: [hcId, credentialId, secret].join('.') }

      const [found] = await db.select().from(rememberCredentials).where(keyIs(hcId, credentialId))
      if (found === undefined || found.revokedAt !== null || found.previousSecretHash !== given.hash) return undefined
      if (found.deviceId === deviceId && now.getTime() - found.rotatedAt.getTime() <= GRACE_MS) {
        return { hcId, deviceId, replacement: undefined }
      }
      // A secret that was replaced long ago comes back: somebody kept a copy. Nobody may use this credential again.
      await revokeAll(hcId)
      return undefined
    },
    revokeAll,
    revoke: async (value) => {
      const given = parse(value)
      if (given === undefined) return
      await db
        .update(rememberCredentials)
        .set({ revokedAt: clock.now() })
        .where(and(keyIs(given.hcId, given.credentialId), eq(rememberCredentials.secretHash, given.hash)))
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
