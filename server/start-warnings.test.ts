import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { refuseUnknownAddress, startWarnings } from './start-warnings.ts'

type Env = Record<string, string>
const warnings = (env: Env) => startWarnings(readConfig(env))

test('a server for others that believes no proxy is told what that means behind TLS', () => {
  for (const env of [{ HOST: '0.0.0.0' }, { HOST: '::' }, { DATABASE_URL: 'postgres://db/hansang' }] as Env[]) {
    expect(warnings(env)).toEqual([
      expect.stringMatching(/HANSANG_TRUST_PROXY.*90 days.*Secure/),
      expect.stringMatching(/HANSANG_PUBLIC_URL is not set/),
    ])
    expect(warnings({ ...env, HANSANG_PUBLIC_URL: 'https://hansang.example.com' })).toHaveLength(1)
    expect(warnings({ ...env, HANSANG_TRUST_PROXY: '1' })).toEqual([])
  }
  expect(warnings({ HOST: '0.0.0.0', HANSANG_REMEMBER_DAYS: '30' })[0]).toContain('30 days')
})

test('one for its own machine is told nothing', () => {
  for (const env of [{}, { HOST: '127.0.0.1' }, { HOST: '::1' }] as Env[]) expect(warnings(env)).toEqual([])
})

test('a server behind a proxy has to know where members find it', () => {
  const refused = (env: Env) => () => refuseUnknownAddress(readConfig(env))
  expect(refused({})).not.toThrow()
  expect(refused({ HANSANG_TRUST_PROXY: '1' })).toThrow(/^HANSANG_TRUST_PROXY .* HANSANG_PUBLIC_URL .*$/)
  expect(refused({ HANSANG_TRUST_PROXY: '1', HANSANG_PUBLIC_URL: 'https://hansang.example.com' })).not.toThrow()
})
