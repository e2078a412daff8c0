import { expect, test } from 'vitest'
import type { Course } from '#src/domain/meal/course.ts'
import { shareOfGoal } from './health-cards.ts'
import { avoidedNames, featured, successPercent, toHome } from './home.ts'

test('a ring is empty without a value and never overfull', () => {
  expect(shareOfGoal({ value: 3842, goal: 8000 })).toBeCloseTo(48.025)
  expect(shareOfGoal({ value: null, goal: 8000 })).toBe(0)
  expect(shareOfGoal({ value: 9000, goal: 8000 })).toBe(100)
  expect(shareOfGoal({ value: 9000, goal: null })).toBe(0)
})

test('the recommended course leads', () => {
  const course = (title: string, recommended: boolean) => ({ title, recommended }) as Course
  const { first, rest } = featured([course('가', false), course('나', true)])
  expect([first?.title, ...rest.map((other) => other.title)]).toEqual(['나', '가'])
})

test('what has gone leads only where everything has', () => {
  const course = (title: string, recommended: boolean, soldOut: boolean) => ({ title, recommended, soldOut }) as Course
  expect(featured([course('가', true, true), course('나', false, false)]).first?.title).toBe('나')
  expect(featured([course('가', false, true), course('나', true, true)]).first?.title).toBe('나')
})

test('a challenge is told in the member’s language, with drawn pictures, and never over its goal', () => {
  const challengeCard = {
    chalnCode: 'CH1',
    chalnNm: '점심 산책 챌린지',
    chalnNmEng: 'Lunch walk challenge',
    dayCnt: 14,
    successDayCnt: 11,
    goalDayCnt: 16,
    teamRank: 3,
    nextRankGap: 186,
    nextRank: 2,
    teamMemberList: [
      { nickName: '서윤', usrImg: '07' },
      { nickName: '하늘', usrImg: 'https://img.example.com/me.png' },
    ],
    windowStartTm: '1130',
    windowEndTm: '1400',
    todayStepCnt: null,
    dayGoalStepCnt: 3000,
  }
  const no = 'N' as const
  const quiet = {
    failedCards: [],
    awayDays: 0,
    firstStep: null,
    firstDayYn: no,
    recordedMeal: null,
    pickupCard: null,
    restYn: no,
    restDayNm: null,
    restDayNmEng: null,
  }
  const activity = {
    stepCnt: null,
    asideStepCnt: null,
    stepGoal: null,
    yesterdayStepCnt: null,
    eatKcal: null,
    eatKcalGoal: null,
    useKcal: null,
    useKcalGoal: null,
  }
  const wire = {
    nowDt: '20261119112400',
    nickName: '하늘',
    nextMeal: null,
    activity,
    mealCard: null,
    quickMenuList: [],
    healthCardList: null,
    newAlarmCnt: 0,
    ...quiet,
  }
  const hub = toHome(
    { ...wire, challengeCard, reservationCard: null, bannerCard: { bannerTy: 'greenStamp', stampCnt: 0, event: null } },
    'en',
    String,
  )
  expect(hub.challenge).toMatchObject({
    name: 'Lunch walk challenge',
    rank: 3,
    nextRank: 2,
    gapToNext: 186,
    window: { from: '1130', to: '1400', steps: null, goal: 3000 },
  })
  expect(hub.challenge?.team.map((mate) => mate.picture)).toEqual([7, 1])
  // No stamp yet is something to say; no banner is not.
  expect(hub.stamps).toBe(0)
  expect(toHome({ ...wire, challengeCard: null, reservationCard: null, bannerCard: null }, 'ko', String)).toMatchObject(
    { challenge: null, stamps: null },
  )
  expect(successPercent({ successDays: 11, goalDays: 16 })).toBe(68.75)
  expect(successPercent({ successDays: 20, goalDays: 16 })).toBe(100)
})

test('a warning of home stays one where a part of it did not come', () => {
  expect(avoidedNames({ alNm: '새우,캐슈넛', alNmEng: 'Shrimp' }, 'en')).toEqual(['새우', '캐슈넛'])
  expect(avoidedNames({ alNm: '새우,밀', alNmEng: 'Shrimp,Wheat' }, 'en')).toEqual(['Shrimp', 'Wheat'])
  expect(avoidedNames({ alNm: null, alNmEng: 'Shrimp' }, 'ko')).toEqual(['Shrimp'])

  const no = 'N' as const
  const quiet = {
    failedCards: [],
    awayDays: 0,
    firstStep: null,
    firstDayYn: no,
    recordedMeal: null,
    pickupCard: null,
    restYn: no,
    restDayNm: null,
    restDayNmEng: null,
  }
  const activity = {
    stepCnt: null,
    asideStepCnt: null,
    stepGoal: null,
    yesterdayStepCnt: null,
    eatKcal: null,
    eatKcalGoal: null,
    useKcal: null,
    useKcalGoal: null,
  }
  const cards = { reservationCard: null, bannerCard: null, challengeCard: null }
  const row = {
    hallNo: 'E101',
    menuCourseType: 'BB',
    courseTxt: 'B:일품',
    courseNm: '일품',
    courseNmEng: '',
    menuCode: '1',
    menuName: '비빔밥',
    menuNameEng: null,
    setName: '비빔밥',
    engSetMenuName: null,
    subMenuTxt: '비빔밥',
    sumKcal: '712',
    photoUrl: '',
    photoCd: '',
    choochunGubun: null,
    rcmdReasonTxt: null,
    salesType: 'L1',
    takeOutCnt: null,
    soldOutYn: null,
    myLikeMenuYn: no,
    alDishNmEng: null,
    alNmEng: null,
    allergyKnownYn: 'Y' as const,
  }
  const avoidOf = (more: { alYn: 'Y' | 'N'; alDishNm: string | null; alNm: string | null }) => {
    const mealCard = {
      restaurantCode: 'REST000101',
      restaurantName: '한빛타워점',
      restaurantNameEng: '',
      menuDt: '20261119',
      menuMealType: '2',
      courseList: [{ ...row, ...more }],
    }
    // Of a card only what is read here is filled in.
    const wire = {
      nowDt: '20261119112400',
      nickName: '하늘',
      nextMeal: null,
      activity,
      quickMenuList: [],
      healthCardList: null,
      newAlarmCnt: 0,
      ...quiet,
      ...cards,
      mealCard,
    } as unknown as Parameters<typeof toHome>[0]
    return toHome(wire, 'en', String).menu?.courses[0]?.avoid
  }
  expect(avoidOf({ alYn: 'Y', alDishNm: null, alNm: null })).toEqual({ dish: '', bowl: '', allergens: [] })
  expect(avoidOf({ alYn: 'N', alDishNm: null, alNm: '새우' })).toEqual({ dish: '', bowl: '', allergens: ['새우'] })
  expect(avoidOf({ alYn: 'Y', alDishNm: '볶음', alNm: '새우' })).toEqual({
    dish: '볶음',
    bowl: '볶음',
    allergens: ['새우'],
  })
  expect(avoidOf({ alYn: 'N', alDishNm: null, alNm: null })).toBeNull()
})
