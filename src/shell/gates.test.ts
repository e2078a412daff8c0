import type { GateName } from './gates.ts'

import { describe, expect, test } from 'vitest'

import { GATES, passesGate, passesGates } from './gates.ts'

const android = (app_version: string) => ({ app_version, kind: 'android' }) as const
const ios = (app_version: string) => ({ app_version, kind: 'ios' }) as const

describe('version gates', () => {
  test('the thresholds are the documented ones [CON-10] [CON-17]', () => {
    expect(Object.fromEntries(Object.entries(GATES).map(([name, gate]) => [name, gate.version]))).toEqual({
      foodUpload: '1.00.13',
      healthPermissions: '1.00.17',
      pulse: '1.00.21',
      appleHealth: '1.01.00',
      appleSteps: '1.01.01',
      androidSteps: '1.01.05',
      encryptedStorage: '1.01.06',
      chatPush: '1.01.06',
      monthSteps: '1.01.07',
      secondDeviceId: '1.01.10',
      exceptionMessage: '1.01.11',
      sleep: '1.01.14',
      allData: '1.01.14',
    })
  })

  test('versions are compared as texts, with what that brings [VER-01]', () => {
    expect(passesGate('secondDeviceId', android('1.01.9'))).toBe(true)
    expect(passesGate('sleep', android('1.1.14'))).toBe(true)
    expect(passesGate('encryptedStorage', android('1.01.06'))).toBe(true)
    expect(passesGate('encryptedStorage', android('1.01.5'))).toBe(true)
  })

  test.each(['', 'null'])('no version ("%s") opens nothing [VER-02]', (version) => {
    for (const name of Object.keys(GATES) as GateName[]) {
      expect(passesGate(name, android(version))).toBe(false)
      expect(passesGate(name, ios(version))).toBe(false)
    }
  })

  test.each<[GateName, string, string, 'android' | 'ios', string]>([
    ['encryptedStorage', '1.01.05', '1.01.06', 'android', 'VER-03'],
    ['secondDeviceId', '1.01.09', '1.01.10', 'ios', 'VER-04'],
    ['exceptionMessage', '1.01.10', '1.01.11', 'ios', 'VER-05'],
    ['chatPush', '1.01.05', '1.01.06', 'android', 'VER-06'],
    ['monthSteps', '1.01.06', '1.01.07', 'android', 'VER-07'],
    ['healthPermissions', '1.00.16', '1.00.17', 'android', 'VER-08'],
    ['foodUpload', '1.00.12', '1.00.13', 'android', 'VER-09'],
    ['pulse', '1.00.21', '1.00.22', 'android', 'VER-10'],
    ['sleep', '1.01.13', '1.01.14', 'ios', 'VER-11'],
    ['allData', '1.01.13', '1.01.14', 'android', 'VER-12'],
    ['appleHealth', '1.00.99', '1.01.00', 'ios', 'VER-13'],
    ['appleSteps', '1.01.00', '1.01.01', 'ios', 'VER-14'],
    ['androidSteps', '1.01.04', '1.01.05', 'android', 'VER-15'],
  ])('%s: %s no, %s yes, on %s [%s]', (name, below, from, kind) => {
    expect(passesGate(name, { app_version: below, kind })).toBe(false)
    expect(passesGate(name, { app_version: from, kind })).toBe(true)
  })

  test('where two gates meet, both must be open [VER-16]', () => {
    expect(passesGates(['appleHealth'], ios('1.01.06'))).toBe(true)
    expect(passesGates(['appleHealth', 'monthSteps'], ios('1.01.06'))).toBe(false)
    expect(passesGates(['appleHealth', 'monthSteps'], ios('1.01.07'))).toBe(true)
  })

  test('a gate of one platform stays shut on the other, and on a desktop [VER-17] [VER-09]', () => {
    expect(passesGate('foodUpload', ios('9.99.99'))).toBe(false)
    expect(passesGate('healthPermissions', ios('1.01.14'))).toBe(false)
    expect(passesGate('appleHealth', android('1.01.14'))).toBe(false)
    expect(passesGate('sleep', { app_version: '1.01.14', kind: 'desktop' })).toBe(false)
  })
})
