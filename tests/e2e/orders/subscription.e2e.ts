import type { Page } from '@playwright/test'
import { expectPath } from '../../support/app.ts'
import { openSignedIn } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'

const days = (page: Page) => page.getByRole('grid').getByRole('button')
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const dayOff = (page: Page) => page.getByText('이날은 쉬기')

test('a month of salads: a day is left out, the rest confirmed, another given back; the sum is right', async ({
  page,
  member,
}) => {
  await openSignedIn(page, await member(), '/mypage/wellOrder/subscribedList')
  await page
    .getByRole('region', { name: /샐러드 구독/ })
    .getByRole('link', { name: '식단 고르기' })
    .click()
  await expect(heading(page, '9일 가운데 9일을 받아요')).toBeVisible()
  await expect(page.getByRole('button', { name: '9일, 18,000원 신청하기' })).toBeVisible()

  // The second day begins with shrimp, which haneul avoids.
  await days(page).nth(1).click()
  await expect(page.getByText('내 알레르기가 든 것을 빼고 골라 두었어요.')).toBeVisible()
  await expect(days(page).nth(1)).toHaveAccessibleName(/연어샐러드/)

  await days(page).last().click()
  await dayOff(page).click()
  await expect(heading(page, '9일 가운데 8일을 받아요')).toBeVisible()
  // What was chosen stands in the address.
  await page.reload()
  await expect(days(page).last()).toHaveAccessibleName(/쉬는 날/)
  await page.getByRole('button', { name: '8일, 16,000원 신청하기' }).click()
  await expect(heading(page, '이대로 신청할까요?')).toBeVisible()
  await page.getByRole('radio', { name: /12:10/ }).click()
  await page.reload()
  await expect(page.getByRole('radio', { name: /12:10/ })).toBeChecked()
  await page.getByRole('button', { name: '8일, 16,000원 신청하기' }).click()

  await expectPath(page, '/mypage/wellOrder/subscribedMyMenu')
  const sum = page.getByRole('listitem').filter({ hasText: /일 받아요/ })
  await expect(sum).toContainText('8일 받아요')
  await expect(sum).toContainText('16,000원')
  await page.getByRole('button', { name: '이대로 확정하기' }).click()
  await expect(sum).toContainText('에 확정했어요')

  await days(page).first().click()
  await dayOff(page).click()
  await expect(sum).toContainText('7일 받아요')
  await expect(sum).toContainText('14,000원')
  await page.reload()
  await expect(days(page).first()).toHaveAccessibleName(/쉬는 날/)
  await expect(sum).toContainText('14,000원')
})
