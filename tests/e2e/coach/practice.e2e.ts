import { settled } from '../../support/app.ts'
import { openSignedIn } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'

test.describe('the daily practice', () => {
  test.use({ startsAt: '11:24' })

  test('today’s practice is ticked and stays so after a reload; a new one joins it [MEA-17]', async ({
    page,
    member,
  }) => {
    await openSignedIn(page, await member('haneul'), '/diary/mission')
    const practices = page.getByRole('list', { name: '실천', exact: true })
    const vegetables = practices.getByRole('checkbox', { name: '나물 반찬 먼저 먹기' })
    await expect(page.getByRole('heading', { level: 1 })).toContainText('오늘 실천 둘')
    await vegetables.check()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('하나 남았어요')
    await expect(practices.getByText('11:24에 했어요')).toBeVisible()
    await page.reload()
    await settled(page)
    await expect(vegetables).toBeChecked()

    await page.getByRole('button', { name: '실천 고르기' }).click()
    const sheet = page.getByRole('dialog', { name: '실천 고르기' })
    await sheet.getByRole('checkbox', { name: '두 층은 계단으로' }).check()
    await sheet.getByRole('button', { name: '3가지로 저장하기' }).click()
    await expect(sheet).toBeHidden()
    await expect(practices.getByRole('checkbox')).toHaveCount(3)
    await expect(vegetables).toBeChecked()
  })
})
