import type { Page } from '@playwright/test'
import { openSignedIn } from '../../support/session.ts'
import { seoulTime } from '../../support/clock.ts'
import { expect, test } from '../../support/test.ts'

const line = (page: Page) => page.getByRole('heading', { level: 1 })
/** The names of the cards from top to bottom. */
const cards = (page: Page) => page.locator('main section[aria-label], main h2').allTextContents()

// A Thursday: the walk after lunch counts from Monday to Friday, and on a Saturday no lunch is recorded.
test.use({ day: '2026-11-19' })

test.describe('one day of a member', () => {
  for (const [startsAt, words, first] of [
    ['08:52', /아침은\s*09:00까지/, '걸음'],
    ['11:24', /점심까지\s*6분 남았어요/, '걸음'],
    ['12:52', /[\d,]+보 더 걸으면\s*오늘도 성공이에요/, '점심 산책 챌린지'],
    ['21:06', /오늘은\s*127 kcal 남았어요/, '오늘 드신 것'],
  ] as const) {
    test.describe(`at ${startsAt}`, () => {
      test.use({ startsAt })
      test('has its line and its first card, and no card moves while the page is open', async ({
        page,
        member,
        backend,
      }) => {
        await openSignedIn(page, await member())
        await expect(line(page)).toHaveText(words)
        await expect(page.locator('main section').nth(1)).toContainText(first)
        await expect(page.getByRole('button', { name: '내 QR 열기' })).toHaveCount(1)
        const before = await cards(page)
        await backend.setClock(null)
        await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
        expect(await cards(page)).toEqual(before)
      })
    })
  }

  test('whose restaurant rests is told when it is back', async ({ page, member, backend, now }) => {
    const restaurantCode = 'REST000311'
    await backend.setClock(seoulTime('10:08', now))
    try {
      const someone = await member()
      await backend.setRestDay({ restaurantCode, name: '성탄절' })
      await openSignedIn(page, someone)
      await expect(line(page)).toHaveText(/오늘은 식당이 쉬어요,\s*내일 아침에 만나요/)
      await expect(page.getByText('· 성탄절')).toBeVisible()
      await expect(page.getByText('한빛타워점은 내일 다시 열어요')).toBeVisible()
    } finally {
      await backend.setRestDay({ restaurantCode, name: null })
    }
  })

  test('with an allergen in the dish that she likes is warned before anything else', async ({
    page,
    member,
    request,
  }) => {
    const someone = await member()
    const signedIn = await request.post('/login', {
      form: { username: someone.username, password: someone.password, 'remember-me': 'false' },
    })
    const headers = { authorization: signedIn.headers()['authorization'] ?? '' }
    const hub = await (await request.post('/api/main/mainData', { headers, data: {} })).json()
    const courses = hub.data.mealCard.courseList as { menuCode: string; menuName: string; myLikeMenuYn: string }[]
    for (const { menuCode, menuName } of courses) {
      const likeYn = menuName === '들깨칼국수' ? 'Y' : 'N'
      await request.post('/api/meal/like', { headers, data: { menuCode, likeYn } })
    }
    await openSignedIn(page, someone)
    await expect(page.getByText('건새우볶음에 새우 표시가 있어요')).toBeVisible()
    await expect(page.getByRole('heading', { name: '새우 표시가 없는 메뉴' })).toBeVisible()
    await expect(page.locator('main section').nth(1)).toContainText('들깨칼국수')

    // Also on the narrowest phone the tray stands beside the name.
    await page.setViewportSize({ width: 320, height: 640 })
    const feature = page.getByRole('link').filter({ has: page.getByRole('heading', { name: '들깨칼국수', level: 3 }) })
    const [name, tray] = await Promise.all([
      feature.getByRole('heading', { level: 3 }).boundingBox(),
      feature.locator('div + span svg').first().boundingBox(),
    ])
    expect(tray?.y).toBeLessThan((name?.y ?? 0) + (name?.height ?? 0))
  })
})

test('who comes back after fourteen months is told what changed and what stayed; the next day is plain', async ({
  page,
  device,
  member,
  backend,
  now,
}) => {
  const dasom = await member('dasom')
  await openSignedIn(page, dasom)
  await expect(line(page)).toHaveText(/1년 2개월 만이에요/)
  await expect(page.getByRole('heading', { name: '샐러드 코너가 문을 열었어요' })).toBeVisible()
  await expect(page.getByText('체중 10개')).toBeVisible()
  // Her goal ended while she was away.
  await expect(page.getByText('목표 58 kg')).toBeVisible()
  await expect(page.getByText('기한이 지났어요')).toBeVisible()
  await page.getByRole('link', { name: '체중 적고 이어 가기' }).click()
  await expect(page.getByRole('heading', { name: '체중', level: 1 })).toBeVisible()

  await backend.setClock(new Date(now.getTime() + 24 * 3_600_000))
  const tomorrow = await device()
  await openSignedIn(tomorrow, dasom)
  await expect(line(tomorrow)).toBeVisible()
  await expect(tomorrow.getByText('체중 10개')).toHaveCount(0)
  await expect(line(tomorrow)).not.toHaveText(/만이에요/)
})
