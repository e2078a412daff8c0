import type { Page } from '@playwright/test'
import { expectPath, open, reload, settled } from '../../support/app.ts'
import { openSignedIn } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'

const handle = (page: Page, name: string) =>
  page.getByRole('list', { name: '지표' }).getByRole('button', { name: `${name} 옮기기` })

/** The middle of a row's handle. */
async function middleOf(page: Page, name: string): Promise<{ x: number; y: number }> {
  const box = await handle(page, name).boundingBox()
  if (!box) throw new Error(`There is no handle of ${name}.`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** A row that was just lifted follows once its places are measured, which no hand is faster than. */
const placesMeasured = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(done)), 50)),
  )

const savedOrder = (page: Page) =>
  page.waitForResponse((answer) => answer.url().includes('saveHealthIndicatiorSetting') && answer.ok())
const firstIndicator = (page: Page) =>
  page
    .getByRole('region', { name: '내 지표' })
    .getByRole('link')
    .filter({ hasText: /체중|혈압|수면/ })
    .first()

const lead = (page: Page) => page.getByRole('heading', { level: 1 })
const ribbon = (page: Page) => page.getByRole('img', { name: /^오늘 하루/ })

test.describe('the hub of records', () => {
  test.use({ startsAt: '21:31' })

  test('names the missing reading; once recorded, ribbon and lead tell it, and a reload keeps both [HLG-01]', async ({
    page,
    member,
  }) => {
    await openSignedIn(page, await member('haneul'), '/healthlog/healthlog')
    await expect(lead(page)).toHaveText(/혈압 하나만 더/)
    await expect(ribbon(page)).toHaveAccessibleName(/혈압 기록이 남았어요/)

    // Two taps and the numbers.
    await page.getByRole('link', { name: '혈압 기록하기' }).click()
    const entry = page.getByRole('dialog', { name: '혈압 기록하기' })
    const keypad = entry.getByRole('group', { name: '숫자판' })
    for (const key of '11876') await keypad.getByRole('button', { name: key, exact: true }).click()
    await entry.getByRole('button', { name: '저장하기' }).click()
    await expect(entry).toBeHidden()

    await open(page, '/healthlog/healthlog')
    for (const again of [false, true]) {
      if (again) await reload(page)
      await settled(page)
      await expect(lead(page)).not.toHaveText(/혈압 하나만 더/)
      await expect(ribbon(page)).toHaveAccessibleName(/혈압 118\/76/)
      await expect(ribbon(page)).not.toHaveAccessibleName(/기록이 남았어요/)
    }
  })

  test('the indicators are put in order by keys alone, each step is said, and the hub follows [HLG-06]', async ({
    page,
    member,
  }) => {
    await openSignedIn(page, await member('haneul'), '/healthlog/HealthIndicatiorsetting')
    const list = page.getByRole('list', { name: '지표' })
    const saved = page.waitForResponse((answer) => answer.url().includes('saveHealthIndicatiorSetting') && answer.ok())
    await list.getByRole('button', { name: '혈압 옮기기' }).focus()
    await page.keyboard.press('Space')
    await expect(page.getByText(/^혈압 들었어요\. \d+개 가운데 2번째예요\.$/)).toBeAttached()
    await placesMeasured(page)
    await page.keyboard.press('ArrowUp')
    await expect(page.getByText('혈압, 1번째 자리예요.')).toBeAttached()
    await page.keyboard.press('Space')
    await expect(page.getByText('혈압, 1번째에 놓았어요.')).toBeAttached()
    await saved
    await open(page, '/healthlog/healthlog')
    await settled(page)
    await expect(
      page
        .getByRole('region', { name: '내 지표' })
        .getByRole('link')
        .filter({ hasText: /체중|혈압/ })
        .first(),
    ).toContainText('혈압')
  })

  test('a row is drawn to its place with the mouse, said, saved, and the hub follows [HLG-06]', async ({
    page,
    member,
  }) => {
    await openSignedIn(page, await member('haneul'), '/healthlog/HealthIndicatiorsetting')
    const [from, to] = [await middleOf(page, '혈압'), await middleOf(page, '체중')]
    const saved = savedOrder(page)
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(from.x, from.y - 8, { steps: 4 })
    await expect(page.getByText(/^혈압 들었어요\. \d+개 가운데 2번째예요\.$/)).toBeAttached()
    await placesMeasured(page)
    await page.mouse.move(to.x, to.y - 4, { steps: 12 })
    await expect(page.getByText('혈압, 1번째 자리예요.')).toBeAttached()
    await page.mouse.up()
    await expect(page.getByText('혈압, 1번째에 놓았어요.')).toBeAttached()
    await saved
    await open(page, '/healthlog/healthlog')
    await settled(page)
    await expect(firstIndicator(page)).toContainText('혈압')
  })

  test('a row is drawn to its place with a finger resting on its handle; passing over moves nothing [HLG-06]', async ({
    page,
    member,
  }) => {
    await openSignedIn(page, await member('haneul'), '/healthlog/HealthIndicatiorsetting')
    const [from, to] = [await middleOf(page, '수면'), await middleOf(page, '체중')]
    const screen = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
      screen.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: from.x, y }] })
    const draw = async () => {
      for (let step = 1; step <= 12; step += 1) await touch('touchMove', from.y + ((to.y - 4 - from.y) * step) / 12)
    }

    await touch('touchStart', from.y)
    await draw()
    await touch('touchEnd')
    await expect(page.getByText(/^수면 들었어요/)).toHaveCount(0)
    await expect(handle(page, '체중')).toBeInViewport()
    expect((await middleOf(page, '수면')).y).toBeGreaterThan((await middleOf(page, '체중')).y)

    const saved = savedOrder(page)
    await touch('touchStart', from.y)
    await expect(page.getByText(/^수면 들었어요\. \d+개 가운데 4번째예요\.$/)).toBeAttached()
    await placesMeasured(page)
    await draw()
    await expect(page.getByText('수면, 1번째 자리예요.')).toBeAttached()
    await touch('touchEnd')
    await expect(page.getByText('수면, 1번째에 놓았어요.')).toBeAttached()
    await saved
    await open(page, '/healthlog/healthlog')
    await settled(page)
    await expect(firstIndicator(page)).toContainText('수면')
  })

  test('steps, intake, weight and every other kind of record are reached from home and the hub [PRD-06]', async ({
    page,
    member,
  }) => {
    await openSignedIn(page, await member('haneul'), '/main')
    await settled(page)
    await expect(page.getByText('걸음').first()).toBeVisible()
    const places = [
      ['체중', '/healthlog/WeightRecord'],
      ['혈압', '/healthlog/BloodpressureRecord'],
      ['혈당', '/healthlog/BloodSugarRecord'],
      ['수면', '/healthlog/sleepRecord'],
      ['심박수', '/healthlog/heartRateRecord'],
      ['체지방률', '/healthlog/WeightRecord?kind=BDF'],
    ] as const
    const indicators = page.getByRole('region', { name: '내 지표' })
    for (const [name, path] of places) {
      await open(page, '/healthlog/healthlog')
      await indicators.getByRole('link').filter({ hasText: name }).first().click()
      await expect.poll(() => page.evaluate(() => location.hash)).toBe(`#${path}`)
      await settled(page)
    }
    await open(page, '/healthlog/healthlog')
    await page
      .getByRole('region', { name: '먹은 것과 쓴 것' })
      .getByRole('button', { name: /^먹은 것/ })
      .click()
    await expect(page.getByRole('dialog', { name: '먹은 것, 일주일' })).toBeVisible()
    await page.keyboard.press('Escape')
    await open(page, '/healthlog/healthlog')
    await page
      .getByRole('region', { name: '돌아보기' })
      .getByRole('link', { name: /건강검진/ })
      .click()
    await expectPath(page, '/healthlog/healthscreenings')
  })
})
