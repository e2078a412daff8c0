// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { ErrorState } from '../error-state/error-state.tsx'
import { sayInKorean, WidgetLanguageContext } from './widget-language.ts'

afterEach(cleanup)

const failed = (retryLabel?: string) => (
  <ErrorState
    title="불러오지 못했어요"
    text=""
    onRetry={() => {}}
    {...(retryLabel === undefined ? {} : { retryLabel })}
  />
)

test('a widget says its own words in Korean where nobody gives another language', () => {
  render(failed())
  expect(screen.getByRole('button').textContent).toBe('다시 시도')
  expect(sayInKorean('{of}장 가운데 {at}번째', { at: 2, of: 3 })).toBe('3장 가운데 2번째')
})

test('and in the language that is given; a screen that says something else is heard', () => {
  const inEnglish = (content: React.ReactNode) => (
    <WidgetLanguageContext
      value={{ language: 'en', say: (korean) => ({ '다시 시도': 'Try again' })[korean] ?? korean }}
    >
      {content}
    </WidgetLanguageContext>
  )
  const { rerender } = render(inEnglish(failed()))
  expect(screen.getByRole('button').textContent).toBe('Try again')
  rerender(inEnglish(failed('Reconnect')))
  expect(screen.getByRole('button').textContent).toBe('Reconnect')
})

test('every word of a widget bears the mark by which npm run i18n finds it', () => {
  const root = join(import.meta.dirname, '..')
  const unmarked = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.stories|\.test)\.tsx?$/.test(file))
    .flatMap((file) =>
      [
        ...readFileSync(join(root, file), 'utf8')
          .replace(/^\s*\/\/.*$/gm, '')
          .matchAll(/\bsay\((?!\/\*i18n\*\/ ')[^)]*\)/g),
      ].map(([call]) => `${file}: ${call}`),
    )
  expect(unmarked).toEqual([])
})
