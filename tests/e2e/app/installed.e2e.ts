import type { Page } from '@playwright/test'
import { bottomNavigation, expectPath, open, settled, signOut, toast } from '../../support/app.ts'
import type { Member } from '../../support/backend.ts'
import { browserOnTestDay, present } from '../../support/clock.ts'
import { Machine } from '../../support/machine.ts'
import { closePlacements } from '../../support/placements.ts'
import { openSignedIn } from '../../support/session.ts'
import { expect, test as base } from '../../support/test.ts'

/** Where it is not lunch now: a new build waits for its end, and this machine's time is the real one. */
const AFTER_LUNCH = isLunch() ? 'Pacific/Auckland' : 'Asia/Seoul'

function isLunch(): boolean {
  const clock = present().toLocaleTimeString('en-GB', { timeZone: 'Asia/Seoul' })
  return clock >= '10:45' && clock < '13:45'
}

const test = base.extend<{ machine: Machine; who: Member; zone: string }>({
  zone: ['Asia/Seoul', { option: true }],
  machine: async ({ baseURL: _other }, provide, info) => {
    const machine = await Machine.of(info.outputPath('data'))
    await provide(machine)
    await machine.stop()
    machine.releases.remove()
  },
  who: async ({ machine }, provide) => {
    await provide(await (await machine.start()).makeMember('haneul'))
  },
  // The machine's address instead of the shared server's.
  page: async ({ browser, contextOptions, machine, zone }, provide) => {
    const context = await browser.newContext({
      ...contextOptions,
      baseURL: machine.origin,
      serviceWorkers: 'allow',
      timezoneId: zone,
    })
    await browserOnTestDay(context)
    await closePlacements(context, machine.origin)
    await provide(await context.newPage())
    await context.close()
  },
})

/** The worker has the build and answers for this page. */
async function installed(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state ?? ''), { timeout: 30_000 })
    .toBe('activated')
}

const caches = (page: Page) =>
  page.evaluate(async () => {
    const kept: string[] = []
    for (const name of await globalThis.caches.keys())
      for (const { url } of await (await globalThis.caches.open(name)).keys()) kept.push(new URL(url).pathname)
    return kept
  })

/** Waits until the vault holds what home shows: it is written when the browser has a moment. */
async function kept(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const database = await new Promise<IDBDatabase>((resolve) => {
          const opening = indexedDB.open('hansang-kept')
          opening.onsuccess = () => resolve(opening.result)
        })
        const keys = await new Promise<IDBValidKey[]>((resolve) => {
          if (!database.objectStoreNames.contains('kept')) return resolve([])
          const asking = database.transaction('kept').objectStore('kept').getAllKeys()
          asking.onsuccess = () => resolve(asking.result)
        })
        database.close()
        return keys.filter((key) => String(key).includes('mainData')).length
      }),
    )
    .toBe(1)
}

