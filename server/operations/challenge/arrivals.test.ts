/**
 * However steps arrive, a ranking is the one of the days that were walked: samples come late, twice, from a second
 * phone, with a clock that runs ahead, while the morning's count is made between them and members leave and come back.
 * What a phone sends goes through the real registration.
 */
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dueCount } from '#server/domain/challenge/count.queries.ts'
import {
  challengeDays,
  challengeMembers,
  challengeRanks,
  challenges,
  challengeTeams,
} from '#server/domain/challenge/schema.ts'
import { consentQueries } from '#server/domain/consent/queries.ts'
import { deviceLinks } from '#server/domain/phone/schema.ts'
import { dataOf, startTestServer, type TestMember, type TestServer } from '#server/test-support/app.ts'
import { databaseKinds, TEST_NOW } from '#server/test-support/database.ts'

const WALK = 'CH20261102'
const C = '/api/chalen/challenge'
const DAYS = ['20261116', '20261117', '20261118']
/** When phones send and counts are made, in Seoul: the evening of each day, the morning after, and a late one. */
const TIMES = [
  '2026-11-16T12:00:00Z',
  '2026-11-17T02:00:00Z',
  '2026-11-17T14:00:00Z',
  '2026-11-18T02:00:00Z',
  '2026-11-18T14:00:00Z',
  '2026-11-19T09:00:00Z',
].map((time) => new Date(time))
const COUNTED = new Date('2026-11-19T20:00:00Z')
const CAP = 15_000

/** Steps of three half hours on each day, by member; the second and the third of them come to the same. */
const WALKED: readonly (readonly (readonly number[])[])[] = [
  [
    [4000, 3200, 900],
    [2500, 4100, 0],
    [3000, 3000, 1200],
  ],
  [
    [5000, 2000, 500],
    [3000, 3000, 1000],
    [2500, 3500, 1500],
  ],
  [
    [2000, 3500, 2000],
    [4000, 3000, 0],
    [1500, 3000, 3000],
  ],
  // More on one day than counts.
  [
    [7500, 7500, 4000],
    [1000, 500, 0],
    [0, 0, 0],
  ],
  [
    [6000, 1000, 100],
    [6000, 1000, 100],
    [6000, 1000, 100],
  ],
  // Comes in on the second day.
  [
    [7000, 2000, 0],
    [3500, 2500, 0],
    [4000, 3000, 0],
  ],
  // Alone in a team, whose mean would be these steps.
  [
    [3300, 1200, 0],
    [2100, 800, 0],
    [1000, 400, 0],
  ],
]
const LATE = 5
const LEAVER = 4
const ALONE = 6
/** Who sits in which team. */
const TEAMS: readonly (readonly number[])[] = [[0, 1, LATE], [2, 3, LEAVER], [ALONE]]

/** The same numbers from 0 to 1 for the same seed. */
function dice(seed: number): () => number {
  let state = seed * 2_654_435_761
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 374_761_393) >>> 0
    return state / 4_294_967_296
  }
}

interface Sample {
  id: string
  day: string
  /** Half hour of the day, by its beginning. */
  at: string
  steps: number
}

const HALF_HOURS = [
  ['113000', '120000'],
  ['123000', '130000'],
  ['183000', '190000'],
] as const
const samplesOf = (who: number): Sample[] =>
  DAYS.flatMap((day, dayAt) =>
    HALF_HOURS.map(([at], index) => ({
      id: `${String(who)}-${day}-${at}`,
      day,
      at,
      steps: WALKED[who]?.[dayAt]?.[index] ?? 0,
    })).filter(({ steps }) => steps > 0),
  )
const wireOf = ({ id, day, at, steps }: Sample) => ({
  datauuid: id,
  startDt: day + at,
  endDt: day + (HALF_HOURS.find(([from]) => from === at)?.[1] ?? at),
  stepCnt: steps,
  distance: null,
  kcal: null,
  sourceNm: '휴대폰',
})

/** The means of the days that count, worked out from what was walked and from nothing that the server made of it. */
function expected(): { people: Map<number, number>; teams: number[] } {
  const mean = (who: number) =>
    DAYS.reduce(
      (sum, _day, at) =>
        sum +
        (who === LATE && at === 0
          ? 0
          : Math.min(
              CAP,
              (WALKED[who]?.[at] ?? []).reduce((all, steps) => all + steps, 0),
            )),
      0,
    ) / DAYS.length
  const stay = TEAMS.map((team) => team.filter((who) => who !== LEAVER))
  return {
    people: new Map(stay.flat().map((who) => [who, Math.round(mean(who))])),
    teams: stay
      .filter((team) => team.length > 1)
      .map((team) => Math.round(team.reduce((sum, who) => sum + mean(who), 0) / team.length)),
  }
}

