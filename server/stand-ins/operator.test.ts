import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databaseKinds } from '#server/test-support/database.ts'
import { dataOf, startTestServer, type TestServer } from '#server/test-support/app.ts'

describe.each(databaseKinds)('the door of the operator, %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind, { env: { HANSANG_SIMULATOR: 'on', HANSANG_DIST: 'no-app-here' } })
  })
  afterAll(() => server.close())

  const answer = async (payload: object) => (await server.request({ method: 'POST', url: '/_stand-in/answer', payload })).statusCode

  test('an answer reaches the thread and the bell of its member, once [CUS-02]', async () => {
    const haneul = await server.member('haneul')
    const usrId = haneul.username
    expect(await Promise.all([answer({ usrId, qnaSeq: 902, answer: '고쳤어요.' }), answer({ usrId, qnaSeq: '902', answer: '고쳤어요.' })])).toEqual(expect.arrayContaining([204, 404]))
    expect(dataOf<{ list: object[] }>(await haneul.get('/api/customer/app-qna/list?type=appqna')).list[0]).toMatchObject({ qnaSeq: 902, answer: '고쳤어요.' })
    expect(dataOf<{ list: object[] }>(await haneul.get('/api/member/getPushList')).list[0]).toMatchObject({ menu: 'customerAppqnaList', linkSeq: 902, readYn: 'N' })
  })

  test('nobody’s inquiry and an empty answer are refused', async () => {
    const { username: usrId } = await server.member('saebyeok')
    expect([await answer({ usrId, qnaSeq: 902, answer: '네.' }), await answer({ usrId: 'nobody', qnaSeq: 1, answer: '네.' })]).toEqual([404, 404])
    expect([await answer({ usrId, qnaSeq: 902, answer: '  ' }), await answer({ usrId, qnaSeq: 'x', answer: '네.' }), await answer({})]).toEqual([400, 400, 400])
  })
})
