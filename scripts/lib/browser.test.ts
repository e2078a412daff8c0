import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  BrowserSettingError,
  chromiumArgs,
  findBrowser,
  installSteps,
  noBrowserAdvice,
  type BrowserFacts,
} from './browser.ts'

const PLAYWRIGHT = '/home/nuri/.cache/ms-playwright/chromium/chrome'

function machine(files: string[], facts: Partial<BrowserFacts> = {}): BrowserFacts {
  return { env: {}, platform: 'linux', runnable: (path) => files.includes(path), playwrightPath: PLAYWRIGHT, ...facts }
}

describe('finding a browser', () => {
  test('the environment wins over everything that is installed', () => {
    const facts = machine(['/opt/mine', '/usr/bin/chromium', PLAYWRIGHT], { env: { HANSANG_CHROMIUM: '/opt/mine' } })
    expect(findBrowser(facts)).toEqual({ path: '/opt/mine', source: 'environment' })
  })

  test("Playwright's own variable is understood, ours comes first", () => {
    const env = { HANSANG_CHROMIUM: '/opt/ours', PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH: '/opt/theirs' }
    expect(findBrowser(machine(['/opt/ours', '/opt/theirs'], { env }))?.path).toBe('/opt/ours')
    const theirs = { PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH: '/opt/theirs' }
    expect(findBrowser(machine(['/opt/theirs'], { env: theirs }))?.path).toBe('/opt/theirs')
  })

  test('a variable that names no program is an error, not a reason to take another browser', () => {
    const facts = machine(['/usr/bin/chromium'], { env: { HANSANG_CHROMIUM: '/opt/gone' } })
    expect(() => findBrowser(facts)).toThrow(BrowserSettingError)
    expect(() => findBrowser(facts)).toThrow('/opt/gone')
  })

  test('an empty variable counts as not set', () => {
    expect(findBrowser(machine(['/usr/bin/chromium'], { env: { HANSANG_CHROMIUM: '' } }))?.path).toBe(
      '/usr/bin/chromium',
    )
  })

  test("on Linux Debian's Chromium comes before Chrome, both before Playwright's", () => {
    const all = ['/usr/bin/google-chrome', '/usr/bin/chromium', PLAYWRIGHT]
    expect(findBrowser(machine(all))).toEqual({ path: '/usr/bin/chromium', source: 'system' })
    expect(findBrowser(machine([...all, '/usr/bin/chromium-headless-shell']))?.path).toBe(
      '/usr/bin/chromium-headless-shell',
    )
    expect(findBrowser(machine(['/usr/bin/google-chrome', PLAYWRIGHT]))?.path).toBe('/usr/bin/google-chrome')
    expect(findBrowser(machine([PLAYWRIGHT]))).toEqual({ path: PLAYWRIGHT, source: 'playwright' })
  })

  test('Chrome is found on macOS and Windows', () => {
    const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
    expect(findBrowser(machine([mac], { platform: 'darwin' }))?.path).toBe(mac)
    const windows = 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'
    const env = { PROGRAMFILES: 'C:\\Program Files' }
    expect(findBrowser(machine([windows], { platform: 'win32', env }))?.path).toBe(windows)
  })

  test('a machine without any answers undefined', () => {
    expect(findBrowser(machine([]))).toBeUndefined()
    expect(findBrowser(machine([], { playwrightPath: undefined }))).toBeUndefined()
  })
})

describe('getting a browser', () => {
  test("root on Debian tries Playwright's download, then Debian's package with a Korean font", () => {
    const steps = installSteps({ platform: 'linux', isRoot: true, hasApt: true })
    expect(steps).toHaveLength(2)
    expect(steps[0]?.[0]?.args).toEqual(expect.arrayContaining(['install', 'chromium']))
    expect(steps[1]?.map((step) => step.args.join(' '))).toEqual(['update', 'install -y chromium fonts-noto-cjk'])
  })

  test('nothing is installed system-wide without the right to', () => {
    expect(installSteps({ platform: 'linux', isRoot: false, hasApt: true })).toHaveLength(1)
    expect(installSteps({ platform: 'linux', isRoot: true, hasApt: false })).toHaveLength(1)
    expect(installSteps({ platform: 'darwin', isRoot: false, hasApt: false })).toHaveLength(1)
  })

  test('the advice names a command that works on this kind of machine', () => {
    expect(noBrowserAdvice({ platform: 'linux', isRoot: false, hasApt: true })).toContain(
      'sudo apt-get install -y chromium',
    )
    expect(noBrowserAdvice({ platform: 'darwin', isRoot: false, hasApt: false })).toContain('google.com/chrome')
    expect(noBrowserAdvice({ platform: 'win32', isRoot: false, hasApt: false })).toContain('HANSANG_CHROMIUM')
  })

  test('only root goes without the sandbox', () => {
    expect(chromiumArgs({ isRoot: true })).toContain('--no-sandbox')
    expect(chromiumArgs({ isRoot: false })).not.toContain('--no-sandbox')
    expect(chromiumArgs({ isRoot: false })).toContain('--disable-background-networking')
  })

  test('what Playwright switches off is off: Chromium obeys only the last list', () => {
    const lists = chromiumArgs({ isRoot: false }).filter((arg) => arg.startsWith('--disable-features='))
    expect(lists).toHaveLength(1)
    const ours = lists[0]?.slice('--disable-features='.length).split(',') ?? []
    const playwright = readFileSync(
      join(dirname(createRequire(import.meta.url).resolve('playwright-core/package.json')), 'lib', 'coreBundle.js'),
      'utf8',
    )
    const block = /\bdisabledFeatures = \[(.*?)\]\.filter/s.exec(playwright)?.[1] ?? ''
    // Edge's and Windows' own have no use here.
    const theirs = [...block.matchAll(/^\s*"(\w+)"/gm)]
      .map(([, name]) => name ?? '')
      .filter((name) => !/^ms|Win$/.test(name))
    expect(theirs).not.toEqual([])
    expect(theirs.filter((name) => !ours.includes(name))).toEqual([])
  })
})
