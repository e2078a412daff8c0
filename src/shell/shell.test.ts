import { describe, expect, test, vi } from 'vitest'

import { createBridge } from './bridge.ts'
import { SESSION_KEYS } from './keys.ts'
import { createLocalValues } from './local-values.ts'
import { fakeBridge, memoryStorage, shellAgent, testShell } from './testing.ts'

const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
const broken = () => Promise.reject(new Error('broken'))

describe('the bridge', () => {
  test('every call rejects with the documented text when there is no bridge [NAT-01] [ERR-14]', async () => {
    const bridge = createBridge({})
    const all = [
      () => bridge.getEncStorage('k'),
      () => bridge.setEncStorage('k', 'v'),
      () => bridge.queryDeviceId(),
      () => bridge.queryDeviceId2(),
      () => bridge.login('HC1'),
      () => bridge.logout(),
      () => bridge.reload(),
    ]
    for (const call of all) await expect(call()).rejects.toThrow(/^WPbridge is not available$/)
  })

  test('what is written is read back, key and value in one object [NAT-11]', async () => {
    const fake = fakeBridge()
    const bridge = createBridge(fake)
    await bridge.setEncStorage('accessToken', 't1')
    expect(await bridge.getEncStorage('accessToken')).toBe('t1')
    expect(fake.calls[0]).toEqual(['setEncStorage', { key: 'accessToken', value: 't1' }])
  })

  test.each([
    [{ status: 500, data: { deviceId: 'D' } }, false],
    [{ data: { deviceId: 'D' } }, false],
    [{ status: 200, data: {} }, false],
    [{ status: 200, data: { deviceId: 'D' } }, true],
    [{ status: '200', data: { deviceId: 'D' } }, true],
    [JSON.stringify({ status: 200, data: { deviceId: 'D' } }), true],
    ['nonsense', false],
  ])('a device-id answer %j succeeds: %s [NAT-09]', async (answer, succeeds) => {
    const bridge = createBridge({ WPbridge: { queryDeviceId: () => answer } })
    const outcome = await bridge.queryDeviceId().then(
      () => true,
      () => false,
    )
    expect(outcome).toBe(succeeds)
  })

  test('an answer that never comes ends the call', async () => {
    vi.useFakeTimers()
    const bridge = createBridge({ WPbridge: { login: () => new Promise(() => {}) } })
    const outcome = bridge.login('HC1').catch((error: unknown) => String(error))
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await outcome).toContain('login gave no answer')
    vi.useRealTimers()
  })

  test('sign-out uses the name the shell has, queryLogout first [NAT-16] [SES-14]', async () => {
    for (const names of [['queryLogout', 'logout'], ['queryLogout'], ['logout']]) {
      const called: string[] = []
      const WPbridge = Object.fromEntries(names.map((name) => [name, () => void called.push(name)]))
      await createBridge({ WPbridge }).logout()
      expect(called).toEqual([names[0]])
    }
  })
})

