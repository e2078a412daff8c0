import { fillSignIn, open, signInForm } from '../../support/app.ts'
import { openSignedIn } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'

const UNKNOWN = '/challenge/ChallengeDetail?chalnCode=CH19990101'

test('a link to an unknown challenge opens a calm page with a way on, signed in or not [CHA-13] [journey 12]', async ({
  page,
  device,
  member,
}) => {
  const saebyeok = await member('saebyeok')
  await openSignedIn(page, saebyeok, UNKNOWN)
  await expect(page.getByRole('heading', { level: 1, name: '끝났거나 없는 챌린지예요' })).toBeVisible()
  await page.getByRole('link', { name: '챌린지 보기' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /지금 들어갈 수 있는/ })).toBeVisible()

  const other = await device()
  await open(other, UNKNOWN)
  await expect(signInForm(other).username).toBeVisible()
  await fillSignIn(other, await member('saebyeok'))
  await expect(other.getByRole('heading', { level: 1, name: '끝났거나 없는 챌린지예요' })).toBeVisible()
})
