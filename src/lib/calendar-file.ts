/** A single event as a calendar file (RFC 5545), which every calendar takes. */

export interface CalendarEvent {
  /** The same for the same event: a calendar that has it takes the newer one in its place. */
  uid: string
  from: Date
  to: Date
  title: string
  place?: string | undefined
  text?: string | undefined
  url?: string | undefined
  /** When the calendar is to remind, and with which words. */
  alarm?: { at: Date; text: string } | undefined
}

const LINE_OCTETS = 75

/** The file's text. `now` is when it was made; a later one of the same event counts as newer. */
export function calendarFile({ uid, from, to, title, place, text, url, alarm }: CalendarEvent, now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Hansang//KO',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${utc(now)}`,
    `SEQUENCE:${String(Math.floor(now.getTime() / 60_000))}`,
    `DTSTART:${utc(from)}`,
    `DTEND:${utc(to)}`,
    `SUMMARY:${escaped(title)}`,
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    ...(text ? [`DESCRIPTION:${escaped(text)}`] : []),
    ...(url ? [`URL:${url}`] : []),
    ...(alarm
      ? [
          'BEGIN:VALARM',
          'ACTION:DISPLAY',
          `TRIGGER;VALUE=DATE-TIME:${utc(alarm.at)}`,
          `DESCRIPTION:${escaped(alarm.text)}`,
          'END:VALARM',
        ]
      : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** `20261124T020000Z`. */
const utc = (at: Date): string => `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`)

/** No line is longer than 75 octets; what follows begins with a blank, and no character is cut in two. */
function folded(line: string): string {
  const encoder = new TextEncoder()
  const parts: string[] = []
  let [part, octets] = ['', 0]
  for (const character of line) {
    const size = encoder.encode(character).length
    if (octets + size > LINE_OCTETS) {
      parts.push(part)
      ;[part, octets] = [' ', 1]
    }
    part += character
    octets += size
  }
  return [...parts, part].join('\r\n')
}
