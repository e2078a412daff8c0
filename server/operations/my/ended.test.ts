import { getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createRememberMe } from '#server/auth/remember-me.ts'
import { createSessions } from '#server/auth/sessions.ts'
import { totalDays } from '#server/domain/activity/day-totals.queries.ts'
import {
  dailyActivity,
  phoneDaySteps,
  phoneExercises,
  phoneSteps,
  stepReadings,
} from '#server/domain/activity/schema.ts'
import { battleMessages } from '#server/domain/battle/schema.ts'
import { chatMessages, chatRooms } from '#server/domain/chat/schema.ts'
import { checkupSignIns } from '#server/domain/checkup-sign-in/schema.ts'
import { posts } from '#server/domain/community/schema.ts'
import { greenStamps } from '#server/domain/green/schema.ts'
import { inquiries } from '#server/domain/inquiry/schema.ts'
import { mallChecks } from '#server/domain/mall/schema.ts'
import { members } from '#server/domain/member/schema.ts'
import { challengeMissions, missionEntries } from '#server/domain/mission/schema.ts'
import { phoneQueries } from '#server/domain/phone/queries.ts'
import {
  endedOfAll,
  endedOfMembers,
  MOST_BATTLE_MESSAGES,
  MOST_CHECKUP_SIGN_INS,
  MOST_CREDENTIALS,
  MOST_SESSIONS,
} from '#server/domain/retention/ended.queries.ts'
import { rememberCredentials, sessions, signInTries } from '#server/domain/session/schema.ts'
import { smsCodes, smsLimits } from '#server/domain/sms-code/schema.ts'
import { pictureKinds } from '#server/domain/upload/rules.ts'
import { uploads } from '#server/domain/upload/schema.ts'
import { watchNights } from '#server/night.ts'
import { addDays, seoulDay, seoulInstant } from '#server/seoul.ts'
import { startTestServer, type TestMember, type TestServer } from '#server/test-support/app.ts'
import { databaseKinds, TEST_NOW } from '#server/test-support/database.ts'

const LONG = { timeout: 60_000 }
const DAY_MS = 86_400_000
const TODAY = '20261119'
const NIGHT = seoulInstant(TODAY, '0400')
/** Samples of the 14th of October 2025 are kept for the last time: its spans reach into the day 400 days ago. */
const [OLD, KEPT] = ['20251013', '20251014']

