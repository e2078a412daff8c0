import { expect, test } from 'vitest'
import { doseOf, draftOf, emptyDraft, groupsOf, nextTake, toForm, toMedicines } from './medicine.ts'

const wire = (medicineSeq: number, startDt: string, endDt: string | null, takingYn: 'Y' | 'N') => ({
  medicineSeq,
  medicineNm: '비타민 D',
  purposeTxt: null,
  doseQty: 1,
  doseUnitCode: 'CAPSULE' as const,
  takeList: [{ takeTm: '0800', mealRelCode: 'AFTER' as const }],
  weekDayList: ['1' as const],
  startDt,
  endDt,
  alarmYn: 'Y' as const,
  memo: null,
  takingYn,
})

test('what is taken now goes by its days, also in an answer from before midnight or kept without a connection', () => {
  // As the server answered on the 19th.
  const medicines = toMedicines([
    wire(101, '20261101', null, 'Y'),
    wire(102, '20261110', '20261119', 'Y'),
    wire(103, '20261120', null, 'N'),
    wire(104, '20261101', '20261107', 'N'),
  ])
  const groups = (today: string) =>
    Object.values(groupsOf(medicines, today)).map((group) => group.map(({ seq }) => seq))
  expect(groups('20261119')).toEqual([[101, 102], [103], [104]])
  expect(groups('20261120')).toEqual([[101, 103], [], [102, 104]])
})

test('an amount is read as it is typed, and none that nobody can measure', () => {
  expect(['1', ' 0.5 ', '0,25', '100'].map(doseOf)).toEqual([1, 0.5, 0.25, 100])
  expect(['', '0', '-1', '101', '0.0001', '한 알'].map(doseOf)).toEqual([null, null, null, null, null, null])
})

test('a medicine goes through the form and back as it was, its times in order', () => {
  const [medicine] = toMedicines([wire(101, '20261101', '20261130', 'Y')])
  if (medicine === undefined) throw new Error('No medicine.')
  const { medicineSeq: _seq, takingYn: _taking, ...form } = wire(101, '20261101', '20261130', 'Y')
  expect(toForm({ ...draftOf(medicine), dose: medicine.dose })).toEqual(form)
  const twice = toForm({
    ...emptyDraft('20261119'),
    dose: 1,
    times: [
      { clock: '19:00', relation: 'NONE' },
      { clock: '08:00', relation: 'AFTER' },
    ],
  })
  expect(twice.takeList.map(({ takeTm }) => takeTm)).toEqual(['0800', '1900'])
})

test('one more time begins at a meal that is free', () => {
  expect(nextTake([{ clock: '08:00', relation: 'BEFORE' }])).toEqual({ clock: '12:30', relation: 'BEFORE' })
  expect(nextTake([])).toEqual({ clock: '08:00', relation: 'AFTER' })
})
