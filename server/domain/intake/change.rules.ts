/**
 * What a record says after a change. A food is scaled from what was saved of it; a course is counted anew from its
 * dishes while they stand on the menu.
 */
import { type Course, courseOfMenuId } from '#server/domain/meal/course.rules.ts'
import { courseRecord } from './course.rules.ts'
import type { IntakeRow } from './queries.ts'

export type Change = {
  quantity?: number | undefined
  eatDt?: string | undefined
  mealType?: string | undefined
  left?: readonly string[] | undefined
}

type Values = Pick<IntakeRow, 'kcal' | 'carbohydrateG' | 'proteinG' | 'fatG' | 'sugarG' | 'fibreG' | 'sodiumMg'>
export type Changed = Pick<IntakeRow, 'eatDt' | 'mealType' | 'quantity' | 'dishTxt' | 'exceptMenuCodes'> & Values

/** Whether a course would be eaten before its day: nobody has eaten what is served tomorrow. */
export const isBeforeServed = ({ menuId }: Pick<IntakeRow, 'menuId'>, eatDt: string): boolean =>
  menuId !== null && eatDt.slice(0, 8) < courseOfMenuId(menuId).menuDt

/**
 * @param course the course of the record as the kitchen serves it; undefined for another food, and when it has left the
 *   menu
 * @returns undefined when dishes are left that cannot be: all of them, none of the course, or of something else
 */
export function changedRecord(
  row: IntakeRow,
  { quantity, eatDt, mealType, left }: Change,
  course: Course | undefined,
): Changed | undefined {
  const placed = { eatDt: eatDt ?? row.eatDt, mealType: mealType ?? row.mealType }
  const servings = quantity ?? row.quantity
  if (course !== undefined && (quantity !== undefined || left !== undefined)) {
    const anew = courseRecord(course, { eatDt: placed.eatDt, eatQty: servings ?? 1, left: left ?? row.exceptMenuCodes })
    return anew === undefined
      ? undefined
      : {
          ...valuesOf(anew, (value) => value),
          ...placed,
          quantity: servings ?? 1,
          dishTxt: anew.dishTxt,
          exceptMenuCodes: anew.exceptMenuCodes,
        }
  }
  if (left !== undefined) return undefined
  const times = quantity === undefined ? 1 : quantity / (row.quantity ?? 1)
  const scaled = valuesOf(row, (value) => Math.round(value * times * 100) / 100)
  return { ...scaled, ...placed, quantity: servings, dishTxt: row.dishTxt, exceptMenuCodes: row.exceptMenuCodes }
}

function valuesOf(from: Values, write: (value: number) => number): Values {
  const known = (value: number | null) => (value === null ? null : write(value))
  return {
    kcal: write(from.kcal),
    carbohydrateG: known(from.carbohydrateG),
    proteinG: known(from.proteinG),
    fatG: known(from.fatG),
    sugarG: known(from.sugarG),
    fibreG: known(from.fibreG),
    sodiumMg: known(from.sodiumMg),
  }
}
