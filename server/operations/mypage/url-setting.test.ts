import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dataOf, startTestServer, type TestServer } from '#server/test-support/app.ts'
import { databaseKinds } from '#server/test-support/database.ts'

type State = { url: string; urlList: { url: string }[] }

describe.each(databaseKinds)('what opens which screen, %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(() => server.close())

  test('the start, a shake and the widget keep a choice each, and only of their own list', async () => {
    const member = await server.member()
    const read = async (urlType: string) => dataOf<State>(await member.post('/api/mypage/getUrlSetting', { urlType }))
    const set = (urlType: string, url: string) => member.post('/api/mypage/setUrlSetting', { urlType, url })
    for (const urlType of ['HOME', 'SHAKE', 'WIDGET']) {
      const { url, urlList } = await read(urlType)
      expect(urlList[0]?.url).toBe(url)
      expect((await set(urlType, '/mypage/userInfoManage')).statusCode).toBe(400)
    }
    expect((await set('SHAKE', '/healthlog/WeightRecord')).statusCode).toBe(400)
    expect(dataOf<State>(await set('SHAKE', '/mypage/coupon-list')).url).toBe('/mypage/coupon-list')
    await set('WIDGET', '/healthlog/WeightRecord')
    expect([(await read('SHAKE')).url, (await read('WIDGET')).url, (await read('HOME')).url]).toEqual([
      '/mypage/coupon-list',
      '/healthlog/WeightRecord',
      '/main',
    ])
  })

  test('the first screen is one value, whoever asks for it', async () => {
    const member = await server.member()
    await member.post('/api/mypage/setUrlSetting', { urlType: 'HOME', url: '/menu/todayMenu' })
    expect(dataOf(await member.get('/api/my/set/settingHomeUrl'))).toMatchObject({ homeUrl: '/menu/todayMenu' })
  })

  test('shaking is off until it is switched on, on every phone [MYP-03]', async () => {
    const member = await server.member()
    const read = async () => dataOf(await member.get('/api/my/set/getShakeSettingYn'))
    expect(await read()).toEqual({ shakeSettingYn: 'N' })
    expect(dataOf(await member.post('/api/my/set/saveShakeSettingYn', { shakeSettingYn: 'Y' }))).toEqual({
      shakeSettingYn: 'Y',
    })
    expect(await read()).toEqual({ shakeSettingYn: 'Y' })
  })
})
