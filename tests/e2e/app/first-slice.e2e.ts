import { bottomNavigation, expectPath, fillSignIn, open, settled, watchErrors } from '../../support/app.ts'
import { expect, test } from '../../support/test.ts'

test('a member signs in, reads and likes a dish, records a weight, hears of a second device [SES-25] [SES-26]', async ({
  page,
  member,
  device,
}) => {
  const errors = watchErrors(page)
  const haneul = await member('haneul')

  await test.step('signs in and sees the home screen', async () => {
    await open(page, '/')
    await expectPath(page, '/login')
    await fillSignIn(page, haneul)
    await expectPath(page, '/main')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('님')
    await expect(page.getByRole('heading', { name: '오늘 점심' })).toBeVisible()
  })

  await test.step('opens today’s menu on the meal that is next', async () => {
    await bottomNavigation(page).getByRole('link', { name: '식단' }).click()
    await expectPath(page, '/menu/todayMenu')
    await expect(page.getByRole('tab', { name: '점심' })).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('article').first()).toContainText('kcal')
  })

  // One that the member does not like yet: a year of records comes with some favourites.
  const unliked = page.getByRole('button', { name: /좋아하는 메뉴/, pressed: false })
  const course = page.getByRole('article').filter({ has: unliked }).first()
  const title = (await course.getByRole('heading').innerText()).replaceAll('\n', ' ')

  await test.step('reads the nutrients of a course', async () => {
    await course.getByRole('link').first().click()
    await expectPath(page, '/meal/detail')
    const table = page.getByRole('table', { name: '영양 성분' })
    await expect(table.getByRole('columnheader', { name: /나트륨/ })).toBeVisible()
    expect(await table.getByRole('row').count()).toBeGreaterThan(2)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  })

  await test.step('likes it, and it is still liked after a reload', async () => {
    const like = page.getByRole('button', { name: /좋아하는 메뉴/ })
    await expect(like).toHaveAttribute('aria-pressed', 'false')
    await like.click()
    await expect(like).toHaveAttribute('aria-pressed', 'true')
    await page.reload()
    await expect(page.getByRole('button', { name: /좋아하는 메뉴/ })).toHaveAttribute('aria-pressed', 'true')
  })

  await test.step('records a weight and sees it in the graph', async () => {
    await open(page, '/main')
    await page.getByRole('navigation', { name: '바로 기록하기' }).getByRole('link', { name: '체중' }).click()
    await expectPath(page, '/healthlog/WeightRecord')
    await page.getByRole('button', { name: '체중 기록하기' }).click()
    const sheet = page.getByRole('dialog', { name: '체중 기록' })
    await sheet.getByRole('textbox', { name: '체중' }).fill('67.3')
    await sheet.getByRole('button', { name: '저장하기' }).click()
    await expect(sheet).toBeHidden()
    await expect(page.getByRole('list', { name: '기록' }).getByRole('button').first()).toHaveAccessibleName(
      /^67\.3\skg/,
    )
    await expect(page.getByRole('img', { name: /체중\..*67\.3\skg/ })).toBeVisible()
  })

  await test.step('signs in on a second device, and the first is told', async () => {
    const second = await device()
    await open(second, '/login')
    await fillSignIn(second, haneul)
    await expectPath(second, '/main')
    await settled(second)

    await open(page, '/mypage/rest-manage')
    await expect(page.getByText('다른 기기에서 로그인했어요')).toBeVisible()
    expect(new URL(page.url()).hash).toBe('#/login/username?error=dupLogin')
    await page.reload()
    await expect(page.getByText('다른 기기에서 로그인했어요')).toBeVisible()

    await bottomNavigation(second).getByRole('link', { name: '기록' }).click()
    await settled(second)
  })

  expect(errors).toEqual([])
})
