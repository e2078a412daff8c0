import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signIn, startTestServer, type TestMember, type TestServer } from '#server/test-support/app.ts'
import { everyDatabase } from '#server/test-support/database.ts'

const DRAFT = {
  eventSeq: 91,
  answerList: [{ questionSeq: 4, answerTxt: '아직 보내지 않은 말', answerDtm: '20261119112400' }],
}
const PHOTO = { fileName: '점심.jpg', contentType: 'image/jpeg', fileSize: 1000, imgTyCode: 'MEAL' }
const COURSE = {
  restaurantCode: 'REST000311',
  menuDt: '20261119',
  menuMealType: '2',
  hallNo: 'E31A',
  menuCourseType: 'AA',
}

/** A measured value, a row of a list, a place that is filled later, what is kept of an event, a device's. */
const WRITES: readonly (readonly [string, string, object])[] = [
  ['a weight', '/api/main/putUserWeight', { weight: '68.1', inptDt: '20261119071200' }],
  ['a course that was eaten', '/api/meal/detail/mealRegi', { ...COURSE, eatQty: 1 }],
  ['a place for a photo', '/api/common/data/uploadUrl.do', PHOTO],
  ['a draft of an answer', '/api/service/event/questionnaire-draft', DRAFT],
  ['a token for push', '/api/member/setPushToken', { pushToken: 'token-1', deviceId: 'phone-1' }],
]

/** The member's row is held as leaving holds it; the embedded database has one connection, and nothing to wait for. */
const waiting = everyDatabase.filter((kind) => kind === 'server')

describe.each(waiting)('a write that waits for leaving, %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(() => server.close())

  /** Leaves after `act` has come to where it waits for the member's row, and answers what it is told. */
  async function overtaken<T>({ hcId }: TestMember, act: () => Promise<T>): Promise<T> {
    const { sql } = server.database
    let answer: Promise<T> | undefined
    await sql.begin(async (tx) => {
      await tx`select 1 from members where hc_id = ${hcId} for update`
      answer = act()
      const came = answer.then(() => true)
      let isHere = false
      for (let look = 0; look < 500 && !isHere; look += 1) {
        const [row] = await sql<{ n: number }[]>`
          select count(*)::int as n from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`
        if ((row?.n ?? 0) > 0) break
        isHere = await Promise.race([came, wait(10, false)])
      }
      expect(isHere).toBe(false)
      // As leaving does: a name belongs to nobody by a key.
      await tx`delete from sign_in_names where hc_id = ${hcId}`
      await tx`delete from members where hc_id = ${hcId}`
    })
    if (answer === undefined) throw new Error('Nothing was asked.')
    return answer
  }

  /** Tables that name a member who has left. */
  async function tracesOf(hcId: string): Promise<string[]> {
    const { sql } = server.database
    const tables = await sql<{ name: string }[]>`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`
    const found: string[] = []
    for (const { name } of tables) {
      const rows = await sql.unsafe(`select 1 from "${name}" t where position($1 in t::text) > 0 limit 1`, [hcId])
      if (rows.length > 0) found.push(name)
    }
    return found
  }

  test.each(WRITES)('%s is told that nobody is signed in, and nothing of it stays', async (_what, url, body) => {
    const member = await server.member()
    const answer = await overtaken(member, () => member.post(url, body))
    expect([answer.statusCode, answer.headers['wp-error'], answer.json().error]).toEqual([401, 'login', 'login'])
    expect(await tracesOf(member.hcId)).toEqual([])
  })

  test('a sign-in is told what a name that nobody has is told', async () => {
    const member = await server.member()
    const answer = await overtaken(member, () => signIn(server.http, member))
    expect([answer.statusCode, answer.json().error]).toEqual([401, 'invalidCredentials'])
    expect(await tracesOf(member.hcId)).toEqual([])
  })
})
