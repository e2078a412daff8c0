import { setTimeout as sleep } from 'node:timers/promises'
import { dueCount } from '#server/domain/challenge/count.queries.ts'
import { CODES } from '#server/domain/challenge/seed/plan.ts'
import { startLocalPostgres } from '#server/test-support/postgres.ts'
import { statementsOf } from '#server/test-support/statements.ts'
import { all, atMost, type Goal } from './lib/goal.ts'
import { emptyDatabase, openWorld, type World } from './lib/in-process.ts'
import { median, millis, percentile, sideBySide } from './lib/numbers.ts'

/** The Thursday of the walk's third week: thirteen days of it are over. */
const NOW = new Date('2026-11-19T02:24:00Z')
const YESTERDAY = new Date(NOW.getTime() - 86_400_000)
const MANY = 50_000
const FEW = 1_000
const IN_A_TEAM = 100
const ROUNDS = 7
const READ_EVERY_MS = 25
const MOST_READS = 300
const LIMIT_S = 30

const C = '/api/chalen/challenge'
const ranking = (rankType: string, pageNo = 1) => ({
  method: 'POST' as const,
  url: `${C}/ranking/getRankingList`,
  payload: { chalnCode: CODES.walk, rankType, termType: 'WEEK', pageNo, pageSize: 20 },
})

/** What the hub asks for when nothing is known yet; the first one is all that its first paint waits for. */
const HUB = [
  { method: 'POST' as const, url: `${C}/chalList`, payload: {} },
  { method: 'POST' as const, url: `${C}/getChalnInfo`, payload: { chalnCode: CODES.walk } },
  ...[
    `${C}/chalRecommendationList`,
    `${C}/getDsChallengeList`,
    `${C}/team/teamInviteList`,
    '/api/chalen/battle/battleMsgList?pageNo=1&pageSize=20',
    '/api/chalen/battle/battleInfo',
    '/api/chalen/misson/myMissonList?missionDt=20261119',
  ].map((url) => ({ url })),
]

/**
 * So many colleagues walk along in teams of a hundred, the member in the first one; each day has its steps and three
 * readings.
 */
async function walkAlong({ database: { sql }, hcId }: World, howMany: number): Promise<void> {
  const key = sql`'BM' || lpad(n::text, 8, '0')`
  await sql`
    insert into members select (jsonb_populate_record(m, jsonb_build_object('hc_id', ${key}, 'usr_id', 'bench' || n))).*
    from members m, generate_series(1, ${howMany}::int) n where m.hc_id = ${hcId}`
  await sql`
    insert into challenge_teams (chaln_code, team_seq, name, name_key, leader_key, open_yn, made_at)
    select ${CODES.walk}, 2000000 + n, '걷는 팀 ' || n, 'bench' || n, 'BM', 'Y', '2026-11-01T00:00:00Z'
    from generate_series(1, ${howMany / IN_A_TEAM}::int) n`
  await sql`
    insert into challenge_members (chaln_code, member_key, hc_id, team_seq, nick_name, usr_img, joined_at)
    select ${CODES.walk}, ${key}, ${key}, 2000001 + (n - 1) / ${IN_A_TEAM}::int, '동료 ' || n, '01',
      '2026-11-01T00:00:00Z'
    from generate_series(1, ${howMany}::int) n`
  await sql`
    insert into member_challenges (hc_id, chaln_code, member_key, joined_at)
    select hc_id, chaln_code, member_key, joined_at from challenge_members where hc_id like 'BM%'`
  await sql`update challenge_members set team_seq = 2000001 where hc_id = ${hcId} and chaln_code = ${CODES.walk}`
  await sql`
    insert into daily_activity (hc_id, activity_dt, steps)
    select ${key}, d.day_dt, 3000 + (n * 37 + d.day_dt::int * 101) % 9000
    from challenge_days d, generate_series(1, ${howMany}::int) n
    where d.chaln_code = ${CODES.walk} and d.day_dt <= '20261119'`
  await sql`
    insert into step_readings (hc_id, activity_dt, read_at, steps)
    select a.hc_id, a.activity_dt, r.at, a.steps * r.part / 10
    from daily_activity a, (values ('1125', 2), ('1250', 5), ('1410', 7)) r(at, part) where a.hc_id like 'BM%'`
  await sql`vacuum analyze`
}

