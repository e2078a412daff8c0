import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seed as greenSeed } from '#server/domain/green/seed.ts'
import { ofAll } from '#server/domain/retention/forget.queries.ts'
import { addPictures, uploadQueries } from '#server/domain/upload/queries.ts'
import { seoulInstant } from '#server/seoul.ts'
import { dataOf, startTestServer, type TestMember, type TestServer } from '#server/test-support/app.ts'
import { databaseKinds, TEST_NOW } from '#server/test-support/database.ts'

interface Board {
  stampCnt: number
  carbonG: number
  carbonSourceTxt: string | null
  rewardYn: string
  todayList: { deedCode: string; deedNm: string; doneYn: string }[]
  stampList: { stampDtm: string; deedCode: string }[]
}
interface Quiz {
  openYn: string
  answerYn: string
  correctYn: string | null
  myChoiceNo: number | null
  answerNo: number | null
  commentTxt: string | null
}
interface Story {
  storySeq: number
  readYn: string
  beforeSeq: number | null
  nextSeq: number | null
  paragraphList: unknown[]
}

describe.each(databaseKinds)('green stamps, stories and quizzes on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(() => server.close())

  const send = ({ post }: TestMember, call: string, body: object, headers?: Record<string, string>) =>
    post(`/api/service/${call}`, body, headers)
  const read = async <Data>(member: TestMember, call: string, body: object = {}, headers?: Record<string, string>) =>
    dataOf<Data>(await send(member, call, body, headers))
  const codeOf = async (answer: ReturnType<typeof send>) => {
    const got = await answer
    return got.statusCode === 200 ? 200 : `${String(got.statusCode)} ${got.json<{ error: string }>().error}`
  }
  const check = (member: TestMember, deedCode: string, imgId?: string) =>
    codeOf(send(member, 'greenCheck', { deedCode, ...(imgId !== undefined && { imgId }) }))
  const balance = async ({ get }: TestMember) =>
    dataOf<{ point: number }>(await get('/api/mypage/point/getUserPointInfo')).point
  const picture = async ({ hcId }: TestMember, taken: 'GREEN' | 'MEAL' = 'GREEN', at = TEST_NOW) =>
    (await addPictures(server.database.db, hcId, taken, [Buffer.from('a picture')], at))[0] ?? ''

  test('the board of a month has its stamps, their carbon with its source, and what can be done today', async () => {
    const [haneul, saebyeok] = await Promise.all([server.member('haneul'), server.member('saebyeok')])
    const board = await read<Board>(haneul, 'greenStamp')
    expect(board).toMatchObject({ stampCnt: 8, carbonG: 1662, carbonSourceTxt: '운영사가 준 수치', rewardYn: 'N' })
    expect(board.stampList.map(({ stampDtm }) => Number(stampDtm.slice(6, 8)))).toEqual([2, 6, 7, 9, 16, 17, 18, 19])
    expect(board.todayList.map(({ deedCode, doneYn }) => `${deedCode} ${doneYn}`)).toEqual([
      'NOLEFT N',
      'STAIRS N',
      'TUMBLER Y',
    ])
    expect(await read<Board>(haneul, 'greenStamp', { baseMm: '202610' })).toMatchObject({
      stampCnt: 8,
      rewardYn: 'N',
      todayList: [],
      carbonSourceTxt: '운영사가 준 수치',
    })
    expect(await read<Board>(saebyeok, 'greenStamp')).toMatchObject({ stampCnt: 0, carbonG: 0, stampList: [] })
    expect((await read<Board>(haneul, 'greenStamp', {}, { 'accept-language': 'en' })).todayList[0]?.deedNm).toBe(
      'Leave a clean plate',
    )
  })

  test('a deed is stamped once a day, of two taps at once too, and not on a day that is not its own', async () => {
    const member = await server.member()
    const taps = await Promise.all([check(member, 'STAIRS'), check(member, 'STAIRS')])
    expect(taps.toSorted()).toEqual([200, '409 greenToday'])
    expect([await check(member, 'STAIRS'), await check(member, 'VEGDAY'), await check(member, 'QUIZ')]).toEqual([
      '409 greenToday',
      '400 greenNoDeed',
      '400 greenNoDeed',
    ])
    expect((await read<Board>(member, 'greenStamp')).stampCnt).toBe(1)
  })

  test('an emptied tray needs a picture of the member’s own, taken for it [UPL-01]', async () => {
    const [member, other] = await Promise.all([server.member(), server.member()])
    expect([
      await check(member, 'NOLEFT'),
      await check(member, 'NOLEFT', await picture(other)),
      await check(member, 'NOLEFT', await picture(member, 'MEAL')),
    ]).toEqual(Array(3).fill('400 greenPhoto'))
    expect(await check(member, 'NOLEFT', await picture(member))).toBe(200)
  })

  test('pictures of deeds go after thirty days, other pictures stay', async () => {
    const { db } = server.database
    const member = await server.member()
    const old = seoulInstant('20261001', '1200')
    const [gone, stays, meal] = [
      await picture(member, 'GREEN', old),
      await picture(member),
      await picture(member, 'MEAL', old),
    ]
    await ofAll.greenPhoto(db, '20261119')
    const there = await Promise.all([
      uploadQueries(db).picture(gone, 'GREEN'),
      uploadQueries(db).picture(stays, 'GREEN'),
      uploadQueries(db).picture(meal, 'MEAL'),
    ])
    expect(there.map((found) => found !== undefined)).toEqual([false, true, true])
  })

  test('the tenth of the month brings the points once, whichever of two deeds at once it was', async () => {
    const haneul = await server.member('haneul')
    const before = await balance(haneul)
    expect(await codeOf(send(haneul, 'greenQuizAnswer', { quizSeq: 14, choiceNo: 2 }))).toBe(200)
    expect(await balance(haneul)).toBe(before)
    expect(await Promise.all([check(haneul, 'STAIRS'), check(haneul, 'NOLEFT', await picture(haneul))])).toEqual([
      200, 200,
    ])
    expect(await read<Board>(haneul, 'greenStamp')).toMatchObject({ stampCnt: 11, rewardYn: 'Y' })
    expect(await balance(haneul)).toBe(before + 500)
  })

  test('the right answer is not told before one’s own, and once a quiz is over it is', async () => {
    const [member, other] = await Promise.all([server.member(), server.member()])
    const quiz = (who: TestMember, quizSeq: number) => read<Quiz>(who, 'greenQuizDetail', { quizSeq })
    const answer = (quizSeq: number, choiceNo: number) => codeOf(send(member, 'greenQuizAnswer', { quizSeq, choiceNo }))
    expect(await quiz(member, 14)).toMatchObject({
      openYn: 'Y',
      answerYn: 'N',
      correctYn: null,
      answerNo: null,
      commentTxt: null,
    })
    expect(await quiz(member, 13)).toMatchObject({ openYn: 'N', answerYn: 'N', correctYn: null, answerNo: 2 })
    expect([await answer(14, 9), await answer(13, 2), await answer(99, 1)]).toEqual([
      '400 badChoice',
      '409 greenClosed',
      '404 greenNotFound',
    ])
    const taps = await Promise.all([answer(14, 3), answer(14, 3)])
    expect(taps.toSorted()).toEqual([200, '409 quizAnswered'])
    expect(await quiz(member, 14)).toMatchObject({ answerYn: 'Y', correctYn: 'N', myChoiceNo: 3, answerNo: 2 })
    expect((await read<Board>(member, 'greenStamp')).stampCnt).toBe(0)
    expect(await quiz(other, 14)).toMatchObject({ answerYn: 'N', answerNo: null })
  })

  test('the quiz of a week that has begun since is there, and none twice', async () => {
    const later = await startTestServer(kind, { now: seoulInstant('20261207', '0900') })
    const member = await later.member()
    await greenSeed.day?.(later.database.db, '20261207')
    await greenSeed.day?.(later.database.db, '20261214')
    await greenSeed.day?.(later.database.db, '20261214')
    const { list } = await read<{ list: { quizSeq: number; startDt: string; openYn: string }[] }>(member, 'greenQuiz')
    expect(list[0]).toMatchObject({ startDt: '20261207', openYn: 'Y' })
    expect(new Set(list.map(({ startDt }) => startDt)).size).toBe(list.length)
    await later.close()
  })

  test('a story is read by opening it, for whoever did', async () => {
    const [haneul, member] = await Promise.all([server.member('haneul'), server.member()])
    const page = async (who: TestMember) =>
      (await read<{ totalCnt: number; list: Story[] }>(who, 'greenStory', { pageSize: 3 })).list.map(
        ({ storySeq, readYn }) => `${String(storySeq)} ${readYn}`,
      )
    expect(await page(haneul)).toEqual(['25 N', '24 N', '23 N'])
    expect(await read<Story>(haneul, 'greenStoryDetail', { storySeq: 24 })).toMatchObject({
      readYn: 'Y',
      beforeSeq: 23,
      nextSeq: 25,
    })
    expect(await read<Story>(haneul, 'greenStoryDetail', { storySeq: 25 })).toMatchObject({
      beforeSeq: 24,
      nextSeq: null,
    })
    expect(await codeOf(send(haneul, 'greenStoryDetail', { storySeq: 999 }))).toBe('404 greenNotFound')
    expect([await page(haneul), await page(member)]).toEqual([
      ['25 Y', '24 Y', '23 N'],
      ['25 N', '24 N', '23 N'],
    ])
    const tips = await read<{ totalCnt: number; list: { tipSeq: number; tipTxt: string }[] }>(
      member,
      'greenTip',
      { pageSize: 1 },
      { 'accept-language': 'en' },
    )
    expect(tips).toMatchObject({
      totalCnt: 6,
      list: [{ tipSeq: 33, tipTxt: 'Start with half a bowl of rice. You can always have more.' }],
    })
  })
})
