import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '#server/app.ts'
import { createClock } from '#server/clock.ts'
import { readConfig } from '#server/config.ts'
import { insertMany } from '#server/db/many.ts'
import { openDatabase } from '#server/db/open.ts'
import { PERSONAS } from '#server/db/seed/noun.ts'
import { makeMember } from '#server/db/seed/people.ts'
import { seed } from '#server/db/seed/seed.ts'
import { drawOnce } from '#server/domain/event/draw.queries.ts'
import { eventPrizes } from '#server/domain/event/schema.ts'
import { alarms } from '#server/domain/notice/schema.ts'
import { loadContract } from '#server/http/contract-file.ts'
import { statementsOf } from '#server/test-support/statements.ts'
import { all, atMost, type Goal } from './lib/goal.ts'
import { median, millis, sideBySide } from './lib/numbers.ts'

const NOW = new Date('2026-11-19T02:24:00Z')
/** A Friday: the table with a single lunch is open. */
const FRIDAY = new Date('2026-11-20T03:05:00Z')
const CONTRACT = new URL('../openapi/generated/openapi.json', import.meta.url)
const NOTICES = 2_000
const AT_ONCE = 50
const ROUNDS = 15

export const goal: Goal = {
  id: 33,
  title: 'notices and events',
  measure: async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'hansang-notices-'))
    const database = await openDatabase({ dataDir })
    try {
      await seed(database, { now: NOW })
      const { username, password, hcId } = await makeMember(database, { persona: 'saebyeok', now: NOW })
      const rows = Array.from({ length: NOTICES }, (_, at) => ({
        hcId,
        alarmSeq: at + 1,
        kind: 'menu' as const,
        title: '오늘 점심',
        titleEng: 'Lunch today',
        body: '고등어구이가 나와요.',
        bodyEng: 'Grilled mackerel.',
        menu: 'menuTodayMenu',
        sourceKey: `bench:${String(at)}`,
        pushYn: 'Y' as const,
        sentAt: new Date(NOW.getTime() - (NOTICES - at) * 3_600_000),
      }))
      await insertMany(database.db, alarms, rows)
      const { http } = await buildApp({
        config: readConfig({ NODE_ENV: 'test', HANSANG_LOG: 'off', HANSANG_MEMBER_PER_MINUTE: '1000000' }),
        contract: await loadContract(CONTRACT),
        db: database.db,
        reach: database.reach,
        clock: createClock(() => NOW.getTime()),
        tokenKey: randomBytes(32),
        scenarioSources: {
          personas: PERSONAS,
          makeMember: () => makeMember(database, { persona: 'saebyeok', now: NOW }),
          clockWasSet: async () => {},
        },
      })
      const signedIn = await http.inject({
        method: 'POST',
        url: '/login',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ username, password, 'remember-me': 'false' }).toString(),
      })
      const { authorization } = signedIn.headers
      if (typeof authorization !== 'string') throw new Error(`Sign-in failed: ${signedIn.statusCode}`)
      const timed = async (work: () => Promise<unknown>) => {
        const started = performance.now()
        await work()
        return performance.now() - started
      }
      const get = async (url: string) => {
        const answer = await http.inject({ url, headers: { authorization } })
        if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`)
      }
      const page = (pageNo: number) => () => get(`/api/member/getPushList?pageNo=${String(pageNo)}&pageSize=20`)
      const bare = () =>
        database.sql.unsafe('select * from alarms where hc_id = $1 order by alarm_seq desc limit 20', [hcId], {
          prepare: true,
        })
      const list = () => get('/api/service/event/list?pageSize=50')
      for (const work of [page(1), page(90), list, bare]) await work()
      const first = await sideBySide(
        ROUNDS,
        () => timed(page(1)),
        () => timed(bare),
      )
      const late = await sideBySide(
        ROUNDS,
        () => timed(page(90)),
        () => timed(bare),
      )
      const listMs: number[] = []
      for (let round = 0; round < ROUNDS; round += 1) listMs.push(await timed(list))
      const listStatements = (await statementsOf(database.sql, list)).length
      await http.close()

      const people: string[] = []
      for (let at = 0; at < AT_ONCE; at += 1)
        people.push((await makeMember(database, { persona: 'saebyeok', now: NOW })).hcId)
      // All of them meet the seat of the one lunch.
      const drawMs = await timed(() =>
        Promise.all(people.map((person) => drawOnce(database.db, person, 98, FRIDAY, () => 1))),
      )
      const isHonest = (await database.db.select().from(eventPrizes)).every(
        ({ givenCnt, winCnt }) => winCnt === null || givenCnt <= winCnt,
      )
      return [
        {
          quantity: `the list of ${NOTICES.toLocaleString('en')} notices, first page and the ninetieth (getPushList, embedded database)`,
          ours: `${millis(first.ours)}, ${millis(late.ours)}`,
          reference: `the SQL bare ${millis(first.reference)}`,
          ratio: first.ratio,
          gate: all(
            '≤ 40 ms, the ninetieth at most twice the first',
            first.ours <= 40,
            late.ours <= Math.max(2 * first.ours, 10),
          ),
          goal: atMost(first.ours, 10, ' ms'),
        },
        {
          quantity: 'the list of events (service/event/list; statements)',
          ours: `${millis(median(listMs))}, ${String(listStatements)} statements`,
          reference: '–',
          gate: atMost(listStatements, 6),
          goal: atMost(median(listMs), 10, ' ms'),
        },
        {
          quantity: `${String(AT_ONCE)} draws at once for one prize (embedded database, one after the other by its nature)`,
          ours: millis(drawMs),
          reference: '–',
          gate: all('never more given than there are', isHonest),
          goal: atMost(drawMs / AT_ONCE, 20, ' ms a draw'),
        },
      ]
    } finally {
      await database.close()
      rmSync(dataDir, { recursive: true, force: true })
    }
  },
}
