import { expect, test } from 'vitest'
import { catalogueFaults } from '../scripts/lib/catalogues.ts'

test('no message lacks a translation in either language, and the catalogues are up to date [LNG-02]', { timeout: 60_000 }, async () => {
  const faults = await catalogueFaults()
  expect(faults.map(({ area, message, fault }) => `${area}: ${fault}: ${message}`)).toEqual([])
})
