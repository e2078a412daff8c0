import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dataOf, startTestServer, type TestServer } from '#server/test-support/app.ts'
import { databaseKinds } from '#server/test-support/database.ts'

describe.each(databaseKinds)('what the member hub says, %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(() => server.close())

  test('the member with points and the coupons that can be used today', async () => {
    const haneul = await server.member('haneul')
    expect(dataOf(await haneul.get('/api/my/getUserData'))).toEqual({
      hcId: haneul.hcId,
      usrId: haneul.username,
      nickName: '하늘',
      realName: '윤하늘',
      usrImg: '03',
      bizNm: '한빛전자',
      tomsYn: 'Y',
      restaurantId: 'REST000311',
      restaurantNm: '한빛타워점',
      point: 2350,
      couponCnt: 3,
    })
    const fresh = await server.member('saebyeok')
    expect(dataOf(await fresh.get('/api/my/getUserData'))).toMatchObject({
      nickName: '새벽',
      restaurantId: null,
      point: 0,
      couponCnt: 0,
    })
  })
})
