import type { Schemas } from '#src/contract/schemas.ts'
import { addDays, type Day } from '#src/lib/days.ts'
import { parseWireNumber } from '#src/lib/numbers.ts'

type Language = 'ko' | 'en'

/** A meal to take home, as the list shows it. */
export interface Kit {
  prodSeq: number
  name: string
  /** Korean names of the dishes that decide the drawn bowl in every language. */
  bowl: string
  day: Day
  price: number
  kcal: number | null
  /** For how many, or what is in it. */
  serving: string | null
  cookMin: number | null
  /** Null where nobody counts. */
  remaining: number | null
  soldOut: boolean
  /** By the server's clock. */
  orderable: boolean
  liked: boolean
}

export function toKit(row: Schemas['TakeHomeProd'], language: Language): Kit {
  return {
    prodSeq: row.prodSeq,
    name: (language === 'en' && row.prodNmEng) || row.prodNm,
    bowl: bowlOf(row.prodNm),
    day: row.salesDt,
    price: row.price,
    kcal: parseWireNumber(row.sumKcal),
    serving: row.servingTxt,
    cookMin: row.cookMin,
    remaining: row.remainCnt,
    soldOut: row.soldOutYn === 'Y' || row.remainCnt === 0,
    orderable: row.orderYn === 'Y',
    liked: row.myLikeMenuYn === 'Y',
  }
}

/** A kit is drawn as the dish that it makes: 순두부찌개 밀키트, 나물 세 가지. */
export const bowlOf = (name: string): string => name.replace(/ (?:밀키트|[한두세네] 가지)$/, '')

/**
 * What the list says first: it can be ordered, everything has gone, ordering has ended, or there is nothing that day.
 */
export type KitsPhase = 'open' | 'soldOut' | 'closed' | 'none'

export interface Arranged {
  phase: KitsPhase
  /** A liked dish first, else that of which most are left. */
  featured: Kit | undefined
  /** The others in the kitchen's order, sold out last. */
  rows: Kit[]
}

function phaseOf(kits: readonly Kit[]): KitsPhase {
  if (kits.length === 0) return 'none'
  if (kits.some((kit) => kit.orderable)) return 'open'
  return kits.every((kit) => kit.soldOut) ? 'soldOut' : 'closed'
}

export function arrange(kits: readonly Kit[]): Arranged {
  const open = kits.filter((kit) => kit.orderable)
  const [featured] = open.toSorted(
    (a, b) => Number(b.liked) - Number(a.liked) || (b.remaining ?? Infinity) - (a.remaining ?? Infinity),
  )
  const rows = kits.filter((kit) => kit !== featured).toSorted((a, b) => Number(a.soldOut) - Number(b.soldOut))
  return { phase: phaseOf(kits), featured, rows }
}

/** Of the member's orders from today on: what waits, the next first, and kits of today that could be written down. */
export function ownOrders<
  Order extends Pick<Schemas['SmartOrder'], 'statusCode' | 'menuDt' | 'pickupTm' | 'diaryRegiYn' | 'prodSeq'>,
>(orders: readonly Order[], today: Day) {
  return {
    next: orders
      .filter(({ statusCode }) => statusCode === 'RESERVED')
      .toSorted((a, b) => `${a.menuDt}${a.pickupTm}`.localeCompare(`${b.menuDt}${b.pickupTm}`))[0],
    toWrite: orders.find(
      ({ statusCode, menuDt, diaryRegiYn, prodSeq }) =>
        statusCode === 'PICKUP' && menuDt === today && diaryRegiYn === 'N' && prodSeq !== null,
    ),
  }
}

/**
 * The next day on which the restaurant serves: after a closed weekend its Monday. Tomorrow as long as nobody has told
 * the week.
 */
export function nextServed(week: readonly { menuDt: Day; openYn: string }[] | undefined, day: Day): Day {
  if (week === undefined) return addDays(day, 1)
  return (
    week.find(({ menuDt, openYn }) => openYn === 'Y' && menuDt > day)?.menuDt ?? addDays(week.at(-1)?.menuDt ?? day, 1)
  )
}

/** `HHmm` as it is read. */
export const clock = (time: string): string => `${time.slice(0, 2)}:${time.slice(2)}`
