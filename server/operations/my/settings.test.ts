import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dataOf, startTestServer, type TestServer } from '#server/test-support/app.ts'
import { databaseKinds } from '#server/test-support/database.ts'

type Row = Record<string, unknown>

describe.each(databaseKinds)('first screen, %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(() => server.close())

  test('is /main until the member chooses another of the list [MYP-03] [MYP-04]', async () => {
    const [member, other] = [await server.member(), await server.member()]
    const read = async (who: typeof member) => dataOf<Row>(await who.get('/api/my/set/settingHomeUrl'))
    const save = (homeUrl: string) => member.post('/api/my/set/saveSettingHomeUrl', { homeUrl })
    expect(await read(member)).toMatchObject({ homeUrl: '/main' })
    expect(dataOf(await save('/menu/todayMenu'))).toEqual({ resultCnt: 1 })
    expect(dataOf(await save('/menu/todayMenu'))).toEqual({ resultCnt: 0 })
    expect(await read(member)).toMatchObject({ homeUrl: '/menu/todayMenu' })
    expect(await read(other)).toMatchObject({ homeUrl: '/main' })
    const rows = dataOf<Row[]>(await member.get('/api/mypage/getSelectHomeUrl'))
    expect(rows.filter((row) => row.selectYn === 'Y').map((row) => row.homeUrl)).toEqual(['/menu/todayMenu'])
  })

  test('cannot be a screen that is not offered', async () => {
    const member = await server.member()
    for (const homeUrl of ['/my/menu', 'https://elsewhere.example', '//elsewhere.example', '']) {
      expect((await member.post('/api/my/set/saveSettingHomeUrl', { homeUrl })).statusCode).toBe(400)
    }
  })
})
