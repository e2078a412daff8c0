import { expectPath, open, reload } from '../../support/app.ts'
import { openSignedIn } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'

test.use({ placements: true })

test('the operator’s word comes over home to who stays, not elsewhere, and stays away once closed [NTC-01]', async ({
  page,
  member,
}) => {
  await openSignedIn(page, await member())
  const said = page.getByRole('alertdialog', { name: '겨울 맞이 걷기 챌린지' })
  await expect(said).toBeVisible()
  // Led elsewhere, as by a message that was tapped: it was not read, and lies over nothing else.
  await open(page, '/healthlog/WeightRecord')
  await expectPath(page, '/healthlog/WeightRecord')
  await expect(said).toBeHidden()
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('popup.88')

  await reload(page)
  await open(page, '/main')
  await said.getByRole('button', { name: '닫기' }).click()
  await expect(said).toBeHidden()
  expect((await page.context().cookies()).map(({ name }) => name)).toContain('popup.88')

  // What comes next to who stays is the card below: the question was closed for days.
  await reload(page)
  const card = page.getByText('이번 주 설문에 답하고 포인트 받기')
  await expect(card).toBeVisible()
  await expect(said).toBeHidden()
})
