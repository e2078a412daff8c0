import { describe, expect, test } from 'vitest'

import { environmentOf } from './environment.ts'
import { parsePlatform } from './platform.ts'

const ANDROID_SHELL =
  'Mozilla/5.0 (Linux; Android 14; SM-S928N Build/UP1A.231005.007; wv) AppleWebKit/537.36 (KHTML, like Gecko) ' +
  'Version/4.0 Chrome/126.0.6478.122 Mobile Safari/537.36 Hansang/1.01.14'
const IOS_SHELL =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 App/1.01.16'
const ANDROID_CHROME =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36'
const IOS_SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ' +
  'Version/17.5 Mobile/15E148 Safari/604.1'
const MAC_EDGE =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36 Edg/126.0.2592.81'

describe('the platform of a user agent', () => {
  test('an Android shell gives all six fields [PLT-01]', () => {
    expect(parsePlatform(ANDROID_SHELL)).toEqual({
      kind: 'android',
      os_type: 'Android',
      os_version: '14',
      model: 'SM-S928N',
      app_version: '1.01.14',
      browser_type: 'Chrome',
      browser_version: '126.0.6478.122',
    })
  })

  test('an iOS shell gives all six fields [PLT-01]', () => {
    expect(parsePlatform(IOS_SHELL)).toEqual({
      kind: 'ios',
      os_type: 'iOS',
      os_version: '18.5',
      model: 'iPhone',
      app_version: '1.01.16',
      browser_type: 'WebKit',
      browser_version: '605.1.15',
    })
  })

  test.each([
    [ANDROID_CHROME, 'Android', 'Chrome'],
    [IOS_SAFARI, 'iOS', 'Safari'],
    [MAC_EDGE, 'macOS', 'Edge'],
  ])('a browser is a desktop, on a phone too [PRD-01] [PLT-01] [PLT-02]', (userAgent, system, browser) => {
    const platform = parsePlatform(userAgent)
    expect(platform).toMatchObject({ kind: 'desktop', app_version: '', os_type: system, browser_type: browser })
  })

  test.each([
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Mobile/15E148 App',
    `${ANDROID_CHROME} KAKAOTALK/10.8.3`,
    'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0',
    '',
  ])('a token without a version, and other apps, are desktops: %s [PLT-02]', (userAgent) => {
    expect(parsePlatform(userAgent)).toMatchObject({ kind: 'desktop', app_version: '' })
  })

  test('with its name configured the token may carry any dotted version [PLT-01]', () => {
    expect(parsePlatform(`${ANDROID_CHROME} Hansang.App/1.1.9`, { appToken: 'Hansang.App' }).app_version).toBe('1.1.9')
    expect(parsePlatform(ANDROID_SHELL, { appToken: 'Other' }).app_version).toBe('')
  })

  test('logs and the choice of the bridge see the same system [NAT-30]', () => {
    expect(parsePlatform(ANDROID_SHELL)).toMatchObject({ os_type: 'Android', kind: 'android' })
    expect(parsePlatform(IOS_SHELL)).toMatchObject({ os_type: 'iOS', kind: 'ios' })
  })
})

test.each([
  ['http://localhost/', 'local'],
  ['http://localhost:5173/#/login', 'local'],
  ['http://127.0.0.1:4000/', 'local'],
  ['http://10.0.0.5:8080/', 'local'],
  ['http://10.0.0.5:3001/', 'local'],
  ['http://10.0.0.5:3000/', 'prod'],
  ['https://m.dev.example.com/', 'dev'],
  ['https://stg-m.example.com/', 'dev'],
  ['https://m.example.com/?port=8080', 'prod'],
])('%s is %s [PLT-05] [PLT-06] [PLT-07]', (address, environment) => {
  expect(environmentOf(address)).toBe(environment)
})
