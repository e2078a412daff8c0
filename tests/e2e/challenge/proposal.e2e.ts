import type { Page } from '@playwright/test'
import { openFresh } from '../../support/app.ts'
import { openSignedIn } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'

const COACHED = '/challenge/challengeIntensiveDetail?chalnCode=CH20261029'
const proposal = (page: Page) => page.getByRole('region', { name: '목표를 68.0 kg으로 바꿔 볼까요?' })
const goal = (page: Page) => page.getByText('목표 67.8 kg', { exact: true })

test('the hub tells of a goal the dietitian proposes; refused, the goal stays and the card goes [CHA-04]', async ({
  page,
  member,
}) => {
  await openSignedIn(page, await member(), '/challenge/challenge')
  const row = page.getByRole('link', { name: /저녁 가볍게 먹기/ })
  await expect(row).toContainText('영양사가 목표를 제안했어요')
  // What comes late moves what stands above it.
  await expect(page.getByRole('link', { name: /^코칭/ })).toBeVisible()
  await expect(page.getByRole('link', { name: '살펴보기' })).toBeVisible()
  await row.click()
  await expect(goal(page).first()).toBeVisible()
  await proposal(page).getByRole('button', { name: '그대로 둘게요' }).click()
  await expect(proposal(page)).toBeHidden()
  await expect(goal(page).first()).toBeVisible()

  await openFresh(page, '/challenge/challenge')
  await expect(row).toContainText('일 가운데')
  await expect(row).not.toContainText('제안')
})

test('who took the proposal in another window is told so, calmly, and finds the goal that was taken [CHA-04]', async ({
  page,
  member,
}) => {
  await openSignedIn(page, await member(), COACHED)
  const other = await page.context().newPage()
  await openFresh(other, COACHED)
  await proposal(other).getByRole('button', { name: '68.0 kg으로 바꾸기' }).click()
  await expect(proposal(other)).toBeHidden()

  await proposal(page).getByRole('button', { name: '그대로 둘게요' }).click()
  await expect(page.getByText('이미 답하셨어요')).toBeVisible()
  await expect(proposal(page)).toBeHidden()
  await expect(page.getByText('목표 68.0 kg', { exact: true }).first()).toBeVisible()
})

test('what the dietitian looks at beside the weight is chosen over the chart', async ({ page, member }) => {
  await openSignedIn(page, await member(), COACHED)
  await page.getByRole('radio', { name: '저녁 열량' }).click()
  await expect(page.getByText(/^최근 7번 평균/)).toBeVisible()
  await expect(page.getByRole('img', { name: /^저녁 열량, \d[\d,]* kcal에서 \d[\d,]* kcal까지/ })).toBeVisible()
  await expect(page.getByRole('link', { name: '식사 적기' })).toBeVisible()
  await page.getByRole('radio', { name: '체중' }).click()
  await expect(goal(page).first()).toBeVisible()
  await expect(page.getByRole('link', { name: '체중 적기' })).toBeVisible()
})
