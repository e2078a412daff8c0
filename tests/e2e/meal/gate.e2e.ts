import { openSignedIn } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'

test('staff show once who they are: wrong digits are told at their field, right ones hold [MEA-14] [MBR-17]', async ({
  page,
  member,
}) => {
  await openSignedIn(page, await member('haneul'), '/meal/authorgate')
  await expect(page.getByRole('link', { name: /한빛타워점.*확인했어요/ })).toBeVisible()
  await page.getByRole('link', { name: /서초사옥점/ }).click()

  const digits = page.getByRole('textbox', { name: '숫자 여섯 자리' })
  // Her employer has told her number already.
  await expect(page.getByRole('textbox', { name: '사번' })).toHaveValue('20140317')
  await digits.fill('000000')
  await page.getByRole('button', { name: '확인하기' }).click()
  await expect(digits).toHaveAccessibleDescription(/숫자가 달라요/)
  await expect(digits).toHaveValue('000000')

  await digits.fill('417203')
  await page.getByRole('button', { name: '확인하기' }).click()
  await expect(page.getByRole('heading', { name: '서초사옥점, 확인했어요' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: '서초사옥점, 이미 확인했어요' })).toBeVisible()
})
