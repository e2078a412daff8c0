import type { Inputs } from './inputs.ts'
import { mapInputs } from './pool.ts'
import type { Site } from './schema-sites.ts'

/** The shapes of schemas/common.yaml that mean a day or a moment; their patterns let 99991399 through. */
const MOMENTS = new Set(['Ymd', 'YmdHm', 'Timestamp', 'HourMinute'])
const DIGITS = /^\^\\d\{(4|8|12|14)\}\$$/

/** True when these schemas describe a day, a time of day or a moment written as digits. */
export function isMoment(sites: Site[]): boolean {
  return sites.some(({ schema, pointer }) => {
    const parts = pointer.split('/')
    const name = parts.at(-1) ?? ''
    if (parts.at(-2) === 'schemas' && MOMENTS.has(name)) return true
    return DIGITS.test(String(schema['pattern'] ?? '')) && /(?:Dt|Dtm|Date|Tm)$/.test(name)
  })
}

/** True for digits that name a moment that exists: HHmm, YYYYMMDD, YYYYMMDDHHmm or YYYYMMDDHHmmss. */
export function isRealMoment(text: string): boolean {
  if (!/^\d+$/.test(text)) return false
  if (text.length === 4) return isTime(text)
  const [year, month, day] = [text.slice(0, 4), text.slice(4, 6), text.slice(6, 8)].map(Number) as [
    number,
    number,
    number,
  ]
  const date = new Date(Date.UTC(year, month - 1, day))
  const real = year >= 1 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return real && [8, 12, 14].includes(text.length) && isTime(text.slice(8))
}

function isTime(text: string): boolean {
  const [hour = 0, minute = 0, second = 0] = text.match(/\d\d/g)?.map(Number) ?? []
  // 2400 ends a day in opening hours.
  return (hour < 24 && minute < 60 && second < 60) || text === '2400'
}

/** The day that the contract's examples are of. */
const EXAMPLES_DAY = '20261119'
const DAY_MS = 86_400_000
const NAMES_MOMENT = /(?:Dt|Dtm|Date)$/

const dayNumber = (text: string) =>
  Date.UTC(Number(text.slice(0, 4)), Number(text.slice(4, 6)) - 1, Number(text.slice(6, 8))) / DAY_MS

/**
 * The request of an example as it would be written on another day: its days and moments moved by as many days as lie
 * between. Some days are open for a week only, and an example of last month would be refused for that alone.
 *
 * @param day YYYYMMDD
 */
export function asOn(day: string, inputs: Inputs): Inputs {
  const moved = dayNumber(day) - dayNumber(EXAMPLES_DAY)
  return mapInputs(inputs, (_at, name, value) => {
    if (typeof value !== 'string' || value.length < 8 || !NAMES_MOMENT.test(name) || !isRealMoment(value)) return value
    // A Monday or a Sunday may be the end of a week: it stays one.
    const isWeekEnd = new Date(dayNumber(value) * DAY_MS).getUTCDay() <= 1
    const days = isWeekEnd ? moved - (((moved % 7) + 7) % 7) : moved
    return new Date((dayNumber(value) + days) * DAY_MS).toISOString().slice(0, 10).replaceAll('-', '') + value.slice(8)
  })
}
