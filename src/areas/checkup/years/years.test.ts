import { expect, test } from 'vitest'
import type { Schemas } from '#src/contract/schemas.ts'
import { distance, homeMean, homeSugarMean, pairOf, pairYears, sortItems, yearName } from './years.ts'

type Code = Schemas['CheckupItemCode']
type Status = Schemas['CheckupStatus']

const up = (border: string): Schemas['ChkupLadder']['rangeList'] => [
  { statusCode: 'NORMAL', minVal: null, maxVal: border },
  { statusCode: 'CAUTION', minVal: border, maxVal: null },
]
const checkup = (items: [code: Code, values: (number | string)[], status: Status | null, border?: string][]) => ({
  groupList: [
    {
      groupCode: 'BODY' as const,
      groupNm: '',
      statusCode: 'NORMAL' as const,
      itemList: items.map(([itemCode, values, statusCode]) => ({
        itemCode,
        itemNm: itemCode,
        itemVal: statusCode === null ? null : String(values.at(-1)),
        unitNm: '',
        normalTxt: '',
        statusCode,
        prevVal: null,
      })),
    },
  ],
  checkupDt: `${2022 + (Math.max(...items.map(([, values]) => values.length)) - 1) * 2}0514`,
  ladderList: items.flatMap(([itemCode, values, , border]) =>
    border === undefined
      ? []
      : {
          itemCode,
          rangeList: up(border),
          list: values.map((value, at) => ({
            checkupDt: `${2022 + at * 2}0514`,
            itemVal: String(value),
            statusCode: 'NORMAL' as const,
          })),
        },
  ),
})

test('out of range asks for a look, inside where it was not is better, inside twice is the same', () => {
  const sorted = sortItems(
    checkup([
      ['SBP', [118, 121, 124], 'CAUTION', '120'],
      ['LDL', [138, 121, 105], 'NORMAL', '130'],
      ['NBD', [95, 94, 96], 'NORMAL', '100'],
      ['TC', [260, 230, 210], 'CAUTION', '200'],
      ['EARL', ['정상'], 'NORMAL'],
      ['CXR', [], null],
    ]),
  )
  expect(sorted.look.map(({ itemCode, change, years }) => [itemCode, change, years])).toEqual([
    ['SBP', 6, 4],
    ['TC', -50, 4],
  ])
  expect(sorted.better.map(({ itemCode, change }) => [itemCode, change])).toEqual([['LDL', -33]])
  expect(sorted.same.map(({ itemCode }) => itemCode)).toEqual(['NBD', 'EARL'])
  expect(sorted.missing.map(({ itemCode }) => itemCode)).toEqual(['CXR'])
})

const HDL = {
  itemCode: 'HDL' as const,
  rangeList: [
    { statusCode: 'DANGER' as const, minVal: null, maxVal: '40' },
    { statusCode: 'CAUTION' as const, minVal: '40', maxVal: '60' },
    { statusCode: 'NORMAL' as const, minVal: '60', maxVal: null },
  ],
}
const measured = (itemCode: Code, itemVal: string, statusCode: Status | null) => ({
  itemCode,
  itemNm: itemCode,
  itemVal,
  unitNm: '',
  normalTxt: '',
  statusCode,
  prevVal: null,
})

test('a bound is no number: it is too low by its range, and neither its years nor a change are drawn', () => {
  const groupList = [
    {
      groupCode: 'LIPID' as const,
      groupNm: '',
      statusCode: 'DANGER' as const,
      itemList: [measured('HDL', '<20', 'DANGER')],
    },
  ]
  const ladderList = [
    {
      ...HDL,
      list: [
        { checkupDt: '20220514', itemVal: '62', statusCode: 'NORMAL' as const },
        { checkupDt: '20240514', itemVal: '58', statusCode: 'CAUTION' as const },
      ],
    },
  ]
  expect(sortItems({ checkupDt: '20260514', groupList, ladderList }).look).toMatchObject([
    { itemCode: 'HDL', isLow: true, values: [], change: null },
  ])
})

test('what could not be judged is not fine, and is not what was never measured', () => {
  const groupList = [
    { groupCode: 'SUGAR' as const, groupNm: '', statusCode: null, itemList: [measured('NBD', '측정불가', null)] },
  ]
  const sorted = sortItems({ checkupDt: '20260514', groupList, ladderList: [] })
  expect([
    sorted.unread.map(({ itemCode }) => itemCode),
    sorted.look,
    sorted.better,
    sorted.same,
    sorted.missing,
  ]).toEqual([['NBD'], [], [], [], []])
})

test('sugar that is low is neither better nor as before, whatever the sheet calls it', () => {
  const sorted = sortItems(
    checkup([
      ['NBD', [112, 96, 48], 'NORMAL', '100'],
      ['LDL', [138, 121, 105], 'NORMAL', '130'],
      ['TC', [180, 182, 181], 'NORMAL', '200'],
    ]),
  )
  expect([sorted.low, sorted.better, sorted.same].map((rows) => rows.map(({ itemCode }) => itemCode))).toEqual([
    ['NBD'],
    ['LDL'],
    ['TC'],
  ])
})

test('one check-up compares with nothing', () => {
  expect(sortItems(checkup([['LDL', [105], 'NORMAL', '130']])).same).toMatchObject([{ change: null }])
})

test('distance is to the nearer border of what is usual', () => {
  expect([
    distance(17, { min: 18.5, max: 25 }),
    distance(20, { min: 18.5, max: 25 }),
    distance(27, { min: 18.5, max: 25 }),
  ]).toEqual([1.5, 0, 2])
})

test('the mean at home is of whole pairs only', () => {
  expect(
    homeMean([
      { sbpVal: '118', dbpVal: '76' },
      { sbpVal: '120', dbpVal: '78' },
      { sbpVal: '190', dbpVal: null },
    ]),
  ).toEqual({ sbp: 119, dbp: 77 })
  expect(homeMean([])).toBeNull()
})

test('at home only fasting sugar is comparable with a check-up', () => {
  expect(
    homeSugarMean([
      { helhidxCode: 'NBD', helhidxVal: '96' },
      { helhidxCode: 'NBD', helhidxVal: '99' },
      { helhidxCode: 'ABD', helhidxVal: '160' },
    ]),
  ).toBe(98)
  expect(homeSugarMean([{ helhidxCode: 'ABD', helhidxVal: '160' }])).toBeNull()
})

test('pressures, eyes and ears are read together, year by year', () => {
  expect([pairOf('DBP'), pairOf('EYEL'), pairOf('EARR'), pairOf('LDL')]).toEqual(['BP', 'EYE', 'EAR', undefined])
  const { ladderList } = checkup([
    ['SBP', [118, 121], 'NORMAL', '120'],
    ['DBP', [76], 'NORMAL', '80'],
  ])
  expect(pairYears('BP', ladderList)).toEqual([
    ['2022', '118', '76'],
    ['2024', '121', '–'],
  ])
})

test('two check-ups of a year are told apart by their months', () => {
  const all = ['20220519', '20260514', '20261020'].map((checkupDt) => ({ checkupDt }))
  expect(all.map(({ checkupDt }) => yearName(checkupDt, all))).toEqual(['2022', '2026.05', '2026.10'])
})
