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
  await all.getByRole('link', { name: /웰푸드/ }).first().click()
  await expect(page.getByRole('heading', { level: 2, name: '달라진 것' })).toBeVisible()
})

test('what is over says how many badges it brought', async ({ page, member }) => {
  await openSignedIn(page, await member(), '/challenge/lastchallenge')
  await expect(page.getByRole('link', { name: /웰푸드/ })).toContainText(/배지 \d개/)
})
