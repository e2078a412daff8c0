import type { Schemas } from '#src/contract/schemas.ts'
import { nameIn } from '#src/domain/meal/course.ts'
import { type Day, daysBetween, weekOf } from '#src/lib/days.ts'
import { splitJoined } from '#src/lib/korean.ts'
import { parseWireNumber } from '#src/lib/numbers.ts'

export interface Tray {
  itemSeq: number
  name: string
  /** Korean names of all its dishes: they choose the drawn bowls. */
  bowls: string[]
  /** What stands beside the main dish, where it has words in the member's language. */
  sides: string[]
  kcal: number | null
  /** Null as long as the member may not see it. */
  count: number | null
  /** Whole percent of all voices; null with the count. */
  share: number | null
  mine: boolean
}

export interface Choice {
  choiceSeq: number
  menuDt: Day
  mealType: string
  /** `YYYYMMDDHHmm`. */
  until: string
  place: string
  open: boolean
  trays: Tray[]
  chosen: Tray | undefined
  /** Of an ended choice the tray with most voices; undefined while it goes on, and between equals. */
  winner: Tray | undefined
}

export function toChoice(wire: Schemas['MealChoice'], language: 'ko' | 'en'): Choice {
  const all = wire.choiceList.reduce((sum, { choiceCnt }) => sum + (choiceCnt ?? 0), 0)
  const trays = wire.choiceList.map((item) => ({
    itemSeq: item.itemSeq,
    name: nameIn(language, item),
    bowls: splitJoined(item.subMenuTxt ?? item.menuName),
    sides: language === 'ko' ? splitJoined(item.subMenuTxt).slice(1) : [],
    kcal: parseWireNumber(item.sumKcal),
    count: item.choiceCnt,
    share: item.choiceCnt === null || all === 0 ? null : Math.round((item.choiceCnt / all) * 100),
    mine: item.myChoiceYn === 'Y',
  }))
  const [first, second] = [...trays].sort((one, other) => (other.count ?? 0) - (one.count ?? 0))
  const isOpen = wire.openYn === 'Y'
  return {
    choiceSeq: wire.choiceSeq,
    menuDt: wire.menuDt,
    mealType: wire.menuMealType,
    until: wire.endDtm,
    place: wire.restaurantName,
    open: isOpen,
    trays,
    chosen: trays.find(({ mine }) => mine),
    winner: isOpen || first?.count === second?.count ? undefined : first,
  }
}

/** How a day is called beside today: of this week, of the next, or by its date. */
export function weekWord(day: Day, today: Day): 'this' | 'next' | 'date' {
  const weeks = daysBetween(weekOf(today)[0] ?? today, weekOf(day)[0] ?? day) / 7
  if (weeks === 0) return 'this'
  return weeks === 1 ? 'next' : 'date'
}
