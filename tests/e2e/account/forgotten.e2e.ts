import type { Page } from '@playwright/test'
import { bottomNavigation, expectPath, fillSignIn, open, settled } from '../../support/app.ts'
import { openSignedIn } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'

test.use({ simulator: true })

const title = (page: Page, name: string | RegExp) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const MOBILE = '01000000314'

/** The code of the last text to this number, as the phone's owner reads it. */
async function codeTo(page: Page, mobileNo: string): Promise<string> {
  const { sent } = (await (await page.request.get('/_stand-in/outbox')).json()) as {
    sent: { to: string; text: string }[]
  }
  const code = /\d{6}/.exec(sent.find(({ to }) => to === mobileNo)?.text ?? '')?.[0]
  if (!code) throw new Error('No text has been sent there.')
  return code
}

async function askForCode(page: Page): Promise<void> {
  await open(page, '/login')
  await page.getByRole('link', { name: '비밀번호 찾기' }).click()
  await title(page, /비밀번호를/)
  await page.getByLabel('휴대폰 번호').fill(MOBILE)
  await press(page, '인증 번호 받기')
  // The text is on its way only now.
  await title(page, /여섯 자리를/)
}

test('five wrong codes wait; a day later the code works and the other device is signed out [MYP-06] [MYP-10]', async ({
  page,
  device,
  member,
  backend,
  now,
}) => {
  const emily = await member('emily')
  const other = await device()
  await openSignedIn(other, emily, '/healthlog/WeightRecord')
  await other.getByRole('button', { name: '체중 기록하기' }).click()
  const entry = other.getByRole('dialog', { name: '체중 기록' })
  await entry.getByRole('textbox', { name: '체중' }).fill('62.2')

  await askForCode(page)
  const field = page.getByLabel('인증 번호')
  for (const left of [4, 3, 2, 1]) {
    await field.fill('000000')
    await press(page, '확인')
    await expect(page.getByText(`번호가 달라요. ${left}번 더 적을 수 있어요.`)).toBeVisible()
  }
  await field.fill('000000')
  await press(page, '확인')
  await expect(page.getByText(/여러 번 달랐어요\. \d{2}:\d{2}부터 다시 할 수 있어요\./)).toBeVisible()

  await backend.setClock(new Date(now.getTime() + 24 * 3_600_000))
  await askForCode(page)
  await field.fill(await codeTo(page, MOBILE))
  await press(page, '확인')
  await title(page, /어느 아이디의/)
  await page.getByLabel('아이디', { exact: true }).fill(`${emily.username}x`)
  await press(page, '다음')
  await expect(page.getByText('입력한 내용으로 찾지 못했어요. 아이디를 확인해 주세요.')).toBeVisible()
  await page.getByLabel('아이디', { exact: true }).fill(emily.username)
  await press(page, '다음')
  await title(page, /새 비밀번호를/)
  await page.getByLabel('새 비밀번호').fill('내일 점심도 맛있게')
  await press(page, '비밀번호 바꾸기')
  await expect(page.getByText('새 비밀번호로 바꿨어요.')).toBeVisible()
  const renewed = { username: emily.username, password: '내일 점심도 맛있게' }
  await fillSignIn(page, renewed)
  await expect(bottomNavigation(page)).toBeVisible()

  await entry.getByRole('button', { name: '저장하기' }).click()
  await expectPath(other, '/login')
  await expect(bottomNavigation(other)).toHaveCount(0)
  await fillSignIn(other, renewed)
  await expectPath(other, '/healthlog/WeightRecord')
  await other.getByRole('button', { name: '체중 기록하기' }).click()
  await expect(entry.getByRole('textbox', { name: '체중' })).toHaveValue('62.2')
})

test('the own information opens after the password, and each row saves by itself [MYP-12] [MBR-13]', async ({
  page,
  member,
}) => {
  const haneul = await member('haneul')
  await openSignedIn(page, haneul, '/mypage/userInfoManage')
  await title(page, /본인인지/)
  await page.getByLabel('지금 비밀번호').fill(haneul.password)
  await press(page, '확인')
  await settled(page)
  await title(page, '내 정보')
  await page.getByRole('button', { name: /^닉네임/ }).click()
  const sheet = page.getByRole('dialog', { name: '닉네임' })
  await sheet.getByLabel('닉네임').fill('새하늘빛')
  await sheet.getByRole('button', { name: '저장하기' }).click()
  await expect(sheet).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^닉네임/ })).toContainText('새하늘빛')
})
