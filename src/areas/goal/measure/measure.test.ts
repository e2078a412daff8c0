import { expect, test } from 'vitest'
import { emptyDraft, farOf, isEmpty, isPair, isRight, toForm } from './measure.ts'

const draft = (part: object) => ({ ...emptyDraft('20261119'), ...part })

test('only touched fields are sent, with their own decimals', () => {
  expect(toForm(draft({ weight: '68.4', systolic: '118', diastolic: '76', waist: '84' }))).toEqual({ healthDt: '20261119', weight: '68.4', waist: '84.0', systolic: '118', diastolic: '76' })
  expect(isEmpty(draft({}))).toBe(true)
  expect(isEmpty(draft({ waist: ' ' }))).toBe(true)
})

test('a field may be empty, and otherwise holds what somebody can have', () => {
  expect([isRight('weight', ''), isRight('weight', '68.4'), isRight('weight', '868'), isRight('waist', '39'), isRight('systolic', 'x')]).toEqual([true, true, false, false, false])
})

test('a pressure is a pair, the upper one above the lower', () => {
  expect([{}, { systolic: '118', diastolic: '76' }, { systolic: '118' }, { systolic: '76', diastolic: '118' }].map((part) => isPair(draft(part)))).toEqual([true, true, false, false])
})

test('a value that few have is asked about', () => {
  expect(farOf(draft({ weight: '68.4' }))).toBeNull()
  expect(farOf(draft({ height: '210' }))).toEqual({ field: 'height', text: '210' })
  expect(farOf(draft({ waist: '150' }))).toEqual({ field: 'waist', text: '150' })
})
