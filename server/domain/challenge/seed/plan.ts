/**
 * What the operator has published, as seen from the day of the seed: one walk in its third week, one coached, one of
 * meals, one of the own employer, three to come and four that are over. On a Thursday all dates are those of the
 * contract's examples; codes stay the same on any day. Over 300 lines: it is one plan, in two languages.
 */
import { COMPANY } from '#server/domain/company/seed.ts'
import { addDays, weekday } from '#server/seoul.ts'
import type { challengeCounters, challengeDays, challenges, HowStep, RewardWords } from '../schema.ts'

type Challenge = typeof challenges.$inferInsert
export type Published = Challenge & { days: string[]; joinCnt: number }

export const CODES = {
  walk: 'CH20261102',
  coached: 'CH20261029',
  wellFood: 'CH20261109',
  stairs: 'CH20261116',
  winter: 'CH20261201',
  wellFoodNext: 'CH20261207',
  sevenOClock: 'CH20261204',
  wellFoodPast: 'CH20260907',
  dietPast: 'CH20260601',
  breakfastPast: 'CH20260302',
  snowPast: 'CH20251103',
} as const

/** Terms by set: of walks, of meals and weight, of missions. */
const WALK_TERMS = 1
const MEAL_TERMS = 2
const PLAIN_TERMS = 3

const COACH = '오세린 영양사'

type Both = readonly [ko: string, en: string]

const step = (title: Both, desc: Both): HowStep => ({
  title: title[0],
  titleEng: title[1],
  descTxt: desc[0],
  descTxtEng: desc[1],
})

const reward = (name: Both, condition: Both): RewardWords => ({
  rewardNm: name[0],
  rewardNmEng: name[1],
  conditionTxt: condition[0],
  conditionTxtEng: condition[1],
})

