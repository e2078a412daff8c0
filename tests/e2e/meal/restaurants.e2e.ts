import { open, reload } from '../../support/app.ts'
import { openSignedIn } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'

test.describe('restaurants', () => {
  test('a member finds a restaurant, adds it, makes it the main one and removes it again [MYP-08]', async ({
    page,
    member,
  }) => {
    await openSignedIn(page, await member('saebyeok'), '/mypage/rest-manage')
    const mine = page.getByRole('list', { name: '내 식당' }).getByRole('listitem')
    const before = await mine.count()

    await page.getByRole('searchbox', { name: '식당 이름' }).fill('캠퍼스')
    await page.getByRole('button', { name: /그린캠퍼스점, .* 추가/ }).click()
    await expect(mine.filter({ hasText: '그린캠퍼스점' })).toBeVisible()
    await expect(mine).toHaveCount(before + 1)

    await page.getByRole('searchbox', { name: '식당 이름' }).fill('타워')
    await page.getByRole('button', { name: /타워점, .* 추가/ }).click()
    await expect(mine).toHaveCount(before + 2)

    const tower = page.getByRole('group', { name: '기본 식당' }).getByRole('radio', { name: /타워점/ })
    await tower.check()
    await expect(tower).toBeChecked()
    await page.reload()
    await expect(tower).toBeChecked()

    await page.getByRole('button', { name: /그린캠퍼스점 삭제/ }).click()
    await expect(mine.filter({ hasText: '그린캠퍼스점' })).toHaveCount(0)
    // What was taken away comes back where it stood, and goes again.
    await page.getByRole('button', { name: '되돌리기' }).click()
    await expect(mine.filter({ hasText: '그린캠퍼스점' })).toBeVisible()
    await expect(tower).toBeChecked()
    await page.getByRole('button', { name: /그린캠퍼스점 삭제/ }).click()
    await expect(mine.filter({ hasText: '그린캠퍼스점' })).toHaveCount(0)
    await reload(page)
    await expect(mine).toHaveCount(before + 1)

    await open(page, '/menu/todayMenu')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('타워점')
  })

  test('a name that no restaurant has says so', async ({ page, member }) => {
    await openSignedIn(page, await member(), '/mypage/rest-manage')
    await page.getByRole('searchbox', { name: '식당 이름' }).fill('없는식당이름')
    await expect(page.getByText('그런 이름의 식당이 없어요')).toBeVisible()
  })
})
