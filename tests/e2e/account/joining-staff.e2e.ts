import type { Page } from '@playwright/test'
import { bottomNavigation, expectPath, open, settled } from '../../support/app.ts'
import { agree, choosePlace, fill, press, title, verify } from '../../support/joining.ts'
import { expect, test } from '../../support/test.ts'

// A server of its own: the two who can still become members are each somebody once, and joining by telephone alone
// takes them, too.
test.use({ simulator: true, weeksGoBy: true })
test.describe.configure({ mode: 'default' })

/** The code of the last text to this number, as the phone's owner reads it. */
async function codeTo(page: Page, mobileNo: string): Promise<string> {
  const { sent } = (await (await page.request.get('/_stand-in/outbox')).json()) as {
    sent: { to: string; text: string }[]
  } // the stand-in's own words
  return /\d{6}/.exec(sent.find(({ to }) => to === mobileNo)?.text ?? '')?.[0] ?? ''
}

/** Signed in at the portal, somebody opens the app there. */
async function fromPortal(page: Page, name: string): Promise<void> {
  await page.goto('/_stand-in/knox')
  await page.getByRole('button', { name: new RegExp(name) }).click()
  await title(page, new RegExp(`${name}님, 반가워요`))
}

async function proveByCode(page: Page, mobileNo: string): Promise<void> {
  await page.getByRole('button', { name: /인증 번호 받기/ }).click()
  await title(page, /여섯 자리를/)
  await page.getByLabel('인증 번호').fill(await codeTo(page, mobileNo))
  await press(page, '확인')
}

async function toTodaysMenu(page: Page): Promise<void> {
  await page.getByRole('link', { name: '오늘 점심 보러 가기' }).click()
  await expectPath(page, '/menu/todayMenu')
  await settled(page)
  await expect(page.getByText('한빛타워점').first()).toBeVisible()
}

test('somebody is found by the staff number, through reload and back, and joins as staff [MBR-17] [ROU-27]', async ({
  page,
}) => {
  await open(page, '/member/memIntro')
  await page.getByRole('link', { name: /^회사 사번으로/ }).click()
  await title(page, /어느 회사에서/)
  await page.getByLabel('회사 이름').fill('그린')
  await page.getByRole('button', { name: /그린소재/ }).click()
  await title(page, '그린소재, 누구신가요?')
  await page.reload()
  await title(page, '그린소재, 누구신가요?')
  await page.getByLabel('사번').fill('G26031')
  await page.getByLabel('이름').fill('이가을')
  await press(page, '찾기')
  await title(page, /님, 찾았어요/)
  await page.reload()
  await title(page, '회사 명부에서 찾았어요')
  await page.goBack()
  await title(page, '그린소재, 누구신가요?')
  await page.goForward()
  await title(page, '회사 명부에서 찾았어요')
  await press(page, '본인 확인하고 가입하기')
  await verify(page, '이가을')
  await press(page, '네, 계속할게요')
  await agree(page)
  await fill(page, {
    usrId: 'gaeul.green',
    usrPwd: '점심은 고등어구이로',
    nickName: '가을걷이',
    usrEmail: 'gaeul@mail.example',
  })
  // The number is known: nobody is asked for it twice.
  await expect(page.getByLabel('사번')).toHaveCount(0)
  await press(page, '다음')
  await choosePlace(page)
  await toTodaysMenu(page)
})

test('a link, the portal and joining lead to a challenge; later a code signs in [MBR-12] [MBR-19] [CHA-13]', async ({
  page,
  device,
}) => {
  await open(page, '/challenge/ChallengeDetail?chalnCode=CH20261201&recommCode=HANEUL7Q')
  await expectPath(page, '/login')
  await fromPortal(page, 'Liam Brown')
  expect(page.url()).not.toContain('knoxToken')
  // The ticket is used up, whom it brought is not forgotten.
  await page.reload()
  await title(page, '반가워요')
  await proveByCode(page, '01000001122')
  await title(page, '회사 포털에서 확인했어요')
  await press(page, '본인 확인하고 가입하기')
  await verify(page, 'Liam Brown')
  await press(page, '네, 계속할게요')
  await agree(page)
  await fill(page, {
    usrId: 'liambrown',
    usrPwd: '점심은 고등어구이로',
    nickName: '리암브라운',
    usrEmail: 'liam@mail.example',
  })
  await press(page, '다음')
  await choosePlace(page)
  await expect(page.getByRole('link', { name: /초대한 동료 알려 주기/ })).toContainText('HANEUL7Q')
  await press(page, '챌린지 보러 가기')
  await expectPath(page, '/challenge/ChallengeDetail')
  await expect(page.getByRole('link', { name: '참여하기' })).toBeVisible()

  const other = await device()
  await fromPortal(other, 'Liam Brown')
  await proveByCode(other, '01000001122')
  await expect(bottomNavigation(other)).toBeVisible()
})
