import { expectPath, open, openFresh } from '../../support/app.ts'
import { openSignedIn } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'

test.use({ placements: true })

const DAY_MS = 86_400_000

test('a challenge that may be joined is announced over the hub, leads to it, stays away for a week [NTC-01]', async ({
  page,
  member,
  now,
}) => {
  await openSignedIn(page, await member(), '/challenge/challenge')
  const said = page.getByRole('alertdialog', { name: '겨울 맞이 걷기 챌린지' })
  await said.getByRole('button', { name: '보러 가기' }).click()
  await expectPath(page, '/challenge/ChallengeDetail')
  expect(page.url()).toContain('chalnCode=CH20261201')
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'popup.CH20261201')
  // A week from the page's clock or the browser's, which are of one day.
  const days = ((cookie?.expires ?? 0) * 1000 - now.getTime()) / DAY_MS
  expect([days > 6, days < 8]).toEqual([true, true])

  await openFresh(page, '/challenge/challenge')
  await expect(page.getByRole('link', { name: '모든 챌린지 보기' })).toBeVisible()
  await expect(said).toBeHidden()
})

test('who has closed what home says is told nothing more on this visit', async ({ page, member }) => {
  await openSignedIn(page, await member())
  const said = page.getByRole('alertdialog', { name: '겨울 맞이 걷기 챌린지' })
  await said.getByRole('button', { name: '닫기' }).click()
  await open(page, '/challenge/challenge')
  await expect(page.getByRole('link', { name: '모든 챌린지 보기' })).toBeVisible()
  await expect(said).toBeHidden()
})
