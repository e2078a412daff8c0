import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { stepReadings } from '#server/domain/activity/schema.ts'
import { chatMessages, chatRooms } from '#server/domain/chat/schema.ts'
import { uploads } from '#server/domain/upload/schema.ts'
import { dataOf, startTestServer, type TestMember, type TestServer } from '#server/test-support/app.ts'
import { databaseKinds } from '#server/test-support/database.ts'

type Entry = {
  missionDailySeq: number
  missionSeq: number
  doneVal: number | null
  memoTxt: string | null
  imgId: string | null
  doneYn: string
  regDtm: string
}
type Mission = {
  missionSeq: number
  missionNm: string
  nowVal: number | null
  doneYn: string
  changeYn: string
  daily: Entry | null
  changeList: { missionSeq: number }[]
}
type Day = { missionDt: string; doneCnt: number; totalCnt: number; tryList: Entry[] }

/** The lunch of the board: vegetables are eaten, the walk is on. */
const AFTER_LUNCH = new Date('2026-11-19T12:52:00+09:00')
const TODAY = '20261119'

describe.each(databaseKinds)('daily missions, %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind, { now: AFTER_LUNCH })
  })
  afterAll(() => server.close())
  beforeEach(() => server.clock.set(AFTER_LUNCH))

  const listOf = async (member: TestMember, missionDt = TODAY, headers = {}) =>
    dataOf<Mission[]>(await member.get(`/api/chalen/misson/myMissonList?missionDt=${missionDt}`, headers))
  const states = (list: Mission[]) => list.map(({ missionSeq, doneYn }) => `${missionSeq} ${doneYn}`)
  const insert = (member: TestMember, body: object) =>
    member.post('/api/chalen/misson/insertMissonDaily', { missionDt: TODAY, ...body })
  const update = (member: TestMember, body: object) => member.post('/api/chalen/misson/updateMissonDaily', body)
  const remove = (member: TestMember, missionDailySeq: number) =>
    member.post('/api/chalen/misson/deleteMissonDaily', { missionDailySeq })
  const exchange = (member: TestMember, missionSeq: number, newMissionSeq: number, missionDt = TODAY) =>
    member.post('/api/chalen/misson/updateMissonChange', { missionDt, missionSeq, newMissionSeq })

  /** Steps at lunch, as the phone brought them, and nothing else of that day. */
  async function walks(member: TestMember, activityDt: string, steps: number) {
    const { db } = server.database
    await db
      .delete(stepReadings)
      .where(and(eq(stepReadings.hcId, member.hcId), eq(stepReadings.activityDt, activityDt)))
    await db.insert(stepReadings).values([
      { hcId: member.hcId, activityDt, readAt: '1130', steps: 4000 },
      { hcId: member.hcId, activityDt, readAt: '1245', steps: 4000 + steps },
    ])
  }

  test('the three of the lunch walk, the walk by what the phone counted; home and diary say the same', async () => {
    const member = await server.member('haneul')
    await walks(member, TODAY, 1820)
    const list = await listOf(member)
    expect(states(list)).toEqual(['1 Y', '2 Y', '3 N'])
    expect(list[2]).toMatchObject({
      missionNm: '점심 먹고 3,000보 걷기',
      nowVal: 1820,
      daily: null,
      changeYn: 'Y',
      changeList: [{ missionSeq: 6 }, { missionSeq: 8 }],
    })
    expect(list[0]).toMatchObject({
      changeYn: 'N',
      changeList: [],
      daily: { regDtm: '202611191214', memoTxt: '시금치나물부터 먹었어요.' },
    })
    expect(dataOf(await member.post('/api/main/getMissionData'))).toMatchObject({
      doneCnt: 2,
      totalCnt: 3,
      missionList: [
        { doneDt: '20261119121400' },
        { doneDt: '20261119085100' },
        { nowVal: 1820, goalVal: 3000, unit: '보', doneYn: 'N', doneDt: null },
      ],
    })
    expect(dataOf(await member.get('/api/diary/getMissionData'))).toMatchObject({
      baseDt: TODAY,
      doneCnt: 2,
      totalCnt: 3,
      missionList: [{ missionDesc: expect.stringContaining('혈당') }, {}, {}],
    })
    expect(dataOf(await member.get('/api/chalen/misson/titleMsg'))).toMatchObject({
      titleMsg: '하나만 더 하면 오늘도 완성이에요',
      doneCnt: 2,
      totalCnt: 3,
    })
    expect((await listOf(member, TODAY, { 'accept-language': 'en' })).map(({ missionNm }) => missionNm)).toEqual([
      'Vegetables first',
      'Five floors by stairs',
      '3,000 steps after lunch',
    ])
  })

  test('a walk that the phone counts is done by itself, today and when it arrives late', async () => {
    const member = await server.member('haneul')
    await walks(member, TODAY, 3004)
    await walks(member, '20261117', 2999)
    expect(states(await listOf(member))).toEqual(['1 Y', '2 Y', '3 Y'])
    expect((await listOf(member, '20261117'))[2]).toMatchObject({ doneYn: 'N', nowVal: 2999, changeYn: 'N' })
    await walks(member, '20261117', 3000)
    expect((await listOf(member, '20261117'))[2]?.doneYn).toBe('Y')
  })

  test('an entry is made, corrected and taken back; its lists follow [MIS-01] [MIS-02] [MIS-03] [MIS-05]', async () => {
    const member = await server.member('emily')
    expect(states(await listOf(member))).toEqual(['1 N', '2 N', '3 N'])
    const made = dataOf<Entry>(await insert(member, { missionSeq: 2, memoTxt: '  두 번에 나눠서 ' }))
    expect(made).toMatchObject({ missionSeq: 2, doneYn: 'Y', memoTxt: '두 번에 나눠서', regDtm: '202611191252' })
    expect((await listOf(member))[1]?.daily).toEqual(made)
    expect(dataOf<Day>(await member.get(`/api/chalen/misson/dayMissonTry?missionDt=${TODAY}`))).toEqual({
      missionDt: TODAY,
      doneCnt: 1,
      totalCnt: 3,
      tryList: [made],
    })
    expect(dataOf(await update(member, { missionDailySeq: made.missionDailySeq, memoTxt: ' ' }))).toMatchObject({
      memoTxt: null,
    })
    expect(dataOf(await remove(member, made.missionDailySeq))).toEqual({ resultCnt: 1 })
    expect((await remove(member, made.missionDailySeq)).statusCode).toBe(404)
    expect(states(await listOf(member))).toEqual(['1 N', '2 N', '3 N'])
  })

  test('a typed number ticks the mission off when it is enough; the larger of the two is shown [MIS-01]', async () => {
    const member = await server.member('emily')
    await walks(member, TODAY, 1820)
    expect((await insert(member, { missionSeq: 3 })).statusCode).toBe(400)
    const made = dataOf<Entry>(await insert(member, { missionSeq: 3, doneVal: 2100 }))
    expect(made).toMatchObject({ doneVal: 2100, doneYn: 'N' })
    expect((await listOf(member))[2]).toMatchObject({ nowVal: 2100, doneYn: 'N' })
    expect(dataOf(await update(member, { missionDailySeq: made.missionDailySeq, doneVal: 3120 }))).toMatchObject({
      doneYn: 'Y',
    })
    await update(member, { missionDailySeq: made.missionDailySeq, doneVal: 10 })
    expect((await listOf(member))[2]).toMatchObject({ nowVal: 1820, doneYn: 'N' })
  })

  test('once a day and mission, from however many phones; only what is of that day, and six days back', async () => {
    const member = await server.member('emily')
    const answers = await Promise.all([1, 2, 3].map(() => insert(member, { missionSeq: 2 })))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409])
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({ error: 'alreadyEntered' })
    expect((await insert(member, { missionSeq: 8 })).statusCode).toBe(404)
    expect((await insert(member, { missionSeq: 11 })).statusCode).toBe(404)
    const days = { '20261113': 200, '20261114': 404, '20261112': 400, '20261120': 400, '20261131': 400 }
    for (const [missionDt, status] of Object.entries(days))
      expect([missionDt, (await insert(member, { missionSeq: 1, missionDt })).statusCode]).toEqual([missionDt, status])
  })

  test('two phones that enter two missions at once get two numbers', async () => {
    const member = await server.member('emily')
    const made = await Promise.all([insert(member, { missionSeq: 1 }), insert(member, { missionSeq: 2 })])
    expect(new Set(made.map((answer) => dataOf<Entry>(answer).missionDailySeq)).size).toBe(2)
  })

  test('an exchange takes the place of what it came for, once, today, and for what is offered [MIS-04]', async () => {
    const member = await server.member('haneul')
    expect((await exchange(member, 3, 2)).json()).toMatchObject({ error: 'notExchangeable' })
    expect((await exchange(member, 3, 8, '20261118')).statusCode).toBe(400)
    expect((await exchange(member, 11, 8)).statusCode).toBe(404)
    expect((await exchange(member, 1, 8)).json()).toMatchObject({ error: 'notExchangeable' })
    const answers = await Promise.all([exchange(member, 3, 8), exchange(member, 3, 6)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const list = await listOf(member)
    expect(list[2]).toMatchObject({ doneYn: 'N', changeYn: 'N', changeList: [] })
    expect([6, 8]).toContain(list[2]?.missionSeq)
    expect((await insert(member, { missionSeq: 3, doneVal: 3000 })).statusCode).toBe(404)
    expect((await insert(member, { missionSeq: list[2]?.missionSeq })).statusCode).toBe(200)
    expect((await listOf(member, '20261118'))[2]?.missionSeq).toBe(3)
  })

  test('the week has its seven days, and none asks for anything at the weekend', async () => {
    const member = await server.member('haneul')
    await walks(member, '20261116', 3460)
    const week = dataOf<{ startDt: string; endDt: string; tryDays: number; dayList: Day[] }>(
      await member.get('/api/chalen/misson/weekMissonTry?baseDt=20261122'),
    )
    expect(week).toMatchObject({ startDt: '20261116', endDt: '20261122', tryDays: 4 })
    expect(week.dayList.map(({ totalCnt }) => totalCnt)).toEqual([3, 3, 3, 3, 3, 0, 0])
    expect(week.dayList[0]?.doneCnt).toBe(3)
    expect((await member.get('/api/chalen/misson/weekMissonTry?baseDt=20261131')).statusCode).toBe(400)
  })

  test('a picture is the member’s own, and of a mission', async () => {
    const [member, other] = await Promise.all([server.member('emily'), server.member()])
    const store = (imgId: string, hcId: string, kindOf: 'MISSION' | 'MEAL') =>
      server.database.db.insert(uploads).values({
        imgId,
        hcId,
        kind: kindOf,
        toldBytes: 3,
        askedAt: AFTER_LUNCH,
        storedAt: AFTER_LUNCH,
        jpeg: Buffer.from([1, 2, 3]),
      })
    const id = (name: string) => `IMG${member.hcId}${name}`
    await Promise.all([
      store(id('A'), member.hcId, 'MISSION'),
      store(id('B'), other.hcId, 'MISSION'),
      store(id('C'), member.hcId, 'MEAL'),
    ])
    expect((await insert(member, { missionSeq: 1, imgId: id('B') })).statusCode).toBe(400)
    expect((await insert(member, { missionSeq: 1, imgId: id('C') })).statusCode).toBe(400)
    const made = dataOf<Entry>(await insert(member, { missionSeq: 1, imgId: id('A') }))
    const pictures = async (query = '') =>
      dataOf<{ totalCnt: number; list: { imgId: string }[] }>(
        await member.get(`/api/chalen/misson/myMissonImgList${query}`),
      )
    expect(await pictures()).toMatchObject({ totalCnt: 1, list: [{ imgId: id('A') }] })
    expect(await pictures('?missionSeq=2')).toEqual({ totalCnt: 0, list: [] })
    await update(member, { missionDailySeq: made.missionDailySeq, imgId: '' })
    expect(await pictures()).toEqual({ totalCnt: 0, list: [] })
  })

  test('a picture goes with its entry, and for another in its place; one that a message names stays', async () => {
    const { db } = server.database
    const member = await server.member('emily')
    const { hcId } = member
    const store = async (name: string) => {
      const imgId = `IMG${hcId}${name}`
      await db.insert(uploads).values({
        imgId,
        hcId,
        kind: 'MISSION',
        toldBytes: 3,
        askedAt: AFTER_LUNCH,
        storedAt: AFTER_LUNCH,
        jpeg: Buffer.from([1, 2, 3]),
      })
      return imgId
    }
    const [first, second, sent] = [await store('first'), await store('second'), await store('sent')]
    const left = async () =>
      (await db.select({ imgId: uploads.imgId }).from(uploads).where(eq(uploads.hcId, hcId)))
        .map(({ imgId }) => imgId)
        .toSorted()
    await db
      .insert(chatRooms)
      .values({ hcId, roomId: 'R', cnstntId: 'CN0007', roomType: 'PIC', openedAt: AFTER_LUNCH, lastSeq: 1 })
    await db
      .insert(chatMessages)
      .values({ hcId, roomId: 'R', msgSeq: 1, writer: 'MEMBER', msgTxt: null, imgId: sent, sentAt: AFTER_LUNCH })
    const { missionDailySeq } = dataOf<Entry>(await insert(member, { missionSeq: 1, imgId: first }))
    await update(member, { missionDailySeq, memoTxt: '맛있었어요' })
    expect(await left()).toEqual([first, second, sent].toSorted())
    await update(member, { missionDailySeq, imgId: second })
    expect(await left()).toEqual([second, sent].toSorted())
    expect((await remove(member, missionDailySeq)).statusCode).toBe(200)
    expect(await left()).toEqual([sent])
    const again = dataOf<Entry>(await insert(member, { missionSeq: 1, imgId: sent }))
    await update(member, { missionDailySeq: again.missionDailySeq, imgId: '' })
    expect(await left()).toEqual([sent])
  })

  test('nobody sees or touches another’s; without a challenge there is nothing to do', async () => {
    const [member, other] = await Promise.all([server.member('haneul'), server.member('emily')])
    const seq = (await listOf(member))[0]?.daily?.missionDailySeq ?? 0
    expect(seq).toBeGreaterThan(0)
    expect([
      (await update(other, { missionDailySeq: seq, memoTxt: '?' })).statusCode,
      (await remove(other, seq)).statusCode,
    ]).toEqual([404, 404])
    const nobody = await server.member()
    expect(await listOf(nobody)).toEqual([])
    expect(dataOf(await nobody.get('/api/chalen/misson/titleMsg'))).toMatchObject({
      titleMsg: '오늘은 미션이 없어요',
      subMsg: null,
      totalCnt: 0,
    })
  })

  test('an entry older than six days can only be read', async () => {
    const member = await server.member('emily')
    const made = dataOf<Entry>(await insert(member, { missionSeq: 2, missionDt: '20261113' }))
    server.clock.set(new Date('2026-11-20T12:00:00+09:00'))
    const later = await server.signedIn(member)
    expect([
      (await update(later, { missionDailySeq: made.missionDailySeq, memoTxt: '늦은 말' })).statusCode,
      (await remove(later, made.missionDailySeq)).statusCode,
    ]).toEqual([400, 400])
    expect((await listOf(later, '20261113'))[1]?.daily?.memoTxt).toBeNull()
  })
})
