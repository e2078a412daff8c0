import type { Queryable } from '#server/db/client.ts'
import { insertMany } from '#server/db/many.ts'
import type { Newcomer } from '#server/db/seed/noun.ts'
import { addDays, seoulDay, seoulInstant } from '#server/seoul.ts'
import { challengeReports, type ReportValue } from '../schema.ts'
import { CODES } from './plan.ts'

/** The weeks of the walk and of the coached one that are behind haneul; the newest of the walk is unread. */
export async function weekReports(tx: Queryable, { hcId }: Newcomer, walk: Date): Promise<void> {
  const monday = seoulDay(walk)
  const report = (
    reportSeq: number,
    chalnCode: string,
    title: string,
    from: number,
    to: number,
    isRead: boolean,
    summaryTxt: string,
    values: ReportValue[],
  ) => {
    const madeAt = seoulInstant(addDays(monday, from < 0 ? 0 : from + 7), '0700')
    return {
      hcId,
      reportSeq,
      chalnCode,
      reportType: 'WEEK' as const,
      title,
      startDt: addDays(monday, from),
      endDt: addDays(monday, to),
      madeAt,
      readAt: isRead ? madeAt : null,
      summaryTxt,
      writerNm: null,
      values,
      sections: [],
    }
  }
  const lunch = (valueTxt: string, prevTxt: string | null): ReportValue[] => [
    { valueNm: '점심 걸음', valueTxt, prevTxt, betterYn: prevTxt === null ? null : 'Y' },
  ]
  const weight = (valueTxt: string, prevTxt: string): ReportValue[] => [
    { valueNm: '체중', valueTxt, prevTxt, betterYn: 'Y' },
  ]
  await insertMany(tx, challengeReports, [
    report(
      433,
      CODES.walk,
      '둘째 주 리포트',
      7,
      11,
      false,
      '점심에 하루 평균 3,040보를 걸으셨어요. 첫째 주보다 107보 늘었어요.',
      lunch('평균 3,040보', '평균 2,933보'),
    ),
    report(
      427,
      CODES.walk,
      '첫째 주 리포트',
      0,
      4,
      true,
      '점심에 하루 평균 2,933보를 걸으셨어요.',
      lunch('평균 2,933보', null),
    ),
    report(
      432,
      CODES.coached,
      '셋째 주 리포트',
      7,
      13,
      true,
      '저녁을 일곱 시 전에 마친 날이 닷새로 늘었어요.',
      weight('68.7kg', '69.2kg'),
    ),
    report(
      426,
      CODES.coached,
      '둘째 주 리포트',
      0,
      6,
      true,
      '저녁을 일곱 시 전에 마친 날이 나흘이었어요.',
      weight('69.2kg', '69.6kg'),
    ),
    report(
      421,
      CODES.coached,
      '첫째 주 리포트',
      -4,
      -1,
      true,
      '저녁을 일곱 시 전에 마친 날이 이틀이었어요.',
      weight('69.6kg', '69.9kg'),
    ),
  ])
}
