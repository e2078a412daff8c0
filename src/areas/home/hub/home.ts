import type { Schemas } from '#src/contract/schemas.ts'
import { toCourse, type Course, type CourseKey } from '#src/domain/meal/course.ts'
import { minutesUntil } from '#src/domain/meal/meal-times.ts'
import { daysBetween, type Day } from '#src/lib/days.ts'
import { profilePicture, type DefaultPicture } from '#src/lib/profile-picture.ts'

/** A meal of today or tomorrow that the greeting counts down to. Times are `HHmm`. */
export interface NextMeal {
  name: string
  day: Day
  opensAt: string
  closesAt: string
}

/** One of the three rings. `value` is null while nothing was recorded; that is not zero. */
export interface Measure {
  value: number | null
  goal: number | null
}

/** The home hub in plain words. */
export interface Home {
  name: string
  nextMeal: NextMeal | null
  steps: Measure
  intakeKcal: Measure
  burnedKcal: Measure
  /** Steps more (or fewer) than yesterday at this time of day; null without either. */
  stepsAgainstYesterday: number | null
  menu: { mealName: string; day: Day; restaurantName: string; courses: Course[] } | null
  challenge: HomeChallenge | null
  appointment: HomeAppointment | null
  /** Green stamps of this week; null where there is nothing to say about them. */
  stamps: number | null
  unread: number
}

/** The challenge under way, and the member's team in it. */
export interface HomeChallenge {
  name: string
  day: number
  successDays: number
  goalDays: number
  rank: number
  /** Steps a day to the team ahead; null in front. */
  gapToNext: number | null
  team: { name: string; picture: DefaultPicture }[]
}

/** Times are `HHmm`. */
export interface HomeAppointment {
  day: Day
  time: string
  place: string
  counselor: string
}

/** What the first line says about the meal: how long until it opens, that it is open, or that it comes tomorrow. */
export type Countdown =
  | { kind: 'opens'; meal: string; minutes: number }
  | { kind: 'open'; meal: string; closesAt: string }
  | { kind: 'tomorrow'; meal: string; opensAt: string }
  | { kind: 'later'; meal: string; opensAt: string }
  | { kind: 'none' }

/** A count of minutes is only useful while it can still be waited out; before that the hour says more. */
const COUNTDOWN_MINUTES = 90

export function countdown(meal: NextMeal | null, today: Day, nowHHmm: string): Countdown {
  if (!meal) return { kind: 'none' }
  if (daysBetween(today, meal.day) === 1) return { kind: 'tomorrow', meal: meal.name, opensAt: meal.opensAt }
  if (meal.day !== today || meal.closesAt <= nowHHmm) return { kind: 'none' }
  if (meal.opensAt <= nowHHmm) return { kind: 'open', meal: meal.name, closesAt: meal.closesAt }
  const minutes = minutesUntil(nowHHmm, meal.opensAt)
  return minutes <= COUNTDOWN_MINUTES
    ? { kind: 'opens', meal: meal.name, minutes }
    : { kind: 'later', meal: meal.name, opensAt: meal.opensAt }
}

/** Share of the goal in percent, for a ring: 0 without a value, full from the goal on. */
export function shareOfGoal({ value, goal }: Measure): number {
  if (value === null || !goal) return 0
  return Math.min(100, (value / goal) * 100)
}

/** How far a challenge is from its completion, in percent. */
export function successPercent({ successDays, goalDays }: Pick<HomeChallenge, 'successDays' | 'goalDays'>): number {
  return Math.min(100, (successDays / goalDays) * 100)
}

/** The recommended course, or the first; the rest follow in order. */
export function featured(courses: readonly Course[]): { first: Course | undefined; rest: Course[] } {
  const first = courses.find((course) => course.recommended) ?? courses[0]
  return { first, rest: courses.filter((course) => course !== first) }
}

/** The hub in plain words. `mealName` turns a meal time's code into its name in the app's language. */
export function toHome(wire: Schemas['MainData'], language: 'ko' | 'en', mealName: (code: string) => string): Home {
  const { activity, nextMeal, mealCard, challengeCard, reservationCard, bannerCard } = wire
  return {
    name: wire.nickName,
    nextMeal: nextMeal && {
      name: mealName(nextMeal.menuMealType),
      day: nextMeal.menuDt,
      opensAt: nextMeal.startTm,
      closesAt: nextMeal.endTm,
    },
    steps: { value: activity.stepCnt, goal: activity.stepGoal },
    intakeKcal: { value: activity.eatKcal, goal: activity.eatKcalGoal },
    burnedKcal: { value: activity.useKcal, goal: activity.useKcalGoal },
    stepsAgainstYesterday:
      activity.stepCnt === null || activity.yesterdayStepCnt === null ? null : activity.stepCnt - activity.yesterdayStepCnt,
    menu: mealCard && {
      mealName: mealName(mealCard.menuMealType),
      day: mealCard.menuDt,
      restaurantName: mealCard.restaurantName,
      courses: mealCard.courseList.map((course) => toCourse({ ...course, ...keyOf(mealCard, course) }, language)),
    },
    challenge: challengeCard && toChallenge(challengeCard, language),
    appointment: reservationCard && {
      day: reservationCard.rsrvDt,
      time: reservationCard.rsrvTm,
      place: reservationCard.placeNm,
      counselor: reservationCard.counselorNm,
    },
    stamps: bannerCard && bannerCard.stampCnt,
    unread: wire.newAlarmCnt,
  }
}

function toChallenge(wire: Schemas['MainChallengeCard'], language: 'ko' | 'en'): HomeChallenge {
  return {
    name: language === 'en' ? wire.chalnNmEng || wire.chalnNm : wire.chalnNm,
    day: wire.dayCnt,
    successDays: wire.successDayCnt,
    goalDays: wire.goalDayCnt,
    rank: wire.teamRank,
    gapToNext: wire.nextRankGap,
    team: wire.teamMemberList.map(({ nickName, usrImg }) => {
      const picture = profilePicture(usrImg)
      // A photo of a colleague has no place on the hub: the row of drawn pictures stays one.
      return { name: nickName, picture: picture.kind === 'default' ? picture.picture : 1 }
    }),
  }
}

/** A row of the hub leaves to its card what all of them share. */
function keyOf({ restaurantCode, menuDt, menuMealType }: Schemas['MainMealCard'], { hallNo, menuCourseType }: Schemas['MainMealCourse']): CourseKey {
  return { restaurantCode, menuDt, menuMealType, hallNo, menuCourseType }
}
