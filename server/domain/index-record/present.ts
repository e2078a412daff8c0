/** Readings and what is usual in the form of the wire, in the language of the call. */
import type { Language } from '#server/domain/member/language.rules.ts'
import { rangeRows } from './borders.rules.ts'
import type { Night } from './night.rules.ts'
import { type Judged, rangesOf, standsAt, type Status, worse } from './ranges.rules.ts'
import type { Reading } from './readings.queries.ts'
import { type IndexCode, indexes, indexText } from './rules.ts'

/** The rows of what is usual for everybody, whatever the gender. */
export const usualRows = (judged: Judged, language: Language) =>
  rangeRows(judged, rangesOf(judged, { gender: null }), language)

/** Index codes in English; the Korean names stand with the codes. */
const ENGLISH: Readonly<Record<IndexCode, string>> = {
  BW: 'Weight',
  HT: 'Height',
  BDF: 'Body fat',
  SKM: 'Muscle',
  SBP: 'Systolic pressure',
  DBP: 'Diastolic pressure',
  NBD: 'Fasting blood sugar',
  ABD: 'Blood sugar after a meal',
  BBD: 'Blood sugar before a meal',
  SBD: 'Blood sugar before sleep',
  SLP: 'Sleep',
}

export const indexName = (code: IndexCode, language: Language): string =>
  language === 'en' ? ENGLISH[code] : indexes[code].name
export const indexUnit = (code: IndexCode, language: Language): string =>
  code === 'SLP' && language === 'en' ? 'min' : indexes[code].unit

/** Of what is usual for everybody, whatever the gender. */
const statusOf = (code: IndexCode, value: number | undefined): Status | null =>
  value === undefined ? null : standsAt(code, value, null)

/** A row of blood pressure: both values of one moment, or one of them; the worse one speaks. */
export function pressureRow({ inptDt, origin, values: { SBP, DBP } }: Reading) {
  const status = worse(statusOf('SBP', SBP), statusOf('DBP', DBP))
  return {
    sbpVal: SBP === undefined ? null : indexText('SBP', SBP),
    dbpVal: DBP === undefined ? null : indexText('DBP', DBP),
    inptDt,
    helhidxOriCode: origin,
    statusCode: status,
  }
}

export const GLUCOSE = ['NBD', 'ABD', 'BBD', 'SBD'] as const satisfies readonly IndexCode[]

/** Each glucose value of a moment is a row of its own. */
export const glucoseRows = ({ inptDt, origin, values }: Reading) =>
  GLUCOSE.flatMap((code) => {
    const value = values[code]
    return value === undefined
      ? []
      : [
          {
            helhidxCode: code,
            helhidxVal: indexText(code, value),
            inptDt,
            helhidxOriCode: origin,
            statusCode: statusOf(code, value),
          },
        ]
  })

/** @param withStages a long graph tells when nights began and leaves their stages out */
export function sleepRow(night: Night | undefined, withStages: boolean) {
  if (night === undefined) return null
  return { startDt: night.startDt, stageList: withStages ? [...night.stageList] : [] }
}
