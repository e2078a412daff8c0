import { gt, ne } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { courseDishes, courses } from '#server/domain/meal/schema.ts'
import { startTestServer, type TestMember, type TestServer } from './app.ts'
import { databaseKinds } from './database.ts'
import { statementsOf } from './statements.ts'

const LUNCH = 'menuDt=20261119&menuMealType=2&restaurantCode=REST000311'
const KOREAN = `${LUNCH}&hallNo=E31A&menuCourseType=AA`
const DETAIL = ['detail', 'detail/nutrient', 'detail/allergy', 'getMenuEvalAvg'].map(
  (call) => `/api/meal/${call}?${KOREAN}`,
)
const MENUS = [
  ...DETAIL,
  `/api/meal?${LUNCH}`,
  '/api/meal/meal-time',
  '/api/menu/getTodayMenuList',
  '/api/menu/getMealTimeList',
  '/api/main/mainData',
]
const WEIGHTS = [
  'MyWeightRecordList',
  'MyWeightRecord',
  'MyWeightRecordGraph?startDt=20251119&endDt=20261119',
  'WeightRecordWeekly',
].map((call) => `/api/healthlog/health/${call}`)

describe.each(databaseKinds)('statements, %s', (kind) => {
  let server: TestServer
  let member: TestMember
  beforeAll(async () => {
    server = await startTestServer(kind)
    member = await server.member('haneul')
    // Later calls know the session by heart.
    await member.get('/api/meal/meal-time')
  })
  afterAll(() => server.close())

  const ask = (url: string) => (url === '/api/main/mainData' ? member.post(url, {}) : member.get(url))

  /** What each call costs and answers, asked one by one. */
  async function costs(urls: readonly string[]) {
    const found: { url: string; statements: string[]; bytes: number }[] = []
    for (const url of urls) {
      let bytes = 0
      const statements = await statementsOf(server.database.sql, async () => {
        const answer = await ask(url)
        expect([url, answer.statusCode]).toEqual([url, 200])
        bytes = answer.body.length
      })
      found.push({ url, statements: statements.toSorted(), bytes })
    }
    return found
  }

  /**
   * Without the session's own: it is known by heart for two seconds, and a busy machine takes longer between two calls.
   */
  const statementsIn = (found: Awaited<ReturnType<typeof costs>>) =>
    found.map(({ url, statements }) => [url, statements.filter((statement) => !statement.includes('from "sessions"'))])

  test('every statement is counted, those of a transaction too', async () => {
    const { sql, db } = server.database
    const sent = await statementsOf(sql, async () => {
      await sql`select 1 as one`
      await db.transaction(async (tx) => tx.select().from(courses).limit(1))
    })
    expect(sent).toHaveLength(4)
    expect(sent[0]).toBe('select 1 as one')
    expect(await statementsOf(sql, async () => {})).toEqual([])
  })

  test('the page of a course reads the course once a call, and allergens once', async () => {
    expect((await costs(DETAIL)).map(({ statements }) => statements.length)).toEqual([1, 1, 2, 1])
  })

  test('a weight costs as many statements with two hundred more readings', async () => {
    const before = await costs(WEIGHTS)
    const readings = Array.from({ length: 200 }, (_, index) => ({
      helhidxCode: 'BW',
      helhidxVal: '70.1',
      inptDt: `202611${String(1 + Math.floor(index / 24)).padStart(2, '0')}${String(index % 24).padStart(2, '0')}0000`,
    }))
    expect((await member.post('/api/healthlog/insertMyHelhIdx', readings)).statusCode).toBe(200)
    const after = await costs(WEIGHTS)
    expect(after[0]?.bytes).toBeGreaterThan((before[0]?.bytes ?? 0) + 10_000)
    expect(statementsIn(after)).toEqual(statementsIn(before))
  })

  test('menus and home cost as many statements with one course of one dish as with a full day', async () => {
    // The first reading of a morning makes the count of the member's challenge.
    await costs(MENUS)
    const full = await costs(MENUS)
    const { db } = server.database
    await db.delete(courseDishes).where(gt(courseDishes.dishSeq, 1))
    await db.delete(courses).where(ne(courses.menuCourseType, 'AA'))
    const bare = await costs(MENUS)
    const today = MENUS.indexOf('/api/menu/getTodayMenuList')
    expect(full[today]?.bytes).toBeGreaterThan((bare[today]?.bytes ?? 0) * 3)
    expect(statementsIn(bare)).toEqual(statementsIn(full))
  })
})
