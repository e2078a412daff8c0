import type { Page } from '@playwright/test'
import { expectPath, fillSignIn, open, openFresh, settled, signIn, signInForm, toast } from '../../support/app.ts'
import { openSignedIn } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'

const SAVE = '/api/healthlog/nutrition/SaveMealRecordSearchDetailList'
const dinner = '/healthlog/mealRecordSearch?meal=3'

const basket = (page: Page) => page.getByRole('button', { name: /^담은 음식 보기/ })
const record = (page: Page) => page.getByRole('button', { name: /^(기록하기|다시 보내기)$/ })

/**
 * Finds a food by its name and puts it into the basket with one tap. The kitchen has a dish of the same name, below the
 * home one.
 */
async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('searchbox', { name: '음식 이름' }).fill(name)
  await page
    .getByRole('button', { name: `${name} 담기`, exact: true })
    .first()
    .click()
  await expect(page.getByRole('spinbutton', { name, exact: true })).toBeVisible()
}

/**
 * What the dinner comes to so far, as the sheet of meal and time says it. Ends on the menu, where everything here
 * begins.
 */
async function expectDinner(page: Page, kcal: string, at = dinner): Promise<void> {
  await open(page, at)
  await page.getByRole('button', { name: '끼니와 시각 바꾸기' }).click()
  const sheet = page.getByRole('dialog', { name: '언제 드셨어요?' })
  await expect(sheet.getByRole('status')).toContainText(kcal)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await open(page, '/menu/todayMenu')
  await settled(page)
}

/** The foods of the dinner as its own page lists them: each of these stands there once, and nothing else does. */
async function expectFoods(page: Page, names: readonly string[], at = '/diary/detail?meal=3'): Promise<void> {
  await open(page, at)
  await settled(page)
  const foods = page.getByRole('list', { name: /음식 \d+가지/ }).getByRole('listitem')
  await expect(foods).toHaveCount(names.length)
  for (const name of names) await expect(foods.filter({ hasText: name })).toHaveCount(1)
}

/** Counts what is tapped from now on, over whatever screens of the app. */
async function countTaps(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const { dataset } = document.documentElement
    dataset['taps'] = '0'
    const count = ({ isTrusted }: MouseEvent) => {
      if (isTrusted) dataset['taps'] = String(Number(dataset['taps']) + 1)
    }
    addEventListener('click', count, { capture: true })
  })
  return async () => Number(await page.locator('html').getAttribute('data-taps'))
}

const kcalOf = async (page: Page) =>
  /[\d,]+ kcal/.exec((await basket(page).textContent())?.replace(/\u00A0/g, ' ') ?? '')?.[0] ?? 'no energy'

const FOUR = ['현미밥', '두부조림', '시금치나물', '김치찌개']

