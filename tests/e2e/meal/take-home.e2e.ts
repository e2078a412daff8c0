import type { Page } from '@playwright/test'
import { reload, settled } from '../../support/app.ts'
import { openSignedIn } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'

const kit = (page: Page, name: RegExp) => page.getByRole('button', { name })
const sheet = (page: Page) => page.getByRole('dialog', { name: '몇 시에 받으실까요?' })

/** Opens the form of a kit over the list, and asks for some of it. */
async function ask(page: Page, name: string, time: RegExp, count = 1) {
  await kit(page, new RegExp(name)).click()
  await page.getByRole('dialog', { name }).getByRole('button', { name: '예약하기' }).click()
  await sheet(page).getByRole('radio', { name: time }).click()
  for (let more = 1; more < count; more += 1) await sheet(page).getByRole('button', { name: '수량 늘리기' }).click()
}

test.describe('taking something home', () => {
  test.use({ startsAt: '13:12' })

  test('two members want the last kit at once: one has a number, the other reads that it is gone', async ({
    page,
    device,
    member,
  }) => {
    const first = await member()
    await openSignedIn(page, first, '/meal/takeHomeList')
    // Ten of twelve are gone before both look; the last two are wanted by both.
    await ask(page, '나물 세 가지', /18:00/, 10)
    await sheet(page)
      .getByRole('button', { name: /원 예약하기/ })
      .click()
    await expect(page.getByRole('heading', { name: /18:00에 받으러 오세요/ })).toBeVisible()

    const [one, other] = [await device(), await device()]
    for (const phone of [one, other]) {
      await openSignedIn(phone, await member(), '/meal/takeHomeList')
      await ask(phone, '나물 세 가지', /18:20/, 2)
    }
    await Promise.all(
      [one, other].map((phone) =>
        sheet(phone)
          .getByRole('button', { name: /원 예약하기/ })
          .click(),
      ),
    )
    const results = [one, other].map((phone) => phone.getByText('받는 번호'))
    const refusals = [one, other].map((phone) => sheet(phone).getByText('방금 다 나갔어요.'))
    await expect.poll(async () => (await Promise.all(results.map((words) => words.count()))).toSorted()).toEqual([0, 1])
    await expect
      .poll(async () => (await Promise.all(refusals.map((words) => words.count()))).toSorted())
      .toEqual([0, 1])
    const late = (await refusals[0]?.count()) === 1 ? one : other
    await sheet(late).getByRole('button', { name: '다른 것 보기' }).click()
    await expect(kit(late, /나물 세 가지.*품절/)).toBeVisible()

    // Whoever cancels gives them back.
    await page.getByRole('button', { name: '예약 취소' }).click()
    await page.getByRole('button', { name: '취소할게요' }).click()
    await expect(page.getByRole('heading', { name: '예약을 취소했어요' })).toBeVisible()
    await reload(late)
    await settled(late)
    await expect(kit(late, /나물 세 가지.*10개 남았어요/)).toBeVisible()
  })

  test('two members want the last places of a time at once: one has them, the other takes another time', async ({
    device,
    member,
  }) => {
    const [one, other] = [await device(), await device()]
    for (const phone of [one, other]) {
      await openSignedIn(phone, await member(), '/meal/takeHomeList')
      // Three are free then.
      await ask(phone, '순두부찌개 밀키트', /17:20/, 2)
    }
    await Promise.all(
      [one, other].map((phone) =>
        sheet(phone)
          .getByRole('button', { name: /원 예약하기/ })
          .click(),
      ),
    )
    const results = [one, other].map((phone) => phone.getByRole('heading', { name: /17:20에 받으러 오세요/ }))
    const refusals = [one, other].map((phone) =>
      sheet(phone).getByText('그 시간은 방금 꽉 찼어요. 다른 시간을 골라 주세요.'),
    )
    await expect.poll(async () => (await Promise.all(results.map((words) => words.count()))).toSorted()).toEqual([0, 1])
    await expect
      .poll(async () => (await Promise.all(refusals.map((words) => words.count()))).toSorted())
      .toEqual([0, 1])
    const late = (await refusals[0]?.count()) === 1 ? one : other
    await expect(sheet(late).getByRole('radio', { name: /17:20.*1자리/ })).toBeDisabled()
    await sheet(late).getByRole('radio', { name: /18:40/ }).click()
    await sheet(late)
      .getByRole('button', { name: /원 예약하기/ })
      .click()
    await expect(late.getByRole('heading', { name: /18:40에 받으러 오세요/ })).toBeVisible()
  })

  test('after three o’clock the button is gone, and tomorrow’s stand', async ({ page, member, moveClock }) => {
    const haneul = await member()
    await moveClock('15:01')
    await openSignedIn(page, haneul, '/meal/takeHomeList')
    await expect(page.getByRole('heading', { name: /오늘 예약은\s+끝났어요/ })).toBeVisible()
    await expect(page.getByRole('button', { name: '예약하기' })).toHaveCount(0)
    await page.getByRole('link', { name: '내일 것 보기' }).click()
    await expect(page.getByRole('heading', { name: /내일 저녁거리/ })).toBeVisible()
    await expect(page.getByRole('button', { name: '예약하기' })).toBeVisible()
  })
})
