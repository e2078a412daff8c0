import fc from 'fast-check'
import { createCipheriv } from 'node:crypto'
import { describe, expect, test } from 'vitest'

import { CipherKeyMissingError, decryptCbc, decryptGcm, encryptCbc, encryptGcm } from './text-cipher.ts'

const key = { secret: '0123456789abcdef0123456789abcdef', iv: 'fedcba9876543210' }

describe('protected texts', () => {
  test('come back as they were, in both modes [SEC-01]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (text) => {
        expect(await decryptGcm(await encryptGcm(text, key), key)).toBe(text)
        expect(await decryptCbc(await encryptCbc(text, key), key)).toBe(text)
      }),
      { numRuns: 25 },
    )
  })

  test('in CBC are what any other AES makes of them [SEC-01]', async () => {
    const cipher = createCipheriv('aes-256-cbc', key.secret, key.iv)
    const expected = cipher.update('한상 HC20240001', 'utf8', 'base64') + cipher.final('base64')
    expect(await encryptCbc('한상 HC20240001', key)).toBe(expected)
  })

  test('in GCM never look the same twice, and show a change', async () => {
    const [one, two] = [await encryptGcm('a', key), await encryptGcm('a', key)]
    expect(one).not.toBe(two)
    const changed = one.startsWith('A') ? `B${one.slice(1)}` : `A${one.slice(1)}`
    await expect(decryptGcm(changed, key)).rejects.toBeInstanceOf(Error)
  })

  test.each([undefined, '', 'null'])('say so when no secret is configured: %s [SEC-02]', async (secret) => {
    await expect(encryptGcm('a', { secret })).rejects.toBeInstanceOf(CipherKeyMissingError)
    await expect(encryptCbc('a', { secret, iv: key.iv })).rejects.toBeInstanceOf(CipherKeyMissingError)
    await expect(encryptCbc('a', { secret: key.secret, iv: secret })).rejects.toThrow('no IV is configured')
  })
})
