import { expect, test } from 'vitest'
import { figureEdge, formatFigure } from './text-scale.ts'

test('figures beside a scale are grouped and have a true minus', () => {
  expect([4_000_000, -5, 68.5, 0].map(formatFigure)).toEqual(['4,000,000', '−5', '68.5', '0'])
})

test('short figures leave the room of the board, long ones take theirs from the drawing', () => {
  expect(figureEdge(334, ['66', '70'], 1, 28)).toBe(306)
  expect(figureEdge(334, [], 1, 28)).toBe(306)
  expect(figureEdge(334, ['4,000,000'], 1, 28)).toBe(265)
  expect(figureEdge(334, ['4,000,000'], 2, 28)).toBe(196)
})
