// @vitest-environment happy-dom
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { useStatusWords } from './use-index-words.ts'

test('a status is said in one Korean word: 정상, 주의, 위험, 부족 [CRT-14]', () => {
  const i18n = setupI18n({ locale: 'ko', messages: { ko: {} } })
  const wrapper = ({ children }: { children: ReactNode }) => <I18nProvider i18n={i18n}>{children}</I18nProvider>
  const { result } = renderHook(useStatusWords, { wrapper })
  expect(result.current).toEqual({ normal: '정상', caution: '주의', danger: '위험', lacking: '부족' })
})
