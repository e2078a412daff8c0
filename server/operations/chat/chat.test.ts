import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { encrypt } from '#server/domain/chat/cipher.rules.ts'
import { uploads } from '#server/domain/upload/schema.ts'
import { dataOf, startTestServer, type TestMember, type TestServer } from '#server/test-support/app.ts'
import { databaseKinds, TEST_NOW } from '#server/test-support/database.ts'

const key = { secret: 'a secret of thirty-two bytes, ok', iv: 'an iv of 16 byte' }
const ENV = { HANSANG_CHAT_SECRET: key.secret, HANSANG_CHAT_IV: key.iv, HANSANG_CHAT_URL: 'http://chat.example.com' }
const WALK = 'CH20261102'
const COACHED = 'CH20261029'
const MINUTE_MS = 60_000

type Template = {
  title: string
  contents: string
  cnstntNm: string | null
  roomId: string | null
  sendDtm: string | null
  itemList: { itemNm: string; itemTxt: string }[]
  buttonList: { buttonType: string }[]
}
type Row = { rsrvSeq: number; cnsltType: string; statusCode: string }

describe.each(databaseKinds)('chat on %s', (kind) => {
  let server: TestServer
  let haneul: TestMember
  beforeAll(async () => {
    server = await startTestServer(kind, { env: ENV })
    haneul = await server.member('haneul')
  })
  afterAll(() => server.close())

  const tokenOf = async (member: TestMember, cnstntId = 'CN0007') =>
    dataOf<{ tsToken: string }>(await member.post('/api/chat/createToken', { cnstntId })).tsToken
  const sealed = (member: TestMember, said: object, flag?: string) => ({
    encryptData: encrypt(JSON.stringify({ uid: `chat-${member.hcId}`, ...said }), key),
    ...(flag !== undefined && { flag }),
  })
  const open = async (member: TestMember, said: object = {}, token?: string) =>
    member.post('/api/chat/noticeRoom/createRoom', sealed(member, { cnstntId: 'CN0007', roomType: 'RSRV', ...said }), {
      'ts-token': token ?? (await tokenOf(member)),
    })
  let pictures = 0
  const picture = async ({ hcId }: TestMember, storedAt: Date | null = TEST_NOW) => {
    pictures += 1
    const imgId = `IMG${hcId}${String(pictures)}`
    await server.database.db.insert(uploads).values({
      imgId,
      hcId,
      kind: 'MEAL',
      toldBytes: 3,
      askedAt: TEST_NOW,
      storedAt,
      jpeg: storedAt && Buffer.from([1, 2, 3]),
    })
    return imgId
  }
  const send = async (member: TestMember, said: object, token?: string) =>
    member.post('/api/chat/send', sealed(member, said, 'FO'), { 'ts-token': token ?? (await tokenOf(member)) })

  test('is there where its secret is configured [CHT-15]', async () => {
    expect(dataOf(await haneul.get('/api/my/chatYn'))).toEqual({ chatYn: 'Y' })
  })

  test('knows a member by a cipher of the key and an id that signs nobody in [CHT-09] [CHT-11] [CHT-12]', async () => {
    expect(dataOf(await haneul.post('/api/chat/getEncryptHcId'))).toEqual({
      encryptHcId: encrypt(haneul.hcId, key),
      hcId: haneul.hcId,
    })
    expect(dataOf(await haneul.post('/api/mypage/getUsrInfo5', { hcId: '' }))).toBe(`chat-${haneul.hcId}`)
  })

  test('gives a token for a counsellor, good for ten minutes [CHT-03] [CHT-04]', async () => {
    expect(dataOf(await haneul.post('/api/chat/createToken', { cnstntId: 'CN0007' }))).toEqual({
      tsToken: expect.any(String),
      validSec: 600,
      expireDtm: expect.stringMatching(/^20261119113[4-6]/),
    })
    expect((await haneul.post('/api/chat/createToken', { cnstntId: 'CN9999' })).statusCode).toBe(404)
  })

  test('opens one room of a kind for two, from a cipher text alone [CHT-08]', async () => {
    const [member, other] = [await server.member(), await server.member()]
    const rooms = await Promise.all([open(member), open(member)])
    const [first, second] = rooms.map((answer) => dataOf<{ roomId: string; newYn: string }>(answer))
    expect([first?.roomId === second?.roomId, [first?.newYn, second?.newYn].toSorted()]).toEqual([true, ['N', 'Y']])
    expect(dataOf<{ roomId: string }>(await open(other)).roomId).not.toBe(first?.roomId)
    const flagged = await member.post(
      '/api/chat/noticeRoom/createRoom',
      sealed(member, { cnstntId: 'CN0007', roomType: 'RSRV' }, 'FO'),
      { 'ts-token': await tokenOf(member) },
    )
    expect(flagged.statusCode).toBe(400)
  })

  test('takes a message with its uid inside and the flag beside it, and numbers it [CHT-02] [CHT-07]', async () => {
    const member = await server.member()
    const { roomId } = dataOf<{ roomId: string }>(await open(member))
    expect(dataOf(await send(member, { roomId, msgTxt: '안녕하세요' }))).toEqual({
      roomId,
      msgSeq: 1,
      sendDtm: expect.stringMatching(/^20261119112[4-9]/),
    })
    expect(dataOf<{ msgSeq: number }>(await send(member, { roomId, imgId: await picture(member) })).msgSeq).toBe(2)
    expect(
      (
        await member.post('/api/chat/send', sealed(member, { roomId, msgTxt: '안녕' }), {
          'ts-token': await tokenOf(member),
        })
      ).statusCode,
    ).toBe(400)
    expect(
      (
        await member.post(
          '/api/chat/send',
          { encryptData: 'A'.repeat(24), flag: 'FO' },
          { 'ts-token': await tokenOf(member) },
        )
      ).statusCode,
    ).toBe(400)
    expect((await send(member, { roomId })).statusCode).toBe(400)
  })

  test('takes a member’s own picture that has arrived, and says so in their language where it is none', async () => {
    const [member, other] = [await server.member(), await server.member()]
    const { roomId } = dataOf<{ roomId: string }>(await open(member))
    const say = async (imgId: string, language: string) => {
      const answer = await member.post(
        '/api/chat/send',
        sealed(member, { roomId, msgTxt: '이 사진이에요', imgId }, 'FO'),
        { 'ts-token': await tokenOf(member), 'accept-language': language },
      )
      return [answer.statusCode, answer.json<{ errorMessage?: string }>().errorMessage]
    }
    expect(await say(await picture(other), 'ko')).toEqual([400, '보낼 수 없는 사진이에요. 다시 골라 주세요.'])
    expect(await say('IMG7Q2KX9D4V0TZ', 'en')).toEqual([400, 'This picture cannot be sent. Please choose again.'])
    expect(await say(await picture(member, null), 'en')).toEqual([
      400,
      'This picture cannot be sent. Please choose again.',
    ])
    // What was refused has taken no number.
    expect(dataOf<{ msgSeq: number }>(await send(member, { roomId, imgId: await picture(member) })).msgSeq).toBe(1)
  })

  test('refuses with 403 what token or uid does not allow, so that the app drops its token [CHT-06]', async () => {
    const [member, other] = [await server.member(), await server.member()]
    const { roomId } = dataOf<{ roomId: string }>(await open(member))
    const token = await tokenOf(member)
    const said = { roomId, msgTxt: '안녕' }
    expect((await send(member, said, await tokenOf(other))).statusCode).toBe(403)
    expect((await send(member, said, await tokenOf(member, 'CN0003'))).statusCode).toBe(403)
    expect((await send(member, { ...said, uid: `chat-${other.hcId}` }, token)).statusCode).toBe(403)
    expect((await open(member, { cnstntId: 'CN0003' }, token)).statusCode).toBe(403)
    expect((await send(other, said)).statusCode).toBe(404)
    const now = server.clock.now()
    server.clock.set(new Date(now.getTime() + 10 * MINUTE_MS))
    expect((await send(member, said, token)).statusCode).toBe(403)
    server.clock.set(now)
    expect((await send(member, said, token)).statusCode).toBe(200)
  })

  test('has a room for a challenge and one with its coach, and opens neither to others [CHT-13] [CHT-16]', async () => {
    const get = async (name: string, query: string, who = haneul) => who.get(`/api/chalen/challenge/${name}?${query}`)
    expect(dataOf(await get('getTalk', `chalnCode=${WALK}`))).toMatchObject({
      talkYn: 'Y',
      roomId: 'ROOM20261102001',
      roomNm: '점심 산책 챌린지',
      unreadCountUrl: 'http://chat.example.com/unreadCount',
      lastMsgTxt: null,
    })
    expect(dataOf(await get('getCareTalk', `chalnCode=${COACHED}`))).toMatchObject({
      talkYn: 'Y',
      roomId: 'ROOM20261118001',
      cnstntId: 'CN0007',
      lastMsgTxt: '이번 주 식단 기록을 잘 보았어요.',
      openTmTxt: '평일 오전 10시부터 오후 5시까지',
    })
    expect(dataOf(await get('getCareTalk', `chalnCode=${WALK}`))).toMatchObject({ talkYn: 'N', cnstntId: null })
    expect(dataOf(await get('getWeChatParams', `chalnCode=${WALK}`))).toEqual({
      func: 'openRoom',
      userId: `chat-${haneul.hcId}`,
      userName: '하늘',
      userHashtag: expect.stringContaining('점심산책'),
      roomId: 'ROOM20261102001',
    })
    expect(dataOf(await get('getWeChatParams', `chalnCode=${COACHED}&talkType=CARE`))).toMatchObject({
      userHashtag: '',
      roomId: 'ROOM20261118001',
    })
    const stranger = await server.member('saebyeok')
    expect(dataOf(await get('getTalk', `chalnCode=${WALK}`, stranger))).toMatchObject({ talkYn: 'N', roomId: null })
    expect((await get('getWeChatParams', `chalnCode=${WALK}`, stranger)).statusCode).toBe(404)
    expect((await get('getTalk', 'chalnCode=CH99999999')).statusCode).toBe(404)
  })

  test('fills a prepared message in with the reservation that it is about [CHT-10]', async () => {
    const { list } = dataOf<{ list: Row[] }>(await haneul.get('/api/reservation/reservation/myReservationList'))
    const ahead = list.find(({ cnsltType, statusCode }) => cnsltType === 'TALK' && statusCode === 'WAIT')?.rsrvSeq
    const cancelled = list.find(({ statusCode }) => statusCode === 'CANCEL')?.rsrvSeq
    const ask = (body: object, who = haneul, headers = {}) =>
      who.post('/api/chat/template/getChatTemplate', body, headers)
    const told = dataOf<Template>(await ask({ templateCode: 'WELFIT_RSRV', cnstntId: 'CN0007', rsrvSeq: ahead }))
    expect(told).toMatchObject({
      contents: '하늘님, 11월 20일에 만나요.\n예약 시각 24시간 전까지 취소할 수 있어요.',
      cnstntNm: '오세린 영양사',
      roomId: 'ROOM20261118001',
      sendDtm: expect.stringMatching(/^\d{12}$/),
      itemList: [
        { itemNm: '일시', itemTxt: '11월 20일(금) 오후 3시' },
        { itemNm: '장소', itemTxt: '12층 건강상담실' },
      ],
      buttonList: [
        { buttonNm: '예약 보기', buttonType: 'ROUTE', target: 'counselingMyRsrvList' },
        { buttonType: 'REPLY', target: null },
      ],
    })
    // Nobody named: it comes from whom one meets.
    expect(dataOf<Template>(await ask({ templateCode: 'WELFIT_RSRV', rsrvSeq: ahead }))).toMatchObject({
      cnstntId: 'CN0003',
      cnstntNm: '박지현 영양사',
      roomId: null,
    })
    expect(dataOf<Template>(await ask({ templateCode: 'WELFIT_CANCEL', rsrvSeq: cancelled })).title).toMatch(/취소/)
    expect(
      dataOf<Template>(await ask({ templateCode: 'NOTICE_CLOSED' }, haneul, { 'accept-language': 'en' })),
    ).toMatchObject({
      title: 'The counselling room is closed',
      cnstntNm: null,
      roomId: null,
      sendDtm: null,
      itemList: [],
      buttonList: [],
    })
    // Nothing stands in braces, in any of them.
    for (const templateCode of ['REPORT_WEEK', 'SURVEY_BEFORE'])
      expect(JSON.stringify(dataOf(await ask({ templateCode })))).not.toMatch(/\{(?:name|day|service)\}/)
    const emily = await server.member('emily')
    const refused = await Promise.all([
      ask({ templateCode: 'WELFIT_RSRV', rsrvSeq: ahead }, emily),
      ask({ templateCode: 'WELFIT_RSRV' }),
      ask({ templateCode: 'WELFIT_CANCEL', rsrvSeq: ahead }),
      ask({ templateCode: 'NOBODYS' }),
      ask({ templateCode: 'NOTICE_CLOSED', cnstntId: 'CN9999' }),
    ])
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404])
  })
})

