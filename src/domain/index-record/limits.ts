import type { Schemas } from '#src/contract/schemas.ts'

type IndexCode = Schemas['HelhIdxRecord']['helhidxCode']

/**
 * What a typed value may be, both ends included. Outside of `kept` the server refuses it (`x-limits` of the contract,
 * which a test holds beside this). Outside of `usual` it is asked about once and then saved: a frightening value is one
 * that has to be recorded (docs/decisions/193).
 */
interface Limits {
  kept: readonly [from: number, to: number]
  usual: readonly [from: number, to: number]
}

const GLUCOSE: Limits['kept'] = [20, 600]

export const limits: Readonly<Record<IndexCode, Limits>> = {
  BW: { kept: [20, 300], usual: [35, 150] },
  HT: { kept: [100, 230], usual: [140, 200] },
  BDF: { kept: [3, 75], usual: [5, 50] },
  SKM: { kept: [5, 80], usual: [12, 55] },
  SBP: { kept: [60, 260], usual: [80, 170] },
  DBP: { kept: [30, 180], usual: [45, 110] },
  NBD: { kept: GLUCOSE, usual: [54, 200] },
  BBD: { kept: GLUCOSE, usual: [54, 200] },
  ABD: { kept: GLUCOSE, usual: [54, 300] },
  SBD: { kept: GLUCOSE, usual: [54, 300] },
  SLP: { kept: [10, 1440], usual: [120, 840] },
}

const within = ([from, to]: readonly [number, number], value: number) => value >= from && value <= to

export const isKept = (code: IndexCode, value: number): boolean => within(limits[code].kept, value)

/** Few are there: worth one question. */
export const isFar = (code: IndexCode, value: number): boolean => !within(limits[code].usual, value)
