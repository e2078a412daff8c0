import { expect, test } from 'vitest'
import { calendarFile } from './calendar-file.ts'

const NOW = new Date('2026-11-19T02:24:00Z')
const event = {
  uid: 'rsrv-7@app.test',
  from: new Date('2026-11-24T02:00:00Z'),
  to: new Date('2026-11-24T02:30:00Z'),
  title: 'Fit-Talk',
}

test('an event stands with its time, place, words and reminder, line by line', () => {
  const file = calendarFile(
    {
      ...event,
      place: '한빛타워 3층, 건강실',
      text: '이때까지 바꿀 수 있어요;\n취소도요',
      url: 'https://app.test/#/x',
      alarm: { at: new Date('2026-11-23T02:00:00Z'), text: '취소는 지금까지' },
    },
    NOW,
  )
  expect(file.split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Hansang//KO',
    'BEGIN:VEVENT',
    'UID:rsrv-7@app.test',
    'DTSTAMP:20261119T022400Z',
    `SEQUENCE:${String(NOW.getTime() / 60_000)}`,
    'DTSTART:20261124T020000Z',
    'DTEND:20261124T023000Z',
    'SUMMARY:Fit-Talk',
    String.raw`LOCATION:한빛타워 3층\, 건강실`,
    String.raw`DESCRIPTION:이때까지 바꿀 수 있어요\;\n취소도요`,
    'URL:https://app.test/#/x',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER;VALUE=DATE-TIME:20261123T020000Z',
    'DESCRIPTION:취소는 지금까지',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('a long line is folded at 75 octets, and no letter is cut', () => {
  const title = '가'.repeat(60)
  const lines = calendarFile({ ...event, title }, NOW).split('\r\n')
  expect(lines.every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true)
  const at = lines.findIndex((line) => line.startsWith('SUMMARY'))
  expect(
    lines
      .slice(at, at + 3)
      .map((line, index) => (index === 0 ? line.slice('SUMMARY:'.length) : line.slice(1)))
      .join(''),
  ).toBe(title)
})

test('made again later it counts as newer', () => {
  const sequence = (now: Date) => Number(/SEQUENCE:(\d+)/.exec(calendarFile(event, now))?.[1])
  expect(sequence(new Date(NOW.getTime() + 60_000))).toBeGreaterThan(sequence(NOW))
})
