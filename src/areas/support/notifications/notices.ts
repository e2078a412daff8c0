import type { Schemas } from '#src/contract/schemas.ts'
import { addDays, weekOf, type Day } from '#src/lib/days.ts'
import { isBeyond } from '#src/lib/letters.ts'
import { linkHref } from '#src/lib/link-href.ts'
import { dayOf, type WireTime } from '#src/lib/wire-time.ts'

export type NoticeKind = Schemas['PushItem']['pushType']

export interface Notice {
  seq: number
  kind: NoticeKind
  title: string
  text: string
  at: WireTime
  isNew: boolean
  /** Where it leads; null where to no screen, or to none that there is yet. */
  href: string | null
  /** The chat room that it tells of; it opens in the shell. [PSH-05] */
  room: string | null
}

/** @param pathOf the address of a built screen by its route name */
export function toNotice(item: Schemas['PushItem'], pathOf: (name: string) => string | undefined): Notice {
  const path = item.menu === null ? undefined : pathOf(item.menu)
  return {
    seq: item.pushSeq,
    kind: item.pushType,
    title: item.title,
    text: item.contents,
    at: item.sendDtm,
    isNew: item.readYn === 'N',
    href: path === undefined || item.rid !== null ? null : linkHref(path, item),
    room: item.rid,
  }
}

export type NoticeTime = 'today' | 'week' | 'before'

/** Notices by when they came, the newest first; a time without any is left out. */
export function byTime(notices: readonly Notice[], today: Day): { time: NoticeTime; notices: Notice[] }[] {
  const monday = weekOf(today)[0] ?? today
  const timeOf = ({ at }: Notice): NoticeTime => {
    if (dayOf(at) >= today) return 'today'
    return dayOf(at) >= monday ? 'week' : 'before'
  }
  return (['today', 'week', 'before'] as const).flatMap((time) => {
    const found = notices.filter((notice) => timeOf(notice) === time)
    return found.length === 0 ? [] : [{ time, notices: found }]
  })
}

/** How the time of a notice is said: by the clock today, then by its day. */
export function saidAs(at: WireTime, today: Day): 'clock' | 'yesterday' | 'dayName' | 'short' | 'dated' {
  const day = dayOf(at)
  if (day >= today) return 'clock'
  if (day === addDays(today, -1)) return 'yesterday'
  if (day >= (weekOf(today)[0] ?? today)) return 'dayName'
  return day.slice(0, 4) === today.slice(0, 4) ? 'short' : 'dated'
}

/** Longer than two lines of a row. */
const LONG = 60

/** What stands in a row: all of a short text, the first sentence of a long one. The whole of it is one tap away. */
export function beginningOf(text: string): string {
  if (!isBeyond(text, LONG)) return text
  const end = text.search(/[.!?]\s/)
  return end < 0 ? text : text.slice(0, end + 1)
}
