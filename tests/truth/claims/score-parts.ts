/** What the claims of the score and of its analysis share: parts by their names, and the oracle's own points. */
import type { Member } from '../members.ts'
import { change, type Made, madeOf, monthBefore, type Part, pointsOf } from '../oracle/score.ts'
import { differs, first, type Pattern, untrue, type Verdict } from './claim.ts'

export const NAMES: readonly (readonly [Part, ko: string, en: string])[] = [
  ['BODY', '체성분', 'body'],
  ['BP', '혈압', 'blood pressure'],
  ['SUGAR', '혈당', 'blood sugar'],
  ['ACT', '활동', 'activity'],
  ['MEAL', '식사', 'meals'],
]
/** The parts that a sentence names. */
export const named = (text: string): Part[] =>
  text.split(', ').flatMap((word) => {
    const bare = word.toLowerCase().replace(/[은는]$/, '')
    return NAMES.filter(([, ko, en]) => ko === bare || en === bare || ko === word).map(([part]) => part)
  })

export const now = (member: Member): Made => madeOf(member, member.today)
export const before = (member: Member): Made => madeOf(member, monthBefore(member.today))
export const moves = (member: Member) => change(pointsOf(now(member)), pointsOf(before(member)))

export const NO_CONSENT: Pattern<unknown> = {
  claims: 'no consent, no score',
  ko: /^건강정보 동의가 없어서 점수를 셈하지 않아요\.$/,
  en: /^Without your consent to health data there is no score\.$/,
  judge: (_, { member }) => untrue(member.keeping !== 'Y', `the consent is ${member.keeping}`),
}

/** What makes a part known: of who has a weight, a height lacks. */
export function lacks(part: Part, word: string | undefined, member: Member): Verdict {
  const made = now(member)
  const known = untrue(pointsOf(made)[part] === null, `${part} is known: ${JSON.stringify(pointsOf(made))}`)
  if (part !== 'BODY') return known
  return first(known, differs('the height lacks', word !== undefined, made.kg !== null))
}
