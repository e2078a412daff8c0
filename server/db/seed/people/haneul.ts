import { addDays, seoulDay, weekday } from '#server/seoul.ts'
import { walksAlong } from '../challenge.ts'
import { COMPANY, DINNER, LUNCH } from '../places.ts'
import { activity, aroundTime, curve, lastMorning, record, unrest } from './health.ts'
import type { Person } from './person.ts'

/** The weights that a member would remember, newest first: days ago, time, kilograms, origin. */
const RECENT_WEIGHTS = [
  [0, '071200', 68.4, '2'],
  [2, '070500', 68.7, '1'],
  [4, '082000', 68.9, '2'],
  [7, '071000', 69, '4'],
  [9, '070200', 69.2, '2'],
  [12, '071600', 69.5, '1'],
  [30, '070800', 70.4, '2'],
] as const

/** The year before that: a little up over the holidays, then steadily down. */
const WEIGHT_YEAR = [
  [15, 69.6],
  [30, 70.4],
  [60, 71.3],
  [120, 72.6],
  [160, 73],
  [220, 73.6],
  [290, 74.5],
  [330, 75.1],
  [364, 74.7],
] as const

/** Two weeks without scales, in the summer. */
const onHoliday = (daysAgo: number) => daysAgo >= 96 && daysAgo <= 109

/** An employee with a year of records: the member of the design board. */
export function haneul(now: Date): Person {
  const today = seoulDay(now)
  return {
    member: {
      realName: '윤하늘',
      nickName: '하늘',
      gender: 'M',
      birthdayYear: String(Number(today.slice(0, 4)) - 42),
      birthdayMonth: '03',
      birthdayDay: '21',
      heightCm: 174,
      weightKg: 74.8,
      usrEmail: 'haneul@hanbit.example',
      mobileNo: '01000000311',
      bizCode: COMPANY.bizCode,
      employeeNumber: '20140317',
      tomsYn: 'Y',
      usrImg: '03',
      terms04: 'Y',
      pushAgreeYn: 'Y',
      emailAgreeYn: 'Y',
      allergyAgreeYn: 'Y',
      healthTermsYn: 'Y',
      lastLoginDt: addDays(today, -1),
      joinedAt: new Date(now.getTime() - 400 * 86_400_000),
    },
    restaurants: [
      { restaurantCode: 'REST000311', mainDiv: 'Y', orderSeq: 1 },
      { restaurantCode: 'REST000312', mainDiv: 'N', orderSeq: 2 },
    ],
    linked: '1',
    allergies: ['새우'],
    liked: ['고등어구이', '소고기미역국', '꼬막비빔밥', '닭가슴살샐러드', '메밀소바'],
    targets: { targetWeightKg: 66, stepGoal: 8000, eatKcalGoal: 1900, burnKcalGoal: 350 },
    records: [...weights(now), ...otherRecords(now)],
    ...activity(now, {
      days: 365,
      daysWithReadings: 14,
      stepsOf: (ago, workday) => {
        // Today runs ahead of yesterday by 420 steps at 11:24.
        if (ago === 0) return 9148
        if (ago === 1) return 8148
        return Math.round((workday ? 8500 : 6600) + unrest(ago) * 2300 + Math.max(0, 60 - ago) * 6)
      },
      eatenOf: (ago) => Math.round(1930 + unrest(ago + 0.5) * 260),
      mealsToday: [
        ['0740', 356],
        ['1210', 637],
        ['1530', 168],
        ['1850', 612],
      ],
    }),
    alarms: alarms(now),
    ...walksAlong(today),
    appointments: [{ rsrvNo: 1, rsrvDt: addDays(today, 1), rsrvTm: '1500', rsrvKind: '1', placeNm: '12층 건강상담실', counselorNm: '박지현 영양사' }],
    stamps: stamps(today),
  }
}

