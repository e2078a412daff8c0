import type { Page } from '@playwright/test'
import { open, settled } from './app.ts'
import { expect } from './test.ts'

// The steps of joining, as a member takes them. Each person of the verifier is somebody once on a server.

export const title = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** On the page of whoever verifies: this is me. */
export async function verify(page: Page, name: string): Promise<void> {
  await expect(page).toHaveURL(/_stand-in\/pass/)
  await page.getByRole('radio', { name: new RegExp(name) }).check()
  await page.getByRole('button', { name: '본인이에요' }).click()
  await settled(page)
}

export async function byPhone(page: Page, name: string): Promise<void> {
  await open(page, '/member/memIntro')
  await page.getByRole('button', { name: /^휴대폰으로/ }).click()
  await verify(page, name)
}

export async function agree(page: Page): Promise<void> {
  await title(page, /약관 세 가지에/)
  const go = page.getByRole('button', { name: '동의하고 계속하기' })
  await expect(go).toBeDisabled()
  for (const term of ['서비스 이용약관', '개인정보 수집·이용', '식당 운영사에 정보 제공'])
    await page.getByRole('checkbox', { name: new RegExp(term) }).check()
  await go.click()
  await title(page, /로그인할 때 쓸/)
}

export interface Account {
  usrId: string
  usrPwd: string
  nickName: string
  usrEmail: string
}

export async function fill(page: Page, { usrId, usrPwd, nickName, usrEmail }: Account): Promise<void> {
  await page.getByLabel('아이디', { exact: true }).fill(usrId)
  await page.getByLabel('비밀번호', { exact: true }).fill(usrPwd)
  await page.getByLabel('닉네임').fill(nickName)
  await page.getByLabel('이메일').fill(usrEmail)
}

export async function choosePlace(page: Page): Promise<void> {
  await title(page, /점심은 주로/)
  await page.getByRole('radio', { name: /한빛타워점/ }).check()
  await press(page, '이 식당으로 정하기')
  await title(page, /한 상 다 차렸어요/)
}
