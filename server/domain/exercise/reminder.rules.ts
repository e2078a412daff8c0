/** In which words somebody is reminded of exercise. */

/** One a day: who moves the time is not told twice. */
export const keyOfReminder = (day: string): string => `exercise-time:${day}`

export const REMINDER_WORDS = {
  title: { ko: '운동할 시간이에요', en: 'Time to exercise' },
  body: {
    ko: '정해 둔 운동 시각이에요. 오늘은 무엇으로 움직여 볼까요?',
    en: 'This is the time you set for exercise. What will it be today?',
  },
}
