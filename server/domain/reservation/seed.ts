/** Two services at three restaurants, their seats for six weeks, and what the people of the demo have reserved. */
import { max, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { insertMany } from '#server/db/many.ts'
import type { NounSeed, Persona } from '#server/db/seed/noun.ts'
import { CODES } from '#server/domain/challenge/seed/plan.ts'
import { addDays, daysBetween, seoulDay, seoulInstant, weekday } from '#server/seoul.ts'
import { minutesAfter, ROUND_MINUTE, seatsOf } from './rules.ts'
import {
  counselRounds,
  counselTerms,
  type Meet,
  type ReservationKind,
  reservations,
  reservationTerms,
  servicePlaces,
  serviceRestDays,
  serviceSlots,
  staffRota,
  welfitServices,
} from './schema.ts'

const DAYS_AHEAD = 41

const SERVICES: readonly (typeof welfitServices.$inferInsert)[] = [
  {
    kind: 'TALK',
    stdMngSeq: 12,
    useMinute: 30,
    daysAhead: DAYS_AHEAD,
    startTm: '1030',
    endTm: '1630',
    monthLimitCnt: 2,
    cancelHour: 24,
    useYn: 'Y',
  },
  {
    kind: 'CHECK',
    stdMngSeq: 14,
    useMinute: 20,
    daysAhead: DAYS_AHEAD,
    startTm: '1040',
    endTm: '1620',
    monthLimitCnt: 1,
    cancelHour: 24,
    useYn: 'Y',
  },
]

const TEL = '0200001200'

const PLACES = [
  {
    kind: 'TALK',
    placeCode: 'WP0001',
    placeNm: '12층 건강상담실',
    placeNmEng: 'Health room, floor 12',
    restaurantCode: 'REST000311',
    wayTxt: '엘리베이터에서 왼쪽',
    wayTxtEng: 'Left of the lift',
    meets: ['VISIT', 'CALL', 'CHAT'],
    telNo: TEL,
  },
  {
    kind: 'CHECK',
    placeCode: 'WP0002',
    placeNm: '한빛타워점 2층 건강존',
    placeNmEng: 'Health zone, Hanbit Tower floor 2',
    restaurantCode: 'REST000311',
    wayTxt: '식당 입구 왼쪽 복도 끝',
    wayTxtEng: 'End of the corridor left of the restaurant',
    meets: ['VISIT'],
    telNo: TEL,
  },
  {
    kind: 'TALK',
    placeCode: 'WP0003',
    placeNm: '그린캠퍼스점 1층 상담실',
    placeNmEng: 'Green Campus floor 1',
    restaurantCode: 'REST000312',
    wayTxt: '안내 데스크 맞은편',
    wayTxtEng: 'Opposite the front desk',
    meets: ['VISIT'],
    telNo: TEL,
  },
  {
    kind: 'CHECK',
    placeCode: 'WP0003',
    placeNm: '그린캠퍼스점 1층 상담실',
    placeNmEng: 'Green Campus floor 1',
    restaurantCode: 'REST000312',
    wayTxt: '안내 데스크 맞은편',
    wayTxtEng: 'Opposite the front desk',
    meets: ['VISIT'],
    telNo: TEL,
  },
  {
    kind: 'TALK',
    placeCode: 'WP0009',
    placeNm: '서초사옥점 서쪽 별관 지하 1층 식당 안쪽 건강 상담실',
    placeNmEng: 'Seocho, health room behind the restaurant, west annex B1',
    restaurantCode: 'REST000313',
    wayTxt: '서쪽 별관 엘리베이터로 지하 1층, 내려서 오른쪽 끝',
    wayTxtEng: 'Lift of the west annex to B1, then right to the end',
    meets: ['VISIT', 'CHAT'],
    telNo: null,
  },
] as const

const STAFF = {
  park: ['박지현 영양사', 'Jihyun Park, dietitian'],
  oh: ['오세린 영양사', 'Serin Oh, dietitian'],
  moon: ['문가람 운동사', 'Garam Moon, trainer'],
} as const

const TERMS: readonly (typeof counselTerms.$inferInsert)[] = [
  {
    termsSeq: 31,
    kinds: ['TALK', 'MEAL'],
    title: '예약에 이름과 번호를 쓰는 데 동의해요',
    titleEng: 'My name and number may be used for this',
    contents: '상담 예약과 진행을 위해 이름, 휴대전화 번호, 상담에서 할 이야기를 받고 상담 뒤 1년 동안 보관합니다.',
    contentsEng:
      'For reserving and holding the talk we take your name, your mobile number and what you want to talk about, and keep them for a year after it.',
    requiredYn: 'Y',
    termsVer: '1.1',
  },
  {
    termsSeq: 32,
    kinds: ['TALK', 'MEAL', 'CHALN'],
    title: '체중과 목표를 상담사와 함께 볼게요',
    titleEng: 'The dietitian may see my weight and goal',
    contents: '체중과 목표를 담당 상담사에게 보여 줍니다. 동의하지 않아도 예약할 수 있습니다.',
    contentsEng: 'Your weight and your goal are shown to your dietitian. You can reserve without it.',
    requiredYn: 'N',
    termsVer: '1.0',
  },
  {
    termsSeq: 33,
    kinds: ['CHALN'],
    title: '챌린지 상담에 이름과 번호를 쓰는 데 동의해요',
    titleEng: 'My name and number may be used for this',
    contents: '챌린지 상담을 위해 이름과 휴대전화 번호를 받고 챌린지가 끝난 날부터 6개월 동안 보관합니다.',
    contentsEng:
      'For the talks of the challenge we take your name and your mobile number, and keep them for six months after the challenge.',
    requiredYn: 'Y',
    termsVer: '1.1',
  },
  {
    termsSeq: 34,
    kinds: ['CHECK'],
    title: '예약에 이름과 번호를 쓰는 데 동의해요',
    titleEng: 'My name and number may be used for this',
    contents: '측정 예약을 위해 이름과 휴대전화 번호를 받고 잰 날부터 1년 동안 보관합니다.',
    contentsEng: 'For reserving the measuring we take your name and your mobile number, and keep them for a year.',
    requiredYn: 'Y',
    termsVer: '1.0',
  },
]

const CHECK_TIMES = ['1040', '1100', '1120', '1420', '1440', '1500', '1520', '1540', '1600'] as const
const CHECK_SEATS = 4
/** Seats left on the workdays from tomorrow on; the fifth is closed. Later days are quiet. */
const CHECK_LEFT: readonly (readonly number[] | null)[] = [
  [0, 0, 0, 0, 0, 0, 0, 0, 0],
  [2, 1, 3, 2, 2, 3, 2, 1, 2],
  [0, 1, 2, 3, 0, 4, 1, 0, 0],
  [1, 0, 1, 1, 1, 0, 2, 1, 0],
  [0, 0, 1, 0, 0, 1, 0, 0, 0],
  null,
]
const QUIET = [
  [2, 2, 3, 3, 2, 3, 3, 3, 3],
  [2, 3, 3, 3, 2, 2, 4, 3, 2],
  [1, 2, 2, 2, 3, 2, 2, 2, 3],
] as const

const TALK_TIMES = ['1030', '1100', '1130', '1400', '1430', '1500', '1530', '1600'] as const

export const seed: NounSeed = {
  shared: (tx, today) => begin(tx, today),
  day: async (db, today) => {
    const [found] = await db.select({ last: max(serviceSlots.startDtm) }).from(serviceSlots)
    const last = found?.last?.slice(0, 8)
    // A database of before there were seats.
    if (last === undefined) return begin(db, today)
    if (daysBetween(today, last) < DAYS_AHEAD - 2)
      await fill(db, addDays(last, 1), addDays(today, DAYS_AHEAD), undefined)
  },
  person: async (tx, { hcId, persona }, now) => {
    for (const one of own(persona, seoulDay(now))) await reserved(tx, hcId, one, now)
    if (persona === 'haneul' || persona === 'emily') {
      const terms = TERMS.filter(({ requiredYn, termsSeq }) => requiredYn === 'Y' && termsSeq !== 33)
      await insertMany(
        tx,
        reservationTerms,
        terms.map(({ termsSeq, termsVer }) => ({
          hcId,
          termsSeq,
          termsVer,
          agreedAt: new Date(now.getTime() - 40 * 86_400_000),
        })),
      )
    }
  },
}

type SeededReservation = {
  kind: ReservationKind
  day: string
  time: string
  meet?: Meet
  staff: keyof typeof STAFF
  memo?: string
  round?: number
  isCancelled?: boolean
  regDaysBefore?: number
}

function own(persona: Persona, today: string): readonly SeededReservation[] {
  const nextMonday = addDays(today, 8 - weekday(today))
  if (persona === 'haneul') {
    return [
      { kind: 'TALK', day: addDays(today, 1), time: '1500', staff: 'park', memo: '저녁 간식을 줄이고 싶어요' },
      { kind: 'CHALN', day: addDays(today, 7), time: '1100', meet: 'CALL', staff: 'oh', round: 2 },
      { kind: 'CHALN', day: addDays(today, -14), time: '1100', meet: 'CALL', staff: 'oh', round: 1 },
      { kind: 'CHECK', day: addDays(today, -30), time: '1120', staff: 'moon' },
      { kind: 'TALK', day: addDays(today, -65), time: '1500', meet: 'CALL', staff: 'park', isCancelled: true },
    ]
  }
  if (persona === 'emily') {
    return [
      { kind: 'TALK', day: nextMonday, time: '1030', meet: 'CHAT', staff: 'park' },
      { kind: 'CHECK', day: addDays(today, -51), time: '1500', staff: 'moon' },
      { kind: 'TALK', day: addDays(today, -20), time: '1400', staff: 'park', isCancelled: true },
    ]
  }
  return []
}

async function reserved(
  tx: Queryable,
  hcId: string,
  { kind, day, time, meet = 'VISIT', staff, memo, round, isCancelled = false, regDaysBefore = 4 }: SeededReservation,
  now: Date,
): Promise<void> {
  const seats = seatsOf(kind)
  const place = PLACES.find((one) => one.kind === seats)
  if (place === undefined) throw new Error(`No place of ${seats}`)
  const [staffNm, staffNmEng] = STAFF[staff]
  const startDtm = `${day}${time}`
  const minutes = kind === 'TALK' || kind === 'MEAL' ? 30 : ROUND_MINUTE
  const regAt = new Date(Math.min(now.getTime(), seoulInstant(addDays(day, -regDaysBefore), '1012').getTime()))
  await tx.insert(reservations).values({
    hcId,
    kind,
    placeCode: place.placeCode,
    placeNm: place.placeNm,
    placeNmEng: place.placeNmEng,
    startDtm,
    endDtm: minutesAfter(startDtm, minutes),
    cancelEndDtm: minutesAfter(startDtm, -24 * 60),
    meet,
    staffNm,
    staffNmEng,
    memo: memo ?? null,
    mobileNo: '01000000311',
    chalnCode: round === undefined ? null : CODES.coached,
    roundNo: round ?? null,
    regAt,
    cancelAt: isCancelled ? new Date(regAt.getTime() + 86_400_000) : null,
    completeAt:
      !isCancelled && startDtm < seoulDay(now) ? seoulInstant(day, minutesAfter(startDtm, minutes).slice(8)) : null,
  })
  if (isCancelled || day <= seoulDay(now)) return
  // Each person of the demo brings the seat that is theirs: there may be many of one persona, and no seat is counted
  // twice.
  await tx
    .insert(serviceSlots)
    .values({ kind: seats, placeCode: place.placeCode, startDtm, capacity: 1, taken: 1 })
    .onConflictDoUpdate({
      target: [serviceSlots.kind, serviceSlots.placeCode, serviceSlots.startDtm],
      set: { capacity: sql`${serviceSlots.capacity} + 1`, taken: sql`${serviceSlots.taken} + 1` },
    })
}

async function begin(tx: Queryable, today: string): Promise<void> {
  await insertMany(tx, welfitServices, SERVICES)
  await insertMany(
    tx,
    servicePlaces,
    PLACES.map((place) => ({ ...place, meets: [...place.meets] })),
  )
  await insertMany(tx, counselTerms, TERMS)
  const rota = PLACES.flatMap(({ kind, placeCode }) =>
    [1, 2, 3, 4, 5, 6, 7].map((day) => {
      const dietitian = placeCode === 'WP0001' ? 'park' : 'oh'
      const [staffNm, staffNmEng] = STAFF[kind === 'CHECK' ? 'moon' : dietitian]
      return { kind, placeCode, weekday: day, staffNm, staffNmEng }
    }),
  )
  await insertMany(tx, staffRota, rota)
  await insertMany(tx, counselRounds, [
    {
      chalnCode: CODES.coached,
      roundNo: 1,
      roundNm: '목표 정하기',
      roundNmEng: 'Setting a goal',
      startDt: addDays(today, -17),
      endDt: addDays(today, -13),
      placeCode: 'WP0001',
    },
    {
      chalnCode: CODES.coached,
      roundNo: 2,
      roundNm: '마무리와 유지',
      roundNmEng: 'Keeping it up',
      startDt: addDays(today, 4),
      endDt: addDays(today, 8),
      placeCode: 'WP0001',
    },
  ])
  await fill(tx, today, addDays(today, DAYS_AHEAD), today)
}

/** Seats of some days. `story`: the day whose tomorrow is full, and so on; undefined for days further on. */
async function fill(tx: Queryable, from: string, to: string, story: string | undefined): Promise<void> {
  const slots: (typeof serviceSlots.$inferInsert)[] = []
  const rest: (typeof serviceRestDays.$inferInsert)[] = []
  // Today's are those that nobody took.
  let workday = story === undefined ? CHECK_LEFT.length : -1
  const own =
    story === undefined
      ? []
      : [`${addDays(story, 1)}1500`, `${addDays(story, 7)}1100`, `${addDays(story, 8 - weekday(story))}1030`]
  for (let day = from; day <= to; day = addDays(day, 1)) {
    if (weekday(day) > 5) continue
    const left =
      workday < 0 || workday >= CHECK_LEFT.length ? QUIET[Number(day.slice(6)) % QUIET.length] : CHECK_LEFT[workday]
    for (const [at, { kind, placeCode }] of PLACES.entries()) {
      const key = { kind, placeCode }
      if (left === null || left === undefined) rest.push({ ...key, restDt: day })
      else if (kind === 'CHECK') {
        slots.push(
          ...CHECK_TIMES.map((time, n) => ({
            ...key,
            startDtm: `${day}${time}`,
            capacity: CHECK_SEATS,
            taken: placeCode === 'WP0002' ? CHECK_SEATS - (left[n] ?? 0) : (n + at) % CHECK_SEATS,
          })),
        )
      } else {
        const isFull = placeCode === 'WP0009' && story !== undefined && daysBetween(story, day) <= 14
        slots.push(
          ...TALK_TIMES.filter((time) => placeCode !== 'WP0001' || !own.includes(`${day}${time}`)).map((time, n) => ({
            ...key,
            startDtm: `${day}${time}`,
            capacity: 1,
            taken: isFull || (n > 0 && (n + Number(day.slice(6))) % 3 === 0) ? 1 : 0,
          })),
        )
      }
    }
    workday += 1
  }
  await insertMany(tx, serviceSlots, slots)
  await insertMany(tx, serviceRestDays, rest)
}
