import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dataOf, startTestServer, type TestServer } from '#server/test-support/app.ts'
import { databaseKinds } from '#server/test-support/database.ts'

describe.each(databaseKinds)('the newest shell, %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(() => server.close())

  const ask = (query: string, headers = {}) => server.request({ url: `/api/common/getUpdateVer${query}`, headers })

  test('is told for each system to anybody, in the language that is asked for [NTC-02]', async () => {
    expect(dataOf(await ask('?osType=Android'))).toEqual({
      osType: 'Android',
      updateVer: '1.01.16',
      forceYn: 'N',
      storeUrl: 'https://store.example.com/hansang',
      contents: '걸음 수를 더 빨리 가져와요.',
    })
    expect(dataOf(await ask('?osType=iOS', { 'accept-language': 'en' }))).toMatchObject({
      osType: 'iOS',
      contents: 'Steps arrive sooner.',
    })
  })

  test('is asked for a system that there is', async () => {
    expect((await ask('')).statusCode).toBe(400)
    expect((await ask('?osType=Windows')).statusCode).toBe(400)
  })
})
