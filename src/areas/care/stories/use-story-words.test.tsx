// @vitest-environment happy-dom
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Reason } from './story.ts'
import { useStoryWords } from './use-story-words.ts'

test('a reason names the week only where it is of the week: the five days of the steps reach further back', () => {
  i18n.load('ko', {})
  i18n.activate('ko')
  const { result } = renderHook(() => useStoryWords(), {
    wrapper: ({ children }) => <I18nProvider i18n={i18n}>{children}</I18nProvider>,
  })
  const reasons: Reason[] = [
    { category: 'SLEEP', minutes: 370 },
    { category: 'DISEASE' },
    { category: 'EXERCISE' },
    { category: 'MEAL' },
  ]
  expect(reasons.map((reason) => result.current.why(reason, '하늘'))).toEqual([
    '이번 주 6시간 10분 주무신 하늘님께',
    '이번 주 혈압이 정상보다 높은 하늘님께',
    '요즘 걸음이 모자란 하늘님께',
    '이번 주 짜게 드신 하늘님께',
  ])
})
