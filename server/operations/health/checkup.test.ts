import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkupConsents, checkupItems, checkups } from '#server/domain/checkup/schema.ts'
import { dataOf, startTestServer, type TestMember, type TestServer } from '#server/test-support/app.ts'
import { databaseKinds } from '#server/test-support/database.ts'
import { statementsOf } from '#server/test-support/statements.ts'

type Item = {
  itemCode: string
  itemNm: string
  itemVal: string | null
  statusCode: string | null
  prevVal: string | null
  normalTxt: string
}
type Detail = {
  checkupSeq: number
  prevCheckupDt: string | null
  cautionCnt: number
  dangerCnt: number
  groupList: { groupCode: string; statusCode: string | null; itemList: Item[] }[]
  ladderList: {
    itemCode: string
    rangeList: unknown[]
    list: { checkupDt: string; itemVal: string; statusCode: string }[]
    undrawnList: { checkupDt: string; itemVal: string; statusCode: string | null }[]
  }[]
}

const NOW = new Date('2026-11-19T12:06:00Z')
const OF = '/api/healthlog/myChkupHelh'

describe.each(databaseKinds)('check-ups in the health log, %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind, { now: NOW })
  })
  afterAll(() => server.close())

  const read = async <Data>(member: TestMember, path: string, lang = 'ko') =>
    dataOf<Data>(await member.get(`${OF}/${path}`, { 'accept-language': lang }))

  test('all of them, newest first, each with how many values ask for a look', async () => {
    const title = await read<{ agreeYn: string; checkupList: Record<string, unknown>[] }>(
      await server.member('haneul'),
      'helhTitle',
    )
    expect(title.agreeYn).toBe('Y')
    expect(
      title.checkupList.map(({ checkupDt, judgeCode, cautionCnt, dangerCnt }) => [
        checkupDt,
        judgeCode,
        cautionCnt,
        dangerCnt,
      ]),
    ).toEqual([
      ['20260514', 'B', 1, 0],
      ['20240523', 'B', 2, 0],
      ['20220519', 'B', 4, 0],
    ])
    const emily = await read<{ checkupList: Record<string, unknown>[] }>(await server.member('emily'), 'helhTitle')
    expect(emily.checkupList).toMatchObject([{ checkupType: 'COMPANY', judgeCode: 'R1', dangerCnt: 1 }])
  })

  test('one beside the one before, and the years up to it; without a number the newest', async () => {
    const haneul = await server.member('haneul')
    const newest = await read<Detail>(haneul, 'chkupHelh')
    expect(newest).toMatchObject({ checkupSeq: 5102, prevCheckupDt: '20240523' })
    expect(newest.groupList.map(({ groupCode, statusCode }) => [groupCode, statusCode])).toContainEqual([
      'BP',
      'CAUTION',
    ])
    expect(newest.groupList.flatMap(({ itemList }) => itemList)).toHaveLength(23)
    expect(
      newest.groupList.flatMap(({ itemList }) => itemList).find(({ itemCode }) => itemCode === 'SBP'),
    ).toMatchObject({ itemVal: '124', prevVal: '121', statusCode: 'CAUTION', normalTxt: '120mmHg 미만' })
    expect(newest.ladderList.find(({ itemCode }) => itemCode === 'LDL')?.list.map(({ itemVal }) => itemVal)).toEqual([
      '138',
      '121',
      '105',
    ])
    const first = await read<Detail>(haneul, 'chkupHelh?checkupSeq=3651')
    expect(first.prevCheckupDt).toBeNull()
    expect(first.ladderList.every(({ list }) => list.length === 1)).toBe(true)
  })

  test('an item is explained with its ranges; a value in range asks for nothing', async () => {
    const haneul = await server.member('haneul')
    expect(await read(haneul, 'chkupDetailHelh?itemCode=SBP')).toMatchObject({
      statusCode: 'CAUTION',
      careTxt: expect.any(String),
      prevCheckupDt: '20240523',
      rangeList: [
        { statusCode: 'NORMAL', maxVal: '120' },
        { statusCode: 'CAUTION', minVal: '120' },
        { statusCode: 'DANGER', minVal: '140' },
      ],
    })
    expect(await read(haneul, 'chkupDetailHelh?itemCode=HDL')).toMatchObject({ statusCode: 'NORMAL', careTxt: null })
    expect(await read(haneul, 'chkupDetailHelh?itemCode=UPRO', 'en')).toMatchObject({
      itemVal: 'Negative',
      normalTxt: 'Negative',
      rangeList: [],
    })
    expect(await read(haneul, 'chkupDetailHelh2?pairCode=BP')).toMatchObject({
      pairNm: '혈압',
      statusCode: 'CAUTION',
      itemList: [{ itemCode: 'SBP' }, { itemCode: 'DBP' }],
    })
    expect(await read(haneul, 'chkupDetailHelh2?pairCode=EAR', 'en')).toMatchObject({
      pairNm: 'Hearing',
      itemList: [{ itemVal: 'Normal' }, { itemVal: 'Normal' }],
    })
  })

  test('a value that is no number is neither usual nor drawn: it is judged by its bound, or not at all', async () => {
    const member = await server.member('haneul')
    const sheet = { HDL: '<20', NBD: '측정불가', TG: '1,024', SBP: '180/110' } as const
    const { db } = server.database
    for (const [itemCode, val] of Object.entries(sheet)) {
      const isItem = and(
        eq(checkupItems.hcId, member.hcId),
        eq(checkupItems.checkupSeq, 5102),
        eq(checkupItems.itemCode, itemCode as keyof typeof sheet),
      ) // its own keys
      await db.update(checkupItems).set({ val }).where(isItem)
    }
    const { groupList, ladderList, dangerCnt } = await read<Detail>(member, 'chkupHelh')
    const items = groupList.flatMap(({ itemList }) => itemList)
    const shown = Object.keys(sheet).map((code) => items.find(({ itemCode }) => itemCode === code))
    expect(shown.map((item) => [item?.itemVal, item?.statusCode])).toEqual([
      ['<20', 'DANGER'],
      ['측정불가', null],
      ['1024', 'DANGER'],
      ['180', 'DANGER'],
    ])
    expect(dangerCnt).toBe(3)
    expect(groupList.find(({ groupCode }) => groupCode === 'SUGAR')?.statusCode).toBeNull()
    const years = (code: string) =>
      ladderList.find(({ itemCode }) => itemCode === code)?.list.map(({ checkupDt }) => checkupDt)
    expect([years('HDL'), years('NBD'), years('TG')?.at(-1)]).toEqual([
      ['20220519', '20240523'],
      ['20220519', '20240523'],
      '20260514',
    ])
    // What is not drawn is named, as the sheet has it.
    const beside = (code: string) => ladderList.find(({ itemCode }) => itemCode === code)?.undrawnList
    expect([beside('HDL'), beside('NBD'), beside('TG')]).toEqual([
      [{ checkupDt: '20260514', itemVal: '<20', statusCode: 'DANGER' }],
      [{ checkupDt: '20260514', itemVal: '측정불가', statusCode: null }],
      [],
    ])
    expect(await read(member, 'chkupDetailHelh?itemCode=NBD')).toMatchObject({ statusCode: null, careTxt: null })
    expect((await read<{ list: { sbpVal: string }[] }>(member, 'chkupGraphBp')).list.at(-1)?.sbpVal).toBe('180')
    const isDiastolic = and(
      eq(checkupItems.hcId, member.hcId),
      eq(checkupItems.checkupSeq, 5102),
      eq(checkupItems.itemCode, 'DBP'),
    )
    await db.update(checkupItems).set({ val: '측정불가' }).where(isDiastolic)
    const pressure = await read<{ list: { checkupDt: string }[]; undrawnList: object[] }>(member, 'chkupGraphBp')
    expect([pressure.list.at(-1)?.checkupDt, pressure.undrawnList]).toEqual([
      '20240523',
      [{ checkupDt: '20260514', sbpTxt: '180/110', dbpTxt: '측정불가' }],
    ])
  })

  test('an eye or an ear that could not be measured is told apart from one that was not', async () => {
    const member = await server.member('haneul')
    const { db } = server.database
    const of = (itemCode: 'EYEL' | 'EYER' | 'EARL' | 'EARR') =>
      and(eq(checkupItems.hcId, member.hcId), eq(checkupItems.checkupSeq, 5102), eq(checkupItems.itemCode, itemCode))
    await db.update(checkupItems).set({ val: '측정불가' }).where(of('EYEL'))
    await db.update(checkupItems).set({ val: '측정불가' }).where(of('EARL'))
    await db.delete(checkupItems).where(of('EYER'))
    await db.delete(checkupItems).where(of('EARR'))
    const { eyeList, earList } = dataOf<{ eyeList: object[]; earList: object[] }>(
      await member.get('/api/healthlog/health/MyEyeEarRecordGraph'),
    )
    expect(eyeList.at(-1)).toEqual({
      checkupDt: '20260514',
      leftVal: null,
      rightVal: null,
      leftTxt: '측정불가',
      rightTxt: null,
    })
    expect(earList.at(-1)).toEqual({
      checkupDt: '20260514',
      leftStatusCode: null,
      rightStatusCode: null,
      leftTxt: '측정불가',
      rightTxt: null,
    })
    expect([eyeList.at(-2), earList.at(-2)]).toMatchObject([
      { leftTxt: null, rightTxt: null },
      { leftTxt: null, rightTxt: null },
    ])
  })

  test('graphs go from the oldest to the newest; what is a word has none', async () => {
    const haneul = await server.member('haneul')
    expect(await read<{ list: unknown[] }>(haneul, 'chkupGraph?itemCode=TC')).toMatchObject({
      unitNm: 'mg/dL',
      list: [
        { itemVal: '212', statusCode: 'CAUTION' },
        { itemVal: '201', statusCode: 'CAUTION' },
        { itemVal: '188', statusCode: 'NORMAL' },
      ],
    })
    expect(await read(haneul, 'chkupGraphBp')).toMatchObject({
      list: [{ sbpVal: '118', dbpVal: '76', statusCode: 'NORMAL' }, { sbpVal: '121' }, { sbpVal: '124', dbpVal: '79' }],
    })
    expect((await haneul.get(`${OF}/chkupGraph?itemCode=EARL`)).statusCode).toBe(400)
    // A measure without a usual range still has its years.
    expect(await read<{ list: unknown[] }>(haneul, 'chkupGraph?itemCode=HT')).toMatchObject({
      unitNm: 'cm',
      rangeList: [],
      list: [{}, {}, {}],
    })
    expect(dataOf(await haneul.get('/api/healthlog/health/MyEyeEarRecordGraph'))).toMatchObject({
      eyeList: [{ leftVal: '1.0' }, {}, { leftVal: '0.9' }],
      earList: [{ leftStatusCode: 'NORMAL' }, {}, {}],
    })
  })

  test('a number of nobody and of another member is not found [HCU]', async () => {
    const [haneul, emily] = [await server.member('haneul'), await server.member('emily')]
    for (const path of [
      'chkupHelh?checkupSeq=5102',
      'chkupDetailHelh?itemCode=SBP&checkupSeq=5102',
      'chkupDetailHelh2?pairCode=BP&checkupSeq=5102',
    ]) {
      expect((await emily.get(`${OF}/${path}`)).statusCode).toBe(404)
      expect((await haneul.get(`${OF}/${path.replace('5102', '99')}`)).statusCode).toBe(404)
      expect((await haneul.get(`${OF}/${path}`)).statusCode).toBe(200)
    }
  })

  test('without consent no value is shown, whatever is kept [HCU-02]', async () => {
    const member = await server.member('haneul')
    await server.database.db.update(checkupConsents).set({ agreeYn: 'N' }).where(eq(checkupConsents.hcId, member.hcId))
    expect(await read(member, 'helhTitle')).toEqual({ agreeYn: 'N', checkupList: [] })
    expect(await read(member, 'chkupHelh')).toBeNull()
    expect((await member.get(`${OF}/chkupHelh?checkupSeq=5102`)).statusCode).toBe(404)
    expect((await member.get(`${OF}/chkupDetailHelh?itemCode=SBP`)).statusCode).toBe(404)
    expect(await read(member, 'chkupGraph?itemCode=SBP')).toMatchObject({ list: [] })
    expect(await read(member, 'chkupGraphBp')).toMatchObject({ list: [] })
    expect(dataOf(await member.get('/api/healthlog/health/MyEyeEarRecordGraph'))).toEqual({ eyeList: [], earList: [] })
    const [saebyeok, dasom] = [await server.member('saebyeok'), await server.member('dasom')]
    for (const never of [saebyeok, dasom])
      expect(await read(never, 'helhTitle')).toEqual({ agreeYn: 'N', checkupList: [] })
  })

  test('a check-up known only as a whole has no groups, and ten cost as many statements as none', async () => {
    const [member, nobody] = [await server.member(), await server.member()]
    await server.database.db.insert(checkupConsents).values({ hcId: member.hcId, agreeYn: 'Y', decidedAt: NOW })
    expect(await read(member, 'chkupHelh')).toBeNull()
    await server.database.db.insert(checkups).values(
      Array.from({ length: 10 }, (_, at) => ({
        hcId: member.hcId,
        checkupSeq: at + 1,
        checkupDt: `${2016 + at}0514`,
        hospitalNm: '한빛',
        type: 'GENERAL' as const,
        judge: 'A' as const,
        judgeTxt: '정상A',
        gotAt: NOW,
        openedAt: null,
      })),
    )
    expect(await read(member, 'chkupHelh')).toMatchObject({
      checkupSeq: 10,
      newYn: 'Y',
      groupList: [],
      ladderList: [],
      prevCheckupDt: '20240514',
    })
    await server.database.db
      .insert(checkupItems)
      .values({ hcId: member.hcId, checkupSeq: 10, itemCode: 'NBD', val: '96' })
    expect((await read<Detail>(member, 'chkupHelh')).groupList).toMatchObject([
      { groupCode: 'SUGAR', statusCode: 'NORMAL' },
    ])
    const count = async (who: TestMember) =>
      (await statementsOf(server.database.sql, async () => void (await who.get(`${OF}/helhTitle`)))).length
    expect(await count(member)).toBe(await count(nobody))
  })
})
