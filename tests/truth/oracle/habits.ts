/** What somebody usually measures when, and what is left of the day (docs/decisions/195). */
import type { Member } from '../members.ts'
import { minuteOf, plusDays } from './days.ts'

export type HabitKind = 'BW' | 'BP' | 'BS'
/** Morning 4 to 12, noon 12 to 18, evening 18 to 4 of the next night. */
export type Slot = 0 | 1 | 2
export type Habit = { kind: HabitKind; slot: Slot; minute: number }

const KIND: Readonly<Record<string, HabitKind>> = { BW: 'BW', SBP: 'BP', NBD: 'BS', ABD: 'BS', BBD: 'BS', SBD: 'BS' }

/** After midnight until four it is still the evening before. */
export function placeOf(stamp: string): { day: string; slot: Slot; minute: number } {
  const minute = minuteOf(stamp)
  if (minute < 240) return { day: plusDays(stamp.slice(0, 8), -1), slot: 2, minute: minute + 1440 }
  return { day: stamp.slice(0, 8), slot: minute < 720 ? 0 : minute < 1080 ? 1 : 2, minute }
}

const measured = ({ readings }: Member) =>
  readings.flatMap(({ code, at }) => {
    const kind = KIND[code]
    return kind === undefined ? [] : [{ kind, ...placeOf(at) }]
  })

/** On four of the seven days before today, at the lower middle of the first times of each of these days. */
export function habitsOf(member: Member): Habit[] {
  const { day: today } = placeOf(member.clock)
  const week = measured(member).filter(({ day }) => day < today && day >= plusDays(today, -7))
  return [...Map.groupBy(week, ({ kind, slot }) => `${kind}${slot}`).values()].flatMap((found) => {
    const days = Map.groupBy(found, ({ day }) => day)
    const firsts = [...days.values()]
      .map((ofDay) => Math.min(...ofDay.map(({ minute }) => minute)))
      .toSorted((a, b) => a - b)
    const [one] = found
    const minute = firsts[Math.ceil(firsts.length / 2) - 1]
    return one === undefined || minute === undefined || days.size < 4
      ? []
      : [{ kind: one.kind, slot: one.slot, minute }]
  })
}

/** What is not measured yet of this part of the day and of those after it, the earliest first. */
export function leftOf(member: Member): Habit[] {
  const now = placeOf(member.clock)
  const done = measured(member).filter(({ day }) => day === now.day)
  return habitsOf(member)
    .filter(({ kind, slot }) => slot >= now.slot && !done.some((one) => one.kind === kind && one.slot === slot))
    .toSorted((a, b) => a.minute - b.minute)
}

/** From an hour before its usual time until its part of the day ends; of several the earliest. */
export function dueOf(member: Member): Habit | undefined {
  const now = placeOf(member.clock)
  return leftOf(member).find(({ slot, minute }) => slot === now.slot && now.minute >= minute - 60)
}
