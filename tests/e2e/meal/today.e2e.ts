import type { APIRequestContext, Page } from '@playwright/test'
import { expectPath, settled, toast } from '../../support/app.ts'
import type { Member } from '../../support/backend.ts'
import { seoulDay } from '../../support/clock.ts'
import { openSignedIn } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'

/**
 * The next course from today on with a dish that nobody has declared and nothing that the member avoids, which would be
 * said before. The seed leaves some dishes undeclared; on which day they are served depends on today.
 */
async function undeclared(request: APIRequestContext, { username, password }: Member, now: Date) {
  const signedIn = await request.post('/login', { form: { username, password, 'remember-me': 'false' } })
  const headers = { authorization: signedIn.headers()['authorization'] ?? '' }
  for (let ahead = 0; ahead < 14; ahead += 1) {
    const menuDt = seoulDay(new Date(now.getTime() + ahead * 86_400_000))
    const answer = await (await request.get('/api/menu/getTodayMenuList', { headers, params: { menuDt } })).json()
    const courses = answer.data.menuList as {
      menuName: string
      menuMealTypeTxt: string
      allergyKnownYn: string
      allergyList: { myAllergyYn: string }[]
    }[]
    const found = courses.find(
      ({ allergyKnownYn, allergyList }) =>
        allergyKnownYn === 'N' && allergyList.every(({ myAllergyYn }) => myAllergyYn !== 'Y'),
    )
    if (found)
      return {
        day: `${menuDt.slice(0, 4)}년 ${Number(menuDt.slice(4, 6))}월 ${Number(menuDt.slice(6))}일`,
        meal: found.menuMealTypeTxt,
        course: found.menuName,
      }
  }
  throw new Error('No course with an undeclared dish in two weeks')
}

const openMenu = (page: Page, who: Member) => openSignedIn(page, who, '/menu/todayMenu')

test.describe('today’s menu', () => {
  test('opens on the meal that is on now, and turns to the next one after closing', async ({
    page,
    member,
    moveClock,
  }) => {
    const haneul = await member()
    await openMenu(page, haneul)
    await expect(page.getByRole('tab', { name: '점심' })).toHaveAttribute('aria-selected', 'true')
    await moveClock('15:30')
    await page.reload()
    await expect(page.getByRole('tab', { name: '저녁' })).toHaveAttribute('aria-selected', 'true')
  })

  test.describe('in the morning', () => {
    test.use({ startsAt: '07:10' })
    test('it opens on breakfast', async ({ page, member }) => {
      await openMenu(page, await member())
      await expect(page.getByRole('tab', { name: '아침' })).toHaveAttribute('aria-selected', 'true')
    })
  })

  test('every course names its dish, its energy and its allergens, and unknown never reads as safe', async ({
    page,
    member,
  }) => {
    await openMenu(page, await member())
    const courses = page.getByRole('article')
    // After the last meal of the day the page turns to tomorrow, which it still has to ask for.
    await expect(courses.nth(1)).toBeVisible()
    for (const course of await courses.all()) {
      await expect(course.getByRole('heading')).not.toBeEmpty()
      await expect(course).toContainText(/kcal|열량 정보가 없어요/)
      await expect(course).toContainText(/알레르기/)
    }
  })

  test('an undeclared dish says that its allergens are not known', async ({ page, member, request, now }) => {
    const someone = await member()
    const { day, meal, course } = await undeclared(request, someone, now)
    await openMenu(page, someone)
    await page
      .getByRole('group', { name: '날짜' })
      .getByRole('button', { name: `, ${day} ` })
      .click()
    await page.getByRole('tablist', { name: '식사 시간' }).getByRole('tab', { name: meal }).click()
    const unknown = page.getByRole('article').filter({ hasText: course }).first()
    await expect(unknown).toContainText('알레르기 정보를 다 알 수 없어요')
    await expect(unknown).not.toContainText('표시 대상 재료가 없어요')
    await unknown.getByRole('link').first().click()
    await expect(page.getByRole('region', { name: '알레르기' })).toContainText('알 수 없어요')
  })

  test('a member’s own allergens are named first, in words', async ({ page, member }) => {
    await openMenu(page, await member())
    const mine = page.getByText(/내 알레르기: /)
    for (const meal of await page.getByRole('tablist', { name: '식사 시간' }).getByRole('tab').all()) {
      await meal.click()
      await settled(page)
      if ((await mine.count()) > 0) break
    }
    await expect(mine.first()).toBeVisible()
  })

  test('a liked dish stays liked, and can be let go again [MEA-10]', async ({ page, member }) => {
    await openMenu(page, await member())
    const like = page
      .getByRole('article')
      .first()
      .getByRole('button', { name: /좋아하는 메뉴/ })
    const before = await like.getAttribute('aria-pressed')
    if (before === 'true') await like.click()
    await like.click()
    await expect(like).toHaveAttribute('aria-pressed', 'true')
    await expect(toast(page, '좋아하는 메뉴에 담았어요').first()).toBeVisible()
    await page.reload()
    await expect(like).toHaveAttribute('aria-pressed', 'true')
    await like.click()
    await expect(like).toHaveAttribute('aria-pressed', 'false')
    await page.reload()
    await expect(like).toHaveAttribute('aria-pressed', 'false')
  })

  test('another day can be looked at, and another meal', async ({ page, member }) => {
    await openMenu(page, await member())
    const first = await page.getByRole('article').first().getByRole('heading').innerText()
    await page.getByRole('tab', { name: '저녁' }).click()
    await expect(page.getByRole('tab', { name: '저녁' })).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('article').first().getByRole('heading')).not.toHaveText(first)
  })

  test('another restaurant can be chosen, and it is remembered', async ({ page, member }) => {
    await openMenu(page, await member())
    const head = page.getByRole('heading', { level: 1 })
    const before = (await head.innerText()).trim()
    await head.getByRole('button').click()
    const sheet = page.getByRole('dialog', { name: '식당 고르기' })
    const others = sheet.getByRole('radio', { checked: false })
    await others.first().check()
    await sheet.getByRole('button', { name: '이 식당으로 볼게요' }).click()
    await expect(sheet).toBeHidden()
    await expect(head).not.toHaveText(before)
  })

  test('a new member without a restaurant is shown the way to one', async ({ page, member }) => {
    await openMenu(page, await member('saebyeok'))
    await page
      .getByRole('link', { name: '식당 등록하기' })
      .or(page.getByRole('button', { name: '식당 등록하기' }))
      .click()
    await expectPath(page, '/mypage/rest-manage')
  })
})
