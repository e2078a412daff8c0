import { expect, test } from 'vitest'
import { emptyDraft, doubtsOf, isEmpty, isPair, isRight, toForm } from './measure.ts'

const draft = (part: object) => ({ ...emptyDraft('20261119'), ...part })

test('only touched fields are sent, with their own decimals', () => {
  expect(toForm(draft({ weight: '68.4', systolic: '118', diastolic: '76', waist: '84' }))).toEqual({
    healthDt: '20261119',
    weight: '68.4',
    waist: '84.0',
    systolic: '118',
    diastolic: '76',
  })
  expect(isEmpty(draft({}))).toBe(true)
  expect(isEmpty(draft({ waist: ' ' }))).toBe(true)
})

test('a field may be empty, and otherwise holds what somebody can have', () => {
  expect([
    isRight('weight', ''),
    isRight('weight', '68.4'),
    isRight('weight', '868'),
    isRight('waist', '39'),
    isRight('systolic', 'x'),
  ]).toEqual([true, true, false, false, false])
})

test('a pressure is a pair, the upper one above the lower', () => {
  expect(
    [{}, { systolic: '118', diastolic: '76' }, { systolic: '118' }, { systolic: '76', diastolic: '118' }].map((part) =>
      isPair(draft(part)),
    ),
  ).toEqual([true, true, false, false])
})

test('a value that few have is asked about, and one that lies far from the last of the member', () => {
  const asked = (part: object, last: Parameters<typeof doubtsOf>[1] = null) =>
    doubtsOf(draft(part), last).map(({ of, text, doubt }) => [of, text, doubt.is])
  expect(asked({ weight: '68.4' })).toEqual([])
  expect(asked({ height: '210' })).toEqual([['HT', '210 cm', 'far']])
  expect(asked({ waist: '150' })).toEqual([['WC', '150 cm', 'far']])
  const last = {
    healthDt: '20261112',
    height: '174.0',
    weight: '68.4',
    waist: '84.0',
    bodyFat: null,
    skeletalMuscle: null,
    systolic: '118',
    diastolic: '76',
    bloodSugar: '96',
    oriCode: '1' as const,
  }
  expect(asked({ weight: '67.1', waist: '83', systolic: '126', diastolic: '80', bloodSugar: '104' }, last)).toEqual([])
  expect(asked({ weight: '86.4', waist: '48', systolic: '168', bloodSugar: '104' }, last)).toEqual([
    ['BW', '86.4 kg', 'changed'],
    ['WC', '48 cm', 'changed'],
    ['SBP', '168 mmHg', 'changed'],
  ])
})

test('each value is measured against the last of its own kind, whatever the newest day has', () => {
  const day = {
    healthDt: '20261119',
    height: null,
    weight: null,
    waist: null,
    bodyFat: null,
    skeletalMuscle: null,
    systolic: '118',
    diastolic: '76',
    bloodSugar: null,
    oriCode: '1' as const,
  }
  const lastList = [
    { field: 'height' as const, val: '174.0', healthDt: '20250302' },
    { field: 'weight' as const, val: '68.4', healthDt: '20261118' },
    { field: 'waist' as const, val: '84.0', healthDt: '20261101' },
    { field: 'systolic' as const, val: '118', healthDt: '20261119' },
  ]
  const asked = (part: object) => doubtsOf(draft(part), { ...day, lastList }).map(({ of, doubt }) => [of, doubt])
  expect(asked({ weight: '148' })).toEqual([['BW', { is: 'changed', from: 68.4, by: 79.6, isLater: false }]])
  expect(asked({ height: '147', waist: '48' })).toEqual([
    ['HT', { is: 'changed', from: 174, by: -27, isLater: false }],
    ['WC', { is: 'changed', from: 84, by: -36, isLater: false }],
  ])
  expect(asked({ weight: '68.9', height: '174', waist: '85', bodyFat: '22' })).toEqual([])
})
