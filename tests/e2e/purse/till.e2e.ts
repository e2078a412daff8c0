import { settled } from '../../support/app.ts'
import { openSignedIn } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'

test.use({ simulator: true })

test('the till reads the code: the ticket is stamped; read again, it says when and where [journey 5] [MYP-07]', async ({
  page,
  member,
}) => {
  await openSignedIn(page, await member('haneul'), '/mypage/coupon-list')
  await settled(page)
  await page.getByRole('link', { name: /^점심 한 끼 쿠폰/ }).click()
  await page.getByRole('button', { name: '보여 주기' }).click()
  const shown = page.getByRole('figure').filter({ has: page.getByRole('img', { name: '식당에서 보여 줄 바코드' }) })
  const barcode = (await shown.getByText(/^[\d ]+$/).innerText()).replaceAll(' ', '')
  const read = () => page.request.post('/_stand-in/till', { data: { barcode, restaurantCode: 'REST000311' } })

  expect((await read()).status()).toBe(204)
  await expect(page.getByRole('heading', { level: 1, name: '맛있게 드세요' })).toBeVisible()
  await expect(page.getByText(/^한빛타워점에서 .+에 썼어요\.$/)).toBeVisible()
  const again = await read()
  expect([again.status(), ((await again.json()) as { ko: string }).ko]).toEqual([
    409,
    expect.stringMatching(/^이미 쓴 쿠폰이에요\. .+ \d\d:\d\d에 한빛타워점에서 썼어요\.$/),
  ])
})