describe('where values are kept', () => {
  test('without a shell version: local storage, and the bridge is left alone [STO-01] [PLT-02]', async () => {
    const fake = fakeBridge()
    const { shell, storage } = testShell({ host: fake })
    await shell.store.write('accessToken', 't1')
    await shell.device()
    await shell.login('HC1')
    await shell.logout()
    expect(storage.getItem('accessToken')).toBe('t1')
    expect(fake.calls).toEqual([])
  })

  test('below 1.01.06: local storage [STO-02]', async () => {
    const fake = fakeBridge()
    const { shell, storage } = testShell({ host: fake, userAgent: shellAgent('1.01.05') })
    await shell.store.write('accessToken', 't1')
    expect(storage.getItem('accessToken')).toBe('t1')
    expect(fake.stored.size).toBe(0)
  })

  test('from 1.01.06: encrypted storage, and none in local storage [STO-03]', async () => {
    const fake = fakeBridge()
    const { shell, storage } = testShell({ host: fake, userAgent: shellAgent('1.01.06') })
    await shell.store.write('accessToken', 't1')
    expect(fake.stored.get('accessToken')).toBe('t1')
    expect(storage.length).toBe(0)
  })

  test('after an upgrade a local value moves over once [STO-03]', async () => {
    const fake = fakeBridge()
    const storage = memoryStorage({ accessToken: 'old', autoLogin: 'N' })
    const { shell } = testShell({ host: fake, userAgent: shellAgent('1.01.06'), storage })
    expect(await shell.store.read('accessToken')).toBe('old')
    expect(await shell.store.read('autoLogin')).toBe('N')
    expect(storage.length).toBe(0)
    fake.stored.set('accessToken', 'newer')
    expect(await shell.store.read('accessToken')).toBe('newer')
  })

  test.each(['1.01.05', '1.01.06'])('cleared values read back as empty on %s [STO-04] [SES-13]', async (version) => {
    const fake = fakeBridge()
    const { shell, storage } = testShell({ host: fake, userAgent: shellAgent(version) })
    for (const key of SESSION_KEYS) await shell.store.write(key, 'x')
    await shell.clearNative()
    shell.clearLocal()
    for (const key of SESSION_KEYS) expect(await shell.store.read(key)).toBe('')
    expect(storage.length).toBe(0)
    expect([...fake.stored.values()].every((value) => value === 'null')).toBe(true)
  })

  test.each([
    ['null', ''],
    ['', ''],
    [undefined, ''],
    ['v', 'v'],
  ])('a stored %s reads as "%s" [STO-11]', async (stored, value) => {
    const storage = memoryStorage(stored === undefined ? {} : { accessToken: stored })
    expect(createLocalValues(() => storage).read('accessToken')).toBe(value)
    const fake = fakeBridge(stored === undefined ? {} : { accessToken: stored })
    const { shell } = testShell({ host: fake, userAgent: shellAgent('1.01.06') })
    expect(await shell.store.read('accessToken')).toBe(value)
  })

  test('a failed native read makes the run a desktop with local storage [STO-12] [PLT-04] [NAT-04]', async () => {
    const fake = fakeBridge({ accessToken: 't1' })
    fake.WPbridge['getEncStorage'] = broken
    const { shell, storage, messages } = testShell({ host: fake, userAgent: shellAgent('1.01.14') })
    expect(await shell.store.read('accessToken')).toBe('')
    expect(shell.platform().kind).toBe('desktop')
    expect(messages).toEqual(['getNativeValue error'])
    await shell.store.write('accessToken', 't2')
    expect(storage.getItem('accessToken')).toBe('t2')
    expect((await shell.device()).deviceId).toMatch(UUID_V4)
  })

  test('a shell version without a bridge starts all the same [STO-12] [NAT-03]', async () => {
    const { shell, messages } = testShell({ userAgent: shellAgent('1.01.06') })
    expect(await shell.store.read('accessToken')).toBe('')
    expect(shell.platform().kind).toBe('desktop')
    expect(messages).toContain('Natice bridge not found')
  })

  test('a failed native write is logged and the value kept in local storage [NAT-06]', async () => {
    const fake = fakeBridge()
    fake.WPbridge['setEncStorage'] = broken
    const { shell, storage, messages } = testShell({ host: fake, userAgent: shellAgent('1.01.06') })
    await shell.store.write('accessToken', 't1')
    expect(messages).toEqual(['setNativeValue error'])
    expect(storage.getItem('accessToken')).toBe('t1')
  })

  test('storage that throws is replaced by memory for this run', () => {
    const values = createLocalValues(() => {
      throw new Error('denied')
    })
    values.write('a', '1')
    expect(values.read('a')).toBe('1')
    values.remove('a')
    expect(values.read('a')).toBe('')
  })
})

