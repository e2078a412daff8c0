import type { Schemas } from '#src/contract/schemas.ts'
import type { Avoided } from '#src/domain/meal/allergens.ts'
import { toCourse, type Course, type CourseKey } from '#src/domain/meal/course.ts'
import type { Day } from '#src/lib/days.ts'
import { splitJoined } from '#src/lib/korean.ts'
import { parseWireNumber } from '#src/lib/numbers.ts'
import { englishSetName, koreanSetName } from '#src/lib/set-name.ts'
import { profilePicture, type DefaultPicture } from '#src/lib/profile-picture.ts'
import type { HealthCard, Measure } from './health-cards.ts'

/** A meal of today or tomorrow that the greeting counts down to. Times are `HHmm`. */
export interface NextMeal {
  /** The wire's code of the meal time. */
  type: string
  name: string
  day: Day
  opensAt: string
  closesAt: string
}

/** The home hub in plain words. */
export interface Home {
  name: string
  nextMeal: NextMeal | null
  steps: Measure
  /**
   * Steps of today that were not counted, for nobody can walk them; null where there are none, or an answer kept from
   * before says nothing of it.
   */
  asideSteps: number | null
  intakeKcal: Measure
  burnedKcal: Measure
  /** Steps more (or fewer) than yesterday at this time of day; null without either. */
  stepsAgainstYesterday: number | null
  /** What is told of health, in the member's order; null until they choose. */
  healthCards: readonly HealthCard[] | null
  /** The latest reading of each kind. */
  readings: readonly Schemas['MainQuickMenu'][]
  menu: HomeMenu | null
  challenge: HomeChallenge | null
  appointment: HomeAppointment | null
  /** Green stamps of this week; null where there is nothing to say about them. */
  stamps: number | null
  /** An event that cannot wait; it stands in the place of the stamps. */
  event: HomeEvent | null
  unread: number
  /** What did not come in time, and is therefore null: not the same as nothing. */
  failed: ReadonlySet<FailedCard>
  /** Days since the visit before today's. */
  awayDays: number
  /** What somebody new does next; null once anything was written down. */
  firstStep: FirstStep | null
  /** The very first record is of today. */
  firstDay: boolean
  recorded: RecordedMeal | null
  /** The next order of today that waits at its counter. */
  pickup: Pickup | null
  /** The restaurant serves nothing today; the name of the day where it has one. */
  rest: { name: string | null } | null
}

export type FailedCard = Schemas['MainData']['failedCards'][number]
export type FirstStep = NonNullable<Schemas['MainData']['firstStep']>

/** An event that home names, and why; `left` are stamps that are missing or turns that are left. */
export interface HomeEvent {
  seq: number
  kind: string
  why: Schemas['MainEvent']['textCode']
  name: string
  /** The operator wrote Korean alone. */
  koreanOnly: boolean
  ends: Day
  left: number
  /** Answers of it were kept on the server and not sent. */
  isBegun: boolean
}

/** The meal that is on or next, at the restaurant on screen. */
export interface HomeMenu {
  mealName: string
  day: Day
  restaurantName: string
  courses: HomeCourse[]
}

export interface HomeCourse extends Course {
  /** The main dish alone. */
  main: string
  /** The first dish that holds what the member avoids; null when none is known to. */
  avoid: Avoided | null
  /** False: one of its dishes is not declared, so nothing is said to be missing in it. */
  declared: boolean
}

/** A course that was eaten today. */
export interface RecordedMeal {
  number: number
  key: CourseKey
  mealName: string
  title: string
  bowls: string[]
  kcal: number | null
}

/** An order to pick up. Times are `HHmm`. */
export interface Pickup {
  seq: string
  /** What the counter calls out. */
  number: string
  day: Day
  mealName: string
  name: string
  /** Its Korean name, which decides the drawn bowl. */
  bowl: string
  place: string
  /** Until then it can be changed: nobody makes it yet. `YYYYMMDDHHmm`. */
  changeableUntil: string
  readyAt: string
  at: string
  keptUntil: string
}

/** The challenge under way, and the member's team in it. */
export interface HomeChallenge {
  code: string
  name: string
  day: number
  successDays: number
  goalDays: number
  /**
   * The team's place, and the one ahead with the steps a day to it. Null before the first count; the one ahead in
   * front, too.
   */
  rank: number | null
  nextRank: number | null
  gapToNext: number | null
  /** Steps that count today only between two times (`HHmm`); null for a challenge without such a time. */
  window: { from: string; to: string; steps: number | null; goal: number } | null
  team: { name: string; picture: DefaultPicture }[]
}

