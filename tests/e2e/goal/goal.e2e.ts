import type { Page } from '@playwright/test'
import { expectPath } from '../../support/app.ts'
import { openSignedIn } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'

const next = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()
const heading = (page: Page, name: RegExp) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

test.describe('a goal', () => {
  test('a newcomer sees what to measure, sets a goal in four questions [GOL-11] [GOL-06] [ROU-16] [ROU-17]', async ({
    page,
    member,
  }) => {
    await openSignedIn(page, await member('saebyeok'), '/my/menu')
    await page.getByRole('link', { name: '내 목표', exact: true }).first().click()
    await expectPath(page, '/goal/goalList')
    await page.getByRole('link', { name: '목표 정하기' }).click()
    await expectPath(page, '/goal/health-data')
    await heading(page, /내 몸을 숫자로/)
    await page.getByRole('link', { name: /목표를 정해 볼까요/ }).click()
    await expectPath(page, '/goal/regi')
    await page.getByRole('textbox', { name: /^키/ }).fill('162')
    await page.getByRole('textbox', { name: /^몸무게/ }).fill('58')
    await page.getByRole('radio', { name: /가볍게/ }).check()
    await next(page, '다음')
    await heading(page, /몇 kg이면/)
    await expect(page.getByRole('slider', { name: '목표 체중' })).toHaveAttribute('aria-valuetext', '56.0 kg')
    await page.goBack()
    await heading(page, /무엇을 바라세요/)
    await expect(page.getByRole('textbox', { name: /^키/ })).toHaveValue('162')
    await next(page, '다음')
    await heading(page, /몇 kg이면/)
    await next(page, '다음')
    await heading(page, /얼마나 천천히/)
    await expect(page.getByText(/7,700 kcal/)).toBeVisible()
    await next(page, /주로 할게요$/)
    await heading(page, /하루에/)
    await next(page, '동의하고 시작할게요')
    await expectPath(page, '/goal/goalList')
    await heading(page, /몇 번 더 재면/)
    await expect(
      page
        .getByText('56 kg')
        .or(page.getByText('2 kg', { exact: true }))
        .first(),
    ).toBeVisible()
  })

  test('a harmful weight is told why before anything is sent; another goal is one, and the list knows it', async ({
    page,
    member,
  }) => {
    await openSignedIn(page, await member('haneul'), '/goal/regi?step=target')
    await heading(page, /몇 kg이면/)
    await next(page, '숫자로 적기')
    const sheet = page.getByRole('dialog', { name: '목표 체중' })
    await sheet.getByRole('textbox', { name: '목표 체중' }).fill('55')
    await next(page, '이 몸무게로')
    await expect(sheet.getByText(/61\.6 kg부터 고를 수 있어요/)).toBeVisible()
    await sheet.getByRole('textbox', { name: '목표 체중' }).fill('65.5')
    await next(page, '이 몸무게로')
    await expect(sheet).toBeHidden()
    await expect(page.getByRole('slider', { name: '목표 체중' })).toHaveAttribute('aria-valuetext', '65.5 kg')
    await next(page, '다음')
    await heading(page, /얼마나 천천히/)
    await next(page, /주로 할게요$/)
    await heading(page, /하루에/)
    await next(page, '이대로 시작할게요')
    await expectPath(page, '/goal/goalList')
    await page.getByRole('link', { name: /고친 것/ }).click()
    await expectPath(page, '/goal/change-management/list')
    const first = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: '목표 체중' }) })
      .first()
    await expect(first).toContainText('66.0')
    await expect(first).toContainText('65.5 kg')
  })
})

test('the week’s weight that is tapped twice is one record, and goal and list tell it [GOL-08]', async ({
  page,
  member,
}) => {
  await openSignedIn(page, await member('haneul'), '/goal/goalList')
  await next(page, /이번 주 몸무게/)
  const sheet = page.getByRole('dialog', { name: '이번 주 몸무게' })
  await sheet.getByRole('textbox', { name: '체중' }).fill('67.9')
  await sheet.getByRole('button', { name: '적기' }).dblclick()
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('button', { name: /이번 주 몸무게를 쟀어요/ })).toContainText('67.9 kg')
  await page.getByRole('link', { name: /고친 것/ }).click()
  await expectPath(page, '/goal/change-management/list')
  await next(page, '주간 몸무게')
  await expect(page.getByRole('listitem').filter({ hasText: '67.9 kg' })).toHaveCount(1)
})

test.describe('health age', () => {
  test('says what moved it and what it was counted from, kind by kind [GOL-05]', async ({ page, member }) => {
    await openSignedIn(page, await member('haneul'), '/goal/health-data')
    await heading(page, /실제 나이보다/)
    await expect(page.getByRole('img', { name: /건강나이 \d+세, 실제 나이 42세/ })).toBeVisible()
    // The rows add up, and their sum is said.
    await expect(page.getByText(/^\d+세에서 [\d.]+세로$/).locator('..')).toContainText(/[−+][\d.]+세$/)
    await page.getByRole('button', { name: '다시 보지 않기' }).click()
    await expect(page.getByText('건강나이가 뭐예요?')).toBeHidden()
    await page.getByRole('radio', { name: '심장' }).click()
    await heading(page, /심장만 보면/)
    await page.getByRole('button', { name: '건강나이 설명' }).click()
    await expect(page.getByRole('dialog', { name: '건강나이는 이렇게 셈해요' })).toContainText('8,000 → −2.2')
  })
})
