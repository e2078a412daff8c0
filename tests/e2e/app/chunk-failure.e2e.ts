import { fillSignIn, settled } from '../../support/app.ts'
import { serveWithout, type LossyApp } from '../../support/lossy-app.ts'
import { expect, test as base } from '../../support/test.ts'

/** A server whose copy of the app has lost the chunk of the weight screen. */
const test = base.extend<{ lossy: LossyApp }>({
  lossy: async ({ now: _now }, provide) => {
    const app = await serveWithout(/WeightRecord-[\w-]+\.js/)
    await provide(app)
    await app.close()
  },
})

test('a screen whose code is missing reloads the page once, then says so; never in a loop [ROU-07] [ROU-20]', async ({
  page,
  lossy,
}) => {
  const member = await lossy.backend.makeMember('haneul')
  await page.goto(`${lossy.backend.origin}/#/login`)
  await fillSignIn(page, member)
  await settled(page)
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  await page.getByRole('link', { name: '체중' }).click()
  await expect(page.getByRole('button', { name: '다시 시도' })).toBeVisible()
  await page.waitForTimeout(1500)
  expect(loads).toBe(1)

  lossy.restore()
  await page.getByRole('button', { name: '다시 시도' }).click()
  await expect(page.getByRole('list', { name: '기록' })).toBeVisible()
})

const withoutRoutes = base.extend<{ lossy: LossyApp }>({
  lossy: async ({ now: _now }, provide) => {
    const app = await serveWithout(/routes-[\w-]+\.js/)
    await provide(app)
    await app.close()
  },
})

withoutRoutes(
  'without the file of the routes the sign-in stands, and what it leads to says so once the page was loaded anew [ROU-07] [ROU-20]',
  async ({ page, lossy }) => {
    const member = await lossy.backend.makeMember('haneul')
    await page.goto(`${lossy.backend.origin}/#/login/username`)
    await page.waitForEvent('load') // the file is asked for ahead of time: the page was loaded anew for it
    await fillSignIn(page, member)
    await expect(page.getByRole('button', { name: '다시 시도' })).toBeVisible()

    lossy.restore()
    await page.getByRole('button', { name: '다시 시도' }).click()
    await expect(page.getByRole('navigation', { name: '주요 화면' })).toBeVisible()
    // An address of its own, as from a message: its screen opens with its query.
    await page.goto(`${lossy.backend.origin}/#/menu/todayMenu?menuDt=20261119`)
    await settled(page)
    await expect(page).toHaveURL(/todayMenu\?menuDt=20261119/)
  },
)
