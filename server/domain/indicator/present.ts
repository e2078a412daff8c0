/** Indicators in the form of the wire, in the language of the call. */
import { border, rangeRows } from '#server/domain/index-record/borders.rules.ts'
import type { Judged } from '#server/domain/index-record/ranges.rules.ts'
import { usual } from '#server/domain/usual/borders.rules.ts'
import type { Language, Words } from '#server/domain/member/language.rules.ts'
import { yn } from '#server/wire.ts'
import type { Card } from './cards.rules.ts'
import { indicatorNames, nameOf } from './rules.ts'

const AT: Partial<Record<Judged, Words>> = {
  NBD: { ko: '공복 ', en: 'Fasting ' },
  BBD: { ko: '식전 ', en: 'Before a meal ' },
  ABD: { ko: '식후 ', en: 'After a meal ' },
  SBD: { ko: '취침 전 ', en: 'Before sleep ' },
}

/** What is usual, as text. */
function normalText({ code, judged, ranges }: Card, language: Language): string | null {
  const normal = ranges.find(({ status }) => status === 'NORMAL')
  if (normal === undefined || normal.min === null || normal.max === null) return null
  const ko = language === 'ko'
  if (code === 'BP') {
    const pair = `${usual.SBP.to}/${usual.DBP.to}`
    return ko ? `${pair}mmHg 미만` : `Below ${pair} mmHg`
  }
  if (code === 'SLP')
    return ko
      ? `${normal.min / 60}시간 이상 ${normal.max / 60}시간 미만`
      : `${normal.min / 60} to ${normal.max / 60} hours`
  const [from, to] = [border(judged, normal.min), border(judged, normal.max)]
  const unit = indicatorNames[code].unit[language]
  const at = AT[judged]?.[language]
  if (at !== undefined) return ko ? `${at}${to}${unit} 미만` : `${at}below ${to} ${unit}`
  return ko ? `${from} 이상 ${to} 미만` : `${from} to below ${to}`
}

/** @param isKeeping whether anything may be concluded: the answer says so */
export const cardRow = (card: Card, orderSeq: number, language: Language, isKeeping: boolean) => ({
  indicatorCode: card.code,
  indicatorNm: nameOf(card.code, language),
  unitNm: indicatorNames[card.code].unit[language],
  helhidxCode: card.helhidxCode,
  indicatorVal: card.value,
  subVal: card.subValue,
  inptDt: card.inptDt,
  statusCode: card.status,
  normalTxt: normalText(card, language),
  rangeList: rangeRows(card.judged, card.ranges, language),
  orderSeq,
  healthAgreeYn: yn(isKeeping),
})