/** The night before the count of today: yesterday has been counted, its last day has not. */
async function beforeTheCount({ sql }: World['database']): Promise<void> {
  await sql`delete from challenge_counts where chaln_code = ${CODES.walk} and count_dt = '20261119'`
  await sql`delete from challenge_scores where chaln_code = ${CODES.walk} and day_dt = '20261118'`
}

const timed = async (work: () => Promise<unknown>) => {
  const started = performance.now()
  await work()
  return performance.now() - started
}

/** Reads at a steady pace as long as `isOn` says so, whatever the answers take; the 99th percentile of their times. */
async function p99OfReads(
  read: () => Promise<unknown>,
  isOn: (count: number) => boolean,
): Promise<{ p99: number; count: number }> {
  const reads: Promise<number>[] = []
  for (let count = 0; isOn(count); count += 1) {
    reads.push(timed(read))
    await sleep(READ_EVERY_MS)
  }
  return { p99: percentile(await Promise.all(reads), 99), count: reads.length }
}

/** The walk can be joined on the day of the measurement, whatever its dates are. */
const open = ({ sql }: World['database']) =>
  sql`update challenges set apply_end_dt = '20261231', max_join = null where chaln_code = ${CODES.walk}`

/** The median time of coming in, of some who come and go; leaving and the count stand beside it. */
async function joiningOf({ call }: World): Promise<number> {
  const membership = (operation: 'updateChalQuit' | 'insertChalJoin') => ({
    method: 'POST' as const,
    url: `${C}/${operation}`,
    payload: { chalnCode: CODES.walk },
  })
  const times: number[] = []
  for (let round = 0; round < 15; round += 1) {
    await call(membership('updateChalQuit'))
    times.push(await timed(() => call(membership('insertChalJoin'))))
  }
  return median(times)
}

/** A world of the challenge with so many in it, counted as of today. */
async function crowded(serverUrl: string, name: string, howMany: number): Promise<World> {
  const world = await openWorld({ now: NOW, persona: 'haneul', databaseUrl: await emptyDatabase(serverUrl, name) })
  await walkAlong(world, howMany)
  await dueCount(world.database.db, CODES.walk, YESTERDAY)
  await dueCount(world.database.db, CODES.walk, NOW)
  await world.database.sql`vacuum analyze`
  return world
}

