import { seoulTime, shiftBrowserClock } from '../../support/clock.ts'
import { expectHome } from '../../support/home.ts'
import { openSignedIn } from '../../support/session.ts'
import { test } from '../../support/test.ts'

// Its clock goes on to another day of the week: whatever day it is, one of each kind is played.
test.use({ startsAt: '12:52', weeksGoBy: true })

/** The next day of these of the week, 0 Monday … 6 Sunday, at the same time: today, where it is one. */
function nextOf(weekdays: readonly number[], now: Date): Date {
  const weekday = (new Date(now.getTime() + 9 * 3_600_000).getUTCDay() + 6) % 7
  const ahead = [0, 1, 2, 3, 4, 5, 6].find((days) => weekdays.includes((weekday + days) % 7)) ?? 0
  return seoulTime('12:52', new Date(now.getTime() + ahead * 86_400_000))
}

for (const [kind, weekdays, line, first] of [
  [
    'a day that the walk after lunch counts',
    [0, 1, 2, 3, 4],
    /[\d,]+보 더 걸으면\s*오늘도 성공이에요/,
    '점심 산책 챌린지',
  ],
  ['one of the weekend, when nothing is promised for it', [5, 6], /오늘은\s*907 kcal 남았어요/, '점심으로 기록했어요'],
] as const)
  test(`after lunch home has the line and the first card of ${kind}`, async ({ page, member, backend, now }) => {
    const day = nextOf(weekdays, now)
    await backend.setClock(day)
    await shiftBrowserClock(page.context(), day)
    await openSignedIn(page, await member())
    await expectHome(page, { backend, line, first, later: seoulTime('21:06', day) })
  })
