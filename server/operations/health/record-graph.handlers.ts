/** Readings across kinds: one of them per day, all of a day, days that have any, and where they come from. */
import { badRequest, type Handlers, ok } from '#server/contract.ts'
import { consentQueries } from '#server/domain/consent/queries.ts'
import { recordDayQueries } from '#server/domain/index-record/days.queries.ts'
import {
  type DayPoint,
  everyValue,
  glucoseOfDay,
  lastOfDay,
  nightOfDay,
  pressureOfDay,
} from '#server/domain/index-record/day-points.rules.ts'
import { heartRateQueries } from '#server/domain/index-record/heart-rate.queries.ts'
import { nightQueries } from '#server/domain/index-record/night.queries.ts'
import { rangeRows } from '#server/domain/index-record/borders.rules.ts'
import { GLUCOSE, indexName, indexUnit, sleepRow } from '#server/domain/index-record/present.ts'
import { indexRecordQueries } from '#server/domain/index-record/queries.ts'
import { type Judged, rangesOf } from '#server/domain/index-record/ranges.rules.ts'
import { readingQueries } from '#server/domain/index-record/readings.queries.ts'
import { type IndexCode, indexCodes, indexText } from '#server/domain/index-record/rules.ts'
import { bmi } from '#server/domain/index-record/weight.rules.ts'
import { languageQueries } from '#server/domain/member/language.queries.ts'
import { linkQueries } from '#server/domain/phone/link.queries.ts'
import { phoneQueries } from '#server/domain/phone/queries.ts'
import { originOf, sourceOf } from '#server/domain/phone/source.rules.ts'
import { daysBetween, isDay, seoulDay } from '#server/seoul.ts'
import { orNull, yn } from '#server/wire.ts'
import type { Deps } from '../deps.ts'

/** Longer graphs tell when nights began and leave their stages out: a year of them is ten thousand spans. */
const DAYS_WITH_STAGES = 31

type Indicator = 'BW' | 'BMI' | 'BP' | 'BS' | 'BDF' | 'SKM' | 'SLP' | 'HR'
type Drawn = { judged: Judged; unit: string; points: DayPoint[]; text: (value: number) => string }

