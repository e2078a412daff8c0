/** What somebody fills in to make a battle, and what is sent of it. */
import { addDays, daysBetween, weekdayOf, type Day } from '#src/lib/days.ts'
import type { Picked } from '#src/patterns/people-picker.tsx'

export interface Draft {
  rival: Picked | null
  mates: readonly Picked[]
  name: string
  team: string
  start: Day
  end: Day
  seats: number
  stake: string
}

/** A battle takes at most four weeks, and a side ten people. */
export const MOST_DAYS = 28
export const MOST_SEATS = 10

/** A working week from next Monday on. */
export function emptyDraft(today: Day): Draft {
  const start = addDays(today, 8 - (weekdayOf(today) || 7))
  return { rival: null, mates: [], name: '', team: '', start, end: addDays(start, 4), seats: 1, stake: '' }
}

export type Fault = 'rival' | 'name' | 'team' | 'start' | 'end'

/** What is missing or cannot be, in the order of the form. */
export function faultsOf({ rival, name, team, start, end }: Draft, today: Day): Fault[] {
  const faults: [Fault, boolean][] = [
    ['rival', rival === null],
    ['name', name.trim() === ''],
    ['team', team.trim() === ''],
    ['start', start <= today],
    ['end', end < start || daysBetween(start, end) >= MOST_DAYS],
  ]
  return faults.flatMap(([fault, is]) => (is ? [fault] : []))
}

/** Seats are never fewer than people. */
export const seatsOf = ({ seats, mates }: Pick<Draft, 'seats' | 'mates'>): number => Math.max(seats, mates.length + 1)

export function toForm(draft: Draft) {
  const { rival, mates, name, team, start, end, stake } = draft
  return {
    batNm: name.trim(),
    startDt: start,
    endDt: end,
    memberCnt: seatsOf(draft),
    ...(stake.trim() !== '' && { stakeTxt: stake.trim() }),
    teamNm: team.trim(),
    memberKeyList: mates.map(({ key }) => key),
    awayMemberKey: rival?.key ?? '',
  }
}
