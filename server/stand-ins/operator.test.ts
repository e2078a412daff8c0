import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inquiryQueries } from '#server/domain/inquiry/queries.ts'
import { databaseKinds } from '#server/test-support/database.ts'
import { dataOf, startTestServer, type TestServer } from '#server/test-support/app.ts'

describe.each(databaseKinds)('the door of the operator, %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind, { env: { HANSANG_SIMULATOR: 'on', HANSANG_DIST: 'no-app-here' } })
  })
  afterAll(() => server.close())

  const answer = async (payload: object) =>
    (await server.request({ method: 'POST', url: '/_stand-in/answer', payload })).statusCode

  test('an answer reaches the thread and the bell of its member, once [CUS-02]', async () => {
    const haneul = await server.member('haneul')
    const usrId = haneul.username
    expect(
      await Promise.all([
        answer({ usrId, qnaSeq: 902, answer: '고쳤어요.' }),
        answer({ usrId, qnaSeq: '902', answer: '고쳤어요.' }),
      ]),
    ).toEqual(expect.arrayContaining([204, 404]))
    expect(
      dataOf<{ list: object[] }>(await haneul.get('/api/customer/app-qna/list?type=appqna')).list[0],
    ).toMatchObject({ qnaSeq: 902, answer: '고쳤어요.' })
    expect(dataOf<{ list: object[] }>(await haneul.get('/api/member/getPushList')).list[0]).toMatchObject({
      menu: 'customerAppqnaList',
      linkSeq: 902,
      readYn: 'N',
    })
  })

  test('who asked for it by e-mail gets the answer there too, once; who did not gets no mail', async () => {
    const [asked, silent] = await Promise.all([server.member('haneul'), server.member('haneul')])
    const words = {
      type: 'appqna' as const,
      qnaTypeCode: 'A02' as const,
      title: '걸음 수',
      contents: '걸음 수가 안 보여요.',
      restaurantCode: null,
      menuId: null,
      menuName: null,
      menuNameEng: null,
      appInfo: null,
    }
    const write = async ({ hcId }: typeof asked, emailYn: 'Y' | 'N') =>
      (await inquiryQueries(server.database.db).save(hcId, { ...words, emailYn }, [], server.clock.now())).qnaSeq
    const said = { answer: '삼성 헬스 연결을 확인해 주세요.' }
    const [one, other] = [await write(asked, 'Y'), await write(silent, 'N')]
    expect([
      await answer({ usrId: asked.username, qnaSeq: one, ...said }),
      await answer({ usrId: silent.username, qnaSeq: other, ...said }),
    ]).toEqual([204, 204])
    expect(await answer({ usrId: asked.username, qnaSeq: one, ...said })).toBe(404)
    const { sent } = (await server.request({ url: '/_stand-in/outbox' })).json<{
      sent: { kind: string; to: string; text: string }[]
    }>()
    const { usrEmail } = dataOf<{ usrEmail: string }>(await asked.get('/api/customer/qna/regi-info/appqna'))
    expect(sent.filter(({ kind }) => kind === 'mail')).toEqual([
      expect.objectContaining({ to: usrEmail, text: '걸음 수\n\n삼성 헬스 연결을 확인해 주세요.' }),
    ])
  })

  test('a counsellor’s reply stands in the room; the bell says so, quietly if unwanted [PSH-05] [PSH-08]', async () => {
    const say = async (payload: object) =>
      (await server.request({ method: 'POST', url: '/_stand-in/say', payload })).statusCode
    const [wants, quiet] = await Promise.all([server.member('haneul'), server.member('haneul')])
    await quiet.post('/api/mypage/push/setting-change', { pushType: 'chat', useYn: 'N' })
    const said = { roomId: 'ROOM20261118001', msgTxt: '국물은 반만 드셔도 좋아요.' }
    expect([await say({ usrId: wants.username, ...said }), await say({ usrId: quiet.username, ...said })]).toEqual([
      204, 204,
    ])
    const { sql } = server.database
    for (const [{ hcId }, pushYn] of [
      [wants, 'Y'],
      [quiet, 'N'],
    ] as const) {
      const [last] = await sql<
        { writer: string; msg_txt: string }[]
      >`select writer, msg_txt from chat_messages where hc_id = ${hcId} order by msg_seq desc limit 1`
      expect({ ...last }).toEqual({ writer: 'COUNSELLOR', msg_txt: said.msgTxt })
      const [told] = await sql<
        { kind: string; rid: string; body: string; push_yn: string }[]
      >`select kind, rid, body, push_yn from alarms where hc_id = ${hcId} order by alarm_seq desc limit 1`
      expect({ ...told }).toEqual({ kind: 'chat', rid: said.roomId, body: '오세린 영양사', push_yn: pushYn })
    }
    expect([
      await say({ ...said, usrId: wants.username, roomId: 'ROOM0' }),
      await say({ ...said, usrId: 'nobody' }),
      await say({ ...said, usrId: wants.username, msgTxt: ' ' }),
    ]).toEqual([404, 404, 400])
  })

  test('nobody’s inquiry and an empty answer are refused', async () => {
    const { username: usrId } = await server.member('saebyeok')
    expect([
      await answer({ usrId, qnaSeq: 902, answer: '네.' }),
      await answer({ usrId: 'nobody', qnaSeq: 1, answer: '네.' }),
    ]).toEqual([404, 404])
    expect([
      await answer({ usrId, qnaSeq: 902, answer: '  ' }),
      await answer({ usrId, qnaSeq: 'x', answer: '네.' }),
      await answer({}),
    ]).toEqual([400, 400, 400])
  })
})
