import { bottomNavigation, open, reconnect, settled, signOut } from '../../support/app.ts'
import { openSignedIn } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'

test.describe('without a connection', () => {
  test('what was loaded can still be read, with its age, and comes back to life', async ({ page, context, member }) => {
    await openSignedIn(page, await member(), '/healthlog/WeightRecord')
    await open(page, '/main')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('하늘님')
    await settled(page)
    const heading = await page.getByRole('heading', { level: 1 }).innerText()

    await context.setOffline(true)
    const line = page.getByRole('status').filter({ hasText: '인터넷이 끊겼어요' })
    await expect(line).toBeVisible()
    await expect(line).toContainText(/\d{1,2}:\d{2}에 받아 둔 내용이에요/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)

    await context.setOffline(false)
    await expect(line).toBeHidden()
  })

  test('a sheet that is not on the phone fails alone: the tap says why, and home stands', async ({
    page,
    context,
    member,
  }) => {
    await openSignedIn(page, await member())
    await settled(page)
    await context.setOffline(true)
    await page.getByRole('button', { name: '내 QR 열기' }).click()
    // Its code may have come with an idle moment: then it says itself what pays without a connection.
    await expect(
      page
        .getByText('열지 못했어요. 연결을 확인하고 다시 눌러 주세요.')
        .or(page.getByText('연결이 없으면 코드를 못 만들어요')),
    ).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('하늘님')
    await expect(page.getByRole('button', { name: '내 QR 열기' })).toHaveCount(1)
    await context.setOffline(false)
  })

  test('a screen that was never loaded says so and offers to connect again', async ({ page, backend, member }) => {
    const haneul = await member()
    await openSignedIn(page, haneul)
    await backend.play({ name: 'cut', username: haneul.username, times: 'always' })
    await open(page, '/healthlog/WeightRecord')
    await expect(page.getByRole('button', { name: '다시 연결' }).first()).toBeVisible()
    await backend.endFaults()
    await reconnect(page, page.getByRole('list', { name: '기록' }))
  })

  test('a member’s screens can be read after a reload without a connection, and are gone after sign-out', async ({
    page,
    backend,
    member,
  }) => {
    const haneul = await member()
    await openSignedIn(page, haneul)
    await expect(bottomNavigation(page)).toBeVisible()
    // The copy for offline reading is written when the browser has a moment.
    await page.waitForTimeout(2000)
    await backend.play({ name: 'cut', username: haneul.username, times: 'always' })
    await page.reload()
    await expect(page.getByRole('status').filter({ hasText: '인터넷 없이 열었어요' })).toBeVisible()
    await expect(page.getByRole('heading', { name: '오늘 점심', exact: true })).toBeVisible()
    await backend.endFaults()

    await signOut(page)
    const databases = await page.evaluate(async () => {
      const names: string[] = []
      for (const { name } of await indexedDB.databases()) if (name) names.push(name)
      return names
    })
    expect(databases).toEqual([])
  })
})
