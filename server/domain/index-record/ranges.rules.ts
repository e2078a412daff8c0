/**
 * How a value stands: for cards, graphs, lists, weeks, score and health age, from the table of borders
 * (usual/borders.rules.ts). Words are plain (낮음, 주의, 높음) and name no illness: a single value is no diagnosis.
 */
import type { IndexCode } from './rules.ts'
import { type Usual, usual, usualBy } from '#server/domain/usual/borders.rules.ts'

/** CRT-14: normal, caution, danger, lacking. */
export type Status = 'NORMAL' | 'CAUTION' | 'DANGER' | 'LACK'

/** What is judged; the waist is measured with a tape and has no code of its own. */
export type Judged = IndexCode | 'BMI' | 'HR' | 'WC'

/** From `min`, included, up to `max`, not included; null is open. */
export type Range = { status: Status; name: string; nameEng: string; min: number | null; max: number | null }

type Word = readonly [Status, string, string]

const LOW: Word = ['LACK', '낮음', 'Low']
const NORMAL: Word = ['NORMAL', '정상', 'Normal']
const CARE: Word = ['CAUTION', '주의', 'Caution']
const HIGH: Word = ['DANGER', '높음', 'High']

/** Words from low to high, with the values between them. */
function ranges(words: readonly Word[], borders: readonly number[]): Range[] {
  return words.map(([status, name, nameEng], index) => ({
    status,
    name,
    nameEng,
    min: borders[index - 1] ?? null,
    max: borders[index] ?? null,
  }))
}

/** Low, usual, caution, high: between the borders of the table. */
const four = ({ from, to, high }: Usual & { from: number; high: number }): Range[] =>
  ranges([LOW, NORMAL, CARE, HIGH], [from, to, high])

const SBP = four(usual.SBP)
const DBP = four(usual.DBP)
/** Fasting and before a meal; after a meal and before sleep. */
const EMPTY = four(usual.NBD)
const FED = four(usual.ABD)
const SLP = ranges([['LACK', '부족', 'Short'], NORMAL, ['CAUTION', '많음', 'Long']], [usual.SLP.from, usual.SLP.to])
const BMI = four(usual.BMI)
const HR = ranges([LOW, NORMAL, ['CAUTION', '높음', 'High']], [usual.HR.from, usual.HR.to])
const BODY_FAT = { M: four(usualBy.BDF.M), F: four(usualBy.BDF.F) }
const WAIST = {
  M: ranges([NORMAL, CARE], [usualBy.WC.M.to]),
  F: ranges([NORMAL, CARE], [usualBy.WC.F.to]),
}

/**
 * Ranges from low to high without a gap; none where nothing is usual for everybody: weight and height by themselves,
 * and muscle, for which there are shares of height and age only. Body fat and waist need a gender.
 */
export function rangesOf(judged: Judged, { gender }: { gender: 'M' | 'F' | null }): readonly Range[] {
  switch (judged) {
    case 'SBP':
      return SBP
    case 'DBP':
      return DBP
    case 'NBD':
    case 'BBD':
      return EMPTY
    case 'ABD':
    case 'SBD':
      return FED
    case 'SLP':
      return SLP
    case 'BMI':
      return BMI
    case 'HR':
      return HR
    case 'BDF':
      return gender === null ? [] : BODY_FAT[gender]
    case 'WC':
      return gender === null ? [] : WAIST[gender]
    case 'BW':
    case 'HT':
    case 'SKM':
      return []
  }
}

/** The range that holds a value; undefined where there are none. */
export function rangeOf(list: readonly Range[], value: number): Range | undefined {
  return list.find(({ min, max }) => (min === null || value >= min) && (max === null || value < max))
}

/** Where a value stands; null where nobody can say: it is never taken for usual (docs/decisions/379). */
export const standsAt = (judged: Judged, value: number, gender: 'M' | 'F' | null): Status | null =>
  rangeOf(rangesOf(judged, { gender }), value)?.status ?? null

const ORDER: readonly Status[] = ['NORMAL', 'LACK', 'CAUTION', 'DANGER']

/** The one that deserves more attention; null is not measured and never worse. */
export function worse(one: Status | null, other: Status | null): Status | null {
  if (one === null || other === null) return one ?? other
  return ORDER.indexOf(one) >= ORDER.indexOf(other) ? one : other
}