test.describe('a dinner at home', () => {
  test.use({ startsAt: '19:24' })

  test('stands in the basket when the connection is cut; a second try records four, once [MEA-01] [MEA-05]', async ({
    page,
    member,
    backend,
  }) => {
    const saebyeok = await member('saebyeok')
    await openSignedIn(page, saebyeok, '/menu/todayMenu')
    await open(page, dinner)
    for (const food of FOUR) await choose(page, food)
    await expect(basket(page)).toHaveAccessibleName(/4가지/)
    const sum = await kcalOf(page)
    await backend.play({ name: 'cut', path: SAVE, username: saebyeok.username, times: 'always' })
    await record(page).click()
    await expect(page.getByText('저장하지 못했어요. 담은 것은 그대로예요.')).toBeVisible()
    await expect(basket(page)).toHaveAccessibleName(/4가지/)
    await backend.endFaults(saebyeok.username)
    await record(page).click()
    await expectPath(page, '/menu/todayMenu')
    await expect(toast(page, '기록했어요').first()).toBeVisible()
    await expectDinner(page, sum.replace(' ', '\u00A0'))
    await expectFoods(page, FOUR)
  })

  test('stands there once when it was recorded and only the answer was lost [MEA-01]', async ({
    page,
    member,
    backend,
  }) => {
    const saebyeok = await member('saebyeok')
    await openSignedIn(page, saebyeok, '/menu/todayMenu')
    await open(page, dinner)
    for (const food of FOUR) await choose(page, food)
    // Always: a browser sends by itself again what it lost on a connection that was open, so once would not be seen.
    await backend.play({ name: 'lost', path: SAVE, username: saebyeok.username, times: 'always' })
    await record(page).click()
    await expect(page.getByText('저장하지 못했어요. 담은 것은 그대로예요.')).toBeVisible()
    await backend.endFaults(saebyeok.username)
    await page.getByRole('button', { name: '다시 보내기' }).click()
    await expectPath(page, '/menu/todayMenu')
    await expectFoods(page, FOUR)
  })

  test('outlives a session that is lost at the tap [MEA-05] [SES-17]', async ({ page, member, backend }) => {
    const saebyeok = await member('saebyeok')
    // By the form: it is the sign-in that tells the app whose basket it is.
    await signIn(page, saebyeok)
    await open(page, dinner)
    for (const food of FOUR) await choose(page, food)
    await backend.play({ name: 'login', path: SAVE, username: saebyeok.username })
    await record(page).click()
    await expectPath(page, '/login')
    await fillSignIn(page, saebyeok)
    await expectPath(page, '/healthlog/mealRecordSearch')
    await expect(basket(page)).toHaveAccessibleName(/4가지/)
    await record(page).click()
    await expect(toast(page, '기록했어요').first()).toBeVisible()
    await expectFoods(page, FOUR)
  })

  test('is nobody else’s when the next who signs in is another member [STA-04]', async ({ page, member, backend }) => {
    const saebyeok = await member('saebyeok')
    await signIn(page, saebyeok)
    await open(page, dinner)
    await choose(page, '현미밥')
    await backend.play({ name: 'login', path: SAVE, username: saebyeok.username })
    await record(page).click()
    await expectPath(page, '/login')
    await fillSignIn(page, await member())
    await expect(signInForm(page).username).toBeHidden()
    await open(page, dinner)
    await settled(page)
    await expect(page.getByRole('searchbox', { name: '음식 이름' })).toBeVisible()
    await expect(basket(page)).toHaveCount(0)
  })

  test('has a food recorded elsewhere meanwhile: it is asked about, and taken back its amount returns', async ({
    page,
    context,
    member,
  }) => {
    await openSignedIn(page, await member('saebyeok'), '/menu/todayMenu')
    await open(page, dinner)
    await choose(page, '현미밥')
    // A member is signed in on one at a time: the other place is another tab of the same session.
    const other = await context.newPage()
    await openFresh(other, '/menu/todayMenu')
    await open(other, dinner)
    await choose(other, '현미밥')
    await other.getByRole('spinbutton', { name: '현미밥', exact: true }).press('ArrowUp')
    const theirs = await kcalOf(other)
    expect(theirs).not.toBe(await kcalOf(page))
    await record(other).click()
    await expectPath(other, '/menu/todayMenu')
    await other.close()
    await page.bringToFront()

    await record(page).click()
    await page
      .getByRole('dialog', { name: '한 번 더 드셨어요?' })
      .getByRole('button', { name: '양만 바꿀게요' })
      .click()
    await expectPath(page, '/menu/todayMenu')
    await page.getByRole('button', { name: '취소' }).click()
    await expect(toast(page, '기록을 지웠어요').first()).toBeVisible()
    await expectDinner(page, theirs.replace(' ', '\u00A0'))
    await expectFoods(page, ['현미밥'])
  })

  test('is recorded once by a double tap, and what was added is taken back by the toast', async ({ page, member }) => {
    await openSignedIn(page, await member('saebyeok'), '/menu/todayMenu')
    await open(page, dinner)
    await choose(page, '현미밥')
    const sum = await kcalOf(page)
    await record(page).dblclick()
    await expectPath(page, '/menu/todayMenu')
    await expectDinner(page, sum.replace(' ', '\u00A0'))
    await open(page, dinner)
    await choose(page, '두부조림')
    await record(page).click()
    await expectPath(page, '/menu/todayMenu')
    // the notice of the first dinner fades
    const takeBack = page.getByRole('button', { name: '취소' })
    await expect(takeBack).toHaveCount(1)
    await takeBack.click()
    await expect(toast(page, '기록을 지웠어요').first()).toBeVisible()
    await expectDinner(page, sum.replace(' ', '\u00A0'))
  })

  test('is eaten again by three taps, with one amount changed, and leaves the dinner before as it is', async ({
    page,
    member,
    now,
  }) => {
    await openSignedIn(page, await member('saebyeok'), '/menu/todayMenu')
    const before = new Date(now.getTime() - 2 * 86_400_000)
    const weekday = new Intl.DateTimeFormat('ko-KR', { timeZone: 'Asia/Seoul', weekday: 'long' }).format(before)
    const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul' }).format(before).replaceAll('-', '')
    await open(page, `${dinner}&day=${day}`)
    for (const food of ['현미밥', '두부조림', '시금치나물']) await choose(page, food)
    const sum = await kcalOf(page)
    await record(page).click()
    await expectPath(page, '/menu/todayMenu')

    await open(page, '/healthlog/mealRecord')
    await settled(page)
    const taps = await countTaps(page)
    await page.getByRole('list', { name: '이날의 상' }).getByRole('link', { name: '저녁 기록하기' }).click()
    const again = page.getByRole('region', { name: '지난번 그대로' })
    await expect(again).toContainText(`${weekday} 저녁 그대로`)
    await again.getByRole('button', { name: '담기' }).click()
    await page.getByRole('spinbutton', { name: '현미밥', exact: true }).press('ArrowDown')
    await expect(basket(page)).toHaveAccessibleName(/3가지/)
    const less = await kcalOf(page)
    expect(less).not.toBe(sum)
    await record(page).click()
    await expectPath(page, '/healthlog/mealRecord')
    expect(await taps()).toBe(3)
    await expectFoods(page, ['현미밥', '두부조림', '시금치나물'])
    await expectDinner(page, less.replace(' ', '\u00A0'))
    await expectDinner(page, sum.replace(' ', '\u00A0'), `${dinner}&day=${day}`)
  })

  test('that nobody has in a table is typed in, and stands at the meal and the time that were chosen', async ({
    page,
    member,
  }) => {
    await openSignedIn(page, await member('saebyeok'), '/menu/todayMenu')
    await open(page, '/healthlog/mealRecordMenuWrite?meal=3')
    await page.getByRole('button', { name: '끼니와 시각 바꾸기' }).click()
    const sheet = page.getByRole('dialog', { name: '언제 드셨어요?' })
    await sheet.getByRole('button', { name: '간식' }).click()
    await sheet.getByRole('button', { name: '정하기' }).click()
    await expect(sheet).toBeHidden()
    await page.getByRole('textbox', { name: '음식 이름' }).fill('팥 호빵')
    await page.getByRole('textbox', { name: '열량 (kcal)' }).fill('220')
    await page.getByRole('button', { name: '적어 두고 기록하기' }).click()
    await expectPath(page, '/menu/todayMenu')
    await expectFoods(page, ['팥 호빵'], '/diary/detail?meal=5')
    await expect(page.getByRole('button', { name: /^먹은 시간/ })).toContainText('15:30')
  })

  test('counts a food that stands there already once more only when that is said', async ({ page, member }) => {
    await openSignedIn(page, await member('saebyeok'), '/menu/todayMenu')
    for (const [asked, kcal] of [
      [null, 1],
      ['양만 바꿀게요', 1],
      ['한 번 더 먹었어요', 2],
    ] as const) {
      await open(page, dinner)
      await choose(page, '현미밥')
      const one = Number((await kcalOf(page)).replace(' kcal', ''))
      await record(page).click()
      if (asked)
        await page.getByRole('dialog', { name: '한 번 더 드셨어요?' }).getByRole('button', { name: asked }).click()
      await expectPath(page, '/menu/todayMenu')
      await expectDinner(page, `${one * kcal}\u00A0kcal`)
    }
  })

  test('asks before it is left, and the amount of a food belongs to the same basket [MEA-05]', async ({
    page,
    member,
  }) => {
    await openSignedIn(page, await member(), '/menu/todayMenu')
    await open(page, dinner)
    await choose(page, '현미밥')
    await page
      .getByRole('link', { name: /^현미밥/ })
      .first()
      .click()
    await settled(page)
    const bowl = page.getByRole('slider', { name: '먹은 양' })
    await bowl.press('Home')
    await bowl.press('ArrowRight')
    await page.getByRole('button', { name: '저녁에 담기' }).click()
    await expect(page.getByRole('spinbutton', { name: '현미밥', exact: true })).toHaveAttribute(
      'aria-valuetext',
      '반 공기',
    )
    await page.getByRole('button', { name: '뒤로' }).click()
    const question = page.getByRole('alertdialog', { name: '담은 음식을 두고 나갈까요?' })
    await question.getByRole('button', { name: '계속 적을게요' }).click()
    await expect(basket(page)).toBeVisible()
    await page.getByRole('button', { name: '뒤로' }).click()
    await question.getByRole('button', { name: '나갈게요' }).click()
    await expectPath(page, '/menu/todayMenu')
    await open(page, dinner)
    await expect(basket(page)).toHaveCount(0)
  })
})
