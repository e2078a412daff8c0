// @vitest-environment happy-dom
import { cleanup, screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { endDrafts } from '#src/patterns/form/drafts.ts'
import '#src/ui/sheet/sheet-panel.tsx'
import { noteShown } from '../sign-in-data/shown.ts'
import './edit-sheet.tsx'
import { InfoRows } from './info-rows.tsx'

const MEMBER = {
  hcId: 'HC1',
  usrId: 'haneul',
  nickName: '하늘',
  realName: '윤하늘',
  usrImg: '03',
  restaurantNm: '한빛타워점',
  restaurantNmEng: null,
}
const INFO = {
  usrId: 'haneul',
  usrEmail: 'haneul@mail.example',
  gender: 'F',
  birthdayYear: '1990',
  birthdayMonth: '05',
  birthdayDay: '01',
  height: '163',
  weight: '56.1',
  realName: '윤하늘',
  nickName: '하늘',
  mobileNo: '01000000312',
  restaurantNm: '한빛타워점',
  restaurantId: 'REST000311',
  pushAgreeYn: 'Y',
  smsAgreeYn: 'N',
  emailAgreeYn: 'N',
  tomsYn: 'Y',
  employeeNumber: '20230412',
}

let sent: unknown[] = []
beforeEach(() => sessionStorage.clear())
afterEach(() => {
  cleanup()
  endDrafts('')
})

async function draw() {
  connectApi(
    fakePorts(async (request) => {
      if (request.url.endsWith('modifyUsrInfo')) sent.push(await request.clone().json())
      return answer(envelope(request.url.includes('getUsrInfo2') ? INFO : MEMBER))
    }),
  )
  const data = screen({
    entry: { name: 'mypageUserInfoManage', public: false },
    kind: 'settings',
    title: { id: '내 정보', message: '내 정보' },
  })
  const paths = [
    '/mypage/userInfoManage',
    '/mypage/passwordConfirm',
    '/mypage/userPwd/change',
    '/mypage/rest-manage',
    '/mypage/home',
  ]
  const router = testRouter(
    paths.map((path) => ({
      path,
      data,
      component: path === '/mypage/userInfoManage' ? InfoRows : () => <h1>{path}</h1>,
    })),
    { at: '/mypage/userInfoManage' },
  )
  await renderRouter(router)
  return { router, body: await page.findByRole('button', { name: /^키와 체중/ }) }
}

test('while the password counts a row opens', async () => {
  noteShown('HC1', new Date())
  const { body } = await draw()
  await userEvent.click(body)
  expect(await page.findByRole('dialog', { name: '키와 체중' })).toBeTruthy()
})

test('where its time is over, or nearly, it is asked for before anything is typed [MYP-10]', async () => {
  noteShown('HC1', new Date(Date.now() - 4.5 * 60_000))
  const { router, body } = await draw()
  await userEvent.click(body)
  await waitFor(() => expect(router.state.location.pathname).toBe('/mypage/passwordConfirm'))
  expect(page.queryByRole('dialog')).toBeNull()
})

test('a name is changed without it', async () => {
  await draw()
  await userEvent.click(page.getByRole('button', { name: /^닉네임/ }))
  expect(await page.findByRole('dialog', { name: '닉네임' })).toBeTruthy()
})

test('one emoji is no name of two letters: the form says so, and asks nobody', async () => {
  await draw()
  await userEvent.click(page.getByRole('button', { name: /^닉네임/ }))
  const field = await page.findByRole<HTMLInputElement>('textbox', { name: '닉네임' })
  await userEvent.clear(field)
  await userEvent.paste('👍')
  await userEvent.click(page.getByRole('button', { name: '저장하기' }))
  expect(await page.findByText('닉네임을 두 글자에서 열두 글자로 적어 주세요.')).toBeTruthy()
  await userEvent.clear(field)
  await userEvent.paste('👍'.repeat(13))
  expect(await page.findByText('12자까지 쓸 수 있어요. 조금 줄여 주세요.')).toBeTruthy()
  expect(field.value).toBe('👍'.repeat(13))
  await userEvent.clear(field)
  await userEvent.paste('👍'.repeat(12))
  expect(field.getAttribute('aria-invalid')).toBeNull()
})

test('a day of birth is taken as the phone fills it in', async () => {
  noteShown('HC1', new Date())
  sent = []
  await draw()
  await userEvent.click(page.getByRole('button', { name: /^생년월일/ }))
  const field = await page.findByRole<HTMLInputElement>('textbox', { name: '생년월일' })
  await userEvent.clear(field)
  await userEvent.paste('1990-03-17')
  await userEvent.click(page.getByRole('button', { name: '저장하기' }))
  await waitFor(() =>
    expect(sent).toEqual([{ birthdayYear: '1990', birthdayMonth: '03', birthdayDay: '17', gender: 'F' }]),
  )
})
