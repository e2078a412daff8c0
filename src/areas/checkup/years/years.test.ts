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
          undrawnList: [],
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
      undrawnList: [{ checkupDt: '20260514', itemVal: '<20', statusCode: 'DANGER' as const }],
    },
  ]
  expect(sortItems({ checkupDt: '20260514', groupList, ladderList }).look).toMatchObject([
    { itemCode: 'HDL', side: 'low', values: [], change: null, undrawn: ['2026(<20)'] },
  ])
})

/** The one row of an item of 2026, with its years. */
function rowOf(
  { itemVal, statusCode }: { itemVal: string; statusCode: Status },
  list: [year: number, itemVal: string][],
  undrawn: [year: number, itemVal: string, statusCode: Status | null][] = [],
  rangeList: Schemas['ChkupLadder']['rangeList'] = HDL.rangeList,
) {
  const sorted = sortItems({
    checkupDt: '20260514',
    groupList: [{ groupCode: 'LIPID', groupNm: '', statusCode, itemList: [measured('HDL', itemVal, statusCode)] }],
    ladderList: [
      {
        itemCode: 'HDL',
        rangeList,
        list: list.map(([year, val]) => ({ checkupDt: `${year}0514`, itemVal: val, statusCode: 'NORMAL' as const })),
        undrawnList: undrawn.map(([year, val, status]) => ({
          checkupDt: `${year}0514`,
          itemVal: val,
          statusCode: status,
        })),
      },
    ],
  })
  const rows = (['look', 'better', 'same'] as const).flatMap((of) => sorted[of].map((row) => ({ of, ...row })))
  return rows[0]
}

test('a year that is no number is named beside the others, and no number is made of it', () => {
  const row = rowOf(
    { itemVal: '62', statusCode: 'NORMAL' },
    [
      [2022, '60'],
      [2026, '62'],
    ],
    [[2024, '측정불가', null]],
  )
  expect(row).toMatchObject({ of: 'same', values: [60, 62], change: 2, years: 4, undrawn: ['2024(측정불가)'] })
  // Alone it has nothing to be named beside.
  expect(rowOf({ itemVal: '<20', statusCode: 'DANGER' }, [], [[2026, '<20', 'DANGER']])?.undrawn).toEqual([])
  // A server that draws what is no number is not believed.
  const wrong = rowOf({ itemVal: '62', statusCode: 'NORMAL' }, [
    [2024, '<20'],
    [2026, '62'],
  ])
  expect(wrong).toMatchObject({ values: [62], change: null, undrawn: ['2024(<20)'] })
})

test('what a bound called too low and is usual now is better; what nobody could judge is not', () => {
  const now = { itemVal: '62', statusCode: 'NORMAL' as const }
  expect(rowOf(now, [[2026, '62']], [[2022, '<20', 'DANGER']])?.of).toBe('better')
  expect(rowOf(now, [[2026, '62']], [[2022, '측정불가', null]])?.of).toBe('same')
})

test('without a side that the ranges tell, a value is called neither high nor low', () => {
  const side = (statusCode: Status, itemVal: string, ranges?: Schemas['ChkupLadder']['rangeList']) =>
    rowOf({ itemVal, statusCode }, [[2026, itemVal]], [], ranges)?.side
  expect([side('DANGER', '19'), side('DANGER', '19', []), side('CAUTION', '121', up('120'))]).toEqual([
    'low',
    null,
    'high',
  ])
  const both: Schemas['ChkupLadder']['rangeList'] = [
    { statusCode: 'CAUTION', minVal: null, maxVal: '18.5' },
    { statusCode: 'NORMAL', minVal: '18.5', maxVal: '25' },
    { statusCode: 'CAUTION', minVal: '25', maxVal: null },
  ]
  expect([side('CAUTION', '17', both), side('CAUTION', '26', both), side('CAUTION', '<40', both)]).toEqual([
    'low',
    'high',
    null,
  ])
})

test('a border that is no number leaves nothing usual, and not everything', () => {
  const broken = [{ statusCode: 'NORMAL' as const, minVal: '육십', maxVal: null }]
  expect(rowOf({ itemVal: '62', statusCode: 'NORMAL' }, [[2026, '62']], [], broken)?.usual).toBeNull()
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
  expect(homeMean([{ sbpVal: '<90', dbpVal: '60' }])).toBeNull()
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
  expect(homeSugarMean([{ helhidxCode: 'NBD', helhidxVal: 'HI' }])).toBeNull()
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
  // What is no number keeps its year, and stands as it is written.
  const beside = ladderList.map((ladder) =>
    ladder.itemCode === 'DBP'
      ? {
          ...ladder,
          undrawnList: [
            { checkupDt: '20240514', itemVal: '측정불가', statusCode: null },
            { checkupDt: '20260514', itemVal: '<40', statusCode: 'NORMAL' as const },
          ],
        }
      : ladder,
  )
  expect(pairYears('BP', beside)).toEqual([
    ['2022', '118', '76'],
    ['2024', '121', '측정불가'],
    ['2026', '–', '<40'],
  ])
})

test('two check-ups of a year are told apart by their months', () => {
  const all = ['20220519', '20260514', '20261020'].map((checkupDt) => ({ checkupDt }))
  expect(all.map(({ checkupDt }) => yearName(checkupDt, all))).toEqual(['2022', '2026.05', '2026.10'])
})
