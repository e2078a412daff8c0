import type { Day } from '#src/lib/days.ts'

// When somebody is asked to put the app on their home screen: once after something went well, and hardly ever again.

/** What a browser can do: ask by itself, be shown how (the share menu of iOS), or neither. */
export type Way = 'prompt' | 'share' | 'none'

export interface InstallState {
  way: Way
  isInstalled: boolean
  /** The days on which the app was opened, oldest first. */
  days: readonly Day[]
  /** When it was declined, in ms since 1970, oldest first. */
  declined: readonly number[]
  /** The worker answers: what the sheet promises, it keeps. */
  isKept: boolean
}

/** Asked on the third day on which the app is opened, */
const DAYS = 3
/** after a No not for so long, and after two never. */
const AGAIN_MS = 90 * 24 * 3600_000
const NOES = 2
/** Nobody is kept from their lunch. */
const BUSY = { from: 11, to: 12 }

export function mayAsk({ way, isInstalled, days, declined, isKept }: InstallState, now: Date): boolean {
  if (way === 'none' || isInstalled || !isKept || days.length < DAYS || declined.length >= NOES) return false
  if (now.getHours() >= BUSY.from && now.getHours() < BUSY.to) return false
  const last = declined.at(-1)
  return last === undefined || now.getTime() - last > AGAIN_MS
}

/** The days with today among them; the last three are all that is asked of them. */
export function withDay(days: readonly Day[], today: Day): Day[] {
  return (days.includes(today) ? [...days] : [...days, today]).slice(-DAYS)
}

/** How this browser installs an app. On iOS only Safari's own share menu does. */
export function wayOf(userAgent: string, hasPrompt: boolean): Way {
  if (hasPrompt) return 'prompt'
  const isSafari = /\b(?:iPhone|iPad)\b/.test(userAgent) && /Version\/[\d.]+.* Safari\//.test(userAgent)
  return isSafari ? 'share' : 'none'
}
