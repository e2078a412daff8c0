/**
 * Colleagues who walk along: people of the demo without an account. Their days are believable and come out at the means
 * of the board on a Thursday, so that what a ranking shows is counted from rows and not written down.
 */
import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { insertMany } from '#server/db/many.ts'
import { unrest } from '#server/db/seed/believable.ts'
import { dailyActivity, stepReadings } from '#server/domain/activity/schema.ts'
import { MATES } from '#server/domain/member/seed.ts'
import { newMemberKey } from '../member-key.rules.ts'
import { challengeDays, challengeMembers, challenges, challengeScores, challengeTeams } from '../schema.ts'
import { weekday } from '#server/seoul.ts'
import { yn } from '#server/wire.ts'

export interface TeamPlan {
  name: string
  /** Steps of the average member on an average day. */
  steps: number
  /** What Monday to Friday differ by; Monday to Wednesday make nothing together, so that a Thursday shows `steps`. */
  week: readonly number[]
  people: readonly (readonly [nickName: string, usrImg: string])[]
}

export const TEAMS = {
  ours: {
    name: '산책은 못 참지',
    steps: 8934,
    week: [-300, -260, 560, 0, 0],
    people: [
      ['서윤', '07'],
      ['민재', '01'],
      ['지호', '09'],
      ['예린', '05'],
    ],
  },
  leavers: {
    name: '퇴근런',
    steps: 8615,
    week: [200, 160, -360, 0, 0],
    people: [
      ['이든', '02'],
      ['다은', '06'],
      ['현우', '08'],
      ['수민', '04'],
    ],
  },
} as const satisfies Record<string, TeamPlan>

export const OTHERS: readonly TeamPlan[] = [
  {
    name: '계단부자',
    steps: 9412,
    week: [120, -80, -40, 0, 0],
    people: [
      ['단비', '04'],
      ['여울', '02'],
      ['누리', '06'],
      ['가람', '08'],
      ['지민', '01'],
    ],
  },
  {
    name: '밥심원정대',
    steps: 9120,
    week: [60, -100, 40, 0, 0],
    people: [
      ['도담', '08'],
      ['하람', '03'],
      ['소담', '05'],
      ['준호', '09'],
      ['유진', '07'],
    ],
  },
  {
    name: '느긋한 두 바퀴',
    steps: 8202,
    week: [-60, 100, -40, 0, 0],
    people: [
      ['은비', '01'],
      ['마루', '04'],
      ['시우', '06'],
      ['아람', '02'],
      ['민서', '05'],
    ],
  },
  {
    name: '연구동 산책회',
    steps: 7980,
    week: [80, 20, -100, 0, 0],
    people: [
      ['나래', '09'],
      ['도현', '03'],
      ['서준', '08'],
      ['보람', '07'],
      ['하준', '01'],
    ],
  },
  {
    name: '점심엔 밖으로',
    steps: 7541,
    week: [40, -100, 60, 0, 0],
    people: [
      ['지우', '06'],
      ['수아', '02'],
      ['한결', '04'],
      ['채원', '05'],
      ['온유', '09'],
    ],
  },
  {
    name: '오늘은 꼭',
    steps: 6890,
    week: [-80, 40, 40, 0, 0],
    people: [
      ['다온', '03'],
      ['유나', '08'],
      ['태오', '07'],
      ['지음', '01'],
      ['하은', '06'],
    ],
  },
]

/** The team of the winter walk that anybody may join; three of its four seats are taken. */
export const OPEN_TEAM = '발자국'

/** What five, or four beside a member of the demo, differ by from their mean. */
const SPREAD: Record<number, readonly number[]> = {
  5: [1480, 620, -40, -720, -1340],
  4: [432, 41, -59, -414],
  3: [640, -120, -520],
  2: [410, -410],
  1: [0],
}

/** Up on one day and down on the next, Monday to Friday. */
const SWAY = [310, -310, 0, 240, -240]

/** Seats the people of a plan, the first of them leading unless a member does. */
export async function seatTeam(
  tx: Queryable,
  chalnCode: string,
  { name, people }: Pick<TeamPlan, 'name' | 'people'>,
  now: Date,
  more: { openYn?: 'Y' | 'N'; introTxt?: string; nameKey?: string } = {},
) {
  const seated = people.map(([nickName, usrImg], index) => ({
    nickName,
    usrImg,
    memberKey: newMemberKey(),
    joinedAt: new Date(now.getTime() + index),
  }))
  const [team] = await tx
    .insert(challengeTeams)
    .values({
      chalnCode,
      name,
      nameKey: more.nameKey ?? name,
      introTxt: more.introTxt ?? null,
      leaderKey: seated[0]?.memberKey ?? '',
      openYn: more.openYn ?? 'N',
      madeAt: now,
    })
    .returning({ teamSeq: challengeTeams.teamSeq })
  if (team === undefined) throw new Error('An insert answered no row.')
  await tx.insert(challengeMembers).values(seated.map((one) => ({ ...one, chalnCode, teamSeq: team.teamSeq })))
  return { teamSeq: team.teamSeq, memberKeys: seated.map(({ memberKey }) => memberKey) }
}

/**
 * Days of a team's people, so that with what `member` walked the mean is the plan's.
 *
 * @param member steps of a member of the demo in this team, by day
 */
