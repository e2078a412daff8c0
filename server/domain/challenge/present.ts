/** Challenges as they go over the wire. */
import type { Language } from '#server/domain/member/language.rules.ts'
import { seoulDay, type SeoulNow, seoulStamp } from '#server/seoul.ts'
import { yn } from '#server/wire.ts'
import { summaryIn, valuesIn } from './closing.rules.ts'
import { forgetDayOf } from './keep.rules.ts'
import { phaseOf, statusOf } from './phase.rules.ts'
import type { ChallengeInfo, ChallengeOf } from './queries.ts'
import { isSteps, type Progress } from './progress.queries.ts'
import type { challengeReports, challengeResults } from './schema.ts'
import { reportTitleIn, weekSummaryIn, weekValuesIn } from './week.rules.ts'

export const stampOf = (instant: Date): string => seoulStamp(instant).slice(0, 12)

const picture = (imgPath: string | null, pictureOrigin: string): string | null =>
  imgPath === null ? null : `${pictureOrigin}/${imgPath}`

export interface Showing {
  now: SeoulNow
  pictureOrigin: string
}

export const challengeRow = (row: ChallengeOf, { now, pictureOrigin }: Showing) => ({
  chalnCode: row.chalnCode,
  chalnNm: row.chalnNm,
  chalnNmEng: row.chalnNmEng,
  chalnType: row.kind,
  summaryTxt: row.summaryTxt,
  summaryTxtEng: row.summaryTxtEng,
  imgUrl: picture(row.imgPath, pictureOrigin),
  applyStartDt: row.applyStartDt,
  applyEndDt: row.applyEndDt,
  startDt: row.startDt,
  endDt: row.endDt,
  ...statusOf(row, now),
  teamYn: yn(row.teamMax !== null),
  aiYn: row.aiYn,
  joinYn: yn(row.memberKey !== null),
  joinCnt: row.joinCnt,
  maxJoinCnt: row.maxJoin,
  rewardPoint: row.rewardPoint,
  nowDt: `${now.day}${now.time}00`,
})

export const myChallengeRow = (row: ChallengeOf, progress: Progress, hasNewReport: boolean, showing: Showing) => ({
  ...challengeRow(row, showing),
  joinDtm: stampOf(row.joinedAt ?? new Date(0)),
  dayNo: progress.dayNo,
  totalDays: progress.days.length,
  achieveRate: progress.achieveRate,
  teamNm: row.teamNm,
  newReportYn: yn(hasNewReport),
})

const UNITS = { STEP: '보', WF: '번', MISSION: '개', DIET: 'kg', INTENSIVE: 'kg' } as const

/** Grams as kilograms with one decimal. */
export const kgText = (grams: number): string => (grams / 1000).toFixed(1)

/** What today is at, and what it asks. */
function todayOf(
  row: ChallengeInfo,
  { own, target, nowGrams }: Progress,
  today: string,
): { todayVal: string; todayGoalVal: string | null } {
  if (row.goalDays === null)
    return {
      todayVal: nowGrams === null ? '0' : kgText(nowGrams),
      todayGoalVal: target === undefined ? null : kgText(target.goalVal),
    }
  const day = own.find(({ dayDt }) => dayDt === today)
  const goal = row.kind === 'WF' ? 1 : (day?.goalVal ?? row.dayGoalSteps)
  return { todayVal: String(day?.dayVal ?? 0), todayGoalVal: goal === null ? null : String(goal) }
}

export interface InfoParts {
  progress: Progress
  termsAgreed: boolean
  rankNo: number | null
  recommCode: string
  /** Where the app stands, for a link that somebody else opens. */
  origin: string
  showing: Showing
}

