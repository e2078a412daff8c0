import type { Page } from '@playwright/test'
import { open, settled } from '../../support/app.ts'
import { leaveLanguage } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'

const TERMS = {
  ko: {
    gist: '식단 보기, 예약, 기록을 쓰는 약속이에요',
    version: '2026.10 버전 · 2026년 10월 1일부터 지켜요',
    last: '약관이 바뀔 때',
  },
  en: { gist: 'What we promise about menus, orders and records', version: /^Version 2026\.10 · in force since / },
} as const

/** Height in px of each chapter's text as it is laid out now; 0 where it is closed. */
const chapters = (page: Page): Promise<number[]> =>
  page
    .getByRole('main')
    .locator('button[aria-controls]')
    .evaluateAll((heads) =>
      heads.map((head) =>
        Math.round(
          document.getElementById(head.getAttribute('aria-controls') ?? '')?.getBoundingClientRect().height ?? 0,
        ),
      ),
    )

/** On the screen one chapter is open; on paper all are, under the version and its day, without bar and button. */
async function onPaper(page: Page): Promise<void> {
  await settled(page)
  await expect.poll(async () => (await chapters(page)).filter((height) => height > 0)).toHaveLength(1)
  expect((await chapters(page)).length).toBeGreaterThan(3)
  await page.emulateMedia({ media: 'print' })
  await expect.poll(async () => (await chapters(page)).filter((height) => height === 0)).toHaveLength(0)
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('navigation')).toBeHidden()
}

test('terms are printed whole, by anybody, with their version and since when they hold [ROU-24]', async ({ page }) => {
  await open(page, '/mypage/termsdetailService')
  await onPaper(page)
  await expect(page.getByRole('heading', { level: 1, name: TERMS.ko.gist })).toBeVisible()
  await expect(page.getByText(TERMS.ko.version)).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: TERMS.ko.last })).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await expect.poll(async () => (await chapters(page)).filter((height) => height > 0)).toHaveLength(1)
})

test('the same text is English for whoever reads English, on paper too [LNG-02]', async ({ page }) => {
  await leaveLanguage(page, 'en')
  await open(page, '/mypage/termsdetailService')
  await onPaper(page)
  await expect(page.getByRole('heading', { level: 1, name: TERMS.en.gist })).toBeVisible()
  await expect(page.getByText(TERMS.en.version)).toBeVisible()
})

test('the policy names on paper who else handles the data', async ({ page }) => {
  await open(page, '/member/privacyPolicy')
  await expect(page.getByText('누리클라우드')).toBeVisible()
  await onPaper(page)
  await expect(page.getByText('누리클라우드')).toBeVisible()
})
