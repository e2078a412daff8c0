import { createHmac, randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { createTokens, tokenFrom } from './token.ts'

const now = new Date('2026-11-20T03:00:00Z')
const session = { hcId: 'HC0001', sessionId: 's1' }

describe('access tokens', () => {
  const key = randomBytes(32)
  const tokens = createTokens(key, 60)

  test('a token names its session and says in seconds when it ends', () => {
    const token = tokens.issue(session, now)
    expect(token.split('.')).toHaveLength(3)
    expect(tokens.read(token)).toMatchObject({ sub: 'HC0001', sid: 's1', exp: now.getTime() / 1000 + 60 })
  })

  test('two tokens of one second differ', () => {
    expect(tokens.issue(session, now)).not.toBe(tokens.issue(session, now))
  })

  test('a token that was changed, or signed by another key, is nobody’s', () => {
    const [header = '', payload = '', signature = ''] = tokens.issue(session, now).split('.')
    const other = Buffer.from(JSON.stringify({ sub: 'HC0002', sid: 's1', iat: 0, exp: 9e9 })).toString('base64url')
    expect(tokens.read(`${header}.${other}.${signature}`)).toBeUndefined()
    expect(tokens.read(createTokens(randomBytes(32), 60).issue(session, now))).toBeUndefined()
    expect(tokens.read(`${header}.${payload}`)).toBeUndefined()
    expect(tokens.read(`${header}.${payload}.${signature}.x`)).toBeUndefined()
    expect(tokens.read('not a token')).toBeUndefined()
  })

  test('tokens of a second key are read, and none is signed by it', () => {
    const before = randomBytes(32)
    const changed = createTokens(key, 60, [before])
    expect(changed.read(createTokens(before, 60).issue(session, now))).toMatchObject({ sid: 's1' })
    expect(changed.read(tokens.issue(session, now))).toMatchObject({ sid: 's1' })
    const signed = changed.issue(session, now)
    expect(tokens.read(signed)).toMatchObject({ sid: 's1' })
    expect(createTokens(before, 60).read(signed)).toBeUndefined()
    expect(changed.read(createTokens(randomBytes(32), 60).issue(session, now))).toBeUndefined()
  })

  test('a token that names another algorithm is refused even when that signature is right', () => {
    const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')
    const payload = Buffer.from(JSON.stringify({ sub: 'HC0001', sid: 's1', iat: 0, exp: 9e9 })).toString('base64url')
    const signature = createHmac('sha256', key).update(`${none}.${payload}`).digest('base64url')
    expect(tokens.read(`${none}.${payload}.${signature}`)).toBeUndefined()
    expect(tokens.read(`${none}.${payload}.`)).toBeUndefined()
  })
})

test('the header is read with and without its prefix, and every empty form is no token [SES-03]', () => {
  expect(tokenFrom('Bearer a.b.c')).toBe('a.b.c')
  expect(tokenFrom('bearer  a.b.c')).toBe('a.b.c')
  expect(tokenFrom('a.b.c')).toBe('a.b.c')
  for (const empty of [undefined, '', 'Bearer', 'Bearer ', 'Bearer null', 'null', 'Bearer undefined']) {
    expect(tokenFrom(empty)).toBeUndefined()
  }
})
