import { open, reload } from '../../support/app.ts'
import { shiftBrowserClock } from '../../support/clock.ts'
import { openSignedIn } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'

test.use({ weeksGoBy: true })

test('the tenth plate of a month alone fills the board and brings its points, once', async ({
  page,
  member,
  backend,
  now,
}) => {
  // From the eleventh of the month after, so that no day below lies in another one.
  const day = new Date(now)
  day.setUTCMonth(day.getUTCMonth() + 1, 11)
  await backend.setClock(day)
  await shiftBrowserClock(page.context(), day)
  const saebyeok = await member('saebyeok')
  const done = page.getByRole('list', { name: /^10번 가운데/ })
  const count = async () => Number(/가운데 (\d+)번/.exec((await done.getAttribute('aria-label')) ?? '')?.[1])
  const deeds = page.getByRole('button', { name: /, 했어요$/ })
  const paid = page.getByRole('heading', { level: 1, name: '500포인트를 드렸어요' })
  let stamps = 0
  while (stamps < 10) {
    await openSignedIn(page, saebyeok, '/service/greenStamp')
    await expect(done).toBeVisible()
    expect(await count()).toBe(stamps)
    for (let left = await deeds.count(); left > 0 && stamps < 10; left -= 1) {
      await expect(paid).toHaveCount(0)
      await deeds.first().click()
      stamps += 1
      await expect(page.getByRole('list', { name: `10번 가운데 ${String(stamps)}번 했어요` })).toBeVisible()
    }
    day.setUTCDate(day.getUTCDate() + 1)
    if (stamps < 10) {
      await backend.setClock(day)
      await shiftBrowserClock(page.context(), day)
    }
  }
  await expect(page.getByText('열 번을 다 모아서 포인트를 드렸어요')).toBeVisible()
  await expect(paid).toBeVisible()
  await reload(page)
  await expect(paid).toBeVisible()
  await open(page, '/mypage/point')
  await expect(page.getByText(/^그린 스탬프/)).toHaveCount(1)
  await expect(page.getByRole('listitem').filter({ hasText: '그린 스탬프' }).last()).toContainText('+500')
})
