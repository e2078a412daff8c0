import { expect, test } from 'vitest'
import { isPreview } from './is-preview.ts'

test('a preview is told by its address, in hash, path or query [PRV-01]', () => {
  expect(
    [
      'https://hansang.example/#/preview/healthScorePreview?sample=EMPTY',
      'https://hansang.example/preview/reportPreview',
      'https://hansang.example/?to=/preview/cntntsPreview',
    ].map(isPreview),
  ).toEqual([true, true, true])
  expect(['https://hansang.example/#/main', 'https://hansang.example/#/healthlog/preview'].map(isPreview)).toEqual([
    false,
    false,
  ])
})
