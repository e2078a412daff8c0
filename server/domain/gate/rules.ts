import { isSameName } from '#server/domain/identity/rules.ts'
import { addDays, seoulDay } from '#server/seoul.ts'

/** Staff leave: after half a year a member shows again to be one of them. */
const AUTHORIZED_DAYS = 180

/** The last minute of the last day, `YYYYMMDDHHmm`. */
export const authorizedUntil = (now: Date): string => `${addDays(seoulDay(now), AUTHORIZED_DAYS)}2359`

type Staff = { bizCode: string; employeeNumber: string; realName: string }

/**
 * Why somebody is not let in: 01 the number is nobody's, or another's than the member's own, 02 the digits are not
 * those of the gate, 03 staff of another employer. Digits first: whoever does not stand at the gate learns nothing of
 * numbers. Whom no employer has named is known by the name that the directory has beside the number: a number alone is
 * typed by anybody. Null lets in.
 */
export function refusalAt(
  gate: { authNo: string | null; bizCode: string },
  shown: { employeeNumber: string; authNo: string | undefined },
  member: Staff & { tomsYn: 'Y' | 'N' },
  employee: Staff | undefined,
): '01' | '02' | '03' | null {
  if (gate.authNo !== null && gate.authNo !== shown.authNo) return '02'
  if (employee === undefined) return '01'
  const isNamed = member.tomsYn === 'Y'
  if (isNamed ? member.employeeNumber !== shown.employeeNumber : !isSameName(member.realName, employee.realName))
    return '01'
  // Two employers may have given the same number.
  return employee.bizCode === gate.bizCode && (!isNamed || member.bizCode === gate.bizCode) ? null : '03'
}

/** A name as others may see it: `윤*늘`, `E**** C*****` for names of several words. */
export function maskedName(name: string): string {
  const letters = [...name]
  if (!/[가-힣]/.test(name)) return name.replace(/(?<=\p{L})\p{L}/gu, '*')
  if (letters.length < 3) return `${letters[0] ?? ''}*`
  return `${letters[0]}${'*'.repeat(letters.length - 2)}${letters.at(-1)}`
}

/** A card of which the last four digits are shown. */
export const maskedCard = (cardNo: string): string => cardNo.slice(-4).padStart(cardNo.length, '*')

/** Won that a month's meals may take from the pay by card. */
const CARD_A_MONTH = 150_000

/** Won left on a card this month. @param taken won that meals of the month have taken */
export const leftOnCard = (taken: number): number => Math.max(0, CARD_A_MONTH - taken)
