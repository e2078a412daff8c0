/** A time of day as a twelve-hour clock shows it. */
export type ClockParts = { afternoon: boolean; hour: number; minute: number }

/** `HH:mm` → the parts of a twelve-hour clock: 00:05 is 12:05 before noon. */
export function clockParts(clock: string): ClockParts {
  const hours = Number(clock.slice(0, 2))
  return { afternoon: hours >= 12, hour: hours % 12 === 0 ? 12 : hours % 12, minute: Number(clock.slice(3, 5)) }
}

/** The parts of a twelve-hour clock → `HH:mm`. */
export function toClock({ afternoon, hour, minute }: ClockParts): string {
  const hours = (hour % 12) + (afternoon ? 12 : 0)
  return `${String(hours).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}

/** What the language calls the halves of a day: 오전, 오후; AM, PM. */
export function dayHalves(language: string): [morning: string, afternoon: string] {
  const format = new Intl.DateTimeFormat(language, { hour: 'numeric', hour12: true, timeZone: 'UTC' })
  const half = (hours: number) =>
    format.formatToParts(Date.UTC(2000, 0, 1, hours)).find(({ type }) => type === 'dayPeriod')?.value ?? ''
  return [half(9), half(21)]
}
