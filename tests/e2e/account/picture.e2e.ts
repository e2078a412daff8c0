import type { Page } from '@playwright/test'
import { open, settled } from '../../support/app.ts'
import { openSignedIn } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'

// One pixel is photograph enough: what is sent is drawn anew.
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const portrait = (page: Page) => page.getByRole('main').locator('img[src*="imgTyCode=PROFILE"]')

test('a photo is cut, sent and shown where the member is, until a drawn one is chosen [MBR-03] [UPL-06]', async ({
  page,
  member,
}) => {
  const haneul = await member('haneul')
  await openSignedIn(page, haneul, '/mypage/userInfoManage')
  await page.getByLabel('지금 비밀번호').fill(haneul.password)
  await page.getByRole('button', { name: '확인', exact: true }).click()
  await settled(page)
  const row = page.getByRole('button', { name: '프로필 그림' })
  await row.click()
  const sheet = page.getByRole('dialog', { name: '프로필 그림' })
  await expect(sheet.getByText(/사진은 20MB까지/)).toBeVisible()
  await sheet.locator('input[type=file]').setInputFiles({ name: '나.png', mimeType: 'image/png', buffer: PIXEL })
  const cutting = page.getByRole('dialog', { name: '사진 자르기' })
  await cutting.getByRole('button', { name: '이 사진 쓸게요' }).click()
  await expect(cutting).toHaveCount(0)
  await expect(sheet.getByRole('img', { name: '고른 사진' })).toBeVisible()
  await sheet.getByRole('button', { name: '저장하기' }).click()
  await expect(sheet).toHaveCount(0)
  await expect(portrait(page)).toBeVisible()

  await open(page, '/mypage/home')
  await settled(page)
  await expect(portrait(page)).toBeVisible()
  await expect.poll(() => portrait(page).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1)

  await open(page, '/mypage/userInfoManage')
  await settled(page)
  await row.click()
  await sheet.getByRole('radio', { name: '5번째 그림' }).check()
  await sheet.getByRole('button', { name: '저장하기' }).click()
  await expect(sheet).toHaveCount(0)
  await expect(portrait(page)).toHaveCount(0)
})
