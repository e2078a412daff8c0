import { expectPath, fillSignIn, open, pathOf, reload, settled, signIn } from '../../support/app.ts'
import { openSignedIn, signInElsewhere } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'

const notice = '다른 기기에서 로그인했어요'

test('signed in elsewhere: what was begun is named, and signing in again leads back to it [SES-26] [SES-25]', async ({
  page,
  request,
  member,
}) => {
  const haneul = await member()
  await signIn(page, haneul)
  await open(page, '/healthlog/WeightRecord')
  await settled(page)
  await page.getByRole('button', { name: '체중 기록하기' }).click()
  const entry = page.getByRole('dialog', { name: '체중 기록' })
  await entry.getByRole('textbox', { name: '체중' }).fill('66.2')
  await signInElsewhere(request, haneul)

  await entry.getByRole('button', { name: '저장하기' }).click()
  await expect(page.getByText(notice)).toBeVisible()
  expect(pathOf(page)).toBe('/login/username?error=dupLogin')
  await expect(page.getByRole('alert')).toContainText(/\d\d:\d\d에 여기서는 나왔어요/)
  await expect(page.getByText('체중에 적던 것이 남아 있어요')).toBeVisible()
  await page.getByRole('button', { name: '여기서 다시 로그인' }).click()
  await fillSignIn(page, haneul)
  await expectPath(page, '/healthlog/WeightRecord')
  await page.getByRole('button', { name: '체중 기록하기' }).click()
  await expect(entry.getByRole('textbox', { name: '체중' })).toHaveValue('66.2')
})

test('so it is with a text in a page that auto-login has brought back [SES-26]', async ({ page, request, member }) => {
  const haneul = await member()
  await signIn(page, haneul, { remember: true })
  await open(page, '/healthlog/mealRecordMenuWrite')
  await reload(page)
  const name = page.getByRole('textbox', { name: '음식 이름' })
  await name.fill('할머니가 싸 주신 현미 김밥')
  await page.getByRole('textbox', { name: '열량 (kcal)' }).fill('420')
  await signInElsewhere(request, haneul)

  await page.getByRole('button', { name: '적어 두고 기록하기' }).click()
  await expect(page.getByText('음식 직접 입력에 적던 것이 남아 있어요')).toBeVisible()
  await page.getByRole('button', { name: '여기서 다시 로그인' }).click()
  await fillSignIn(page, haneul)
  await expectPath(page, '/healthlog/mealRecordMenuWrite')
  await expect(name).toHaveValue('할머니가 싸 주신 현미 김밥')
})

test('a call behind the page that hears of it first leads to the notice, not to the plain sign-in [SES-26]', async ({
  page,
  request,
  member,
}) => {
  const haneul = await member()
  await openSignedIn(page, haneul)
  await signInElsewhere(request, haneul)
  // Nobody touches this page: what the operator has to say is asked for behind it, some seconds after it was opened.
  await expect(page.getByText(notice)).toBeVisible({ timeout: 30_000 })
  expect(pathOf(page)).toBe('/login/username?error=dupLogin')
  await page.reload()
  await expect(page.getByText(notice)).toBeVisible()
})
