/** The newest value of each indicator and how it stands. */
import { careOf, type CareCode } from '#server/domain/index-record/extremes.rules.ts'
import type { IndexRecord } from '#server/domain/index-record/queries.ts'
import {
  type Judged,
  type Range,
  rangesOf,
  standsAt,
  type Status,
  worse,
} from '#server/domain/index-record/ranges.rules.ts'
import { type IndexCode, indexText } from '#server/domain/index-record/rules.ts'
import { bmi } from '#server/domain/index-record/weight.rules.ts'
import { GLUCOSE, INDICATORS, type IndicatorCode } from './rules.ts'

/** What the cards are made of. */
export type Newest = {
  records: ReadonlyMap<IndexCode, IndexRecord>
  /** Of the moment of the newest systolic pressure; null when only that one was written down. */
  diastolic: number | null
  heightCm: number | null
  /** Beats a minute at rest, on the newest day that has any. */
  restingRate: { inptDt: string; rate: number } | null
  gender: 'M' | 'F' | null
}

export type Card = {
  code: IndicatorCode
  /** What the value is judged as: of blood sugar the time it was measured at. */
  judged: Judged
  helhidxCode: IndexCode | null
  value: string | null
  subValue: string | null
  inptDt: string | null
  status: Status | null
  /** What an extreme value asks for. */
  care: CareCode | null
  ranges: readonly Range[]
}

export const cardsOf = (newest: Newest): Card[] => INDICATORS.map(({ code }) => cardOf(code, newest))

export function cardOf(code: IndicatorCode, { records, diastolic, heightCm, restingRate, gender }: Newest): Card {
  const rangesFor = (judged: Judged) => rangesOf(judged, { gender })
  const statusFor = (judged: Judged, value: number): Status | null => standsAt(judged, value, gender)
  const ofRecord = (judged: IndexCode, record: IndexRecord | undefined): Card => ({
    code,
    judged,
    helhidxCode: record === undefined ? null : judged,
    value: record === undefined ? null : indexText(judged, record.value),
    subValue: null,
    inptDt: record?.inptDt ?? null,
    status: record === undefined ? null : statusFor(judged, record.value),
    care: record === undefined ? null : careOf({ [judged]: record.value }),
    ranges: rangesFor(judged),
  })

  switch (code) {
    case 'BP': {
      const systolic = records.get('SBP')
      const card = ofRecord('SBP', systolic)
      if (systolic === undefined || diastolic === null) return card
      const care = careOf({ SBP: systolic.value, DBP: diastolic })
      return {
        ...card,
        subValue: indexText('DBP', diastolic),
        status: worse(card.status, statusFor('DBP', diastolic)),
        care,
      }
    }
    case 'BS': {
      const newest = GLUCOSE.flatMap((glucose) => records.get(glucose) ?? []).toSorted((a, b) =>
        b.inptDt.localeCompare(a.inptDt),
      )[0]
      return ofRecord(newest?.code ?? 'NBD', newest)
    }
    case 'BMI': {
      const weight = records.get('BW')
      const value = bmi(weight?.value ?? null, heightCm)
      const none = {
        code,
        judged: 'BMI' as const,
        helhidxCode: null,
        subValue: null,
        care: null,
        ranges: rangesFor('BMI'),
      }
      if (value === null || weight === undefined) return { ...none, value: null, inptDt: null, status: null }
      return { ...none, value: value.toFixed(1), inptDt: weight.inptDt, status: statusFor('BMI', value) }
    }
    case 'HR': {
      const none = {
        code,
        judged: 'HR' as const,
        helhidxCode: null,
        subValue: null,
        care: null,
        ranges: rangesFor('HR'),
      }
      if (restingRate === null) return { ...none, value: null, inptDt: null, status: null }
      return {
        ...none,
        value: String(restingRate.rate),
        inptDt: restingRate.inptDt,
        status: statusFor('HR', restingRate.rate),
        care: careOf({ HR: restingRate.rate }),
      }
    }
    default:
      return ofRecord(code, records.get(code))
  }
}
