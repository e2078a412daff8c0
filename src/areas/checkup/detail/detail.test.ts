import { expect, test } from 'vitest'
import { beyondUsual, domainOf, nextBorder, type Zone } from '#src/charts/range-line-at.ts'
import { fineOf, leadOf, lowOf, PLATE, toLookAt, unreadOf, zonesOf, type Detail, type Group } from './detail.ts'

const item = (
  itemCode: Group['itemList'][number]['itemCode'],
  statusCode: Group['statusCode'],
  itemVal: string | null = '100',
) => ({ itemCode, itemNm: itemCode, itemVal, unitNm: '', normalTxt: '', statusCode, prevVal: null })
const group = (
  groupCode: Group['groupCode'],
  statusCode: Group['statusCode'],
  itemList = [item('SBP', statusCode)],
): Group => ({ groupCode, groupNm: groupCode, statusCode, itemList })
const of = (groupList: Group[], more: Partial<Detail> = {}) => ({
  judgeCode: 'B' as const,
  dangerCnt: 0,
  groupList,
  ...more,
})
const UP: Zone[] = [
  { is: 'fine', min: null, max: 120 },
  { is: 'caution', min: 120, max: 140 },
  { is: 'danger', min: 140, max: null },
]
const DOWN: Zone[] = [
  { is: 'danger', min: null, max: 40 },
  { is: 'caution', min: 40, max: 60 },
  { is: 'fine', min: 60, max: null },
]

test('one sentence: measure again before all, then the one group, then how many, then that all is fine', () => {
  expect(leadOf(of([group('BP', 'CAUTION'), group('LIVER', 'NORMAL')]))).toEqual({
    is: 'one',
    group: 'BP',
    rest: 'fine',
  })
  expect(leadOf(of([group('BP', 'CAUTION'), group('LIVER', 'CAUTION')]))).toEqual({
    is: 'some',
    count: 2,
    rest: 'fine',
  })
  expect(leadOf(of([group('LIVER', 'NORMAL')]))).toEqual({ is: 'fine' })
  expect(leadOf(of([group('LIPID', 'DANGER')], { judgeCode: 'R1', dangerCnt: 1 }))).toEqual({ is: 'again' })
})

test('without a value to look at the result leads, and the doctor’s words where an illness was found', () => {
  expect([leadOf(of([])), leadOf(of([], { judgeCode: 'A' }))]).toEqual([
    { is: 'whole', judge: 'B' },
    { is: 'whole', judge: 'A' },
  ])
  expect([leadOf(of([], { judgeCode: 'D' })), leadOf(of([group('BP', 'NORMAL')], { judgeCode: 'D' }))]).toEqual([
    { is: 'doctor' },
    { is: 'doctor' },
  ])
  expect([leadOf(of([], { judgeCode: 'R2' })), leadOf(of([group('BP', 'CAUTION')], { judgeCode: 'D' }))]).toEqual([
    { is: 'again' },
    { is: 'one', group: 'BP', rest: 'fine' },
  ])
})

test('what is fine of a group that asks for a look is among what is fine', () => {
  const groups = [
    group('BP', 'CAUTION', [item('SBP', 'CAUTION'), item('DBP', 'NORMAL')]),
    group('SUGAR', 'CAUTION', [item('NBD', 'CAUTION')]),
    group('LUNG', 'NORMAL', [item('CXR', 'NORMAL')]),
  ]
  expect(
    fineOf(of(groups)).map(({ groupCode, itemList }) => [groupCode, itemList.map(({ itemCode }) => itemCode)]),
  ).toEqual([
    ['BP', ['DBP']],
    ['LUNG', ['CXR']],
  ])
})

test('what was not measured is in no count', () => {
  expect(
    toLookAt(
      of([
        group('BP', 'CAUTION', [item('SBP', 'CAUTION'), item('DBP', 'NORMAL')]),
        group('LUNG', 'NORMAL', [item('CXR', null, null)]),
      ]),
    ).map(({ itemCode }) => itemCode),
  ).toEqual(['SBP'])
  expect(new Set(PLATE).size).toBe(9)
})

test('a value that could not be judged is neither fine nor to be looked at; nothing says the rest is fine', () => {
  const sugar = group('SUGAR', null, [item('NBD', null, '측정불가')])
  expect([leadOf(of([group('LIVER', 'NORMAL'), sugar])), leadOf(of([group('BP', 'CAUTION'), sugar]))]).toEqual([
    { is: 'unread' },
    { is: 'one', group: 'BP', rest: 'unread' },
  ])
  expect(unreadOf(of([sugar, group('LUNG', null, [item('CXR', null, null)])])).map(({ itemCode }) => itemCode)).toEqual(
    ['NBD'],
  )
  expect([fineOf(of([sugar])), toLookAt(of([sugar]))]).toEqual([[], []])
})

