import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { STORAGE_KEYS } from '../../src/shell/keys.ts'
import { openFresh } from './app.ts'
import type { Member } from './backend.ts'

/**
 * Opens the app at `path` as somebody who has signed in before: what a sign-in leaves in the browser is put there,
 * without its form, its page and the home screen after it. What is tested about signing in goes by the form (`signIn`
 * in app.ts) (docs/decisions/118).
 */
export async function openSignedIn(page: Page, member: Member, path = '/main'): Promise<void> {
  await leaveSession(page, member)
  await openFresh(page, path)
}

/**
 * Puts into the browser what a sign-in without auto-login leaves there. The page stands on an address that shows
 * nothing.
 */
export async function leaveSession(page: Page, member: Member): Promise<void> {
  const { token, deviceId } = await askForSession(page.request, member)
  const { accessToken, deviceId: device, autoLogin, entryFrame } = STORAGE_KEYS
  await keep(page, { [accessToken]: token, [device]: deviceId, [autoLogin]: 'N', [entryFrame]: 'home' })
}

/**
 * Signs in on another device of which nothing else is to be seen: whoever is signed in as this member is so no more.
 */
export async function signInElsewhere(request: APIRequestContext, member: Member): Promise<void> {
  await askForSession(request, member)
}

async function askForSession(
  request: APIRequestContext,
  { username, password }: Member,
): Promise<{ token: string; deviceId: string }> {
  const deviceId = randomUUID()
  const answer = await request.post('/login', {
    form: { username, password, 'remember-me': 'false' },
    headers: { 'X-Device-Id': deviceId, 'X-Autologin': 'N' },
  })
  const token = /^Bearer (.+)$/.exec(answer.headers()['authorization'] ?? '')?.[1]
  if (!token) throw new Error(`POST /login answered ${answer.status()} without a token: ${await answer.text()}`)
  return { token, deviceId }
}

/** Puts a choice of language into the browser. The page stands on an address that shows nothing. */
export async function leaveLanguage(page: Page, language: 'ko' | 'en'): Promise<void> {
  await keep(page, { [STORAGE_KEYS.language]: language })
}

/** What this page is signed in by; null where it is not. */
export async function tokenOf(page: Page): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.accessToken)
}

/** Where the app will lead whoever signs in next; '' while it knows of no place, or is just being loaded. */
export async function wantedPath(page: Page): Promise<string> {
  return page.evaluate((key) => sessionStorage.getItem(key) ?? '', STORAGE_KEYS.wantedPath).catch(() => '')
}

/** Writes into the local storage of the app before any of it runs. */
async function keep(page: Page, values: Record<string, string>): Promise<void> {
  await page.goto('/healthz')
  await page.evaluate((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value)
  }, Object.entries(values))
}
