/**
 * The simulator's own entry. A script of its own, before the app's: development serves it from source, `npm start` from
 * its own build (scripts/build.ts), so that the app's build never holds a byte of it (docs/decisions/046).
 */
import type { SimulatorWindow } from '../simulator-door.ts'
import { createSimulator } from './simulator.ts'
import { installStandIn } from './stand-in.ts'
import { fromLink, readState } from './state.ts'
import { agentOf } from './user-agent.ts'

const KEPT = 'hansangSimulator'

const linked = new URLSearchParams(location.search).get('sim')
// What it plays until somebody has chosen: npm start says an Android phone, whose health app everybody's first minute
// needs.
const first = { platform: document.querySelector<HTMLElement>('script[data-before-app]')?.dataset['platform'] }
const start = (linked === null ? undefined : fromLink(linked)) ?? readKept()
const simulator = createSimulator(start, keep)
if (linked !== null) {
  keep(simulator.state())
  // Once: a reload goes on from what has been changed since.
  history.replaceState(history.state, '', location.pathname + location.hash)
}
if (simulator.state().platform !== 'browser') {
  const agent = agentOf(simulator.state(), navigator.userAgent)
  Object.defineProperty(navigator, 'userAgent', { configurable: true, get: () => agent })
  installStandIn(simulator, window)
}

const panel = import('./mount.tsx').then(({ mount }) => mount(simulator))
const door: SimulatorWindow = { hansangSimulator: { open: () => void panel.then(({ open }) => open()) } }
Object.assign(window, door)

function readKept(): unknown {
  try {
    return readState(JSON.parse(localStorage.getItem(KEPT) ?? JSON.stringify(first)))
  } catch {
    return first
  }
}

function keep(state: unknown): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(state))
  } catch {
    // Without storage the simulator forgets with the page.
  }
}