export const goal: Goal = {
  id: 34,
  title: 'challenges',
  measure: async () => {
    const server = await startLocalPostgres()
    if (server === undefined) throw new Error('There is no Postgres on this machine.')
    const worlds: World[] = []
    try {
      const many = await crowded(server.url, 'bench_many', MANY)
      worlds.push(many)
      const few = await crowded(server.url, 'bench_few', FEW)
      worlds.push(few)

      const countOf = async ({ database, call }: World, calls: readonly Parameters<World['call']>[0][]) => {
        for (const each of calls) await call(each)
        return (await statementsOf(database.sql, () => Promise.all(calls.map(call)))).length
      }
      const pages = [ranking('TEAM'), ranking('TEAM', 25), ranking('PERSON')]
      const pageStatements: [number, number][] = []
      for (const page of pages) pageStatements.push([await countOf(many, [page]), await countOf(few, [page])])
      const [manyHub, fewHub] = [await countOf(many, HUB), await countOf(few, HUB)]
      const [firstPaint = HUB[0]] = HUB
      const hubFirst = firstPaint === undefined ? 0 : await countOf(many, [firstPaint])

      // Several calls a turn: one takes a few milliseconds, and the machine is shared.
      const turn =
        ({ call }: World, calls: readonly Parameters<World['call']>[0][]) =>
        async () => {
          const times: number[] = []
          for (let round = 0; round < 15; round += 1) times.push(await timed(() => Promise.all(calls.map(call))))
          return median(times)
        }
      const besides = (calls: readonly Parameters<World['call']>[0][]) =>
        sideBySide(ROUNDS, turn(many, calls), turn(few, calls))
      const [firstPage = ranking('TEAM'), lastPage = firstPage, people = firstPage] = pages
      const team = await besides([firstPage])
      const late = await sideBySide(ROUNDS, turn(many, [lastPage]), turn(many, [firstPage]))
      const person = await besides([people])
      const hub = await besides(HUB)

      const count = () => dueCount(many.database.db, CODES.walk, NOW)
      await beforeTheCount(many.database)
      const night = await timed(count)
      const reading = () => many.call(firstPage)
      let readings = 0
      const during = async () => {
        await beforeTheCount(many.database)
        let isCounting = true
        const counting = count().finally(() => {
          isCounting = false
        })
        const found = await p99OfReads(reading, () => isCounting)
        await counting
        readings = Math.min(found.count, MOST_READS)
        return found.p99
      }
      const idle = async () => (await p99OfReads(reading, (done) => done < readings)).p99
      const reads = await sideBySide(2, during, idle)

      // Last: the member leaves the team with it.
      await open(many.database)
      await open(few.database)
      const joining = await sideBySide(
        ROUNDS,
        () => joiningOf(many),
        () => joiningOf(few),
      )

      const seconds = night / 1000
      const [page = [0, 0]] = pageStatements
      return [
        {
          quantity: `statements of a page of the ranking: teams, their last page, people (${MANY.toLocaleString('en')} members, Postgres)`,
          ours: pageStatements.map(([ours]) => String(ours)).join(', '),
          reference: `${FEW.toLocaleString('en')} members ${pageStatements.map(([, reference]) => String(reference)).join(', ')}`,
          gate: all('the same, ≤ 15', ...pageStatements.map(([ours, reference]) => ours === reference && ours <= 15)),
          goal: atMost(page[0], 8),
        },
        {
          quantity: `statements of the challenge hub: what its first paint waits for, all ${String(HUB.length)} calls`,
          ours: `${String(hubFirst)}, ${String(manyHub)}`,
          reference: `${FEW.toLocaleString('en')} members ${String(fewHub)} in all`,
          gate: all('the same, the first ≤ 15', manyHub === fewHub, hubFirst <= 15),
          goal: all('≤ 8, ≤ 40', hubFirst <= 8, manyHub <= 40),
        },
        ...(
          [
            [
              `a page of the ranking of ${(MANY / IN_A_TEAM).toLocaleString('en')} teams, ${MANY.toLocaleString('en')} members`,
              team,
              `${FEW.toLocaleString('en')} members`,
            ],
            ['the last page of that ranking', late, 'its first'],
            [
              `the ranking of the own team’s people, ${String(IN_A_TEAM)} of ${MANY.toLocaleString('en')} members`,
              person,
              `of ${FEW.toLocaleString('en')}`,
            ],
            [
              `the challenge hub, ${String(HUB.length)} calls at once, ${MANY.toLocaleString('en')} members`,
              hub,
              `${FEW.toLocaleString('en')} members`,
            ],
            [
              `joining a challenge of ${MANY.toLocaleString('en')} members: both rows of the membership and the place`,
              joining,
              `of ${FEW.toLocaleString('en')}`,
            ],
          ] as const
        ).map(([quantity, found, beside]) => ({
          quantity,
          ours: millis(found.ours),
          reference: `${beside} ${millis(found.reference)}`,
          ratio: found.ratio,
          gate: atMost(found.ratio, 2),
          goal: atMost(found.ratio, 1.2),
        })),
        {
          quantity: `the night’s count of ${MANY.toLocaleString('en')} members, thirteen days (Postgres)`,
          ours: `${seconds.toFixed(1)} s`,
          reference: `limit ${String(LIMIT_S)} s`,
          ratio: seconds / LIMIT_S,
          gate: atMost(seconds, LIMIT_S, ' s'),
          goal: atMost(seconds, 10, ' s'),
        },
        {
          quantity: `p99 of a page of the ranking during that count`,
          ours: millis(reads.ours),
          reference: `p99 idle ${millis(reads.reference)}`,
          ratio: reads.ratio,
          gate: atMost(reads.ratio, 5),
          goal: atMost(reads.ratio, 2.5),
        },
      ]
    } finally {
      for (const world of worlds) await world.close()
      await server.stop()
    }
  },
}
