/**
 * What belongs to one member. Every table's key starts with `hc_id`, the member's key, and so does every index and
 * unique rule: a store that spreads rows by that column (Citus, CockroachDB, YugabyteDB) keeps a member's rows
 * together and needs no redesign. The one exception, `sign_in_names`, is read before the member is known and says so.
 */
import { sql } from 'drizzle-orm'
import {
  bigint,
  foreignKey,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { instant, yn } from './columns.ts'
import { allergens, companies, dishes, restaurants } from './reference.ts'

/** Sign-in name to member. Spread by its own key: it answers "who is this?", so it cannot be found by `hc_id`. */
export const signInNames = pgTable('sign_in_names', {
  /** Lower case. */
  username: text().primaryKey(),
  hcId: text().notNull(),
})

/** The member (MBR-01, MBR-02). `hcId` is the member's key everywhere, `usrId` the sign-in name as shown. */
export const members = pgTable('members', {
  hcId: text().primaryKey(),
  usrId: text().notNull(),
  realName: text().notNull(),
  nickName: text().notNull(),
  gender: text().$type<'M' | 'F'>().notNull(),
  birthdayYear: text().notNull(),
  birthdayMonth: text().notNull(),
  birthdayDay: text().notNull(),
  /** Centimetres and kilograms as the member typed them at sign-up; records live in `health_index_records`. */
  heightCm: numeric({ precision: 4, scale: 1, mode: 'number' }),
  weightKg: numeric({ precision: 4, scale: 1, mode: 'number' }),
  usrEmail: text().notNull(),
  mobileNo: text().notNull(),
  bizCode: text()
    .notNull()
    .references(() => companies.bizCode),
  /** Empty for members who are not employees. */
  employeeNumber: text().notNull().default(''),
  tomsYn: yn().notNull().default('N'),
  loginType: text().notNull().default('W'),
  /** Default avatar 01…09 (MBR-03). */
  usrImg: text().notNull().default('01'),
  lang: text().$type<'ko' | 'en'>().notNull().default('ko'),
  engMenuYn: yn().notNull().default('N'),
  terms01: yn().notNull().default('Y'),
  terms02: yn().notNull().default('Y'),
  terms03: yn().notNull().default('Y'),
  terms04: yn().notNull().default('N'),
  pushAgreeYn: yn().notNull().default('N'),
  smsAgreeYn: yn().notNull().default('N'),
  emailAgreeYn: yn().notNull().default('N'),
  /** Own agreement before allergies are stored or used (MYP-13). */
  allergyAgreeYn: yn().notNull().default('N'),
  healthTermsYn: yn().notNull().default('N'),
  dormantYn: yn().notNull().default('N'),
  /** Day of the last sign-in, `YYYYMMDD`; null before the first. */
  lastLoginDt: text(),
  joinedAt: instant().notNull().defaultNow(),
})

/** The leading key column of everything a member owns; it goes when the member goes. */
export const ownerKey = () =>
  text()
    .notNull()
    .references(() => members.hcId, { onDelete: 'cascade' })

export const credentials = pgTable('credentials', {
  hcId: ownerKey().primaryKey(),
  /** Algorithm, parameters, salt and hash in one text: server/auth/password.ts. */
  passwordHash: text().notNull(),
  passwordChangedAt: instant().notNull().defaultNow(),
})

/** A device the member has signed in on, with its push token (MBR-09, MBR-10). */
export const devices = pgTable(
  'devices',
  {
    hcId: ownerKey(),
    deviceId: text().notNull(),
    pushToken: text(),
    firstSeenAt: instant().notNull().defaultNow(),
    lastSeenAt: instant().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.hcId, t.deviceId] })],
)

export type SessionEnd = 'logout' | 'duplicate-login' | 'expired' | 'withdrawn'

