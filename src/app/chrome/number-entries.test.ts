// @vitest-environment happy-dom
import { createHashHistory } from '@tanstack/react-router'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { hearPops } from '../pops.ts'
import { entryNumber, numberEntries } from './number-entries.ts'

/** What a browser does when someone types another address of this page: a new entry without a state. */
function type(address: string): void {
  History.prototype.pushState.call(window.history, null, '', address)
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
}

beforeAll(() => hearPops())
beforeEach(() => {
  window.history.replaceState(null, '', '/')
})

test('an address typed by hand stands one after the page that it was typed on', async () => {
  const history = createHashHistory()
  const stop = numberEntries(history)
  history.push('/main')
  history.flush()
  const at = entryNumber(history)
  const heard = vi.fn()
  history.subscribe(heard)
  type('#/healthlog/WeightRecord')
  await vi.waitFor(() => expect(heard).toHaveBeenCalled())
  expect(heard.mock.calls[0]?.[0].action.type).toBe('FORWARD')
  expect(history.location.pathname).toBe('/healthlog/WeightRecord')
  expect(entryNumber(history)).toBe(at + 1)
  expect(history.canGoBack()).toBe(true)
  stop()
  history.destroy()
})

test('an entry of the router keeps its number', () => {
  const history = createHashHistory()
  const stop = numberEntries(history)
  history.push('/main')
  history.flush()
  const { state } = window.history
  window.dispatchEvent(new PopStateEvent('popstate', { state }))
  expect(window.history.state).toEqual(state)
  stop()
  history.destroy()
})
