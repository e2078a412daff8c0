/** The score and what stands behind it, as the wire has them. */
import { type Language, type Words, wordsIn } from '#server/domain/member/language.rules.ts'
import { peerWords } from '#server/domain/peer/queries.ts'
import { gainsOf } from './gain.rules.ts'
import { type Band, bandOf, type Measure, measuresOf, partStatus, same, shownOf } from './measures.rules.ts'
import type { Scored, ScoredMonth } from './queries.ts'
import {
  changeOf,
  FEWEST_PARTS,
  isWhole,
  knownOf,
  MOST,
  partCodes,
  type ScoreStatus,
  totalOf,
  totalStatus,
} from './score.rules.ts'
import { adviceOf, causeOf, commentOf, gainText, partWords, summaryOf } from './words.rules.ts'

/** The month asked for and the one before it. */
function lastTwo(months: readonly ScoredMonth[]): { now: ScoredMonth; before: ScoredMonth } {
  const [before, now] = months.slice(-2)
  if (before === undefined || now === undefined) throw new Error('A score without its months.')
  return { now, before }
}

/** Without the consent to health data there is no score, and nothing is analysed. */
export const NO_CONSENT: Words = {
  ko: '건강정보 동의가 없어서 점수를 셈하지 않아요.',
  en: 'Without your consent to health data there is no score.',
}

export function noScore(nickName: string, baseDt: string, language: Language) {
  const none = {
    totalScore: null,
    peerScore: null,
    peerTxt: null,
    changeScore: null,
    statusCode: null,
    itemList: [],
    trendList: [],
    gain: null,
  }
  return { nickName, baseDt, ...none, commentTxt: wordsIn(NO_CONSENT, language), healthAgreeYn: 'N' as const }
}

export const noAnalysis = (nickName: string, baseDt: string, language: Language) => ({
  nickName,
  baseDt,
  summaryTxt: wordsIn(NO_CONSENT, language),
  groupList: [],
  adviceList: [],
  healthAgreeYn: 'N' as const,
})

export function healthScore({ nickName, gender, decade, months, peers }: Scored, language: Language) {
  const { now, before } = lastTwo(months)
  const change = changeOf(now.points, before.points)
  const known = knownOf(now.points)
  const gain = known.length < FEWEST_PARTS ? undefined : gainsOf(now.facts)[0]
  const first = months.findIndex(({ points }) => totalOf(points) !== null)
  const isPeered = peers !== null && isWhole(now.points)
  const say = (words: Words) => wordsIn(words, language)
  return {
    nickName,
    baseDt: now.day,
    totalScore: totalOf(now.points),
    // Those of others are of 100: beside a part of it they would say who is better where nobody knows.
    peerScore: isPeered ? peers.score : null,
    peerTxt: isPeered ? say(peerWords(gender, decade)) : null,
    changeScore: change.total,
    statusCode: totalStatus(now.points),
    commentTxt: say(commentOf(now.points, change, gain)),
    itemList:
      known.length === 0
        ? []
        : partCodes.map((code) => ({
            itemCode: code,
            itemNm: say(partWords[code].name),
            score: now.points[code],
            maxScore: MOST,
            statusCode: partStatus(code, now.facts, now.points[code]),
            changeScore: change.parts[code],
            causeTxt: say(causeOf(code, now.facts, before.facts, now.points[code] !== null)),
          })),
    trendList:
      known.length === 0
        ? []
        : months.slice(first).map(({ day, points }) => ({ scoreMm: day.slice(0, 6), totalScore: totalOf(points) })),
    gain:
      gain === undefined
        ? null
        : { itemCode: gain.part, points: gain.points, text: say(gainText(gain)), leverCode: gain.lever },
  }
}

/** What stands behind it, part by part. */
export function healthAnalysis({ nickName, months }: Scored, language: Language) {
  const { now } = lastTwo(months)
  const known = knownOf(now.points)
  const say = (words: Words) => wordsIn(words, language)
  const groups = partCodes.map((code) => ({
    itemCode: code,
    itemNm: say(partWords[code].name),
    statusCode: partStatus(code, now.facts, now.points[code]),
    indexList: measuresOf(code, now.facts).flatMap((measure) => indexRow(measure, language)),
  }))
  const codes = (isAsked: (status: ScoreStatus) => boolean) =>
    groups.filter(({ statusCode }) => statusCode !== 'LACK' && isAsked(statusCode)).map(({ itemCode }) => itemCode)
  return {
    nickName,
    baseDt: now.day,
    summaryTxt: say(
      summaryOf({ well: codes((status) => status === 'NORMAL'), look: codes((status) => status !== 'NORMAL') }),
    ),
    groupList: known.length === 0 ? [] : groups,
    adviceList: known.length === 0 ? [] : adviceOf(gainsOf(now.facts), now.points, now.facts).map(say),
  }
}

/** No row for a value that lies in no band: nothing is said of it (docs/decisions/379). */
function indexRow(measure: Measure, language: Language) {
  const { code, name, unit, decimals, bands } = measure
  // As it is shown, so that number and word agree.
  const shown = shownOf(measure)
  const band = bandOf(measure)
  if (band === undefined) return []
  return {
    indexCode: code,
    indexNm: wordsIn(name, language),
    indexVal: shown.toFixed(decimals),
    unitNm: wordsIn(unit, language),
    normalTxt: wordsIn(normalText(bands, unit, decimals), language),
    posRate: placeOf(shown, band, bands),
    statusCode: band.status,
  }
}

function normalText(bands: readonly Band[], unit: Words, decimals: 0 | 1): Words {
  const normal = bands.find(({ status }) => status === 'NORMAL')
  if (normal === undefined) return same('')
  const text = (value: number) => value.toLocaleString('en', { maximumFractionDigits: decimals })
  const gap = unit.en === '' || unit.en === '%' ? '' : ' '
  const from = text(normal.min ?? 0)
  if (normal.max === null)
    return { ko: `${from}${unit.ko === '보' ? '' : gap}${unit.ko} 이상`, en: `from ${from}${gap}${unit.en}` }
  const last = text(normal.max - 10 ** -decimals)
  return { ko: `${from}~${last}${gap}${unit.ko}`, en: `${from}–${last}${gap}${unit.en}` }
}

const THIRD = 100 / 3

/**
 * Percent from the left over three thirds [CRT-15]: normal, caution, danger; lacking, normal, caution where the value
 * lacks, or where lacking is what there can be. How far into its third it lies goes from the band's border to a band's
 * width beyond it where the band is open.
 */
function placeOf(value: number, band: Band, bands: readonly Band[]): number {
  const beginsLow = band.status === 'LACK' || !bands.some(({ status }) => status === 'DANGER')
  const third = (beginsLow ? ['LACK', 'NORMAL', 'CAUTION'] : ['NORMAL', 'CAUTION', 'DANGER']).indexOf(band.status)
  const width =
    (band.min !== null && band.max !== null ? band.max - band.min : undefined) ?? (band.min ?? band.max ?? 1) / 2
  const from = band.min ?? (band.max ?? 0) - width
  const way = Math.min(1, Math.max(0, (value - from) / width))
  return Math.round((Math.max(0, third) + way) * THIRD)
}
