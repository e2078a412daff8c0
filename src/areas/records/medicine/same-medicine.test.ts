import { expect, test } from 'vitest'
import { emptyDraft, type Medicine } from './medicine.ts'
import { isSameName, sameMedicine } from './same-medicine.ts'

const { dose: _dose, ...blank } = emptyDraft('20261119')
const medicine = (part: Partial<Medicine>): Medicine => ({
  ...blank,
  seq: 101,
  dose: 1,
  name: '타이레놀',
  times: [{ clock: '09:00', relation: 'NONE' }],
  ...part,
})
const draft = (part: Partial<Medicine>) => ({ ...blank, ...medicine(part) })
const found = (part: Partial<Medicine>, beside: Partial<Medicine> = {}) =>
  sameMedicine(draft(part), [medicine(beside)])?.clock ?? null

test.each<[string, Partial<Medicine>, Partial<Medicine>, string | null]>([
  ['the same', {}, {}, '09:00'],
  ['with other spaces, letters and a dose in its name', { name: ' Tylenol 500 mg' }, { name: 'TYLENOL' }, '09:00'],
  ['half an hour later', { times: [{ clock: '09:30', relation: 'NONE' }] }, {}, '09:00'],
  [
    'over midnight',
    { times: [{ clock: '00:10', relation: 'NONE' }] },
    { times: [{ clock: '23:50', relation: 'NONE' }] },
    '23:50',
  ],
  [
    'one of its times',
    {
      times: [
        { clock: '13:00', relation: 'NONE' },
        { clock: '09:00', relation: 'AFTER' },
      ],
    },
    {},
    '09:00',
  ],
  ['at another time', { times: [{ clock: '13:00', relation: 'NONE' }] }, {}, null],
  ['of another name', { name: '유산균' }, {}, null],
  ['on other days of the week', { weekdays: ['1', '3'] }, { weekdays: ['2', '4'] }, null],
  ['after the other is over', { start: '20261201' }, { start: '20261101', end: '20261130' }, null],
  ['on the last day of the other', { start: '20261130' }, { start: '20261101', end: '20261130' }, '09:00'],
  ['both called by nothing but a dose', { name: '500mg' }, { name: '100mg' }, null],
])('a medicine is taken twice: %s', (_which, part, beside, clock) => {
  expect(found(part, beside)).toBe(clock)
})

test('what is changed is not beside itself', () => {
  expect(
    sameMedicine(draft({ times: [{ clock: '09:30', relation: 'NONE' }] }), [medicine({})], medicine({})),
  ).toBeNull()
})

// Twice the same was confirmed once: what changes neither the medicine nor when it is taken asks nothing again.
test.each<[string, Partial<Medicine>, string | null]>([
  ['a memo', { memo: '물과 함께', alarm: false, purpose: '두통' }, null],
  ['spaces around the name', { name: ' 타이레놀 ' }, null],
  ['the order of the days', { weekdays: ['7', '1', '2', '3', '4', '5', '6'] }, null],
  ['the time', { times: [{ clock: '09:10', relation: 'NONE' }] }, '09:00'],
  ['the name', { name: '타이레놀 500mg' }, '09:00'],
  ['the days', { weekdays: ['1', '2'] }, '09:00'],
  ['the last day', { end: '20261231' }, '09:00'],
])('of a confirmed pair a change of %s', (_what, part, clock) => {
  expect(sameMedicine(draft(part), [medicine({}), medicine({ seq: 102 })], medicine({ seq: 102 }))?.clock ?? null).toBe(
    clock,
  )
})

test.each([
  '타이레놀',
  '타이레놀정',
  '타이레놀정 500mg',
  '타이레놀 500',
  '타이레놀정500',
  '타이레놀정500밀리그람',
  '타이레놀 500밀리그램정',
  '타이레놀500밀리그램',
  '타이레놀 650mg',
  '타이레놀　５００ｍｇ',
  '타이레놀 5㎎',
  '타이레놀 500μg',
  '타이레놀 500µg',
  '타이레놀 캡슐',
  '타이레놀서방정 650밀리그램',
  '타이레놀 2정',
  '타이레놀정500밀리그람(아세트아미노펜)',
  ' 타이 레놀 ',
])('%s is the same medicine as 타이레놀', (name) => {
  expect([isSameName(name, '타이레놀'), isSameName('타이레놀', name), isSameName(name, '타이레놀 500mg')]).toEqual([
    true,
    true,
    true,
  ])
})

test.each<[string, string, boolean]>([
  ['TYLENOL Tab 500 mg', 'tylenol', true],
  ['Tylenol 500mg tablets', 'Tylenol', true],
  ['오메가3', '오메가-3', true],
  ['오메가 3', '오메가3', true],
  ['아마릴 2', '아마릴정 2mg', true],
  ['다이아벡스 1000/50mg', '다이아벡스', true],
  ['비타민 B12', '비타민 B6', false],
  ['비타민 D', '비타민 C', false],
  ['비타민 D 1000IU', '비타민 D', true],
  ['타이레놀', '타이레놀 콜드', false],
  ['홍삼', '홍차', false],
  ['500mg', '100mg', false],
])('%s and %s: the same is %s', (one, other, same) => {
  expect([isSameName(one, other), isSameName(other, one)]).toEqual([same, same])
})
