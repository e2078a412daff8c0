import type { Language } from '#server/domain/member/language.rules.ts'
import { addDays } from '#server/seoul.ts'
import { orNull, yn } from '#server/wire.ts'
import { kindName } from './kind.rules.ts'
import { workoutNumber } from './number.rules.ts'
import { inLanguage } from './programme.present.ts'
import {
  type ActiveDay,
  energyOf,
  type Span,
  type Workout,
  type WorkoutDay,
  type workoutQueries,
} from './workout.queries.ts'
import { zonesOf } from './zone.rules.ts'

type Queries = ReturnType<typeof workoutQueries>
type ProgrammeWorkout = NonNullable<Awaited<ReturnType<Queries['programmeWorkout']>>>
type PhoneWorkout = NonNullable<Awaited<ReturnType<Queries['phoneWorkout']>>>
type HeartRate = { inptDt: string; rate: number }

export function workoutRow(workout: Workout, language: Language) {
  const { origin, startDt, endDt, name, nameEng, kind, minutes, kcal, distanceM, heartRateAvg } = workout
  return {
    wrkotSn: workoutNumber(startDt, origin),
    wrkotOriCode: origin,
    wrkotNm: kind === null ? inLanguage(language, name ?? '', nameEng ?? '') : kindName(kind, name, language),
    startDt,
    endDt,
    wrkotMin: minutes,
    useKcal: kcal,
    distance: distanceM,
    heartRateAvg,
  }
}

/** @param rates of the time of the exercise, oldest first */
export function phoneDetail(workout: PhoneWorkout, rates: readonly HeartRate[], age: number, language: Language) {
  const { distanceM, durationSec, heartRateMax, minutes, endDt } = workout
  return {
    ...workoutRow(workout, language),
    heartRateMax: heartRateMax ?? (rates.length === 0 ? null : Math.max(...rates.map(({ rate }) => rate))),
    speedAvg: distanceM === null || durationSec === 0 ? null : Math.round((distanceM / durationSec) * 36) / 10,
    zoneList: zonesOf(rates, { age, minutes, endDt }).map(({ zone, name, minutes: zoneMin }) => ({
      zoneCode: zone,
      zoneNm: name[language],
      zoneMin,
    })),
    heartRateList: rates.map(({ inptDt, rate }) => ({ inptDt, heartRate: rate })),
  }
}

export function programmeWorkoutDetail(workout: ProgrammeWorkout, language: Language) {
  const { prgmCode, thmNm, thmNmEng, moves } = workout
  return {
    ...workoutRow(workout, language),
    prgmCode,
    thmNm: inLanguage(language, thmNm, thmNmEng),
    moveCnt: moves.length,
    doneCnt: moves.filter(({ done }) => done).length,
    moveList: moves.map(({ name, nameEng, setCnt, moveSec, doneSec, done, kcal }) => ({
      moveNm: inLanguage(language, name, nameEng),
      setCnt,
      moveSec,
      doneSec,
      doneYn: yn(done),
      useKcal: kcal,
    })),
  }
}

const DAY_NAMES = {
  ko: ['월', '화', '수', '목', '금', '토', '일'],
  en: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
} as const

/** A week with its days of exercise, Monday to Sunday. */
export function weekDays({ from, to }: Span, days: readonly WorkoutDay[], today: string, language: Language) {
  const dayList = DAY_NAMES[language].map((dayNm, index) => {
    const wrkotDt = addDays(from, index)
    return { wrkotDt, dayNm, wrkotYn: yn(days.some(({ day }) => day === wrkotDt)), todayYn: yn(wrkotDt === today) }
  })
  return { startDt: from, endDt: to, wrkotDayCnt: days.length, dayList }
}

/** A day's energy, without a line for what there is none of. */
export function activeDay(baseDt: string, day: ActiveDay, language: Language) {
  const energy = energyOf(day)
  const items =
    energy === null
      ? []
      : [
          { useCode: 'WRKOT' as const, useNm: inLanguage(language, '운동', 'Exercise'), useKcal: energy.workout },
          { useCode: 'STEP' as const, useNm: inLanguage(language, '걸음', 'Steps'), useKcal: energy.steps },
        ].filter(({ useCode, useKcal }) => useKcal > 0 || (useCode === 'WRKOT' && day.count > 0))
  const useKcal = orNull(energy, ({ workout, steps }) => workout + steps)
  return {
    baseDt,
    useKcal,
    useKcalGoal: day.goalKcal,
    goalRate:
      useKcal === null || day.goalKcal === null || day.goalKcal === 0
        ? null
        : Math.round((useKcal / day.goalKcal) * 100),
    stepCnt: day.stepCnt,
    asideStepCnt: day.asideStepCnt,
    wrkotCnt: day.count,
    wrkotMin: day.minutes,
    itemList: items,
  }
}
