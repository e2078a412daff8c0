/**
 * What two servers on one Postgres have in common, played at both at once. In `npm test -- --whole` alone: the parts
 * are proved by two connections elsewhere (docs/decisions/286).
 */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { everyDatabase } from '#server/test-support/database.ts'
import { type Servers, serversOnOne } from '#server/test-support/servers.ts'
import type { RunningServer } from './run.ts'

const PATIENCE_MS = 120_000
const PASSWORD = 'hansang-demo!1'

describe.runIf(everyDatabase.includes('server'))('two servers on one Postgres', { timeout: PATIENCE_MS }, () => {
  let servers: Servers
  let both: [RunningServer, RunningServer]
  beforeEach(async () => {
    servers = await serversOnOne()
    both = await Promise.all([servers.start('one'), servers.start('two')])
  }, PATIENCE_MS)
  afterEach(() => servers.close())

  const get = ({ address }: RunningServer, path: string, authorization: string) =>
    fetch(`${address}/api/${path}`, { headers: { authorization } })
  const post = ({ address }: RunningServer, path: string, authorization: string, body: object) =>
    fetch(`${address}/api/${path}`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const whose = async (server: RunningServer, authorization: string) =>
    (await get(server, 'oauth/userInfo', authorization)).status

  test('a sign-in at one ends at both what was signed in before', async () => {
    const [one, two] = both
    const first = await servers.signIn(one)
    expect([await whose(one, first), await whose(two, first)]).toEqual([200, 200])
    const second = await servers.signIn(two)
    expect([await whose(one, second), await whose(two, second)]).toEqual([200, 200])
    for (const server of both) {
      const { headers } = await get(server, 'oauth/userInfo', first)
      expect(headers.get('wp-error')).toBe('duplicate-login')
    }
  })

  test('a coupon that is used forty times at both at once is used once', async () => {
    const token = await servers.signIn(both[0], 'haneul')
    const listed = await (await get(both[1], 'mypage/coupon-list?statusCode=ISSUED&couponType=REST', token)).json()
    const [{ couponNo }] = (listed as { data: { couponNo: string }[] }).data as [{ couponNo: string }]
    const use = (server: RunningServer) => post(server, 'mypage/coupon-status', token, { couponNo, statusCode: 'USED' })
    const codes = await Promise.all(
      Array.from({ length: 20 }, () => both.map(use))
        .flat()
        .map(async (answer) => (await answer).status),
    )
    expect(codes.toSorted((a, b) => a - b)).toEqual([200, ...Array.from({ length: 39 }, () => 409)])
  })

  test('wrong passwords at both count together: after ten a name waits at either', async () => {
    const wrong = (server: RunningServer) => servers.signIn(server, 'dasom', 'it is not this one')
    for (let times = 0; times < 5; times += 1) expect([await wrong(both[0]), await wrong(both[1])]).toEqual(['', ''])
    expect([
      await servers.signIn(both[0], 'dasom', PASSWORD),
      await servers.signIn(both[1], 'dasom', PASSWORD),
    ]).toEqual(['', ''])
    expect(await servers.signIn(both[1], 'emily', PASSWORD)).not.toBe('')
  })

  test('what is written at one while the other stops is there at the one that takes its place', async () => {
    const [one, two] = both
    const token = await servers.signIn(one, 'haneul')
    const [dish] = await servers.bare.sql<{ code: string }[]>`select menu_code as code from dishes order by 1 limit 1`
    const menuCode = dish?.code ?? ''
    const like = (likeYn: 'Y' | 'N') => post(one, 'meal/like', token, { menuCode, likeYn })
    const [written] = await Promise.all([
      (async () => {
        const codes: number[] = []
        for (const likeYn of ['Y', 'N', 'Y', 'N', 'Y'] as const) codes.push((await like(likeYn)).status)
        return codes
      })(),
      two.close(),
    ])
    expect(written).toEqual([200, 200, 200, 200, 200])
    const three = await servers.start('three')
    const kept = await servers.bare.sql`
      select menu_code from liked_menus join sign_in_names using (hc_id)
      where username = 'haneul' and menu_code = ${menuCode}`
    expect(kept).toHaveLength(1)
    expect(await whose(three, token)).toBe(200)
  })
})
