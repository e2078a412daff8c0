import type { Page } from '@playwright/test'
import { expectPath, open, settled, toast } from '../../support/app.ts'
import { openSignedIn } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'

const PAGE = '/mypage/alerge'

async function withdraw(page: Page) {
  await page.getByRole('button', { name: '동의 거두기' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '거둘게요' }).click()
  await expect(page.getByRole('button', { name: '동의하고 고르기' })).toBeVisible()
}

test.describe('allergies', () => {
  test.use({ startsAt: '10:40' })

  test('a choice tells where it is today, leaving asks, and withdrawing takes it all away [MYP-09] [MYP-13]', async ({
    page,
    member,
  }) => {
    await openSignedIn(page, await member(), PAGE)
    await withdraw(page)
    await page.getByRole('link', { name: '전문 읽기' }).click()
    await expect(page.getByText('2025.03 버전 · 2025년 3월 1일부터 지켜요')).toBeVisible()
    await page.goBack()
    await page.getByRole('button', { name: '동의하고 고르기' }).click()
    const shrimp = page.getByRole('button', { name: '새우' })
    await expect(shrimp).toHaveAttribute('aria-pressed', 'false')
    const effect = page.getByRole('status').filter({ hasText: '오늘' })
    await expect(effect).toHaveText(/^고르면 오늘 .+에서 바로 찾아 드려요\.$/)
    await shrimp.click()
    await expect(effect).toHaveText(/^오늘 .+ \d+코너 가운데 .*코너에 새우가 들어 있어요\.$/)

    await page.getByRole('button', { name: '뒤로' }).click()
    const question = page.getByRole('alertdialog', { name: '적은 내용을 두고 나갈까요?' })
    await question.getByRole('button', { name: '계속 적을게요' }).click()
    await expect(question).toBeHidden()
    await page.getByRole('button', { name: '저장하기' }).click()
    await expect(toast(page, '저장했어요').first()).toBeVisible()
    await expectPath(page, '/my/menu')

    await open(page, '/menu/todayMenu')
    await settled(page)
    await expect(page.getByText('내 알레르기: 새우').first()).toBeVisible()

    await open(page, PAGE)
    await expect(shrimp).toHaveAttribute('aria-pressed', 'true')
    await withdraw(page)
    await open(page, '/menu/todayMenu')
    await settled(page)
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(page.getByText('내 알레르기: 새우')).toHaveCount(0)
  })
})
