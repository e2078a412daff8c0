import { open, reload, settled } from '../../support/app.ts'
import { openSignedIn } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'

test('a challenge shows its badges and leads from its reports to those of all', async ({ page, member }) => {
  await openSignedIn(page, await member(), '/challenge/ChallengeDetail?chalnCode=CH20261102')
  const badges = page.getByRole('list', { name: '배지' })
  await expect(badges.getByRole('listitem').filter({ hasText: '첫걸음' })).toContainText('에 받았어요')
  await expect(badges.getByRole('listitem').filter({ hasText: '완주' })).toContainText('다 채우면')
  await page.getByRole('link', { name: '모두 보기' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /리포트 \d+개를/ })).toBeVisible()
  const all = page.getByRole('list', { name: '모든 리포트' })
  await expect(all.getByText(/점심 산책 챌린지/).first()).toBeVisible()
  await all
    .getByRole('link', { name: /웰푸드/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 2, name: '달라진 것' })).toBeVisible()
})

test('what is over says how many badges it brought', async ({ page, member }) => {
  await openSignedIn(page, await member(), '/challenge/lastchallenge')
  await expect(page.getByRole('link', { name: /웰푸드/ })).toContainText(/배지 \d개/)
})

test('hub and detail are read after a reload without a connection', async ({ page, backend, member }) => {
  const haneul = await member()
  await openSignedIn(page, haneul, '/challenge/challenge')
  const brook = page.getByRole('img', { name: /^완주까지 16칸 가운데/ })
  await expect(brook).toBeVisible()
  const stones = await brook.getAttribute('aria-label')
  await open(page, '/challenge/ChallengeDetail?chalnCode=CH20261102')
  await expect(page.getByRole('list', { name: '배지' })).toBeVisible()
  await settled(page)
  const lead = await page.getByRole('heading', { level: 1 }).innerText()
  // The copy for offline reading is written when the browser has a moment.
  await page.waitForTimeout(2000)

  await backend.play({ name: 'cut', username: haneul.username, times: 'always' })
  await reload(page)
  await expect(page.getByRole('status').filter({ hasText: '인터넷 없이 열었어요' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(lead)
  await open(page, '/challenge/challenge')
  await expect(brook).toHaveAccessibleName(stones ?? '')
})
