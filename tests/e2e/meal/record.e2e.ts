import type { Page } from '@playwright/test'
import { settled, toast } from '../../support/app.ts'
import { openSignedIn } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'

/** Opens the second course of today's lunch, which nobody has recorded yet. */
async function openCourse(page: Page) {
  await page.getByRole('article').nth(1).getByRole('link').click()
  await settled(page)
}

test.describe('recording a course', () => {
  test.use({ startsAt: '12:20' })

  test('one tap records it, the toast takes it back, and what is left of the day follows [MEA-09]', async ({ page, member }) => {
    await openSignedIn(page, await member(), '/menu/todayMenu')
    await openCourse(page)
    const left = page.getByText(/먹고 나면 오늘 .* kcal/)
    await expect(left).toBeVisible()
    await page.getByRole('button', { name: '다 먹었어요' }).click()
    await expect(toast(page, '점심으로 기록했어요').first()).toBeVisible()
    await expect(page.getByRole('button', { name: '고치기' })).toBeVisible()
    await expect(left).toHaveCount(0)
    await page.getByRole('button', { name: '취소' }).click()
    await expect(page.getByRole('button', { name: '다 먹었어요' })).toBeVisible()
    await expect(left).toBeVisible()
  })

  test('bowls that were left do not count, a change begins with them, and all of them left is no meal [MEA-09]', async ({ page, member }) => {
    await openSignedIn(page, await member(), '/menu/todayMenu')
    await openCourse(page)
    const sheet = page.getByRole('dialog', { name: '무엇을 남기셨어요?' })
    const bowls = sheet.getByRole('group', { name: '남긴 요리' }).getByRole('checkbox')
    const record = sheet.getByRole('button', { name: /kcal 기록하기/ })
    await page.getByRole('button', { name: '조금 남겼어요' }).click()
    const whole = await record.textContent()
    await bowls.last().check()
    await expect(record).not.toHaveText(whole ?? '')
    await record.dblclick()
    await expect(sheet).toBeHidden()
    await page.getByRole('button', { name: '고치기' }).click()
    await expect(bowls.last()).toBeChecked()
    await expect(bowls.first()).not.toBeChecked()
    for (const bowl of await bowls.all()) await bowl.check()
    await sheet.getByRole('button', { name: '안 먹었어요' }).click()
    await expect(sheet).toBeHidden()
    await expect(page.getByRole('button', { name: '다 먹었어요' })).toBeVisible()
  })

  test('two taps are one record, which the menu carries and the day counts once [MEA-09]', async ({ page, member }) => {
    await openSignedIn(page, await member(), '/menu/todayMenu')
    const eaten = page.getByRole('article').getByText('기록했어요')
    await expect(page.getByRole('article').nth(1)).toBeVisible()
    const before = await eaten.count()
    await openCourse(page)
    await page.getByRole('button', { name: '다 먹었어요' }).dblclick()
    await expect(page.getByRole('button', { name: '고치기' })).toBeVisible()
    await page.getByRole('button', { name: '뒤로' }).click()
    await settled(page)
    await expect(page.getByRole('article').nth(1).getByText('기록했어요')).toBeVisible()
    await expect(eaten).toHaveCount(before + 1)
  })
})

test.describe('before it is served', () => {
  test.use({ startsAt: '10:40' })

  test('a course cannot be recorded', async ({ page, member }) => {
    await openSignedIn(page, await member(), '/menu/todayMenu')
    await openCourse(page)
    await expect(page.getByRole('heading', { name: /요리 \d+가지/ })).toBeVisible()
    await expect(page.getByRole('button', { name: '다 먹었어요' })).toHaveCount(0)
  })
})
