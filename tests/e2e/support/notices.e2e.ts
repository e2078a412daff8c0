import type { Page } from '@playwright/test'
import { expectPath, fillSignIn, open, openFresh, pathOf, settled } from '../../support/app.ts'
import { openSignedIn } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'

const lead = (page: Page, name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
const bell = (page: Page, name: string) => page.getByRole('link', { name, exact: true })

/** The member comes back to this window from another one. */
const comeBack = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))

test('a notice opened in one window is read in the other; the bell agrees [PSH-01] [PSH-02] [PSH-03] [PSH-04]', async ({
  page,
  member,
  context,
}) => {
  await openSignedIn(page, await member('haneul'))
  await bell(page, '알림, 새 소식 있음').click()
  await expectPath(page, '/pushList')
  await lead(page, '새 소식이 두 가지 있어요')

  const other = await context.newPage()
  await open(other, '/pushList')
  await lead(other, '새 소식이 두 가지 있어요')
  await page.getByRole('link', { name: /^오늘 점심에 좋아하는 메뉴가 나와요/ }).click()
  await expectPath(page, '/menu/todayMenu')
  await settled(page)
  // What was asked within the last second is not asked again.
  await expect(async () => {
    await comeBack(other)
    await expect(other.getByRole('heading', { level: 1, name: '새 소식이 한 가지 있어요' })).toBeVisible({
      timeout: 1000,
    })
  }).toPass()

  await other.getByRole('button', { name: '모두 읽음' }).click()
  await lead(other, '다 읽으셨어요')
  await expect(other.getByRole('button', { name: '모두 읽음' })).toHaveCount(0)
  await open(page, '/main')
  await settled(page)
  await expect(bell(page, '알림')).toBeVisible()
})

test('a notice that leads nowhere opens where it is, and a kind that is hardly opened can be quiet [PSH-08]', async ({
  page,
  member,
}) => {
  await openSignedIn(page, await member('haneul'), '/pushList')
  await page.getByRole('button', { name: /^이번 달 식당 운영 안내/ }).click()
  await expect(page.getByRole('dialog').getByText('그린캠퍼스점은 주말에 쉬어요.')).toBeVisible()
  await page.getByRole('button', { name: '닫기' }).first().click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const offer = page.getByRole('region', { name: '이벤트 알림, 줄여 드릴까요?' })
  await offer.getByRole('button', { name: '알림 끄기' }).click()
  await expect(offer).toHaveCount(0)
})

test('a notice that is opened without a connection is read once there is one', async ({
  page,
  member,
  backend,
  context,
}) => {
  const haneul = await member('haneul')
  await openSignedIn(page, haneul, '/pushList')
  await lead(page, '새 소식이 두 가지 있어요')
  await backend.play({ name: 'cut', path: '/api/member/setPushRead', username: haneul.username, times: 'always' })
  await page.getByRole('link', { name: /^오늘 점심에 좋아하는 메뉴가 나와요/ }).click()
  await expectPath(page, '/menu/todayMenu')
  await settled(page)
  await backend.endFaults(haneul.username)
  await open(page, '/pushList')
  await lead(page, '새 소식이 한 가지 있어요')
  const other = await context.newPage()
  await open(other, '/pushList')
  await lead(other, '새 소식이 한 가지 있어요')
})

test('an announcement is read by being opened, not by being pointed at [CUS-02]', async ({ page, member }) => {
  await openSignedIn(page, await member('haneul'), '/customer/announce/list')
  await lead(page, '안 읽은 공지가 두 개 있어요')
  const corner = page.getByRole('link', { name: /^그린캠퍼스점 샐러드 코너가 문을 열었어요/ })
  await corner.hover()
  await corner.focus()
  await page.reload()
  await lead(page, '안 읽은 공지가 두 개 있어요')

  await page.getByRole('searchbox', { name: '공지 제목' }).fill('샐러드코너')
  await expect(page.getByRole('list', { name: '공지' }).getByRole('listitem')).toHaveCount(1)
  await corner.click()
  await lead(page, '그린캠퍼스점 샐러드 코너가 문을 열었어요')
  await page.getByRole('link', { name: /이전 글/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /모든 서비스를 잠시 쓸 수 없어요$/ })).toBeVisible()
  await page.goBack()
  await lead(page, '다 읽으셨어요')
  await open(page, '/customer/announce/detail?announceSeq=99999')
  await lead(page, '내려간 공지예요')
})

test('what a message names is opened behind the sign-in, with its number [RSM-12] [ROU-03]', async ({
  page,
  member,
}) => {
  const haneul = await member('haneul')
  await openFresh(page, '/customer/announce/detail?announceSeq=130')
  await expectPath(page, '/login')
  await fillSignIn(page, haneul)
  await expect.poll(() => pathOf(page)).toContain('/customer/announce/detail')
  await expect.poll(() => pathOf(page)).toContain('announceSeq=130')
})

test('all that is shown is read without a connection, and told once there is one', async ({
  page,
  member,
  backend,
}) => {
  const haneul = await member('haneul')
  await openSignedIn(page, haneul, '/pushList')
  await lead(page, '새 소식이 두 가지 있어요')
  await backend.play({ name: 'cut', path: '/api/member', username: haneul.username, times: 'always' })
  await page.getByRole('button', { name: '모두 읽음' }).click()
  await lead(page, '다 읽으셨어요')
  await backend.endFaults(haneul.username)
  await openFresh(page, '/pushList')
  await lead(page, '다 읽으셨어요')
})
