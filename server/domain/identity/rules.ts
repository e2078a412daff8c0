/** What names may be, and how a person is told apart and shown. */
import { createHash } from 'node:crypto'
import { lengthOf } from '#server/letters.ts'
import { seoulDay } from '#server/seoul.ts'
import type { Person } from './schema.ts'

/** The key of a person has 88 random characters: nobody finds it by trying, so a plain hash hides it. */
export const ciHashOf = (ci: string): string => createHash('sha256').update(ci).digest('base64url')

/** Of a key that the browser holds. */
export const keyHashOf = (key: string): string => createHash('sha256').update(key).digest('base64url')

/** How long a verification may take. */
export const BEGUN_MS = 10 * 60_000
/** How long a proof is good: joining asks for more than one page. */
export const proofMs = (purpose: string): number => (purpose === 'join' || purpose === 'exist' ? 30 : 10) * 60_000

const YOUNGEST = 14
/** Days until somebody who left may join again. */
export const REJOIN_DAYS = 30

/** Whether somebody is old enough on the day of `now` in Seoul. */
export function isOldEnough(
  { birthdayYear, birthdayMonth, birthdayDay }: Pick<Person, 'birthdayYear' | 'birthdayMonth' | 'birthdayDay'>,
  now: Date,
): boolean {
  return `${String(Number(birthdayYear) + YOUNGEST).padStart(4, '0')}${birthdayMonth}${birthdayDay}` <= seoulDay(now)
}

/**
 * Two nicknames that read alike are one: width, case, spaces and what nobody sees tell nothing apart. U+2800 is a blank
 * that counts as a sign.
 */
export const foldedName = (nickName: string): string =>
  nickName
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{Default_Ignorable_Code_Point}\u2800]/gu, '')

/** Names that would speak for the operator, and words that nobody wants to read beside a meal. */
const NOT_ALLOWED = [
  '운영자',
  '관리자',
  '한상',
  '고객센터',
  '영양사',
  'admin',
  'hansang',
  'operator',
  '시발',
  '씨발',
  '병신',
  '새끼',
  'fuck',
  'shit',
]

export const isAllowedName = (nickName: string): boolean => {
  const folded = foldedName(nickName)
  return lengthOf(folded) >= 2 && !NOT_ALLOWED.some((word) => folded.includes(word))
}

/**
 * A person's name as it is compared: phones begin words with a capital letter or do not, and a space too many makes
 * nobody else.
 */
export const spelledName = (realName: string): string =>
  realName.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()

export const isSameName = (one: string, other: string): boolean => spelledName(one) === spelledName(other)

type AccountPerson = {
  realName: string
  birthdayYear: string | null
  birthdayMonth: string | null
  birthdayDay: string | null
  mobileNo: string
  ciHash: string | null
}

/**
 * Whether a verifier tells of the member of an account: by the key of the person, where the account has one; else by
 * the name with the birthday, or with the number of whoever has taken the birthday back. A name alone is many
 * people's.
 */
export function isOwnPerson(account: AccountPerson, person: Person): boolean {
  if (account.ciHash !== null) return account.ciHash === ciHashOf(person.ci)
  if (!isSameName(account.realName, person.realName)) return false
  const { birthdayYear, birthdayMonth, birthdayDay } = account
  if (birthdayYear === null || birthdayMonth === null || birthdayDay === null)
    return account.mobileNo === person.mobileNo
  return (
    birthdayYear === person.birthdayYear && birthdayMonth === person.birthdayMonth && birthdayDay === person.birthdayDay
  )
}

/** Sign-in names are told apart without case, as they are typed on phones. */
export const foldedUsername = (usrId: string): string => usrId.trim().toLowerCase()

/** A sign-in name with its middle masked: `ha***l`. */
export function maskedId(usrId: string): string {
  const letters = [...usrId]
  const last = letters.length > 3 ? letters.at(-1) : ''
  return `${letters.slice(0, 2).join('')}${'*'.repeat(Math.max(1, letters.length - 3))}${last}`
}

/** A number with its middle masked: `010****1234`. */
export const maskedMobile = (mobileNo: string): string => `${mobileNo.slice(0, 3)}****${mobileNo.slice(-4)}`
