/** A report on the wire, in its four cuts. */
import { USUAL_TIME } from '#server/domain/intake/eat-time.rules.ts'
import { type Language, wordsIn } from '#server/domain/member/language.rules.ts'
import { type Advised, nutrientNames, statusOf } from '#server/domain/nutrition/advised.rules.ts'
import { decadeOf, type Eaters, peerWords } from '#server/domain/peer/queries.ts'
import { mealNames, mealTypeOf } from '#server/domain/restaurant/meal-time.rules.ts'
import { yn } from '#server/wire.ts'
import type { Report, Running } from './queries.ts'
import { DAYS } from './rules.ts'
import { PATTERN_CODES, patternNow, PATTERNS, reportWords, summaryOf } from './words.rules.ts'

export const patternTypes = (latest: Report | undefined, language: Language) =>
  PATTERN_CODES.map((patternCode) => ({
    patternCode,
    patternNm: wordsIn(PATTERNS[patternCode].name, language),
    descTxt: wordsIn(PATTERNS[patternCode].text, language),
    imgUrl: null,
    myYn: yn(latest !== undefined && patternNow(latest.figures) === patternCode),
  }))

export function patternData({ reportSeq, startDt, endDt, figures }: Report, advised: Advised, language: Language) {
  const nutrient = (code: 'PROTEIN' | 'FIB' | 'NA', avgVal: number | null) => {
    const { min, max } = advised[code]
    return {
      nutrientCode: code,
      nutrientNm: nutrientNames[code][language],
      avgVal,
      targetVal: min ?? max ?? 0,
      statusCode: statusOf(avgVal, advised[code]),
    }
  }
  return {
    reportSeq,
    startDt,
    endDt,
    patternCode: patternNow(figures),
    patternNm: wordsIn(PATTERNS[patternNow(figures)].name, language),
    score: figures.score,
    recordDayCnt: figures.recorded,
    avgKcal: figures.kcal,
    mealList: figures.meals.map(({ mealType, days, kcalRate, time, dish }) => ({
      menuMealType: mealTypeOf(mealType),
      menuMealTypeTxt: mealNames[mealType]?.ko ?? '',
      recordCnt: days,
      recordRate: Math.round((days / DAYS) * 100),
      kcalRate,
      // A report that knows no dishes counted times that nobody had told.
      avgTm: dish === undefined && isUsualTime(time) ? null : time,
      dishNm: dish ?? null,
    })),
    weekdayList: figures.weekdays.map((avgKcal, index) => ({ weekdayCode: WEEKDAYS[index] ?? '1', avgKcal })),
    nutrientList: [
      nutrient('PROTEIN', figures.proteinG),
      nutrient('FIB', figures.fibreG),
      nutrient('NA', figures.sodiumMg),
    ],
  }
}

const isUsualTime = (time: string | null): boolean =>
  time !== null && Object.values(USUAL_TIME).some((usual) => usual.startsWith(time))

const WEEKDAYS = ['1', '2', '3', '4', '5', '6', '7'] as const

const daysOf = ({ figures }: Report, mealType: string): number =>
  figures.meals.find((meal) => meal.mealType === mealType)?.days ?? 0

/** What is compared, under its name and unit, with where the others stand. */
const ITEMS = [
  [
    'SCORE',
    { ko: '점수', en: 'Points' },
    { ko: '점', en: 'points' },
    (report: Report) => report.figures.score,
    'score',
  ],
  [
    'BREAKFAST',
    { ko: '아침 먹은 날', en: 'Days with breakfast' },
    { ko: '일', en: 'days' },
    (report: Report) => daysOf(report, '1'),
    'breakfastDays',
  ],
  [
    'KCAL',
    { ko: '하루 열량', en: 'Energy a day' },
    { ko: 'kcal', en: 'kcal' },
    (report: Report) => report.figures.kcal,
    'kcal',
  ],
  [
    'VEG',
    { ko: '채소 반찬', en: 'Vegetables' },
    { ko: '접시', en: 'plates' },
    (report: Report) => report.figures.vegetables,
    'vegetables',
  ],
  [
    'NA',
    { ko: '나트륨', en: 'Sodium' },
    { ko: 'mg', en: 'mg' },
    (report: Report) => report.figures.sodiumMg,
    'sodiumMg',
  ],
  // Of two weeks; the wire tells them for one.
  [
    'NIGHT',
    { ko: '야식', en: 'Late-night meals' },
    { ko: '회', en: 'times' },
    (report: Report) => report.figures.nights / 2,
    'nights',
  ],
] as const

/**
 * @param who the member, for whom the others are those of the same sex and decade of age
 * @param eaters null where those are too few to tell of them
 */
export function patternCompData(
  report: Report,
  before: Report | undefined,
  { gender, age }: { gender: 'M' | 'F'; age: number },
  eaters: Eaters | null,
  language: Language,
) {
  const decade = decadeOf(age)
  return {
    reportSeq: report.reportSeq,
    beforeReportSeq: before?.reportSeq ?? null,
    peerTxt: language === 'ko' ? `같은 성별 ${decade}대 회원` : peerWords(gender, decade).en,
    itemList: ITEMS.map(([itemCode, name, unit, of, ofEaters]) => ({
      itemCode,
      itemNm: name[language],
      unitNm: unit[language],
      myVal: of(report),
      beforeVal: before === undefined ? null : of(before),
      peerVal: eaters?.[ofEaters] ?? null,
    })),
  }
}

export function patternSummary(report: Report, before: Report | undefined, advised: Advised, language: Language) {
  const { reportSeq, startDt, endDt, figures } = report
  const words = reportWords(figures, before?.figures, {
    sodiumMg: advised.NA.max ?? 0,
    proteinG: advised.PROTEIN.min ?? 0,
    fibreG: advised.FIB.min ?? 0,
  })
  const list = (sentences: typeof words.good) => sentences.map((one) => wordsIn(one, language))
  return {
    reportSeq,
    startDt,
    endDt,
    patternNm: wordsIn(PATTERNS[patternNow(figures)].name, language),
    summaryTxt: wordsIn(words.summary, language),
    goodList: list(words.good),
    careList: list(words.care),
    nextGoalTxt: wordsIn(words.next, language),
    nextGoalCode: words.nextCode,
  }
}

/** A page of reports, newest first, and how far the next one is. */
export function patternPage(
  reports: readonly Report[],
  running: Running,
  { page, size, language }: { page: number; size: number; language: Language },
) {
  return {
    totalCnt: reports.length,
    recordDayCnt: running.recorded,
    needDayCnt: running.needed,
    nextStartDt: running.from,
    nextEndDt: running.to,
    list: reports
      .toReversed()
      .slice((page - 1) * size, page * size)
      .map(({ reportSeq, startDt, endDt, figures, readAt }) => ({
        reportSeq,
        startDt,
        endDt,
        patternNm: wordsIn(PATTERNS[patternNow(figures)].name, language),
        summaryTxt: wordsIn(summaryOf(figures), language),
        score: figures.score,
        readYn: yn(readAt !== null),
      })),
  }
}
