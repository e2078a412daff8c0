import { expect, test } from 'vitest'
import { differences, type Run } from './compare.ts'

const run = (text: string, left: number, top: number, style: Record<string, string> = {}): Run => ({
  text,
  left,
  top,
  right: left + 40,
  bottom: top + 20,
  style,
})

test('a text that stands where the board has it, within a pixel, is no difference', () => {
  expect(differences([run('점심', 28, 100)], [run('점심', 28.6, 99.2)])).toEqual([])
})

test('a text that stands elsewhere or looks otherwise is named with both values', () => {
  expect(differences([run('점심', 28, 100, { color: 'red' })], [run('점심', 28, 108, { color: 'blue' })])).toEqual([
    '점심: top 100 → 108, bottom 120 → 128, color red → blue',
  ])
})

test('of several with the same words the nearest counts, and each counts once', () => {
  const board = [run('kcal', 300, 100), run('kcal', 300, 200)]
  expect(differences(board, [run('kcal', 300, 200), run('kcal', 300, 100)])).toEqual([])
  expect(differences(board, [run('kcal', 300, 200)])[0]).toContain('top 100 → 200')
})

test('what only one side holds is named', () => {
  expect(differences([run('예약하기', 0, 0)], [run('품절', 0, 0)])).toEqual([
    '예약하기: only on the board',
    '품절: only ours',
  ])
})
