import { expect, test } from 'vitest'
import { dataOf, startTestServer } from '#server/test-support/app.ts'
import { quickDatabase } from '#server/test-support/database.ts'
import { createCallRate } from './call-rate.ts'

test('a member waits for the end of the minute, alone', () => {
  const rate = createCallRate(2)
  expect([rate.take('a', 1000), rate.take('a', 1000), rate.take('a', 21_000)]).toEqual([0, 0, 40])
  expect(rate.take('b', 21_000)).toBe(0)
  expect(rate.take('a', 61_000)).toBe(0)
})

test('over HTTP it is 429 with the seconds to wait, and the session stays', async () => {
  const server = await startTestServer(quickDatabase, { env: { HANSANG_MEMBER_PER_MINUTE: '3' } })
  try {
    const [member, other] = [await server.member(), await server.member()]
    for (let call = 0; call < 3; call += 1) expect((await member.get('/api/meal/meal-time')).statusCode).toBe(200)
    const refused = await member.get('/api/meal/meal-time')
    expect([refused.statusCode, refused.json()]).toEqual([
      429,
      { error: 'tooManyRequests', errorMessage: expect.not.stringContaining('로그인') },
    ])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused.headers['wp-error']).toBeUndefined()
    expect((await other.get('/api/meal/meal-time')).statusCode).toBe(200)
    const renewed = await server.request({
      method: 'GET',
      url: '/session',
      headers: { authorization: `Bearer ${member.token}` },
    })
    expect(dataOf(renewed)).toEqual(expect.any(String))
  } finally {
    await server.close()
  }
})
