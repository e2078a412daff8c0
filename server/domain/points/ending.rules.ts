/** When a member is told that points end, and in which words. */
import type { Words } from '#server/domain/member/language.rules.ts'
import { addDays, daysBetween } from '#server/seoul.ts'

/** Days before the last one on which it is told. */
const TOLD_BEFORE = [30, 7] as const

/** A server that was off on the day tells it on one of the next ones, with the days that are left then. */
const LATE_DAYS = 2

/** Last days of points of which is told on a day, each with what it is told for: 30 or 7 days before. */
export function endingsToNotify(today: string): ReadonlyMap<string, number> {
  const late = Array.from({ length: LATE_DAYS + 1 }, (_, days) => days)
  return new Map(TOLD_BEFORE.flatMap((before) => late.map((days) => [addDays(today, before - days), before] as const)))
}

/** What is said of points that end. */
export function endingWords(
  { points, expireDt }: { points: number; expireDt: string },
  today: string,
): { title: Words; body: Words } {
  const [month, day] = [Number(expireDt.slice(4, 6)), Number(expireDt.slice(6))]
  const date = new Intl.DateTimeFormat('en', { month: 'long', day: 'numeric', timeZone: 'UTC' }).format(
    Date.UTC(Number(expireDt.slice(0, 4)), month - 1, day),
  )
  const sum = points.toLocaleString('en')
  const left = String(daysBetween(today, expireDt))
  return {
    title: { ko: `${sum}P가 ${String(month)}월 ${String(day)}일에 사라져요`, en: `${sum} points end on ${date}` },
    body: {
      ko: `${left}일 남았어요. 그날까지 식당에서 점심 값에 쓸 수 있어요.`,
      en: `${left} days left. Until then they pay for lunch at the restaurant.`,
    },
  }
}
