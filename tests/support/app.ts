import { expect, type Locator, type Page } from '@playwright/test'
import { OVERLAYS } from '../../src/app/pops.ts'
import type { Member } from './backend.ts'

/** Opens an address of the app as if it had been typed, and waits until the app has taken over from its drawn frame. */
export async function open(page: Page, path: string): Promise<void> {
  await overlaysGone(page)
  await page.goto(`/#${path}`)
  await taken(page)
}

/**
 * An overlay that closes takes its entry of the history along a moment later (src/app/chrome/back-closes-overlays.ts):
 * an address that came in between would be left again by that step back. One that stays open is not waited for.
 */
async function overlaysGone(page: Page): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(
          (key) => (history.state?.[key] ?? 0) === 0 || document.querySelector('[data-open][role$=dialog]') !== null,
          OVERLAYS,
        ),
      { timeout: 2000 },
    )
    .toBe(true)
    .catch(() => undefined)
}

/** Loads the page anew once no overlay is closing: its step back in the history would stop the load for good. */
export async function reload(page: Page): Promise<void> {
  await overlaysGone(page)
  await page.reload()
}

/** Opens an address in a page that is loaded anew, so that nothing of the screen before is there any more. */
export async function openFresh(page: Page, path: string): Promise<void> {
  await page.goto('about:blank')
  await open(page, path)
  await settled(page)
}

/** index.html draws the entry screens before any script; those drawings are inert and go when the app stands. */
async function taken(page: Page): Promise<void> {
  await expect(page.locator('[data-for][inert]')).toHaveCount(0)
}

/** Waits until the screen has its content: its title stands, nothing is being loaded. */
export async function settled(page: Page): Promise<void> {
  await taken(page)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}

/** Where the app is, as the address says it: path and query after the `#`. */
export function pathOf(page: Page): string {
  return new URL(page.url()).hash.replace(/^#/, '')
}

/** Waits until the app is at this path, whatever its query. */
export async function expectPath(page: Page, path: string): Promise<void> {
  await expect.poll(() => pathOf(page).split('?')[0]).toBe(path)
}

export type SignInForm = { username: Locator; password: Locator; remember: Locator; submit: Locator }

/** The fields of the sign-in form, in either language. */
export function signInForm(page: Page): SignInForm {
  return {
    username: page.getByRole('textbox', { name: /^(아이디|ID)$/ }),
    password: page.getByLabel(/^(비밀번호|Password)$/),
    remember: page.getByRole('checkbox', { name: /^(자동 로그인|Keep me signed in)$/ }),
    submit: page.getByRole('button', { name: /^(로그인|Sign in)$/ }),
  }
}

/** Fills in the form that is on the screen and sends it. */
export async function fillSignIn(
  page: Page,
  { username, password }: Pick<Member, 'username' | 'password'>,
  remember?: boolean,
): Promise<void> {
  const form = signInForm(page)
  await form.username.fill(username)
  await form.password.fill(password)
  if (remember !== undefined) await form.remember.setChecked(remember)
  await form.submit.click()
}

/** Opens the sign-in, signs in, and waits for the first screen. */
export async function signIn(page: Page, member: Member, { remember = false } = {}): Promise<void> {
  await open(page, '/login')
  await fillSignIn(page, member, remember)
  await expect(bottomNavigation(page)).toBeVisible()
  await settled(page)
}

/** The bar of main screens at the bottom, in either language. */
export function bottomNavigation(page: Page): Locator {
  return page.getByRole('navigation', { name: /^(주요 화면|Main pages)$/ })
}

/** Signs out through the menu screen, as a member would. */
export async function signOut(page: Page): Promise<void> {
  await open(page, '/my/menu')
  await page.getByRole('button', { name: '로그아웃' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '로그아웃' }).click()
  await expect(signInForm(page).username).toBeVisible()
}

/** A short message at the bottom of the screen. */
export function toast(page: Page, words: string | RegExp): Locator {
  return page.getByText(words)
}

/** The way back that a message offers; one that is fading may still stand beside it with the same word. */
export function undoOf(page: Page, words: string): Locator {
  return page.getByRole('listitem').filter({ hasText: words }).getByRole('button', { name: '되돌리기' })
}

/**
 * Presses 다시 연결 where nobody answered, until what comes of it is there: the app may come back by itself before the
 * finger does.
 */
export async function reconnect(page: Page, comes: Locator): Promise<void> {
  const button = page.getByRole('button', { name: '다시 연결' }).first()
  // Whichever is first: a button that has gone by then is not waited for.
  await Promise.race([button.click().catch(() => undefined), comes.waitFor().catch(() => undefined)])
  await expect(comes).toBeVisible()
}

/** Console errors and page errors from now on; a journey ends with this list empty. */
export function watchErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    // A refused call shows up in the console whatever the app does about it.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) errors.push(message.text())
  })
  return errors
}

/**
 * The first save of health data by whoever was never asked about it: the button asks, as soon as the app knows whom it
 * asks.
 */
export async function agreeAndSave(where: Page | Locator): Promise<void> {
  await where.getByRole('button', { name: '동의하고 저장하기' }).click()
}
