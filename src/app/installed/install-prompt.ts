import { today } from '#src/lib/days.ts'
import { LATE_KEYS } from '#src/shell/late-keys.ts'
import { createStore } from '../store.ts'
import { mayAsk, wayOf, withDay, type Way } from './install-rules.ts'

/** The browser's own question, kept until it is the moment. No standard event: Chromium's. */
interface InstallEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

let kept: InstallEvent | null = null

/** How the sheet that asks stands open; null while nobody is asked. */
export const installAsk = createStore<Exclude<Way, 'none'> | null>(null)

/** Keeps the browser's question and counts the days. Called before the web manifest is known, so that nothing is missed. */
export function followInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    kept = event as InstallEvent // by its name
  })
  addEventListener('appinstalled', () => installAsk.set(null))
  write(LATE_KEYS.openedDays, withDay(read(LATE_KEYS.openedDays, isText), today(new Date())))
}

/** Whether and how the app can be installed from here at all: for its row among the settings, which stays. */
export function installWay(): Way {
  return isInstalled() ? 'none' : wayOf(navigator.userAgent, kept !== null)
}

/** Something went well, a record or an order was saved: asks if it is the time for it. */
export function askToInstall(): void {
  const state = {
    way: installWay(),
    isInstalled: isInstalled(),
    days: read(LATE_KEYS.openedDays, isText),
    declined: read(LATE_KEYS.installAsked, isNumber),
    isKept: navigator.serviceWorker?.controller != null,
  }
  if (state.way !== 'none' && mayAsk(state, new Date())) installAsk.set(state.way)
}

/** The member wants it: the browser asks in its own words. Its No counts as one. */
export async function install(): Promise<void> {
  installAsk.set(null)
  const outcome = await kept?.prompt().catch(() => undefined)
  kept = null
  if (outcome?.outcome !== 'accepted') decline()
}

export function decline(): void {
  installAsk.set(null)
  write(LATE_KEYS.installAsked, [...read(LATE_KEYS.installAsked, isNumber), Date.now()])
}

function isInstalled(): boolean {
  return matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true)
}

const isText = (value: unknown) => typeof value === 'string'
const isNumber = (value: unknown) => typeof value === 'number'

function read<Value>(key: string, is: (value: unknown) => value is Value): Value[] {
  try {
    const values: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(values) ? values.filter(is) : []
  } catch {
    return []
  }
}

function write(key: string, values: readonly unknown[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(values))
  } catch {
    // Storage is forbidden in some private windows: nobody is asked there.
  }
}
