import { createCipheriv } from 'node:crypto'
import { expect, test } from 'vitest'
import { chatKeyFault, counsellorOf, decrypt, encrypt, issueToken } from './cipher.rules.ts'

const key = { secret: 'a secret of thirty-two bytes, ok', iv: 'an iv of 16 byte' }
const other = { ...key, secret: key.secret.replace('secret', 'public') }
const NOW = new Date('2026-11-19T02:35:00Z')
const MINUTES = 60_000

test('a text is encrypted in whole blocks of AES-CBC and read again with the same key alone [CHT-07]', () => {
  const text = JSON.stringify({ roomId: 'rid-3021', msgTxt: '안녕하세요', uid: 'chat-HC1' })
  const sent = encrypt(text, key)
  const cipher = createCipheriv('aes-256-cbc', key.secret, key.iv)
  expect(sent).toBe(Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]).toString('base64'))
  expect(Buffer.from(sent, 'base64').length % 16).toBe(0)
  expect(decrypt(sent, key)).toEqual(JSON.parse(text))
  expect([
    decrypt(sent, other),
    decrypt(sent.slice(0, -8), key),
    decrypt('AAAA', key),
    decrypt(encrypt('"words"', key), key),
  ]).toEqual([undefined, undefined, undefined, undefined])
})

test('a key has the length that the cipher needs', () => {
  expect(chatKeyFault(key)).toBeUndefined()
  expect(chatKeyFault({ ...key, secret: 'short' })).toMatch(/16, 24 or 32/)
  expect(chatKeyFault({ ...key, iv: 'short' })).toMatch(/16 bytes/)
})

test('a token is good for its member and ten minutes; at 10:00 it has expired [CHT-03]', () => {
  const { tsToken, expiresAt } = issueToken('HC1', 'CN0007', key, NOW)
  expect(expiresAt.getTime() - NOW.getTime()).toBe(10 * MINUTES)
  const at = (minutes: number, hcId = 'HC1', token = tsToken, with_ = key) =>
    counsellorOf(token, hcId, with_, new Date(NOW.getTime() + minutes * MINUTES))
  expect([at(0), at(9.99), at(10)]).toEqual(['CN0007', 'CN0007', undefined])
  expect([
    at(0, 'HC2'),
    at(0, 'HC1', tsToken.replace('CN0007', 'CN0003')),
    at(0, 'HC1', 'x'),
    at(0, 'HC1', ''),
    at(0, 'HC1', tsToken, other),
  ]).toEqual([undefined, undefined, undefined, undefined, undefined])
})
