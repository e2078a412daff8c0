import { expectPath } from '../../support/app.ts'
import { seoulTime, shiftBrowserClock } from '../../support/clock.ts'
import { openSignedIn } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'

test.use({ weeksGoBy: true })

test('on the first workday after the end the hub leads to what the promise earned, paid once [journey 10]', async ({
  page,
  member,
  backend,
  now,
}) => {
  const haneul = await member('haneul')
  // The walk ends on the Friday of next week and is settled on the Monday after, at four in the morning.
  const weekday = (new Date(now.getTime() + 9 * 3_600_000).getUTCDay() + 6) % 7
  const day = (after: number) => new Date(now.getTime() + (14 - weekday + after) * 86_400_000)
  const at = async (instant: Date) => {
    await backend.setClock(instant)
    await shiftBrowserClock(page.context(), instant)
  }
  await at(day(0))
  await openSignedIn(page, haneul, '/challenge/challenge')
  await page.getByRole('link', { name: '끝난 챌린지' }).click()
  await page.getByRole('link', { name: /점심 산책 챌린지/ }).click()
  const slip = page.getByRole('region', { name: /^(나의 약속|나의 기록|완주증)$/ })
  await expect(slip).toContainText('점심 먹고 바로 자리에 앉지 않을래요.')
  await expect(slip).toContainText(/\d+P/)
  await slip.getByRole('link', { name: '포인트 보기' }).click()
  await expectPath(page, '/mypage/point')

  for (const instant of [day(0), seoulTime('05:00', day(1))]) {
    await at(instant)
    await openSignedIn(page, haneul, '/challenge/lastchallenge')
    await expect(page.getByRole('link', { name: /점심 산책 챌린지/ })).toHaveCount(1)
    await openSignedIn(page, haneul, '/mypage/point?kind=SAVE')
    await expect(page.getByText(/^점심 산책 챌린지 \d+일 성공$/)).toHaveCount(1)
  }
})
