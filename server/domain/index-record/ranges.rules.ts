/**
 * How a value stands: one table for cards, graphs, lists, weeks, score and check-up items. Words are plain (낮음, 주의, 높음)
 * and name no illness: a single value is no diagnosis.
 */
import type { IndexCode } from './rules.ts'

/** CRT-14: normal, caution, danger, lacking. */
export type Status = 'NORMAL' | 'CAUTION' | 'DANGER' | 'LACK'

export type Judged = IndexCode | 'BMI' | 'HR'

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

const FOUR = [LOW, NORMAL, CARE, HIGH]

// Korean national check-up criteria (국가건강검진 판정기준), as the contract's examples give them; a home reading of 135/85
// counts as high there too.
const SBP = ranges(FOUR, [90, 120, 140])
const DBP = ranges(FOUR, [60, 80, 90])
/** Fasting and before a meal; after a meal and before sleep. From 70 down a meter's leaflet speaks of low sugar. */
const EMPTY = ranges(FOUR, [70, 100, 126])
const FED = ranges(FOUR, [70, 140, 200])
// Seven to nine hours (National Sleep Foundation, adults).
const SLP = ranges([['LACK', '부족', 'Short'], NORMAL, ['CAUTION', '많음', 'Long']], [420, 540])
// Asia-Pacific borders would be 23 and 25; the check-up's result sheet says 25 and 30.
const BMI = ranges(FOUR, [18.5, 25, 30])
/** At rest. */
const HR = ranges([LOW, NORMAL, ['CAUTION', '높음', 'High']], [50, 100])
// InBody's usual ranges by gender, and where it speaks of obesity.
const BODY_FAT = { M: ranges(FOUR, [10, 20, 25]), F: ranges(FOUR, [18, 28, 33]) }

/**
 * Ranges from low to high without a gap; none where nothing is usual for everybody: weight and height by themselves,
 * and muscle, for which there are shares of height and age only. Body fat needs a gender.
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

const ORDER: readonly Status[] = ['NORMAL', 'LACK', 'CAUTION', 'DANGER']

/** The one that deserves more attention; null is not measured and never worse. */
export function worse(one: Status | null, other: Status | null): Status | null {
  if (one === null || other === null) return one ?? other
  return ORDER.indexOf(one) >= ORDER.indexOf(other) ? one : other
}
