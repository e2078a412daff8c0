import type { Page } from '@playwright/test'
import { expectPath, open, settled } from '../../support/app.ts'
import { expectNoAxeFindings } from '../../support/axe.ts'
import { openSignedIn } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'

const field = (page: Page) => page.getByRole('dialog', { name: '찾기' }).getByRole('searchbox', { name: '찾을 말' })

test('a dish on the table is found while its name is typed, opened by key, and back ends the search', async ({
  page,
  member,
}) => {
  await openSignedIn(page, await member())
  await settled(page)
  await page.keyboard.press('/')
  await expect(field(page)).toBeFocused()
  await expect(page.getByRole('region', { name: '오늘 식당에서' }).getByRole('link')).toHaveCount(4)

  // The name without the counter that stands below it.
  const dish = await page
    .getByRole('region', { name: '오늘 식당에서' })
    .locator('a > span')
    .first()
    .evaluate((name) => name.firstChild?.textContent ?? '')
  await test.step('first by its first syllable and a half, then by its consonants', async () => {
    const main = /^[가-힣]+/.exec(dish)?.[0] ?? ''
    for (const word of [main.slice(0, 2), consonantsOf(main)]) {
      await field(page).fill(word)
      await expect(page.getByRole('dialog').locator('[data-results] a').first()).toContainText(/오늘|내일/)
      await expect(page.getByRole('dialog').getByRole('status')).toContainText('개를 찾았어요')
    }
  })

  await test.step('arrows walk, back closes, a result leads on from the screen', async () => {
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('dialog').locator('[data-results] a').first()).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(field(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expectPath(page, '/meal/detail')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.goBack()
    await expectPath(page, '/main')
    await page.getByRole('button', { name: '찾기' }).click()
    await expect(page.getByRole('region', { name: '최근에 찾은 것' }).getByRole('button').first()).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expectPath(page, '/main')
  })
})

test('what is not there says where it was looked for, and without a connection what is kept is found', async ({
  page,
  context,
  member,
}) => {
  await openSignedIn(page, await member())
  await page.getByRole('button', { name: '찾기' }).click()
  await field(page).fill('마라샹궈')
  await expect(page.getByRole('heading', { name: '‘마라샹궈’를 찾지 못했어요' })).toBeVisible()
  await expect(page.getByText('두 주 식단과 화면을 다 보았어요.')).toBeVisible()
  await expectNoAxeFindings(page)

  await context.setOffline(true)
  await field(page).fill('몸무게')
  await expect(page.getByRole('region', { name: '화면' }).getByRole('link', { name: /체중/ })).toBeVisible()
  await field(page).fill('김치')
  await expect(page.getByRole('dialog').locator('[data-results] a').first()).toContainText('김치')
  await expectNoAxeFindings(page)
})

test('a question about weights is answered from the records, and leads to their month', async ({ page, member }) => {
  await openSignedIn(page, await member(), '/my/menu')
  await page.getByRole('searchbox', { name: '찾을 말' }).fill('지난달 평균 체중')
  const answer = page.getByRole('region', { name: '내 기록에서' }).getByRole('link')
  await expect(answer).toContainText(/월 평균 체중/)
  await expect(answer).toContainText(/번 잰 값이에요/)
  await expect(answer).toContainText(/\d\skg/)
  await answer.click()
  await expect(page.getByRole('img', { name: /^(\d{4}년 )?\d{1,2}월 체중\./ })).toBeVisible()
})

test('the code is found by its name, and opens', async ({ page, member }) => {
  await openSignedIn(page, await member(), '/my/menu')
  await page.getByRole('searchbox', { name: '찾을 말' }).fill('큐알')
  await page
    .getByRole('region', { name: '바로 하기' })
    .getByRole('link', { name: /내 QR 열기/ })
    .click()
  await expect(page.getByRole('img', { name: '식당에서 보여 줄 내 QR' })).toBeVisible()
})

test('the field on the page of all places turns it into what was found, and gives it back', async ({
  page,
  member,
}) => {
  await openSignedIn(page, await member(), '/my/menu')
  await settled(page)
  const all = page.getByRole('searchbox', { name: '찾을 말' })
  await all.fill('연동')
  await expect(page.getByRole('region', { name: '화면' }).getByRole('link')).not.toHaveCount(0)
  await expect(page.getByRole('heading', { name: '먹기' })).toHaveCount(0)
  await page.getByRole('button', { name: '검색어 지우기' }).click()
  await expect(all).toBeFocused()
  await expect(page.getByRole('heading', { name: '먹기' })).toBeVisible()
  await open(page, '/main')
})

/** ㄱㄷㅇ of 고등어. */
function consonantsOf(word: string): string {
  const initials = [...'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ']
  return [...word].map((syllable) => initials[Math.floor((syllable.charCodeAt(0) - 0xac00) / 588)] ?? '').join('')
}
