import type { Schemas } from '#src/contract/schemas.ts'
import { avoidedIn, declaredOf, isFlagged, listOf, type Avoided } from '#src/domain/meal/allergens.ts'
import { toCourse, type Course } from '#src/domain/meal/course.ts'
import { restaurantNameOf } from '#src/domain/restaurant/restaurant.ts'
import { addDays, weekOf, type Day } from '#src/lib/days.ts'
import { findHangul, jamoOf, type Found } from '#src/lib/hangul.ts'
import { editDistance } from '#src/lib/edit-distance.ts'
import type { Destination } from '../destinations.ts'

/** A course of one of the menus that are looked through. Times are `HHmm`, null where the service is not timed. */
export interface Served extends Course {
  restaurant: string
  /** Of the restaurant that the member calls the own. */
  own: boolean
  opensAt: string | null
  closesAt: string | null
  /** Names in the app's language and in the other, main dish first. */
  dishes: { name: string; other: string; korean: string }[]
  /** What of it the member avoids; null when no dish is known to hold any. */
  avoid: Avoided | null
  /** What its labels name, in both languages; what one label lacks is taken from another's under the same code. */
  labels: string[]
  /** Every dish is declared, and everything declared has a name: what its labels do not name is not in it. */
  isDeclared: boolean
}

/** The present, as it decides what is still served today. */
export interface Moment {
  day: Day
  /** `HHmm`. */
  clock: string
}

type Language = 'ko' | 'en'

const LANGUAGES = ['ko', 'en'] as const

/** Everything that a dish declares, as each language calls it. */
const declaredBy = (dish: Schemas['TodayMenuDish']) => LANGUAGES.flatMap((each) => declaredOf(dish, each).allergens)

/** The courses of menus, as they come from the wire. */
export function toServed(
  menus: readonly Schemas['TodayMenu'][],
  ownCode: string | undefined,
  language: Language,
): Served[] {
  const namesOf = new Map<string, Set<string>>()
  for (const { code, name } of menus.flatMap(({ menuList }) =>
    menuList.flatMap(({ dishList }) => listOf(dishList).flatMap(declaredBy)),
  )) {
    if (code !== '' && name !== '') namesOf.set(code, (namesOf.get(code) ?? new Set<string>()).add(name))
  }
  return menus.flatMap((menu) => {
    const slots = new Map(menu.mealTimeList.map((slot) => [slot.menuMealType, slot]))
    return menu.menuList.map((row) => {
      const slot = slots.get(row.menuMealType)
      const dishes = listOf(row.dishList)
      const labels = dishes
        .flatMap(declaredBy)
        .map(({ code, name }) => [...(namesOf.get(code) ?? []), name].filter((each) => each !== ''))
      return {
        ...toCourse(row, language),
        restaurant: restaurantNameOf(menu, language),
        own: menu.restaurantCode === ownCode,
        opensAt: slot?.startTm ?? null,
        closesAt: slot?.endTm ?? null,
        avoid: avoidedIn(dishes, isFlagged(row), language),
        labels: [...new Set(labels.flat())],
        isDeclared:
          dishes.length > 0 &&
          dishes.every((dish) => declaredOf(dish, language).complete) &&
          labels.every((names) => names.length > 0),
        dishes: dishes.map(({ menuName, menuNameEng }) => {
          const english = menuNameEng ?? ''
          return language === 'en' && english !== ''
            ? { name: english, other: menuName, korean: menuName }
            : { name: menuName, other: english, korean: menuName }
        }),
      }
    })
  })
}

/**
 * The menus to look through, at most fourteen: today and tomorrow everywhere, then the own restaurant's next week, then
 * the others'.
 */
export function menusToRead(restaurants: readonly string[], today: Day): { restaurant: string; day: Day }[] {
  const tomorrow = addDays(today, 1)
  const near = restaurants.flatMap((restaurant) => [today, tomorrow].map((day) => ({ restaurant, day })))
  const week = weekOf(addDays(today, 7))
    .slice(0, 5)
    .filter((day) => day !== tomorrow)
  return [...near, ...restaurants.flatMap((restaurant) => week.map((day) => ({ restaurant, day })))].slice(0, 14)
}

