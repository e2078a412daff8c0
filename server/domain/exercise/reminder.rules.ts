/** When somebody is reminded of exercise, and in which words. */
import { addDays, type SeoulNow } from '#server/seoul.ts'

/** Times of one day, `HHmm`, both included. */
export type ReminderSpan = { day: string; from: string; to: string }

/** A server that was away for a moment still tells; later it would come at a time that nobody set. */
const LATE_MIN = 10

const clockOf = (minute: number): string => `${String(Math.floor(minute / 60)).padStart(2, '0')}${String(minute % 60).padStart(2, '0')}`

/** The times that may be told of now: of today, and shortly after midnight of the evening before. */
export function spansAt({ day, time }: SeoulNow): ReminderSpan[] {
  const minute = Number(time.slice(0, 2)) * 60 + Number(time.slice(2, 4))
  const from = minute - LATE_MIN
  const today = { day, from: clockOf(Math.max(0, from)), to: clockOf(minute) }
  return from >= 0 ? [today] : [{ day: addDays(day, -1), from: clockOf(1440 + from), to: '2359' }, today]
}

/** One a day: who moves the time is not told twice. */
export const keyOfReminder = (day: string): string => `exercise-time:${day}`

export const REMINDER_WORDS = {
  title: { ko: '운동할 시간이에요', en: 'Time to exercise' },
  body: { ko: '정해 둔 운동 시각이에요. 오늘은 무엇으로 움직여 볼까요?', en: 'This is the time you set for exercise. What will it be today?' },
}
