import type { Page } from '@playwright/test'
import { open, settled, signIn } from '../../support/app.ts'
import { openSignedIn } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'

const list = (page: Page) => page.getByRole('list', { name: '건강 카드' })
const atHome = (page: Page) => page.getByRole('region', { name: '오늘 요약' }).getByRole('listitem')
const saved = (page: Page) =>
  page.waitForResponse((answer) => answer.url().includes('saveSettingHealthShwYn') && answer.ok())

test('what home tells of health is chosen and put in order, and home follows, on the next phone, too [MYP-03]', async ({
  page,
  device,
  member,
}) => {
  const haneul = await member('haneul')
  await signIn(page, haneul)
  await open(page, '/main')
  await settled(page)
  await expect(atHome(page)).toHaveText([/걸음/, /섭취/, /소모/])

  await open(page, '/my/settingHealthShw')
  await settled(page)
  const switched = saved(page)
  await list(page).getByRole('switch', { name: '체중 보이기' }).press('Space')
  await switched
  await list(page).getByRole('button', { name: '체중 옮기기' }).click()
  const moved = saved(page)
  await page.getByRole('button', { name: '체중 위로' }).click()
  await moved
  await open(page, '/main')
  await settled(page)
  await expect(atHome(page)).toHaveText([/걸음/, /섭취/, /체중kg/, /소모/])

  const next = await device()
  await openSignedIn(next, haneul, '/main')
  await expect(atHome(next)).toHaveText([/걸음/, /섭취/, /체중kg/, /소모/])
})