/** How near a word is to what it was found in; less is nearer. */
const NEARNESS = { exact: 1, begins: 2, contains: 3, synonym: 4, initials: 5 } as const

type Mark = Pick<Found, 'from' | 'to'>

interface Hit {
  /** Part of the name to set off; null where another word than the name was meant. */
  mark: Mark | null
  nearness: number
}

export interface ScreenHit extends Hit {
  place: Destination
  title: string
}

export interface DishHit extends Hit {
  course: Served
  name: string
  korean: string
  /** Served today and not over. */
  isToday: boolean
}

/**
 * The screens that a word means, the nearest first, then those that were opened most recently. `titleOf` is a title in
 * the app's language, then in Korean.
 */
export function findScreens(
  word: string,
  places: readonly Destination[],
  titlesOf: (place: Destination) => readonly [string, string],
  recent: readonly string[],
): ScreenHit[] {
  const last = (place: Destination) => (recent.indexOf(place.name) + recent.length + 1) % (recent.length + 1)
  return places
    .flatMap((place): ScreenHit[] => {
      const [title, korean] = titlesOf(place)
      const found = findHangul(title, word)
      if (found) return [{ place, title, mark: found, nearness: NEARNESS[found.how] }]
      const others = [korean, ...place.words.split(',')].map((other) => findHangul(other, word)?.how)
      const isMeant = others.some((how) => how !== undefined && how !== 'initials')
      return isMeant ? [{ place, title, mark: null, nearness: NEARNESS.synonym }] : []
    })
    .toSorted((a, b) => a.nearness - b.nearness || last(a.place) - last(b.place))
}

/**
 * The dishes that a word means, each once a restaurant: those served today first, then the nearest, main dishes, the
 * own restaurant, the soonest.
 */
export function findDishes(word: string, served: readonly Served[], now: Moment): DishHit[] {
  const hits = served.flatMap((course) => {
    const inIt = course.dishes.flatMap((dish, at) => {
      const found = findHangul(dish.name, word)
      const other = found ? null : findHangul(dish.other, word)
      if (!found && !other) return []
      return [
        {
          course,
          name: dish.name,
          korean: dish.korean,
          mark: found,
          nearness: found ? NEARNESS[found.how] : NEARNESS.synonym,
          at,
          isToday: isStillServed(course, now),
        },
      ]
    })
    return inIt.toSorted((a, b) => a.nearness - b.nearness || a.at - b.at).slice(0, 1)
  })
  const order = (hit: (typeof hits)[number]) =>
    [Number(!hit.isToday), hit.nearness, Number(hit.at !== 0), Number(!hit.course.own)] as const
  const sorted = hits.toSorted((a, b) => {
    const [one, other] = [order(a), order(b)]
    const at = one.findIndex((part, place) => part !== other[place])
    return at < 0 ? whenOf(a.course).localeCompare(whenOf(b.course)) : (one[at] ?? 0) - (other[at] ?? 0)
  })
  const seen = new Set<string>()
  return sorted.filter(({ name, course }) => {
    const key = `${name}|${course.restaurant}`
    return seen.has(key) ? false : seen.add(key)
  })
}

export const isStillServed = ({ key, closesAt }: Served, { day, clock }: Moment) =>
  key.menuDt === day && (closesAt === null || closesAt > clock)
const whenOf = ({ key, opensAt }: Served) => key.menuDt + (opensAt ?? '')

export interface AnnouncementHit extends Hit {
  announceSeq: number
  day: Day
  title: string
  /** A heading without English stands in Korean. */
  lang: 'ko' | undefined
}

const MOST_ANNOUNCEMENTS = 3

/**
 * The announcements whose heading holds the word, in either language: the nearest first, of these the newest. One
 * letter would be in all of them.
 */
