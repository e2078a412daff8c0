import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dataOf, startTestServer, type TestMember, type TestServer } from '#server/test-support/app.ts'
import { databaseKinds } from '#server/test-support/database.ts'

interface Board {
  boardSeq: number
  title: string
  writerNm: string
  updDt: string | null
}

describe.each(databaseKinds)('calls for trying a client on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(() => server.close())

  const send = ({ token }: TestMember, method: 'PUT' | 'DELETE', url: string, payload?: object) =>
    server.request({ method, url, headers: { authorization: `Bearer ${token}` }, ...(payload && { payload }) })

  test('a record is written, read by all, and changed and removed by its writer alone [PRD-09]', async () => {
    const [writer, other] = await Promise.all([server.member(), server.member()])
    const { boardSeq } = dataOf<Board>(
      await writer.post('/api/sample', { title: '걷기 모임', contents: '수요일이에요.' }),
    )
    const url = `/api/sample/${String(boardSeq)}`
    expect(dataOf<Board>(await other.get(url))).toMatchObject({ boardSeq, title: '걷기 모임', updDt: null })
    const body = { title: '달리기 모임', contents: '목요일이에요.' }
    const codes = [
      await send(other, 'PUT', url, body),
      await send(other, 'DELETE', url),
      await send(writer, 'PUT', url, body),
    ].map(({ statusCode }) => statusCode)
    expect(codes).toEqual([404, 404, 200])
    const { totalCnt, list } = dataOf<{ totalCnt: number; list: Board[] }>(await other.get('/api/sample?pageSize=1'))
    expect([totalCnt > 0, list.map(({ title }) => title), list[0]?.updDt === null]).toEqual([
      true,
      ['달리기 모임'],
      false,
    ])
    expect([
      (await send(writer, 'DELETE', url)).statusCode,
      (await writer.get(url)).statusCode,
      (await send(writer, 'DELETE', url)).statusCode,
    ]).toEqual([200, 404, 404])
  })

  test('the shell is told who its token is, at the root of the host [PRD-09]', async () => {
    const haneul = await server.member('haneul')
    expect(dataOf<object>(await haneul.get('/retrofit/sample/userInfo'))).toMatchObject({
      hcId: haneul.hcId,
      nickName: '하늘',
      tomsYn: 'Y',
    })
    expect((await server.request({ method: 'GET', url: '/retrofit/sample/userInfo' })).statusCode).toBe(401)
  })
})
