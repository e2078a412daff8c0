import type { Page } from '@playwright/test'
import { open, settled } from '../../support/app.ts'
import { openSignedIn } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'

const lead = (page: Page) => page.getByRole('heading', { level: 1 })
const ribbon = (page: Page) => page.getByRole('img', { name: /^오늘 하루/ })

test.describe('the hub of records', () => {
  test.use({ startsAt: '21:31' })

  test('names the one reading that is missing; recorded from there it stands on the ribbon, the lead has changed, and a reload keeps both [HLG-01]', async ({ page, member }) => {
    await openSignedIn(page, await member('haneul'), '/healthlog/healthlog')
    await expect(lead(page)).toHaveText(/혈압 하나만 더/)
    await expect(ribbon(page)).toHaveAccessibleName(/혈압 기록이 남았어요/)

    // Two taps and the numbers.
    await page.getByRole('link', { name: '혈압 기록하기' }).click()
    const entry = page.getByRole('dialog', { name: '혈압 기록하기' })
    const keypad = entry.getByRole('group', { name: '숫자판' })
    for (const key of '11876') await keypad.getByRole('button', { name: key, exact: true }).click()
    await entry.getByRole('button', { name: '저장하기' }).click()
    await expect(entry).toBeHidden()

    await open(page, '/healthlog/healthlog')
    for (const again of [false, true]) {
      if (again) await page.reload()
      await settled(page)
      await expect(lead(page)).not.toHaveText(/혈압 하나만 더/)
      await expect(ribbon(page)).toHaveAccessibleName(/혈압 118\/76/)
      await expect(ribbon(page)).not.toHaveAccessibleName(/기록이 남았어요/)
    }
  })

  test('the indicators are put in order by keys alone, each step is said, and the hub follows [HLG-06]', async ({ page, member }) => {
    await openSignedIn(page, await member('haneul'), '/healthlog/HealthIndicatiorsetting')
    const list = page.getByRole('list', { name: '지표' })
    const saved = page.waitForResponse((answer) => answer.url().includes('saveHealthIndicatiorSetting') && answer.ok())
    await list.getByRole('button', { name: '혈압 옮기기' }).focus()
    await page.keyboard.press('Space')
    await expect(page.getByText(/^혈압 들었어요\. \d+개 가운데 2번째예요\.$/)).toBeAttached()
    await page.keyboard.press('ArrowUp')
    await expect(page.getByText('혈압, 1번째 자리예요.')).toBeAttached()
    await page.keyboard.press('Space')
    await expect(page.getByText('혈압, 1번째에 놓았어요.')).toBeAttached()
    await saved
    await open(page, '/healthlog/healthlog')
    await settled(page)
    await expect(page.getByRole('region', { name: '내 지표' }).getByRole('link').filter({ hasText: /체중|혈압/ }).first()).toContainText('혈압')
  })
})
