import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dataOf, startTestServer, type TestMember, type TestServer } from '#server/test-support/app.ts'
import { databaseKinds } from '#server/test-support/database.ts'

type Row = Record<string, unknown>

describe.each(databaseKinds)('the bell, %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(() => server.close())

  const bell = async (member: TestMember, headers = {}) =>
    dataOf<{ newAlarmCnt: number; alarmList: Row[] }>(
      await member.post('/api/main/getNewAlarmList', undefined, headers),
    )
  const unread = async (member: TestMember) => [
    dataOf<Row>(await member.post('/api/main/mainData')).newAlarmCnt,
    (await bell(member)).newAlarmCnt,
    dataOf<Row>(await member.get('/api/member/getPushCount')).unreadCnt,
    dataOf<Row>(await member.get('/api/member/getPushList?pageSize=1')).unreadCnt,
  ]

  test('home, bell, count and list say the same number, and show the same rows [PSH-04]', async () => {
    const haneul = await server.member('haneul')
    expect(await unread(haneul)).toEqual([2, 2, 2, 2])
    const pushes = dataOf<{ list: Row[] }>(await haneul.get('/api/member/getPushList?pageSize=100')).list
    const { alarmList } = await bell(haneul)
    expect(alarmList.map((row) => [row.alarmSeq, row.alarmTitle, row.readYn])).toEqual(
      pushes.map((row) => [row.pushSeq, row.title, row.readYn]),
    )
  })

  test('what is read at the bell is read everywhere: one, then all', async () => {
    const haneul = await server.member('haneul')
    const read = (body?: object) => haneul.post('/api/main/updateNewAlarm', body)
    const first = (await bell(haneul)).alarmList.find((row) => row.readYn === 'N')
    expect(dataOf(await read({ alarmSeq: first?.alarmSeq }))).toEqual({ newAlarmCnt: 1 })
    expect(dataOf(await read({ alarmSeq: first?.alarmSeq }))).toEqual({ newAlarmCnt: 1 })
    expect(await unread(haneul)).toEqual([1, 1, 1, 1])
    expect(dataOf(await read())).toEqual({ newAlarmCnt: 0 })
    expect(await unread(haneul)).toEqual([0, 0, 0, 0])
  })

  test('a notice of another member is not there, and stays unread for its own', async () => {
    const [haneul, other] = [await server.member('haneul'), await server.member()]
    const answer = await other.post('/api/main/updateNewAlarm', { alarmSeq: 1 })
    expect([answer.statusCode, answer.json()]).toEqual([
      404,
      { error: 'notFound', errorMessage: '찾을 수 없는 알림이에요.' },
    ])
    expect(await bell(other)).toEqual({ newAlarmCnt: 0, alarmList: [] })
    expect((await bell(haneul)).newAlarmCnt).toBe(2)
    expect((await other.post('/api/main/updateNewAlarm', { alarmSeq: 0 })).statusCode).toBe(400)
  })

  test('the same rows speak either language; an operator’s own text stays Korean [LNG-06]', async () => {
    const english = (await bell(await server.member('haneul'), { 'accept-language': 'en-GB,en;q=0.9' })).alarmList
    expect(english[0]?.alarmTitle).toBe('A dish you like is on for lunch')
    expect(english.find((row) => row.menu === 'customerAnnounceDetail')?.alarmTitle).toMatch(/개인정보/)
    expect((await bell(await server.member('emily'))).alarmList).toMatchObject([
      { alarmTitle: 'Menus are available in English' },
    ])
  })

  test('a challenge’s and a chat’s message carry their codes [PSH-05] [PSH-07]', async () => {
    const haneul = await server.member('haneul')
    const pushes = dataOf<{ list: Row[] }>(await haneul.get('/api/member/getPushList')).list
    expect(pushes.find((row) => row.pushType === 'challenge')).toMatchObject({
      chalnCode: 'CH20261102',
      rid: null,
      linkSeq: null,
    })
    expect(pushes.find((row) => row.pushType === 'chat')).toMatchObject({ rid: 'ROOM20261118001', chalnCode: null })
  })
})