/** Everything, for whoever seeds on `today`. */
export function published(today: string): Published[] {
  const monday = addDays(today, 1 - weekday(today))
  const at = (days: number) => addDays(monday, days)
  return [
    walk(CODES.walk, at(-14), { maxJoin: 40, joinCnt: 40, nextChalnCode: CODES.winter }),
    {
      ...base(
        CODES.coached,
        '저녁 가볍게 먹기 집중 챌린지',
        'Lighter dinners, coached',
        'INTENSIVE',
        at(-18),
        at(13),
        everyDay,
      ),
      summaryTxt: '영양사와 함께 저녁을 가볍게 바꾸는 32일',
      summaryTxtEng: '32 days of lighter dinners with a dietitian',
      introTxt: '영양사가 저녁 기록을 보고 날마다 한마디를 드리고, 두 번 통화해요.',
      introTxtEng: 'A dietitian looks at your dinners, writes you a line every day and calls you twice.',
      how: [
        step(
          ['문진', 'Interview'],
          ['지금의 습관과 체중을 알려 주세요.', 'Tell us about your habits and your weight today.'],
        ),
        step(
          ['상담 두 번', 'Two calls'],
          ['목표를 정하고, 마무리에 다시 이야기해요.', 'One to set your goal, one at the end.'],
        ),
      ],
      rewards: [reward(['3,000포인트', '3,000 points'], ['목표 체중에 닿으면', 'When you reach your goal weight'])],
      promiseTxt: '나는 저녁을 일곱 시 전에 먹겠습니다.',
      promiseTxtEng: 'I will have dinner before seven.',
      applyStartDt: at(-35),
      applyEndDt: at(-20),
      maxJoin: 24,
      joinCnt: 24,
      targetYn: 'Y',
      rewardPoint: 3000,
      termsSet: MEAL_TERMS,
      counselorNm: COACH,
    },
    wellFood(CODES.wellFood, at(-7), {
      applyStartDt: at(-21),
      applyEndDt: at(-8),
      joinCnt: 31,
      maxJoin: 60,
      nextChalnCode: CODES.wellFoodNext,
    }),
    {
      ...base(CODES.stairs, '한빛전자 계단 오르기', 'Hanbit stair climb', 'MISSION', at(0), at(27), everyDay),
      summaryTxt: '엘리베이터 대신 계단, 4주 동안',
      summaryTxtEng: 'Stairs instead of the lift, for four weeks',
      introTxt: '하루에 세 가지를 조금씩 해 봐요. 다 하면 그날은 성공이에요.',
      introTxtEng: 'Three small things a day. Do all three and the day counts.',
      how: [
        step(['오늘의 미션', 'Missions of the day'], ['하루 세 가지가 나와요.', 'There are three each day.']),
        step(['체크', 'Tick'], ['한 일을 누르면 돼요.', 'Tap what you have done.']),
        step(
          ['받기', 'Get your points'],
          ['끝난 뒤 첫 평일에 포인트를 드려요.', 'Points arrive on the first workday after the end.'],
        ),
      ],
      rewards: [reward(['500포인트', '500 points'], ['스무 날을 채우면', 'When you complete 20 days'])],
      promiseTxt: '나는 한 층이라도 걸어서 오르겠습니다.',
      promiseTxtEng: 'I will take the stairs, even if it is only one floor.',
      applyStartDt: at(-15),
      applyEndDt: at(13),
      bizCode: COMPANY.bizCode,
      joinCnt: 142,
      goalDays: 20,
      rewardPoint: 500,
      termsSet: PLAIN_TERMS,
    },
    winterWalk(CODES.winter, at(15), at(0), 86),
    wellFood(CODES.wellFoodNext, at(21), { applyStartDt: at(2), applyEndDt: at(20), joinCnt: 31, maxJoin: 100 }),
    {
      ...base(
        CODES.sevenOClock,
        '연말 모임이 많은 12월에도 저녁 일곱 시 전에 식사를 마치고 물을 하루 여덟 잔 마시는 습관 만들기 챌린지',
        'Dinner before seven and eight glasses of water a day, even in a December full of year-end parties',
        'MISSION',
        at(18),
        at(45),
        everyDay,
      ),
      summaryTxt: '일곱 시 전 저녁과 물 여덟 잔을 4주 동안',
      summaryTxtEng: 'Dinner before seven and eight glasses of water, for four weeks',
      introTxt: '모임이 있는 날에는 시간을 당겨 보고, 하루를 놓쳐도 다음 날 다시 시작하면 돼요.',
      introTxtEng: 'On days with a party, have dinner earlier. If you miss a day, just start again the next.',
      how: [
        step(
          ['저녁 기록', 'Record dinner'],
          [
            '저녁을 기록하면 마친 시각이 함께 남아요.',
            'When you record dinner, the time you finished is kept with it.',
          ],
        ),
      ],
      rewards: [reward(['1,000포인트', '1,000 points'], ['스무 날을 채우면', 'When you complete 20 days'])],
      promiseTxt: null,
      applyStartDt: at(0),
      applyEndDt: at(14),
      joinCnt: 12,
      goalDays: 20,
      rewardPoint: 1000,
      termsSet: PLAIN_TERMS,
    },
    wellFood(CODES.wellFoodPast, at(-70), {
      applyStartDt: at(-84),
      applyEndDt: at(-71),
      joinCnt: 74,
      maxJoin: 100,
      nextChalnCode: CODES.wellFoodNext,
    }),
    {
      ...base(CODES.dietPast, '여름 맞이 체중 챌린지', 'Lighter for summer', 'DIET', at(-168), at(-127), everyDay),
      summaryTxt: '여섯 주 동안 조금씩 가볍게',
      summaryTxtEng: 'A little lighter over six weeks',
      introTxt: '한 주에 0.5 kg씩, 무리하지 않고 줄여요.',
      introTxtEng: '0.5 kg a week, without overdoing it.',
      how: [step(['목표', 'Goal'], ['여섯 주 뒤의 체중을 정해요.', 'Choose your weight six weeks from now.'])],
      rewards: [reward(['1,000포인트', '1,000 points'], ['목표 체중에 닿으면', 'When you reach your goal weight'])],
      promiseTxt: '나는 밤에는 먹지 않겠습니다.',
      promiseTxtEng: 'I will not eat at night.',
      applyStartDt: at(-182),
      applyEndDt: at(-169),
      joinCnt: 58,
      targetYn: 'Y',
      rewardPoint: 1000,
      termsSet: MEAL_TERMS,
      nextChalnCode: CODES.wellFoodNext,
    },
    {
      ...base(
        CODES.breakfastPast,
        '아침 거르지 않기 집중 챌린지',
        'No skipped breakfast, coached',
        'INTENSIVE',
        at(-196),
        at(-169),
        everyDay,
      ),
      summaryTxt: '영양사와 함께 아침을 챙기는 4주',
      summaryTxtEng: 'Four weeks of breakfasts with a dietitian',
      introTxt: '영양사가 아침 기록을 보고 한마디를 드려요.',
      introTxtEng: 'A dietitian looks at your breakfasts and writes you a line.',
      how: [step(['문진', 'Interview'], ['지금의 아침을 알려 주세요.', 'Tell us what your breakfasts are like now.'])],
      rewards: [reward(['3,000포인트', '3,000 points'], ['스무 날을 채우면', 'When you complete 20 days'])],
      promiseTxt: '나는 아침을 거르지 않겠습니다.',
      promiseTxtEng: 'I will not skip breakfast.',
      applyStartDt: at(-217),
      applyEndDt: at(-198),
      maxJoin: 24,
      joinCnt: 22,
      targetYn: 'Y',
      goalDays: 20,
      rewardPoint: 3000,
      termsSet: MEAL_TERMS,
      counselorNm: COACH,
    },
    {
      ...winterWalk(CODES.snowPast, at(-378), at(-392), 51),
      chalnNm: '첫눈 걷기 챌린지',
      chalnNmEng: 'First snow walk',
      popup: null,
    },
  ]
}