export function findAnnouncements(
  word: string,
  rows: readonly Pick<Schemas['AnnounceRow'], 'announceSeq' | 'regDt' | 'title' | 'titleEng'>[],
  language: Language,
): AnnouncementHit[] {
  if (word.trim().length < 2) return []
  return rows
    .flatMap(({ announceSeq, regDt, title: korean, titleEng }): AnnouncementHit[] => {
      const title = language === 'en' && titleEng !== null ? titleEng : korean
      const found = findHangul(title, word)
      const other = found ?? findHangul(title === korean ? (titleEng ?? '') : korean, word)
      return other
        ? [
            {
              announceSeq,
              day: regDt,
              title,
              lang: language === 'en' && title === korean ? 'ko' : undefined,
              mark: found,
              nearness: found ? NEARNESS[found.how] : NEARNESS.synonym,
            },
          ]
        : []
    })
    .toSorted((a, b) => a.nearness - b.nearness || b.day.localeCompare(a.day))
    .slice(0, MOST_ANNOUNCEMENTS)
}

/** What was found, in the order in which it is shown. */
export interface Results {
  /** The one that stands large: served today. */
  top: DishHit | null
  screens: ScreenHit[]
  dishes: DishHit[]
  /** The word is more a screen's than a dish's. */
  screensFirst: boolean
  count: number
}

const MOST_DISHES = 8

/**
 * Puts what was found in order. A dish stands large only while it is served today; screens lead when the word is the
 * name of one.
 */
export function arrange(screens: ScreenHit[], dishes: DishHit[]): Results {
  const nearestScreen = screens[0]?.nearness ?? Infinity
  const first = dishes[0]
  const top = first?.isToday === true && nearestScreen > NEARNESS.exact ? first : null
  return {
    top,
    screens,
    dishes: dishes.slice(top ? 1 : 0, MOST_DISHES),
    screensFirst: nearestScreen <= (first?.nearness ?? Infinity),
    count: screens.length + Math.min(dishes.length, MOST_DISHES),
  }
}

/** Tastes and kinds that are asked for by names which no menu has, and what a menu says. */
const TASTES: readonly (readonly [asked: string, served: string])[] = [
  ['마라', '매운'],
  ['불닭', '매운'],
  ['떡볶이', '매콤'],
  ['스시', '초밥'],
  ['돈부리', '덮밥'],
  ['버거', '샌드위치'],
  ['파스타', '스파게티'],
  ['라멘', '국수'],
  ['디저트', '과일'],
  ['다이어트', '샐러드'],
  ['비건', '두부'],
]

/** As many slips of a finger make another word of one. */
const MOST_SLIPS = 2

/**
 * The two dishes that come nearest to a word that was not found: mistyped, of the same first syllable, or of its taste.
 */
export function nearestDishes(word: string, served: readonly Served[], now: Moment): DishHit[] {
  const typed = jamoOf(word)
  const tastes = TASTES.filter(([asked]) => word.includes(asked)).map(([, taste]) => taste)
  const hits = served
    .filter(({ key }) => key.menuDt >= now.day)
    .flatMap((course) =>
      course.dishes.map(({ name, korean }) => ({
        course,
        name,
        korean,
        mark: null,
        nearness: farness(korean),
        isToday: isStillServed(course, now),
      })),
    )
    .filter(({ nearness }) => nearness < Infinity)
    .toSorted((a, b) => a.nearness - b.nearness || whenOf(a.course).localeCompare(whenOf(b.course)))
  return hits.filter((hit, at) => hits.findIndex(({ name }) => name === hit.name) === at).slice(0, 2)

  function farness(dish: string): number {
    const slips = editDistance(typed, jamoOf(dish), MOST_SLIPS)
    if (slips <= MOST_SLIPS) return slips
    if (tastes.some((taste) => dish.includes(taste))) return MOST_SLIPS + 1
    return dish.charAt(0) === word.trim().charAt(0) ? MOST_SLIPS + 2 : Infinity
  }
}

/** 오늘 점심 · 한빛타워점. */
export const whenAndWhere = ({ key, restaurant }: Served, when: (day: Day, mealCode: string) => string): string =>
  `${when(key.menuDt, key.menuMealType)} · ${restaurant}`
