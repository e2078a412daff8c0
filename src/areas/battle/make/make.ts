/** What somebody fills in to make a battle, and what is sent of it. */
import * as MOST_LETTERS from '#src/contract/most-letters.ts'
import { addDays, daysBetween, weekdayOf, type Day } from '#src/lib/days.ts'
import { isBeyond } from '#src/lib/letters.ts'
import type { Picked } from '#src/patterns/people-picker.tsx'
import type { Battle, Person } from '../battle.ts'

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

/** The same once more, next week: as it was called and for what, and of its people those who are `free` to be asked. */
export function draftAgain(
  today: Day,
  { name, us, side, seats, stake }: Pick<Battle, 'name' | 'us' | 'side' | 'seats' | 'stake'>,
  people: readonly Person[],
  free: readonly string[],
): Draft {
  const asked = people.filter((one) => !one.isMe && free.includes(one.key))
  const rival = asked.find((one) => one.leads && one.side !== side)
  const mates = asked.filter((one) => one.side === side).map((one) => ({ key: one.key, name: one.name }))
  return {
    ...emptyDraft(today),
    rival: rival === undefined ? null : { key: rival.key, name: rival.name },
    mates,
    name,
    team: us?.name ?? '',
    seats,
    stake: stake ?? '',
  }
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

/**
 * The days when another first one is chosen: the last one stays where it can, else the battle keeps its length
 * (docs/decisions/385).
 */
export function startingOn({ start, end }: Pick<Draft, 'start' | 'end'>, day: Day): Pick<Draft, 'start' | 'end'> {
  const stays = end >= day && daysBetween(day, end) < MOST_DAYS
  return { start: day, end: stays ? end : addDays(day, daysBetween(start, end)) }
}

/** Whether a text has more letters than may be sent of it; its field says so. */
export const isTooLong = ({ name, team, stake }: Pick<Draft, 'name' | 'team' | 'stake'>): boolean =>
  isBeyond(name, MOST_LETTERS.battleName) ||
  isBeyond(team, MOST_LETTERS.battleTeam) ||
  isBeyond(stake, MOST_LETTERS.stake)

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