/** A signed-in session. The access token names both key columns. At most one is live per member (SES-25). */
export const sessions = pgTable(
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
 * is kept so that its reappearance, a sign of theft, can revoke the credential.
 */
export const rememberCredentials = pgTable(
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
export const loginHistory = pgTable(
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

/** Restaurants used (MYP-08); at most one is the main one. `orderSeq` may pass 90 million (known-payloads 3.2). */
export const memberRestaurants = pgTable(
  'member_restaurants',
  {
    hcId: ownerKey(),
    restaurantCode: text().notNull(),
    mainDiv: yn().notNull().default('N'),
    orderSeq: bigint({ mode: 'number' }).notNull(),
    registeredAt: instant().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.hcId, t.restaurantCode] }),
    // Named here because the generated name passes Postgres's 63 characters.
    foreignKey({
      name: 'member_restaurants_restaurant',
      columns: [t.restaurantCode],
      foreignColumns: [restaurants.restaurantCode],
    }),
    uniqueIndex('member_restaurants_one_main')
      .on(t.hcId)
      .where(sql`main_div = 'Y'`),
  ],
)

export const memberAllergies = pgTable(
  'member_allergies',
  {
    hcId: ownerKey(),
    allergenCode: text()
      .notNull()
      .references(() => allergens.allergenCode),
  },
  (t) => [primaryKey({ columns: [t.hcId, t.allergenCode] })],
)

export const likedMenus = pgTable(
  'liked_menus',
  {
    hcId: ownerKey(),
    menuCode: text()
      .notNull()
      .references(() => dishes.menuCode),
    likedAt: instant().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.hcId, t.menuCode] })],
)

/** Weight, blood pressure and so on, one value per index code and full timestamp (Seoul wall time `YYYYMMDDHHmmss`). */
export const healthIndexRecords = pgTable(
  'health_index_records',
  {
    hcId: ownerKey(),
    /** BW, SBP, DBP, SLP, HT, BDF, SKM, NBD, ABD, BBD, SBD. */
    helhidxCode: text().notNull(),
    inptDt: text().notNull(),
    helhidxVal: numeric({ precision: 8, scale: 2, mode: 'number' }).notNull(),
    /** Origin: 1 typed in, 2 Samsung, 3 Apple, 4 InBody. */
    helhidxOriCode: text().$type<'1' | '2' | '3' | '4'>().notNull(),
    /** Platform it came through: 1 Android, 2 iOS; null when typed in. */
    helhidxLkeqmtCode: text().$type<'1' | '2'>(),
    /** Day of the record, the first eight characters of `inptDt`. */
    helhDate: text().notNull(),
    savedAt: instant().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.hcId, t.helhidxCode, t.inptDt] })],
)

/** What the member aims at; null is "not set", never zero. */
export const memberTargets = pgTable('member_targets', {
  hcId: ownerKey().primaryKey(),
  targetWeightKg: numeric({ precision: 4, scale: 1, mode: 'number' }),
  stepGoal: integer(),
  eatKcalGoal: integer(),
  burnKcalGoal: integer(),
  updatedAt: instant().notNull().defaultNow(),
})

/** A member's day so far. A day without a row is a day without data, never zero. */
export const dailyActivity = pgTable(
  'daily_activity',
  {
    hcId: ownerKey(),
    activityDt: text().notNull(),
    steps: integer(),
    burnedKcal: integer(),
    eatenKcal: integer(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.hcId, t.activityDt] })],
)

/** Steps since midnight at a wall time, so that "yesterday at this time" can be told. */
export const stepReadings = pgTable(
  'step_readings',
  {
    hcId: ownerKey(),
    activityDt: text().notNull(),
    /** `HHmm`. */
    readAt: text().notNull(),
    steps: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.hcId, t.activityDt, t.readAt] })],
)

/** Notices and push messages of one member, newest has the highest number. */
export const alarms = pgTable(
  'alarms',
  {
    hcId: ownerKey(),
    alarmSeq: integer().notNull(),
    kind: text().notNull(),
    title: text().notNull(),
    body: text().notNull(),
    /** Route name to open (spec/routes.json); null when the message leads nowhere. */
    menu: text(),
    sentAt: instant().notNull().defaultNow(),
    readAt: instant(),
  },
  (t) => [primaryKey({ columns: [t.hcId, t.alarmSeq] })],
)

/** What the member chose about the app itself. No row: every default holds. */
export const memberSettings = pgTable('member_settings', {
  hcId: ownerKey().primaryKey(),
  homeUrl: text().notNull().default('/main'),
  /** Tenths of a second matter: the default is 3.5 s (MYP-02, MYP-11). */
  toastTimeoutS: numeric({ precision: 3, scale: 1, mode: 'number' }).notNull().default(3.5),
  updatedAt: instant().notNull().defaultNow(),
})
