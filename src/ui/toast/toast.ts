import type { LucideIcon } from '../icon/icon.tsx'

export type ToastKind = 'plain' | 'good' | 'bad' | 'removed'

export type ToastInput = {
  text: string
  kind?: ToastKind
  /** Instead of the kind's own icon. */
  icon?: LucideIcon
  action?: { label: string; onPress: () => void }
  /**
   * What it is about: a write's path. It goes when the next notice about the same comes, or when `settleToasts` says
   * that its cause is gone.
   */
  about?: string
  /** Stands also where the session is lost while it is told: what it says is of use on the page that follows. */
  outlives?: boolean
  /**
   * Milliseconds on screen; else the member's own time, else 3,000. With an action never under 5,000: it has to be read
   * and reached.
   */
  stayMs?: number
}

export type Toast = ToastInput & { id: number; leaving: boolean }

/** Fixed by the product. [WID-30, WID-32, WID-34] */
export const TOAST_STAY_MS = 3000
export const TOAST_FADE_MS = 300
/** The least with an action. */
export const TOAST_ACTION_MS = 5000
export const TOAST_LIMIT = 5

type Timer = { handle: ReturnType<typeof setTimeout>; startedAt: number; leftMs: number }

let shown: readonly Toast[] = []
let waiting: readonly Toast[] = []
let memberStayMs: number | null = null
let held = false
/** Those that have faded and keep their place: another one is under the pointer, and would move from under it. */
let faded: readonly number[] = []
let lastId = 0
const timers = new Map<number, Timer>()
const listeners = new Set<() => void>()

const set = (next: readonly Toast[]) => {
  shown = next
  listeners.forEach((listener) => listener())
}

const run = (id: number, leftMs: number) => {
  const handle = setTimeout(() => dismissToast(id), leftMs)
  timers.set(id, { handle, startedAt: Date.now(), leftMs })
}

const show = (one: Toast) => {
  // the newest stands on top [WID-33]
  set([one, ...shown])
  const stayMs = Math.max(one.stayMs ?? memberStayMs ?? TOAST_STAY_MS, one.action ? TOAST_ACTION_MS : 0)
  if (held) timers.set(one.id, { handle: setTimeout(() => undefined, 0), startedAt: Date.now(), leftMs: stayMs })
  else run(one.id, stayMs)
}

const remove = (id: number) => {
  set(shown.filter((one) => one.id !== id))
  const next = waiting[0]
  if (!next || shown.length >= TOAST_LIMIT) return
  waiting = waiting.slice(1)
  show(next)
}

const fadeOut = (id: number) => {
  if (held && shown.some((one) => !one.leaving)) faded = [...faded, id]
  else remove(id)
}

/** Takes away the notices whose cause is gone. */
export function settleToasts(about: string): void {
  for (const one of [...shown, ...waiting]) if (one.about === about) dismissToast(one.id)
}

/** Shows a notice at the bottom; a sixth waits until one of the five is gone. Returns its id. */
export function toast(input: ToastInput): number {
  if (input.about !== undefined) settleToasts(input.about)
  lastId += 1
  const one: Toast = { ...input, id: lastId, leaving: false }
  if (shown.length >= TOAST_LIMIT) waiting = [...waiting, one]
  else show(one)
  return one.id
}

/** Fades a notice out now. An unknown id is ignored. */
export function dismissToast(id: number): void {
  waiting = waiting.filter((one) => one.id !== id)
  const timer = timers.get(id)
  if (!timer) return
  clearTimeout(timer.handle)
  timers.delete(id)
  set(shown.map((one) => (one.id === id ? { ...one, leaving: true } : one)))
  setTimeout(() => fadeOut(id), TOAST_FADE_MS)
}

/**
 * The member's own time in milliseconds (toast setting); null goes back to 3,000. Counts for notices shown from now on.
 */
export function setToastStay(stayMs: number | null): void {
  memberStayMs = stayMs
}

/** Takes every notice away at once, without fading: on sign-out. */
export function clearToasts(): void {
  keepToasts(() => false)
}

/** Clears toasts where a session was lost: those that outlive it stay. */
export function clearLostToasts(): void {
  keepToasts(({ outlives }) => outlives === true)
}

function keepToasts(stays: (one: Toast) => boolean): void {
  for (const one of shown) {
    if (stays(one)) continue
    clearTimeout(timers.get(one.id)?.handle)
    timers.delete(one.id)
  }
  waiting = waiting.filter(stays)
  set(shown.filter(stays))
}

/** Time stands still while someone reads or reaches for a notice (focus or pointer on it). */
export function holdToasts(hold: boolean): void {
  if (hold === held) return
  held = hold
  for (const [id, timer] of timers) {
    clearTimeout(timer.handle)
    if (hold) timers.set(id, { ...timer, leftMs: Math.max(0, timer.leftMs - (Date.now() - timer.startedAt)) })
    else run(id, timer.leftMs)
  }
  if (hold) return
  const gone = faded
  faded = []
  gone.forEach(remove)
}

export const toasts = {
  shown: (): readonly Toast[] => shown,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
