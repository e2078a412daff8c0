/** `HH:mm` as an entry field says it: 오후 9:38, 9:38 PM. Elsewhere the product shows 24 hours (design, Voice). */
export function formatClock(clock: string, language: string): string {
  return new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit', hour12: true, timeZone: 'UTC' })
    .format(new Date(`1970-01-01T${clock}:00Z`))
    .replace('\u202F', '\u00A0')
}
