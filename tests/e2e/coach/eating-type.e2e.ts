import { expectPath } from '../../support/app.ts'
import { openSignedIn } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'

test.describe('the eating type', () => {
  test('is shown as a profile, leads to who fits, and is marked among all sixteen [PRD-07]', async ({
    page,
    member,
  }) => {
    await openSignedIn(page, await member('haneul'), '/menu/eatingType')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('든든한 한 상파')
    await expect(page.getByText('석 달 동안의 식사 기록으로 알아봤어요')).toBeVisible()
    await expect(page.getByRole('heading', { name: '하늘님은 이렇게 드세요' })).toBeVisible()

    await page.getByRole('link', { name: '다른 유형 보기' }).click()
    await expectPath(page, '/menu/differentType')
    const types = page.getByRole('list', { name: '식사 유형' }).getByRole('listitem')
    await expect(types).toHaveCount(16)
    await expect(types.filter({ hasText: '내 유형' })).toContainText('든든한 한 상파')
  })

  test('of whom nothing is known yet is not made up: the days that are missing are said [PRD-07]', async ({
    page,
    member,
  }) => {
    await openSignedIn(page, await member('saebyeok'), '/menu/eatingType')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('30일만 더 적으면 알 수 있어요')
  })
})
