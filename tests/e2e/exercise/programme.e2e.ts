import type { Page } from '@playwright/test'
import { open, settled } from '../../support/app.ts'
import { openSignedIn } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'

const name = '퇴근 뒤 전신 근력'
const button = (page: Page, words: string | RegExp) => page.getByRole('button', { name: words })
const step = (page: Page, words: string | RegExp) => button(page, words).click()
/** The time of a set may be up while a loaded machine gets there: then its end has another word. */
const ended = /^(세트 끝|다 했어요)$/

test('a programme left with its tab goes on from the card, ends without connection, is logged once [EXR-01]', async ({
  page,
  context,
  member,
}) => {
  await openSignedIn(page, await member('saebyeok'), '/healthlog/exerciseAiPrgmThm?prgm=PG0012')
  await page.getByRole('link', { name: '시작하기' }).click()
  await step(page, '시작')
  await step(page, ended)
  await step(page, '바로 시작')
  await step(page, ended)
  await step(page, '바로 시작')
  await expect(page.getByText('스쿼트 · 2세트째').first()).toBeVisible()
  // Moving, not resting before it, where nearly the same is on the page. A repetition later the phone has kept that,
  // which takes it a moment after the tap: a tab that is closed sooner goes on from the rest.
  await expect(page.getByRole('img', { name: /회 가운데 [1-9]\d*회/ })).toBeVisible()
  await page.close()

  const later = await context.newPage()
  await open(later, '/healthlog/exercise')
  await settled(later)
  await expect(later.getByText('스쿼트 2/3')).toBeVisible()
  await later.getByRole('link', { name: '이어서 하기' }).click()
  await expect(later.getByText('스쿼트 · 2세트째').first()).toBeVisible()
  await context.setOffline(true)
  await step(later, ended)
  await step(later, '바로 시작')
  await step(later, ended)
  await expect(button(later, '바로 시작')).toBeVisible()
  await step(later, '닫기')
  await step(later, '저장하고 끝내기')
  await expect(later.getByText('연결이 끊겨 이 휴대폰에 두었어요.', { exact: false })).toBeVisible()
  await context.setOffline(false)
  // Nobody has asked her yet whether health data may be kept: the run waits on the phone until she says so.
  await button(later, '동의하고 저장하기').click({ timeout: 40_000 })
  await expect(later.getByRole('heading', { level: 1, name: '여기까지 저장했어요' })).toBeVisible({ timeout: 40_000 })
  await step(later, '운동으로')

  await open(later, '/healthlog/exerciselog')
  const rows = later.getByRole('list', { name: '운동 기록' }).getByRole('button', { name })
  await expect(rows).toHaveCount(1)
  await rows.click()
  const sheet = later.getByRole('dialog', { name })
  await expect(sheet.getByText('동작 4개 가운데 2개')).toBeVisible()
  await expect(sheet.getByText('하지 않음')).toHaveCount(2)
})
