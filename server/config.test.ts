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
    expect(() => readConfig({ HANSANG_SCENARIOS: 'yes' })).toThrow(/on, off/)
    expect(() => readConfig({ HANSANG_PICTURE_ORIGIN: 'javascript:alert(1)' })).toThrow(/http/)
  })

  test('an empty variable counts as not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 8080, databaseUrl: undefined })
  })
})
