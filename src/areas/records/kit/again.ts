import { createStore, useStore } from '#src/app/store.ts'
import type { CareCode } from '#src/domain/index-record/extremes.ts'
import type { WireTime } from '#src/lib/wire-time.ts'
import { STORAGE_KEYS } from '#src/shell/keys.ts'

/**
 * When a reading is to be measured again, by what it is and its minute (`SUGAR202611191205`): a sugar and a pressure of
 * one minute have a moment each. The moment is kept on this device, so that it outlives the page and a reload; what was
 * measured is not. It belongs to that reading alone: with a newer one on the page nobody asks for it any more, and
 * another member has no reading of that minute.
 */
type Moments = Readonly<Record<string, number>>

/** After this it is no more about that reading. */
const LIFE_MS = 2 * 3_600_000

const liveOf = (all: Moments): Moments =>
  Object.fromEntries(Object.entries(all).filter(([, ms]) => Date.now() - ms < LIFE_MS))

const moments = createStore<Moments>(stored())

export function useAgain(
  code: CareCode,
  at: WireTime,
): { untilMs: number | null; start(minutes: number): void; stop(): void } {
  const reading = `${code.split('_')[0]}${at.slice(0, 12)}`
  const untilMs = useStore(moments)[reading] ?? null
  const keep = (next: Moments) => {
    const live = liveOf(next)
    moments.set(live)
    try {
      if (Object.keys(live).length === 0) localStorage.removeItem(STORAGE_KEYS.measureAgain)
      else localStorage.setItem(STORAGE_KEYS.measureAgain, JSON.stringify(live))
    } catch {
      // Storage is forbidden in some private windows: it lasts as long as the page.
    }
  }
  return {
    untilMs,
    start: (minutes) => keep({ ...moments.get(), [reading]: Date.now() + minutes * 60_000 }),
    stop: () => keep(Object.fromEntries(Object.entries(moments.get()).filter(([of]) => of !== reading))),
  }
}

function stored(): Moments {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(STORAGE_KEYS.measureAgain) ?? '{}')
    if (typeof value !== 'object' || value === null) return {}
    return liveOf(
      Object.fromEntries(
        Object.entries(value).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
      ),
    )
  } catch {
    return {}
  }
}
