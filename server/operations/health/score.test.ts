import { and, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dailyActivity } from '#server/domain/activity/schema.ts'
import { healthIndexRecords } from '#server/domain/index-record/schema.ts'
import { members } from '#server/domain/member/schema.ts'
import { dataOf, startTestServer, type TestMember, type TestServer } from '#server/test-support/app.ts'
import { databaseKinds } from '#server/test-support/database.ts'
import { statementsOf } from '#server/test-support/statements.ts'

type Part = {
  itemCode: string
  itemNm: string
  score: number | null
  statusCode: string
  changeScore: number | null
  causeTxt: string | null
}
type Score = {
  totalScore: number | null
  changeScore: number | null
  peerScore: number | null
  peerTxt: string | null
  statusCode: string | null
  commentTxt: string
  itemList: Part[]
  trendList: { scoreMm: string; totalScore: number | null }[]
  gain: { itemCode: string; points: number; text: string; leverCode: string } | null
}
type Analysis = {
  summaryTxt: string
  groupList: {
    itemCode: string
    statusCode: string
    indexList: {
      indexCode: string
      indexNm: string
      indexVal: string
      normalTxt: string
      posRate: number
      statusCode: string
    }[]
  }[]
  adviceList: string[]
}

/** Thursday, in the evening. */
const NOW = new Date('2026-11-19T12:06:00Z')
const SCORE = '/api/healthlog/healthScore'
const ANALYSIS = '/api/healthlog/detailAnalysis'

