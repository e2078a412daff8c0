// @vitest-environment happy-dom
import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { beforeEach, describe, expect, test } from 'vitest'
import { language, loadWords, setLanguage, startLanguage } from './language.ts'

const word = msg`홈으로`

beforeEach(async () => {
  localStorage.clear()
  await startLanguage(localStorage)
})

test('the app starts in Korean, with no catalogue to wait for [LNG-01]', () => {
  expect(language.get()).toBe('ko')
  expect(document.documentElement.lang).toBe('ko')
  expect(loadWords(['records'])).toBeUndefined()
  expect(i18n._(word)).toBe('홈으로')
})

describe('English', () => {
  test('is a stored choice and loads its words [LNG-02]', async () => {
    await setLanguage('en', localStorage, [])
    expect(document.documentElement.lang).toBe('en')
    expect(i18n._(word)).toBe('Go home')
    await startLanguage(localStorage)
    expect(language.get()).toBe('en')
  })

  test('falls back to Korean for a message it lacks [LNG-06]', async () => {
    await setLanguage('en', localStorage, [])
    const count = 3
    expect(i18n._({ id: 'lacking', message: '없는 말' })).toBe('없는 말')
    expect(i18n._(msg`아직 ${count}개뿐인 말`)).toBe('아직 3개뿐인 말')
  })

  test('goes back to Korean at once', async () => {
    await setLanguage('en', localStorage, [])
    await setLanguage('ko', localStorage, [])
    expect(i18n._(word)).toBe('홈으로')
  })
})

test('storage that cannot be read leaves Korean standing', async () => {
  await startLanguage({
    getItem: () => {
      throw new DOMException('forbidden', 'SecurityError')
    },
  })
  expect(language.get()).toBe('ko')
})
