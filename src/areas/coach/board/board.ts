import type { Schemas } from '#src/contract/schemas.ts'
import { photoOf, type CourseKey } from '#src/domain/meal/course.ts'
import type { Day } from '#src/lib/days.ts'
import { splitJoined } from '#src/lib/korean.ts'
import { parseWireNumber } from '#src/lib/numbers.ts'
import type { Unit } from '#src/lib/units.ts'
import type { Nutrient } from '../nutrients/use-range-rows.ts'

type Language = 'ko' | 'en'

/** What the coach says of a day. */
export interface Board {
  day: Day
  /** The first sentence, and what follows it. */
  sentence: string
  more: string
  hasGoal: boolean
  meals: { code: string; kcal: number | null; bowl: string; text: string }[]
  course: SuitedCourse | null
  /** Something to have at home; null beside a course, and on days gone by. */
  home: { name: string; bowl: string; reason: string } | null
}

export interface SuitedCourse {
  key: CourseKey
  name: string
  corner: string
  bowls: string[]
  photo: string | null
  kcal: number | null
  sodiumMg: number | null
  reason: string
}

export function toBoard(wire: Schemas['CoachMealBoard'], language: Language): Board {
  const [sentence, more] = firstSentence(wire.coachTxt)
  const [first] = wire.rcmdList
  return {
    day: wire.baseDt,
    sentence,
    more,
    hasGoal: wire.eatKcalGoal !== null,
    meals: wire.mealList.map((meal) => ({
      code: meal.menuMealType,
      kcal: parseWireNumber(meal.sumKcal),
      bowl: splitJoined(meal.dishTxt)[0] ?? meal.foodNmTxt,
      text: meal.coachTxt,
    })),
    course: first === undefined ? null : toCourse(first, language),
    home: wire.homeFood && {
      name: language === 'en' ? wire.homeFood.foodNmEng : wire.homeFood.foodNm,
      bowl: wire.homeFood.foodNm,
      reason: wire.homeFood.reasonTxt,
    },
  }
}

function toCourse(row: Schemas['CoachRcmdCourse'], language: Language): SuitedCourse {
  const english = language === 'en'
  return {
    key: {
      menuDt: row.menuDt,
      hallNo: row.hallNo,
      menuCourseType: row.menuCourseType,
      menuMealType: row.menuMealType,
      restaurantCode: row.restaurantCode,
    },
    name: (english && row.menuNameEng) || row.menuName,
    corner: (english && row.courseNmEng) || row.courseNm,
    bowls: splitJoined(row.subMenuTxt),
    photo: photoOf(row),
    kcal: parseWireNumber(row.sumKcal),
    sodiumMg: parseWireNumber(row.sumNa),
    reason: row.reasonTxt,
  }
}

/** "저녁은 담백하게 드셔 볼까요? 나트륨을 …": the page's line, and the rest. A point between figures ends nothing. */
export function firstSentence(text: string): [first: string, rest: string] {
  const [, first = text, rest = ''] = /^(.+?[.?!])\s+(.+)$/s.exec(text) ?? []
  return [first, rest]
}

/** The order in which the page tells them: what people look for first. Energy is told elsewhere. */
const ORDER = ['PROTEIN', 'CHO', 'NA', 'FIB', 'FAT', 'SUGAR'] as const

export const toNutrients = (rows: readonly Schemas['CoachNutrient'][]): Nutrient[] =>
  ORDER.flatMap((code) => rows.find((row) => row.nutrientCode === code) ?? []).map((row) => ({
    code: row.nutrientCode,
    name: row.nutrientNm,
    unit: row.unitNm satisfies Unit,
    value: row.eatVal,
    min: row.minVal,
    max: row.maxVal,
    status: row.statusCode,
  }))
