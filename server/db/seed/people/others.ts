/** The three people beside Haneul. */
import { addDays, seoulDay } from '#server/seoul.ts'
import { walksAlong } from '../challenge.ts'
import { COMPANY } from '../places.ts'
import { activity, aroundTime, curve, lastMorning, record, unrest } from './health.ts'
import type { Person } from './person.ts'

const EMPTY = {
  restaurants: [],
  allergies: [],
  liked: [],
  records: [],
  days: [],
  steps: [],
  alarms: [],
  challenges: [],
  successes: [],
  appointments: [],
  stamps: [],
} satisfies Partial<Person>

/** Joined this morning and has done nothing yet: every screen shows its empty state. */
export function saebyeok(now: Date): Person {
  return {
    ...EMPTY,
    member: {
      realName: '한새벽',
      nickName: '새벽',
      gender: 'F',
      birthdayYear: String(Number(seoulDay(now).slice(0, 4)) - 27),
      birthdayMonth: '11',
      birthdayDay: '02',
      usrEmail: 'saebyeok@hanbit.example',
      mobileNo: '01000000312',
      bizCode: COMPANY.bizCode,
      employeeNumber: '20261102',
      tomsYn: 'Y',
      usrImg: '07',
      joinedAt: now,
    },
  }
}

/** Has not signed in for more than a year; old records, a dormant account. */
export function dasom(now: Date): Person {
  const today = seoulDay(now)
  const agos = [430, 437, 445, 451, 460, 471, 480, 494, 506, 520]
  return {
    ...EMPTY,
    member: {
      realName: '박다솜',
      nickName: '다솜',
      gender: 'F',
      birthdayYear: String(Number(today.slice(0, 4)) - 35),
      birthdayMonth: '07',
      birthdayDay: '14',
      heightCm: 162,
      weightKg: 60.2,
      usrEmail: 'dasom@hanbit.example',
      mobileNo: '01000000313',
      bizCode: COMPANY.bizCode,
      usrImg: '05',
      healthTermsYn: 'Y',
      dormantYn: 'Y',
      lastLoginDt: addDays(today, -425),
      joinedAt: new Date(now.getTime() - 800 * 86_400_000),
    },
    restaurants: [{ restaurantCode: 'REST000312', mainDiv: 'Y', orderSeq: 1 }],
    targets: { targetWeightKg: 58, stepGoal: 7000, eatKcalGoal: null, burnKcalGoal: null },
    records: agos.map((ago, index) =>
      record(
        addDays(today, -ago),
        aroundTime('0640', 30, ago),
        'BW',
        round1(59.4 + index * 0.09 + unrest(ago) * 0.2),
        '1',
      ),
    ),
    days: agos.map((ago) => ({
      activityDt: addDays(today, -ago),
      steps: Math.round(6400 + unrest(ago) * 1800),
      burnedKcal: Math.round(240 + unrest(ago) * 60),
      eatenKcal: null,
    })),
  }
}

/** Reads the app and the menus in English; records come from an iPhone. */
export function emily(now: Date): Person {
  const today = seoulDay(now)
  const newest = lastMorning(now, '0648')
  const weights = Array.from({ length: 19 }, (_, index) => index * 3).map((ago) => {
    const kg =
      curve(
        [
          [0, 61.3],
          [27, 62],
          [54, 62.6],
        ],
        ago,
      ) + (ago === 0 ? 0 : unrest(ago) * 0.25)
    return record(addDays(newest, -ago), ago === 0 ? '064800' : aroundTime('0635', 30, ago), 'BW', round1(kg), '3')
  })
  return {
    ...EMPTY,
    member: {
      realName: 'Emily Carter',
      nickName: 'Emily',
      gender: 'F',
      birthdayYear: String(Number(today.slice(0, 4)) - 33),
      birthdayMonth: '05',
      birthdayDay: '30',
      heightCm: 168,
      weightKg: 62.6,
      usrEmail: 'emily@hanbit.example',
      mobileNo: '01000000314',
      bizCode: COMPANY.bizCode,
      employeeNumber: '20230901',
      tomsYn: 'Y',
      usrImg: '09',
      lang: 'en',
      engMenuYn: 'Y',
      allergyAgreeYn: 'Y',
      healthTermsYn: 'Y',
      lastLoginDt: addDays(today, -2),
      joinedAt: new Date(now.getTime() - 120 * 86_400_000),
    },
    restaurants: [{ restaurantCode: 'REST000311', mainDiv: 'Y', orderSeq: 1 }],
    linked: '2',
    allergies: ['땅콩', '호두'],
    liked: ['전주비빔밥', '잡채'],
    ...walksAlong(today),
    targets: { targetWeightKg: 60, stepGoal: 9000, eatKcalGoal: 1700, burnKcalGoal: 300 },
    records: weights,
    ...activity(now, {
      days: 60,
      daysWithReadings: 7,
      stepsOf: (ago, workday) => Math.round((workday ? 9100 : 7800) + unrest(ago + 3) * 1900),
      eatenOf: (ago) => Math.round(1680 + unrest(ago + 0.9) * 190),
      mealsToday: [
        ['0800', 286],
        ['1220', 592],
      ],
    }),
    alarms: [
      {
        alarmSeq: 1,
        kind: 'notice',
        title: 'Menus are available in English',
        body: 'Hanbit Tower and Green Campus now show every dish in English.',
        menu: 'menuTodayMenu',
        sentAt: new Date(now.getTime() - 30 * 3_600_000),
        readAt: null,
      },
    ],
  }
}

const round1 = (value: number) => Math.round(value * 10) / 10
