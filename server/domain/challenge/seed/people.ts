/** What the four of the demo are in, and what they have behind them. */
import { and, eq, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { insertMany } from '#server/db/many.ts'
import type { Newcomer, NounSeed } from '#server/db/seed/noun.ts'
import { dailyActivity } from '#server/domain/activity/schema.ts'
import { members } from '#server/domain/member/schema.ts'
import { hasMates, MATES } from '#server/domain/member/seed.ts'
import { addDays, seoulDay, seoulInstant } from '#server/seoul.ts'
import { newMemberKey } from '../member-key.rules.ts'
import { isSteps } from '../progress.queries.ts'
import { ownDays } from '../queries.ts'
import {
  challengeCounts,
  challengeDays,
  challengeMembers,
  challengeReports,
  challengeResults,
  challenges,
  challengeScores,
  challengeTargets,
  challengeTeams,
  challengeTermAnswers,
  challengeTerms,
  memberChallenges,
  type ReportValue,
  teamInvites,
} from '../schema.ts'
import { writeWeeks } from '../week.queries.ts'
import { reportedWeeks, weeksOf } from '../week.rules.ts'
import { CODES } from './plan.ts'
import { carryPhones, daysOfTeam, OPEN_TEAM, seatTeam, type TeamPlan, TEAMS } from './walkers.ts'
import { weekReports } from './week-reports.ts'

export const seedPerson: NonNullable<NounSeed['person']> = async (tx, newcomer, now) => {
  const known = await tx.select().from(challenges)
  if (known.length === 0) return
  const today = seoulDay(now)
  if (newcomer.persona === 'haneul') await haneul(tx, newcomer, today)
  if (newcomer.persona === 'emily') await emily(tx, newcomer, today)
  if (newcomer.persona === 'dasom') await dasom(tx, newcomer)
  // Copies that tests make would all be asked to the one free seat.
  if (newcomer.persona === 'saebyeok' && newcomer.username === newcomer.persona) await saebyeok(tx, newcomer, today)
}

/** New here, and in nothing: an open team has kept a seat. */
async function saebyeok(tx: Queryable, { hcId }: Newcomer, today: string): Promise<void> {
  const [team] = await tx
    .select({ teamSeq: challengeTeams.teamSeq })
    .from(challengeTeams)
    .where(and(eq(challengeTeams.chalnCode, CODES.winter), eq(challengeTeams.nameKey, OPEN_TEAM)))
  if (team !== undefined)
    await tx.insert(teamInvites).values({
      chalnCode: CODES.winter,
      teamSeq: team.teamSeq,
      hcId,
      sentAt: seoulInstant(addDays(today, -1), '1740'),
    })
}

async function haneul(tx: Queryable, newcomer: Newcomer, today: string): Promise<void> {
  await walkWith(tx, newcomer, TEAMS.ours, today, { promiseTxt: '점심 먹고 바로 자리에 앉지 않을래요.' })
  await enter(tx, newcomer, CODES.coached, { promiseTxt: '나는 저녁을 일곱 시 전에 먹겠습니다.' })
  await tx.insert(challengeTargets).values({
    hcId: newcomer.hcId,
    chalnCode: CODES.coached,
    targetCode: 'BW',
    startVal: 69_900,
    goalVal: 67_800,
    setAt: await startOf(tx, CODES.coached),
  })
  await over(tx, newcomer, CODES.wellFoodPast, {
    successYn: 'Y',
    achieveRate: 100,
    successDays: 6,
    points: 600,
    finishCnt: 52,
    reportSeq: 398,
    promiseTxt: '일주일에 세 번은 가벼운 점심을 먹을래요.',
    values: [
      { valueNm: '웰푸드', valueTxt: '6번', prevTxt: null, betterYn: null },
      { valueNm: '점심 열량', valueTxt: '평균 552kcal', prevTxt: '평균 690kcal', betterYn: 'Y' },
    ],
    summaryTxt: '웰푸드를 여섯 번 드셨어요. 점심이 평균 138kcal 가벼워졌어요.',
  })
  await over(tx, newcomer, CODES.dietPast, {
    successYn: 'N',
    achieveRate: 60,
    successDays: 0,
    points: 0,
    finishCnt: 21,
    reportSeq: 388,
    promiseTxt: '밤에는 먹지 않을래요.',
    values: [{ valueNm: '체중', valueTxt: '70.4kg', prevTxt: '72.2kg', betterYn: 'Y' }],
    summaryTxt: '3kg 가운데 1.8kg을 줄이셨어요.',
  })
  await over(tx, newcomer, CODES.breakfastPast, {
    successYn: 'Y',
    achieveRate: 100,
    successDays: 22,
    points: 3000,
    finishCnt: 19,
    reportSeq: 351,
    promiseTxt: '아침을 거르지 않을래요.',
    values: [{ valueNm: '아침 먹은 날', valueTxt: '22일', prevTxt: '9일', betterYn: 'Y' }],
    summaryTxt: '아침을 먹은 날이 스물두 날로 늘었어요.',
    writerNm: '오세린 영양사',
  })
  await weekReports(tx, newcomer, await startOf(tx, CODES.walk))
  const winter = await startOf(tx, CODES.winter)
  const { teamSeq } = await seatTeam(
    tx,
    CODES.winter,
    {
      name: '눈길산책',
      people: [
        ['도담', '08'],
        ['소담', '05'],
      ],
    },
    new Date(winter.getTime() - 13 * 86_400_000),
    {
      nameKey: `눈길산책:${newMemberKey()}`,
    },
  )
  await tx
    .insert(teamInvites)
    .values({ chalnCode: CODES.winter, teamSeq, hcId: newcomer.hcId, sentAt: seoulInstant(addDays(today, -1), '1705') })
}

async function emily(tx: Queryable, newcomer: Newcomer, today: string): Promise<void> {
  await walkWith(tx, newcomer, TEAMS.leavers, today, { promiseTxt: 'A walk before the second coffee.' })
  const memberKey = await enter(tx, newcomer, CODES.wellFood, { promiseTxt: 'Three light lunches a week.' })
  const days = await daysOf(tx, CODES.wellFood)
  const eaten = days
    .filter((day) => day < today)
    .filter((_day, index) => index % 2 === 0)
    .slice(0, 4)
  await insertMany(
    tx,
    challengeScores,
    eaten.map((dayDt) => ({
      chalnCode: CODES.wellFood,
      memberKey,
      dayDt,
      rankVal: 0,
      dayVal: 1,
      successYn: 'Y' as const,
    })),
  )
  for (const chalnCode of [CODES.walk, CODES.wellFood]) await weeksBehind(tx, newcomer, chalnCode, today)
}

/** Reports of the weeks behind, as the mornings after them have written them, and read. */
async function weeksBehind(tx: Queryable, { hcId }: Newcomer, chalnCode: string, today: string): Promise<void> {
  const [challenge] = await tx.select().from(challenges).where(eq(challenges.chalnCode, chalnCode))
  if (challenge === undefined) return
  const own = await ownDays(tx, hcId, {
    rows: [challenge],
    live: isSteps(challenge) ? [chalnCode] : [],
    now: { day: today, time: '0400' },
    missionDays: () => Promise.resolve([]),
  })
  const told = reportedWeeks(challenge, weeksOf(challenge, await daysOf(tx, chalnCode)), challenge.startDt, {
    own,
    weights: [],
    startGrams: null,
  })
  for (const week of told.filter(({ overDt }) => overDt <= today))
    await writeWeeks(tx, hcId, chalnCode, [week], seoulInstant(week.overDt, '0400'))
  await tx
    .update(challengeReports)
    .set({ readAt: sql`${challengeReports.madeAt}` })
    .where(and(eq(challengeReports.hcId, hcId), eq(challengeReports.chalnCode, chalnCode)))
}

const dasom = (tx: Queryable, newcomer: Newcomer): Promise<void> =>
  over(tx, newcomer, CODES.snowPast, {
    successYn: 'Y',
    achieveRate: 100,
    successDays: 12,
    points: 1000,
    finishCnt: 37,
    reportSeq: 301,
    promiseTxt: null,
    values: [{ valueNm: '7천 보를 걸은 날', valueTxt: '12일', prevTxt: null, betterYn: null }],
    summaryTxt: '7천 보를 열두 번 걸으셨어요.',
  })

/** A seat in a team of the plan, with what the others walked beside the member. */
async function walkWith(
  tx: Queryable,
  newcomer: Newcomer,
  plan: TeamPlan,
  today: string,
  more: { promiseTxt: string },
): Promise<void> {
  const start = await startOf(tx, CODES.walk)
  // Copies that tests make of a person would otherwise fill each other's team.
  const { teamSeq, memberKeys } = await seatTeam(tx, CODES.walk, plan, new Date(start.getTime() - 6 * 86_400_000), {
    nameKey: `${plan.name}:${newMemberKey()}`,
  })
  await enter(tx, newcomer, CODES.walk, { ...more, teamSeq })
  if (hasMates(newcomer)) await tieMates(tx, teamSeq)
  const days = (await daysOf(tx, CODES.walk)).filter((day) => day < today)
  const walked = await tx
    .select({ day: dailyActivity.activityDt, steps: dailyActivity.steps })
    .from(dailyActivity)
    .where(eq(dailyActivity.hcId, newcomer.hcId))
  const own = new Map(walked.map(({ day, steps }) => [day, Math.min(15_000, steps ?? 0)]))
  await insertMany(tx, challengeScores, daysOfTeam(CODES.walk, plan, memberKeys, days, own))
  if (hasMates(newcomer)) await carryPhones(tx)
  // Who comes in with a team of their own changes all places: the next one who asks has them counted.
  await tx.delete(challengeCounts).where(eq(challengeCounts.chalnCode, CODES.walk))
}

/** Two of the team have an account; who sits in a team of before stays there. */
async function tieMates(tx: Queryable, teamSeq: number): Promise<void> {
  for (const { hcId, nickName } of MATES) {
    const [known] = await tx
      .select({ memberKey: challengeMembers.memberKey })
      .from(challengeMembers)
      .where(and(eq(challengeMembers.chalnCode, CODES.walk), eq(challengeMembers.hcId, hcId)))
    const isSeat = and(
      eq(challengeMembers.chalnCode, CODES.walk),
      eq(challengeMembers.teamSeq, teamSeq),
      eq(challengeMembers.nickName, nickName),
    )
    if (known === undefined) await tx.update(challengeMembers).set({ hcId }).where(isSeat)
  }
}

/** Enters a challenge: both rows of a membership, and yes to the terms. */
async function enter(
  tx: Queryable,
  { hcId }: Newcomer,
  chalnCode: string,
  { promiseTxt, teamSeq = null }: { promiseTxt: string | null; teamSeq?: number | null },
): Promise<string> {
  const memberKey = newMemberKey()
  const joinedAt = new Date((await startOf(tx, chalnCode)).getTime() - 5 * 86_400_000)
  const [person] = await tx
    .select({ nickName: members.nickName, usrImg: members.usrImg })
    .from(members)
    .where(eq(members.hcId, hcId))
  const [terms] = await tx
    .select({ set: challenges.termsSet })
    .from(challenges)
    .where(eq(challenges.chalnCode, chalnCode))
  await tx.insert(challengeMembers).values({
    chalnCode,
    memberKey,
    hcId,
    teamSeq,
    nickName: person?.nickName ?? '',
    usrImg: person?.usrImg ?? '01',
    joinedAt,
  })
  await tx.insert(memberChallenges).values({ hcId, chalnCode, memberKey, promiseTxt, joinedAt })
  if (terms?.set == null) return memberKey
  const asked = await tx.select().from(challengeTerms).where(eq(challengeTerms.termsSet, terms.set))
  await insertMany(
    tx,
    challengeTermAnswers,
    asked.map(({ termsSeq, requiredYn }) => ({ hcId, chalnCode, termsSeq, agreeYn: requiredYn, answeredAt: joinedAt })),
  )
  return memberKey
}

interface Past {
  successYn: 'Y' | 'N'
  achieveRate: number
  successDays: number
  points: number
  finishCnt: number
  reportSeq: number
  promiseTxt: string | null
  values: ReportValue[]
  summaryTxt: string
  writerNm?: string
}

/** A challenge that was settled, with its closing report read. */
async function over(tx: Queryable, newcomer: Newcomer, chalnCode: string, past: Past): Promise<void> {
  const {
    successYn,
    achieveRate,
    successDays,
    points,
    finishCnt,
    reportSeq,
    values,
    summaryTxt,
    writerNm = null,
  } = past
  const memberKey = await enter(tx, newcomer, chalnCode, past)
  const [challenge] = await tx.select().from(challenges).where(eq(challenges.chalnCode, chalnCode))
  if (challenge === undefined) return
  const { hcId } = newcomer
  const settledAt = seoulInstant(challenge.settleDt, '0400')
  const won = (await daysOf(tx, chalnCode)).slice(0, successDays)
  await insertMany(
    tx,
    challengeScores,
    won.map((dayDt) => ({ chalnCode, memberKey, dayDt, rankVal: 0, dayVal: 1, successYn: 'Y' as const })),
  )
  await tx
    .insert(challengeResults)
    .values({ hcId, chalnCode, settledAt, successYn, achieveRate, successDays, points, finishCnt, values, reportSeq })
  await tx.insert(challengeReports).values({
    hcId,
    reportSeq,
    chalnCode,
    reportType: 'END',
    title: '마무리 리포트',
    startDt: challenge.startDt,
    endDt: challenge.endDt,
    madeAt: settledAt,
    readAt: settledAt,
    summaryTxt,
    writerNm,
    values,
    sections: [],
  })
}

async function startOf(tx: Queryable, chalnCode: string): Promise<Date> {
  const [row] = await tx
    .select({ startDt: challenges.startDt })
    .from(challenges)
    .where(eq(challenges.chalnCode, chalnCode))
  return seoulInstant(row?.startDt ?? '20261102', '1210')
}

async function daysOf(tx: Queryable, chalnCode: string): Promise<string[]> {
  const rows = await tx
    .select({ dayDt: challengeDays.dayDt })
    .from(challengeDays)
    .where(eq(challengeDays.chalnCode, chalnCode))
    .orderBy(challengeDays.dayDt)
  return rows.map(({ dayDt }) => dayDt)
}
