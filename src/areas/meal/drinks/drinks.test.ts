import { describe, expect, test } from 'vitest'
import { toEvenings, weeksOf } from './drink-list.ts'
import { countsOf, drunkOf, linesOf, shelfOf, sumsOf, toDrinkDay, toDrinks } from './drinks.ts'
import { dayShown } from './drinks.queries.ts'

const DRINKS = toDrinks(
  [
    {
      drinkCode: 'D001',
      drinkNm: '소주',
      drinkNmEng: 'Soju',
      alcoholRate: 16,
      unitList: [
        { unitCode: 'GLASS', unitNm: '잔', ml: 50, alcoholG: 6.4, kcal: '56' },
        { unitCode: 'BOTTLE', unitNm: '병', ml: 360, alcoholG: 46.1, kcal: '403' },
      ],
    },
    {
      drinkCode: 'D002',
      drinkNm: '맥주',
      drinkNmEng: null,
      alcoholRate: 4.5,
      unitList: [{ unitCode: 'GLASS', unitNm: '잔', ml: 200, alcoholG: 7.2, kcal: '92' }],
    },
    { drinkCode: 'D009', drinkNm: '없는 술', drinkNmEng: null, alcoholRate: 5, unitList: [] },
  ],
  'en',
)

describe('drinks of a day', () => {
  test('are offered by name, in the vessels they come in; one without a vessel is not offered', () => {
    expect(DRINKS.map(({ name }) => name)).toEqual(['Soju', '맥주'])
    expect(DRINKS[0]?.measures.map(({ drawn }) => drawn)).toEqual(['소주잔', '소주병'])
  })

  test('have a line each, and two where one was taken by the glass and by the bottle', () => {
    expect(linesOf(DRINKS, [])).toEqual([
      { code: 'D001', unit: 'GLASS', quantity: 0 },
      { code: 'D002', unit: 'GLASS', quantity: 0 },
    ])
    const drunk = [
      { code: 'D001', unit: 'BOTTLE', quantity: 0.5 },
      { code: 'D001', unit: 'GLASS', quantity: 2 },
      { code: 'D001', unit: 'GLASS', quantity: 1 },
    ] as const
    expect(linesOf(DRINKS, drunk)).toEqual([
      { code: 'D001', unit: 'GLASS', quantity: 3 },
      { code: 'D001', unit: 'BOTTLE', quantity: 0.5 },
      { code: 'D002', unit: 'GLASS', quantity: 0 },
    ])
  })

  test('add up as the server adds them [DIA-02]', () => {
    const drunk = drunkOf(DRINKS, [
      { code: 'D001', unit: 'GLASS', quantity: 3 },
      { code: 'D002', unit: 'GLASS', quantity: 2 },
      { code: 'D001', unit: 'BOTTLE', quantity: 0 },
    ])
    expect(drunk.map(({ kcal, alcoholG }) => [kcal, alcoholG])).toEqual([
      [168, 19.2],
      [184, 14.4],
    ])
    expect(sumsOf(drunk)).toEqual({ kcal: 352, alcoholG: 33.6 })
    expect(countsOf(drunk)).toEqual([{ unit: 'GLASS', count: 5 }])
  })

  test('stand on the shelf glass by glass, eight at most; then, and of half a bottle, one with its number', () => {
    const shelf = (...lines: [unit: 'GLASS' | 'BOTTLE', quantity: number][]) =>
      shelfOf(
        drunkOf(
          DRINKS,
          lines.map(([unit, quantity]) => ({ code: 'D001', unit, quantity })),
        ),
      ).map(({ times }) => times)
    expect(shelf(['GLASS', 8])).toEqual(Array(8).fill(null))
    expect(shelf(['GLASS', 9])).toEqual([9])
    expect(shelf(['GLASS', 8], ['BOTTLE', 1])).toEqual([8, null])
    expect(shelf(['GLASS', 2], ['BOTTLE', 0.5])).toEqual([null, null, 0.5])
    expect(shelf(['GLASS', 2], ['BOTTLE', 1.5])).toEqual([null, null, 1.5])
  })

  test('come from the wire with their week', () => {
    const wire = {
      baseDt: '20261113',
      drinkYn: 'Y' as const,
      sumKcal: '1,008',
      sumAlcoholG: 115.2,
      weekAlcoholG: 115.2,
      lastWeekAlcoholG: 19.2,
      weekLimitG: 140,
      drinkList: [
        {
          drinkSeq: 1,
          drinkCode: 'D001',
          drinkNm: '소주',
          drinkNmEng: 'Soju',
          unitCode: 'GLASS' as const,
          unitNm: '잔',
          drinkQty: 18,
          alcoholG: 115.2,
          kcal: '1,008',
        },
      ],
    }
    expect(toDrinkDay(wire, 'ko')).toMatchObject({
      day: '20261113',
      weekG: 115.2,
      lastWeekG: 19.2,
      limitG: 140,
      drunk: [{ name: '소주', kcal: 1008, quantity: 18, drawn: '소주잔' }],
    })
  })
})

describe('evenings of four weeks', () => {
  const day = (baseDt: string, drinkKcal: number | null, drinkAlcoholG: number | null = 10) => ({
    baseDt,
    eatKcal: null,
    eatKcalGoal: null,
    drinkKcal,
    drinkAlcoholG,
    nfMealTypeList: [],
    mealList: [],
  })

  test('are the days with drinks, by weeks from Monday to Sunday, the newest first', () => {
    const evenings = toEvenings([
      day('20261109', 100),
      day('20261119', 352),
      day('20261118', null, null),
      day('20261115', 90),
      day('20261023', 80),
    ])
    expect(evenings.map(({ day: each }) => each)).toEqual(['20261119', '20261115', '20261109', '20261023'])
    expect(
      weeksOf(evenings, '20261119').map(({ monday, sunday, ago, days, alcoholG }) => [
        monday,
        sunday,
        ago,
        days.length,
        alcoholG,
      ]),
    ).toEqual([
      ['20261116', '20261122', 0, 1, 10],
      ['20261109', '20261115', 1, 2, 20],
      ['20261019', '20261025', 2, 1, 10],
    ])
    expect(weeksOf(toEvenings([day('20261119', 352, null)]), '20261119')[0]?.alcoholG).toBeNull()
  })

  test('an address names a day that is over or today', () => {
    const now = new Date('2026-11-19T03:00:00Z')
    expect([undefined, '20261113', '20261120', '20261199'].map((each) => dayShown(each, now))).toEqual([
      '20261119',
      '20261113',
      '20261119',
      '20261119',
    ])
  })
})