export function daysOfTeam(
  chalnCode: string,
  plan: TeamPlan,
  memberKeys: readonly string[],
  days: readonly string[],
  member?: ReadonlyMap<string, number>,
) {
  return days.flatMap((dayDt, turn) => {
    const mean = plan.steps + (plan.week[weekday(dayDt) - 1] ?? 0)
    const seats = memberKeys.length + (member === undefined ? 0 : 1)
    const rest = mean * seats - (member?.get(dayDt) ?? 0)
    const share = Math.floor(rest / memberKeys.length)
    return memberKeys.map((memberKey, index) => {
      const extra = index === 0 ? rest - share * memberKeys.length : 0
      // What one has more on this day the next one has less, and the next day the other way round: sums and means stay.
      const isAlone = memberKeys.length % 2 === 1 && index === memberKeys.length - 1
      const sway = isAlone
        ? 0
        : (SWAY[weekday(dayDt) - 1] ?? 0) * (1 + (Math.floor(index / 2) % 2)) * (index % 2 === 0 ? 1 : -1)
      return scoreOf(
        chalnCode,
        memberKey,
        dayDt,
        Math.max(0, share + (SPREAD[memberKeys.length]?.[index] ?? 0) + sway + extra),
        turn + index,
      )
    })
  })
}

function scoreOf(
  chalnCode: string,
  memberKey: string,
  dayDt: string,
  steps: number,
  dice: number,
): typeof challengeScores.$inferInsert {
  const lunch = Math.round(Math.min(steps, 3150 + unrest(dice) * 420))
  return {
    chalnCode,
    memberKey,
    dayDt,
    rankVal: Math.min(15_000, steps),
    dayVal: lunch,
    successYn: lunch >= 3000 ? 'Y' : 'N',
  }
}

/**
 * People without a phone of their own walk on: their days up to `today` are added where they are missing. One short
 * query when there is nothing to do.
 */
export async function walkOn(tx: Queryable, today: string): Promise<void> {
  const isOfDemo = or(
    isNull(challengeMembers.hcId),
    inArray(
      challengeMembers.hcId,
      MATES.map(({ hcId }) => hcId),
    ),
  )
  const missing = await tx
    .select({
      chalnCode: challengeMembers.chalnCode,
      memberKey: challengeMembers.memberKey,
      dayDt: challengeDays.dayDt,
      goal: challenges.dayGoalSteps,
    })
    .from(challenges)
    .innerJoin(challengeMembers, and(eq(challengeMembers.chalnCode, challenges.chalnCode), isOfDemo))
    .innerJoin(challengeDays, and(eq(challengeDays.chalnCode, challenges.chalnCode), lt(challengeDays.dayDt, today)))
    .leftJoin(
      challengeScores,
      and(
        eq(challengeScores.chalnCode, challengeMembers.chalnCode),
        eq(challengeScores.memberKey, challengeMembers.memberKey),
        eq(challengeScores.dayDt, challengeDays.dayDt),
      ),
    )
    .where(
      and(
        sql`${challenges.dayCap} is not null and ${challenges.endDt} >= ${today} and ${challenges.startDt} < ${today}`,
        isNull(challengeScores.dayDt),
      ),
    )
  if (missing.length === 0) return
  const before = await tx
    .select({
      memberKey: challengeScores.memberKey,
      steps: sql<number>`avg(${challengeScores.rankVal})`.mapWith(Number),
    })
    .from(challengeScores)
    .where(inArray(challengeScores.memberKey, [...new Set(missing.map(({ memberKey }) => memberKey))]))
    .groupBy(challengeScores.memberKey)
  const usual = new Map(before.map(({ memberKey, steps }) => [memberKey, steps]))
  const rows = missing.map(({ chalnCode, memberKey, dayDt, goal }, index) => {
    const steps = Math.round((usual.get(memberKey) ?? 7600) + unrest(index + Number(dayDt)) * 700)
    const row = scoreOf(chalnCode, memberKey, dayDt, steps, index + Number(dayDt.slice(6)))
    return goal !== null && goal > 3000 ? { ...row, dayVal: steps, successYn: yn(steps >= goal) } : row
  })
  await insertMany(tx, challengeScores, rows)
  await carryPhones(tx)
}

/** Whoever of them has an account carries a phone: what they walked is counted as everybody's is. */
export async function carryPhones(tx: Queryable): Promise<void> {
  const walked = await tx
    .select({
      hcId: sql<string>`${challengeMembers.hcId}`,
      activityDt: challengeScores.dayDt,
      steps: challengeScores.rankVal,
      lunch: challengeScores.dayVal,
    })
    .from(challengeScores)
    .innerJoin(
      challengeMembers,
      and(
        eq(challengeMembers.chalnCode, challengeScores.chalnCode),
        eq(challengeMembers.memberKey, challengeScores.memberKey),
      ),
    )
    .where(
      inArray(
        challengeMembers.hcId,
        MATES.map(({ hcId }) => hcId),
      ),
    )
  await insertMany(
    tx,
    dailyActivity,
    walked.map(({ hcId, activityDt, steps }) => ({ hcId, activityDt, steps })),
  )
  const readings = walked.flatMap(({ hcId, activityDt, steps, lunch }) => {
    const before = Math.min(2_400, Math.max(0, steps - lunch))
    return [
      { hcId, activityDt, readAt: '1130', steps: before },
      { hcId, activityDt, readAt: '1400', steps: before + lunch },
    ]
  })
  await insertMany(tx, stepReadings, readings)
}