describe('the device', () => {
  test('a browser makes a version-4 id and keeps it until it is cleared [PLT-03] [SES-12]', async () => {
    const { shell, storage } = testShell()
    const { deviceId } = await shell.device()
    expect(deviceId).toMatch(UUID_V4)
    expect(await testShell({ storage }).shell.device()).toMatchObject({ deviceId, pushToken: '' })
    shell.clearLocal()
    expect((await shell.device()).deviceId).not.toBe(deviceId)
  })

  test('a page without TLS makes its id with the package [PLT-03]', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
    expect((await testShell().shell.device()).deviceId).toMatch(UUID_V4)
    vi.unstubAllGlobals()
  })

  test('below 1.01.10 the first query answers, without a push token [NAT-12]', async () => {
    const fake = fakeBridge()
    const { shell } = testShell({ host: fake, userAgent: shellAgent('1.01.09') })
    expect(await shell.device()).toEqual({ deviceId: 'SHELL-DEVICE', pushToken: '', exceptionMessage: '' })
    expect(fake.calls.map(([name]) => name)).not.toContain('queryDeviceId2')
  })

  test('from 1.01.10 the second one gives id and push token, from 1.01.11 the message [NAT-13] [NAT-14]', async () => {
    const fake = fakeBridge()
    const device = (version: string) => testShell({ host: fake, userAgent: shellAgent(version) }).shell.device()
    expect(await device('1.01.10')).toEqual({ deviceId: 'SHELL-DEVICE', pushToken: 'push-1', exceptionMessage: '' })
    expect(fake.calls.filter(([name]) => name === 'queryDeviceId2')).toHaveLength(1)
    expect(await device('1.01.11')).toMatchObject({ exceptionMessage: 'note' })
  })

  test('a failed query is logged and the kept id serves [NAT-05] [NAT-02]', async () => {
    const fake = fakeBridge({ deviceId: 'KEPT' })
    fake.WPbridge['queryDeviceId2'] = broken
    const { shell, messages } = testShell({ host: fake, userAgent: shellAgent('1.01.10') })
    expect((await shell.device()).deviceId).toBe('KEPT')
    expect(messages).toEqual(['getDeviceIdCall error'])
  })
})

describe('sign-in and sign-out at the shell', () => {
  test('login carries the hcId; a refusal is logged only [NAT-15] [NAT-07] [NAT-10]', async () => {
    const fake = fakeBridge()
    const { shell, messages } = testShell({ host: fake, userAgent: shellAgent('1.01.06') })
    await shell.login('HC20240001')
    expect(fake.calls).toEqual([['login', { hcId: 'HC20240001' }]])
    fake.WPbridge['login'] = () => Promise.resolve({ status: 401 })
    await shell.login('HC20240001')
    expect(messages).toEqual(['login error'])
  })

  test('a failed logout is logged only [NAT-08] [SES-15]', async () => {
    const fake = fakeBridge()
    fake.WPbridge['queryLogout'] = broken
    const { shell, messages } = testShell({ host: fake, userAgent: shellAgent('1.01.06') })
    await shell.logout()
    expect(messages).toEqual(['logout error'])
  })

  test('without a bridge the console says so, in its own spelling [NAT-03]', async () => {
    const { shell, messages } = testShell()
    await shell.logout()
    expect(messages).toEqual(['Natice bridge not found'])
  })
})

describe('health terms', () => {
  test('start as N and are kept here and in the shell [HTM-01] [HTM-03] [STO-05]', async () => {
    const fake = fakeBridge()
    const { shell, storage } = testShell({ host: fake, userAgent: shellAgent('1.01.06') })
    expect(await shell.readHealthTerms()).toBe('N')
    await shell.writeHealthTerms('Y')
    expect(storage.getItem('healthTermsYn')).toBe('Y')
    expect(fake.stored.get('healthTermsYn')).toBe('Y')
    expect(await shell.readHealthTerms()).toBe('Y')
  })

  test('native wins where both are there [STO-05]', async () => {
    const storage = memoryStorage({ healthTermsYn: 'Y' })
    const native = testShell({ host: fakeBridge({ healthTermsYn: 'N' }), userAgent: shellAgent('1.01.06'), storage })
    expect(await native.shell.readHealthTerms()).toBe('N')
    expect(await testShell({ storage }).shell.readHealthTerms()).toBe('Y')
  })

  test('a failed read gives Y [HTM-04]', async () => {
    const fake = fakeBridge()
    fake.WPbridge['getEncStorage'] = broken
    const { shell } = testShell({ host: fake, userAgent: shellAgent('1.01.06') })
    expect(await shell.readHealthTerms()).toBe('Y')
  })
})
