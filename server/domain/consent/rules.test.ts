import { expect, test } from 'vitest'
import { healthVersionAt } from './rules.ts'

test('a decision was about the text in force on its day in Korea; before the first there was no other', () => {
  expect(
    ['2024-01-01T00:00:00Z', '2026-09-30T14:59:59Z', '2026-09-30T15:00:00Z'].map((at) => healthVersionAt(new Date(at))),
  ).toEqual(['2025.03', '2025.03', '2026.10'])
})
