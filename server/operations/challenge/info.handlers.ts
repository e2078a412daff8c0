/** One challenge: what it is, how the member does, how it ended (001 section 7, Challenges). */
import { type Handlers, ok } from '#server/contract.ts'
import { activityDayQueries } from '#server/domain/activity/days.queries.ts'
import { keptBadgesOf, successesOf } from '#server/domain/challenge/badge.queries.ts'
import { newestCount } from '#server/domain/challenge/count.queries.ts'
import { challengeEnd, challengeInfo, stepPoints } from '#server/domain/challenge/present.ts'
import { progressQueries } from '#server/domain/challenge/progress.queries.ts'
import { type ChallengeOf, challengeQueries } from '#server/domain/challenge/queries.ts'
import { notFound } from '#server/domain/challenge/refusals.rules.ts'
import { joinQueries } from '#server/domain/challenge/join.queries.ts'
import { recommCodeOf } from '#server/domain/challenge/recomm-code.rules.ts'
import { BADGES, type BadgeCode, badgeWords, earnedBadges, keptBadges } from '#server/domain/challenge/scores.rules.ts'
import { settleQueries } from '#server/domain/challenge/settle.queries.ts'
import { standingQueries } from '#server/domain/challenge/standings.queries.ts'
import { allAgreed, termsQueries } from '#server/domain/challenge/terms.queries.ts'
import { missionDays } from '#server/domain/mission/days.queries.ts'
import { seoulNow } from '#server/seoul.ts'
import { yn } from '#server/wire.ts'
import type { Deps } from '../deps.ts'

export function challengeInfoHandlers({ db, clock, config: { pictureOrigin }, logError }: Deps) {
  const queries = challengeQueries(db)
  const progress = progressQueries(db, missionDays)
  const standings = standingQueries(db)
  const settlement = settleQueries(db, missionDays)
  const terms = termsQueries(db)
  const joining = joinQueries(db)
  const activity = activityDayQueries(db)

  /** The member's place among all, of this week or else since the start. */
  async function placeOf({ chalnCode, memberKey }: ChallengeOf, now: Date): Promise<number | null> {
    if (memberKey === null) return null
    const count = await newestCount(db, chalnCode, now, logError)
    if (count === undefined) return null
    const of = { chalnCode, countDt: count.countDt, rankType: 'PERSON' } as const
    const [week, all] = await Promise.all([
      standings.rowsOf({ ...of, termType: 'WEEK' }, [memberKey]),
      standings.rowsOf({ ...of, termType: 'ALL' }, [memberKey]),
    ])
    return (week[0] ?? all[0])?.rankNo ?? null
  }

  async function progressOf(hcId: string, row: ChallengeOf, instant: Date) {
    const found = (await progress.of(hcId, [row], seoulNow(instant))).get(row.chalnCode)
    if (found === undefined) throw new Error(`No progress of ${row.chalnCode}.`)
    return found
  }

  return {
    challengeGetChalnInfo: async ({ body: { chalnCode, recommCode } }, { hcId, origin }) => {
      const instant = clock.now()
      const row = await queries.find(hcId, chalnCode)
      if (row === undefined) return notFound()
      if (recommCode !== undefined && row.memberKey === null) await joining.rememberRecomm(hcId, chalnCode, recommCode)
      const [how, rankNo, answers] = await Promise.all([
        progressOf(hcId, row, instant),
        placeOf(row, instant),
        terms.answers(hcId, chalnCode),
      ])
      return ok(
        challengeInfo(row, {
          progress: how,
          termsAgreed: allAgreed(answers),
          rankNo,
          recommCode: recommCodeOf(hcId),
          origin,
          showing: { now: seoulNow(instant), pictureOrigin },
        }),
      )
    },

    challengeGetChalnBadgeInfo: async ({ body }, { hcId }) => {
      const now = seoulNow(clock.now())
      const mine = (await queries.mine(hcId)).filter(
        ({ chalnCode, goalDays }) =>
          goalDays !== null && (body?.chalnCode === undefined || chalnCode === body.chalnCode),
      )
      const [how, kept] = await Promise.all([
        progress.of(hcId, mine, now),
        keptBadgesOf(
          db,
          hcId,
          mine.map(({ chalnCode }) => chalnCode),
        ),
      ])
      const badges: ReturnType<typeof badgeRow>[] = []
      for (const { chalnCode, goalDays } of mine) {
        const { days = [], own = [], isForgotten = false, successDays = 0, achieveRate = 0 } = how.get(chalnCode) ?? {}
        const stays = kept.get(chalnCode) ?? new Map<BadgeCode, string>()
        if (isForgotten) {
          const had = new Set([...stays.keys(), ...keptBadges(successDays, achieveRate)])
          badges.push(
            ...BADGES.filter((code) => had.has(code)).map((code) => badgeRow(chalnCode, code, true, stays.get(code))),
          )
          continue
        }
        const earned = earnedBadges(days, successesOf(own), goalDays)
        // Of days that may still be corrected nothing is kept, and a reading keeps nothing (docs/decisions/376).
        const all = new Map([...earned, ...stays])
        badges.push(...BADGES.map((code) => badgeRow(chalnCode, code, all.has(code), all.get(code))))
      }
      const gotFirst = badges.toSorted((one, other) => Number(other.getYn === 'Y') - Number(one.getYn === 'Y'))
      return ok({
        getCnt: badges.filter(({ getYn }) => getYn === 'Y').length,
        totalCnt: badges.length,
        badgeList: gotFirst,
      })
    },

    challengeGetStepPoint: async ({ body: { chalnCode } }, { hcId }) => {
      const instant = clock.now()
      const row = await queries.find(hcId, chalnCode)
      if (row === undefined) return notFound()
      const now = seoulNow(instant)
      const [progress, aside] = await Promise.all([
        progressOf(hcId, row, instant),
        activity.aside(hcId, row.startDt, now.day),
      ])
      return ok(stepPoints(row, progress, aside, now))
    },

    challengeGetChalnEnd: async ({ body: { chalnCode } }, { hcId }) => {
      await settlement.due(hcId, clock.now())
      const row = await queries.find(hcId, chalnCode)
      if (row === undefined) return notFound()
      return ok(challengeEnd(row, await settlement.resultOf(hcId, chalnCode)))
    },
  } satisfies Handlers
}

const badgeRow = (chalnCode: string, badgeCode: BadgeCode, isEarned: boolean, day: string | undefined) => ({
  badgeCode,
  ...badgeWords[badgeCode],
  chalnCode,
  imgUrl: null,
  getYn: yn(isEarned),
  getDt: day ?? null,
})
