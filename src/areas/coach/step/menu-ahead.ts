import type { Schemas } from '#src/contract/schemas.ts'
import type { Day } from '#src/lib/days.ts'

type Menu = Pick<Schemas['TodayMenu'], 'menuDt' | 'menuList' | 'mealTimeList' | 'restaurantCode'>

/** A menu from which something can still be chosen. */
export interface MenuAhead {
  when: 'today' | 'tomorrow'
  day: Day
  restaurantCode: string
}

/**
 * Where a next step can be taken: today's menu while one of its meals can still be had, else tomorrow's.
 *
 * @param time `HHmm`
 * @returns null where the kitchen serves nothing on either day
 */
export function menuAhead(today: Menu | undefined, tomorrow: Menu | undefined, time: string): MenuAhead | null {
  const of = (menu: Menu, when: MenuAhead['when']): MenuAhead | null =>
    menu.restaurantCode === null ? null : { when, day: menu.menuDt, restaurantCode: menu.restaurantCode }
  if (today?.menuList.some(({ menuMealType }) => isOpen(today, menuMealType, time))) return of(today, 'today')
  return tomorrow && tomorrow.menuList.length > 0 ? of(tomorrow, 'tomorrow') : null
}

function isOpen({ mealTimeList }: Menu, meal: string, time: string): boolean {
  const slot = mealTimeList.find(({ menuMealType }) => menuMealType === meal)
  return slot === undefined || time < slot.endTm
}

/** What advice is about, by the codes of the week's board and of the report. */
export type StepCode = NonNullable<Schemas['NutriBoard']['stepCode']> | Schemas['PatternReportSummary']['nextGoalCode']

/** A bowl of what the advice speaks of; nothing where it is about no food. */
export const STEP_BOWLS: Readonly<Record<StepCode, string | null>> = {
  SOUP: '된장찌개',
  SALT: '두부조림',
  VEG: '시금치나물',
  PROTEIN: '달걀찜',
  SUGAR: '사과',
  FAT: '고등어구이',
  FRUIT: '사과',
  BREAKFAST: '누룽지',
  RECORD: null,
  KEEP: null,
}
