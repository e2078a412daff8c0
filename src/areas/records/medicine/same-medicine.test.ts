import { expect, test } from 'vitest'
import { emptyDraft, type Medicine } from './medicine.ts'
import { sameMedicine } from './same-medicine.ts'

const { dose: _dose, ...blank } = emptyDraft('20261119')
const medicine = (part: Partial<Medicine>): Medicine => ({ ...blank, seq: 101, dose: 1, name: '타이레놀', times: [{ clock: '09:00', relation: 'NONE' }], ...part })
const draft = (part: Partial<Medicine>) => ({ ...blank, ...medicine(part) })
const found = (part: Partial<Medicine>, beside: Partial<Medicine> = {}) => sameMedicine(draft(part), [medicine(beside)])?.clock ?? null

test.each<[string, Partial<Medicine>, Partial<Medicine>, string | null]>([
  ['the same', {}, {}, '09:00'],
  ['with other spaces, letters and a dose in its name', { name: ' Tylenol 500 mg' }, { name: 'TYLENOL' }, '09:00'],
  ['half an hour later', { times: [{ clock: '09:30', relation: 'NONE' }] }, {}, '09:00'],
  ['over midnight', { times: [{ clock: '00:10', relation: 'NONE' }] }, { times: [{ clock: '23:50', relation: 'NONE' }] }, '23:50'],
  ['one of its times', { times: [{ clock: '13:00', relation: 'NONE' }, { clock: '09:00', relation: 'AFTER' }] }, {}, '09:00'],
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
  expect(sameMedicine(draft({}), [medicine({})], 101)).toBeNull()
})