export function challengeInfo(
  row: ChallengeOf,
  { progress, termsAgreed, rankNo, recommCode, origin, showing }: InfoParts,
) {
  const address = row.kind === 'INTENSIVE' ? 'challengeIntensiveDetail' : 'ChallengeDetail'
  return {
    ...challengeRow(row, showing),
    introTxt: row.introTxt,
    introTxtEng: row.introTxtEng,
    howList: row.how.map(({ title, titleEng = null, descTxt, descTxtEng = null }) => ({
      title,
      titleEng,
      descTxt,
      descTxtEng,
    })),
    rewardList: row.rewards.map(({ rewardNm, rewardNmEng = null, conditionTxt, conditionTxtEng = null }) => ({
      rewardNm,
      rewardNmEng,
      conditionTxt,
      conditionTxtEng,
    })),
    noticeTxt: row.noticeTxt,
    noticeTxtEng: row.noticeTxtEng,
    promiseTxt: row.promiseTxt,
    promiseTxtEng: row.promiseTxtEng,
    termsYn: yn(row.termsSet !== null),
    targetYn: row.targetYn,
    counselorNm: row.counselorNm,
    share: {
      title: row.chalnNm,
      descTxt: row.summaryTxt,
      imgUrl: picture(row.imgPath, showing.pictureOrigin),
      linkUrl: `${origin}/#/challenge/${address}?chalnCode=${row.chalnCode}&recommCode=${recommCode}`,
    },
    dayPoint: row.dayPoint,
    goalDays: row.goalDays,
    windowStartTm: row.windowFrom,
    windowEndTm: row.windowTo,
    countDtList: progress.days,
    settleDt: row.settleDt,
    myJoin:
      row.memberKey === null
        ? null
        : {
            joinDtm: stampOf(row.joinedAt ?? new Date(0)),
            promiseTxt: row.promise,
            termsAgreeYn: yn(termsAgreed),
            dayNo: progress.dayNo,
            totalDays: progress.days.length,
            successDays: progress.successDays,
            ...todayOf(row, progress, showing.now.day),
            unitNm: row.goalDays === null ? 'kg' : UNITS[row.kind],
            achieveRate: progress.achieveRate,
            teamSeq: row.teamSeq,
            teamNm: row.teamNm,
            rankNo,
          },
    quitDtm: row.quitAt === null ? null : stampOf(row.quitAt),
    recordDelDt: row.forgottenAt === null ? forgetDayOf(row) : seoulDay(row.forgottenAt),
    recordDelYn: yn(row.forgottenAt !== null),
  }
}

/**
 * The days so far, newest first, and what they earn; other kinds than steps have none.
 *
 * @param aside steps of days that nobody can walk, which are not among theirs
 */
export function stepPoints(
  row: ChallengeOf,
  { own, isForgotten, successDays }: Progress,
  aside: ReadonlyMap<string, number>,
  now: SeoulNow,
) {
  const days = isSteps(row) ? own.filter(({ dayDt }) => dayDt <= now.day) : []
  const dayList = days.toReversed().map(({ dayDt, dayVal, isSuccess }) => ({
    stepDt: dayDt,
    stepCnt: dayVal,
    asideStepCnt: aside.get(dayDt) ?? null,
    point: isSuccess ? row.dayPoint : 0,
  }))
  return {
    chalnCode: row.chalnCode,
    goalStepCnt: row.dayGoalSteps ?? 0,
    dayPoint: row.dayPoint,
    totalPoint: isForgotten ? successDays * row.dayPoint : dayList.reduce((sum, { point }) => sum + point, 0),
    payYn: yn(phaseOf(row, now) === 'over'),
    payDt: row.settleDt,
    dayList,
  }
}

type Result = typeof challengeResults.$inferSelect

export const challengeEnd = (row: ChallengeInfo, result: Result | undefined) => ({
  chalnCode: row.chalnCode,
  endYn: yn(result !== undefined),
  endDt: row.endDt,
  successYn: result?.successYn ?? null,
  achieveRate: result?.achieveRate ?? null,
  rewardPoint: result?.points ?? null,
  reportSeq: result?.reportSeq ?? null,
  nextChalnCode: result === undefined ? null : row.nextChalnCode,
})

export const lastRow = (row: ChallengeInfo, result: Result, { now, pictureOrigin }: Showing) => ({
  chalnCode: row.chalnCode,
  chalnNm: row.chalnNm,
  chalnNmEng: row.chalnNmEng,
  chalnType: row.kind,
  imgUrl: picture(row.imgPath, pictureOrigin),
  startDt: row.startDt,
  endDt: row.endDt,
  ...statusOf(row, now),
  successYn: result.successYn,
  achieveRate: result.achieveRate,
  rewardPoint: result.points,
  counselorNm: row.counselorNm,
  reportSeq: result.reportSeq,
})

type Report = typeof challengeReports.$inferSelect

export const reportRow = (
  report: Report,
  { chalnNm, chalnNmEng }: Pick<ChallengeInfo, 'chalnNm' | 'chalnNmEng'>,
  language: Language,
) => ({
  reportSeq: report.reportSeq,
  chalnCode: report.chalnCode,
  chalnNm,
  chalnNmEng,
  reportType: report.reportType,
  title: reportTitleIn(report.title, language),
  startDt: report.startDt,
  endDt: report.endDt,
  regDtm: stampOf(report.madeAt),
  newYn: yn(report.readAt === null),
})

export const reportOf = (
  report: Report,
  challenge: Pick<ChallengeInfo, 'chalnNm' | 'chalnNmEng'>,
  language: Language,
) => ({
  ...reportRow(report, challenge, language),
  summaryTxt:
    report.reportType === 'WEEK'
      ? weekSummaryIn(report.summaryTxt, language)
      : summaryIn(report.summaryTxt, challenge.chalnNmEng ?? challenge.chalnNm, language),
  writerNm: report.writerNm,
  valueList: report.reportType === 'WEEK' ? weekValuesIn(report.values, language) : valuesIn(report.values, language),
  sectionList: report.sections.map(({ title, contents }) => ({ subTitle: title, contents, imgUrl: null })),
})
