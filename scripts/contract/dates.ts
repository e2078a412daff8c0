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
  const [year, month, day] = [text.slice(0, 4), text.slice(4, 6), text.slice(6, 8)].map(Number) as [number, number, number]
  const date = new Date(Date.UTC(year, month - 1, day))
  const real = year >= 1 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return real && [8, 12, 14].includes(text.length) && isTime(text.slice(8))
}

function isTime(text: string): boolean {
  const [hour = 0, minute = 0, second = 0] = text.match(/\d\d/g)?.map(Number) ?? []
  // 2400 ends a day in opening hours.
  return (hour < 24 && minute < 60 && second < 60) || text === '2400'
}
