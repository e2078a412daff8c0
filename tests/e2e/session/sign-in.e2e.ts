import {
  bottomNavigation,
  expectPath,
  fillSignIn,
  open,
  pathOf,
  signIn,
  signInForm,
  signOut,
} from '../../support/app.ts'
import { openSignedIn } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'

test.describe('signing in', () => {
  test('a wrong password keeps the form and says so once, at its field, not which was wrong [ERR-09] [ERR-22]', async ({
    page,
    member,
  }) => {
    const { username } = await member()
    await open(page, '/login')
    await fillSignIn(page, { username, password: 'not-the-password' })
    const form = signInForm(page)
    await expect(form.password).toHaveAccessibleDescription(/아이디나 비밀번호/)
    await expect(page.getByText(/아이디나 비밀번호/)).toHaveCount(1)
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    expect(pathOf(page)).toBe('/login')
    await expect(form.username).toHaveValue(username)
    await form.password.press('x')
    await expect(page.getByText(/아이디나 비밀번호/)).toHaveCount(0)
  })

  test('an unknown name is answered like a wrong password [ERR-22]', async ({ page, member: _member }) => {
    await open(page, '/login')
    await fillSignIn(page, { username: 'nobody-here', password: 'not-the-password' })
    await expect(signInForm(page).password).toHaveAccessibleDescription(/아이디나 비밀번호/)
  })

  test('an empty field is named and gets the focus, and nothing is sent', async ({ page, now: _now }) => {
    await open(page, '/login')
    const form = signInForm(page)
    await form.submit.click()
    await expect(form.username).toBeFocused()
    await expect(form.username).toHaveAccessibleDescription(/아이디를 적어 주세요/)
    await form.username.fill('haneul')
    await form.submit.click()
    await expect(form.password).toBeFocused()
  })

  test('the password can be looked at and hidden again', async ({ page, now: _now }) => {
    await open(page, '/login')
    const { password } = signInForm(page)
    await password.fill('hansang')
    await page.getByRole('button', { name: '비밀번호 보기' }).click()
    await expect(password).toHaveAttribute('type', 'text')
    await page.getByRole('button', { name: '비밀번호 숨기기' }).click()
    await expect(password).toHaveAttribute('type', 'password')
  })

  test('a link to a protected page leads to the sign-in first and there afterwards [ROU-02] [ROU-03]', async ({
    page,
    member,
  }) => {
    const feature: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/api/')) feature.push(pathname)
    })
    const haneul = await member()
    await open(page, '/menu/todayMenu?menuMealType=3')
    await expectPath(page, '/login')
    expect(feature, 'no feature call is made before the sign-in').toEqual([])
    await fillSignIn(page, haneul)
    await expectPath(page, '/menu/todayMenu')
    await expect(page.getByRole('tab', { name: '저녁' })).toHaveAttribute('aria-selected', 'true')
  })

  test('an unknown address shows the not-found page, signed out too [ROU-09]', async ({ page, now: _now }) => {
    await open(page, '/no/such/screen')
    await expect(page.getByRole('heading', { name: '이 주소에는 화면이 없어요' })).toBeVisible()
  })
})

test.describe('signing out', () => {
  test('ends the session for good: back and reload stay outside, nothing is kept [SES-11] [SES-12] [SES-32]', async ({
    page,
    member,
  }) => {
    const haneul = await member()
    await signIn(page, haneul, { remember: true })
    await signOut(page)
    expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull()
    expect(
      (await page.context().cookies()).filter(({ name, value }) => name === 'remember-me' && value !== ''),
    ).toEqual([])
    await page.goBack()
    await page.reload()
    await open(page, '/main')
    await expectPath(page, '/login')
    await expect(bottomNavigation(page)).toBeHidden()
  })

  test('asks nothing on the way out: no call leaves without the member’s token [SES-12]', async ({ page, member }) => {
    await openSignedIn(page, await member(), '/my/menu')
    const bare: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/api/') && !request.headers()['authorization']) bare.push(pathname)
    })
    await signOut(page)
    await expectPath(page, '/login')
    await page.waitForLoadState('networkidle')
    expect(bare).toEqual([])
  })

  test('can be called off', async ({ page, member }) => {
    await openSignedIn(page, await member(), '/my/menu')
    await page.getByRole('button', { name: '로그아웃' }).click()
    const question = page.getByRole('alertdialog')
    await question.getByRole('button').filter({ hasNotText: '로그아웃' }).first().click()
    await expect(question).toBeHidden()
    await page.reload()
    await expectPath(page, '/my/menu')
  })

  test('the next member on the device starts clean [SES-36] [STA-04]', async ({ page, member }) => {
    const [haneul, saebyeok] = [await member('haneul'), await member('saebyeok')]
    await openSignedIn(page, haneul, '/healthlog/WeightRecord')
    await expect(page.getByRole('list', { name: '기록' })).toBeVisible()
    await signOut(page)
    await fillSignIn(page, saebyeok)
    await expect(bottomNavigation(page)).toBeVisible()
    await open(page, '/healthlog/WeightRecord')
    await expect(page.getByText('아직 체중 기록이 없어요')).toBeVisible()
  })
})