describe.each(databaseKinds)('the health score, %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind, { now: NOW })
  })
  afterAll(() => server.close())

  const score = async (member: TestMember, body: object = {}, lang = 'ko') =>
    dataOf<Score>(await member.post(SCORE, body, { 'accept-language': lang }))
  const analysis = async (member: TestMember, body: object = {}, lang = 'ko') =>
    dataOf<Analysis>(await member.post(ANALYSIS, body, { 'accept-language': lang }))
  const measure = async (member: TestMember, rows: [code: string, day: string, value: number][]) => {
    await server.database.db.insert(healthIndexRecords).values(
      rows.map(([helhidxCode, day, helhidxVal]) => ({
        hcId: member.hcId,
        helhidxCode,
        inptDt: `${day}080000`,
        helhDate: day,
        helhidxVal,
        helhidxOriCode: '1' as const,
      })),
    )
  }
  const sum = (numbers: readonly (number | null)[]) => numbers.reduce<number>((total, one) => total + (one ?? 0), 0)

  test('its parts add up, and their changes add up to its change; the months end with it', async () => {
    const found = await score(await server.member('haneul'))
    expect(found.itemList.map(({ itemCode }) => itemCode)).toEqual(['BODY', 'BP', 'SUGAR', 'ACT', 'MEAL'])
    expect(found.totalScore).toBe(sum(found.itemList.map((part) => part.score)))
    expect(found.changeScore).toBe(sum(found.itemList.map((part) => part.changeScore)))
    expect(found.statusCode).toBe('NORMAL')
    expect(found.trendList.map(({ scoreMm }) => scoreMm)).toEqual([
      '202606',
      '202607',
      '202608',
      '202609',
      '202610',
      '202611',
    ])
    expect(found.trendList.at(-1)?.totalScore).toBe(found.totalScore)
    expect(found.totalScore).toBe((found.trendList.at(-2)?.totalScore ?? 0) + (found.changeScore ?? 0))
    expect(found).toMatchObject({ peerScore: 74, peerTxt: '40대 남성' })
    expect(found.gain?.text).toContain(`${found.gain?.points}점이 더해져요`)
  })

  test('a month of the past is what its last day says, whatever came later', async () => {
    const member = await server.member('haneul')
    const [now, then] = [await score(member), await score(member, { baseDt: '20261031' })]
    expect(then.totalScore).toBe(now.trendList.at(-2)?.totalScore)
    await measure(member, [
      ['SBP', '20261118', 180],
      ['DBP', '20261118', 99],
    ])
    expect((await score(member, { baseDt: '20261031' })).totalScore).toBe(then.totalScore)
  })

  test('a new reading moves its part, and the part says what it rests on', async () => {
    const member = await server.member()
    await measure(member, [
      ['SBP', '20261119', 118],
      ['DBP', '20261119', 76],
      ['NBD', '20261119', 96],
    ])
    const found = await score(member)
    expect(found.itemList.find(({ itemCode }) => itemCode === 'BP')).toEqual({
      itemCode: 'BP',
      itemNm: '혈압',
      score: 17,
      maxScore: 20,
      statusCode: 'NORMAL',
      changeScore: null,
      causeTxt: '한 달 평균 118/76',
    })
    await measure(member, [
      ['SBP', '20261118', 130],
      ['DBP', '20261118', 84],
    ])
    expect((await score(member)).itemList.find(({ itemCode }) => itemCode === 'BP')?.score).toBe(14)
  })

  test('a pressure of before the month is called the last one, not a mean', async () => {
    const member = await server.member()
    await measure(member, [
      ['SBP', '20261001', 131],
      ['DBP', '20261001', 84],
    ])
    expect((await score(member)).itemList.find(({ itemCode }) => itemCode === 'BP')?.causeTxt).toBe(
      '마지막에 잰 131/84',
    )
    expect((await score(member, {}, 'en')).itemList.find(({ itemCode }) => itemCode === 'BP')?.causeTxt).toBe(
      '131/84 when last measured',
    )
    await measure(member, [
      ['SBP', '20261118', 121],
      ['DBP', '20261118', 79],
    ])
    expect((await score(member)).itemList.find(({ itemCode }) => itemCode === 'BP')?.causeTxt).toBe('한 달 평균 121/79')
  })

  test('under three known parts it lacks, and says what would help; without a record there is nothing', async () => {
    const member = await server.member()
    expect(await score(member)).toMatchObject({
      totalScore: null,
      statusCode: null,
      changeScore: null,
      peerScore: null,
      peerTxt: null,
      itemList: [],
      trendList: [],
      gain: null,
      commentTxt: '아직 기록이 없어요. 체중부터 적어 볼까요?',
    })
    expect(await analysis(member)).toMatchObject({
      groupList: [],
      adviceList: [],
      summaryTxt: '아직 분석할 기록이 없어요.',
    })
    await measure(member, [['NBD', '20261119', 90]])
    const found = await score(member)
    expect(found).toMatchObject({ totalScore: 20, statusCode: 'LACK', gain: null })
    expect(found.itemList.find(({ itemCode }) => itemCode === 'BP')).toMatchObject({
      score: null,
      statusCode: 'LACK',
      changeScore: null,
      causeTxt: '혈압을 한 번 재면 알 수 있어요',
    })
  })

  test('without meals the part lacks and is not zero: the others stand as they were', async () => {
    const member = await server.member('haneul')
    const before = await score(member)
    await server.database.db.update(dailyActivity).set({ eatenKcal: null }).where(eq(dailyActivity.hcId, member.hcId))
    const after = await score(member)
    expect(after.itemList.at(-1)).toMatchObject({
      itemCode: 'MEAL',
      score: null,
      statusCode: 'LACK',
      changeScore: null,
    })
    expect(after.itemList.slice(0, 4)).toEqual(before.itemList.slice(0, 4))
    expect(after.totalScore).toBe((before.totalScore ?? 0) - (before.itemList.at(-1)?.score ?? 0))
  })

  test('records of long ago make no score', async () => {
    expect(await score(await server.member('dasom'))).toMatchObject({
      totalScore: null,
      statusCode: null,
      itemList: [],
    })
  })

  test('fewer than ten peers are not told of', async () => {
    const member = await server.member('saebyeok')
    expect((await score(member)).peerScore).toBeNull()
    expect(await score(await server.member('haneul'), {}, 'en')).toMatchObject({
      peerScore: 74,
      peerTxt: 'Men in their 40s',
    })
  })

  test('who has told no sex or birthday is compared with nobody', async () => {
    const member = await server.member('haneul')
    await server.database.db
      .update(members)
      .set({ gender: null, birthdayYear: null, birthdayMonth: null, birthdayDay: null })
      .where(eq(members.hcId, member.hcId))
    expect(await score(member)).toMatchObject({ peerScore: null, peerTxt: null })
  })

  // emily never measured a pressure: her points are of fewer than a hundred, those of others of a hundred.
  test('a score of the parts that are known is judged by those alone, and compared with nobody', async () => {
    const found = await score(await server.member('emily'))
    const known = found.itemList.filter((part) => part.score !== null)
    expect(known.length).toBeGreaterThanOrEqual(3)
    expect(known.length).toBeLessThan(5)
    const share = sum(known.map((part) => part.score)) / (20 * known.length)
    expect(share).toBeGreaterThanOrEqual(0.7)
    expect(found).toMatchObject({ statusCode: 'NORMAL', peerScore: null, peerTxt: null })
  })

  test('nothing is called well over a measure that is not', async () => {
    const member = await server.member()
    // A pressure of 124 is above the usual 120, though its part has most of its points.
    await measure(member, [
      ['SBP', '20261119', 124],
      ['DBP', '20261119', 76],
      ['NBD', '20261119', 90],
    ])
    expect((await score(member)).itemList.find(({ itemCode }) => itemCode === 'BP')).toMatchObject({
      // By its points alone it would be usual.
      score: 14,
      statusCode: 'CAUTION',
    })
    expect((await analysis(member)).summaryTxt).toBe('혈당은 좋아요. 혈압은 더 살펴봐요.')
  })

  test('the analysis has the same numbers, each on its place of three thirds [CRT-15]', async () => {
    const member = await server.member()
    await measure(member, [
      ['SBP', '20261119', 124],
      ['DBP', '20261119', 76],
      ['NBD', '20261119', 96],
      ['HT', '20261119', 174],
      ['BW', '20261119', 68.4],
      ['BDF', '20261119', 22.4],
    ])
    const { groupList, adviceList } = await analysis(member)
    const [body, pressure, sugar, activity] = groupList
    expect(
      body?.indexList.map(({ indexCode, indexVal, statusCode, normalTxt }) => [
        indexCode,
        indexVal,
        statusCode,
        normalTxt,
      ]),
    ).toEqual([
      ['BMI', '22.6', 'NORMAL', '18.5~22.9'],
      ['BDF', '22.4', 'NORMAL', '18~27.9%'],
    ])
    expect(pressure?.indexList).toMatchObject([
      { indexCode: 'SBP', statusCode: 'CAUTION', posRate: 40, normalTxt: '90~119 mmHg' },
      { indexCode: 'DBP', statusCode: 'NORMAL', posRate: 27 },
    ])
    expect(sugar?.indexList).toMatchObject([{ indexCode: 'NBD', posRate: 29 }])
    expect(activity).toMatchObject({ statusCode: 'LACK', indexList: [] })
    expect(adviceList).toContain('휴대폰의 걸음을 이어 보세요.')
    expect((await score(member)).itemList.map(({ statusCode }) => statusCode)).toEqual(
      groupList.map(({ statusCode }) => statusCode),
    )
  })

  test('words are in the language of the call, and name no illness', async () => {
    const haneul = await server.member('haneul')
    const [ko, en] = [
      JSON.stringify([await score(haneul), await analysis(haneul)]),
      JSON.stringify([await score(haneul, {}, 'en'), await analysis(haneul, {}, 'en')]),
    ]
    expect(en.replaceAll('하늘', '')).not.toMatch(/[가-힣]/)
    expect(ko).not.toMatch(/의심|고혈압|당뇨|비만|위험|질환/)
  })

  test('the future and what is no day are refused', async () => {
    const member = await server.member()
    for (const baseDt of ['20261120', '20260231']) expect((await member.post(SCORE, { baseDt })).statusCode).toBe(400)
    expect((await member.post(ANALYSIS, { baseDt: '20261120' })).statusCode).toBe(400)
  })

  test('a year of records costs as many statements as none, and another member sees nothing of it', async () => {
    const [haneul, nobody] = [await server.member('haneul'), await server.member()]
    const count = async (member: TestMember, path: string) =>
      (
        await statementsOf(
          server.database.sql,
          async () => void (await member.post(path, {}, { 'accept-language': 'ko' })),
        )
      ).length
    for (const path of [SCORE, ANALYSIS]) {
      const [rich, poor] = [await count(haneul, path), await count(nobody, path)]
      expect(rich).toBe(poor)
      expect(rich).toBeLessThanOrEqual(6)
    }
    expect((await score(nobody)).totalScore).toBeNull()
    await server.database.db
      .delete(healthIndexRecords)
      .where(and(eq(healthIndexRecords.hcId, haneul.hcId), inArray(healthIndexRecords.helhidxCode, ['SBP', 'DBP'])))
    expect((await score(haneul)).itemList.find(({ itemCode }) => itemCode === 'BP')?.score).toBeNull()
  })
})