/** What comes when nothing can be joined any more: a walk in teams and two weeks of meals. */
export function nextRound(today: string): Published[] {
  const monday = addDays(today, 8 - weekday(today))
  return [
    winterWalk(`CH${addDays(monday, 7)}S`, addDays(monday, 7), today, 0),
    wellFood(`CH${addDays(monday, 14)}W`, addDays(monday, 14), {
      applyStartDt: today,
      applyEndDt: addDays(monday, 13),
      joinCnt: 0,
      maxJoin: 100,
    }),
  ].map((one) => ({ ...one, popup: null }))
}

type Days = (from: string, to: string) => string[]
const everyDay: Days = (from, to) => (from > to ? [] : [from, ...everyDay(addDays(from, 1), to)])
const workdays: Days = (from, to) => everyDay(from, to).filter((day) => weekday(day) <= 5)

/** The first workday after a day: what the operator's calendar says in weeks without holidays. */
const workdayAfter = (day: string): string =>
  weekday(addDays(day, 1)) <= 5 ? addDays(day, 1) : workdayAfter(addDays(day, 1))

function base(
  chalnCode: string,
  chalnNm: string,
  chalnNmEng: string,
  kind: Challenge['kind'],
  startDt: string,
  endDt: string,
  days: Days,
) {
  return {
    chalnCode,
    chalnNm,
    chalnNmEng,
    kind,
    startDt,
    endDt,
    days: days(startDt, endDt),
    settleDt: workdayAfter(endDt),
    imgPath: null,
    noticeTxt: null,
    noticeTxtEng: null,
    bizCode: null,
    maxJoin: null,
    teamMin: null,
    teamMax: null,
    teamChangeEndDt: null,
    aiYn: 'N',
    targetYn: 'N',
    goalDays: null,
    windowFrom: null,
    windowTo: null,
    dayGoalSteps: null,
    dayCap: null,
    dayPoint: 0,
    counselorNm: null,
    nextChalnCode: null,
    popup: null,
  } satisfies Partial<Published>
}

type More = Pick<Published, 'joinCnt' | 'maxJoin'> & Partial<Published>

function walk(chalnCode: string, startDt: string, more: More): Published {
  return {
    ...base(chalnCode, '점심 산책 챌린지', 'Lunch walk challenge', 'STEP', startDt, addDays(startDt, 25), workdays),
    summaryTxt: '점심 먹고 3,000보, 4주 동안 열여섯 번',
    summaryTxtEng: '3,000 steps after lunch, sixteen times in four weeks',
    introTxt: '점심 먹고 20분만 걸어도 오후가 가벼워져요. 다섯이 한 팀이 되어 평일마다 걸어요.',
    introTxtEng:
      'Just twenty minutes on foot after lunch make for a lighter afternoon. Teams of five walk every workday.',
    how: [
      step(
        ['팀 만들기', 'Make a team'],
        ['동료를 초대하거나 열린 팀에 들어가요.', 'Invite colleagues or join an open team.'],
      ),
      step(
        ['걷기', 'Walk'],
        ['평일 점심 뒤의 걸음이 휴대전화에서 모여요.', 'Your phone adds up your steps after lunch on workdays.'],
      ),
      step(
        ['받기', 'Get your points'],
        ['끝난 뒤 첫 평일에 포인트를 드려요.', 'Points arrive on the first workday after the end.'],
      ),
    ],
    rewards: [
      reward(['1,000포인트', '1,000 points'], ['열여섯 번을 채운 모두', 'Everyone who reaches the goal on 16 days']),
      {
        ...reward(
          ['한빛타워점 간식 쿠폰', 'Snack coupon for Hanbit Tower'],
          ['하루 평균이 가장 높은 팀', 'The team with the highest daily average'],
        ),
        teamCoupon: { kind: 'snack', restaurantCode: 'REST000311', days: 30 },
      },
    ],
    noticeTxt: '주말과 공휴일은 세지 않아요.',
    noticeTxtEng: 'Weekends and public holidays do not count.',
    promiseTxt: '나는 점심을 먹고 10분 넘게 걷겠습니다.',
    promiseTxtEng: 'I will walk for more than ten minutes after lunch.',
    applyStartDt: addDays(startDt, -14),
    applyEndDt: addDays(startDt, -3),
    teamMin: 3,
    teamMax: 5,
    teamChangeEndDt: addDays(startDt, -1),
    aiYn: 'Y',
    goalDays: 16,
    windowFrom: '1130',
    windowTo: '1400',
    dayGoalSteps: 3000,
    dayCap: 15_000,
    dayPoint: 50,
    rewardPoint: 1000,
    termsSet: WALK_TERMS,
    ...more,
  }
}

