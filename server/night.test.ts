import { and, eq, inArray, like } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { battleMembers, battles } from '#server/domain/battle/schema.ts'
import { challengeCounts, challengeReports, challengeResults } from '#server/domain/challenge/schema.ts'
import { checkupItems, checkups } from '#server/domain/checkup/schema.ts'
import { checkQueries } from '#server/domain/identity/check.queries.ts'
import { departures, retainedPayments } from '#server/domain/identity/schema.ts'
import { alarms } from '#server/domain/notice/schema.ts'
import { pointEntries } from '#server/domain/points/schema.ts'
import { reservations } from '#server/domain/reservation/schema.ts'
import { dataOf, startTestServer, type TestMember, type TestServer } from '#server/test-support/app.ts'
import { databaseKinds } from '#server/test-support/database.ts'
import { NIGHT_LOCK, type NightWatch, watchNights } from './night.ts'
import { seoulInstant } from './seoul.ts'

/** A night's work takes as long as it takes. */
const until = (check: () => Promise<void> | void) => vi.waitFor(check, { timeout: 20_000 })

const WALK = 'CH20261102'
const C = '/api/chalen/challenge'
/** The walk ends on a Friday; the Monday after is its settlement. */
const SETTLED = seoulInstant('20261130', '0400')

describe.each(databaseKinds)('nights, %s', (kind) => {
  let server: TestServer
  let watches: NightWatch[]
  let failures: string[]
  beforeEach(async () => {
    server = await startTestServer(kind)
    ;[watches, failures] = [[], []]
  })
  afterEach(async () => {
    await Promise.all(watches.map((watch) => watch.stop()))
    await server.close()
  })

  const watch = (everyMs?: number) => {
    const made = watchNights({
      database: server.database,
      clock: server.clock,
      logError: (error, what) => failures.push(`${what}: ${String(error)}`),
      ...(everyMs !== undefined && { everyMs }),
    })
    watches.push(made)
    return made
  }
  const at = (instant: Date) => server.clock.set(instant)
  const counts = async (chalnCode: string) => {
    const rows = await server.database.db.select().from(challengeCounts).where(eq(challengeCounts.chalnCode, chalnCode))
    return rows.map(({ countDt }) => countDt).toSorted()
  }
  const resultsOf = (...people: TestMember[]) =>
    server.database.db
      .select()
      .from(challengeResults)
      .where(
        and(
          eq(challengeResults.chalnCode, WALK),
          inArray(
            challengeResults.hcId,
            people.map(({ hcId }) => hcId),
          ),
        ),
      )
  /** What a settlement leaves with a member, of which nothing may be there twice. */
  const left = async ({ hcId }: TestMember) => {
    const { db } = server.database
    const [paid, told, reports] = await Promise.all([
      db
        .select()
        .from(pointEntries)
        .where(and(eq(pointEntries.hcId, hcId), eq(pointEntries.sourceKey, WALK))),
      db
        .select()
        .from(alarms)
        .where(and(eq(alarms.hcId, hcId), eq(alarms.sourceKey, `chaln-end:${WALK}`))),
      db
        .select()
        .from(challengeReports)
        .where(
          and(
            eq(challengeReports.hcId, hcId),
            eq(challengeReports.chalnCode, WALK),
            eq(challengeReports.reportType, 'END'),
          ),
        ),
    ])
    return { points: paid.map(({ points }) => points), told: told.length, reports: reports.length }
  }

  test('a morning is counted at four and not before, though nobody asks', async () => {
    const look = () => watch().look()
    at(seoulInstant('20261119', '0359'))
    await look()
    expect((await counts(WALK)).at(-1)).toBe('20261118')
    at(seoulInstant('20261119', '0400'))
    await look()
    expect((await counts(WALK)).at(-1)).toBe('20261119')
    // Long over, before its first day, and without a ranking.
    expect([await counts('CH20251103'), await counts('CH20261201'), await counts('CH20261116')]).toEqual([[], [], []])
    expect(failures).toEqual([])
  })

  test('what was settled in the story of the demo stays as it is', async () => {
    const before = await server.database.db.select().from(challengeResults)
    const noticed = await server.database.db.select().from(alarms)
    await watch().look()
    expect(await server.database.db.select().from(challengeResults)).toEqual(before)
    expect(await server.database.db.select().from(alarms)).toEqual(noticed)
  })

  test('the end of a challenge is settled when the clock comes to it, with what came late, and pays once', async () => {
    const member = await server.member('haneul')
    watch(5)
    at(new Date(SETTLED.getTime() - 60_000))
    // Until then the days are counted again, so that late steps enter.
    await until(async () => expect((await counts(WALK)).at(-1)).toBe('20261129'))
    expect(await resultsOf(member)).toEqual([])
    at(SETTLED)
    await until(async () => expect(await left(member)).toEqual({ points: [550], told: 1, reports: 1 }))
    expect((await counts(WALK)).at(-1)).toBe('20261130')
    // Whoever reads afterwards finds it done, and so do the next mornings.
    const late = await server.signedIn(member)
    expect(dataOf(await late.post(`${C}/getChalnEnd`, { chalnCode: WALK }))).toMatchObject({
      endYn: 'Y',
      achieveRate: 69,
      rewardPoint: 550,
    })
    at(seoulInstant('20261202', '0900'))
    await watch().look()
    expect(await left(member)).toEqual({ points: [550], told: 1, reports: 1 })
    expect((await counts(WALK)).at(-1)).toBe('20261130')
    expect(failures).toEqual([])
  })

  test('a server that was off in the night does it when it is back', async () => {
    const member = await server.member('haneul')
    at(seoulInstant('20261203', '1130'))
    await watch().look()
    expect(await left(member)).toEqual({ points: [550], told: 1, reports: 1 })
    expect((await counts(WALK)).at(-1)).toBe('20261130')
  })

  test('two servers and a reader at once settle once', async () => {
    const people = [await server.member('haneul'), await server.member('haneul'), await server.member('emily')]
    at(SETTLED)
    const reader = await server.signedIn(people[0] ?? (await server.member('haneul')))
    const [one, other] = [watch(), watch()]
    await Promise.all([one.look(), other.look(), reader.post(`${C}/getChalnEnd`, { chalnCode: WALK })])
    for (const member of people) expect(await left(member)).toMatchObject({ told: 1, reports: 1 })
    expect((await left(reader)).points).toEqual([550])
    expect((await resultsOf(...people)).length).toBe(people.length)
    expect(failures).toEqual([])
  })

  test.skipIf(kind === 'embedded')(
    'while one server works the other leaves the night to it, and takes over when it is gone',
    async () => {
      const member = await server.member('haneul')
      at(SETTLED)
      const second = watch()
      // As a server that is in the midst of it.
      await server.database.sql.begin(async (first) => {
        await first`select pg_advisory_xact_lock(${NIGHT_LOCK})`
        await second.look()
        expect(await resultsOf(member)).toEqual([])
      })
      await second.look()
      expect(await left(member)).toMatchObject({ told: 1, reports: 1 })
    },
  )

  test('battles are counted, and called off, by themselves', async () => {
    const { hcId } = await server.member('haneul')
    const mine = async () => {
      const rows = await server.database.db
        .select({ batNm: battles.batNm, countDt: battles.countDt, cancelledAt: battles.cancelledAt })
        .from(battles)
        .innerJoin(battleMembers, and(eq(battleMembers.batSeq, battles.batSeq), eq(battleMembers.hcId, hcId)))
      return new Map(rows.map((row) => [row.batNm, row]))
    }
    await watch().look()
    expect((await mine()).get('기획팀 대 품질팀')?.countDt).toBe('20261119')
    at(seoulInstant('20261130', '0401'))
    await watch().look()
    const after = await mine()
    // Counted for good on the second day after its last; the one that nobody accepted is called off on its first day.
    expect(after.get('기획팀 대 품질팀')?.countDt).toBe('20261124')
    expect(after.get('12월 첫 주 한판')?.cancelledAt).toEqual(seoulInstant('20261130', '0000'))
  })

  test('of a night that fails in part the rest is done, and the next look tries it again', async () => {
    const [one, other] = [await server.member('haneul'), await server.member('haneul')]
    at(SETTLED)
    const night = watch()
    const { sql } = server.database
    await sql`
      alter table challenge_results add constraint broken
      check (chaln_code <> ${sql.unsafe(`'${WALK}'`)} or hc_id <> ${sql.unsafe(`'${one.hcId}'`)}) not valid`
    await night.look()
    expect(failures.map((line) => line.split(':')[0])).toEqual(['a settlement failed'])
    expect([(await resultsOf(one)).length, (await resultsOf(other)).length]).toEqual([0, 1])
    await server.database.sql`alter table challenge_results drop constraint broken`
    await night.look()
    expect(await left(one)).toMatchObject({ told: 1, reports: 1 })
  })

  test('what is kept of those who left goes when its time is over, and not a day before', async () => {
    const { db } = server.database
    const payment = {
      ciHash: null,
      paidDt: '20211118',
      restaurantCode: 'REST000311',
      itemTxt: '샐러드',
      orderQty: 1,
      payAmt: 2000,
    }
    await db.insert(retainedPayments).values([
      { ...payment, paymentId: 'over', keepUntil: '20261118' },
      { ...payment, paymentId: 'last day', keepUntil: '20261119' },
    ])
    const leftAt = seoulInstant('20261020', '0900')
    await db.insert(departures).values([
      { ciHash: 'may come', leftAt, rejoinDt: '20261119' },
      { ciHash: 'not yet', leftAt, rejoinDt: '20261120' },
    ])
    at(seoulInstant('20261119', '0400'))
    await watch().look()
    expect(failures).toEqual([])
    expect((await db.select().from(retainedPayments)).map(({ paymentId }) => paymentId)).toEqual(['last day'])
    const held = (await db.select().from(departures)).map(({ ciHash }) => ciHash)
    expect([held.includes('may come'), held.includes('not yet')]).toEqual([false, true])
  })

  test('a check-up goes with its values when its five years of consent are over, not before [HCU-02]', async () => {
    const { db } = server.database
    const { hcId } = await server.member('haneul')
    const fetched = (checkupSeq: number, day: string, time: string) =>
      db
        .update(checkups)
        .set({ gotAt: seoulInstant(day, time) })
        .where(and(eq(checkups.hcId, hcId), eq(checkups.checkupSeq, checkupSeq)))
    await fetched(3651, '20211118', '2359')
    await fetched(4377, '20211119', '0001')
    at(seoulInstant('20261119', '0400'))
    await watch().look()
    expect(failures).toEqual([])
    const items = await db.select().from(checkupItems).where(eq(checkupItems.hcId, hcId))
    expect(
      (await db.select().from(checkups).where(eq(checkups.hcId, hcId))).map(({ checkupSeq }) => checkupSeq).toSorted(),
    ).toEqual([4377, 5102])
    expect(new Set(items.map(({ checkupSeq }) => checkupSeq))).toEqual(new Set([4377, 5102]))
  })

  test('points that end are told 30 and 7 days before, once each, in both languages, if notices are on', async () => {
    const [haneul, silent] = [await server.member('haneul'), await server.member('haneul')]
    await silent.post('/api/mypage/push/setting-change', { pushType: 'notice', useYn: 'N' })
    const told = async ({ hcId }: TestMember) => {
      const rows = await server.database.db
        .select()
        .from(alarms)
        .where(and(eq(alarms.hcId, hcId), like(alarms.sourceKey, 'points-end:%')))
        .orderBy(alarms.alarmSeq)
      return rows.map(({ title, titleEng, body, menu, pushYn }) => [title, titleEng, body.slice(0, 4), menu, pushYn])
    }
    const soon = ['200P가 11월 30일에 사라져요', '200 points end on November 30', '7일 남', 'mypagePoint', 'Y']
    const later = ['150P가 12월 31일에 사라져요', '150 points end on December 31', '30일 ', 'mypagePoint', 'Y']
    at(seoulInstant('20261122', '0900'))
    await watch().look()
    expect(await told(haneul)).toEqual([])
    at(seoulInstant('20261123', '0400'))
    await Promise.all([watch().look(), watch().look()])
    at(seoulInstant('20261124', '0400'))
    await watch().look()
    expect(await told(haneul)).toEqual([soon])
    at(seoulInstant('20261201', '0400'))
    await watch().look()
    expect([await told(haneul), await told(silent)]).toEqual([[soon, later], []])
    expect(failures).toEqual([])
  })

  test('a server that was off on the day tells of points with the days that are left', async () => {
    const { hcId } = await server.member('haneul')
    at(seoulInstant('20261125', '1000'))
    await watch().look()
    const [row] = await server.database.db
      .select()
      .from(alarms)
      .where(and(eq(alarms.hcId, hcId), eq(alarms.sourceKey, 'points-end:20261130:7')))
    expect([row?.body, row?.bodyEng]).toEqual([
      '5일 남았어요. 그날까지 식당에서 점심 값에 쓸 수 있어요.',
      '5 days left. Until then they pay for lunch at the restaurant.',
    ])
  })

  test('what is reserved for tomorrow is reminded of once, in the evening, as it stands then', async () => {
    const [kept, cancelled, moved] = [await server.member(), await server.member(), await server.member()]
    const { db } = server.database
    const seat = {
      kind: 'CHECK' as const,
      placeCode: 'WP0002',
      placeNm: '한빛타워점 2층 건강존',
      placeNmEng: 'Hanbit Tower, 2F',
      meet: 'VISIT' as const,
      mobileNo: '01000000311',
      regAt: seoulInstant('20261119', '0900'),
      cancelEndDtm: '202611230940',
    }
    const reserve = async (member: TestMember, startDtm: string, endDtm: string) => {
      const [row] = await db
        .insert(reservations)
        .values({ ...seat, hcId: member.hcId, startDtm, endDtm })
        .returning()
      return row?.rsrvSeq ?? 0
    }
    const seq = await reserve(kept, '202611240940', '202611241000')
    await reserve(kept, '202611250940', '202611251000')
    await reserve(cancelled, '202611241000', '202611241020')
    await db
      .update(reservations)
      .set({ cancelAt: seoulInstant('20261120', '0900') })
      .where(eq(reservations.hcId, cancelled.hcId))
    await reserve(moved, '202611241020', '202611241040')
    const told = async ({ hcId }: TestMember) => {
      const rows = await db
        .select()
        .from(alarms)
        .where(and(eq(alarms.hcId, hcId), like(alarms.sourceKey, 'reservation:%:eve:%')))
        .orderBy(alarms.alarmSeq)
      return rows.map(({ kind: pushKind, title, titleEng, menu, linkSeq }) => [
        pushKind,
        title,
        titleEng,
        menu,
        linkSeq,
      ])
    }
    const tomorrow = [
      'reservation',
      '내일 09:40 Fit-Check',
      'Tomorrow at 09:40: Fit-Check',
      'counselingMyRsrvList',
      seq,
    ]

    const one = watch()
    at(seoulInstant('20261123', '1759'))
    await one.look()
    expect(await told(kept)).toEqual([])
    at(seoulInstant('20261123', '1800'))
    await Promise.all([one.look(), watch().look()])
    await watch().look()
    expect([await told(kept), await told(cancelled), (await told(moved)).length]).toEqual([[tomorrow], [], 1])

    // Another evening tells of what is ahead then, and of a new time anew.
    await db
      .update(reservations)
      .set({ startDtm: '202611251100', endDtm: '202611251120' })
      .where(eq(reservations.hcId, moved.hcId))
    at(seoulInstant('20261124', '2000'))
    await one.look()
    expect((await told(kept)).map(([, title]) => title)).toEqual(['내일 09:40 Fit-Check', '내일 09:40 Fit-Check'])
    expect((await told(moved)).map(([, title]) => title)).toEqual(['내일 10:20 Fit-Check', '내일 11:00 Fit-Check'])
    expect(failures).toEqual([])
  })

  test('what a verifier told is taken away within the hour after its end, without a call of the device', async () => {
    const checks = checkQueries(server.database.db)
    const begin = (deviceId: string, time: string) =>
      checks.begin({ deviceId, key: `of ${deviceId}`, kind: 'pass', purpose: 'join' }, seoulInstant('20261119', time))
    const left = async () =>
      (
        await server.database.sql<{ device_id: string }[]>`select device_id from identity_checks order by device_id`
      ).map((row) => row.device_id)
    await begin('over', '1130')
    await begin('under-way', '1155')
    const night = watch()
    at(seoulInstant('20261119', '1200'))
    await night.look()
    expect(await left()).toEqual(['under-way'])
    at(seoulInstant('20261119', '1259'))
    await night.look()
    expect(await left()).toEqual(['under-way'])
    at(seoulInstant('20261119', '1300'))
    await night.look()
    expect(await left()).toEqual([])
    expect(failures).toEqual([])
  })

  test('a watch that was stopped looks no more', async () => {
    const member = await server.member('haneul')
    const night = watch(5)
    await night.stop()
    at(SETTLED)
    await night.look()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(await resultsOf(member)).toEqual([])
  })
})
