import type { Page } from '@playwright/test'
import { expectPath, open } from '../../support/app.ts'
import { atOwnPlace } from '../../support/own-place.ts'
import { openSignedIn } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'

test('a vote is told to the voter alone, and sums to a hundred [journey 8]', async ({ page, member }) => {
  const saebyeok = await member('saebyeok')
  const asked: string[] = []
  page.on('response', (answer) => {
    if (answer.url().includes('/api/service/event/detail')) void answer.text().then((text) => asked.push(text))
  })
  await openSignedIn(page, saebyeok, '/service/event/vote?eventSeq=94')
  await page.getByRole('radio', { name: '굴국밥' }).check()
  const before = [...asked]
  await page.getByRole('button', { name: '굴국밥에 투표하기' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '굴국밥이 앞서고 있어요' })).toBeVisible()
  expect(before.length).toBeGreaterThan(0)
  for (const text of before) expect(text).not.toMatch(/"choiceRate":\d/)
  const shares = await page.getByText(/^\d+%$/).allInnerTexts()
  expect(shares.reduce((sum, share) => sum + Number.parseInt(share, 10), 0)).toBe(100)
})

test('a turn whose answer was lost is read, never drawn again: the same bowl stands [journey 1] [journey 12]', async ({
  page,
  context,
  member,
  backend,
}) => {
  const haneul = await member('haneul')
  const turn = (on: Page) => on.getByRole('button', { name: '한 번 돌리기' })
  const result = (on: Page) => on.getByRole('heading', { level: 1, name: /내 자리에 멈췄어요|이번에는 빈 그릇이에요/ })
  await openSignedIn(page, haneul, '/service/event/roulet?eventSeq=57')
  const other = await context.newPage()
  await open(other, '/service/event/roulet?eventSeq=57')
  await expect(turn(other)).toBeVisible()
  await expect(page.getByText('8분의 1')).toBeVisible()

  await backend.play({ name: 'cut', username: haneul.username, path: '/api/service/event/draw', times: 'always' })
  await turn(page).click()
  await expect(page.getByText('답을 받지 못했어요.').first()).toBeVisible()
  await backend.endFaults(haneul.username)
  await turn(other).click()
  await expect(result(other)).toBeVisible({ timeout: 30_000 })
  const words = await result(other).innerText()

  await page.getByRole('button', { name: '결과 보기' }).click()
  await expect(result(page)).toBeVisible({ timeout: 30_000 })
  await expect(result(page)).toHaveText(words, { useInnerText: true })
  // Journeys run under reduced motion (playwright.config.ts): nothing of the table may be on its way.
  const table = page.getByRole('img', { name: '여덟 그릇이 놓인 돌림상' })
  expect(await table.evaluate((drawn) => drawn.getAnimations({ subtree: true }).length)).toBe(0)
  // What the words tell is what lies before the eyes, here, in the other window, and when the page comes anew.
  const won = words.includes('포인트') ? 'coin' : 'bibim'
  const told = words.includes('빈 그릇') ? 'empty' : won
  const lies = { dishes: [told], isInPlace: true, isUpright: true, isWhole: true }
  expect(await page.evaluate(atOwnPlace)).toMatchObject(lies)
  expect(await other.evaluate(atOwnPlace)).toMatchObject(lies)
  await page.reload()
  await expect(result(page)).toHaveText(words, { useInnerText: true })
  await expect(turn(page)).toHaveCount(0)
  expect(await page.evaluate(atOwnPlace)).toMatchObject(lies)
})

test('a survey goes on after a reload, loses the branch that was left, and pays once [journey 4]', async ({
  page,
  member,
}) => {
  await openSignedIn(page, await member('saebyeok'), '/service/event/survey?eventSeq=91')
  const next = () => page.getByRole('button', { name: '다음' }).click()
  const heading = (name: RegExp) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.getByRole('radio', { name: 'B 일품' }).check()
  await next()
  await heading(/더 자주 먹고 싶은 반찬/)
  await page.getByRole('checkbox', { name: '두부' }).check()
  await next()
  await heading(/두부는 어떻게 드시는 게/)
  await page.reload()
  await heading(/두부는 어떻게 드시는 게/)
  await page.goBack()
  await heading(/더 자주 먹고 싶은 반찬/)
  await page.getByRole('checkbox', { name: '두부' }).uncheck()
  await page.getByRole('checkbox', { name: '나물' }).check()
  await next()
  await heading(/좋았던 것을 적어/)
  await page.getByRole('button', { name: '보내기' }).dblclick()
  await heading(/300포인트를 드렸어요/)
  await page.getByRole('link', { name: '내가 한 답 보기' }).click()
  await expect(page.getByText('나물', { exact: true })).toBeVisible()
  await open(page, '/mypage/point')
  await expect(page.getByText('이번 주 식당 설문 이벤트')).toHaveCount(1)
})

test('a survey that was begun goes on on another phone, where one stopped, and is sent there', async ({
  page,
  device,
  member,
}) => {
  const saebyeok = await member('saebyeok')
  await openSignedIn(page, saebyeok, '/service/event/survey?eventSeq=91')
  await page.getByRole('radio', { name: 'B 일품' }).check()
  await page.getByRole('button', { name: '다음' }).click()
  // The server says all that it keeps by now.
  const both = page.waitForResponse(
    async (answer) =>
      answer.url().includes('questionnaire-draft') && /"questionSeq":1\b.*"questionSeq":2\b/.test(await answer.text()),
  )
  await page.getByRole('checkbox', { name: '나물' }).check()
  await both

  const other = await device()
  await openSignedIn(other, saebyeok, '/service/event/list')
  await other.getByRole('link', { name: /이번 주 식당 설문.*적다 만 답이 있어요/ }).click()
  await expect(other.getByRole('heading', { level: 1, name: /좋았던 것을 적어/ })).toBeVisible()
  await expect(other.getByText('적어 두신 답을 이어서 보여 드려요')).toBeVisible()
  await other.getByRole('button', { name: '보내기' }).click()
  await expect(other.getByRole('heading', { level: 1, name: /300포인트를 드렸어요/ })).toBeVisible()
  await other.getByRole('link', { name: '내가 한 답 보기' }).click()
  for (const said of ['B 일품', '나물']) await expect(other.getByText(said, { exact: true })).toBeVisible()
})

test('an event that is over leads to who has won, and from there to what one won oneself', async ({ page, member }) => {
  await openSignedIn(page, await member('haneul'), '/service/event/healthydraw?eventSeq=87')
  const way = page.getByRole('link', { name: '당첨 발표 보기' })
  await expect(way).toBeVisible()
  await way.click()
  await expectPath(page, '/service/event/res-detail')
  await expect(page.getByRole('heading', { level: 1, name: '점심 한 끼에 뽑혔어요' })).toBeVisible()
  await page.getByRole('link', { name: '쿠폰함 보기' }).click()
  await expectPath(page, '/mypage/coupon-list')
  await open(page, '/service/event/res-list')
  await expect(page.getByRole('link', { name: /^가을 걷기 추첨/ })).toContainText('점심 한 끼')
})

test('an event that is over without anything to draw leads nowhere', async ({ page, member }) => {
  await openSignedIn(page, await member('haneul'), '/service/event/stampevalrecentmenu?eventSeq=88')
  await expect(page.getByRole('heading', { level: 1, name: '다 모았어요' })).toBeVisible()
  await expect(page.getByRole('link', { name: '당첨 발표 보기' })).toHaveCount(0)
})
