import { describe, expect, test } from 'vitest'
import { hashPassword, verifyPassword } from './password.ts'

describe('passwords', () => {
  test('only the password that was hashed is accepted', async () => {
    const stored = await hashPassword('hansang-demo!1')
    expect(await verifyPassword('hansang-demo!1', stored)).toBe(true)
    expect(await verifyPassword('hansang-demo!2', stored)).toBe(false)
    expect(await verifyPassword('', stored)).toBe(false)
  })

  test('the same password twice gives two texts, neither of which holds it', async () => {
    const [one, two] = await Promise.all([hashPassword('비밀번호-7'), hashPassword('비밀번호-7')])
    expect(one).not.toBe(two)
    expect(one).toMatch(/^scrypt\$\d+\$8\$5\$[\w-]{22}\$[\w-]{43}$/)
  })

  test('composed and decomposed Hangul are one password', async () => {
    expect(await verifyPassword('비밀번호'.normalize('NFD'), await hashPassword('비밀번호'))).toBe(true)
  })

  test('nobody has the stand-in hash of an unknown member, and damaged hashes are refused', async () => {
    expect(await verifyPassword('anything', undefined)).toBe(false)
    expect(await verifyPassword('anything', 'bcrypt$x')).toBe(false)
  })
})
