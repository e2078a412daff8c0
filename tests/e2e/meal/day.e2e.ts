import type { Page } from '@playwright/test'
import { expectPath, open, settled, toast } from '../../support/app.ts'
import { openSignedIn } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'

const DAY = '/healthlog/mealRecord'

const table = (page: Page) => page.getByRole('list', { name: '이날의 상' })
const place = (page: Page, meal: string) => table(page).getByRole('link', { name: meal })
const lead = (page: Page) => page.getByRole('heading', { level: 1 })

test.describe('the day as a table', () => {
  test.use({ startsAt: '12:20' })

  test('a course that was recorded stands there, is taken off its meal, and comes back by the notice [MEA-09]', async ({
    page,
    member,
  }) => {
    await openSignedIn(page, await member(), '/menu/todayMenu')
    await page.getByRole('article').nth(1).getByRole('link').click()
    await page.getByRole('button', { name: '다 먹었어요' }).click()
    await expect(page.getByRole('button', { name: '고치기' })).toBeVisible()

    await open(page, DAY)
    await expect(lead(page)).toContainText('kcal')
    const withIt = await lead(page).innerText()
    await place(page, '점심').click()
    await expectPath(page, '/diary/detail')
    await settled(page)
    const foods = page.getByRole('list', { name: /음식 \d+가지/ }).getByRole('listitem')
    const course = foods.filter({ hasText: '회사 밥 한 상' }).last()
    await expect(course).toBeVisible()
    const before = await foods.count()
    await course.getByRole('button', { name: /지우기$/ }).click()
    await expect(toast(page, /지웠어요/).first()).toBeVisible()
    await expect(foods).toHaveCount(before - 1)
    await page.getByRole('button', { name: '되돌리기' }).click()
    await expect(foods).toHaveCount(before)

    await page.getByRole('button', { name: '뒤로' }).click()
    await expect(lead(page)).toHaveText(withIt)
  })

  test('steps through the days by keyboard without losing the way, and never into tomorrow', async ({
    page,
    member,
  }) => {
    await openSignedIn(page, await member(), DAY)
    await settled(page)
    const previous = page.getByRole('button', { name: '전날' })
    await previous.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: /^어제, / })).toBeVisible()
    await expect(previous).toBeFocused()
    await page.getByRole('button', { name: '다음 날' }).click()
    await expect(page.getByRole('button', { name: /^오늘, / })).toBeVisible()
    await expect(page.getByRole('button', { name: '다음 날' })).toHaveAttribute('aria-disabled', 'true')

    // An address that names no day and no meal shows today, not a failure.
    await open(page, '/diary/detail?day=20261399&meal=9')
    await expectPath(page, DAY)
    await expect(page.getByRole('button', { name: /^오늘, / })).toBeVisible()
  })

  test('numbers can be turned off: no energy stands on the meal pages, trays and words stay, on this phone', async ({
    page,
    member,
  }) => {
    await openSignedIn(page, await member(), DAY)
    await expect(page.getByText(/kcal/).first()).toBeVisible()
    await page.getByText('숫자 없이 보기').first().click()
    const energy = page.locator('main').getByText(/kcal/)
    await expect(energy).toHaveCount(0)
    await expect(lead(page)).toContainText('드셨어요')
    await page.reload()
    await settled(page)
    await expect(energy).toHaveCount(0)
    await place(page, '점심').click()
    await expect(page.getByRole('heading', { name: /음식 \d+가지/ })).toBeVisible()
    await expect(energy).toHaveCount(0)
    await open(page, '/diary/diaryList')
    await settled(page)
    await expect(page.getByRole('list', { name: '이번 주' })).toBeVisible()
    await expect(energy).toHaveCount(0)
  })
})

test.describe('a member’s first day', () => {
  test.use({ startsAt: '09:10' })

  test('every page names the next step and draws no zero; a meal that was skipped says so, and can be unsaid', async ({
    page,
    member,
  }) => {
    await openSignedIn(page, await member('saebyeok'), DAY)
    await expect(lead(page)).toHaveText('첫 끼니를 기록해 볼까요?')
    await expect(table(page).getByRole('link', { name: /기록하기$/ })).toHaveCount(4)
    await expect(page.locator('main').getByText(/(?:^|\s)0\s?(?:kcal|g|%)/)).toHaveCount(0)

    await open(page, '/diary/detail?meal=1')
    await page.getByRole('button', { name: '안 먹었어요' }).click()
    await expect(lead(page)).toHaveText('아침은 걸렀어요')
    await open(page, DAY)
    await expect(place(page, '아침')).toContainText('걸렀어요')
    await place(page, '아침').click()
    await page.getByRole('button', { name: '거르지 않았어요' }).click()
    await expect(lead(page)).toHaveText('아직 적은 음식이 없어요')

    // Skipped after all, and then eaten all the same: food takes the mark away.
    await page.getByRole('button', { name: '안 먹었어요' }).click()
    await expect(lead(page)).toHaveText('아침은 걸렀어요')
    await open(page, '/healthlog/mealRecordSearch?meal=1')
    await page.getByRole('searchbox', { name: '음식 이름' }).fill('현미밥')
    await page.getByRole('button', { name: '현미밥 담기', exact: true }).first().click()
    await page.getByRole('button', { name: '기록하기', exact: true }).click()
    await expect(toast(page, '기록했어요').first()).toBeVisible()
    await open(page, DAY)
    await expect(place(page, '아침')).toContainText('kcal')
    await expect(place(page, '아침')).not.toContainText('걸렀어요')
    await place(page, '아침').click()
    await page.getByRole('button', { name: /현미밥 지우기$/ }).click()
    await expect(lead(page)).toHaveText('아직 적은 음식이 없어요')

    await open(page, '/diary/diaryList')
    await expect(lead(page)).toHaveText('이번 주는 아직 적은 식사가 없어요')
    await open(page, '/diary/intakeList')
    await expect(page.getByRole('link', { name: '식사 기록하기' })).toBeVisible()
    await open(page, '/healthlog/weeklyReport')
    await expect(lead(page)).toHaveText('이 주에는 기록이 없어요')
    await expect(page.getByRole('link', { name: '기록하러 가기' })).toBeVisible()
  })
})

test.describe('past meals', () => {
  test('are found by the name of a food; the search is remembered, newest first and once [MEA-08]', async ({
    page,
    member,
  }) => {
    await openSignedIn(page, await member(), '/healthlog/record/entire')
    await settled(page)
    const field = page.getByRole('searchbox', { name: '음식 이름' })
    for (const word of ['밥', '두부', '밥']) {
      await field.fill(word)
      await field.press('Enter')
      await expect(lead(page)).toContainText(word)
      await expect(page.getByRole('list', { name: '지난 식사' }).getByRole('listitem').first()).toContainText(word)
    }
    await field.fill('')
    await expect(page.getByRole('group', { name: '찾아본 말' }).getByRole('button')).toHaveText([
      '밥',
      '두부',
      '모두 지우기',
    ])
    await page.getByRole('group', { name: '찾아본 말' }).getByRole('button', { name: '두부' }).click()
    await page.getByRole('list', { name: '지난 식사' }).getByRole('link').first().click()
    await expectPath(page, '/diary/detail')
  })

  test('are explained to whoever is not signed in, and nothing is asked for [ROU-13]', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/api/')) asked.push(request.url())
    })
    await open(page, '/healthlog/record/entire?q=고등어')
    await expect(lead(page)).toHaveText('지난 식사를 찾아보세요')
    await expect(page.getByRole('link', { name: '로그인하기' })).toBeVisible()
    await settled(page)
    expect(asked).toEqual([])
  })
})
