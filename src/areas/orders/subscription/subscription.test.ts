import { expect, test } from 'vitest'
import { fromWireTime } from '#src/lib/wire-time.ts'
import {
  byState,
  chosenDays,
  isClosed,
  isSwitched,
  itemsOf,
  lastMoment,
  nextDay,
  openDay,
  orderedDays,
  presetOf,
  readPicks,
  timeOf,
  withPick,
  type Choice,
  type MenuDay,
} from './subscription.ts'

const choice = (smartMenuSeq: string, more: Partial<Choice> = {}): Choice => ({
  smartMenuSeq,
  menuName: '비빔밥',
  menuNameEng: 'Bibimbap',
  smartSubMenuTxt: '',
  photoUrl: '',
  photoCd: '',
  sumKcal: '400',
  soldOutYn: null,
  alYn: 'N',
  allergyKnownYn: 'Y',
  allergyList: [],
  ...more,
})
const days: MenuDay[] = [
  { menuDt: '20261201', menuList: [choice('11'), choice('12')] },
  { menuDt: '20261202', menuList: [choice('21', { alYn: 'Y' }), choice('22', { soldOutYn: 'Y' }), choice('23')] },
  { menuDt: '20261203', menuList: [choice('31', { alYn: 'Y' })] },
]

test('the first choice is set, unless it holds what the member avoids or is gone; a day without one is off', () => {
  expect(days.map((day) => presetOf(day)?.smartMenuSeq ?? null)).toEqual(['11', '23', null])
  expect(itemsOf(chosenDays(days, new Map()))).toEqual([
    { menuDt: '20261201', smartMenuSeq: '11' },
    { menuDt: '20261202', smartMenuSeq: '23' },
  ])
})

test('one warning is enough: a choice whose flag and list differ is not set', () => {
  const mine = { allergyCode: '09', allergyNm: '새우', allergyNmEng: '', myAllergyYn: 'Y' as const }
  const day = { menuDt: '20261204', menuList: [choice('41', { allergyList: [mine] }), choice('42')] }
  expect(presetOf(day)?.smartMenuSeq).toBe('42')
  expect(isSwitched(day)).toBe(true)
})

test('the address holds what differs, and nothing that is set anyway', () => {
  const first = withPick(days, new Map(), '20261201', '12')
  expect(first).toBe('20261201-12')
  const second = withPick(days, readPicks(first), '20261202', '0')
  expect(second).toBe('20261201-12.20261202-0')
  expect(chosenDays(days, readPicks(second)).map(({ chosen }) => chosen?.smartMenuSeq ?? null)).toEqual([
    '12',
    null,
    null,
  ])
  expect(withPick(days, readPicks('20261201-12'), '20261201', '11')).toBeUndefined()
  expect(readPicks('nonsense.20261201-x.20261203-31')).toEqual(new Map([['20261203', '31']]))
})

test('the first time that is offered of those wanted, else the first of the day', () => {
  const offer = { pickupTmList: ['1140', '1150', '1210'] }
  expect(
    [[undefined, '1210', '1150'], ['1700', undefined, '1150'], [undefined, '0900'], []].map((wanted) =>
      timeOf(offer, wanted),
    ),
  ).toEqual(['1210', '1150', '1140', '1140'])
  expect(timeOf({ pickupTmList: [] }, ['1150'])).toBeNull()
})

test('the open day is the asked one, else the first that can be changed, else the last', () => {
  const at = (time: string) => fromWireTime(time) ?? new Date(0)
  expect(lastMoment('20261201')).toBe('202611301500')
  expect(openDay(days, '20261203', at('202611190900'))).toBe('20261203')
  expect(openDay(days, undefined, at('202611301500'))).toBe('20261202')
  expect(openDay(days, '20270101', at('202701010000'))).toBe('20261203')
  expect(openDay([], undefined, at('202611190900'))).toBeNull()
})

const item = {
  itemSeq: 1,
  menuDt: '20261201',
  smartMenuSeq: '12',
  menuName: '',
  menuNameEng: null,
  sumKcal: null,
  payAmt: 2000,
  statusCode: 'RESERVED',
  modifyYn: 'Y',
  changeEndDtm: '202611301200',
} as const

test('over an order a day without a standing item is off', () => {
  const order = {
    itemList: [item, { ...item, itemSeq: 2, menuDt: '20261202', smartMenuSeq: '23', statusCode: 'CANCEL' as const }],
  }
  expect(orderedDays(days, order).map(({ chosen }) => chosen?.smartMenuSeq ?? null)).toEqual(['12', null, null])
})

test('an ordered day has the last moment that the server says, another the usual one', () => {
  const order = {
    statusCode: 'CONFIRM' as const,
    itemList: [
      item,
      {
        ...item,
        itemSeq: 2,
        menuDt: '20261202',
        smartMenuSeq: '23',
        modifyYn: 'N' as const,
        changeEndDtm: '202612011500',
      },
    ],
  }
  const ordered = orderedDays(days, order)
  expect(ordered.map(({ until }) => until)).toEqual(['202611301200', '202612011500', '202612021500'])
  const closedAt = (time: string) =>
    ordered.filter((day) => isClosed(day, order, fromWireTime(time) ?? new Date(0))).map(({ menuDt }) => menuDt)
  // The server has said no to the second, whatever this phone's clock says.
  expect(closedAt('202611301159')).toEqual(['20261202'])
  expect(closedAt('202611301200')).toEqual(['20261201', '20261202'])
  expect(ordered.every((day) => isClosed(day, { ...order, statusCode: 'CANCEL' }, new Date(0)))).toBe(true)
})

test('what was handed over is not what comes next', () => {
  const order = (statusCode: 'RESERVED' | 'PICKUP') => ({
    itemList: [
      { ...item, statusCode },
      { ...item, itemSeq: 2, menuDt: '20261202', smartMenuSeq: '23' },
    ],
  })
  expect(
    (['RESERVED', 'PICKUP'] as const).map(
      (status) => nextDay(orderedDays(days, order(status)), order(status), '20261201')?.menuDt,
    ),
  ).toEqual(['20261201', '20261202'])
})

test('what runs stands before what is over', () => {
  const { running, over } = byState(
    (['DONE', 'REGI', 'CANCEL', 'CONFIRM'] as const).map((statusCode) => ({ statusCode })),
  )
  expect([running.map(({ statusCode }) => statusCode), over.map(({ statusCode }) => statusCode)]).toEqual([
    ['REGI', 'CONFIRM'],
    ['DONE', 'CANCEL'],
  ])
})