function winterWalk(chalnCode: string, startDt: string, applyStartDt: string, joinCnt: number): Published {
  return {
    ...base(chalnCode, '겨울 맞이 걷기 챌린지', 'Winter walk', 'STEP', startDt, addDays(startDt, 20), workdays),
    imgPath: 'challenge/winter-walk.png',
    summaryTxt: '추워도 하루 7천 보, 3주 동안',
    summaryTxtEng: '7,000 steps a day for three weeks, cold or not',
    introTxt: '넷이 한 팀이 되어 하루 7천 보를 걸어요. 다른 사람보다 나와의 약속이 먼저예요.',
    introTxtEng: 'Teams of four, 7,000 steps a day. Your promise to yourself comes before anyone else’s score.',
    how: [
      step(
        ['팀 만들기', 'Make a team'],
        ['동료를 초대하거나 열린 팀에 들어가요.', 'Invite colleagues or join an open team.'],
      ),
      step(['걷기', 'Walk'], ['하루 걸음이 휴대전화에서 모여요.', 'Your phone adds up your daily steps.']),
      step(
        ['받기', 'Get your points'],
        ['끝난 뒤 첫 평일에 포인트를 드려요.', 'Points arrive on the first workday after the end.'],
      ),
    ],
    rewards: [
      reward(['1,000포인트', '1,000 points'], ['열두 번을 채운 모두', 'Everyone who reaches the goal on 12 days']),
    ],
    noticeTxt: '주말은 세지 않아요.',
    noticeTxtEng: 'Weekends do not count.',
    promiseTxt: '나는 추운 날에도 7천 보를 걷겠습니다.',
    promiseTxtEng: 'I will walk 7,000 steps, even when it is cold.',
    applyStartDt,
    applyEndDt: addDays(startDt, -1),
    maxJoin: 300,
    joinCnt,
    teamMin: 2,
    teamMax: 4,
    teamChangeEndDt: addDays(startDt, 1),
    goalDays: 12,
    dayGoalSteps: 7000,
    dayCap: 15_000,
    rewardPoint: 1000,
    termsSet: WALK_TERMS,
    popup: {
      title: '겨울 맞이 걷기 챌린지',
      titleEng: 'Winter walk',
      contents: '지금 신청하고 동료와 함께 시작해요.',
      contentsEng: 'Sign up now and start together with your colleagues.',
      hideDays: 7,
    },
  }
}

function wellFood(
  chalnCode: string,
  startDt: string,
  more: More & Pick<Published, 'applyStartDt' | 'applyEndDt'>,
): Published {
  return {
    ...base(chalnCode, '웰푸드 2주 챌린지', 'Two weeks of Well Food', 'WF', startDt, addDays(startDt, 11), workdays),
    summaryTxt: '웰푸드 코스를 2주 동안 여섯 번',
    summaryTxtEng: 'The Well Food course six times in two weeks',
    introTxt: '열흘 가운데 여섯 번만 웰푸드를 골라 봐요. 계산대에서 저절로 세어요.',
    introTxtEng: 'Choose Well Food on six of ten days. The till keeps count for you.',
    how: [
      step(['고르기', 'Choose'], ['점심에 웰푸드 코스를 골라요.', 'Pick the Well Food course at lunch.']),
      step(['세기', 'Count'], ['계산하면 그릇이 하나 채워져요.', 'Each time you pay, a bowl fills.']),
      step(
        ['받기', 'Get your points'],
        ['끝난 뒤 첫 평일에 포인트를 드려요.', 'Points arrive on the first workday after the end.'],
      ),
    ],
    rewards: [reward(['600포인트', '600 points'], ['여섯 번을 채우면', 'When you have chosen it six times'])],
    promiseTxt: '나는 일주일에 세 번 웰푸드를 먹겠습니다.',
    promiseTxtEng: 'I will have Well Food three times a week.',
    goalDays: 6,
    rewardPoint: 600,
    termsSet: MEAL_TERMS,
    ...more,
  }
}

/** The rows of a plan, table by table. */
export const rowsOf = (plan: readonly Published[]) => ({
  challenges: plan.map(({ days: _days, joinCnt: _joinCnt, ...row }) => row),
  days: plan.flatMap(({ chalnCode, days }) =>
    days.map((dayDt): typeof challengeDays.$inferInsert => ({ chalnCode, dayDt })),
  ),
  counters: plan.map(({ chalnCode, joinCnt }): typeof challengeCounters.$inferInsert => ({ chalnCode, joinCnt })),
})