/** Times are `HHmm`. */
export interface HomeAppointment {
  day: Day
  time: string
  place: string
  counselor: string
}

/** The first counter's course: the one that stands for a restaurant to somebody whom nothing is known of. */
export const tableCourse = (menu: HomeMenu | null): HomeCourse | undefined =>
  menu?.courses.toSorted((a, b) => a.key.menuCourseType.localeCompare(b.key.menuCourseType))[0]

/** How far a challenge is from its completion, in percent. */
export function successPercent({ successDays, goalDays }: Pick<HomeChallenge, 'successDays' | 'goalDays'>): number {
  return Math.min(100, (successDays / goalDays) * 100)
}

/**
 * The course that stands large: the one that the member likes, else the recommended, else the first; the rest follow in
 * order. What is recommended never holds what the member avoids; what is liked may, and then it says so.
 */
export function featured<One extends Course>(courses: readonly One[]): { first: One | undefined; rest: One[] } {
  const ranks: ((course: One) => boolean)[] = [
    ({ liked, recommended, soldOut }) => liked && recommended && !soldOut,
    ({ liked, soldOut }) => liked && !soldOut,
    ({ recommended, soldOut }) => recommended && !soldOut,
    // What can be had comes first; where nothing can, the recommended one says so.
    ({ soldOut }) => !soldOut,
    ({ recommended }) => recommended,
    () => true,
  ]
  const first = ranks.map((rank) => courses.find(rank)).find((course) => course !== undefined)
  return { first, rest: courses.filter((course) => course !== first) }
}

/** The hub in plain words. `mealName` turns a meal time's code into its name in the app's language. */
export function toHome(wire: Schemas['MainData'], language: 'ko' | 'en', mealName: (code: string) => string): Home {
  const { activity, nextMeal, mealCard, challengeCard, reservationCard, bannerCard } = wire
  return {
    name: wire.nickName,
    nextMeal: nextMeal && {
      type: nextMeal.menuMealType,
      name: mealName(nextMeal.menuMealType),
      day: nextMeal.menuDt,
      opensAt: nextMeal.startTm,
      closesAt: nextMeal.endTm,
    },
    steps: { value: activity.stepCnt, goal: activity.stepGoal },
    asideSteps: activity.asideStepCnt ?? null,
    intakeKcal: { value: activity.eatKcal, goal: activity.eatKcalGoal },
    burnedKcal: { value: activity.useKcal, goal: activity.useKcalGoal },
    stepsAgainstYesterday:
      activity.stepCnt === null || activity.yesterdayStepCnt === null
        ? null
        : activity.stepCnt - activity.yesterdayStepCnt,
    // Of an answer that was kept before there was a choice nothing is hidden.
    healthCards: wire.healthCardList ?? null,
    readings: wire.quickMenuList,
    menu: mealCard && {
      mealName: mealName(mealCard.menuMealType),
      day: mealCard.menuDt,
      restaurantName: (language === 'en' && mealCard.restaurantNameEng) || mealCard.restaurantName,
      courses: mealCard.courseList.map((course) => toHomeCourse(mealCard, course, language)),
    },
    challenge: challengeCard && toChallenge(challengeCard, language),
    appointment: reservationCard && {
      day: reservationCard.rsrvDt,
      time: reservationCard.rsrvTm,
      place: (language === 'en' && reservationCard.placeNmEng) || reservationCard.placeNm,
      counselor: (language === 'en' && reservationCard.counselorNmEng) || reservationCard.counselorNm,
    },
    stamps:
      bannerCard && (bannerCard.bannerTy === 'greenStamp' || bannerCard.stampCnt > 0) ? bannerCard.stampCnt : null,
    event: bannerCard && bannerCard.event && toEvent(bannerCard.event, language),
    unread: wire.newAlarmCnt,
    failed: new Set(wire.failedCards),
    awayDays: wire.awayDays,
    firstStep: wire.firstStep,
    firstDay: wire.firstDayYn === 'Y',
    recorded: wire.recordedMeal && toRecorded(wire.recordedMeal, language, mealName),
    pickup: wire.pickupCard && toPickup(wire.pickupCard, language, mealName),
    rest: wire.restYn === 'Y' ? { name: (language === 'en' && wire.restDayNmEng) || wire.restDayNm } : null,
  }
}

function toEvent(
  { eventSeq, eventTypeCode, textCode, eventNm, eventNmEng, endDt, leftCnt, draftYn }: Schemas['MainEvent'],
  language: 'ko' | 'en',
): HomeEvent {
  const english = language === 'en' ? eventNmEng : null
  return {
    seq: eventSeq,
    kind: eventTypeCode,
    why: textCode,
    name: english ?? eventNm,
    koreanOnly: language === 'en' && english === null,
    ends: endDt,
    left: leftCnt,
    isBegun: draftYn === 'Y',
  }
}

