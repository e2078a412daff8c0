import { draftOf, toForm, type Draft, type Medicine } from './medicine.ts'

const N = String.raw`\d+(?:[.,]\d+)?`
/** What a name is sold as; of Latin ones only words of their own. */
const FORM = '서방정|장용정|붕해정|츄어블정|연질캡슐|경질캡슐|캡슐|현탁액|시럽|과립|정'
const FORM_WORD = 'tablets?|tabs?|capsules?|caps?|syrup'
const UNIT = '밀리그[램람]|마이크로그[램람]|그[램람]|밀리리터|국제단위|단위|밀리|엠지|mcg|mg|μg|ug|g|iu|ml|%'

/** `500mg`, `2.5/500 밀리그램`, also before its form: `500밀리그램정`. */
const STRENGTH = new RegExp(
  String.raw`${N}(?:\s*/\s*${N})*\s*(?:${UNIT})(?:\s*/\s*(?:${N})?\s*(?:${UNIT}))?(?=$|[^\p{L}]|(?:${FORM}))`,
  'gu',
)
/** How many are taken: `2정`. */
const COUNT = new RegExp(String.raw`${N}\s*(?:${FORM}|${FORM_WORD}|알|포)(?=$|[^\p{L}])`, 'gu')
/** A company writes what is in it behind the name. */
const BESIDE = /\([^)]*\)|\[[^\]]*\]/g
const FORM_AT_END = new RegExp(String.raw`^(.{2,}?)(?:\s*(?:${FORM})|\s+(?:${FORM_WORD}))$`, 'u')
/**
 * A strength without its unit: `타이레놀 500`, `타이레놀정500`. What stands at a Latin letter is part of the name: `비타민 B12`.
 */
const BARE_AT_END = new RegExp(String.raw`^(.*(?:[^\s\d]{2}|[가-힣])\s+|.*[가-힣](?=\d{2}))${N}$`, 'u')

const lettersOf = (name: string): string => name.replaceAll(/[^\p{L}\p{N}]/gu, '')
const formless = (name: string): string => FORM_AT_END.exec(name.trim())?.[1] ?? name

/**
 * What a medicine may be called, without form, strength and spaces: `타이레놀정 500mg` and `타이레놀 500` are both `타이레놀`. A
 * number without a unit may be either, `오메가 3` is read both ways. What is nothing but a dose is taken as it is
 * written.
 */
function namesOf(name: string): string[] {
  const plain = name.normalize('NFKC').toLowerCase()
  const base = plain.replaceAll(BESIDE, ' ').replaceAll(STRENGTH, ' ').replaceAll(COUNT, ' ').trim()
  const bare = BARE_AT_END.exec(base)?.[1]
  const names = [formless(base), ...(bare === undefined ? [] : [formless(bare)])]
    .map(lettersOf)
    .filter((each) => each !== '')
  return names.length === 0 ? [plain.trim()] : names
}

/** Two strengths of one medicine are one name: taking both is asked about as well. */
export function isSameName(one: string, other: string): boolean {
  const names = namesOf(other)
  return namesOf(one).some((name) => names.includes(name))
}

/** Two times nearer than this are one dose for whoever takes them. */
const NEAR_MIN = 60
const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

/** Minutes between two times of the day, over midnight too. */
function apart(one: string, other: string): number {
  const by = Math.abs(minutesOf(one) - minutesOf(other))
  return Math.min(by, 1440 - by)
}

type Span = Pick<Draft, 'start' | 'end' | 'weekdays'>
type Taken = Pick<Draft, 'name' | 'times'> & Span
/** Whether both are taken on some day; the weekdays of two spans of a week or more meet where they share one. */
const meets = (one: Span, other: Span): boolean =>
  one.weekdays.some((day) => other.weekdays.includes(day)) &&
  (one.end === null || one.end >= other.start) &&
  (other.end === null || other.end >= one.start)

/** Which medicine is taken when, as one text: its name, its times and its days. */
const takenOf = ({ name, times, weekdays, start, end }: Taken): string =>
  JSON.stringify([name.trim(), times.map(({ clock }) => clock).toSorted(), weekdays.toSorted(), start, end])

/**
 * A medicine of the same name that is taken on the same days at about the same time, with that time: beside it, it
 * would be taken twice.
 *
 * @param own the one that is changed: while neither its name nor its times and days are, it stands there as it was
 *   confirmed
 */
export function sameMedicine(
  draft: Taken,
  medicines: readonly Medicine[],
  own?: Medicine,
): { medicine: Medicine; clock: string } | null {
  if (own !== undefined && takenOf(draft) === takenOf(own)) return null
  for (const medicine of medicines) {
    if (medicine.seq === own?.seq || !isSameName(medicine.name, draft.name) || !meets(medicine, draft)) continue
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
