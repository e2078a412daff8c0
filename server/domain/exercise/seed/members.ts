/** What the demo's people do for exercise, by the days of the week: the last ten weeks, up to now. */
import type { Owned, Persona } from '#server/db/seed/noun.ts'
import { unrest } from '#server/db/seed/believable.ts'
import type { phoneExercises } from '#server/domain/activity/schema.ts'
import { addDays, seoulDay, seoulStamp, weekday } from '#server/seoul.ts'
import { type SentWorkout, workoutOf } from '../done.queries.ts'
import type { programmeWorkoutMoves, programmeWorkouts } from '../schema.ts'
import { MOVES } from './moves.ts'
import { STEPS } from './programmes.ts'

type PhoneRow = Owned<typeof phoneExercises.$inferInsert>
type Done = {
  workouts: Owned<typeof programmeWorkouts.$inferInsert>[]
  moves: Owned<typeof programmeWorkoutMoves.$inferInsert>[]
}

const WEEKS = 10

/** A walk of a day of the week: when, how long, how far, and what it burned. */
type Walk = readonly [
  weekday: number,
  start: string,
  minutes: number,
  metres: number,
  kcal: number,
  rate: number,
  highest: number,
]

/** To the lake on Tuesdays, a stop early on Thursdays, with the children on Saturdays. */
const HANEULS_WALKS: readonly Walk[] = [
  [2, '1810', 40, 3110, 165, 108, 131],
  [4, '0730', 35, 2680, 143, 104, 128],
  [6, '1540', 45, 3020, 148, 99, 124],
]

const WALKS: Partial<Record<Persona, readonly Walk[]>> = {
  haneul: HANEULS_WALKS,
  emily: [
    [3, '1230', 22, 1720, 74, 101, 119],
    [7, '1000', 48, 3650, 158, 106, 127],
  ],
}

/** What somebody weighs while the demo's programmes are done. */
const HANEULS_KG = 68.4

/** The days of a weekday in the last weeks, the newest first. */
function daysOf(today: string, day: number): string[] {
  const newest = addDays(today, -((weekday(today) - day + 7) % 7))
  return Array.from({ length: WEEKS }, (_, week) => addDays(newest, -week * 7))
}

const minutesAfter = (day: string, time: string, minutes: number): string => {
  const minute = Number(time.slice(0, 2)) * 60 + Number(time.slice(2)) + minutes
  return `${day}${String(Math.floor(minute / 60)).padStart(2, '0')}${String(minute % 60).padStart(2, '0')}00`
}

export function phoneWorkoutsOf(persona: Persona, now: Date): PhoneRow[] {
  const [today, latest] = [seoulDay(now), seoulStamp(now)]
  const isApple = persona === 'emily'
  const walks = (WALKS[persona] ?? []).flatMap(([day, start, minutes, metres, kcal, rate, highest]) =>
    daysOf(today, day).map((on, week): PhoneRow => {
      // The newest as they are told, those before it a little shorter or longer.
      const share = week === 0 ? 1 : 1 + unrest(week + day) * 0.15
      const length = Math.round(minutes * share)
      return {
        origin: isApple ? '3' : '2',
        sampleId: `demo-walk-${on}-${start}`,
        exerciseType: isApple ? 'walking' : '1001',
        // An iPhone tells the kind and no name.
        exerciseName: isApple ? null : '걷기',
        startDt: `${on}${start}00`,
        endDt: minutesAfter(on, start, length),
        durationSec: length * 60,
        kcal: Math.round(kcal * share),
        distanceM: Math.round(metres * share),
        heartRateAvg: rate,
        heartRateMax: highest,
      }
    }),
  )
  // The watch records along with the programme of the newest Monday: the programme stands.
  const monday = daysOf(today, 1)[0] ?? today
  const along: PhoneRow = {
    origin: '2',
    sampleId: `demo-along-${monday}`,
    exerciseType: '15005',
    exerciseName: '실내 운동',
    startDt: `${monday}191640`,
    endDt: `${monday}194410`,
    durationSec: 1650,
    kcal: 141,
    distanceM: null,
    heartRateAvg: 118,
    heartRateMax: 146,
  }
  return [...walks, ...(persona === 'haneul' ? [along] : [])].filter(({ endDt }) => endDt <= latest)
}

/** Monday's programme as planned but for the stretching, another one three Tuesdays ago. */
export function programmesOf(persona: Persona, now: Date): Done {
  if (persona !== 'haneul') return { workouts: [], moves: [] }
  const [today, latest] = [seoulDay(now), seoulStamp(now)]
  const [monday = today, mondayBefore = today] = daysOf(today, 1)
  const full = [300, 480, 420, 390].map((moveSec, index) => ({ moveSn: index + 1, doneYn: 'Y' as const, moveSec }))
  const tired = full.map((move) => (move.moveSn === 4 ? { ...move, doneYn: 'N' as const, moveSec: 0 } : move))
  const stairs = [360, 720, 240].map((moveSec, index) => ({ moveSn: index + 1, doneYn: 'Y' as const, moveSec }))
  const sent: SentWorkout[] = [
    { prgmCode: 'PG0012', startDt: `${monday}191500`, endDt: `${monday}194500`, moveList: tired },
    { prgmCode: 'PG0012', startDt: `${mondayBefore}192000`, endDt: `${mondayBefore}195000`, moveList: full },
    {
      prgmCode: 'PG0020',
      startDt: `${addDays(mondayBefore, -5)}190500`,
      endDt: `${addDays(mondayBefore, -5)}193000`,
      moveList: stairs,
    },
  ]
  const kept = sent
    .filter(({ endDt }) => endDt <= latest)
    .map((one) => ({ ...one, ...workoutOf(one, stepsOf(one.prgmCode), HANEULS_KG) }))
  return {
    workouts: kept.map(({ prgmCode, startDt, endDt, durationSec, kcal }) => ({
      prgmCode,
      startDt,
      endDt,
      durationSec,
      kcal,
      savedAt: now,
    })),
    moves: kept.flatMap(({ startDt, moves }) => moves.map((move) => ({ startDt, ...move }))),
  }
}

const stepsOf = (prgmCode: string) =>
  STEPS.filter((step) => step.prgmCode === prgmCode).flatMap(({ repCnt = null, ...step }) => {
    const move = MOVES.find(({ moveCode }) => moveCode === step.moveCode)
    return move === undefined
      ? []
      : [{ ...step, repCnt, ...move, guideTxt: move.guideTxt ?? null, guideTxtEng: move.guideTxtEng ?? null }]
  })
