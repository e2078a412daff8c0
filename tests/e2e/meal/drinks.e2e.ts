import { settled, toast } from '../../support/app.ts'
import { openSignedIn } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'

test.describe('drinks in the dark', () => {
  test.use({ colorScheme: 'dark', startsAt: '22:48' })

  test('are saved, changed to none and gone, and the week follows [DIA-01] [DIA-02] [MEA-16]', async ({
    page,
    member,
  }) => {
    await openSignedIn(page, await member('saebyeok'), '/mealRecordAlcohol')
    await expect(page.getByRole('heading', { name: '지난 4주 동안 적은 술이 없어요' })).toBeVisible()
    await page.getByRole('link', { name: '술 기록하기' }).click()
    await expect(page.getByRole('heading', { name: '드신 술이 있나요?' })).toBeVisible()
    const week = page.getByRole('img', { name: /권하는 양 70\s*g의/ })
    await expect(week).toHaveAccessibleName(/ 0퍼센트$/)

    // A plus becomes a stepper that has the focus; the arrow keys go on from there.
    await page.getByRole('button', { name: '소주 담기' }).click()
    const soju = page.getByRole('spinbutton', { name: '소주' })
    await expect(soju).toBeFocused()
    await soju.press('ArrowUp')
    await soju.press('ArrowUp')
    await page.getByRole('button', { name: '맥주 담기' }).click()
    await page.getByRole('button', { name: '맥주 늘리기' }).click()
    await expect(page.getByRole('heading', { name: '5 잔 드셨어요' })).toBeVisible()
    await expect(page.getByText(/352\s*kcal · 순수 알코올 33.6\s*g/)).toBeVisible()
    await expect(page.getByRole('img', { name: '소주 3잔, 맥주 2잔' })).toBeVisible()
    await expect(week).toHaveAccessibleName(/ 48퍼센트$/)

    // Another day asks first.
    await page.getByRole('button', { name: '전날' }).click()
    const question = page.getByRole('alertdialog', { name: '적은 내용을 두고 나갈까요?' })
    await question.getByRole('button', { name: '계속 적을게요' }).click()
    await expect(question).toBeHidden()

    await page.getByRole('button', { name: '저장하기' }).click()
    await expect(toast(page, '저장했어요').first()).toBeVisible()
    await settled(page)
    await expect(page.getByRole('heading', { name: '1번 드셨어요' })).toBeVisible()
    await page.getByRole('link', { name: /352\s*kcal · 순수 알코올 33.6\s*g/ }).click()
    await expect(page.getByRole('heading', { name: /, 5잔$/ })).toBeVisible()

    await page.getByRole('link', { name: '고치기' }).click()
    await expect(page.getByRole('spinbutton', { name: '소주' })).toHaveAttribute('aria-valuenow', '3')
    await page.getByRole('spinbutton', { name: '소주' }).press('Home')
    await page.getByRole('spinbutton', { name: '맥주' }).press('Home')
    await expect(page.getByRole('heading', { name: '드신 술이 있나요?' })).toBeVisible()
    await page.getByRole('button', { name: '저장하기' }).click()
    await expect(page.getByRole('heading', { name: /에는 적은 술이 없어요$/ })).toBeVisible()
    await page.getByRole('button', { name: '뒤로' }).click()
    await expect(page.getByRole('heading', { name: '지난 4주 동안 적은 술이 없어요' })).toBeVisible()
  })
})

test('an evening that was taken away comes back', async ({ page, member }) => {
  await openSignedIn(page, await member(), '/mealRecordAlcohol')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(/\d+번 드셨어요/)
  const before = await heading.innerText()
  await page.getByRole('list').getByRole('link').first().click()
  await page.getByRole('button', { name: '지우기' }).click()
  await expect(heading).not.toHaveText(before)
  await page.getByRole('button', { name: '되돌리기' }).click()
  await expect(heading).toHaveText(before)
})