describe.each(databaseKinds)('however steps arrive, %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(() => server.close())

  /** A walk of three days like the seeded one, with nobody in it. */
  async function publish(chalnCode: string): Promise<number[]> {
    const { db } = server.database
    const [walk] = await db.select().from(challenges).where(eq(challenges.chalnCode, WALK))
    if (walk === undefined) throw new Error('The walk is seeded.')
    await db.insert(challenges).values({
      ...walk,
      chalnCode,
      startDt: '20261116',
      endDt: '20261120',
      settleDt: '20261130',
      applyStartDt: '20261101',
      applyEndDt: '20261130',
      teamChangeEndDt: '20261130',
      maxJoin: null,
      termsSet: null,
      popup: null,
      nextChalnCode: null,
    })
    await db.insert(challengeDays).values(DAYS.map((dayDt) => ({ chalnCode, dayDt })))
    const teams = await db
      .insert(challengeTeams)
      .values(
        TEAMS.map((_team, at) => ({
          chalnCode,
          name: `팀 ${String(at)}`,
          nameKey: `팀${String(at)}`,
          leaderKey: '',
          openYn: 'Y' as const,
          madeAt: TEST_NOW,
        })),
      )
      .returning({ teamSeq: challengeTeams.teamSeq })
    return teams.map(({ teamSeq }) => teamSeq)
  }

  async function walker(): Promise<TestMember> {
    const member = await server.member()
    await consentQueries(server.database.db).decide(member.hcId, '3', 'Y', TEST_NOW)
    await server.database.db
      .insert(deviceLinks)
      .values({ hcId: member.hcId, linkCode: '1', linkYn: 'Y', changedAt: TEST_NOW })
    expect(
      (await member.post('/api/member/setStepDevice', { hcId: member.hcId, deviceId: 'phone-a' })).statusCode,
    ).toBe(200)
    return member
  }

  const join = async (member: TestMember, chalnCode: string, teamSeq: number) => {
    expect((await member.post(`${C}/insertChalJoin`, { chalnCode })).statusCode).toBe(200)
    expect((await member.post(`${C}/team/joinOpenTeam`, { teamSeq })).statusCode).toBe(200)
  }

  const quit = async (member: TestMember, chalnCode: string) => {
    expect((await member.post(`${C}/updateChalQuit`, { chalnCode })).statusCode).toBe(200)
  }

  /** One world: the same days, in an order of its own. */
  async function play(seed: number) {
    const roll = dice(seed)
    const chalnCode = `CHARRIVE${String(seed)}`
    server.clock.set(new Date('2026-11-15T03:00:00Z'))
    const teamSeqs = await publish(chalnCode)
    const teamOf = (who: number) => teamSeqs[TEAMS.findIndex((team) => team.some((one) => one === who))] ?? 0
    const people = await Promise.all(WALKED.map(() => walker()))
    for (const [who, member] of people.entries()) if (who !== LATE) await join(member, chalnCode, teamOf(who))
    const turnOf = (day: string) =>
      TIMES.findIndex(
        (time) => time.getTime() >= Date.parse(`${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}T11:00:00Z`),
      )
    // Every sample at some time after it was walked, most of them once more.
    const sends = people.flatMap((_member, who) =>
      samplesOf(who).flatMap((sample) => {
        const first = turnOf(sample.day)
        const some = () => first + Math.floor(roll() * (TIMES.length - first))
        return [{ who, sample, turn: some() }, ...(roll() < 0.6 ? [{ who, sample, turn: some() }] : [])]
      }),
    )
    const away = Math.floor(roll() * 4)
    const [gone, back] = [1 + Math.floor(roll() * 2), 3 + Math.floor(roll() * 2)]
    const leaves = 2 + Math.floor(roll() * 4)
    for (const [turn, time] of TIMES.entries()) {
      server.clock.set(time)
      const here = await Promise.all(people.map((member) => server.signedIn(member)))
      const at = (who: number): TestMember => {
        const member = here[who]
        if (member === undefined) throw new Error(`Nobody is number ${String(who)}.`)
        return member
      }
      const ask = () =>
        at(Math.floor(roll() * people.length)).post(`${C}/ranking/getRankingList`, {
          chalnCode,
          rankType: 'TEAM',
          termType: 'ALL',
        })
      if (turn === 1) await join(at(LATE), chalnCode, teamOf(LATE))
      if (roll() < 0.5) await ask()
      const due = sends
        .filter((each) => each.turn === turn)
        .map((each) => ({ ...each, place: roll() }))
        .toSorted((one, other) => one.place - other.place)
      for (const { who, sample } of due) {
        const body = (data: object) => ({
          healthType: 'SS',
          startDate: '20261101000000',
          endDate: '20261119235959',
          data: [data],
        })
        // A second phone has counted more, and is not the one that counts; another time the clock runs a week ahead.
        if (roll() < 0.3)
          await at(who).post(
            '/api/common/regHealthStepData',
            body({ ...wireOf({ ...sample, id: `b-${sample.id}` }), stepCnt: 9999 }),
            { 'x-device-id': 'phone-b' },
          )
        if (roll() < 0.2)
          await at(who).post(
            '/api/common/regHealthStepData',
            body({
              ...wireOf({ ...sample, id: `c-${sample.id}` }),
              startDt: `20261126${sample.at}`,
              endDt: `20261126${sample.at}`,
            }),
            { 'x-device-id': 'phone-a' },
          )
        expect(
          (await at(who).post('/api/common/regHealthStepData', body(wireOf(sample)), { 'x-device-id': 'phone-a' }))
            .statusCode,
        ).toBe(200)
      }
      if (turn === gone && away !== LATE) await quit(at(away), chalnCode)
      if (roll() < 0.5) await ask()
      if (turn === back && away !== LATE) await join(at(away), chalnCode, teamOf(away))
      if (turn === leaves) await quit(at(LEAVER), chalnCode)
    }
    return { chalnCode, people, teamSeqs }
  }

  test.each([1, 2, 3, 4])('world %i ends with the ranking of the days', { timeout: 120_000 }, async (seed) => {
    const { chalnCode, people, teamSeqs } = await play(seed)
    server.clock.set(COUNTED)
    // A read waits for a long count no longer than a moment.
    await dueCount(server.database.db, chalnCode, COUNTED)
    const first = people[0]
    if (first === undefined) throw new Error('Seven were made.')
    const asked = await server.signedIn(first)
    const told = dataOf<{ list: { teamSeq: number; rankNo: number; rankVal: number }[]; myRow: { rankVal: number } }>(
      await asked.post(`${C}/ranking/getRankingList`, { chalnCode, termType: 'ALL', pageSize: 100 }),
    )
    const { db } = server.database
    const ranks = await db
      .select({ hcId: challengeMembers.hcId, rankNo: challengeRanks.rankNo, rankVal: challengeRanks.rankVal })
      .from(challengeRanks)
      .innerJoin(
        challengeMembers,
        and(
          eq(challengeMembers.chalnCode, challengeRanks.chalnCode),
          eq(challengeMembers.memberKey, challengeRanks.subject),
        ),
      )
      .where(
        and(
          eq(challengeRanks.chalnCode, chalnCode),
          eq(challengeRanks.countDt, '20261120'),
          eq(challengeRanks.rankType, 'PERSON'),
          eq(challengeRanks.termType, 'ALL'),
        ),
      )
    const { people: means, teams } = expected()
    const places = (values: readonly number[]) =>
      values.map((value) => 1 + values.filter((other) => other > value).length)
    const order = [...means.keys()]
    const nos = places([...means.values()])
    expect(
      new Map(
        ranks.map(({ hcId, rankNo, rankVal }) => [people.findIndex((one) => one.hcId === hcId), { rankNo, rankVal }]),
      ),
    ).toEqual(new Map(order.map((who, at) => [who, { rankNo: nos[at], rankVal: means.get(who) }])))
    expect(nos.length - new Set(nos).size).toBe(1)
    const teamNos = places(teams)
    expect(
      told.list
        .toSorted((one, other) => one.teamSeq - other.teamSeq)
        .map(({ teamSeq, rankNo, rankVal }) => ({ teamSeq, rankNo, rankVal })),
    ).toEqual(
      teamSeqs
        .filter((_teamSeq, at) => (TEAMS[at]?.length ?? 0) > 1)
        .map((teamSeq, at) => ({ teamSeq, rankNo: teamNos[at], rankVal: teams[at] })),
    )
  })
})
