import type { Locator, Page } from '@playwright/test'
import { expectPath, fillSignIn, open, settled, signIn } from '../../support/app.ts'
import { openSignedIn } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'

const atHome = (page: Page) => page.getByRole('navigation', { name: '바로 기록하기' }).getByRole('link')
const list = (page: Page) => page.getByRole('list', { name: '빠른 메뉴' })
const grip = (page: Page, name: string) => list(page).getByRole('button', { name: `${name} 옮기기` })
const names = (page: Page) =>
  list(page)
    .getByRole('switch')
    .evaluateAll((switches) => switches.slice(0, 5).map((each) => each.closest('li')?.textContent ?? ''))

/** A row that was just lifted hears the next key once its places are measured, which no finger is faster than. */
const measured = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(done)), 50)),
  )

test('the quick menu is arranged by keys alone, each step is said, and home shows it after a reload [MYP-03]', async ({
  page,
  member,
}) => {
  await openSignedIn(page, await member('haneul'), '/my/settingQuickMenu')
  await grip(page, '혈압').focus()
  const saved = page.waitForResponse((answer) => answer.url().includes('saveQuickMenuShwYn') && answer.ok())
  await page.keyboard.press('Space')
  await expect(page.getByText('혈압 들었어요. 12개 가운데 3번째예요.')).toBeAttached()
  await measured(page)
  await page.keyboard.press('ArrowUp')
  await expect(page.getByText('혈압, 2번째 자리예요.')).toBeAttached()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByText('혈압, 1번째 자리예요.')).toBeAttached()
  await page.keyboard.press('Space')
  await expect(page.getByText('혈압, 1번째에 놓았어요.')).toBeAttached()
  await saved
  await open(page, '/main')
  await settled(page)
  await expect(atHome(page)).toHaveText(['혈압', '식사', '체중', '혈당', '수면'])
  await page.reload()
  await settled(page)
  await expect(atHome(page).first()).toHaveText('혈압')
})

test('without dragging two arrows move it, one is put in for another, and a sixth has no room', async ({
  page,
  member,
}) => {
  await openSignedIn(page, await member('haneul'), '/my/settingQuickMenu')
  await expect(list(page).getByRole('switch', { name: '운동 보이기' })).toBeDisabled()
  await grip(page, '수면').click()
  await page.getByRole('button', { name: '수면 위로' }).click()
  await expect(page.getByText('수면, 4번째에 놓았어요.')).toBeAttached()
  await page.getByRole('button', { name: '수면 위로' }).click()
  await expect(page.getByText('수면, 3번째에 놓았어요.')).toBeAttached()
  // The arrow keeps the focus while its row moves.
  await expect(page.getByRole('button', { name: '수면 위로' })).toBeFocused()
  await grip(page, '수면').click()
  await list(page).getByText('혈당 보이기').click({ force: true })
  await expect(list(page).getByRole('switch', { name: '혈당 보이기' })).not.toBeChecked()
  await expect(list(page).getByRole('switch', { name: '약 보이기' })).toBeEnabled()
  const saved = page.waitForResponse((answer) => answer.url().includes('saveQuickMenuShwYn') && answer.ok())
  await list(page).getByRole('switch', { name: '약 보이기' }).press('Space')
  await saved
  await expect
    .poll(() => names(page))
    .toEqual(['식사', '체중', '수면', '혈압', '약'].map((name) => expect.stringContaining(name)))
  await open(page, '/main')
  await settled(page)
  await expect(atHome(page)).toHaveText(['식사', '체중', '수면', '혈압', '약'])
})

/** From the middle of one thing to the middle of another, as a hand does it: lifted first, then carried. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await middleOf(from), await middleOf(to)]
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(start.x, start.y - 8, { steps: 4 })
  await measured(page)
  await page.mouse.move(end.x, end.y, { steps: 12 })
}

async function middleOf(thing: Locator): Promise<{ x: number; y: number }> {
  const box = await thing.boundingBox()
  if (box === null) throw new Error('Not on the page')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

test('a row is dragged by its handle, and home shows it [MYP-03]', async ({ page, member }) => {
  await openSignedIn(page, await member('haneul'), '/my/settingQuickMenu')
  const saved = page.waitForResponse((answer) => answer.url().includes('saveQuickMenuShwYn') && answer.ok())
  await drag(page, grip(page, '혈압'), grip(page, '식사'))
  await expect(page.getByText('혈압, 1번째 자리예요.')).toBeAttached()
  await page.mouse.up()
  await expect(page.getByText('혈압, 1번째에 놓았어요.')).toBeAttached()
  await saved
  await expect
    .poll(() => names(page))
    .toEqual(['혈압', '식사', '체중', '혈당', '수면'].map((name) => expect.stringContaining(name)))
  await open(page, '/main')
  await settled(page)
  await expect(atHome(page)).toHaveText(['혈압', '식사', '체중', '혈당', '수면'])
})

test('without a connection the order comes back with a word, and nothing was changed', async ({
  page,
  context,
  member,
}) => {
  await openSignedIn(page, await member('haneul'), '/my/settingQuickMenu')
  await context.setOffline(true)
  await grip(page, '수면').click()
  await page.getByRole('button', { name: '수면 위로' }).click()
  await expect(page.getByText('저장하지 못했어요. 다시 시도해 주세요.').first()).toBeVisible()
  await expect(list(page).getByRole('listitem').nth(4)).toContainText('수면')
  await context.setOffline(false)
  const saved = page.waitForResponse((answer) => answer.url().includes('saveQuickMenuShwYn') && answer.ok())
  await page.getByRole('button', { name: '수면 위로' }).click()
  await saved
  await open(page, '/main')
  await settled(page)
  await expect(atHome(page)).toHaveText(['식사', '체중', '혈압', '수면', '혈당'])
})

test('of two phones the later one stands; the other is told, and finds that order when it is back [SES-25]', async ({
  page,
  device,
  member,
}) => {
  const haneul = await member('haneul')
  await signIn(page, haneul)
  await open(page, '/my/settingQuickMenu')
  await settled(page)
  const later = await device()
  await openSignedIn(later, haneul, '/my/settingQuickMenu')
  await grip(later, '수면').click()
  const saved = later.waitForResponse((answer) => answer.url().includes('saveQuickMenuShwYn') && answer.ok())
  await later.getByRole('button', { name: '수면 위로' }).click()
  await saved

  await grip(page, '혈압').click()
  await page.getByRole('button', { name: '혈압 위로' }).click()
  await expect(page.getByText('다른 기기에서 로그인했어요')).toBeVisible()
  await page.getByRole('button', { name: '여기서 다시 로그인' }).click()
  await fillSignIn(page, haneul)
  await expectPath(page, '/my/settingQuickMenu')
  await expect
    .poll(() => names(page))
    .toEqual(['식사', '체중', '혈압', '수면', '혈당'].map((name) => expect.stringContaining(name)))
})
