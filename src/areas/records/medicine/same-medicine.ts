import { draftOf, toForm, type Draft, type Medicine } from './medicine.ts'

/** Letters of a name without the dose that some write into it: `타이레놀 500mg` is `타이레놀`. */
const DOSE = /\d+(?:[.,]\d+)?\s*(?:mg|g|mcg|µg|㎍|㎎|iu|ml|%|밀리그램|그램|정|알|캡슐|포)(?![\p{L}])/gu
const isName = (name: string) => name.normalize('NFKC').toLowerCase().replaceAll(DOSE, '').replaceAll(/[^\p{L}\p{N}]/gu, '')

/** The same name; what is nothing but a dose is taken as it is written. */
const nameOf = (name: string): string => isName(name) || name.trim().toLowerCase()

/** Two times nearer than this are one dose for whoever takes them. */
const NEAR_MIN = 60
const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

/** Minutes between two times of the day, over midnight too. */
function apart(one: string, other: string): number {
  const by = Math.abs(minutesOf(one) - minutesOf(other))
  return Math.min(by, 1440 - by)
}

type Span = Pick<Draft, 'start' | 'end' | 'weekdays'>
/** Whether both are taken on some day; the weekdays of two spans of a week or more meet where they share one. */
const meets = (one: Span, other: Span): boolean =>
  one.weekdays.some((day) => other.weekdays.includes(day)) && (one.end === null || one.end >= other.start) && (other.end === null || other.end >= one.start)

/**
 * A medicine of the same name that is taken on the same days at about the same time, with that time: saved beside it, it asks for two doses.
 * @param own the one that is changed
 */
export function sameMedicine(draft: Pick<Draft, 'name' | 'times'> & Span, medicines: readonly Medicine[], own?: number): { medicine: Medicine; clock: string } | null {
  for (const medicine of medicines) {
    if (medicine.seq === own || nameOf(medicine.name) !== nameOf(draft.name) || !meets(medicine, draft)) continue
    const take = medicine.times.find(({ clock }) => draft.times.some((each) => apart(each.clock, clock) < NEAR_MIN))
    if (take !== undefined) return { medicine, clock: take.clock }
  }
  return null
}

/** How many of them are to the letter what the form would add. */
export function countEqual(form: ReturnType<typeof toForm>, medicines: readonly Medicine[]): number {
  const text = JSON.stringify(form)
  return medicines.filter((each) => JSON.stringify(toForm({ ...draftOf(each), dose: each.dose })) === text).length
}
