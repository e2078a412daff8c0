import type { Page } from '@playwright/test'
import { expectPath, settled } from '../../support/app.ts'
import { openSignedIn } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'

// Whoever confirms stands in: its page lists the requests, the newest first.
test.use({ simulator: true })

const FIRST = '/mypage/healthcheckup/healthScreeningAuth'
const heading = (page: Page, name: RegExp) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name }).click()

/** In the other app: what is done with the newest request. */
async function decide(page: Page, outcome: 'done' | 'refused' | 'other'): Promise<void> {
  const html = await (await page.request.get('/_stand-in/checkup')).text()
  const tx = /name="tx" value="([^"]+)"/.exec(html)?.[1] ?? ''
  await page.request.post('/_stand-in/checkup', { form: { tx, outcome } })
}

const setDown = (page: Page, down: 'on' | 'off') => page.request.post('/_stand-in/checkup', { form: { down } })

test('without consent nothing is asked; confirmed elsewhere, the page brings two check-ups [HCU-01] [HCU-02]', async ({
  page,
  member,
}) => {
  await openSignedIn(page, await member('saebyeok'), '/healthlog/healthscreenings')
  await page.getByRole('link', { name: /동의하러 가기|가져오기/ }).click()
  await expectPath(page, FIRST)
  await heading(page, /어느 앱으로/)
  await press(page, '다음')
  await expect(page.getByText('동의하셔야 검진 결과를 가져올 수 있어요')).toBeVisible()
  await page.getByRole('checkbox', { name: /동의해요/ }).check()
  await page.getByRole('radio', { name: /마루인증/ }).check()
  await press(page, '다음')

  await heading(page, /확인을 보낼게요/)
  await expect(page.getByRole('textbox', { name: '이름' })).not.toHaveValue('')
  await page.getByRole('textbox', { name: '생년월일' }).fill('19991102')
  await press(page, '마루인증으로 보내기')

  await heading(page, /마루인증 앱에서/)
  expect(page.url()).not.toContain('19991102')
  const [app] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: '마루인증 앱 열기' }).click(),
  ])
  await app.getByRole('button', { name: '승인', exact: true }).first().click()
  // There it says so: a tab that is closed sooner may take the approval along.
  await expect(app.getByText(/19991102 · DONE$/)).toBeVisible()
  await app.close()
  await heading(page, /두 번의 검진을/)
  await press(page, '결과 보기')
  await expectPath(page, '/healthlog/healthscreenings')
  await heading(page, /혈압만 살펴봐요/)
})

test('refused elsewhere, after another choice and a reload, what was typed is there or asked again [HCU-01]', async ({
  page,
  member,
}) => {
  await openSignedIn(page, await member('haneul'), FIRST)
  await press(page, '다음')
  const number = page.getByRole('textbox', { name: '휴대폰 번호' })
  await number.fill('010-0000-03')
  await press(page, /보내기$/)
  await expect(page.getByText('숫자 열한 자리를 적어 주세요')).toBeVisible()
  await number.fill('010-0000-7788')
  await press(page, /보내기$/)
  await heading(page, /앱에서 승인해 주세요/)
  await decide(page, 'other')
  await heading(page, /승인이 취소됐어요/)
  await expect(page.getByText('다른 분의 앱에서 승인했어요.')).toBeVisible()

  await press(page, '다른 앱으로')
  await expectPath(page, FIRST)
  await page.getByRole('radio', { name: /마루인증/ }).check()
  await press(page, '다음')
  await expect(number).toHaveValue('010-0000-7788')
  await press(page, /보내기$/)
  await heading(page, /앱에서 승인해 주세요/)

  await page.reload()
  await settled(page)
  await heading(page, /마루인증 앱에서/)
  await decide(page, 'done')
  await heading(page, /검진.*가져왔어요/)
})

test('a provider that does not answer is told in its own sentence, and what was typed stays', async ({
  page,
  member,
}) => {
  await openSignedIn(page, await member('haneul'), FIRST)
  await press(page, '다음')
  const name = page.getByRole('textbox', { name: '이름' })
  await name.fill('윤하늘별')
  await setDown(page, 'on')
  try {
    await press(page, /보내기$/)
    await expect(page.getByRole('alert').getByText(/답하지 않아요/)).toBeVisible()
  } finally {
    await setDown(page, 'off')
  }
  await expect(name).toHaveValue('윤하늘별')
  await press(page, /보내기$/)
  await heading(page, /앱에서 승인해 주세요/)
})

test('the later pages do not stand without who confirms', async ({ page, member }) => {
  await openSignedIn(page, await member('haneul'), `${FIRST}Third`)
  await expectPath(page, FIRST)
  await heading(page, /어느 앱으로/)
})
