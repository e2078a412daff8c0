import { seoulTime, shiftBrowserClock } from '../../support/clock.ts'
import { openSignedIn } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'

test.use({ weeksGoBy: true })

const COACHED = '/challenge/challengeIntensiveDetail?chalnCode=CH20261029'

test('before the first call the interview begins with the known weight; another one can be taken back', async ({
  page,
  member,
  backend,
  now,
}) => {
  const haneul = await member('haneul')
  // The coached challenge begins eighteen days before today, and nobody has called yet.
  const first = seoulTime('20:10', new Date(now.getTime() - 18 * 86_400_000))
  await backend.setClock(first)
  await shiftBrowserClock(page.context(), first)
  await openSignedIn(page, haneul, COACHED)
  await page.getByRole('link', { name: /영양사에게 알린 것/ }).click()

  const weight = page.getByRole('textbox', { name: '체중' })
  await expect(weight).toHaveValue(/^\d\d\.\d$/)
  await expect(page.getByText(/에 잰 체중이에요$/)).toBeVisible()
  const other = (Number(await weight.inputValue()) + 1.3).toFixed(1)
  await weight.fill(other)
  await expect(page.getByText(/에 잰 체중이에요$/)).toBeHidden()
  const send = page.getByRole('button', { name: '보내기' })
  for (let at = 2; at <= 9; at += 1) {
    await page.getByRole('button', { name: '다음' }).click()
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', `9개 가운데 ${String(at)}번째`)
  }
  await send.click()

  await expect(page.getByText('영양사에게 보내고 체중도 기록했어요')).toBeVisible()
  await expect(page).toHaveURL(/challengeIntensiveDetail/)
  await page.getByRole('button', { name: '기록 되돌리기' }).click()
  await expect(page.getByText('체중 기록을 되돌렸어요')).toBeVisible()
})
