import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Operation } from '../../scripts/contract/model.ts'
import { type Answer, type Visitor, World } from './world.ts'

/** Answers again, as documented: the first answer may have been lost. */
const AGAIN = new Set(['memberSetUserLeave'])

/** All operations in one test, on a machine that does other things too. */
const PATIENCE_MS = 180_000

let world: World
let leaver: Visitor
let writes: Operation[]
beforeAll(async () => {
  world = await World.start()
  leaver = await world.visitor('haneul')
  writes = world.crowd.filter((operation) => operation.writes && operation.needsSession && !AGAIN.has(operation.id))
  await leaver.readAll()
}, PATIENCE_MS)
afterAll(() => world.close())

/** What every table holds, by its name. */
async function rows(): Promise<Map<string, string>> {
  const { sql } = world.server.database
  const tables = await sql<{ name: string }[]>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`
  const held = new Map<string, string>()
  for (const { name } of tables) {
    const [row] = await sql.unsafe<{ hash: string }[]>(
      `select count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as hash from "${name}" t`,
    )
    held.set(name, row?.hash ?? '')
  }
  return held
}

/** A value that was learned elsewhere may not fit: then as the contract's example says. */
async function taken(operation: Operation): Promise<Answer> {
  const answer = await leaver.call(operation)
  if (answer.status !== 400) return answer
  const answers: Answer[] = []
  for (const inputs of leaver.waysOf(operation)) answers.push(await leaver.call(operation, inputs))
  return answers.find(({ status }) => status !== 400) ?? answer
}

test(
  'a write that is overtaken by leaving is answered like any call of who is no longer there, and leaves nothing',
  async () => {
    const { member } = leaver
    // The account is closed on another server of the database: this one takes the session for a live one as long as its
    // memory lasts, so that each write below comes to where it is carried out.
    const other = await world.server.beside()
    const headers = { authorization: `Bearer ${member.token}` }
    expect((await member.get('/api/mypage/getUsrInfo')).statusCode).toBe(200)
    const stopped = performance.now()
    const clock = vi.spyOn(performance, 'now').mockReturnValue(stopped)
    try {
      await member.get('/api/mypage/getUsrInfo')
      const shown = {
        method: 'POST',
        url: '/api/mypage/pwd-check',
        headers,
        payload: { usrPwd: member.password },
      } as const
      expect((await other.inject(shown)).statusCode).toBe(200)
      expect((await other.inject({ url: '/api/member/setUserLeave', headers })).statusCode).toBe(200)
      const before = await rows()
      const told: string[] = []
      const odd: string[] = []
      for (const operation of writes) {
        const { status, text, headers: answered } = await taken(operation)
        const isRight = status === 401 && answered['wp-error'] === 'login'
        if (isRight) told.push(operation.id)
        else odd.push(`${operation.id}: ${String(status)} ${text.slice(0, 120)}`)
      }
      expect(odd).toEqual([])
      expect(told.length).toBeGreaterThan(150)
      const after = await rows()
      expect([...after].filter(([name, hash]) => before.get(name) !== hash).map(([name]) => name)).toEqual([])
    } finally {
      clock.mockRestore()
    }
  },
  PATIENCE_MS,
)
