import type { Page } from '@playwright/test'
import { open, settled, toast } from '../../support/app.ts'
import { openSignedIn } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'

/** Opens the second course of today's lunch, which nobody has recorded yet. */
async function openCourse(page: Page) {
  await page.getByRole('article').nth(1).getByRole('link').click()
  await settled(page)
}

/** The page says a change before the server has answered; what home is told afterwards it knows by then. */
const answered = (page: Page, call: 'mealRegi' | 'removeMealRegi') =>
  page.waitForResponse((response) => response.url().endsWith(`/api/meal/detail/${call}`))

const DAY = '/healthlog/mealRecord'
const place = (page: Page, meal: string) =>
  page.getByRole('list', { name: '이날의 상' }).getByRole('link', { name: meal })
const kcalIn = (text: string | null) =>
  Number(/([\d,]+)\s?kcal/.exec(text ?? '')?.[1]?.replaceAll(',', '') ?? Number.NaN)

/** What home says of the energy eaten today; nothing yet is 0. */
async function readHome(page: Page): Promise<number> {
  await open(page, '/main')
  await settled(page)
  return kcalIn(
    (await page.getByRole('img', { name: /^섭취 / }).getAttribute('aria-label'))?.replace('기록 없음', '0 kcal') ??
      null,
  )
}

/**
 * What the day page says: what is left of the goal, less than nothing past it, and what the lunch comes to; and home of
 * the same day. Ends on the menu.
 */
async function readDay(page: Page): Promise<{ left: number; lunch: number; eaten: number }> {
  const eaten = await readHome(page)
  await open(page, DAY)
  const lead = page.getByRole('heading', { level: 1 })
  await expect(lead).toContainText('kcal')
  const said = await lead.textContent()
  const lunch = place(page, '점심')
  await expect(lunch).toBeVisible()
  const isEmpty = (await lunch.getAttribute('data-empty')) !== null
  const day = {
    left: kcalIn(said) * (said?.includes('더 드셨어요') ? -1 : 1),
    lunch: isEmpty ? 0 : kcalIn(await lunch.locator('b').last().textContent()),
    eaten,
  }
  await open(page, '/menu/todayMenu')
  await settled(page)
  return day
}

test.describe('recording a course', () => {
  test.use({ startsAt: '12:20' })

  test('one tap records it, the toast takes it back, and what is left follows, home and day alike [MEA-09]', async ({
    page,
    member,
  }) => {
    await openSignedIn(page, await member(), '/menu/todayMenu')
    const before = await readDay(page)
    await openCourse(page)
    const left = page.getByText(/먹고 나면 오늘 .* kcal/)
    await expect(left).toBeVisible()
    await page.getByRole('button', { name: '다 먹었어요' }).click()
    await expect(toast(page, '점심으로 기록했어요').first()).toBeVisible()
    await expect(page.getByRole('button', { name: '고치기' })).toBeVisible()
    await expect(left).toHaveCount(0)
    const removed = answered(page, 'removeMealRegi')
    await page.getByRole('button', { name: '취소' }).click()
    await expect(page.getByRole('button', { name: '다 먹었어요' })).toBeVisible()
    await expect(left).toBeVisible()
    await removed
    expect(await readDay(page)).toEqual(before)

    // And it stays recorded when it is not taken back: the lunch grows and what is left shrinks by the same.
    await openCourse(page)
    const kept = answered(page, 'mealRegi')
    await page.getByRole('button', { name: '다 먹었어요' }).click()
    const recorded = page.getByRole('status').filter({ hasText: /점심으로 기록했어요 · / })
    await expect(recorded).toBeVisible()
    await kept
    const kcal = kcalIn(await recorded.textContent())
    expect(kcal).toBeGreaterThan(300)
    // Home shows what it has kept until the server has answered anew.
    await expect
      .poll(() => readDay(page))
      .toEqual({ left: before.left - kcal, lunch: before.lunch + kcal, eaten: before.eaten + kcal })
  })

  test('two taps are one record, which the menu carries and the day counts once [MEA-09]', async ({ page, member }) => {
    await openSignedIn(page, await member(), '/menu/todayMenu')
    const eaten = page.getByRole('article').getByText('기록했어요')
    await expect(page.getByRole('article').nth(1)).toBeVisible()
    const before = await eaten.count()
    await openCourse(page)
    await page.getByRole('button', { name: '다 먹었어요' }).dblclick()
    await expect(page.getByRole('button', { name: '고치기' })).toBeVisible()
    await page.getByRole('button', { name: '뒤로' }).click()
    await settled(page)
    await expect(page.getByRole('article').nth(1).getByText('기록했어요')).toBeVisible()
    await expect(eaten).toHaveCount(before + 1)
    await open(page, '/diary/detail?meal=2')
    await expect(
      page
        .getByRole('list', { name: /음식 \d+가지/ })
        .getByRole('listitem')
        .filter({ hasText: '회사 밥 한 상' }),
    ).toHaveCount(before + 1)
  })
})

test.describe('a course of which something was left', () => {
  // Before the seeded lunch: nothing of the noon is recorded yet.
  test.use({ startsAt: '11:50' })

  test('counts without soup and kimchi, a change begins with them, all of the bowls left is no meal [MEA-09]', async ({
    page,
    member,
  }) => {
    await openSignedIn(page, await member(), '/menu/todayMenu')
    const before = await readDay(page)
    const openMackerel = async () => {
      await page.getByRole('article').filter({ hasText: '고등어구이' }).getByRole('link').first().click()
      await settled(page)
    }
    await openMackerel()
    const sheet = page.getByRole('dialog', { name: '무엇을 남기셨어요?' })
    const bowls = sheet.getByRole('group', { name: '남긴 요리' }).getByRole('checkbox')
    const record = sheet.getByRole('button', { name: /kcal 기록하기/ })
    await page.getByRole('button', { name: '조금 남겼어요' }).click()
    const whole = kcalIn(await record.textContent())
    expect(whole).toBe(637)
    const left = ['소고기미역국', '배추김치'].map((name) => sheet.getByRole('checkbox', { name }))
    for (const bowl of left) await bowl.check()
    await expect(record).toHaveText(/541\s?kcal 기록하기/)
    await record.dblclick()
    await expect(sheet).toBeHidden()
    const said = page.getByRole('status').filter({ hasText: /점심으로 기록했어요 · / })
    await expect(said).toBeVisible()
    expect(kcalIn(await said.textContent())).toBe(541)
    expect(await readDay(page)).toEqual({ left: before.left - 541, lunch: 541, eaten: before.eaten + 541 })

    await openMackerel()
    await page.getByRole('button', { name: '고치기' }).click()
    await expect(bowls.and(page.locator(':checked'))).toHaveCount(left.length)
    for (const bowl of left) await expect(bowl).toBeChecked()
    for (const bowl of await bowls.all()) await bowl.check()
    await sheet.getByRole('button', { name: '안 먹었어요' }).click()
    await expect(sheet).toBeHidden()
    await expect(page.getByRole('button', { name: '다 먹었어요' })).toBeVisible()
    expect(await readDay(page)).toEqual(before)
  })
})

test.describe('before it is served', () => {
  test.use({ startsAt: '10:40' })

  test('a course cannot be recorded', async ({ page, member }) => {
    await openSignedIn(page, await member(), '/menu/todayMenu')
    await openCourse(page)
    await expect(page.getByRole('heading', { name: /요리 \d+가지/ })).toBeVisible()
    await expect(page.getByRole('button', { name: '다 먹었어요' })).toHaveCount(0)
  })
})
