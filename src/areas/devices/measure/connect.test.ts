import { expect, test } from 'vitest'
import type { Readiness } from '#src/health-sync/sync-access.ts'
import { permissionsOf } from '#src/shell/health-permissions.ts'
import { lookForValues } from './connect.ts'
import { DEVICES } from './devices.ts'

const NOW = new Date('2026-11-19T12:00:00Z')

function phone(answers: Readiness[], codes: readonly ('SBP' | 'BW')[] = []) {
  const asked: string[] = []
  return {
    asked,
    readiness: async () => answers.shift() ?? 'ready',
    askPermissions: async () => {
      asked.push('permission')
      return permissionsOf(() => true)
    },
    measuredSince: async (_: unknown, since: Date) => {
      asked.push(since.toISOString().slice(0, 10))
      return codes.map((helhidxCode) => ({
        helhidxCode,
        helhidxVal: '118',
        helhidxOriCode: '2' as const,
        helhidxLkeqmtCode: '1' as const,
        heldType: 'health' as const,
        inptDt: '20261118213000',
        helhDate: '20261118',
      }))
    },
  }
}

test('a value of its kind within a month links a device, one of another kind does not', async () => {
  const found = phone(['ready'], ['SBP'])
  expect(await lookForValues(DEVICES.omronPressure, found, NOW)).toBe('found')
  expect(found.asked).toEqual(['2026-10-19'])
  expect(await lookForValues(DEVICES.omronPressure, phone(['ready'], ['BW']), NOW)).toBe('nothing')
})

test('a permission that is off is asked for once, and what else is in the way is told', async () => {
  const given = phone(['noPermission', 'ready'], ['SBP'])
  expect(await lookForValues(DEVICES.omronPressure, given, NOW)).toBe('found')
  expect(given.asked[0]).toBe('permission')
  expect(await lookForValues(DEVICES.omronPressure, phone(['noPermission', 'noPermission']), NOW)).toBe('noPermission')
  expect(await lookForValues(DEVICES.isens, phone(['ios']), NOW)).toBe('ios')
})

test('a phone that fails or does not answer is told as that, not as one without values', async () => {
  const failing = { ...phone(['ready']), measuredSince: () => Promise.reject(new Error('the store is busy')) }
  expect(await lookForValues(DEVICES.isens, failing, NOW)).toBe('unread')
  const silent = { ...phone(['ready']), measuredSince: () => new Promise<never>(() => {}) }
  expect(await lookForValues(DEVICES.isens, silent, NOW, 1)).toBe('unread')
})
