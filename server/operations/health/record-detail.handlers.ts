/** One indicator with its last records, for the card that opens in place. */
import { type Handlers, ok } from '#server/contract.ts'
import { cardOf } from '#server/domain/indicator/cards.rules.ts'
import { cardRow } from '#server/domain/indicator/present.ts'
import { indicatorQueries } from '#server/domain/indicator/queries.ts'
import { storedOnly } from '#server/domain/indicator/stored.rules.ts'
import { heartRateQueries } from '#server/domain/index-record/heart-rate.queries.ts'
import { nightQueries } from '#server/domain/index-record/night.queries.ts'
import { nightsOf, SHORTEST_NIGHT } from '#server/domain/index-record/night.rules.ts'
import { sleepRow } from '#server/domain/index-record/present.ts'
import { type Origin, readingQueries } from '#server/domain/index-record/readings.queries.ts'
import { type IndexCode, indexText } from '#server/domain/index-record/rules.ts'
import { halfUp } from '#server/rounding.ts'
import { bmi } from '#server/domain/index-record/weight.rules.ts'
import { languageQueries } from '#server/domain/member/language.queries.ts'
import type { Language } from '#server/domain/member/language.rules.ts'
import { addDays, seoulDay } from '#server/seoul.ts'
import type { Deps } from '../deps.ts'

const LAST = 7
const FIRST_DAY = '00000101'
type Indicator = Parameters<typeof cardOf>[0]
type Value = {
  value: number
  second: number | null
  text: string
  inptDt: string
  origin: Origin
  /** Only values of one kind are compared. */ kind: string
}

/** Most telling first where several were measured at one moment. */
const CODES: Readonly<Partial<Record<Indicator, readonly IndexCode[]>>> = {
  BW: ['BW'],
  BMI: ['BW'],
  BP: ['SBP', 'DBP'],
  BS: ['ABD', 'BBD', 'NBD', 'SBD'],
  BDF: ['BDF'],
  SKM: ['SKM'],
  SLP: ['SLP'],
}

export function recordDetailHandlers({ db, clock }: Deps) {
  const indicators = indicatorQueries(db)
  const readings = readingQueries(db)
  const nights = nightQueries(db)
  const rates = heartRateQueries(db)
  const { languageOf } = languageQueries(db)

  async function lastOf(hcId: string, code: Indicator, today: string, heightCm: number | null): Promise<Value[]> {
    const page = { pageNo: 1, pageSize: LAST }
    const codes = CODES[code]
    if (codes === undefined) {
      const { list } = await rates.page(hcId, FIRST_DAY, today, page)
      return list.map(({ rate, inptDt, origin, state }) => ({
        value: rate,
        second: null,
        text: String(rate),
        inptDt,
        origin,
        kind: state,
      }))
    }
    const { list } = await readings.page(hcId, codes, page)
    return list.flatMap(({ inptDt, origin, values }): Value[] => {
      const found = codes.find((one) => values[one] !== undefined && one !== 'DBP')
      const measured = found === undefined ? undefined : values[found]
      if (found === undefined || measured === undefined) return []
      const value = code === 'BMI' ? bmi(measured, heightCm) : measured
      if (value === null) return []
      return [
        {
          value,
          second: values.DBP ?? null,
          text: code === 'BMI' ? value.toFixed(1) : indexText(found, measured),
          inptDt,
          origin,
          kind: kindOf(found, measured),
        },
      ]
    })
  }

  return {
    healthMyHelhIdxDetail: async ({ query: { indicatorCode } }, caller) => {
      const { hcId } = caller
      const today = seoulDay(clock.now())
      const asked = indicators.person(hcId, today)
      const [newest, who, restingRate, settings, language] = await Promise.all([
        indicators.newest(hcId, today, asked),
        asked,
        rates.newestRest(hcId),
        indicators.settings(hcId),
        languageOf(hcId, caller),
      ])
      const isKeeping = who?.keepingYn === 'Y'
      // Body mass index is worked out, and none is stored.
      const last =
        indicatorCode === 'BMI' && !isKeeping ? [] : await lastOf(hcId, indicatorCode, today, newest.heightCm)
      const first = last.at(-1)
      const slept =
        indicatorCode === 'SLP' && first !== undefined
          ? await nights.range(hcId, addDays(first.inptDt.slice(0, 8), -1), today)
          : undefined
      const place = settings.find(({ code }) => code === indicatorCode)
      const card = cardOf(indicatorCode, { ...newest, restingRate })
      return ok({
        indicator: cardRow(isKeeping ? card : storedOnly(card), place?.orderSeq ?? 0, language, isKeeping),
        commentTxt: isKeeping ? comparison(last, indicatorCode === 'SLP', language) : null,
        recordList: last.map(({ second, text, inptDt, origin }) => ({
          indicatorVal: text,
          subVal: second === null ? null : indexText('DBP', second),
          inptDt,
          helhidxOriCode: origin,
          sleepDtl: sleepRow(slept?.get(inptDt), true),
        })),
      })
    },
  } satisfies Handlers
}

/** On an empty stomach or after food, a night or a nap. */
function kindOf(code: IndexCode, value: number): string {
  if (code === 'ABD' || code === 'SBD') return 'fed'
  return code === 'SLP' && value < SHORTEST_NIGHT ? 'nap' : 'plain'
}

type Beside = { higher: string; lower: string }
const BESIDE_MEAN: Record<Language, Beside> = {
  ko: { higher: '높아요', lower: '낮아요' },
  en: { higher: 'above', lower: 'below' },
}
/** A night is longer or shorter, by hours and minutes. */
const NIGHT_BESIDE_MEAN: Record<Language, Beside> = {
  ko: { higher: '길어요', lower: '짧아요' },
  en: { higher: 'longer than', lower: 'shorter than' },
}

/** Of sleep one a night, and the naps: a night that two sources tell is not compared with itself. */
function oneEach(values: readonly Value[]): readonly Value[] {
  const nights = nightsOf(values.map((each) => ({ ...each, minutes: each.value }))).map(({ inptDt }) => inptDt)
  return values.filter(({ kind, inptDt }) => kind === 'nap' || nights.includes(inptDt))
}

/** The newest beside the mean of those of its kind before it; without one nothing is compared. */
function comparison(last: readonly Value[], isSleep: boolean, language: Language): string | null {
  const [newest, ...others] = isSleep ? oneEach(last) : last
  const before = others.filter(({ kind }) => kind === newest?.kind)
  if (newest === undefined || before.length === 0) return null
  const ko = language === 'ko'
  const mean = before.reduce((sum, { value }) => sum + value, 0) / before.length
  const digits = newest.text.split('.')[1]?.length ?? 0
  const difference = Math.abs(halfUp(newest.value - mean, digits))
  if (difference === 0) return ko ? '지난 기록들의 평균과 같아요.' : 'The same as the average of the records before.'
  const { higher, lower } = (isSleep ? NIGHT_BESIDE_MEAN : BESIDE_MEAN)[language]
  const than = newest.value > mean ? higher : lower
  const by = isSleep ? spanText(difference, language) : difference.toFixed(digits)
  return ko ? `지난 기록들의 평균보다 ${by} ${than}.` : `${by} ${than} the average of the records before.`
}

function spanText(minutes: number, language: Language): string {
  const part = (count: number, ko: string, en: string): string[] => {
    if (count === 0) return []
    return [language === 'ko' ? `${count}${ko}` : `${count} ${en}`]
  }
  return [...part(Math.floor(minutes / 60), '시간', 'h'), ...part(minutes % 60, '분', 'min')].join(' ')
}
