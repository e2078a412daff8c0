import { asc, count, eq, max, min, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { verifyPassword } from '#server/auth/password.ts'
import { memberAllergies } from '#server/domain/allergy/schema.ts'
import { healthIndexRecords } from '#server/domain/index-record/schema.ts'
import { courseDishes, courses, dishes } from '#server/domain/meal/schema.ts'
import { members, memberSettings } from '#server/domain/member/schema.ts'
import { credentials, sessions, signInNames } from '#server/domain/session/schema.ts'
import { databaseKinds, freshDatabase, TEST_NOW } from '#server/test-support/database.ts'
import type { Database } from '../open.ts'
import { sqlState } from '../retry.ts'
import { PERSONAS } from './noun.ts'
import { DEMO_PASSWORD, makeMember } from './people.ts'
import { keepDay, seed, seedWhenEmpty } from './seed.ts'

/** Another row has this key already. */
const isTaken = (error: unknown) => sqlState(error) === '23505'

/** For `JSON.stringify`: of what stands in both languages, the English alone. */
function inEnglish(_key: string, value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value
  // A plain object of whatever the database answered.
  const row = value as Record<string, unknown>
  const hasEnglish = (key: string) => typeof row[key === 'ko' ? 'en' : `${key}_eng`] === 'string'
  return Object.fromEntries(Object.entries(row).filter(([key]) => !hasEnglish(key)))
}

describe.each(databaseKinds)('the seed, %s', (kind) => {
  let database: Database
  beforeAll(async () => {
    database = await freshDatabase(kind)
  })
  afterAll(() => database.close())

  const rowCounts = async () => {
    const [row] = await database.sql`select (select count(*) from courses)::int as courses,
        (select count(*) from course_dishes)::int as dishes,
      (select count(*) from members)::int as members, (select count(*) from health_index_records)::int as records`
    return row
  }
  const menuDays = async () =>
    (await database.db.select({ first: min(courses.menuDt), last: max(courses.menuDt) }).from(courses))[0]

  test('the four people can sign in with the demo password', async () => {
    const rows = await database.db
      .select({ username: signInNames.username, hash: credentials.passwordHash })
      .from(signInNames)
      .innerJoin(credentials, eq(credentials.hcId, signInNames.hcId))
      .orderBy(asc(signInNames.username))
    expect(rows.map((row) => row.username)).toEqual([...PERSONAS].sort())
    for (const { hash } of rows) expect(await verifyPassword(DEMO_PASSWORD, hash)).toBe(true)
  })

  test('every course adds up from its dishes, main dish first', async () => {
    const [lunch] = await database.db
      .select({ kcal: sql<number>`sum(${dishes.kcal})::int`, na: sql<number>`sum(${dishes.na})::int`, dishes: count() })
      .from(courseDishes)
      .innerJoin(dishes, eq(dishes.menuCode, courseDishes.menuCode))
      .where(sql`(restaurant_code, menu_dt, menu_meal_type, menu_course_type) = ('REST000311', '20261119', '2', 'AA')`)
    expect(lunch).toEqual({ kcal: 637, na: 1120, dishes: 5 })
    const [odd] =
      await database.sql`select count(*)::int as n from courses c where split_part(c.set_name, '&', 1) is distinct from
      (select d.menu_name from course_dishes cd join dishes d using (menu_code) where dish_seq = 1
        and (cd.restaurant_code, cd.menu_dt, cd.menu_meal_type, cd.hall_no, cd.menu_course_type)
          = (c.restaurant_code, c.menu_dt, c.menu_meal_type, c.hall_no, c.menu_course_type))`
    expect(odd).toEqual({ n: 0 })
  })

  test('seeding again, also at another time, changes nothing of what is there', async () => {
    const before = await rowCounts()
    await seed(database, { now: TEST_NOW })
    await seed(database, { now: new Date(TEST_NOW.getTime() + 3 * 3_600_000) })
    expect(await rowCounts()).toEqual(before)
  })

  test('a start next week still has today’s menu, and leaves members’ records alone', async () => {
    const before = await rowCounts()
    const nextWeek = new Date(TEST_NOW.getTime() + 7 * 86_400_000)
    expect(await seedWhenEmpty(database, { now: nextWeek })).toBe(false)
    expect(await menuDays()).toEqual({ first: '20261029', last: '20261209' })
    expect((await rowCounts())?.records).toBe(before?.records)
    const [again] = await database.sql`select count(*)::int as n from courses where menu_dt = '20261126'`
    expect(again?.n).toBe(30)
  })

  test('after a long pause only the days that can be asked for are added', async () => {
    await keepDay(database, '20270601')
    const rows = await database.db.selectDistinct({ day: courses.menuDt }).from(courses).orderBy(asc(courses.menuDt))
    const added = rows.map((row) => row.day).filter((day) => day > '20261209')
    expect([added[0], added.at(-1), added.length]).toEqual(['20270511', '20270614', 35])
  })

  test('a fresh member has the persona’s data under a name and key of its own', async () => {
    const one = await makeMember(database, { persona: 'haneul', now: TEST_NOW })
    const two = await makeMember(database, { persona: 'haneul', now: TEST_NOW })
    expect(one.username).toMatch(/^haneul-[a-z0-9]{8}$/)
    expect(one.hcId).toMatch(/^HC\d{10}$/)
    expect(new Set([one.hcId, two.hcId, 'HC0000000311']).size).toBe(3)
    const records = (hcId: string) =>
      database.db
        .select({ inptDt: healthIndexRecords.inptDt, value: healthIndexRecords.helhidxVal })
        .from(healthIndexRecords)
        .where(eq(healthIndexRecords.hcId, hcId))
        .orderBy(asc(healthIndexRecords.inptDt), asc(healthIndexRecords.helhidxCode))
    expect(await records(one.hcId)).toEqual(await records('HC0000000311'))
    expect(await database.db.select().from(memberAllergies).where(eq(memberAllergies.hcId, one.hcId))).toEqual([
      { hcId: one.hcId, allergenCode: '09' },
    ])
    await expect(makeMember(database, { persona: 'emily', now: TEST_NOW, username: one.username })).rejects.toSatisfy(
      isTaken,
    )
  })

  test('the new member has nothing but who they are, and Emily nothing in Korean', async () => {
    const rowsOf = async (persona: 'saebyeok' | 'emily') => {
      const { hcId } = await makeMember(database, { persona, now: TEST_NOW })
      const named = await database.sql<{ name: string }[]>`select table_name as name from information_schema.columns
        where table_schema = 'public' and column_name = 'hc_id' order by table_name`
      const rows = await Promise.all(
        named.map(({ name }) => database.sql`select * from ${database.sql(name)} where hc_id = ${hcId}`),
      )
      return named.map(({ name }, at) => ({ name, rows: rows[at] ?? [] })).filter(({ rows }) => rows.length > 0)
    }
    expect((await rowsOf('saebyeok')).map(({ name }) => name)).toEqual([
      'credentials',
      'members',
      'mobile_numbers',
      'sign_in_names',
    ])
    // Reports of challenges are kept in Korean and told in English (server/domain/challenge/week.rules.test.ts).
    expect(
      JSON.stringify(
        (await rowsOf('emily')).filter(({ name }) => name !== 'challenge_reports'),
        inEnglish,
      ),
    ).not.toMatch(/[가-힣]/)
  })

  test('a member has at most one live session, whatever the code above believes [SES-25]', async () => {
    const { hcId } = await makeMember(database, { persona: 'saebyeok', now: TEST_NOW })
    await database.db.insert(sessions).values({ hcId, sessionId: 'first', deviceId: 'a' })
    await expect(database.db.insert(sessions).values({ hcId, sessionId: 'second', deviceId: 'b' })).rejects.toSatisfy(
      isTaken,
    )
    await database.db
      .update(sessions)
      .set({ endedAt: TEST_NOW, endReason: 'duplicate-login' })
      .where(eq(sessions.hcId, hcId))
    await database.db.insert(sessions).values({ hcId, sessionId: 'second', deviceId: 'b' })
  })

  test('settings that nobody chose are the documented ones [MYP-02] [MYP-11]', async () => {
    const { hcId } = await makeMember(database, { persona: 'saebyeok', now: TEST_NOW })
    const [row] = await database.db.insert(memberSettings).values({ hcId }).returning()
    expect(row).toMatchObject({ homeUrl: '/main', toastTimeoutS: 3.5 })
  })

  test('a member who leaves takes every row along [MBR-06]', async () => {
    const { hcId } = await makeMember(database, { persona: 'haneul', now: TEST_NOW })
    await database.db.delete(members).where(eq(members.hcId, hcId))
    expect(await database.db.select().from(healthIndexRecords).where(eq(healthIndexRecords.hcId, hcId))).toEqual([])
    expect(await database.db.select().from(credentials).where(eq(credentials.hcId, hcId))).toEqual([])
  })
})

test('an empty database is noticed and filled', async () => {
  const database = await freshDatabase('embedded', { seeded: false })
  expect(await seedWhenEmpty(database, { now: TEST_NOW, demo: false })).toBe(true)
  // Places and menus, and nobody whose password everybody knows.
  expect(await database.db.select({ n: count() }).from(members)).toEqual([{ n: 0 }])
  await seed(database, { now: TEST_NOW })
  // Their friends are members, too, and cannot sign in.
  expect(await database.db.select({ n: count() }).from(signInNames)).toEqual([{ n: 4 }])
  await database.close()
})
