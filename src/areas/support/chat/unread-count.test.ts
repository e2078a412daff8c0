import { expect, test, vi } from 'vitest'
import { unreadCount } from './unread-count.ts'

const ports = () => ({
  origin: 'https://hansang.example',
  chatOrigin: 'http://chat.example',
  own: vi.fn(() => Promise.resolve(3)),
  foreign: vi.fn(() => Promise.resolve(5)),
})

test('a path is asked at the own server, marked as a chat call [HTP-13] [HTP-14] [CHT-01] [CHT-16]', async () => {
  const given = ports()
  expect(await unreadCount('/chat/unread?uid=1', given)).toBe(3)
  expect(given.own).toHaveBeenCalledExactlyOnceWith('/chat/unread?uid=1', { skipErrorHandler: true })
  expect(given.foreign).not.toHaveBeenCalled()
})

test('the chat host is asked without the session [HTP-14] [HTP-15]', async () => {
  const given = ports()
  expect(await unreadCount('http://chat.example/unread', given)).toBe(5)
  expect(given.own).not.toHaveBeenCalled()
})

test('any other address is refused before anything is sent [HTP-14]', async () => {
  const given = ports()
  await expect(unreadCount('https://elsewhere.example/unread', given)).rejects.toThrow('elsewhere.example')
  await expect(unreadCount('http://chat.example/x', { ...given, chatOrigin: '' })).rejects.toThrow('chat.example')
  expect(given.own).not.toHaveBeenCalled()
  expect(given.foreign).not.toHaveBeenCalled()
})
