// @vitest-environment happy-dom
import { createHashHistory } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { registerOverlay } from '#src/ui/overlay/overlay-stack.ts'
import { hearPops } from '../pops.ts'
import { backClosesOverlays } from './back-closes-overlays.ts'

/** A tab: its entries, walked through a moment after it is asked to, as a browser does. */
class Tab extends EventTarget {
  entries: { state: unknown; url: string }[] = [{ state: null, url: '/#/main' }]
  at = 0
  /** Somebody went back further than the app. */
  left = false
  document = document
  history: TabHistory = new TabHistory(this)
  get location() {
    return { pathname: '/', search: '', hash: new URL(this.entries[this.at]?.url ?? '', 'http://tab').hash }
  }
  addresses() {
    return this.entries.slice(0, this.at + 1).map(({ url }) => url)
  }
}

class TabHistory {
  #tab: Tab
  constructor(tab: Tab) {
    this.#tab = tab
  }
  get state() {
    return this.#tab.entries[this.#tab.at]?.state
  }
  get length() {
    return this.#tab.entries.length
  }
  pushState(state: unknown, _unused: string, url?: string) {
    const { entries, at } = this.#tab
    this.#tab.entries = [...entries.slice(0, at + 1), { state, url: url || (entries[at]?.url ?? '') }]
    this.#tab.at += 1
  }
  replaceState(state: unknown, _unused: string, url?: string) {
    const { entries, at } = this.#tab
    entries[at] = { state, url: url || (entries[at]?.url ?? '') }
  }
  go(by: number) {
    setTimeout(() => {
      if (this.#tab.at + by < 0) this.#tab.left = true
      if (!this.#tab.entries[this.#tab.at + by]) return
      this.#tab.at += by
      this.#tab.dispatchEvent(new PopStateEvent('popstate', { state: this.state }))
    })
  }
  back() {
    this.go(-1)
  }
}

let stop = () => {}

/** An app in a tab: that it was opened in, or that it is loaded anew in. */
function openApp(tab = new Tab()) {
  hearPops(tab as unknown as Window) // what is used of it, it has
  const history = createHashHistory({ window: tab })
  const heard = vi.fn()
  history.subscribe(heard)
  const undo = backClosesOverlays(history, tab as unknown as Window)
  stop = () => {
    undo()
    history.destroy()
  }
  const back = () => {
    tab.history.back()
    return later()
  }
  return { tab, history, heard, back }
}

/** An overlay that closes when it is asked to, as a screen's does. */
function openOverlay() {
  const close = vi.fn(() => gone())
  const gone = registerOverlay(close)
  return close
}

const later = () => vi.advanceTimersByTimeAsync(200)

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  stop()
  vi.useRealTimers()
})

test('going back on the page that the app was opened on closes the overlay and stays', async () => {
  const { tab, history, heard, back } = openApp()
  const close = openOverlay()
  await back()
  expect(close).toHaveBeenCalledTimes(1)
  expect([tab.left, history.location.pathname, tab.at]).toEqual([false, '/main', 0])
  expect(heard).not.toHaveBeenCalled()
  await back()
  expect(tab.left).toBe(true)
})

test('of two overlays it closes the one on top, then the other', async () => {
  const { tab, back } = openApp()
  const closeSheet = openOverlay()
  const closeDialog = openOverlay()
  await back()
  expect([closeDialog.mock.calls.length, closeSheet.mock.calls.length]).toEqual([1, 0])
  await back()
  expect([closeDialog.mock.calls.length, closeSheet.mock.calls.length, tab.left]).toEqual([1, 1, false])
})

test('an overlay that closes by its own button leaves no entry behind', async () => {
  const { tab, back } = openApp()
  openOverlay()()
  await later()
  expect(tab.at).toBe(0)
  await back()
  expect(tab.left).toBe(true)
})

test('one that stays open when it is asked is asked again the next time', async () => {
  const { tab, back } = openApp()
  const close = vi.fn()
  const gone = registerOverlay(close)
  await back()
  await back()
  expect([close.mock.calls.length, tab.left]).toEqual([2, false])
  gone()
})

test('a link inside an overlay leads on from the page: one step back from there is the page', async () => {
  const { tab, history, back } = openApp()
  const close = openOverlay()
  history.push('/menu/todayMenu')
  history.flush()
  close()
  await later()
  expect(tab.addresses()).toEqual(['/#/main', '/#/menu/todayMenu'])
  await back()
  expect([history.location.pathname, tab.at]).toEqual(['/main', 0])
})

test('a link inside two overlays too', async () => {
  const { tab, history } = openApp()
  const [sheet, dialog] = [openOverlay(), openOverlay()]
  history.push('/my/menu')
  await later()
  dialog()
  sheet()
  await later()
  expect(tab.addresses()).toEqual(['/#/main', '/#/my/menu'])
})

test('an address that takes the place of the page takes the overlay’s entry along', async () => {
  const { tab, history } = openApp()
  const close = openOverlay()
  history.replace('/login')
  close()
  await later()
  expect(tab.addresses()).toEqual(['/#/login'])
})

test('going forward to an overlay that was closed stays on the page', async () => {
  const { tab, heard, back } = openApp()
  openOverlay()
  await back()
  tab.history.go(1)
  await later()
  expect([tab.at, heard.mock.calls.length]).toEqual([0, 0])
})

test('a page loaded anew under an open sheet stands without the sheet’s entry', async () => {
  const { tab } = openApp()
  const close = openOverlay()
  expect(tab.at).toBe(1)
  stop()
  close()
  openApp(tab)
  await later()
  expect(tab.at).toBe(0)
})

test('while leaving the page is being asked about, nothing is written where the browser stands', async () => {
  const { tab, history, back } = openApp()
  history.push('/healthlog/WeightRecord')
  history.flush()
  let answer = (_stays: boolean) => {}
  history.block({ blockerFn: () => new Promise((resolve) => (answer = resolve)) })
  await back()
  const question = openOverlay()
  expect(tab.addresses()).toEqual(['/#/main'])
  question()
  answer(true)
  await later()
  expect([tab.addresses(), history.location.pathname]).toEqual([
    ['/#/main', '/#/healthlog/WeightRecord'],
    '/healthlog/WeightRecord',
  ])
})
