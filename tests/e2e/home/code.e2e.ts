import { open } from '../../support/app.ts'
import { openSignedIn } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'

test('two codes in two tabs: the older one fades, and comes again when it is asked for', async ({
  page,
  context,
  member,
}) => {
  await openSignedIn(page, await member())
  await open(page, '/main?show=qr')
  const code = (of: typeof page) => of.getByRole('img', { name: '식당에서 보여 줄 내 QR' })
  await expect(code(page)).toBeVisible()
  const other = await context.newPage()
  await open(other, '/main?show=qr')
  await expect(code(other)).toBeVisible()
  await expect(page.getByText('다른 창에서 새 코드를 열었어요')).toBeVisible()
  await page.bringToFront()
  await page.getByRole('button', { name: '새 코드 만들기' }).click()
  await expect(page.getByText('다른 창에서 새 코드를 열었어요')).toBeHidden()
  await expect(other.getByText('다른 창에서 새 코드를 열었어요')).toBeVisible()
})
