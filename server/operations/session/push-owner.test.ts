import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endSessions } from '#server/domain/account/end-sessions.queries.ts'
import { endedOfMembers } from '#server/domain/retention/ended.queries.ts'
import { deviceOwners, pushTokens } from '#server/domain/session/schema.ts'
import { seoulDay } from '#server/seoul.ts'
import {
  callsOf,
  cookieOf,
  dataOf,
  signIn,
  startTestServer,
  type TestMember,
  type TestServer,
} from '#server/test-support/app.ts'
import { databaseKinds } from '#server/test-support/database.ts'

type Person = Pick<TestMember, 'hcId' | 'username' | 'password'>
type Row = Record<string, unknown>

describe.each(databaseKinds)('whom the notices of a phone are of, %s', (kind) => {
  let server: TestServer
  let count = 0
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(() => server.close())

  const newPhone = () => `phone-${String((count += 1))}`
  const tokenOf = (phone: string) => `token of ${phone}`

  /** Signs in on a phone, as the app of that phone does. */
  async function onPhone({ username, password }: Person, phone: string, { http = server.http, remember = false } = {}) {
    const answer = await signIn(http, { username, password, remember }, { 'x-device-id': phone })
    const calls = callsOf(http, String(answer.headers.authorization).replace('Bearer ', ''))
    return {
      cookie: cookieOf(answer, 'remember-me') ?? '',
      register: (pushToken = tokenOf(phone)) =>
        calls.post('/api/member/setPushToken', { pushToken, deviceId: phone }, { 'x-device-id': phone }),
      signOut: () => calls.get('/logout', { 'x-device-id': phone }),
      calls,
    }
  }

  /** What the phone's owner is told: whose rows hold a token. */
  const told = async (...people: Person[]) => {
    const rows = await server.database.db.select({ hcId: pushTokens.hcId }).from(pushTokens)
    return people.map(({ hcId }) => rows.filter((row) => row.hcId === hcId).length)
  }

  test('a token that another registers is theirs alone [MBR-10]', async () => {
    const [one, other, phone] = [await server.member(), await server.member(), newPhone()]
    const first = await onPhone(one, phone)
    await first.register()
    expect(dataOf(await first.register())).toEqual({ resultCnt: 0 })
    await (await onPhone(other, newPhone())).register(tokenOf(phone))
    expect(await told(one, other)).toEqual([0, 1])
    await first.register()
    expect(await told(one, other)).toEqual([1, 0])
  })

  test('after a sign-out and another’s sign-in `sendPush` reaches the one who is there', async () => {
    const [one, other, phone] = [await server.member(), await server.member(), newPhone()]
    const reach = async (member: Person) => {
      const notice = '/api/common/sendPush?title=a&contents=b'
      return dataOf<Row>(await (await onPhone(member, newPhone())).calls.get(notice)).sendYn
    }
    const first = await onPhone(one, phone)
    await first.register()
    await first.signOut()
    const second = await onPhone(other, phone)
    await second.register()
    expect(dataOf<Row>(await second.calls.get('/api/common/sendPush?title=a&contents=b')).sendYn).toBe('Y')
    expect(await reach(one)).toBe('N')
  })

  const ENDS: readonly (readonly [string, (person: Person, phone: string) => Promise<unknown>])[] = [
    ['signing out', async (one, phone) => (await onPhone(one, phone)).signOut()],
    [
      'a sign-out that had only the cookie left',
      async (one, phone) => {
        const { cookie } = await onPhone(one, phone, { remember: true })
        await server.http.inject({ url: '/logout', headers: { 'x-device-id': phone, cookie: `remember-me=${cookie}` } })
      },
    ],
    ['the same member’s sign-in on another phone', (one) => onPhone(one, newPhone())],
    ['another’s sign-in on this phone', async (_one, phone) => onPhone(await server.member(), phone)],
    ['a password that was set anew', ({ hcId }) => endSessions(server.database.db, hcId, server.clock.now())],
    [
      'a stolen auto-login',
      async (one, phone) => {
        const { cookie } = await onPhone(one, phone, { remember: true })
        const stolen = `remember-me=${cookie.slice(0, -4)}AAAA`
        const url = '/api/common/getRememberMeAccessToken'
        await server.http.inject({ method: 'POST', url, headers: { 'x-device-id': phone, cookie: stolen } })
      },
    ],
    ['leaving', async ({ hcId }) => server.database.sql`delete from members where hc_id = ${hcId}`],
  ]
  test.each(ENDS)('%s ends it', async (_way, end) => {
    const [one, phone] = [await server.member(), newPhone()]
    await (await onPhone(one, phone)).register()
    expect(await told(one)).toEqual([1])
    await end(one, phone)
    expect(await told(one)).toEqual([0])
  })

  test('another sign-in of the same member on this phone keeps it', async () => {
    const [one, phone] = [await server.member(), newPhone()]
    await (await onPhone(one, phone)).register()
    await onPhone(one, phone)
    expect(await told(one)).toEqual([1])
  })

  test('a sign-out of a session that has ended takes nothing from the one that followed', async () => {
    const [one, phone] = [await server.member(), newPhone()]
    const before = await onPhone(one, newPhone())
    await (await onPhone(one, phone)).register()
    await before.signOut()
    expect(await told(one)).toEqual([1])
  })

  test('a token that arrives after the sign-out is nobody’s', async () => {
    const [one, phone] = [await server.member(), newPhone()]
    // A second server, which has known the session as live a moment ago.
    const here = await onPhone(one, phone, { http: await server.beside() })
    await here.register()
    await endSessions(server.database.db, one.hcId, server.clock.now())
    expect((await here.register()).statusCode).toBe(401)
    expect(await told(one)).toEqual([0])
  })

  test('the night takes what ran out, and leaves what an auto-login brings back', async () => {
    const [plain, kept, fresh] = [await server.member(), await server.member(), await server.member()]
    await (await onPhone(plain, newPhone())).register()
    await (await onPhone(kept, newPhone(), { remember: true })).register()
    const people = [plain, kept, fresh]
    const hcIds = people.map(({ hcId }) => hcId)
    const night = async (hours: number) => {
      const now = new Date(server.clock.now().getTime() + hours * 3_600_000)
      await endedOfMembers.pushTokens?.(server.database.db, { hcIds, today: seoulDay(now), now })
      return told(...people)
    }
    await (await onPhone(fresh, newPhone())).register()
    expect(await night(11)).toEqual([1, 1, 1])
    const begun = server.clock.now()
    server.clock.set(new Date(begun.getTime() + 8 * 3_600_000))
    await (await onPhone(fresh, newPhone())).register()
    server.clock.set(begun)
    expect(await night(13)).toEqual([0, 1, 1])
    expect(await night(91 * 24)).toEqual([0, 0, 0])
    const { db } = server.database
    for (const { hcId } of people) expect(await db.$count(deviceOwners, eq(deviceOwners.hcId, hcId))).toBe(0)
  })

  test('of many at once on two servers one has the token, and the phone', async () => {
    const beside: FastifyInstance = await server.beside()
    const phone = newPhone()
    const people = await Promise.all(Array.from({ length: 8 }, () => server.member()))
    await Promise.all(
      people.map(async (person, nth) => {
        const there = await onPhone(person, phone, { http: nth % 2 === 0 ? server.http : beside })
        expect((await there.register()).statusCode).toBe(200)
        if (nth % 3 === 0) await there.signOut()
      }),
    )
    const { db } = server.database
    expect(await db.$count(pushTokens, eq(pushTokens.pushToken, tokenOf(phone)))).toBeLessThanOrEqual(1)
    const [owner] = await db.select().from(deviceOwners).where(eq(deviceOwners.deviceId, phone))
    const [token] = await db.select().from(pushTokens).where(eq(pushTokens.deviceId, phone))
    expect(token?.hcId ?? owner?.hcId).toBe(owner?.hcId)
    // Whoever has signed out is told nothing there.
    const out = people.filter((_person, nth) => nth % 3 === 0)
    expect(await told(...out)).toEqual(out.map(() => 0))
  })
})