test.describe('the installed app', () => {
  test('starts without a connection, shows what it has kept with its age, and comes back by itself', async ({
    page,
    machine,
    who,
  }) => {
    await openSignedIn(page, who)
    await settled(page)
    await installed(page)
    await kept(page)
    await machine.stop()
    await page.goto('about:blank')
    await page.goto('/')
    await expect(page.getByRole('status').filter({ hasText: '인터넷 없이 열었어요' })).toBeVisible()
    // Each part says how old it is; there is nothing that would have to be of now.
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/받아 둔 식단이에요|연결되면/)
    await expect(page.getByRole('heading', { name: /\d{2}:\d{2}까지의 나/ })).toBeVisible()
    await expect(page.getByRole('button', { name: '내 QR 열기' })).toHaveCount(0)
    await expect(bottomNavigation(page)).toBeVisible()

    await machine.start()
    await page.getByRole('button', { name: '다시 연결' }).click()
    await expect(page.getByRole('status').filter({ hasText: '인터넷 없이 열었어요' })).toHaveCount(0)
    await expect(page.getByRole('region', { name: '오늘 요약' })).toBeVisible()
  })

  test('keeps files of the build and nothing else; signing out leaves no byte of a member', async ({ page, who }) => {
    await openSignedIn(page, who)
    await settled(page)
    await installed(page)
    await page.reload()
    await settled(page)
    const files = await caches(page)
    expect(files.length).toBeGreaterThan(20)
    expect(files.filter((path) => path !== '/' && !path.startsWith('/assets/'))).toEqual([])
    await signOut(page)
    const left = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
    expect(left).toEqual([])
    expect((await caches(page)).filter((path) => path.includes('api'))).toEqual([])
  })

  test.describe('when it is not lunch', () => {
    test.use({ zone: AFTER_LUNCH })

    test('a new release waits: a form has its peace, a hub says so, old screens open, what was typed stays', async ({
      page,
      machine,
      who,
    }) => {
      await openSignedIn(page, who)
      await settled(page)
      await installed(page)
      await open(page, '/healthlog/WeightRecord')
      await page.getByRole('button', { name: '체중 기록하기' }).click()
      const field = page.getByRole('dialog', { name: '체중 기록' }).getByRole('textbox', { name: '체중' })
      await field.fill('66.6')
      const before = machine.releases.name
      machine.releases.next()
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
      await expect
        .poll(
          () => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state ?? ''),
          { timeout: 30_000 },
        )
        .toBe('installed')
      await expect(page.getByText('새 한상이 준비됐어요')).toHaveCount(0)
      await page.goBack()
      await expect(field).toBeHidden()

      await page.goBack()
      await expectPath(page, '/main')
      await expect(page.getByText('새 한상이 준비됐어요')).toBeVisible()
      await page.getByRole('button', { name: '바꾸기' }).click()
      await expect
        .poll(() =>
          page
            .evaluate(() => document.querySelector('meta[name="build"]')?.getAttribute('content') ?? '')
            .catch(() => ''),
        )
        .toBe(machine.releases.name)
      expect(machine.releases.name).not.toBe(before)
      await settled(page)
      await expect(page.getByText('새 한상이 준비됐어요')).toHaveCount(0)
      await page.getByRole('navigation', { name: '바로 기록하기' }).getByRole('link', { name: '체중' }).click()
      await page.getByRole('button', { name: '체중 기록하기' }).click()
      await expect(field).toHaveValue('66.6')
    })
  })

  test('a page of the old release opens its screens while another page is in the new one', async ({
    page,
    machine,
    who,
  }) => {
    await openSignedIn(page, who)
    await settled(page)
    await installed(page)
    // Used once, so its file is kept; then the release that has it no more.
    await open(page, '/healthlog/WeightRecord')
    await settled(page)
    await open(page, '/main')
    const other = await page.context().newPage()
    machine.releases.next({ without: 'WeightRecord' })
    await other.goto('/')
    await settled(other)
    await other.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
    await expect
      .poll(() => other.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state ?? ''), {
        timeout: 30_000,
      })
      .toBe('installed')
    await other.evaluate(async () =>
      (await navigator.serviceWorker.getRegistration())?.waiting?.postMessage('takeOver'),
    )
    await expect.poll(() => other.evaluate(async () => (await globalThis.caches.keys()).length)).toBe(2)
    await page.getByRole('navigation', { name: '바로 기록하기' }).getByRole('link', { name: '체중' }).click()
    await expectPath(page, '/healthlog/WeightRecord')
    await expect(page.getByRole('list', { name: '기록' })).toBeVisible()
  })

  test('the kill switch takes caches and worker away', async ({ page, machine, who }) => {
    await openSignedIn(page, who)
    await settled(page)
    await installed(page)
    await machine.stop()
    await machine.start('off')
    await page.goto('about:blank')
    await page.goto('/')
    await settled(page)
    await expect
      .poll(() =>
        page.evaluate(async () => [
          (await globalThis.caches.keys()).length,
          (await navigator.serviceWorker.getRegistrations()).length,
        ]),
      )
      .toEqual([0, 0])
    await page.reload()
    await settled(page)
    await expect(bottomNavigation(page)).toBeVisible()
    await expect(toast(page, '새 한상이 준비됐어요')).toHaveCount(0)
  })
})
