import type { Page } from '@playwright/test'
import { expectPath, open, pathOf, settled, signIn } from '../../support/app.ts'
import { Backend } from '../../support/backend.ts'
import { openGateway } from '../../support/gateway.ts'
import { openSignedIn } from '../../support/session.ts'
import { expect, FAST, test } from '../../support/test.ts'
import { hasTwoServers, startTwoServers } from '../../support/two-servers.ts'

// Every page meets the release with an expired token; twenty pages at once still use a new one before it has run out.
const TOKEN_SECONDS = 6
test.use({ tokenSeconds: TOKEN_SECONDS })

/**
 * Each with pages of their own, two of them with auto-login: enough to meet the release at once. The whole plays twenty
 * pages.
 */
const [MEMBERS, PAGES] = process.env['HANSANG_GATE'] === '1' ? [3, 2] : [5, 4]

const go = (page: Page, path: string) =>
  page.evaluate((to) => {
    location.hash = to
  }, path)
const records = (page: Page) => page.getByRole('list', { name: '기록' })

/** The screens of this journey, visited once: their code is there when the release begins. */
async function visit(page: Page): Promise<void> {
  for (const path of ['/main', '/healthlog/WeightRecord', '/my/menu']) {
    await open(page, path)
    await settled(page)
  }
}

test('a release in the middle, ten seconds of 502: no open page is signed out [SES-31]', async ({
  backend,
  device,
  member,
}) => {
  test.setTimeout(240_000)
  const gateway = await openGateway([backend.origin])
  try {
    const pages: Page[] = []
    for (let each = 0; each < MEMBERS; each += 1) {
      const first = await device(gateway.origin)
      const who = await member()
      if (each < 2) await signIn(first, who, { remember: true })
      else await openSignedIn(first, who)
      const others = await Promise.all(Array.from({ length: PAGES - 1 }, () => first.context().newPage()))
      for (const page of [first, ...others]) await visit(page)
      pages.push(first, ...others)
    }
    await pages[0]?.waitForTimeout(TOKEN_SECONDS * 1000 + 500)

    const down = gateway.downFrom('/session')
    await Promise.all(pages.map((page) => go(page, '/healthlog/WeightRecord')))
    await down
    const ends = Date.now() + 10_000
    // Meanwhile members do what they do: another screen, and back.
    for (const path of ['/main', '/healthlog/WeightRecord']) {
      await Promise.all(pages.map((page) => go(page, path)))
      await pages[0]?.waitForTimeout(2500)
    }
    await pages[0]?.waitForTimeout(Math.max(0, ends - Date.now()))
    expect(gateway.refused.get('/session'), 'a refresh met the release').toBeGreaterThan(0)
    gateway.up()

    for (const page of pages) {
      expect(pathOf(page)).not.toContain('/login')
      await go(page, '/my/menu')
      await go(page, '/healthlog/WeightRecord')
      const retry = page.getByRole('button', { name: /다시 (시도|연결)/ }).first()
      await expect(records(page).or(retry).first()).toBeVisible()
      if (await retry.isVisible()) await retry.click()
      await expect(records(page)).toBeVisible()
      await expectPath(page, '/healthlog/WeightRecord')
    }
  } finally {
    await gateway.close()
  }
})

// Registered only where there is a Postgres, as the server's own tests on it are.
if (hasTwoServers()) {
  test('two servers on one Postgres, one stopped under traffic: nobody is signed out', async ({ device, now }) => {
    test.setTimeout(240_000)
    const two = await startTwoServers({ ...FAST, HANSANG_TOKEN_SECONDS: '2' })
    const [first, second] = two.servers
    const gateway = await openGateway([first.origin, second.origin])
    try {
      for (const server of two.servers) await new Backend(server).setClock(now)
      const pages: Page[] = []
      for (let each = 0; each < 4; each += 1) {
        const page = await device(gateway.origin)
        const who = await new Backend(second).makeMember('haneul')
        if (each < 2) await signIn(page, who, { remember: true })
        else await openSignedIn(page, who)
        await visit(page)
        pages.push(page)
      }

      let rounds = 0
      const traffic = { goesOn: true }
      const walking = Promise.all(
        pages.map(async (page) => {
          while (traffic.goesOn) {
            for (const path of ['/healthlog/WeightRecord', '/main', '/my/menu']) {
              await go(page, path)
              await settled(page)
              await page.waitForTimeout(300)
            }
            rounds += 1
          }
        }),
      )
      await expect.poll(() => rounds, { timeout: 60_000 }).toBeGreaterThan(pages.length)
      await first.close()
      const before = rounds
      await expect.poll(() => rounds, { timeout: 60_000 }).toBeGreaterThan(before + 2 * pages.length)
      traffic.goesOn = false
      await walking

      for (const page of pages) {
        await go(page, '/healthlog/WeightRecord')
        await expect(records(page)).toBeVisible()
        await expectPath(page, '/healthlog/WeightRecord')
      }
      expect(second.log()).not.toContain('a request failed')
    } finally {
      await gateway.close()
      await two.close()
    }
  })
}
