import { expect, type Page } from '@playwright/test'
import type { Member } from './servers.ts'

/** The entry screens as index.html draws them before any script. */
const FRAME = '[data-for][inert]'

/** Opens an entry screen and waits until a member could use it. */
export async function openLogin(page: Page, origin: string, path = '/login'): Promise<void> {
  // From another page of the app only the hash would change, and the form of that page would pass for this one's.
  await page.goto('about:blank')
  await page.goto(`${origin}/#${path}`)
  // The form drawn in index.html is inert; what counts is the one of the app.
  await expect(page.locator(FRAME)).toHaveCount(0, { timeout: 30_000 })
  await expect(page.getByRole('button', { name: '로그인', exact: true })).toBeVisible({ timeout: 30_000 })
}

/** Signs in through the screen and waits for the home hub. */
export async function signIn(page: Page, origin: string, { username, password }: Member): Promise<void> {
  await openLogin(page, origin, '/login/username')
  await page.getByRole('textbox', { name: '아이디' }).fill(username)
  await page.getByLabel('비밀번호', { exact: true }).fill(password)
  await page.getByRole('button', { name: '로그인', exact: true }).click()
  await expect(page.getByRole('navigation', { name: '주요 화면' })).toBeVisible({ timeout: 30_000 })
}

/** The screens of the slice that need a sign-in, by their path. */
export const MEMBER_SCREENS = ['/main', '/menu/todayMenu', '/mypage/rest-manage', '/healthlog/WeightRecord', '/my/menu']

/** Opens a screen by its address and waits until it has settled. */
export async function openScreen(page: Page, origin: string, path: string): Promise<void> {
  await page.goto(`${origin}/#${path}`)
  await expect(page.locator(FRAME)).toHaveCount(0, { timeout: 30_000 })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 })
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0, { timeout: 30_000 })
}
