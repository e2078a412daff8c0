import type { Schemas } from '#src/contract/schemas.ts'
import { allergyNotice, declaredOf } from '#src/domain/meal/allergens.ts'
import { addDays, type Day } from '#src/lib/days.ts'
import { toWireTime, type WireTime } from '#src/lib/wire-time.ts'

export type Subscribed = Schemas['Subscribed']
export type Choice = Schemas['SubscribedMenu']
export type MenuDay = Schemas['SubscribedDay']
export type MyOrder = Schemas['SubscribedOrderDetail']

/**
 * Of a day that is not ordered: changed until three in the afternoon of the day before. An ordered one says its own.
 */
export const lastMoment = (day: Day): WireTime => `${addDays(day, -1)}1500`

/** What stands for a day: its choices, and which of them comes; null is a day off. */
export interface Chosen extends MenuDay {
  chosen: Choice | null
  /** Its last moment. */
  until: WireTime
}

/** A choice that is avoided: it says so, or an allergen does; without a word of its own it is not taken for harmless. */
const isAvoided = ({ alYn, allergyList }: Choice): boolean =>
  alYn !== 'N' || allergyNotice([declaredOf({ allergyKnownYn: 'Y', allergyList }, 'ko')]).kind === 'avoid'

/** The first choice of a day that holds nothing the member avoids and is not gone; a day without one is a day off. */
export const presetOf = ({ menuList }: MenuDay): Choice | null =>
  menuList.find((choice) => !isAvoided(choice) && choice.soldOutYn === null) ?? null

/** A day on which something else than the kitchen's first choice is set, because the member avoids that. */
export const isSwitched = (day: MenuDay): boolean => day.menuList[0] !== undefined && isAvoided(day.menuList[0])

/** Days with what the address says of them: only what differs from what is set stands there (docs/decisions/225). */
export function chosenDays(days: readonly MenuDay[], picks: ReadonlyMap<Day, string>): Chosen[] {
  return days.map((day) => {
    const picked = picks.get(day.menuDt)
    const chosen =
      picked === undefined ? presetOf(day) : (day.menuList.find(({ smartMenuSeq }) => smartMenuSeq === picked) ?? null)
    return { ...day, chosen, until: lastMoment(day.menuDt) }
  })
}

/** `20261202-61000012.20261208-0` in an address: another choice for one day, another day off. */
export function readPicks(text: string | undefined): Map<Day, string> {
  return new Map(
    (text ?? '')
      .split('.')
      .flatMap((part) => (/^\d{8}-\d{1,10}$/.test(part) ? [[part.slice(0, 8), part.slice(9)] as const] : [])),
  )
}

export const OFF = '0'

/** The address after a choice; what is set anyway is left out. */
export function withPick(
  days: readonly MenuDay[],
  picks: ReadonlyMap<Day, string>,
  day: Day,
  choice: string,
): string | undefined {
  const next = new Map(picks).set(day, choice)
  const said = [...next].filter(([of, seq]) => {
    const found = days.find(({ menuDt }) => menuDt === of)
    return found !== undefined && seq !== (presetOf(found)?.smartMenuSeq ?? OFF)
  })
  return said.length === 0 ? undefined : said.map(([of, seq]) => `${of}-${seq}`).join('.')
}

/** What is applied for: the days with something on them. */
export const itemsOf = (days: readonly Chosen[]) =>
  days.flatMap(({ menuDt, chosen }) => (chosen === null ? [] : [{ menuDt, smartMenuSeq: chosen.smartMenuSeq }]))

/** The first of some times that a subscription hands out at, else its first; null where it has none. */
export const timeOf = (
  { pickupTmList }: Pick<Subscribed, 'pickupTmList'>,
  wanted: readonly (string | undefined)[],
): string | null => wanted.find((time) => time !== undefined && pickupTmList.includes(time)) ?? pickupTmList[0] ?? null

/** The day that stands open: the one of the address, else the first that can still be changed. */
export function openDay(days: readonly { menuDt: Day }[], asked: Day | undefined, now: Date): Day | null {
  const minute = toWireTime(now, 'minute')
  return (
    (
      days.find(({ menuDt }) => menuDt === asked) ??
      days.find(({ menuDt }) => minute < lastMoment(menuDt)) ??
      days.at(-1)
    )?.menuDt ?? null
  )
}

/** The member's days over the menu: what stands in the order comes, everything else of the menu is a day off. */
export function orderedDays(menu: readonly MenuDay[], order: Pick<MyOrder, 'itemList'>): Chosen[] {
  return menu.map((day) => {
    const item = order.itemList.find(({ menuDt, statusCode }) => menuDt === day.menuDt && statusCode !== 'CANCEL')
    return {
      ...day,
      chosen: day.menuList.find(({ smartMenuSeq }) => smartMenuSeq === item?.smartMenuSeq) ?? null,
      until: item?.changeEndDtm ?? lastMoment(day.menuDt),
    }
  })
}

/** A choice that is on its way stands as if it were there already: whoever has tapped sees it. */
export const withSent = (days: readonly Chosen[], sent: { menuDt: Day; smartMenuSeq: string } | undefined): Chosen[] =>
  days.map((day) =>
    day.menuDt === sent?.menuDt
      ? { ...day, chosen: day.menuList.find(({ smartMenuSeq }) => smartMenuSeq === sent.smartMenuSeq) ?? null }
      : day,
  )

const standingOn = ({ itemList }: Pick<MyOrder, 'itemList'>, day: Day) =>
  itemList.find(({ menuDt, statusCode }) => menuDt === day && statusCode === 'RESERVED')

/**
 * Whether nothing can be changed of a day any more: its last moment has passed, the server says so, or all is
 * cancelled.
 */
export const isClosed = (
  { menuDt, until }: Chosen,
  order: Pick<MyOrder, 'statusCode' | 'itemList'>,
  now: Date,
): boolean =>
  order.statusCode === 'CANCEL' || toWireTime(now, 'minute') >= until || standingOn(order, menuDt)?.modifyYn === 'N'

/** The day that is received next: today's only until it was handed over or missed. */
export const nextDay = (days: readonly Chosen[], order: Pick<MyOrder, 'itemList'>, today: Day): Chosen | undefined =>
  days.find(({ menuDt, chosen }) => chosen !== null && menuDt >= today && standingOn(order, menuDt) !== undefined)

/** What runs first, then what is over and cancelled, each as the server has them: the newest first. */
export function byState<Order extends Pick<MyOrder, 'statusCode'>>(
  orders: readonly Order[],
): { running: Order[]; over: Order[] } {
  const isRunning = ({ statusCode }: Order) => statusCode === 'REGI' || statusCode === 'CONFIRM'
  return { running: orders.filter(isRunning), over: orders.filter((order) => !isRunning(order)) }
}
