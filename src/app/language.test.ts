// @vitest-environment happy-dom
import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { addCatalogue, catalogues } from '#src/lib/catalogues.ts'
// A message of the app, which brings the app's catalogue along; one of this test would bring none.
import { communicationError } from '#src/contract/messages.ts'
import { language, loadWords, setLanguage, startLanguage } from './language.ts'

const GENERAL = 'An error occurred'

beforeEach(async () => {
  localStorage.clear()
  await startLanguage(localStorage)
})

test('the app starts in Korean, with no catalogue to wait for [LNG-01]', () => {
  expect(language.get()).toBe('ko')
  expect(document.documentElement.lang).toBe('ko')
  expect(loadWords()).toBeUndefined()
  expect(i18n._(communicationError)).toMatch(/^통신 중/)
})

describe('English', () => {
  test('is a stored choice and loads the words of what is there [LNG-02]', async () => {
    await setLanguage('en', localStorage)
    expect(document.documentElement.lang).toBe('en')
    expect(i18n._(communicationError)).toContain(GENERAL)
    await startLanguage(localStorage)
    expect(language.get()).toBe('en')
  })

  test('falls back to Korean for a message it lacks [LNG-06]', async () => {
    await setLanguage('en', localStorage)
    const count = 3
    expect(i18n._({ id: 'lacking', message: '없는 말' })).toBe('없는 말')
    expect(i18n._(msg`아직 ${count}개뿐인 말`)).toBe('아직 3개뿐인 말')
  })

  test('goes back to Korean at once', async () => {
    await setLanguage('en', localStorage)
    await setLanguage('ko', localStorage)
    expect(i18n._(communicationError)).toMatch(/^통신 중/)
  })
})

describe('code that comes later', () => {
  test('brings its catalogue, which is asked for once [LNG-02]', async () => {
    await setLanguage('en', localStorage)
    const load = vi.fn(() => Promise.resolve({ messages: { later: ['Later'] } }))
    addCatalogue(load)
    await loadWords()
    await loadWords()
    expect(load).toHaveBeenCalledTimes(1)
    expect(i18n._('later')).toBe('Later')
    catalogues.delete(load)
  })

  test('stands in Korean where its catalogue does not come, and asks again with the next screen [LNG-06]', async () => {
    await setLanguage('en', localStorage)
    const load = vi.fn<() => Promise<{ messages: unknown }>>().mockRejectedValueOnce(new Error('offline'))
    load.mockResolvedValue({ messages: { missed: ['Missed'] } })
    addCatalogue(load)
    await loadWords()
    expect(i18n._({ id: 'missed', message: '놓친 말' })).toBe('놓친 말')
    await loadWords()
    expect(i18n._({ id: 'missed', message: '놓친 말' })).toBe('Missed')
    catalogues.delete(load)
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
