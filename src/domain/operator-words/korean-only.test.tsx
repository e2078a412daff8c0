// @vitest-environment happy-dom
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { KoreanOnly } from './korean-only.tsx'

afterEach(() => i18n.activate('ko'))

const ONLY = '이 글은 한국어로만 있어요.'
const AGREEMENT = `${ONLY} 동의하면 한국어 글에 동의하게 돼요.`

test.each<[language: 'ko' | 'en', texts: (string | null)[], isAgreement: boolean, said: string]>([
  ['en', ['걸음 수 이용'], true, AGREEMENT],
  ['en', ['걸음 수 이용'], false, ONLY],
  // One that lacks its English is enough, in a heading as in what stands below it.
  ['en', ['Use of your step count', '순위를 정하는 데 씁니다.'], true, AGREEMENT],
  ['en', ['Use of your step count', 'We work out rankings.'], true, ''],
  ['en', [null, '11:30', ''], false, ''],
  ['en', [], true, ''],
  ['ko', ['걸음 수 이용'], true, ''],
])('on a page in %s, %j with an agreement %s says: %s', (language, texts, isAgreement, said) => {
  i18n.load(language, {})
  i18n.activate(language)
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <KoreanOnly texts={texts} isAgreement={isAgreement} />
    </I18nProvider>,
  )
  expect(container.textContent).toBe(said)
})
