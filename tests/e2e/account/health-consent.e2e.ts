import type { Page } from '@playwright/test'
import { open, settled } from '../../support/app.ts'
import { openSignedIn } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'

const asked = (page: Page) => page.getByText('기록을 저장하려면 건강정보 수집·이용 동의가 필요해요.', { exact: false })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const heading = (page: Page, name: RegExp) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

/** Forms that save health data, and the way to their button. */
const FORMS: readonly (readonly [path: string, open: (page: Page) => Promise<void>])[] = [
  ['/healthlog/WeightRecord', (page) => page.getByRole('button', { name: '체중 기록하기' }).click()],
  ['/goal/health-data/edit', () => Promise.resolve()],
  ['/healthlog/healthMedicine?medicine=new', () => Promise.resolve()],
]

test('who was never asked is asked by every form, and once: the first yes is kept with its day [MYP-05]', async ({
  page,
  member,
}) => {
  await openSignedIn(page, await member('saebyeok'), '/my/settingAgree')
  await expect(page.getByText('필수 · 동의하지 않았어요').first()).toBeVisible()
  for (const [path, go] of FORMS) {
    await open(page, path)
    await settled(page)
    await go(page)
    await expect(asked(page)).toBeVisible()
    await expect(button(page, '동의하고 저장하기')).toBeVisible()
  }
  // Saving leads back to where one came from.
  await open(page, '/goal/health-data')
  await settled(page)
  await open(page, '/goal/health-data/edit')
  await settled(page)
  await page.getByRole('textbox', { name: /^체중/ }).fill('58.6')
  await page.getByRole('button', { name: '내용 보기' }).click()
  await expect(page.getByText('이미 있는 기록은 지울 때까지 볼 수 있어요.', { exact: false })).toBeVisible()
  await expect(page.getByRole('textbox', { name: /^체중/ })).toHaveValue('58.6')
  await button(page, '동의하고 저장하기').click()
  await expect(page).toHaveURL(/goal\/health-data$/)
  await expect(page.getByText('58.6').first()).toBeVisible()

  for (const [path, go] of FORMS) {
    await open(page, path)
    await settled(page)
    await go(page)
    await expect(button(page, '저장하기')).toBeVisible()
    await expect(asked(page)).toBeHidden()
  }
  await open(page, '/my/settingAgree')
  await expect(page.getByText(/^필수 · (?:\d{4}년 )?\d+월 \d+일에 동의/)).toBeVisible()
})

test('after a withdrawal nothing is worked out, records are seen, and the way back is there [GOL-10] [HTM-05]', async ({
  page,
  member,
}) => {
  await openSignedIn(page, await member('haneul'), '/goal/health-data')
  await expect(page.getByRole('img', { name: /건강나이/ }).first()).toBeVisible()
  await page.getByRole('button', { name: '더 보기' }).click()
  await page.getByRole('button', { name: /건강정보 그만 맡기기/ }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('점수와 건강나이, 목표까지 온 길도 셈하지 않아요')
  await dialog.getByRole('button', { name: '그만 맡길게요' }).click()
  await heading(page, /셈하지 않고 있어요/)
  await expect(page.getByRole('heading', { name: '동의를 거두셔서 셈하지 않아요' })).toBeVisible()
  await expect(page.getByRole('img', { name: /건강나이/ })).toHaveCount(0)

  await open(page, '/healthlog/healthScore')
  await heading(page, /셈하지 않고 있어요/)
  await expect(page.getByRole('img', { name: /100점 가운데/ })).toHaveCount(0)
  await open(page, '/goal/goalList')
  await heading(page, /^내 목표 66\.0 kg/)
  await expect(page.getByRole('heading', { name: '동의를 거두셔서 셈하지 않아요' })).toBeVisible()
  await open(page, '/healthlog/WeightRecord')
  await settled(page)
  await expect(page.getByRole('list', { name: '기록' }).getByRole('button').first()).toBeVisible()
  await page.getByRole('button', { name: '체중 기록하기' }).click()
  await expect(button(page, '동의하고 저장하기')).toBeVisible()

  await open(page, '/healthlog/healthScore')
  await button(page, '다시 동의하기').click()
  await expect(page.getByRole('img', { name: /^100점 가운데/ })).toBeVisible()
})
