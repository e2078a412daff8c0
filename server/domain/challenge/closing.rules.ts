/**
 * What a settlement writes down of the end of a challenge. It is kept in Korean, as are the words of operators and
 * dietitians beside it; whoever reads English is told the server's own in English, and theirs as they are.
 */
import type { Language } from '#server/domain/member/language.rules.ts'
import type { ReportValue } from './schema.ts'

export const CLOSING = '마무리 리포트'
export const DAYS_DONE = '성공한 날'
export const WEIGHT = '체중'

const ENGLISH: ReadonlyMap<string, string> = new Map([
  [CLOSING, 'Closing report'],
  [DAYS_DONE, 'Days done'],
  [WEIGHT, 'Weight'],
])

const TO_THE_END = ', 끝까지 하셨어요.'

export const closingSummary = (chalnNm: string, achieveRate: number): string =>
  achieveRate >= 100 ? chalnNm + TO_THE_END : `${String(achieveRate)} %까지 왔어요.`

export function summaryIn(summaryTxt: string, name: string, language: Language): string {
  if (language === 'ko') return summaryTxt
  if (summaryTxt.endsWith(TO_THE_END)) return `You did it to the end: ${name}.`
  const rate = /^(\d+) %까지 왔어요\.$/.exec(summaryTxt)?.[1]
  return rate === undefined ? summaryTxt : `You came ${rate} % of the way.`
}

export const titleIn = (title: string, language: Language): string => (language === 'en' && ENGLISH.get(title)) || title

export const valuesIn = (values: readonly ReportValue[], language: Language): ReportValue[] =>
  values.map((value) => ({
    ...value,
    valueNm: titleIn(value.valueNm, language),
    valueTxt: language === 'en' && value.valueNm === DAYS_DONE ? daysIn(value.valueTxt) : value.valueTxt,
  }))

function daysIn(text: string): string {
  const days = Number.parseInt(text, 10)
  return days === 1 ? '1 day' : `${String(days)} days`
}