function weights(now: Date): Person['records'] {
  const newest = lastMorning(now, '0712')
  const records = RECENT_WEIGHTS.map(([ago, time, kg, origin]) => record(addDays(newest, -ago), time, 'BW', kg, origin))
  let count = 0
  for (let ago = 15; ago <= 364; ago += count % 3 === 0 ? 3 : 2) {
    count += 1
    if (onHoliday(ago) || Math.abs(ago - 30) < 2) continue
    const kg = curve(WEIGHT_YEAR, ago) + unrest(ago) * 0.3
    const origin = count % 14 === 0 ? '4' : count % 4 === 0 ? '1' : '2'
    records.push(record(addDays(newest, -ago), aroundTime('0655', 40, ago), 'BW', round1(kg), origin))
  }
  return records
}

/** Height once, body composition and fasting sugar monthly, blood pressure weekly, a month of sleep in minutes. */
function otherRecords(now: Date): Person['records'] {
  const newest = lastMorning(now, '0740')
  const on = (ago: number) => addDays(newest, -ago)
  const records = [record(on(360), '090000', 'HT', 174, '1')]
  for (let month = 0; month < 12; month += 1) {
    const ago = 7 + month * 30
    records.push(record(on(ago), '071000', 'BDF', round1(22.4 + month * 0.32 + unrest(month) * 0.2), '4'))
    records.push(record(on(ago), '071000', 'SKM', round1(31.6 - month * 0.06 + unrest(month + 0.3) * 0.2), '4'))
    records.push(record(on(ago + 3), '072000', 'NBD', Math.round(93 + month * 0.4 + unrest(month + 0.7) * 5), '1'))
  }
  for (let week = 0; week < 52; week += 1) {
    const ago = 3 + week * 7
    records.push(record(on(ago), '073000', 'SBP', Math.round(118 + week * 0.16 + unrest(week) * 5), '2'))
    records.push(record(on(ago), '073000', 'DBP', Math.round(76 + week * 0.08 + unrest(week + 0.4) * 4), '2'))
  }
  for (let ago = 0; ago < 30; ago += 1) {
    records.push(record(on(ago), '063000', 'SLP', Math.round(370 + unrest(ago + 0.2) * 55), '2'))
  }
  return records
}

/** Three empty trays this week so far, and three a week before that. On a Monday the week has yet to begin. */
function stamps(today: string): Person['stamps'] {
  const monday = addDays(today, 1 - weekday(today))
  const thisWeek = [0, 1, 2].map((ago) => addDays(monday, ago)).filter((day) => day < today)
  const before = [7, 9, 10, 14, 16, 17].map((ago) => addDays(monday, -ago))
  return [...before, ...thisWeek].map((stampDt, index) => ({ stampDt, menuMealType: index % 4 === 1 ? DINNER : LUNCH }))
}

function alarms(now: Date): Person['alarms'] {
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
  return [
    {
      alarmSeq: 1,
      kind: 'health',
      title: '지난달보다 2.0 kg 가벼워졌어요',
      body: '한 달 동안의 체중 변화를 그래프로 볼 수 있어요.',
      menu: 'healthlogWeightRecord',
      sentAt: hoursAgo(72),
      readAt: hoursAgo(70),
    },
    {
      alarmSeq: 2,
      kind: 'reservation',
      title: '내일 3시, 핏톡 상담이 있어요',
      body: '12층 건강상담실에서 박지현 영양사를 만나요.',
      menu: 'counselingMyRsrvList',
      sentAt: hoursAgo(20),
      readAt: null,
    },
    {
      alarmSeq: 3,
      kind: 'menu',
      title: '오늘 점심에 좋아하는 메뉴가 나와요',
      body: '한빛타워점 한식 코너, 고등어구이와 소고기미역국이에요.',
      menu: 'menuTodayMenu',
      sentAt: hoursAgo(3),
      readAt: null,
    },
  ]
}

const round1 = (value: number) => Math.round(value * 10) / 10
