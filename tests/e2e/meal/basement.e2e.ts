import { open, reconnect, reload, settled, toast } from '../../support/app.ts'
import { openSignedIn } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'

test.describe('a meal in the basement', () => {
  test.use({ startsAt: '19:24' })

  test('a dinner recorded without a connection outlives a reload, is shown as on its way, and stands once', async ({
    page,
    context,
    backend,
    member,
  }) => {
    const saebyeok = await member('saebyeok')
    await openSignedIn(page, saebyeok, '/healthlog/mealRecord')
    await open(page, '/healthlog/mealRecordSearch?meal=3')
    await page.getByRole('searchbox', { name: '음식 이름' }).fill('현미밥')
    await page.getByRole('button', { name: '현미밥 담기', exact: true }).first().click()
    await expect(page.getByRole('spinbutton', { name: '현미밥', exact: true })).toBeVisible()

    await context.setOffline(true)
    await page.getByRole('button', { name: '기록하기' }).click()
    await expect(toast(page, '적어 뒀어요. 연결되면 보낼게요').first()).toBeVisible()
    // The page comes, and nobody answers it.
    await backend.play({ name: 'cut', username: saebyeok.username, times: 'always' })
    await context.setOffline(false)
    await page.goto('/#/healthlog/mealRecord')
    await reload(page)
    await expect(page.getByText('저녁, 보내는 중')).toBeVisible()

    await backend.endFaults(saebyeok.username)
    await reconnect(page, toast(page, '적어 두신 식사를 보냈어요').first())
    await expect(page.getByText('저녁, 보내는 중')).toBeHidden()
    await page.getByRole('link', { name: /^저녁/ }).click()
    await expect(page.getByRole('button', { name: /지우기$/ })).toHaveCount(1)
  })
})

test.describe('a lunch in the basement', () => {
  test.use({ startsAt: '12:20' })

  test('a course recorded without a connection waits on its page, outlives a reload, and is recorded once', async ({
    page,
    context,
    backend,
    member,
  }) => {
    const haneul = await member()
    await openSignedIn(page, haneul, '/menu/todayMenu')
    await page.getByRole('article').nth(1).getByRole('link').click()
    const eaten = page.getByRole('button', { name: '다 먹었어요' })
    await expect(eaten).toBeVisible()
    const waits = page.getByText('점심으로 적어 뒀어요 · 보내는 중')

    await settled(page)
    // What writes it down, and what says so, come in idle moments after that.
    await page.waitForFunction(() =>
      ['/keep-course-', '/toast-list-'].every((part) =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes(part)),
      ),
    )
    await context.setOffline(true)
    await eaten.click()
    await expect(toast(page, '적어 뒀어요. 연결되면 보낼게요').first()).toBeVisible()
    await expect(waits).toBeVisible()
    // The page comes, and nobody answers it.
    await backend.play({ name: 'cut', username: haneul.username, times: 'always' })
    await context.setOffline(false)
    await reload(page)
    await expect(waits).toBeVisible()

    await backend.endFaults(haneul.username)
    await reconnect(page, toast(page, '적어 두신 식사를 보냈어요').first())
    await expect(waits).toBeHidden()
    await expect(page.getByRole('button', { name: '고치기' })).toBeVisible()
    await page.getByRole('button', { name: '뒤로' }).click()
    await expect(page.getByRole('article').nth(1).getByText('기록했어요')).toBeVisible()
  })
})
