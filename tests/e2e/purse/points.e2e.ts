import { seoulDay, shiftBrowserClock } from '../../support/clock.ts'
import { openSignedIn } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'

test.use({ weeksGoBy: true })

test('when the month turns, what has ended is gone once, and the last line says what is left [journey 11]', async ({
  page,
  member,
  backend,
  now,
}) => {
  const haneul = await member('haneul')
  const balance = page.getByRole('heading', { level: 1 })
  await openSignedIn(page, haneul, '/mypage/point')
  await expect(balance).toHaveText('2,350P')
  // In the first week of a month the lunch of the week before took from what ended with the last one.
  const ending = page.getByText(/에 \d+P가 사라져요$/)
  await expect(ending).toBeVisible()
  const points = Number(/에 (\d+)P/.exec(await ending.innerText())?.[1])
  expect(points).toBeGreaterThan(0)
  const left = (2350 - points).toLocaleString('en')

  const [year, month] = [Number(seoulDay(now).slice(0, 4)), Number(seoulDay(now).slice(4, 6))]
  // Midnight of the first is three in the afternoon before it.
  const first = new Date(Date.UTC(year, month, 1, 0, 1) - 9 * 3_600_000)
  await backend.setClock(first)
  await shiftBrowserClock(page.context(), first)
  for (let reading = 0; reading < 2; reading += 1) {
    await openSignedIn(page, haneul, '/mypage/point?kind=EXTINCT')
    await expect(balance).toHaveText(`${left}P`)
    await expect(page.getByText('어제 23:59')).toHaveCount(1)
    // A month is an item of the list too; the line is the inner one.
    const lapsed = page.getByRole('listitem').filter({ hasText: '어제 23:59' }).last()
    await expect(lapsed).toContainText(new RegExp(`[-−]${String(points)}`))
    await expect(lapsed.getByRole('img', { name: `남은 포인트 ${left}` })).toBeVisible()
  }
})

test('a challenge that is over pays its days once, however often it is looked at [journey 11]', async ({
  page,
  member,
  backend,
  now,
}) => {
  const haneul = await member('haneul')
  // The walk ends on the Friday of next week and is settled on the Monday after, at four in the morning.
  const weekday = (new Date(now.getTime() + 9 * 3_600_000).getUTCDay() + 6) % 7
  const settled = new Date(now.getTime() + (14 - weekday) * 86_400_000)
  await backend.setClock(settled)
  await shiftBrowserClock(page.context(), settled)
  for (let reading = 0; reading < 2; reading += 1) {
    await openSignedIn(page, haneul, '/challenge/lastchallenge')
    await expect(page.getByRole('link', { name: /점심 산책 챌린지/ })).toBeVisible()
    await openSignedIn(page, haneul, '/mypage/point?kind=SAVE')
    await expect(page.getByText(/^점심 산책 챌린지 \d+일 성공$/)).toHaveCount(1)
  }
})
