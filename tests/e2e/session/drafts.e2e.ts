import type { Page } from '@playwright/test'
import { bottomNavigation, expectPath, fillSignIn, open, settled } from '../../support/app.ts'
import type { Backend, Member } from '../../support/backend.ts'
import { openSignedIn } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'

const entry = (page: Page) => page.getByRole('dialog', { name: '체중 기록' })
const field = (page: Page) => entry(page).getByRole('textbox', { name: '체중' })

async function openEntry(page: Page): Promise<void> {
  await page.getByRole('button', { name: '체중 기록하기' }).click()
}

/** A reading is half written when the server says that the session is over. */
async function loseSession(page: Page, backend: Backend, who: Member): Promise<void> {
  // In a page that was loaded anew: nobody has signed in there, and none of its calls asks who it is.
  await openSignedIn(page, who, '/healthlog/WeightRecord')
  await openEntry(page)
  await field(page).fill('66.2')
  await backend.play({ name: 'login', path: '/api/healthlog', username: who.username })
  await entry(page).getByRole('button', { name: '저장하기' }).click()
  await expectPath(page, '/login')
}

test('what was typed when the session was lost is there again for the same member [SES-17]', async ({
  page,
  backend,
  member,
}) => {
  const haneul = await member()
  await loseSession(page, backend, haneul)
  await fillSignIn(page, haneul)
  // And so is the screen that it was typed on.
  await expectPath(page, '/healthlog/WeightRecord')
  await openEntry(page)
  await expect(field(page)).toHaveValue('66.2')
})

test('nobody else finds it [STA-04]', async ({ page, backend, member }) => {
  await loseSession(page, backend, await member())
  await fillSignIn(page, await member('saebyeok'))
  await expectPath(page, '/main')
  await expect(bottomNavigation(page)).toBeVisible()
  await open(page, '/healthlog/WeightRecord')
  await settled(page)
  await openEntry(page)
  await expect(field(page)).toHaveValue('')
})
