import { expect, test } from 'vitest'
import { textWithoutEnergy } from './without-energy.ts'

test('sentences with a number of energy go, the others stay', () => {
  expect(textWithoutEnergy('저녁은 가볍게 드셔 볼까요? 오늘은 목표보다 250 kcal 더 드셨어요.')).toBe(
    '저녁은 가볍게 드셔 볼까요?',
  )
  expect(textWithoutEnergy('219 kcal over the goal. Just eat as usual the next day.')).toBe(
    'Just eat as usual the next day.',
  )
  expect(textWithoutEnergy('It’s 32.4 g so far. 1,020.5 kcal left.')).toBe('It’s 32.4 g so far.')
  expect(textWithoutEnergy('637 kcal 드신 하루였어요.')).toBe('')
  expect(textWithoutEnergy('고르게 드신 하루였어요')).toBe('고르게 드신 하루였어요')
})
