import { expectPath } from '../../support/app.ts'
import { openSignedIn } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'

test('the hub ends with one banner, which leads to a challenge that can be joined', async ({ page, member }) => {
  // What is offered first to whoever walks little is another one: a banner repeats no offer.
  await openSignedIn(page, await member('saebyeok'), '/challenge/challenge')
  const banner = page.getByRole('link', { name: /겨울 맞이 걷기 챌린지.*지금 신청할 수 있어요/ })
  await banner.scrollIntoViewIfNeeded()
  await banner.click()
  await expectPath(page, '/challenge/ChallengeDetail')
  await expect(page.getByRole('link', { name: '참여하기' })).toBeVisible()
})
