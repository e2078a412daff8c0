/** The values that show how a challenge works, and their course (001 section 7, Challenges). */
import { type Handlers, ok } from '#server/contract.ts'
import { kgText } from '#server/domain/challenge/present.ts'
import { firstDayOf, isOwnDay } from '#server/domain/challenge/phase.rules.ts'
import { isWeight, progressQueries, type Target } from '#server/domain/challenge/progress.queries.ts'
import { type ChallengeOf, challengeQueries } from '#server/domain/challenge/queries.ts'
import { notFound } from '#server/domain/challenge/refusals.rules.ts'
import { courseOf } from '#server/domain/challenge/target.rules.ts'
import { targetQueries } from '#server/domain/challenge/target.queries.ts'
import { BESIDE_WEIGHT, type BesideWeight, courseQueries, type Point } from '#server/domain/coached/course.queries.ts'
import { indexName, indexUnit } from '#server/domain/index-record/present.ts'
import { indexText } from '#server/domain/index-record/rules.ts'
import { languageQueries } from '#server/domain/member/language.queries.ts'
import type { Language } from '#server/domain/member/language.rules.ts'
import { missionDays } from '#server/domain/mission/days.queries.ts'
import { mondayOf, type SeoulNow, seoulNow } from '#server/seoul.ts'
import type { Deps } from '../deps.ts'

const DINNER = { ko: '저녁 열량', en: 'Dinner energy' }

type Shown = 'BW' | BesideWeight

const shownAs = (code: Shown, language: Language) =>
  code === 'DINNERKCAL'
    ? { indicatorNm: DINNER[language], unitNm: 'kcal' }
    : { indicatorNm: indexName(code, language), unitNm: indexUnit(code, language) }

const TEXT: Record<Shown, (thousandths: number) => string> = {
  BW: kgText,
  DINNERKCAL: (value) => String(Math.round(value / 1000)),
  BDF: (value) => indexText('BDF', value / 1000),
}

export function challengeIndicatorHandlers({ db, clock }: Deps) {
  const queries = challengeQueries(db)
  const progress = progressQueries(db, missionDays)
  const targets = targetQueries(db)
  const courses = courseQueries(db)
  const { languageOf } = languageQueries(db)

  /** A challenge that the member is in; undefined otherwise, whatever the reason. */
  const joined = async (hcId: string, chalnCode: string): Promise<ChallengeOf | undefined> => {
    const row = await queries.find(hcId, chalnCode)
    return row?.memberKey == null ? undefined : row
  }

  const targetOf = async (hcId: string, row: ChallengeOf, now: SeoulNow): Promise<Target | undefined> =>
    (await progress.of(hcId, [row], now)).get(row.chalnCode)?.target

  /** A dietitian looks at more than the weight. */
  const codesOf = (row: ChallengeOf): readonly Shown[] => {
    if (!isWeight(row)) return []
    return row.kind === 'INTENSIVE' ? ['BW', ...BESIDE_WEIGHT] : ['BW']
  }

  async function courseSoFar(
    hcId: string,
    code: Shown,
    row: ChallengeOf,
    today: string,
  ): Promise<{ before: Point | undefined; during: Point[] }> {
    // The readings are the member's own and stay with them; that they were a challenge's is over.
    if (row.forgottenAt !== null) return { before: undefined, during: [] }
    if (row.joinedAt === null || row.awayDts === null) return { before: undefined, during: [] }
    const stay = { joinedAt: row.joinedAt, awayDts: row.awayDts }
    const [span, isOwn] = [{ startDt: firstDayOf(row, stay), endDt: row.endDt }, isOwnDay(row, stay)]
    if (code === 'BW') {
      const { before, during } = await targets.weights(hcId, span, today)
      return {
        before: before && { day: before.day, value: before.grams },
        during: during.filter(({ day }) => isOwn(day)).map(({ day, grams }) => ({ day, value: grams })),
      }
    }
    const [before, during] = await Promise.all([
      code === 'BDF' ? courses.fatBefore(hcId, span) : undefined,
      courses.of(hcId, code, span, today),
    ])
    return { before, during: during.filter(({ day }) => isOwn(day)) }
  }

  return {
    /**
     * Weight, where a challenge is about weight: what it was when it began, what it is, what it is to be. The weight
     * alone has a target.
     */
    challengeChalIndicatorList: async ({ query: { chalnCode } }, caller) => {
      const { hcId } = caller
      const now = seoulNow(clock.now())
      const [row, language] = await Promise.all([joined(hcId, chalnCode), languageOf(hcId, caller)])
      if (row === undefined) return notFound()
      const codes = codesOf(row)
      if (codes.length === 0 || row.forgottenAt !== null) return ok([])
      const [target, all] = await Promise.all([
        targetOf(hcId, row, now),
        Promise.all(codes.map(async (code) => ({ code, ...(await courseSoFar(hcId, code, row, now.day)) }))),
      ])
      return ok(
        all.map(({ code, before, during }) => {
          const aim = code === 'BW' ? target : undefined
          const newest = during.at(-1) ?? before
          const start = aim?.startVal ?? (during[0] ?? before)?.value
          const text = TEXT[code]
          return {
            indicatorCode: code,
            ...shownAs(code, language),
            startVal: start === undefined ? null : text(start),
            nowVal: newest === undefined ? null : text(newest.value),
            goalVal: aim === undefined ? null : text(aim.goalVal),
            baseDt: newest?.day ?? null,
            betterCode: 'DOWN' as const,
          }
        }),
      )
    },

    challengeChalIndicatorChart: async ({ query: { chalnCode, indicatorCode, termType = 'WEEK' } }, caller) => {
      const { hcId } = caller
      const now = seoulNow(clock.now())
      const [row, language] = await Promise.all([joined(hcId, chalnCode), languageOf(hcId, caller)])
      const code = row && codesOf(row).find((each) => each === indicatorCode)
      if (row === undefined || code === undefined) return notFound()
      const [{ during }, target] = await Promise.all([
        courseSoFar(hcId, code, row, now.day),
        code === 'BW' ? targetOf(hcId, row, now) : undefined,
      ])
      const points = courseOf(during, termType === 'WEEK' ? mondayOf : null)
      return ok({
        indicatorCode,
        ...shownAs(code, language),
        termType,
        goalVal: target === undefined ? null : TEXT[code](target.goalVal),
        pointList: points.map(({ baseDt, value }) => ({ baseDt, indicatorVal: TEXT[code](value) })),
      })
    },
  } satisfies Handlers
}
