import { expect, test } from 'vitest'
import { catalogueFaults } from '../scripts/lib/catalogues.ts'

test('no message lacks its English, and the catalogues are up to date [LNG-02]', { timeout: 240_000 }, async () => {
  const faults = await catalogueFaults()
  expect(faults.map(({ folder, message, fault }) => `${folder}: ${fault}: ${message}`)).toEqual([])
})