/**
 * What the member avoids of a course. An English list that lacks a name would hide one: then the Korean names stand.
 */
export function avoidedNames(
  { alNm, alNmEng }: Pick<Schemas['MainMealCourse'], 'alNm' | 'alNmEng'>,
  language: 'ko' | 'en',
): string[] {
  const korean = splitJoined(alNm)
  const english = splitJoined(alNmEng)
  if (korean.length === 0) return english
  return language === 'en' && english.length >= korean.length ? english : korean
}

/** What a course of the hub holds that the member avoids. */
export function avoidOf(
  row: Pick<Schemas['MainMealCourse'], 'alYn' | 'alDishNm' | 'alDishNmEng' | 'alNm' | 'alNmEng'>,
  language: 'ko' | 'en',
): Avoided | null {
  const dish = (language === 'en' && row.alDishNmEng) || row.alDishNm || ''
  const allergens = avoidedNames(row, language)
  return row.alYn === 'Y' || dish || allergens.length > 0 ? { dish, bowl: row.alDishNm ?? '', allergens } : null
}

function toHomeCourse(
  card: Schemas['MainMealCard'],
  row: Schemas['MainMealCourse'],
  language: 'ko' | 'en',
): HomeCourse {
  return {
    ...toCourse({ ...row, ...keyOf(card, row) }, language),
    main: (language === 'en' && row.menuNameEng) || row.menuName,
    avoid: avoidOf(row, language),
    declared: row.allergyKnownYn === 'Y',
  }
}

function toRecorded(
  wire: Schemas['MainRecordedMeal'],
  language: 'ko' | 'en',
  mealName: (code: string) => string,
): RecordedMeal {
  const { menuDt, hallNo, menuCourseType, menuMealType, restaurantCode } = wire
  return {
    number: wire.hcUclSeqNo,
    key: { menuDt, hallNo, menuCourseType, menuMealType, restaurantCode },
    mealName: mealName(menuMealType),
    title: language === 'en' && wire.menuNameEng ? englishSetName(wire.menuNameEng) : koreanSetName(wire.menuName),
    bowls: splitJoined(wire.subMenuTxt ?? wire.menuName),
    kcal: parseWireNumber(wire.kcal),
  }
}

function toPickup(wire: Schemas['MainPickupCard'], language: 'ko' | 'en', mealName: (code: string) => string): Pickup {
  const english = language === 'en'
  return {
    seq: wire.smartOrderSeq,
    number: wire.pickupNo,
    day: wire.menuDt,
    mealName: mealName(wire.menuMealType),
    name: (english && wire.menuNameEng) || wire.menuName,
    bowl: wire.menuName,
    place: (english && wire.pickupPlaceEng) || wire.pickupPlace,
    changeableUntil: wire.changeEndDtm,
    readyAt: wire.readyTm,
    at: wire.pickupTm,
    keptUntil: wire.pickupEndTm,
  }
}

function toChallenge(wire: Schemas['MainChallengeCard'], language: 'ko' | 'en'): HomeChallenge {
  return {
    code: wire.chalnCode,
    name: language === 'en' ? wire.chalnNmEng || wire.chalnNm : wire.chalnNm,
    day: wire.dayCnt,
    successDays: wire.successDayCnt,
    goalDays: wire.goalDayCnt,
    rank: wire.teamRank,
    nextRank: wire.nextRank,
    gapToNext: wire.nextRankGap,
    window: toWindow(wire),
    team: wire.teamMemberList.map(({ nickName, usrImg }) => {
      const picture = profilePicture(usrImg)
      // A photo of a colleague has no place on the hub: the row of drawn pictures stays one.
      return { name: nickName, picture: picture.kind === 'default' ? picture.picture : 1 }
    }),
  }
}

function toWindow({
  windowStartTm: from,
  windowEndTm: to,
  todayStepCnt: steps,
  dayGoalStepCnt: goal,
}: Schemas['MainChallengeCard']): HomeChallenge['window'] {
  return from === null || to === null || goal === null ? null : { from, to, steps, goal }
}

/** A row of the hub leaves to its card what all of them share. */
function keyOf(
  { restaurantCode, menuDt, menuMealType }: Schemas['MainMealCard'],
  { hallNo, menuCourseType }: Schemas['MainMealCourse'],
): CourseKey {
  return { restaurantCode, menuDt, menuMealType, hallNo, menuCourseType }
}