export function recordGraphHandlers({ db, clock }: Deps) {
  const records = indexRecordQueries(db)
  const readings = readingQueries(db)
  const rates = heartRateQueries(db)
  const nights = nightQueries(db)
  const days = recordDayQueries(db)
  const links = linkQueries(db)
  const phone = phoneQueries(db)
  const consents = consentQueries(db)
  const { languageOf } = languageQueries(db)

  async function drawn(
    hcId: string,
    indicator: Indicator,
    from: string,
    to: string,
    everyOne: boolean,
  ): Promise<Drawn> {
    const of = async (
      code: IndexCode,
      judged: Judged,
      codes: readonly IndexCode[],
      pointsOf: typeof nightOfDay,
    ): Promise<Drawn> => ({
      judged,
      unit: code,
      points: pointsOf(await readings.range(hcId, codes, from, to)),
      text: (value) => indexText(code, value),
    })
    switch (indicator) {
      case 'BP':
        return of('SBP', 'SBP', ['SBP', 'DBP'], pressureOfDay)
      case 'SLP':
        return of('SLP', 'SLP', ['SLP'], everyOne ? (found) => everyValue(found, 'SLP') : nightOfDay)
      case 'BS': {
        const { judged, points } = glucoseOfDay(await readings.range(hcId, GLUCOSE, from, to))
        return { judged, unit: judged, points, text: (value) => indexText(judged, value) }
      }
      case 'BMI': {
        const [found, height] = await Promise.all([readings.range(hcId, ['BW'], from, to), records.heightCm(hcId)])
        const points = lastOfDay(found, 'BW').flatMap((one) => {
          const value = bmi(one.value, height)
          return value === null ? [] : [{ ...one, value }]
        })
        return { judged: 'BMI', unit: '', points, text: (value) => value.toFixed(1) }
      }
      case 'HR': {
        const spans = await rates.spans(hcId, 'day', from, to)
        const points = spans.flatMap(({ at, rest }) =>
          rest === null ? [] : [{ day: at, value: rest, second: null, inptDt: null, origin: null }],
        )
        return { judged: 'HR', unit: 'bpm', points, text: String }
      }
      default:
        return of(indicator, indicator, [indicator], (found) => (everyOne ? everyValue : lastOfDay)(found, indicator))
    }
  }

  return {
    healthHelhGraph: async ({ query: { indicatorCode, startDt, endDt, allYn } }, caller) => {
      const { hcId } = caller
      if (!isDay(startDt)) return badRequest('startDt')
      if (!isDay(endDt) || endDt < startDt) return badRequest('endDt')
      const [{ judged, unit, points, text }, found, gender, language] = await Promise.all([
        drawn(hcId, indicatorCode, startDt, endDt, allYn === 'Y'),
        indicatorCode === 'SLP' ? nights.range(hcId, startDt, endDt) : undefined,
        indicatorCode === 'BDF' ? records.genderOf(hcId) : null,
        languageOf(hcId, caller),
      ])
      const withStages = daysBetween(startDt, endDt) < DAYS_WITH_STAGES
      return ok({
        indicatorCode,
        unitNm: isIndexCode(unit) ? indexUnit(unit, language) : unit,
        startDt,
        endDt,
        rangeList: rangeRows(judged, rangesOf(judged, { gender }), language),
        list: points.map(({ day, value, second, inptDt, origin }) => ({
          helhDate: day,
          indicatorVal: text(value),
          subVal: orNull(second, (diastolic) => indexText('DBP', diastolic)),
          inptDt,
          helhidxOriCode: origin,
          sleepDtl: sleepRow(found?.get(inptDt ?? ''), withStages),
        })),
      })
    },

    healthMyLogHelhIdx: async ({ query: { baseDt = seoulDay(clock.now()) } }, caller) => {
      if (!isDay(baseDt)) return badRequest('baseDt')
      const [found, language] = await Promise.all([
        readings.range(caller.hcId, indexCodes, baseDt, baseDt),
        languageOf(caller.hcId, caller),
      ])
      return ok(
        indexCodes.flatMap((code) => {
          const last = found.findLast(({ values }) => values[code] !== undefined)
          const value = last?.values[code]
          if (last === undefined || value === undefined) return []
          return [
            {
              helhidxCode: code,
              helhidxNm: indexName(code, language),
              helhidxUnit: indexUnit(code, language),
              helhidxVal: indexText(code, value),
              inptDt: last.inptDt,
              helhidxOriCode: last.origin,
            },
          ]
        }),
      )
    },

    healthGetRecordDayList: async ({ query: { startDt, endDt, indicatorCode } }, { hcId }) => {
      if (!isDay(startDt)) return badRequest('startDt')
      if (!isDay(endDt) || endDt < startDt) return badRequest('endDt')
      const found = await days.between(hcId, startDt, endDt)
      return ok(
        found
          .filter(({ indicators }) => indicatorCode === undefined || indicators.includes(indicatorCode))
          .map(({ day, indicators, hasMeal, hasExercise }) => ({
            helhDate: day,
            indicatorCodeList: indicators,
            mealYn: yn(hasMeal),
            wrkotYn: yn(hasExercise),
          })),
      )
    },

    /** Where values come from: the platforms of phones, linked or not, InBody, and the member's own hand. */
    healthMyHelhidxLkeqmtList: async (_input, { hcId }) => {
      const [linked, inbody, lastInbody, lastTyped] = await Promise.all([
        links.links(hcId),
        consents.consent(hcId, 'inbody'),
        phone.newestInbody(hcId),
        records.newestTime(hcId, '1'),
      ])
      const row = async (code: '1' | '2') => {
        const origin = originOf(code)
        if (origin === undefined) throw new Error(`Source ${code} has no origin.`)
        const link = linked.get(code)
        return {
          helhidxLkeqmtCode: code,
          helhidxOriCode: origin,
          helhidxLkeqmtNm: sourceOf(code).name,
          linkYn: link?.linkYn ?? ('N' as const),
          lastInptDt: await phone.newestOf(hcId, origin, link !== undefined),
        }
      }
      return ok([
        ...(await Promise.all([row('1'), row('2')])),
        {
          helhidxLkeqmtCode: null,
          helhidxOriCode: '4' as const,
          helhidxLkeqmtNm: '인바디',
          linkYn: inbody?.agreeYn ?? ('N' as const),
          lastInptDt: lastInbody,
        },
        {
          helhidxLkeqmtCode: null,
          helhidxOriCode: '1' as const,
          helhidxLkeqmtNm: '직접 입력',
          linkYn: 'Y' as const,
          lastInptDt: lastTyped,
        },
      ])
    },
  } satisfies Handlers
}

const isIndexCode = (unit: string): unit is IndexCode => (indexCodes as readonly string[]).includes(unit)
