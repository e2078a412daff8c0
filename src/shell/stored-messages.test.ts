import { describe, expect, test } from 'vitest'

import { CHAT_TOKEN_LIFETIME_MS, createChatToken } from './chat-token.ts'
import { COOKIE_LIFETIME_DAYS, cookieText, readCookie } from './cookies.ts'
import { createLocalValues } from './local-values.ts'
import { clearPushMessage, readPushMessage, takeDeepLink } from './stored-messages.ts'
import { fakeBridge, memoryStorage, shellAgent, testShell } from './testing.ts'

const now = new Date('2026-11-02T00:00:00Z')

describe('what the shell leaves for the app', () => {
  test('a deep link is read once and reset [STO-06]', async () => {
    const fake = fakeBridge({ deepLink: JSON.stringify({ menu: 'weightRecord', recommCode: 'R1' }) })
    const { store } = testShell({ host: fake, userAgent: shellAgent('1.01.06') }).shell
    expect(await takeDeepLink(store)).toEqual({ menu: 'weightRecord', recommCode: 'R1', chalnCode: null })
    expect(fake.stored.get('deepLink')).toBe('null')
    expect(await takeDeepLink(store)).toBeNull()
  })

  test.each(['{', '{"menu":""}', '[]'])('an unreadable link %s is dropped [STO-06]', async (text) => {
    const { store } = testShell({ host: fakeBridge({ deepLink: text }), userAgent: shellAgent('1.01.06') }).shell
    expect(await takeDeepLink(store)).toBeNull()
    expect(await store.read('deepLink')).toBe('')
  })

  test('a push message with its room stays until it is cleared [STO-08] [PSH-05]', async () => {
    const fake = fakeBridge({ pushMessage: JSON.stringify({ rid: 'room-7', title: 'x' }) })
    const { store } = testShell({ host: fake, userAgent: shellAgent('1.01.06') }).shell
    expect(await readPushMessage(store)).toEqual({ rid: 'room-7' })
    expect(await readPushMessage(store)).toEqual({ rid: 'room-7' })
    await clearPushMessage(store)
    expect(await readPushMessage(store)).toBeNull()
  })

  test('a message without a room is none', async () => {
    const { store } = testShell({
      host: fakeBridge({ pushMessage: '{"title":"x"}' }),
      userAgent: shellAgent('1.01.06'),
    }).shell
    expect(await readPushMessage(store)).toBeNull()
  })
})

describe('the chat token', () => {
  test('is kept with its end and valid for ten minutes [STO-07] [CON-13]', () => {
    expect(CHAT_TOKEN_LIFETIME_MS).toBe(600_000)
    const storage = memoryStorage()
    const token = createChatToken(createLocalValues(() => storage))
    token.write('chat-1', now)
    expect(storage.getItem('chatToken')).toBe('chat-1')
    expect(storage.getItem('chatTokenExpiry')).toBe(String(now.getTime() + 600_000))
    expect(token.read(new Date(now.getTime() + 599_999))).toBe('chat-1')
    expect(token.read(new Date(now.getTime() + 600_000))).toBe('')
    token.clear()
    expect(storage.length).toBe(0)
  })
})

describe('cookies', () => {
  test('live seven days [STO-09] [CON-08]', () => {
    expect(COOKIE_LIFETIME_DAYS).toBe(7)
    expect(cookieText('cafeteriaActiveId', 'REST000101', { now })).toBe(
      'cafeteriaActiveId=REST000101; expires=Mon, 09 Nov 2026 00:00:00 GMT; path=/; samesite=lax',
    )
  })

  test('read back what was written, by whole name', () => {
    expect(readCookie('cafe', 'cafeteria=1; cafe=a%20b')).toBe('a b')
    expect(readCookie('cafeteriaActiveId', '')).toBe('')
  })
})
