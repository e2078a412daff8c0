/** `HH:mm` as an entry field says it: 오후 9:38, 9:38 PM. Elsewhere the product shows 24 hours (design, Voice). */
export function formatClock(clock: string, language: string): string {
  return new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit', hour12: true, timeZone: 'UTC' })
    .format(new Date(`1970-01-01T${clock}:00Z`))
    .replace('\u202F', '\u00A0')
}

/** `HHmm` as people say when they meet: 3시, 3시 30분; 3 PM, 3:30 PM. */
export function formatHour(time: string, language: string): string {
  const hour = Number(time.slice(0, 2))
  const minute = Number(time.slice(2))
  if (language !== 'ko') {
    const clock = formatClock(`${time.slice(0, 2)}:${time.slice(2)}`, language)
    return (minute === 0 ? clock.replace(':00', '') : clock).replace(/\s/g, '\u00A0')
  }
  const short = hour % 12 === 0 ? 12 : hour % 12
  return minute === 0 ? `${short}시` : `${short}시 ${minute}분`
}