describe.each(databaseKinds)('what has ended goes at night, %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(() => server.close())
  beforeEach(() => server.clock.set(TEST_NOW))

  const ago = (days: number) => new Date(NIGHT.getTime() - days * DAY_MS)
  const night = (what: string, member: TestMember, now = NIGHT) =>
    endedOfMembers[what]?.(server.database.db, { hcIds: [member.hcId], today: seoulDay(now), now })
  const count = (table: PgTable, { hcId }: TestMember) => server.database.db.$count(table, sql`hc_id = ${hcId}`)
  const values = async (table: PgTable, column: string, { hcId }: TestMember) =>
    (
      await server.database.db.execute<{ value: string }>(
        sql`select ${sql.identifier(column)}::text as value from ${table} where hc_id = ${hcId} order by 1`,
      )
    ).map(({ value }) => value)

  describe('samples of steps', () => {
    const step = (sampleId: string, day: string, steps: number, origin: '2' | '3' = '2') => ({
      origin,
      sampleId,
      startDt: `${day}120000`,
      endDt: `${day}121000`,
      steps,
      kcal: 30,
    })
    /** A member with these samples alone, their days added up. */
    const walked = async (...rows: ReturnType<typeof step>[]) => {
      const { db } = server.database
      const member = await server.member()
      const { hcId } = member
      for (const table of [phoneSteps, phoneDaySteps, phoneExercises, dailyActivity, stepReadings])
        await db.delete(table).where(sql`hc_id = ${hcId}`)
      await db.insert(phoneSteps).values(rows.map((row) => ({ hcId, ...row })))
      const days = [...new Set(rows.map(({ startDt }) => startDt.slice(0, 8)))]
      // As they were added up when they came.
      for (const day of days) await db.transaction((tx) => totalDays(tx, hcId, [day], seoulInstant(day, '2300')))
      return member
    }
    const sums = async ({ hcId }: TestMember, day = OLD) => {
      const [row] = await server.database.db.execute<{ steps: number; kcal: number }>(sql`
        select steps, burned_kcal as kcal from ${dailyActivity} where hc_id = ${hcId} and activity_dt = ${day}`)
      return row
    }

    test('go after 400 days; the sum of the day, its energy and its half hours stay', async () => {
      const member = await walked(step('old', OLD, 1000), step('kept', KEPT, 2000))
      const readings = await count(stepReadings, member)
      expect(await sums(member)).toEqual({ steps: 1000, kcal: 30 })
      await night('samples', member, ago(1))
      expect(await values(phoneSteps, 'sample_id', member)).toEqual(['kept', 'old'])
      await night('samples', member)
      await night('samples', member)
      expect(await values(phoneSteps, 'sample_id', member)).toEqual(['kept'])
      expect([await sums(member), await count(stepReadings, member)]).toEqual([{ steps: 1000, kcal: 30 }, readings])
      // Made anew, the day is what it was.
      await server.database.db.transaction((tx) => totalDays(tx, member.hcId, [OLD], NIGHT))
      expect([await sums(member), await count(stepReadings, member)]).toEqual([{ steps: 1000, kcal: 30 }, readings])
    })

    test('leave the energy of their day when an exercise of it comes later', async () => {
      const member = await walked(step('old', OLD, 1000))
      await night('samples', member)
      await server.database.db.insert(phoneExercises).values({
        hcId: member.hcId,
        origin: '2',
        sampleId: 'late',
        exerciseType: '1002',
        startDt: `${OLD}180000`,
        endDt: `${OLD}181000`,
        durationSec: 600,
        kcal: 20,
      })
      await server.database.db.transaction((tx) => totalDays(tx, member.hcId, [OLD], NIGHT))
      expect(await sums(member)).toEqual({ steps: 1000, kcal: 30 })
    })

    test('leave what they came to, so that unlinking one phone keeps the steps of the other', async () => {
      const member = await walked(step('galaxy', OLD, 1000), step('iphone', addDays(OLD, -1), 700, '3'))
      await night('samples', member)
      expect(await count(phoneSteps, member)).toBe(0)
      await phoneQueries(server.database.db).removeOrigin(member.hcId, '3', NIGHT)
      expect((await sums(member))?.steps).toBe(1000)
      expect((await sums(member, addDays(OLD, -1)))?.steps ?? null).toBeNull()
    })

    test('never come to more than their day showed, and a platform’s own total stands', async () => {
      const member = await walked(step('a', OLD, 1000), step('b', OLD, 800), step('c', addDays(OLD, -1), 500))
      // Two sources of one time count once: the day shows the larger.
      const shown = (await sums(member))?.steps ?? 0
      await server.database.db
        .insert(phoneDaySteps)
        .values({ hcId: member.hcId, origin: '2', activityDt: addDays(OLD, -1), steps: 400 })
      await night('samples', member)
      const told = await server.database.db.execute<{ day: string; steps: number }>(sql`
        select activity_dt as day, steps from ${phoneDaySteps} where hc_id = ${member.hcId} order by 1`)
      expect([...told]).toEqual([
        { day: addDays(OLD, -1), steps: 400 },
        { day: OLD, steps: Math.min(shown, 1800) },
      ])
    })
  })

  describe('pictures', () => {
    const picture = async ({ hcId }: TestMember, name: string, storedAt: Date | null, askedAt = storedAt ?? NIGHT) => {
      const imgId = `IMG${hcId}${name}`
      const kindOf = pictureKinds.find((one) => name.startsWith(one)) ?? 'MEAL'
      await server.database.db
        .insert(uploads)
        .values({ imgId, hcId, kind: kindOf, toldBytes: 3, askedAt, storedAt, jpeg: storedAt && Buffer.from([1]) })
      return imgId
    }

    test.each(pictureKinds)('of %s that nothing names go after a day, and not before', async (of) => {
      const [member, other] = [await server.member(), await server.member()]
      const minutes = (n: number) => new Date(NIGHT.getTime() - DAY_MS + n * 60_000)
      await picture(member, `${of}-old`, minutes(-1))
      const fresh = await picture(member, `${of}-fresh`, minutes(1), minutes(-5))
      const theirs = await picture(other, `${of}-theirs`, minutes(-1))
      await night('pictures', member)
      await night('pictures', member)
      expect(await values(uploads, 'img_id', member)).toEqual([fresh])
      expect(await values(uploads, 'img_id', other)).toEqual([theirs])
    })

    test('that never came leave their places', async () => {
      const member = await server.member()
      await picture(member, 'MEAL-place', null, ago(2))
      const open = await picture(member, 'MEAL-open', null, ago(0))
      await night('pictures', member)
      expect(await values(uploads, 'img_id', member)).toEqual([open])
    })

    test('that something names stay, whatever it is and whatever they were added for', async () => {
      const { db } = server.database
      const member = await server.member('haneul')
      const { hcId } = member
      await db.execute(sql`delete from ${uploads} where hc_id = ${hcId}`)
      const named = Object.fromEntries(
        await Promise.all(
          ['PROFILE', 'QNA', 'CMUTY', 'MISSION', 'GREEN', 'MEAL'].map(
            async (name) => [name, await picture(member, `${name}-named`, ago(300))] as const,
          ),
        ),
      )
      await db.execute(sql`update ${members} set usr_img = ${named['PROFILE']} where hc_id = ${hcId}`)
      await db.execute(sql`
        insert into ${inquiries} (hc_id, qna_seq, type, qna_type_code, title, contents, img_ids, email_yn, sent_at)
        values (${hcId}, 9001, 'appqna', 'A02', '질문', '질문', array[${named['QNA']}], 'N', now())`)
      await db.execute(sql`
        update ${posts} set img_ids = jsonb_build_array(${named['CMUTY']}::text), hc_id = ${hcId}
        where (chaln_code, cmuty_seq) = (select chaln_code, cmuty_seq from ${posts} limit 1)`)
      const [mission] = await db.select({ missionSeq: challengeMissions.missionSeq }).from(challengeMissions).limit(1)
      await db.insert(missionEntries).values({
        hcId,
        missionDailySeq: 90_001,
        missionDt: '20250101',
        missionSeq: mission?.missionSeq ?? 0,
        doneVal: null,
        memoTxt: null,
        imgId: named['MISSION'] ?? '',
        enteredAt: TEST_NOW,
      })
      await db.execute(sql`
        update ${greenStamps} set img_id = ${named['GREEN']} where hc_id = ${hcId}
          and stamp_dt = (select max(stamp_dt) from ${greenStamps} where hc_id = ${hcId})`)
      await db.execute(sql`
        insert into ${chatRooms} (hc_id, room_id, cnstnt_id, room_type, opened_at, last_seq)
        values (${hcId}, 'R', 'CN0007', 'ANY', now(), 1)`)
      await db.execute(sql`
        insert into ${chatMessages} (hc_id, room_id, msg_seq, writer, img_id, sent_at)
        values (${hcId}, 'R', 1, 'MEMBER', ${named['MEAL']}, now())`)
      await picture(member, 'CMUTY-lost', ago(300))
      await night('pictures', member)
      expect(await values(uploads, 'img_id', member)).toEqual(Object.values(named).toSorted())
    })
  })

  test('sessions go thirty days after their end, but for the newest, by which the last sign-in is known', async () => {
    const { db } = server.database
    const member = await server.member()
    const { hcId } = member
    await db.delete(sessions).where(sql`hc_id = ${hcId}`)
    const session = (sessionId: string, started: Date, endedAt: Date | null) => ({
      hcId,
      sessionId,
      deviceId: 'phone',
      startedAt: started,
      refreshedAt: started,
      endedAt,
      endReason: endedAt && ('logout' as const),
    })
    await db
      .insert(sessions)
      .values([session('a', ago(90), ago(30)), session('b', ago(80), ago(29)), session('c', ago(70), ago(60))])
    await night('sessions', member)
    await night('sessions', member)
    expect(await values(sessions, 'session_id', member)).toEqual(['b', 'c'])
    await night('sessions', member, new Date(NIGHT.getTime() + 2 * DAY_MS))
    // The last sign-in was seventy days ago, and its row says so.
    expect(await values(sessions, 'session_id', member)).toEqual(['c'])
    server.clock.set(NIGHT)
    const life = { idle: 3600, most: 86_400 }
    await createSessions(db, server.clock, life).start({ hcId, deviceId: 'phone', autoLoginYn: 'N' })
    expect(await values(members, 'last_login_dt', member)).toEqual([seoulDay(ago(70))])
    // Whoever comes with one that is gone is told that it has ended.
    expect(await createSessions(db, server.clock, life).find(hcId, 'a')).toEqual({ kind: 'ended', reason: 'expired' })
  })

  test('of sessions that ended the newest are kept', LONG, async () => {
    const member = await server.member()
    const { db } = server.database
    await db.execute(sql`
      insert into ${sessions} (hc_id, session_id, device_id, started_at, refreshed_at, ended_at, end_reason)
      select ${member.hcId}, 's' || n, 'phone', at, at, at, 'logout' from generate_series(1, ${MOST_SESSIONS + 50}::int) n,
        lateral (select ${TEST_NOW.toISOString()}::timestamptz - n * interval '1 minute' as at) as told`)
    await night('sessions', member, TEST_NOW)
    expect(await count(sessions, member)).toBe(MOST_SESSIONS)
    // Its own, which lives, is the newest.
    expect(await values(sessions, 'session_id', member)).not.toContain(`s${String(MOST_SESSIONS)}`)
    expect(await values(sessions, 'session_id', member)).toContain(`s${String(MOST_SESSIONS - 1)}`)
  })

  test('auto-logins go thirty days after they ended, and are refused before and after', LONG, async () => {
    const { db } = server.database
    const member = await server.member()
    const rememberMe = createRememberMe(db, server.clock, 90)
    server.clock.set(ago(40))
    const revoked = await rememberMe.issue(member.hcId, 'phone')
    const live = await rememberMe.issue(member.hcId, 'phone')
    server.clock.set(ago(20))
    expect(await rememberMe.use(revoked, 'phone')).toEqual({ kind: 'refused' })
    await night('autoLogins', member, ago(11))
    expect(await count(rememberCredentials, member)).toBe(2)
    await night('autoLogins', member, ago(9))
    expect(await count(rememberCredentials, member)).toBe(1)
    expect(await rememberMe.use(revoked, 'phone')).toEqual({ kind: 'refused' })
    expect(await rememberMe.use(live, 'phone')).toMatchObject({ kind: 'known' })
    await db.execute(sql`
      insert into ${rememberCredentials}
        (hc_id, credential_id, device_id, secret_hash, created_at, rotated_at, expires_at, revoked_at)
      select ${member.hcId}, 'c' || n, 'phone', 'hash', at, at, at + interval '90 days', at
      from generate_series(1, ${MOST_CREDENTIALS + 5}::int) n,
        lateral (select ${ago(8).toISOString()}::timestamptz + n * interval '1 minute' as at) as told`)
    await night('autoLogins', member, ago(7))
    // The one that lives is older than all of them, and stays.
    expect(await count(rememberCredentials, member)).toBe(MOST_CREDENTIALS + 1)
  })

  test('sign-ins at a provider go thirty days after they ended; those that were confirmed are the newest', async () => {
    const { db } = server.database
    const member = await server.member()
    await db.delete(checkupSignIns).where(sql`hc_id = ${member.hcId}`)
    const insert = (name: string, state: string, at: Date, rows = 1) =>
      db.execute(sql`
        insert into ${checkupSignIns} (hc_id, auth_tx_id, provider_tx, provider_code, state, started_at, expires_at)
        select ${member.hcId}, ${name} || n, 'tx', 'KAKAO', ${state}, at, at
        from generate_series(1, ${rows}::int) n,
          lateral (select ${at.toISOString()}::timestamptz + n * interval '1 second' as at) as told`)
    await insert('old', 'EXPIRED', ago(31))
    await insert('late', 'EXPIRED', ago(29))
    await insert('done', 'DONE', ago(300))
    await night('checkupSignIns', member)
    expect(await values(checkupSignIns, 'auth_tx_id', member)).toEqual(['done1', 'late1'])
    await insert('many', 'DONE', ago(1), MOST_CHECKUP_SIGN_INS)
    await night('checkupSignIns', member)
    expect(await count(checkupSignIns, member)).toBe(MOST_CHECKUP_SIGN_INS)
    expect(await values(checkupSignIns, 'auth_tx_id', member)).not.toContain('done1')
  })

  test('verifications for the shop go when they have ended', async () => {
    const member = await server.member()
    const check = (authKey: string, expiresAt: Date) => ({ hcId: member.hcId, authKey, begunAt: expiresAt, expiresAt })
    await server.database.db
      .insert(mallChecks)
      .values([check('ended', NIGHT), check('open', new Date(NIGHT.getTime() + 1000))])
    await night('mallChecks', member)
    expect(await values(mallChecks, 'auth_key', member)).toEqual(['open'])
  })

  test('of messages about battles the newest are kept', LONG, async () => {
    const [member, other] = [await server.member(), await server.member()]
    const add = ({ hcId }: TestMember, rows: number) =>
      server.database.db.execute(sql`
        insert into ${battleMessages} (hc_id, msg_seq, bat_seq, bat_nm, msg_type, from_nick_name, side, leader_yn, sent_at)
        select ${hcId}, n, 1, '한판', 'CANCEL', '하늘', 'AWAY', 'N', now() from generate_series(1, ${rows}::int) n`)
    await server.database.db.execute(sql`delete from ${battleMessages} where hc_id in (${member.hcId}, ${other.hcId})`)
    await add(member, MOST_BATTLE_MESSAGES + 3)
    await add(other, MOST_BATTLE_MESSAGES)
    await night('battleMessages', member)
    await night('battleMessages', other)
    const first = async ({ hcId }: TestMember) =>
      (
        await server.database.db.execute<{ first: number; rows: number }>(
          sql`select min(msg_seq) as first, count(*)::int as rows from ${battleMessages} where hc_id = ${hcId}`,
        )
      )[0]
    expect(await first(member)).toEqual({ first: 4, rows: MOST_BATTLE_MESSAGES })
    expect(await first(other)).toEqual({ first: 1, rows: MOST_BATTLE_MESSAGES })
  })

  test('tries, codes and counts of codes of everybody go when they are over', async () => {
    const { db } = server.database
    const tables = { signInTries, smsCodes, smsLimits }
    for (const table of Object.values(tables)) await db.execute(sql`delete from ${sql.identifier(getTableName(table))}`)
    const later = new Date(NIGHT.getTime() + 1000)
    await db.insert(signInTries).values([
      { username: 'over', address: '::1', count: 1, until: ago(1) },
      { username: 'counts', address: '::1', count: 1, until: later },
    ])
    const code = { mobileNo: '01000000311', purpose: 'findId' as const, deviceId: 'phone', codeHash: 'hash' }
    await db.insert(smsCodes).values([
      { ...code, authSeq: 1, sentAt: ago(1.1) },
      { ...code, authSeq: 2, sentAt: ago(0.9) },
    ])
    await db.insert(smsLimits).values([
      { subject: 'mobile:1', hourFrom: ago(1.1), sentCnt: 1 },
      { subject: 'mobile:2', hourFrom: ago(1.1), sentCnt: 1, blockedUntil: later },
      { subject: 'mobile:3', hourFrom: ago(0.9), sentCnt: 1 },
    ])
    for (const take of Object.values(endedOfAll)) await take(db, NIGHT)
    expect((await db.select().from(signInTries)).map(({ username }) => username)).toEqual(['counts'])
    expect((await db.select().from(smsCodes)).map(({ authSeq }) => authSeq)).toEqual([2])
    expect((await db.select().from(smsLimits)).map(({ subject }) => subject).toSorted()).toEqual([
      'mobile:2',
      'mobile:3',
    ])
  })

  test('the night does all of it, of two servers at once as well', LONG, async () => {
    const member = await server.member()
    const { db } = server.database
    await db.insert(mallChecks).values({ hcId: member.hcId, authKey: 'ended', begunAt: ago(1), expiresAt: ago(1) })
    await db
      .insert(uploads)
      .values({ imgId: `IMG${member.hcId}`, hcId: member.hcId, kind: 'MEAL', toldBytes: 1, askedAt: ago(3) })
    const failures: string[] = []
    const watch = () =>
      watchNights({
        database: server.database,
        clock: server.clock,
        logError: (error, what) => failures.push(`${what}: ${String(error)}`),
      })
    const watches = [watch(), watch()]
    server.clock.set(seoulInstant('20261120', '0400'))
    await Promise.all(watches.map((one) => one.look()))
    await Promise.all(watches.map((one) => one.stop()))
    expect(failures).toEqual([])
    expect([await count(mallChecks, member), await count(uploads, member)]).toEqual([0, 0])
  })
})
