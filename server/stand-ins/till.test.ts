import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databaseKinds } from '#server/test-support/database.ts'
import { dataOf, startTestServer, type TestServer } from '#server/test-support/app.ts'

describe.each(databaseKinds)('the till, %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind, { env: { HANSANG_SIMULATOR: 'on', HANSANG_DIST: 'no-app-here' } })
  })
  afterAll(() => server.close())

  const pay = async (payload: object) => (await server.request({ method: 'POST', url: '/_stand-in/till', payload })).statusCode

  test('a lunch counts once a day in the challenge of that course', async () => {
    const emily = await server.member('emily')
    const lunch = { usrId: emily.username, restaurantCode: 'REST000311' }
    expect([await pay(lunch), await pay({ ...lunch, restaurantCode: 'REST000312' })]).toEqual([204, 204])
    const { eatCnt, list } = dataOf<{ eatCnt: number; list: object[] }>(await emily.get('/api/chalen/challenge/chalWellFoodEatYnList?chalnCode=CH20261109'))
    expect(eatCnt).toBe(5)
    expect(list.at(-1)).toMatchObject({ menuDt: '20261119', eatYn: 'Y', restaurantCode: 'REST000311' })
  })

  test('nobody’s lunch, one of tomorrow and one at no restaurant are refused', async () => {
    const { username: usrId } = await server.member('haneul')
    expect([await pay({ usrId: 'nobody', restaurantCode: 'REST000311' }), await pay({ usrId, restaurantCode: 'REST999999' })]).toEqual([404, 404])
    expect([await pay({ usrId, restaurantCode: 'REST000311', menuDt: '20261120' }), await pay({ usrId }), await pay({})]).toEqual([400, 400, 400])
  })
})