/**
 * Under 70 mg/dL is low (Korean Diabetes Association, hypoglycaemia); the national sheet has no border below and calls
 * all of it usual.
 */
test.each<[itemVal: string, isLow: boolean]>([
  ['40', true],
  ['69', true],
  ['69.9', true],
  ['70', false],
  ['71', false],
  ['99', false],
  ['<30', true],
  ['< 54', true],
  ['＜30', true],
  ['<70', true],
  ['<71', false],
  ['≤69', true],
  ['≤70', false],
  ['30 미만', true],
  ['30mg/dL 미만', true],
  ['69 이하', true],
  ['70 이하', false],
  ['<100', false],
  ['>70', false],
  ['30 이상', false],
  ['측정불가', false],
])('fasting sugar of %s, usual by the sheet, is low: %s', (itemVal, isLow) => {
  expect(lowOf(of([group('SUGAR', 'NORMAL', [item('NBD', 'NORMAL', itemVal)])])).length).toBe(isLow ? 1 : 0)
})

/**
 * Under 90 and under 60 is low (Korea Disease Control and Prevention Agency); the sheet has no border below here
 * either.
 */
test.each<[sbp: string, dbp: string, low: string[]]>([
  ['89', '60', ['SBP']],
  ['90', '60', []],
  ['90', '59', ['DBP']],
  ['84', '52', ['SBP', 'DBP']],
  ['119', '59', ['DBP']],
  ['<90', '<60', ['SBP', 'DBP']],
  ['89mmHg 이하', '60', ['SBP']],
  ['측정불가', '59', ['DBP']],
])('of a pressure of %s over %s, usual by the sheet, %j is low', (sbp, dbp, low) => {
  const pressure = group('BP', 'NORMAL', [item('SBP', 'NORMAL', sbp), item('DBP', 'NORMAL', dbp)])
  expect(lowOf(of([pressure])).map(({ itemCode }) => itemCode)).toEqual(low)
  expect(fineOf(of([pressure])).flatMap(({ itemList }) => itemList).length).toBe(2 - low.length)
  expect(leadOf(of([pressure])).is).toBe(low.length === 0 ? 'fine' : 'low')
})

test('a low lower value beside a raised upper one is no low pressure: the upper one is what is told', () => {
  expect(lowOf(of([group('BP', 'CAUTION', [item('SBP', 'CAUTION', '130'), item('DBP', 'NORMAL', '58')])]))).toEqual([])
})

test('over sugar that is low nothing says that all is well, and the sheet keeps its word', () => {
  const sugar = group('SUGAR', 'NORMAL', [item('NBD', 'NORMAL', '40')])
  const unread = group('LUNG', null, [item('CXR', null, '판독 보류')])
  expect([leadOf(of([group('LIVER', 'NORMAL'), sugar])), leadOf(of([sugar, unread]))]).toEqual([
    { is: 'low' },
    { is: 'low' },
  ])
  expect([
    leadOf(of([group('BP', 'CAUTION'), sugar])),
    leadOf(of([group('BP', 'CAUTION'), group('LIVER', 'CAUTION'), sugar])),
  ]).toEqual([
    { is: 'one', group: 'BP', rest: 'low' },
    { is: 'some', count: 2, rest: 'low' },
  ])
  expect(fineOf(of([group('LIVER', 'NORMAL'), sugar])).map(({ groupCode }) => groupCode)).toEqual(['LIVER'])
  // One that asks for a look by the sheet has its own card, and another item is no sugar.
  expect([
    lowOf(of([group('SUGAR', 'CAUTION', [item('NBD', 'CAUTION', '40')])])),
    lowOf(of([group('LIVER', 'NORMAL', [item('AST', 'NORMAL', '20')])])),
  ]).toEqual([[], []])
})

test('the next line that matters is the one where a doctor is asked, on the side on which the value lies', () => {
  expect([
    nextBorder(UP, 124),
    nextBorder(UP, 110),
    nextBorder(UP, 150),
    nextBorder(DOWN, 55),
    nextBorder(DOWN, 70),
  ]).toEqual([140, null, null, 40, null])
  expect([beyondUsual(UP, 124), beyondUsual(DOWN, 55), beyondUsual(UP, 110)]).toEqual([
    { border: 120, by: 4 },
    { border: 60, by: 5 },
    null,
  ])
})

test('all borders and the value are on the line', () => {
  const { from, to } = domainOf(UP, 190)
  expect([from < 120, to > 190]).toEqual([true, true])
  expect(
    zonesOf('SBP', [
      {
        itemCode: 'SBP',
        itemNm: '',
        unitNm: '',
        gender: null,
        explainTxt: '',
        rangeList: [{ statusCode: 'NORMAL', minVal: null, maxVal: '120' }],
      },
    ]),
  ).toEqual([{ is: 'fine', min: null, max: 120 }])
  expect(zonesOf('CXR', [])).toEqual([])
})
