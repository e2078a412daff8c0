/** Who somebody is and on which device: names, passwords, sessions, auto-login. */
import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant, yn } from '#server/db/columns.ts'
import { groupTable, memberTable } from '#server/db/tables.ts'
import { ownerKey } from '#server/domain/member/schema.ts'

/** Sign-in name to member. Spread by its own key: it answers "who is this?", so it cannot be found by `hc_id`. */
export const signInNames = memberTable('sign_in_names', {
  /** Lower case. */
  username: text().primaryKey(),
  hcId: text().notNull(),
})

/**
 * Tries to sign in with a name from an address, and until when they count. Made before anybody knows whether the name
 * exists, so it is spread by the name too.
 */
export const signInTries = memberTable(
  'sign_in_tries',
  {
    /** Lower case, as it was typed. */
    username: text().notNull(),
    address: text().notNull(),
    count: integer().notNull(),
    until: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.username, t.address] })],
)

export const credentials = memberTable('credentials', {
  hcId: ownerKey().primaryKey(),
  /** Algorithm, parameters, salt and hash in one text: server/auth/password.ts. */
  passwordHash: text().notNull(),
  passwordChangedAt: instant().notNull().defaultNow(),
  /** The change was put off: the reminder counts from here (MBR-14). */
  reminderFrom: instant(),
})

/** A device the member has signed in on (MBR-09). */
export const devices = memberTable(
  'devices',
  {
    hcId: ownerKey(),
    deviceId: text().notNull(),
    firstSeenAt: instant().notNull().defaultNow(),
    lastSeenAt: instant().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.hcId, t.deviceId] })],
)

/** Who is on a phone now: the last member who signed in there. Spread by the phone, which asks before it is known who. */
export const deviceOwners = groupTable('device_owners', { deviceId: text().primaryKey(), hcId: ownerKey() }, (t) => [
  index('device_owners_member').on(t.hcId),
])

/** Whom the notices of a push token's phone are of: the last member who registered it (MBR-10, docs/decisions/380). */
export const pushTokens = groupTable(
  'push_tokens',
  {
    pushToken: text().primaryKey(),
    hcId: ownerKey(),
    deviceId: text().notNull(),
    registeredAt: instant().notNull(),
  },
  (t) => [index('push_tokens_member').on(t.hcId)],
)

export type SessionEnd = 'logout' | 'duplicate-login' | 'expired' | 'withdrawn' | 'stolen' | 'password'

/** A signed-in session. The access token names both key columns. At most one is live per member (SES-25). */
export const sessions = memberTable(
  'sessions',
  {
    hcId: ownerKey(),
    sessionId: text().notNull(),
    deviceId: text().notNull(),
    autoLoginYn: yn().notNull().default('N'),
    startedAt: instant().notNull().defaultNow(),
    refreshedAt: instant().notNull().defaultNow(),
    endedAt: instant(),
    endReason: text().$type<SessionEnd>(),
    /** The password was shown in it: for five minutes nobody asks again (MYP-10). */
    pwdCheckedAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.hcId, t.sessionId] }),
    uniqueIndex('sessions_one_live')
      .on(t.hcId)
      .where(sql`ended_at is null`),
  ],
)

/**
 * An auto-login credential (SES-29). Only a hash of the secret is kept. Each use replaces the secret; the one before
 * is kept, since the answer that brought the new one may have been lost.
 */
export const rememberCredentials = memberTable(
  'remember_credentials',
  {
    hcId: ownerKey(),
    credentialId: text().notNull(),
    deviceId: text().notNull(),
    secretHash: text().notNull(),
    previousSecretHash: text(),
    createdAt: instant().notNull().defaultNow(),
    rotatedAt: instant().notNull().defaultNow(),
    expiresAt: instant().notNull(),
    revokedAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.hcId, t.credentialId] }),
    index('remember_credentials_device').on(t.hcId, t.deviceId),
  ],
)

/** SES-30. */
export const loginHistory = memberTable(
  'login_history',
  {
    hcId: ownerKey(),
    historyId: text().notNull(),
    kind: text().$type<'login' | 'auto-login' | 'setting'>().notNull(),
    deviceId: text().notNull(),
    autoLoginYn: yn().notNull(),
    happenedAt: instant().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.hcId, t.historyId] })],
)
