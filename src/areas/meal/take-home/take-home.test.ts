import { describe, expect, test } from 'vitest'
import { arrange, bowlOf, nextServed, ownOrders, toKit, type Kit } from './take-home.ts'

const row = {
  prodSeq: 2611191,
  prodNm: '소고기미역국 밀키트',
  prodNmEng: 'Beef and seaweed soup kit',
  restaurantCode: 'REST000311',
  salesDt: '20261119',
  price: 8900,
  sumKcal: '1,410',
  photoUrl: 'https://img.example.com/',
  photoCd: '',
  remainCnt: 9,
  soldOutYn: null,
  servingTxt: '2인분',
  cookMin: 15,
  myLikeMenuYn: 'Y',
  orderYn: 'Y',
} as const

const kit = (prodSeq: number, more: Partial<Kit> = {}): Kit => ({ ...toKit(row, 'ko'), prodSeq, liked: false, ...more })

test('a kit has its name in the member’s language and the bowl of the dish that it makes', () => {
  expect(toKit(row, 'ko')).toMatchObject({
    name: '소고기미역국 밀키트',
    bowl: '소고기미역국',
    kcal: 1410,
    soldOut: false,
    orderable: true,
    liked: true,
  })
  expect(toKit({ ...row, sumKcal: null }, 'en')).toMatchObject({
    name: 'Beef and seaweed soup kit',
    bowl: '소고기미역국',
    kcal: null,
  })
  expect(toKit({ ...row, prodNmEng: null, remainCnt: 0, soldOutYn: 'Y', orderYn: 'N' }, 'en')).toMatchObject({
    name: '소고기미역국 밀키트',
    soldOut: true,
    orderable: false,
  })
  expect([bowlOf('나물 세 가지'), bowlOf('닭갈비 밀키트'), bowlOf('김치찌개')]).toEqual(['나물', '닭갈비', '김치찌개'])
})

describe('the list of a day', () => {
  test('begins with a liked dish that can be had, else with that of which most are left; sold out comes last', () => {
    const kits = [
      kit(1, { soldOut: true, orderable: false, remaining: 0, liked: true }),
      kit(2, { remaining: 4 }),
      kit(3, { remaining: 12 }),
      kit(4, { remaining: 1, liked: true }),
    ]
    expect(arrange(kits)).toMatchObject({ phase: 'open', featured: { prodSeq: 4 } })
    expect(arrange(kits).rows.map(({ prodSeq }) => prodSeq)).toEqual([2, 3, 1])
    expect(arrange(kits.slice(0, 3)).featured?.prodSeq).toBe(3)
  })

  test('tells sold out from an order time that has passed, and both from nothing at all', () => {
    const gone = kit(1, { soldOut: true, orderable: false, remaining: 0 })
    expect(arrange([gone, gone])).toMatchObject({ phase: 'soldOut', featured: undefined })
    expect(arrange([gone, kit(2, { orderable: false })])).toMatchObject({ phase: 'closed', featured: undefined })
    expect(arrange([])).toEqual({ phase: 'none', featured: undefined, rows: [] })
  })
})

test('after the last kits of a week come those of the next day that serves', () => {
  const week = ['20261116', '20261117', '20261118', '20261119', '20261120', '20261121', '20261122'].map((menuDt) => ({
    menuDt,
    openYn: menuDt < '20261121' && menuDt !== '20261118' ? 'Y' : 'N',
  }))
  expect([
    nextServed(week, '20261119'),
    nextServed(week, '20261117'),
    nextServed(week, '20261120'),
    nextServed(undefined, '20261120'),
  ]).toEqual(['20261120', '20261119', '20261123', '20261121'])
})

test('of the member’s orders the next one stands on top, and a kit picked up today can be written down once', () => {
  const order = (
    statusCode: 'RESERVED' | 'PICKUP' | 'CANCEL' | 'NOSHOW',
    menuDt: string,
    pickupTm: string,
    diaryRegiYn: 'Y' | 'N' = 'N',
    prodSeq: number | null = 1,
  ) => ({ statusCode, menuDt, pickupTm, diaryRegiYn, prodSeq })
  const tomorrow = order('RESERVED', '20261120', '1700')
  const tonight = order('RESERVED', '20261119', '1840')
  const had = order('PICKUP', '20261119', '1720')
  expect(ownOrders([tomorrow, tonight, had], '20261119')).toEqual({ next: tonight, toWrite: had })
  expect(
    ownOrders(
      [
        order('PICKUP', '20261119', '1720', 'Y'),
        order('PICKUP', '20261118', '1720'),
        order('PICKUP', '20261119', '1150', 'N', null),
        order('CANCEL', '20261119', '1800'),
      ],
      '20261119',
    ),
  ).toEqual({ next: undefined, toWrite: undefined })
})
