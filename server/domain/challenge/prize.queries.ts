/**
 * The coupon that a challenge promises to the team with the first place: given to each of its people by the settlement,
 * of several first teams to all of them (docs/decisions/394).
 */
import { and, count, desc, eq } from 'drizzle-orm'
import type { Db, Queryable } from '#server/db/client.ts'
import { issueCoupon } from '#server/domain/coupon/queries.ts'
import { couponKinds } from '#server/domain/coupon/rules.ts'
import { coupons } from '#server/domain/coupon/schema.ts'
import { notify } from '#server/domain/notice/notify.queries.ts'
import type { ChallengeInfo } from './queries.ts'
import { challengeRanks, type TeamCoupon } from './schema.ts'

const SOURCE = 'CHALN_TEAM'

export const teamCouponOf = ({ rewards }: Pick<ChallengeInfo, 'rewards'>): TeamCoupon | undefined =>
  rewards.find(({ teamCoupon }) => teamCoupon !== undefined)?.teamCoupon

/** A first place of a team that has walked. Where nobody walked all teams are first, and nobody has won. */
export const isWon = (place: { rankNo: number; rankVal: number } | undefined): boolean =>
  place?.rankNo === 1 && place.rankVal > 0

/** In the transaction that settles, for one of the winning team. */
export async function givePrize(
  tx: Queryable,
  hcId: string,
  { chalnCode, chalnNm, chalnNmEng }: Pick<ChallengeInfo, 'chalnCode' | 'chalnNm' | 'chalnNmEng'>,
  { kind: name, restaurantCode, days }: TeamCoupon,
  now: Date,
): Promise<void> {
  const kind = couponKinds[name]
  await issueCoupon(tx, hcId, { source: SOURCE, sourceKey: chalnCode, kind, restaurantCode, days }, now)
  const isShared = (await firstTeams(tx, chalnCode)) > 1
  await notify(
    tx,
    hcId,
    'challenge',
    {
      sourceKey: `chaln-prize:${chalnCode}`,
      route: 'mypageCouponList',
      text: {
        title: { ko: `1위 팀이에요. ${kind.name.ko}을 드렸어요`, en: `First place: ${kind.name.en} for you` },
        body: isShared
          ? {
              ko: `${chalnNm}에서 평균이 같은 팀 모두에게 드렸어요.`,
              en: `${chalnNmEng ?? chalnNm}: teams with the same average all got one.`,
            }
          : { ko: `${chalnNm}에서 평균이 가장 높았어요.`, en: `${chalnNmEng ?? chalnNm}: the highest average.` },
      },
    },
    now,
  )
}

/** How many teams share the first place of the newest count; none once the standings are gone. */
async function firstTeams(tx: Queryable, chalnCode: string): Promise<number> {
  const [row] = await tx
    .select({ teams: count() })
    .from(challengeRanks)
    .where(
      and(
        eq(challengeRanks.chalnCode, chalnCode),
        eq(challengeRanks.rankType, 'TEAM'),
        eq(challengeRanks.termType, 'ALL'),
        eq(challengeRanks.rankNo, 1),
      ),
    )
    .groupBy(challengeRanks.countDt)
    .orderBy(desc(challengeRanks.countDt))
    .limit(1)
  return row?.teams ?? 0
}

export interface Prize {
  couponNo: string
  name: string
  nameEng: string | null
  /** Others share the first place, and got one, too. */
  isShared: boolean
}

/** What the member's team has won; undefined without anything. */
export async function prizeOf(db: Db, hcId: string, chalnCode: string): Promise<Prize | undefined> {
  const [coupon] = await db
    .select({ couponNo: coupons.couponNo, name: coupons.name, nameEng: coupons.nameEng })
    .from(coupons)
    .where(and(eq(coupons.hcId, hcId), eq(coupons.source, SOURCE), eq(coupons.sourceKey, chalnCode)))
  return coupon && { ...coupon, isShared: (await firstTeams(db, chalnCode)) > 1 }
}
