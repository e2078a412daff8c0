import type { Page } from '@playwright/test'
import { openFresh, pathOf, settled } from '../../support/app.ts'
import { leaveLanguage, leaveSession, openSignedIn } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'

const SHEET = '/healthlog/health?show=Y'

const WORDS = {
  ko: {
    title: '한 달 건강 기록',
    print: '인쇄하기',
    fine: '집에서 직접 재거나 기기로 잰 값이에요. 집에서는 혈압 135/85부터 높다고 봐요.',
    parts: ['혈압 (mmHg)', '혈당 (mg/dL)', '체중', '수면'],
    sentence: /^평균 \d+\/\d+, 아침 \d+\/\d+, 저녁 \d+\/\d+\. \d+번 쟀어요\.$/,
    chart: /^최근 1개월 혈압\. 평균 \d+\/\d+\./,
    tables: ['주마다의 혈압 평균', '주마다의 혈당 평균', '주마다의 체중 평균', '주마다의 수면 평균'],
    head: ['주', '아침', '저녁', '횟수'],
    diagnosis: /고혈압|당뇨|비만|환자|진단/,
  },
  en: {
    title: 'A month of health',
    print: 'Print',
    fine: 'Measured at home, typed or by a device. At home 135/85 and above counts as high.',
    parts: ['Blood pressure (mmHg)', 'Blood sugar (mg/dL)', 'Weight', 'Sleep'],
    sentence: /^Average \d+\/\d+, mornings \d+\/\d+, evenings \d+\/\d+\. \d+ readings\.$/,
    chart: /\d+\/\d+/,
    tables: ['Blood pressure by week', 'Blood sugar by week', 'Weight by week', 'Sleep by week'],
    head: ['Week', 'Morning', 'Evening', 'Readings'],
    diagnosis: /hypertension|diabet|obes|patient|diagnos/i,
  },
} as const

/** The sheet on the screen, then what is printed of it. */
async function shows(page: Page, language: 'ko' | 'en'): Promise<void> {
  const words = WORDS[language]
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible()
  for (const name of words.parts) await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
  await expect(page.getByText(words.sentence)).toBeVisible()
  await expect(page.getByRole('img', { name: words.chart }).first()).toBeVisible()
  for (const name of words.tables) await expect(page.getByRole('table', { name, exact: true })).toBeVisible()
  const pressures = page.getByRole('table', { name: words.tables[0], exact: true })
  await expect(pressures.getByRole('columnheader')).toHaveText([...words.head])
  await expect(pressures.getByRole('row').last().getByRole('cell').first()).toHaveText(/^(\d+|–)\/(\d+|–)$/)
  // a value is beside what is usual; what it means is for the doctor to say
  await expect(page.getByRole('article').getByText(words.diagnosis)).toHaveCount(0)

  // What the printer gets: one sheet of A4 with the margins of an office, and on it neither bar nor button.
  const file = await page.pdf({ format: 'A4', margin: { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' } })
  expect(file.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: words.print })).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('navigation')).toBeHidden()
  for (const name of words.tables) await expect(page.getByRole('table', { name, exact: true })).toBeVisible()
  await expect(page.getByText(words.fine)).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
}

test('a month for a doctor: from the indicators, on one sheet of paper, with words and weeks [LNG-01]', async ({
  page,
  member,
}) => {
  await page.addInitScript(() => {
    const told: string[] = []
    Object.assign(window, { told, print: () => told.push('print') })
  })
  await openSignedIn(page, await member('haneul'), '/healthlog/health')
  await page.getByRole('link', { name: '한 장으로 보여 주기' }).click()
  await expect.poll(() => pathOf(page)).toBe(SHEET)
  await settled(page)
  await shows(page, 'ko')
  await page.getByRole('button', { name: '인쇄하기' }).click()
  expect(await page.evaluate(() => (window as unknown as { told: string[] }).told)).toEqual(['print'])
})

test('the same sheet is English for whoever reads English, on paper too [LNG-02]', async ({ page, member }) => {
  await leaveSession(page, await member('haneul'))
  await leaveLanguage(page, 'en')
  await openFresh(page, SHEET)
  await shows(page, 'en')
})

test('printed by somebody who uses the dark theme it is as white as paper', async ({ page, member }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await openSignedIn(page, await member('haneul'), SHEET)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const { paper, ink } = await page.getByRole('article').evaluate((sheet) => {
    const { backgroundColor, color } = getComputedStyle(sheet)
    return { paper: backgroundColor, ink: color }
  })
  const light = (color: string) =>
    (/\d+(?:\.\d+)?/g[Symbol.match](color) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0)
  expect(light(paper)).toBeGreaterThan(700)
  expect(light(ink)).toBeLessThan(300)
})

test('who has measured nothing is told so, and is not offered an empty sheet to print', async ({ page, member }) => {
  await openSignedIn(page, await member('saebyeok'), SHEET)
  await expect(page.getByRole('heading', { level: 1, name: '보여 드릴 기록이 없어요' })).toBeVisible()
  await expect(page.getByRole('button', { name: '인쇄하기' })).toHaveCount(0)
  await page.getByRole('link', { name: '기록하러 가기' }).click()
  await expect.poll(() => pathOf(page)).toBe('/healthlog/healthlog')
})
