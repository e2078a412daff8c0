import type { Schemas } from '#src/contract/schemas.ts'
import { usual } from './usual.ts'

type IndexCode = Schemas['HelhIdxRecord']['helhidxCode']

/** What an extreme reading asks for; a word with VERY is serious. */
export type CareCode = Schemas['HelhCareCode']

/** What may be extreme; heart rate at rest has no index code. */
export type Extreme = IndexCode | 'HR'

/** From the first, included, up to the second, not included; null is open. */
type Border = readonly [from: number | null, to: number | null]

const sugar = (border: Border) => ({ NBD: border, ABD: border, BBD: border, SBD: border })

/**
 * The borders of the contract, whose sources stand with the server's table; a test holds both equal (`x-borders`). The
 * gravest stand first.
 */
export const borders: Readonly<Record<CareCode, Readonly<Partial<Record<Extreme, Border>>>>> = {
  SUGAR_VERY_LOW: sugar([null, 54]),
  SUGAR_VERY_HIGH: sugar([300, null]),
  BP_VERY_HIGH: { SBP: [180, null], DBP: [120, null] },
  HR_VERY_LOW: { HR: [null, 41] },
  HR_VERY_HIGH: { HR: [131, null] },
  SUGAR_LOW: sugar([54, 70]),
  BP_LOW: { SBP: [null, 90], DBP: [null, 60] },
  HR_LOW: { HR: [41, 50] },
  HR_HIGH: { HR: [100, 131] },
}

const holds = (border: Border | undefined, value: number | null | undefined): boolean =>
  border !== undefined &&
  value != null &&
  (border[0] === null || value >= border[0]) &&
  (border[1] === null || value < border[1])

/** From here a systolic pressure is above the usual: a low lower value beside it makes no low pressure. */
const RAISED = usual.SBP.to

/** What the values of one moment ask for, the gravest of it; null where nothing does. */
export function careOf(values: Readonly<Partial<Record<Extreme, number | null>>>): CareCode | null {
  // `borders` has no other keys.
  const codes = (Object.keys(borders) as CareCode[]).filter((code) => code !== 'BP_LOW' || (values.SBP ?? 0) < RAISED)
  return (
    codes.find((code) => (Object.keys(values) as Extreme[]).some((of) => holds(borders[code][of], values[of]))) ?? null
  )
}

export const isSerious = (code: CareCode): boolean => code.includes('_VERY_')

/** In how many minutes it is measured again: after sugar, and after a rest. The others are no matter of minutes. */
export const againMinutes: Readonly<Partial<Record<CareCode, number>>> = {
  SUGAR_VERY_LOW: 15,
  SUGAR_LOW: 15,
  BP_VERY_HIGH: 5,
}

/** So long a reading is one of now. */
export const FRESH_MIN = 60
