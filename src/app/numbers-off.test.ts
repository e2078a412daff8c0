// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { resetClientState } from './client-state.ts'

beforeEach(() => vi.resetModules())
afterEach(() => localStorage.clear())

const load = () => import('./numbers-off.ts')

test('numbers are shown until the member turns them off, and stay off on this device after the session', async () => {
  const first = await load()
  expect(first.numbersOff.get()).toBe(false)
  first.setNumbersOff(true)
  resetClientState()
  vi.resetModules()
  expect((await load()).numbersOff.get()).toBe(true)
})

test('turned on again nothing is left of the wish', async () => {
  const { setNumbersOff } = await load()
  setNumbersOff(true)
  setNumbersOff(false)
  expect(localStorage.length).toBe(0)
})
