import { openSignedIn } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'

test.describe('the health score', () => {
  test('its parts add up to the number, and a part opens its measurements', async ({ page, member }) => {
    await openSignedIn(page, await member('haneul'), '/healthlog/healthScore')
    const whole = page.getByRole('img', { name: /^100점 가운데/ })
    const parts = page.getByRole('img', { name: /20점 가운데/ })
    await expect(parts).toHaveCount(5)
    const points = async (image: typeof whole) =>
      Number(/가운데 (\d+)점/.exec((await image.getAttribute('aria-label')) ?? '')?.[1])
    const each = await Promise.all((await parts.all()).map(points))
    expect(each.reduce((sum, one) => sum + one, 0)).toBe(await points(whole))
    // The heading names what rose most; it stands first among the parts.
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/지난달|이번 달/)

    await page.getByRole('button', { name: '점수는 어떻게 셈하나요' }).click()
    await expect(page.getByRole('dialog', { name: '점수는 이렇게 셈해요' })).toContainText('대한고혈압학회')
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: /^활동/ }).click()
    await expect(page).toHaveURL(/detailAnalysis#ACT$/)
    await expect(page.getByRole('heading', { level: 2, name: '활동' })).toBeInViewport()
  })

  test('what is not known is lacking and not zero, and too little known makes no number', async ({ page, member }) => {
    await openSignedIn(page, await member('saebyeok'), '/healthlog/healthScore')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('세 가지만 알면')
    await expect(page.getByRole('list', { name: '아직 모르는 것' }).getByRole('link')).toHaveCount(5)
    await expect(page.getByRole('img', { name: /100점 가운데/ })).toHaveCount(0)
  })

  test('a member without a blood pressure sees that it is lacking, and points of what is known', async ({
    page,
    member,
  }) => {
    await openSignedIn(page, await member('emily'), '/healthlog/healthScore')
    await expect(page.getByRole('img', { name: /^[68]0점 가운데/ })).toBeVisible()
    await expect(page.getByRole('img', { name: /^(Blood pressure|혈압), 아직 몰라요/ })).toBeVisible()
  })
})
