import type { Page } from '@playwright/test'
import { open, openFresh } from '../../support/app.ts'
import { openSignedIn } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'

const HELD = [/쓸 수 있는 포인트/, /^쿠폰/, /^상담과 측정 예약/, /^내가 좋아하는 메뉴/]

/** What a member has, as the rows of my page tell it with their figures. */
async function held(page: Page): Promise<string[]> {
  await openFresh(page, '/mypage/home')
  const texts: string[] = []
  for (const name of HELD) {
    const row = page.getByRole('link', { name })
    await expect(row).toHaveText(/\d/)
    texts.push(await row.innerText())
  }
  return texts
}

test('the leaving page names what goes; a colleague who has the same of everything keeps all of it [MBR-06]', async ({
  page,
  member,
  device,
}) => {
  const [leaver, colleague] = [await member('haneul'), await member('haneul')]
  const other = await device()
  await openSignedIn(other, colleague, '/mypage/home')
  const before = await held(other)

  await openSignedIn(page, leaver, '/mypage/home')
  await open(page, '/mypage/userInfoManage?step=leave')
  await expect(page.getByRole('heading', { level: 1, name: /떠나면 이것들이/ })).toBeVisible()
  for (const name of [
    '상담과 측정 예약',
    '팀과 배틀',
    '남긴 글과 댓글, 사진, 동료에게 보낸 말',
    '문의와 답변',
    '상품 주문 기록',
    '법에 따라 5년 보관',
  ])
    await expect(page.getByText(name, { exact: true })).toBeVisible()
  await page.getByLabel('비밀번호', { exact: true }).fill(leaver.password)
  await page.getByRole('button', { name: '탈퇴하기', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: '그동안 고마웠어요' })).toBeVisible()

  expect(await held(other)).toEqual(before)
})
