/** A member's ledger by chance: what was got and used over two years, each point with its last day. */
import type { Chance } from './random.ts'
import { lastOfMonth, plusDays } from './oracle/days.ts'

export type Entry = {
  seq: number
  at: string
  type: 'SAVE' | 'USE'
  points: number
  balance: number
  /** What the entry is for: a day's steps, or a meal. */
  steps: number | null
}
export type Lot = { seq: number; left: number; lastDay: string }
export type Take = { entry: number; lot: number; points: number }
/** As it stands before anybody writes off what has ended. */
export type Ledger = { entries: Entry[]; lots: Lot[]; takes: Take[] }

export function ledgerOf(by: Chance, clock: string): Ledger {
  const ledger: Ledger = { entries: [], lots: [], takes: [] }
  const count = by.of([0, 1, 3, 12])
  const days = Array.from({ length: count }, () =>
    plusDays(clock.slice(0, 8), -by.of([0, by.whole(0, 60), by.whole(1, 700)])),
  )
  let balance = 0
  for (const day of days.toSorted()) {
    const at = `${day}000001`
    const seq = ledger.entries.length + 1
    const here = ledger.lots.filter(({ left, lastDay }) => left > 0 && lastDay >= day)
    const usable = here.reduce((sum, { left }) => sum + left, 0)
    // Nobody uses what has ended: who has some that is not written off yet gets more and uses none.
    if (usable === balance && balance > 0 && by.often(0.4)) {
      const points = by.whole(1, balance)
      balance -= points
      ledger.entries.push({ seq, at, type: 'USE', points: -points, balance, steps: null })
      takeFrom(ledger, here, seq, points)
      continue
    }
    const points = by.whole(1, 30) * 100
    balance += points
    ledger.entries.push({ seq, at, type: 'SAVE', points, balance, steps: by.of([8000, 9500, 12_000]) })
    // To the last day of the month a year later.
    const month = `${Number(day.slice(0, 4)) + 1}${day.slice(4, 6)}`
    ledger.lots.push({ seq, left: points, lastDay: lastOfMonth(month) })
  }
  return ledger
}

/** Those that end first go first. */
function takeFrom(ledger: Ledger, lots: readonly Lot[], entry: number, points: number): void {
  let missing = points
  for (const lot of lots.toSorted(
    (a, b) => (a.lastDay < b.lastDay ? -1 : Number(a.lastDay > b.lastDay)) || a.seq - b.seq,
  )) {
    const taken = Math.min(missing, lot.left)
    if (taken === 0) continue
    lot.left -= taken
    missing -= taken
    ledger.takes.push({ entry, lot: lot.seq, points: taken })
  }
}
