import { settled } from '../../support/app.ts'
import { openSignedIn } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'

test.describe('the home hub', () => {
  test('shows my QR, another one each time, and says so when there is no connection', async ({
    page,
    context,
    member,
  }) => {
    await openSignedIn(page, await member())
    const code = page.getByRole('img', { name: '식당에서 보여 줄 내 QR' })
    const drawn = async () => {
      await page.getByRole('button', { name: '내 QR 열기' }).click()
      await expect(code).toBeVisible()
      const path = await code.locator('path').getAttribute('d')
      await page.getByRole('button', { name: '닫기' }).first().click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      return path
    }
    const first = await drawn()
    expect(first?.length).toBeGreaterThan(500)
    expect(await drawn()).not.toBe(first)

    await context.setOffline(true)
    await page.getByRole('button', { name: '내 QR 열기' }).click()
    // What pays without a connection is said instead of showing an old code.
    await expect(page.getByRole('dialog').getByRole('status')).toContainText('오늘은 사원증을 대 주세요')
    await expect(code).toHaveCount(0)
    await context.setOffline(false)
    // Back by itself: the device says so, and one call is answered.
    await expect(code).toBeVisible()
  })

  test('tells how the team stands, what comes next, and keeps a closed banner closed', async ({ page, member }) => {
    await openSignedIn(page, await member())
    // Which place it is depends on how many of its days are over today.
    const place = page.getByText(/^우리 팀 [2-9]위$/)
    await expect(place).toBeVisible()
    const nth = Number(/\d/.exec(await place.innerText())?.[0])
    // Teams that are alike share a place, and the next one is further down.
    const next = page.getByText(/^[1-9]위와 하루 [1-9][\d,]*보 차이예요$/)
    await expect(next).toBeVisible()
    expect(Number(/\d/.exec(await next.innerText())?.[0])).toBeLessThan(nth)
    await expect(page.getByRole('img', { name: '팀원 5명: 서윤, 민재, 지호, 예린, 하늘' })).toBeVisible()
    await expect(page.getByRole('link', { name: /내일 3시, 핏톡 상담/ })).toBeVisible()
    const banner = page.getByRole('complementary', { name: '알림' })
    await banner.getByRole('button', { name: '닫기' }).click()
    await expect(banner).toHaveCount(0)
    await page.reload()
    await settled(page)
    await expect(page.getByText(`우리 팀 ${String(nth)}위`)).toBeVisible()
    await expect(banner).toHaveCount(0)
  })
})
