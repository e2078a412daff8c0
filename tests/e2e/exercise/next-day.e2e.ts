import type { BrowserContext, Page } from '@playwright/test'
import { open, settled, signIn, toast } from '../../support/app.ts'
import type { Backend, Member } from '../../support/backend.ts'
import { shiftBrowserClock } from '../../support/clock.ts'
import { expect, test } from '../../support/test.ts'

// A night passes between two halves of each journey: who signed in by hand comes back signed in, and the worker's clock
// goes on.
test.use({ startsAt: '22:30', tokenSeconds: 86_400, weeksGoBy: true })

const name = '퇴근 뒤 전신 근력'
const step = (page: Page, words: string | RegExp) => page.getByRole('button', { name: words }).click()
const ended = /^(세트 끝|다 했어요)$/

/** The next Tuesday at this time: the day after lies in the same week. */
const tuesdayAfter = (now: Date): Date =>
  new Date(now.getTime() + ((2 - new Date(now.getTime() + 9 * 3_600_000).getUTCDay() + 7) % 7) * 86_400_000)

async function clockIs(context: BrowserContext, backend: Backend, time: Date): Promise<void> {
  await backend.setClock(time)
  await shiftBrowserClock(context, time)
}

/** Leaves a programme in the second set of its second move, by closing the tab. */
async function leaveInTheSecondSet(page: Page, who: Member): Promise<void> {
  await signIn(page, who, { remember: true })
  await open(page, '/healthlog/exerciseAiPrgmThm?prgm=PG0012')
  await page.getByRole('link', { name: '시작하기' }).click()
  await step(page, '시작')
  await step(page, ended)
  await step(page, '바로 시작')
  await step(page, ended)
  await step(page, '바로 시작')
  await expect(page.getByText('스쿼트 · 2세트째').first()).toBeVisible()
  // The phone has kept it a repetition later.
  await expect(page.getByRole('img', { name: /회 가운데 [1-9]\d*회/ })).toBeVisible()
  await page.close()
}

/** The run stands in the week's log, once. */
async function standsOnce(page: Page): Promise<void> {
  await open(page, '/healthlog/exerciselog')
  await expect(page.getByRole('list', { name: '운동 기록' }).getByRole('button', { name })).toHaveCount(1)
}

test('a programme left in the evening goes on in the morning, ends without connection, is kept once [EXR-01]', async ({
  page,
  context,
  member,
  backend,
  now,
}) => {
  const evening = tuesdayAfter(now)
  await clockIs(context, backend, evening)
  await leaveInTheSecondSet(page, await member('saebyeok'))

  await clockIs(context, backend, new Date(evening.getTime() + 8.6 * 3_600_000))
  const later = await context.newPage()
  await open(later, '/healthlog/exercise')
  await settled(later)
  await expect(later.getByText(/^어제 22:\d\d에 멈췄어요/)).toBeVisible()
  await later.getByRole('link', { name: '이어서 하기' }).click()
  await expect(later.getByText('스쿼트 · 2세트째').first()).toBeVisible()
  await context.setOffline(true)
  await step(later, ended)
  await step(later, '닫기')
  await step(later, '저장하고 끝내기')
  await expect(later.getByText('연결이 끊겨 이 휴대폰에 두었어요.', { exact: false })).toBeVisible()
  await context.setOffline(false)
  await later.getByRole('button', { name: '동의하고 저장하기' }).click({ timeout: 40_000 })
  await expect(later.getByRole('heading', { level: 1, name: '여기까지 저장했어요' })).toBeVisible({ timeout: 40_000 })
  await standsOnce(later)
})

test('found after half a day it is over, and one tap keeps what was done', async ({
  page,
  context,
  member,
  backend,
  now,
}) => {
  const evening = tuesdayAfter(now)
  await clockIs(context, backend, evening)
  await leaveInTheSecondSet(page, await member('saebyeok'))

  await clockIs(context, backend, new Date(evening.getTime() + 15 * 3_600_000))
  const later = await context.newPage()
  await open(later, '/healthlog/exercise')
  await settled(later)
  await expect(later.getByText(/^어제 22:\d\d에 멈췄어요/)).toBeVisible()
  await expect(later.getByRole('link', { name: '이어서 하기' })).toHaveCount(0)
  await step(later, '저장하고 끝내기')
  await step(later, '동의하고 저장하기')
  await expect(toast(later, '운동을 저장했어요')).toBeVisible()
  await standsOnce(later)
})
