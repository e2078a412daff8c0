import type { Page } from '@playwright/test'
import { open, openFresh, settled, toast } from '../../support/app.ts'
import { openSignedIn } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'

const page0 = '/healthlog/mealRecordWrite?meal=3'
const food = (foodId: string) => `/healthlog/mealRecordSearchDetail?meal=3&foodId=${foodId}`
const heart = (page: Page) => page.getByRole('button', { name: /, 즐겨찾기$/ })

/** The favourites, ready to be sorted. */
async function edit(page: Page): Promise<void> {
  await page.getByRole('tab', { name: '즐겨찾기' }).click()
  await page.getByRole('button', { name: '순서 바꾸기와 빼기' }).click()
  await expect(page.getByRole('list', { name: '즐겨찾는 음식 순서' })).toBeVisible()
}
const rows = (page: Page) => page.getByRole('list', { name: '즐겨찾는 음식 순서' }).getByRole('listitem')

test('a hundred favourites are the most, and taking one off lets another in [VAL-09] [MEA-06] [MEA-07]', async ({
  page,
  member,
}) => {
  await openSignedIn(page, await member('emily'), food('F000412'))
  await heart(page).click()
  await expect(toast(page, '즐겨찾는 메뉴는 100개까지 담을 수 있어요').first()).toBeVisible()
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false')
  await open(page, page0)
  await settled(page)
  await edit(page)
  await expect(rows(page)).toHaveCount(100)
  await rows(page)
    .first()
    .getByRole('button', { name: /즐겨찾기에서 빼기/ })
    .click()
  await expect(rows(page)).toHaveCount(99)
  await open(page, food('F000412'))
  await settled(page)
  await heart(page).click()
  await expect(toast(page, '즐겨찾기에 담았어요').first()).toBeVisible()
})

test('an order made on a list changed elsewhere is refused with its reason; the new list is there [MEA-15]', async ({
  page,
  context,
  member,
}) => {
  await openSignedIn(page, await member(), page0)
  await edit(page)
  const count = await rows(page).count()
  const first =
    (await rows(page)
      .first()
      .getByRole('button', { name: /옮기기$/ })
      .getAttribute('aria-label')) ?? ''

  // The other place is another tab of the same session: it takes the last one off.
  const other = await context.newPage()
  await openFresh(other, page0)
  await edit(other)
  await rows(other)
    .last()
    .getByRole('button', { name: /즐겨찾기에서 빼기/ })
    .click()
  await expect(rows(other)).toHaveCount(count - 1)
  await other.close()
  await page.bringToFront()

  await expect(rows(page)).toHaveCount(count)
  await rows(page).first().getByRole('button', { name: first }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText(/1번째 (자리)?예요/)).toBeAttached()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText(/2번째 자리예요/)).toBeAttached()
  await page.keyboard.press('Space')
  await expect(toast(page, '다른 기기에서 목록이 바뀌었어요').first()).toBeVisible()
  await expect(rows(page)).toHaveCount(count - 1)
  await expect(rows(page).first().getByRole('button', { name: first })).toBeVisible()
})
