import { settled } from '../../support/app.ts'
import { openSignedIn } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'

test.describe('the first minute', () => {
  test.use({ startsAt: '09:12' })

  test('a newcomer takes a table, changes it, and has today’s lunch on the page without a reload', async ({
    page,
    member,
  }) => {
    await openSignedIn(page, await member('saebyeok'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/점심은\s*어디서 드세요/)
    await page.getByRole('button', { name: /^그린캠퍼스점/ }).click()
    await expect(page.getByText('그린캠퍼스점으로 정했어요')).toBeVisible()
    // It serves no lunch on a weekend: its next meal is Monday's breakfast then.
    await expect(page.getByRole('region', { name: /^(?:아침|점심) 식단$/ })).toBeVisible()
    await page.getByRole('button', { name: '바꾸기' }).click()

    const table = page.getByRole('button', { name: /^한빛타워점.*고등어구이와 소고기미역국/ })
    await table.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/오늘 (?:아침|점심)은\s*.+(?:이에요|예요)/)
    await expect(table).toHaveCount(0)
    const lunch = page.getByRole('region', { name: '점심 식단' })
    await expect(lunch).toContainText('637 kcal · 한식 · 11:30부터')
    await page.reload()
    await settled(page)
    await expect(lunch).toContainText('637 kcal · 한식 · 11:30부터')
    await expect(page.getByRole('button', { name: /^한빛타워점/ })).toHaveCount(0)
  })

  test('one tap on the lunch is the first record, and no step comes back, on another phone neither', async ({
    page,
    device,
    member,
    moveClock,
  }) => {
    const newcomer = await member('saebyeok')
    await moveClock('12:36')
    await openSignedIn(page, newcomer)
    await page.getByRole('button', { name: /^한빛타워점/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/점심 드셨으면\s*한 번만 눌러 주세요/)
    await page.getByRole('button', { name: '다 먹었어요' }).click()
    await expect(page.getByText('점심으로 기록했어요').first()).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/첫 한 상을 차렸어요/)
    await expect(page.getByRole('img', { name: /^섭취 637 kcal/ })).toBeVisible()

    await page.getByRole('button', { name: '취소' }).click()
    await expect(page.getByRole('button', { name: '다 먹었어요' })).toBeVisible()
    await page.getByRole('button', { name: '다 먹었어요' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/첫 한 상을 차렸어요/)

    const other = await device()
    await openSignedIn(other, newcomer)
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(/첫 한 상을 차렸어요/)
    await expect(other.getByRole('button', { name: '다 먹었어요' })).toHaveCount(0)
  })
})
