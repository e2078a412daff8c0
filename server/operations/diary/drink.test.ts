import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dataOf, startTestServer, type TestMember, type TestServer } from '#server/test-support/app.ts'
import { databaseKinds } from '#server/test-support/database.ts'

type Drunk = { drinkSeq: number; drinkCode: string; drinkQty: number; alcoholG: number; kcal: string }
type Day = {
  drinkYn: string
  sumKcal: string | null
  sumAlcoholG: number | null
  weekAlcoholG: number
  lastWeekAlcoholG: number
  weekLimitG: number
  drinkList: Drunk[]
}

const BEER = { drinkCode: 'D002', unitCode: 'GLASS', drinkQty: 2 }
const SOJU = { drinkCode: 'D001', unitCode: 'GLASS', drinkQty: 3 }

describe.each(databaseKinds)('drinks of a day, %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(() => server.close())

  const day = async (member: TestMember, baseDt?: string) =>
    dataOf<Day>(await member.post('/api/diary/getDiaryDrinkDetail', baseDt ? { baseDt } : undefined))
  const save = (member: TestMember, baseDt: string, ...drinkList: object[]) =>
    member.post('/api/diary/saveDiaryDrinkIntake', { baseDt, drinkList })

  test('are chosen from the list, each in its glass, bottle or can [MEA-16]', async () => {
    const member = await server.member()
    const list = dataOf<{ drinkNm: string; unitList: { unitCode: string; alcoholG: number; kcal: string }[] }[]>(
      await member.get('/api/healthlog/nutrition/AlcholList'),
    )
    expect(list.map(({ drinkNm }) => drinkNm).slice(0, 4)).toEqual(['소주', '맥주', '막걸리', '와인'])
    expect(list[0]?.unitList).toEqual([
      { unitCode: 'GLASS', unitNm: '잔', ml: 50, alcoholG: 6.4, kcal: '56' },
      { unitCode: 'BOTTLE', unitNm: '병', ml: 360, alcoholG: 46.1, kcal: '403' },
    ])
  })

  test('are saved as a whole, and saving the same again changes nothing [DIA-01]', async () => {
    const member = await server.member()
    expect(await day(member)).toEqual({
      baseDt: '20261119',
      drinkYn: 'N',
      sumKcal: null,
      sumAlcoholG: null,
      weekAlcoholG: 0,
      lastWeekAlcoholG: 0,
      weekLimitG: 70,
      drinkList: [],
    })
    await save(member, '20261113', BEER, SOJU)
    const again = dataOf<Day>(await save(member, '20261113', BEER, SOJU))
    expect(again).toMatchObject({ drinkYn: 'Y', sumKcal: '352', sumAlcoholG: 33.6, weekAlcoholG: 33.6 })
    expect(
      again.drinkList.map(({ drinkCode, drinkQty, alcoholG, kcal }) => [drinkCode, drinkQty, alcoholG, kcal]),
    ).toEqual([
      ['D002', 2, 14.4, '184'],
      ['D001', 3, 19.2, '168'],
    ])
    const less = dataOf<Day>(await save(member, '20261113', { drinkCode: 'D001', unitCode: 'BOTTLE', drinkQty: 0.5 }))
    expect(less).toMatchObject({
      sumKcal: '202',
      sumAlcoholG: 23.1,
      drinkList: [expect.objectContaining({ drinkCode: 'D001' })],
    })
    expect(await day(member, '20261113')).toEqual(less)
  })

  test('count in the week from Monday to Sunday, and the week after tells them as those before', async () => {
    const member = await server.member()
    await save(member, '20261109', SOJU)
    await save(member, '20261115', BEER)
    await save(member, '20261116', SOJU)
    expect(await day(member, '20261111')).toMatchObject({ drinkYn: 'N', weekAlcoholG: 33.6, lastWeekAlcoholG: 0 })
    expect(await day(member, '20261119')).toMatchObject({ weekAlcoholG: 19.2, lastWeekAlcoholG: 33.6 })
  })

  test('are taken away one by one or all at once, and only by whom they belong to [DIA-01] [MEA-16]', async () => {
    const [member, other] = [await server.member(), await server.member()]
    const saved = dataOf<Day>(await save(member, '20261118', BEER, SOJU))
    const remove = (who: TestMember, body: object) =>
      who.post('/api/diary/deleteDiaryDrinkIntake', { baseDt: '20261118', ...body })
    const [beer] = saved.drinkList
    expect((await remove(other, {})).statusCode).toBe(404)
    expect((await remove(other, { drinkSeqList: [beer?.drinkSeq] })).statusCode).toBe(404)
    expect((await day(other, '20261118')).weekAlcoholG).toBe(0)
    expect(dataOf(await remove(member, { drinkSeqList: [beer?.drinkSeq] }))).toEqual({ resultCnt: 1 })
    expect((await day(member, '20261118')).drinkList.map(({ drinkCode }) => drinkCode)).toEqual(['D001'])
    expect(dataOf(await remove(member, {}))).toEqual({ resultCnt: 1 })
    expect((await remove(member, {})).statusCode).toBe(404)
    const later = dataOf<Day>(await save(member, '20261118', BEER))
    expect(later.drinkList[0]?.drinkSeq).toBeGreaterThan(Math.max(...saved.drinkList.map(({ drinkSeq }) => drinkSeq)))
  })

  test('are refused on a day to come, of a drink or unit there is not, and in amounts that nobody pours', async () => {
    const member = await server.member()
    await save(member, '20261119', BEER)
    const status = async (baseDt: string, ...list: object[]) => (await save(member, baseDt, ...list)).statusCode
    expect(await status('20261120', BEER)).toBe(400)
    expect(await status('20261131', BEER)).toBe(400)
    expect(await status('20261119', { ...BEER, drinkCode: 'D999' })).toBe(400)
    expect(await status('20261119', SOJU, { ...SOJU, unitCode: 'CAN' })).toBe(400)
    for (const drinkQty of [0, -1, 0.3, 51]) expect(await status('20261119', { ...BEER, drinkQty })).toBe(400)
    expect(await status('20261119')).toBe(400)
    expect((await member.post('/api/diary/getDiaryDrinkDetail', { baseDt: '20261301' })).statusCode).toBe(400)
    expect((await day(member)).sumKcal).toBe('184')
  })

  test('of the demo: two beers and three soju on the last Friday', async () => {
    const member = await server.member('haneul')
    expect(await day(member, '20261113')).toMatchObject({
      sumKcal: '352',
      sumAlcoholG: 33.6,
      weekAlcoholG: 33.6,
      lastWeekAlcoholG: 19.2,
      weekLimitG: 140,
    })
    expect((await day(await server.member('emily'))).weekLimitG).toBe(70)
  })
})
