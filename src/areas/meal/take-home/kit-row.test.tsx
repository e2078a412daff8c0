// @vitest-environment happy-dom
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { KitRow } from './kit-row.tsx'
import type { Kit } from './take-home.ts'

const kit: Kit = {
  prodSeq: 2611191,
  name: '소고기미역국 밀키트',
  bowl: '소고기미역국',
  day: '20261119',
  price: 8900,
  kcal: 410,
  serving: '2인분',
  cookMin: 15,
  remaining: 9,
  soldOut: false,
  orderable: true,
  liked: false,
}

beforeEach(() => {
  i18n.load('ko', {})
  i18n.activate('ko')
})
afterEach(cleanup)

test('sold out and an order time that is over are two words, and what cannot be had is not counted', () => {
  const words = (more: Partial<Kit>) => {
    cleanup()
    render(
      <I18nProvider i18n={i18n}>
        <ul>
          <KitRow kit={{ ...kit, ...more }} onOpen={() => undefined} />
        </ul>
      </I18nProvider>,
    )
    return screen.getByRole('button').textContent
  }
  expect(words({})).toMatch(/2인분 · 9개 남았어요.*8,900원/)
  expect(words({ orderable: false })).toMatch(/2인분예약 마감$/)
  expect(words({ orderable: false, soldOut: true, remaining: 0 })).toMatch(/2인분품절$/)
})