describe('without a configured secret', () => {
  test('there is no chat anywhere, and messages are read all the same [CHT-15]', async () => {
    const server = await startTestServer(databaseKinds[0] ?? 'embedded')
    const haneul = await server.member('haneul')
    expect(dataOf(await haneul.get('/api/my/chatYn'))).toEqual({ chatYn: 'N' })
    expect((await haneul.post('/api/chat/createToken', { cnstntId: 'CN0007' })).statusCode).toBe(404)
    expect((await haneul.post('/api/chat/getEncryptHcId')).statusCode).toBe(403)
    expect(
      (await haneul.post('/api/chat/send', { encryptData: 'A'.repeat(24), flag: 'FO' }, { 'ts-token': 'x' }))
        .statusCode,
    ).toBe(403)
    expect(dataOf(await haneul.get(`/api/chalen/challenge/getTalk?chalnCode=${WALK}`))).toMatchObject({
      talkYn: 'N',
      unreadCountUrl: null,
    })
    expect(dataOf(await haneul.get(`/api/chalen/challenge/getCareTalk?chalnCode=${COACHED}`))).toMatchObject({
      talkYn: 'N',
      roomId: null,
    })
    expect(
      dataOf<Template>(
        await haneul.post('/api/chat/template/getChatTemplate', { templateCode: 'REPORT_WEEK', cnstntId: 'CN0007' }),
      ),
    ).toMatchObject({ cnstntNm: '오세린 영양사', roomId: null })
    await server.close()
  })
})
