/** The workplace's challenge: four weeks of walking after lunch, in its third week on the day of the seed. */
import type { Queryable } from '#server/db/client.ts'
import { insertMany } from '#server/db/many.ts'
import { type NounSeed, owned, type Persona } from '#server/db/seed/noun.ts'
import { join, teamId, withinChallenge } from '#server/domain/group/queries.ts'
import { groupMembers, groups } from '#server/domain/group/schema.ts'
import { addDays, seoulDay, weekday } from '#server/seoul.ts'
import { challenges, challengeSuccesses, challengeTeamDays, challengeTeams, memberChallenges } from './schema.ts'

const CHALLENGE_CODE = 'CH20261102'

/** By their standing. Steps are the average member's on an average workday. */
const TEAMS = [
  ['계단부자', 'Stair millionaires', 9412],
  ['밥심원정대', 'Rice-powered', 9120],
  ['산책은 못 참지', 'Walk addicts', 8934],
  ['퇴근런', 'Clock-out runners', 8615],
  ['느긋한 두 바퀴', 'Two easy laps', 8202],
  ['연구동 산책회', 'Lab strollers', 7980],
  ['점심엔 밖으로', 'Out for lunch', 7541],
  ['오늘은 꼭', 'Today for sure', 6890],
] as const

/** The demo's members walk with the third. */
const OUR_TEAM = 3

const OUR_MATES = [
  ['서윤', '07'],
  ['민재', '01'],
  ['지호', '09'],
  ['예린', '05'],
] as const

/** Weather, Monday to Friday: the same for every team, and even from Thursday on. */
const WEATHER = [120, -80, 60, -100, 0] as const

/** Workdays that a believable member missed: Thursday of the first week, Friday of the second. */
const MISSED = [3, 8]

const WORKDAYS = 20

function planChallenge(today: string): {
  challenge: typeof challenges.$inferInsert
  teams: (typeof challengeTeams.$inferInsert)[]
  teamDays: (typeof challengeTeamDays.$inferInsert)[]
} {
  const days = workdays(today)
  const key = { chalnCode: CHALLENGE_CODE }
  return {
    challenge: {
      ...key,
      chalnNm: '점심 산책 챌린지',
      chalnNmEng: 'Lunch walk challenge',
      startDt: days[0] ?? today,
      endDt: days.at(-1) ?? today,
      goalDays: 16,
      windowFrom: '1130',
      windowTo: '1400',
      dayGoalSteps: 3000,
    },
    teams: TEAMS.map(([teamNm, teamNmEng], index) => ({ ...key, teamSeq: index + 1, teamNm, teamNmEng })),
    teamDays: days.flatMap((activityDt) =>
      TEAMS.map(([, , average], index) => ({
        ...key,
        teamSeq: index + 1,
        activityDt,
        averageSteps: average + (WEATHER[weekday(activityDt) - 1] ?? 0),
      })),
    ),
  }
}

/** A member who takes part and has missed two days. */
function walksAlong(today: string) {
  const key = { chalnCode: CHALLENGE_CODE }
  return {
    challenge: { ...key, teamSeq: OUR_TEAM },
    successes: workdays(today)
      .filter((day, index) => day < today && !MISSED.includes(index))
      .map((successDt) => ({ ...key, successDt })),
  }
}

/** The challenge's days: workdays from the Monday of the week before last. */
function workdays(today: string): string[] {
  const monday = addDays(today, 1 - weekday(today) - 14)
  return Array.from({ length: WORKDAYS }, (_, index) => addDays(monday, index + 2 * Math.floor(index / 5)))
}

/** A team of five with the same four beside everybody: copies that tests make of a person would otherwise fill each other's team. */
async function addTeam(tx: Queryable, hcId: string, now: Date): Promise<void> {
  const groupId = `${teamId(CHALLENGE_CODE, OUR_TEAM)}:${hcId}`
  const [name, nameEng] = TEAMS[OUR_TEAM - 1] ?? []
  await tx.insert(groups).values({ groupId, kind: 'team', within: withinChallenge(CHALLENGE_CODE), name: name ?? '', nameEng: nameEng ?? null, seats: 5 })
  await tx
    .insert(groupMembers)
    .values(OUR_MATES.map(([nickName, usrImg], index) => ({ groupId, memberKey: `mate-${index + 1}`, nickName, usrImg, joinedAt: now })))
  await join(tx, hcId, groupId, now)
}

const WALKERS: readonly Persona[] = ['haneul', 'emily']

export const seed: NounSeed = {
  shared: async (tx, today) => {
    const { challenge, teams, teamDays } = planChallenge(today)
    await insertMany(tx, challenges, [challenge])
    await insertMany(tx, challengeTeams, teams)
    await insertMany(tx, challengeTeamDays, teamDays)
  },
  person: async (tx, { hcId, persona }, now) => {
    if (!WALKERS.includes(persona)) return
    const { challenge, successes } = walksAlong(seoulDay(now))
    await insertMany(tx, memberChallenges, owned(hcId, [challenge]))
    await insertMany(tx, challengeSuccesses, owned(hcId, successes))
    await addTeam(tx, hcId, now)
  },
}
