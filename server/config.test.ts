import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'

describe('configuration', () => {
  test('nothing set gives a closed, quiet production server', () => {
    const config = readConfig({})
    expect(config).toMatchObject({ host: 'localhost', port: 8080, dataDir: '.data', tokenSeconds: 1800 })
    expect(config).toMatchObject({ scenarios: false, checkAnswers: false, trustProxy: false })
    expect(config.databaseUrl).toBeUndefined()
  })

  test('answers are compared with the contract in development and tests', () => {
    expect(readConfig({ NODE_ENV: 'test' }).checkAnswers).toBe(true)
    expect(readConfig({ NODE_ENV: 'development', HANSANG_CHECK_ANSWERS: 'off' }).checkAnswers).toBe(false)
  })

  test('a value that cannot be used is named', () => {
    expect(() => readConfig({ PORT: '80a' })).toThrow(/PORT must be a whole number/)
    expect(() => readConfig({ HANSANG_TOKEN_SECONDS: '0' })).toThrow(/HANSANG_TOKEN_SECONDS/)
    expect(() => readConfig({ HANSANG_NETWORK_PER_MINUTE: '0' })).toThrow(/HANSANG_NETWORK_PER_MINUTE/)
    expect(() => readConfig({ HANSANG_DRAIN_SECONDS: '301' })).toThrow(/HANSANG_DRAIN_SECONDS/)
    expect(() => readConfig({ HANSANG_SCENARIOS: 'yes' })).toThrow(/on, off/)
    expect(() => readConfig({ HANSANG_PICTURE_ORIGIN: 'javascript:alert(1)' })).toThrow(/http/)
  })

  test('a day for tests is taken only where there are scenarios', () => {
    expect(readConfig({ HANSANG_TEST_DAY: '2028-02-29' }).testDay).toBeUndefined()
    expect(readConfig({ HANSANG_TEST_DAY: '2028-02-29', HANSANG_SCENARIOS: 'on' }).testDay).toBe('2028-02-29')
    expect(() => readConfig({ HANSANG_TEST_DAY: '2027-02-29', HANSANG_SCENARIOS: 'on' })).toThrow(
      '"2027-02-29" is no day',
    )
  })

  test('proxies are a number or networks, never everybody', () => {
    const trusted = (value: string) => readConfig({ HANSANG_TRUST_PROXY: value }).trustProxy
    expect([trusted('off'), trusted('2'), trusted('10.0.0.0/8, loopback,::1')]).toEqual([
      false,
      2,
      ['10.0.0.0/8', 'loopback', '::1'],
    ])
    for (const value of ['on', 'true', '0', '10', '10.0.0.0/33', '0.0.0.0/0', 'anybody', '10.0.0.0/8,'])
      expect(() => trusted(value)).toThrow(/HANSANG_TRUST_PROXY must be/)
  })

  test('demo members come into the embedded database, and elsewhere only when asked for', () => {
    expect(readConfig({}).demo).toBe(true)
    expect(readConfig({ HANSANG_DEMO: 'off' }).demo).toBe(false)
    expect(readConfig({ DATABASE_URL: 'postgres://db/hansang' }).demo).toBe(false)
    expect(readConfig({ DATABASE_URL: 'postgres://db/hansang', HANSANG_DEMO: 'on' }).demo).toBe(true)
  })

  test('the address of the database is one of Postgres, and is not repeated: it may hold a password', () => {
    for (const address of [
      'postgres://db/hansang',
      'postgresql://app:p%40ss@db.example:5432/hansang?sslmode=require',
      'postgres://one:5432,two:5432/hansang',
    ]) {
      expect(readConfig({ DATABASE_URL: address }).databaseUrl).toBe(address)
    }
    for (const address of ['nonsense', 'mysql://app:hidden@db/hansang', 'postgres://', 'app:hidden@db/hansang']) {
      expect(() => readConfig({ DATABASE_URL: address })).toThrow(
        /^DATABASE_URL must be the address of a Postgres server(?!.*hidden)/,
      )
    }
  })

  test('chat needs a secret and an IV of the right length; a host alone is of no use', () => {
    const chat = { HANSANG_CHAT_SECRET: 'sixteen bytes ok', HANSANG_CHAT_IV: 'an iv of 16 byte' }
    expect(readConfig({}).chat).toBeUndefined()
    expect(readConfig(chat).chat).toEqual({
      key: { secret: 'sixteen bytes ok', iv: 'an iv of 16 byte' },
      host: undefined,
    })
    expect(readConfig({ ...chat, HANSANG_CHAT_URL: 'http://chat.example.com/' }).chat?.host).toBe(
      'http://chat.example.com',
    )
    expect(() => readConfig({ ...chat, HANSANG_CHAT_SECRET: 'short' })).toThrow(/16, 24 or 32/)
    expect(() => readConfig({ HANSANG_CHAT_SECRET: 'sixteen bytes ok' })).toThrow(/belong together/)
    expect(() => readConfig({ HANSANG_CHAT_URL: 'http://chat.example.com' })).toThrow(/belong together/)
  })

  test('an empty variable counts as not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 8080, databaseUrl: undefined })
  })
})
