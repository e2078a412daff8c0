import { type Language, wordsIn } from '#server/domain/member/language.rules.ts'
import { orNull, yn } from '#server/wire.ts'
import type { stationQueries } from './queries.ts'

type Stations = ReturnType<typeof stationQueries>
type Measured = Awaited<ReturnType<Stations['measures']>>[number]
type Place = Awaited<ReturnType<Stations['places']>>[number]

const nameOf = (
  { restaurantName, restaurantNameEng }: Pick<Place, 'restaurantName' | 'restaurantNameEng'>,
  language: Language,
) => wordsIn({ ko: restaurantName, en: restaurantNameEng }, language)
const placeOf = ({ place }: Pick<Place, 'place'>, language: Language) =>
  wordsIn({ ko: place.placeTxt, en: place.placeTxtEng }, language)

export function measureRow(row: Measured, language: Language) {
  const { measure } = row
  const tenths = (divisor: number) => (value: number) => (value / divisor).toFixed(1)
  return {
    measureSeq: measure.measureSeq,
    measureDtm: measure.measureDt.slice(0, 12),
    placeNm: `${nameOf(row, language)} ${placeOf(row, language)}`,
    height: orNull(measure.heightMm, tenths(10)),
    weight: orNull(measure.weightG, tenths(1000)),
    bodyFat: orNull(measure.bodyFat, tenths(10)),
    skeletalMuscle: orNull(measure.muscleG, tenths(1000)),
    systolic: orNull(measure.systolic, String),
    diastolic: orNull(measure.diastolic, String),
    pulse: orNull(measure.pulse, String),
    savedYn: yn(measure.savedAt !== null),
  }
}

export function placeRow(row: Place, language: Language) {
  const { restaurantCode, opensAt, closesAt } = row.place
  return {
    restaurantCode,
    restaurantId: restaurantCode,
    restaurantName: nameOf(row, language),
    placeTxt: placeOf(row, language),
    openTm: opensAt,
    closeTm: closesAt,
  }
}
