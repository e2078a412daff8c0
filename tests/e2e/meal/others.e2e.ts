import type { Page } from '@playwright/test'
import { openFresh } from '../../support/app.ts'
import { openSignedIn } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'

const title = (page: Page) => page.getByRole('heading', { level: 1 }).first()

/** What stands behind a number of haneul's, and what anybody else is told there. */
const NUMBERS = [
  { path: '/coach/meal-pattern?reportSeq=9', own: '저녁을 가장 든든하게 드셨어요', others: '찾을 수 없는 보고서예요' },
  { path: '/healthlog/mealRecordSearchDetail?meal=3&foodId=F900001', own: '엄마표 김밥', others: '없어진 음식이에요' },
  {
    path: '/healthlog/mealRecordSearchDetail?meal=1&hcUclSeqNo=1',
    own: '이 기록만 바뀌어요',
    others: '없어진 음식이에요',
  },
]
/** The number of a course that is recorded in the journey goes here. */
const COURSE = { path: '/meal/update?hcUclSeqNo=', own: '무엇을 남기셨어요?', others: '찾는 기록이 없어요' }

test.use({ startsAt: '12:20' })

test('a number of somebody else is a thing that is not there: report, own food, record [MEA-09] [COA-02]', async ({
  page,
  member,
}) => {
  await openSignedIn(page, await member('haneul'), '/menu/todayMenu')
  await page.getByRole('article').nth(1).getByRole('link').click()
  const recorded = page.waitForResponse((response) => response.url().endsWith('/api/meal/detail/mealRegi'))
  await page.getByRole('button', { name: '다 먹었어요' }).click()
  const { data } = (await (await recorded).json()) as { data: { hcUclSeqNo: number } }
  const numbers = [...NUMBERS, { ...COURSE, path: `${COURSE.path}${String(data.hcUclSeqNo)}` }]
  for (const { path, own, others } of numbers) {
    await openFresh(page, path)
    await expect(page.getByText(own).first()).toBeVisible()
    await expect(title(page)).not.toHaveText(others)
  }
  await openSignedIn(page, await member('saebyeok'))
  for (const { path, others } of numbers) {
    await openFresh(page, path)
    await expect(title(page)).toHaveText(others)
    await expect(page.getByText('엄마표 김밥')).toHaveCount(0)
  }
})
