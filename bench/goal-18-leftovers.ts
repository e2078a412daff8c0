import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, expect, type Page } from '@playwright/test'
import { launchOptions, PHONE } from './lib/browser.ts'
import type { Goal } from './lib/goal.ts'
import { MEMBER_SCREENS, openScreen, signIn } from './lib/screens.ts'
import { makeMember, ourServer, signInOverHttp, type Member } from './lib/servers.ts'

/** What of a member must not be found on a disk: names, keys, tokens, and health values in the wire's own form. */
async function personalTexts(origin: string, member: Member): Promise<string[]> {
  const headers = await signInOverHttp(origin, member)
  const answer = await fetch(`${origin}/api/oauth/userInfo`, { headers })
  const { data } = (await answer.json()) as { data: Record<string, unknown> }
  const named = [
    'hcId',
    'userName',
    'userNm',
    'name',
    'nickName',
    'nickname',
    'email',
    'mobile',
    'mobileNo',
    'birthday',
    'birthDay',
    'employeeNumber',
  ]
  const values = named.map((key) => data[key]).filter((value) => typeof value === 'string' && value.length >= 3)
  return [...new Set([member.username, member.hcId, 'helhidxVal', 'restaurantCode', ...values.map(String)])]
}

/** Tokens that the page held, in web storage and cookies. */
async function heldSecrets(page: Page): Promise<string[]> {
  const stored = await page.evaluate(() => Object.values({ ...localStorage, ...sessionStorage }))
  const cookies = await page.context().cookies()
  return [...stored.map(String), ...cookies.map(({ value }) => value)].filter((value) => value.length > 40)
}

/** Everything that a page of this origin can read back from web storage, as one text. */
function readableStorage(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const found: string[] = [
      JSON.stringify({ ...localStorage }),
      JSON.stringify({ ...sessionStorage }),
      document.cookie,
    ]
    const decoder = new TextDecoder('latin1')
    const asText = (value: unknown): string => {
      if (value instanceof ArrayBuffer) return decoder.decode(value)
      if (ArrayBuffer.isView(value)) return decoder.decode(value.buffer)
      if (value !== null && typeof value === 'object')
        return Object.entries(value)
          .map(([key, inner]) => `${key}=${asText(inner)}`)
          .join()
      return String(value)
    }
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error))
      })
    for (const { name } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name ?? ''))
      for (const store of database.objectStoreNames)
        found.push(asText(await done(database.transaction(store).objectStore(store).getAll())))
      database.close()
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys())
        found.push(request.url, (await (await cache.match(request))?.text()) ?? '')
    }
    return found.join('\n')
  })
}

/**
 * Files in which the browser itself remembers forms and passwords. That is between the member and their browser; pages
 * have no say in it, and asking it to forget would break password managers.
 */
const BROWSERS_OWN = /(?:^|[\\/])(?:Login Data|Web Data)[^\\/]*$/

/** Bytes of `texts` found in any file of a folder, as UTF-8 or as UTF-16, and where. */
function findBytes(folder: string, texts: string[]): { bytes: number; places: string[] } {
  const needles = texts.flatMap((text) => [Buffer.from(text, 'utf8'), Buffer.from(text, 'utf16le')])
  const places: string[] = []
  let bytes = 0
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, name)
    if (BROWSERS_OWN.test(name)) continue
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) continue
    const content = readFileSync(file)
    for (const needle of needles) {
      if (!content.includes(needle)) continue
      bytes += needle.length
      places.push(`${needle.includes(0) ? needle.toString('utf16le') : needle.toString()} in ${name}`)
    }
  }
  return { bytes, places }
}

/** An inquiry that is begun and left. */
const UNSENT = '어제 걸음 수가 왜 안 보이는지 궁금해요'

export type Leftovers = {
  /** In web storage (local, session, IndexedDB, caches), as a page can read it. */
  storage: { bytes: number; places: string[] }
  /** Anywhere in the profile folder. */
  profile: { bytes: number; places: string[] }
  /** How many texts were looked for. */
  searched: number
}

/** Uses the app in a browser profile of its own, signs out through the screen, closes, and searches what is left. */
export async function leftovers(): Promise<Leftovers> {
  const { origin } = await ourServer()
  const member = await makeMember(origin)
  // Before the sign-in on the screen: one live device per member.
  const texts = await personalTexts(origin, member)
  const profile = mkdtempSync(join(tmpdir(), 'hansang-profile-'))
  try {
    const context = await chromium.launchPersistentContext(profile, { ...PHONE, ...(await launchOptions()) })
    const page = await context.newPage()
    await signIn(page, origin, member)
    for (const path of MEMBER_SCREENS) await openScreen(page, origin, path)
    // What is not sent stays on the phone (docs/decisions/352): nobody may be able to read it.
    await openScreen(page, origin, '/customer/appqna')
    await page.getByRole('textbox', { name: /궁금한 점/ }).fill(UNSENT)
    await expect
      .poll(() =>
        page.evaluate(async () => (await indexedDB.databases()).some(({ name }) => name === 'hansang-locker')),
      )
      .toBe(true)
    await openScreen(page, origin, '/my/menu')
    // Offline copies are written when the browser has time for it.
    await page.waitForTimeout(3000)
    texts.push(...(await heldSecrets(page)))
    await page.getByRole('button', { name: '로그아웃' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '로그아웃' }).click()
    await expect(page.getByRole('textbox', { name: '아이디' })).toBeVisible({ timeout: 30_000 })
    await page.waitForTimeout(1000)
    const readable = await readableStorage(page)
    const kept = [...texts, UNSENT].filter((text) => readable.includes(text))
    await context.close()
    return {
      storage: { bytes: Buffer.byteLength(kept.join('')), places: kept.map((text) => `${text} in web storage`) },
      profile: findBytes(profile, texts),
      searched: texts.length,
    }
  } finally {
    rmSync(profile, { recursive: true, force: true })
  }
}

export const goal: Goal = {
  id: 18,
  title: 'left behind after sign-out',
  measure: async () => {
    const { storage, profile, searched } = await leftovers()
    for (const place of new Set([...storage.places, ...profile.places])) console.log(`    left behind: ${place}`)
    return [
      {
        quantity: `readable personal bytes after sign-out: web storage / whole profile folder (${searched} texts searched)`,
        ours: `${storage.bytes} / ${profile.bytes}`,
        reference: '–',
        gate: { text: '0 in web storage', holds: storage.bytes === 0 },
        goal: { text: '0 in the profile', holds: storage.bytes === 0 && profile.bytes === 0 },
      },
    ]
  },
}
