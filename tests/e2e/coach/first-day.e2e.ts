import { openSignedIn } from '../../support/session.ts'
import { settled } from '../../support/app.ts'
import { expect, test } from '../../support/test.ts'

test.describe('somebody who has recorded nothing', () => {
  test('reads on each of the coach’s pages what comes next, and no zero', async ({ page, member }) => {
    await openSignedIn(page, await member('saebyeok'), '/coach/mealBoard')
    const main = page.getByRole('main')
    await expect(page.getByRole('heading', { level: 1, name: '오늘 첫 끼니를 기록해 볼까요?' })).toBeVisible()
    await expect(main.getByRole('link', { name: '식사 기록하기' })).toBeVisible()
    await expect(main).not.toContainText(/(^|[^\d,])0 (kcal|g|mg)/)

    await main.getByRole('link', { name: /주간 영양/ }).click()
    await settled(page)
    await expect(main.getByRole('heading', { level: 2, name: '이 주에는 기록이 없어요' })).toBeVisible()
    await expect(main).not.toContainText(/(^|[^\d,])0 (kcal|g|mg)/)

    await page.goBack()
    await main.getByRole('link', { name: /식사 습관 보고서/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: '닷새만 더 적으면 보여 드릴게요' })).toBeVisible()
    await expect(main.getByRole('link', { name: '오늘 식사 적기' })).toBeVisible()

    await page.goBack()
    await main.getByRole('link', { name: /식사 스타일/ }).click()
    await expect(main.getByText('열 가지만 여쭤볼게요. 2분이면 돼요.')).toBeVisible()

    await page.goBack()
    await main.getByRole('link', { name: /오늘 실천/ }).click()
    await main.getByRole('button', { name: '나물 반찬 먼저 먹기, 해 볼게요' }).click()
    await expect(
      page.getByRole('list', { name: '실천', exact: true }).getByRole('checkbox', { name: '나물 반찬 먼저 먹기' }),
    ).toBeVisible()
  })
})
