// @vitest-environment happy-dom
// Over 400 lines: one server of answers stands behind all screens of finding and changing what one signs in with.
import { QueryClient } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { cleanup, screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { endDrafts } from '#src/patterns/form/drafts.ts'
import { arriveProved, goOnProved } from './arrive.ts'
import { ChangePasswordScreen } from './change.screen.tsx'
import { finding } from './finding.ts'
import { FindScreen } from './find.screen.tsx'
import { newNumber } from './new-number.ts'
import { ResetScreen } from './reset.screen.tsx'
import { ReturnedScreen } from './returned.screen.tsx'
import { isShown, noteShown } from './shown.ts'

type Answers = Record<string, (body: Record<string, unknown>) => Response>
const WAYS = 'common/getServerUrl'
let sent: { name: string; body: Record<string, unknown> }[]

function serve(answers: Answers) {
  connectApi(
    fakePorts(async (request) => {
      const name = new URL(request.url).pathname.split('/').slice(-2).join('/')
      // a test's own calls send objects
      const body = JSON.parse((await request.clone().text()) || '{}') as Record<string, unknown>
      // Asked beside what a screen is about.
      if (name !== WAYS) sent.push({ name, body })
      return answers[name]?.(body) ?? answer({ error: 'x', errorMessage: '' }, { status: 500 })
    }),
  )
}
async function draw(component: () => ReactNode) {
  const data = screen({
    entry: { name: 'mypageUserFind', public: true },
    kind: 'flow',
    title: { id: '찾기', message: '찾기' },
  })
  const paths = [
    '/step',
    '/login/username',
    '/mypage/user/find',
    '/mypage/userPwd/reset',
    '/mypage/home',
    '/member/memIntro',
    '/login',
  ]
  const router = testRouter(
    paths.map((path) => ({ path, data, component: path === '/step' ? component : () => <h1>{path}</h1> })),
    { at: '/step' },
  )
  await renderRouter(router)
  await page.findByRole('heading', { level: 1 })
  return router
}
const type = (name: string, text: string) => userEvent.type(page.getByLabelText(name), text)
const press = (name: string) => userEvent.click(page.getByRole('button', { name }))
const refused = (status: number, error: string, errorMessage: string) => answer({ error, errorMessage }, { status })

beforeEach(() => {
  sent = []
  sessionStorage.clear()
  finding.end()
  newNumber.end()
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** What a server says of its partners. */
const ways = (partnerWays?: string[]) => ({
  [WAYS]: () =>
    answer(
      envelope({
        serverUrl: 'https://hansang.example.com',
        imageUrl: 'https://img.example.com',
        chatUrl: null,
        welmallUrl: null,
        ...(partnerWays && { partnerWays }),
      }),
    ),
})

const FIELD = '휴대폰 번호'
test.each([
  [undefined, [FIELD, '인증 번호 받기', '문자 대신 PASS로']],
  [
    ['PASS', 'SMS'],
    [FIELD, '인증 번호 받기', '문자 대신 PASS로'],
  ],
  [['PASS'], ['PASS로 확인하기', '지금은 문자를 보낼 수 없어요. PASS로 확인해 주세요.']],
  [['SMS'], [FIELD, '인증 번호 받기']],
  [[], ['지금은 본인 확인을 할 수 없어요', '돌아가기']],
])('only ways that work here are asked for, and where none does that is said: %j', async (works, names) => {
  serve(ways(works))
  await draw(() => <FindScreen />)
  const all = [
    FIELD,
    '인증 번호 받기',
    '문자 대신 PASS로',
    'PASS로 확인하기',
    '지금은 문자를 보낼 수 없어요. PASS로 확인해 주세요.',
    '지금은 본인 확인을 할 수 없어요',
    '돌아가기',
  ]
  await waitFor(() => expect(all.filter((name) => page.queryByText(name) !== null)).toEqual(names))
})

test('where no text can be sent a verifier is the way, and one that is away is told', async () => {
  serve({
    ...ways(['PASS']),
    'pass/authMy': () => refused(503, 'unavailable', '지금은 본인 확인을 할 수 없어요. 잠시 뒤에 다시 해 주세요.'),
  })
  await draw(() => <FindScreen />)
  await userEvent.click(await page.findByRole('button', { name: 'PASS로 확인하기' }))
  expect((await page.findByRole('alert')).textContent).toBe(
    '지금은 본인 확인을 할 수 없어요. 잠시 뒤에 다시 해 주세요.',
  )
})

test('a verifier that is away is told in the server’s words, and what was typed stays', async () => {
  serve({
    'pass/authMy': () => refused(503, 'unavailable', '지금은 본인 확인을 할 수 없어요. 잠시 뒤에 다시 해 주세요.'),
  })
  await draw(() => <FindScreen />)
  await type('휴대폰 번호', '01000000311')
  await userEvent.click(page.getByRole('button', { name: /^문자 대신 PASS로/ }))
  expect((await page.findByRole('alert')).textContent).toBe(
    '지금은 본인 확인을 할 수 없어요. 잠시 뒤에 다시 해 주세요.',
  )
  expect(page.getByLabelText<HTMLInputElement>('휴대폰 번호').value.replaceAll('-', '')).toBe('01000000311')
})

const SMS: Answers = {
  'auth/sms': () => answer(envelope({ authSeq: 3, expireSec: 180 })),
  'sms/confirm': ({ authNo }) =>
    answer(
      envelope(
        authNo === '482913'
          ? { confirmYn: 'Y', authKey: 'key-1', failCnt: 0, failMaxCnt: 5 }
          : { confirmYn: 'N', authKey: null, failCnt: 1, failMaxCnt: 5 },
      ),
    ),
}

test('a number is proven by a text and leads on with its key; a wrong code tells the tries left [MYP-06]', async () => {
  serve(SMS)
  const router = await draw(() => <FindScreen />)
  await type('휴대폰 번호', '010-0000-0311')
  await press('인증 번호 받기')
  await type('인증 번호', '111111')
  await press('확인')
  expect(await page.findByText('번호가 달라요. 4번 더 적을 수 있어요.')).toBeTruthy()
  await userEvent.clear(page.getByLabelText('인증 번호'))
  await type('인증 번호', '482913')
  await press('확인')
  await waitFor(() => expect(router.state.location.search).toEqual({ find: 'id', step: 'done' }))
  expect(finding.proof()).toEqual({ authKey: 'key-1', realName: null })
  expect(sent[0]).toEqual({ name: 'auth/sms', body: { mobileNo: '01000000311', authType: 'findId' } })
})

test('what is looked for is what the address says, also when it changes under the page [MYP-10]', async () => {
  serve(SMS)
  const data = screen({
    entry: { name: 'mypageUserFind', public: true },
    kind: 'flow',
    title: { id: '찾기', message: '찾기' },
  })
  const Screen = () => <FindScreen {...useSearch({ strict: false })} />
  const router = testRouter([{ path: '/mypage/user/find', data, component: Screen }], {
    at: '/mypage/user/find?find=id',
  })
  await renderRouter(router)
  expect(await page.findByRole('heading', { name: /아이디를/ })).toBeTruthy()
  await router.navigate({ to: '/mypage/user/find', search: { find: 'pwd' } as never })
  expect(await page.findByRole('heading', { name: /비밀번호를/ })).toBeTruthy()
  await userEvent.click(page.getByRole('radio', { name: '아이디' }))
  await waitFor(() => expect(router.state.location.search).toEqual({ find: 'id' }))
  expect(await page.findByRole('heading', { name: /아이디를/ })).toBeTruthy()
})

test('the code went to a number with the particle that it takes', async () => {
  serve(SMS)
  await draw(() => <FindScreen />)
  await type('휴대폰 번호', '010-0000-0313')
  await press('인증 번호 받기')
  expect(await page.findByText('010-0000-0313으로 보냈어요.')).toBeTruthy()
})

test('the names of whoever has proven the number are shown with their middle hidden', async () => {
  finding.prove({ authKey: 'key-1', realName: null })
  serve({ 'user-id/find': () => answer(envelope([{ usrId: 'ha***l', joinDt: '20240105', loginType: 'W' }])) })
  await draw(() => <FindScreen find="id" step="done" />)
  await type('이름', '윤하늘')
  await press('아이디 찾기')
  expect(await page.findByText('ha***l')).toBeTruthy()
  expect(page.getByText('2024년 1월 5일 가입')).toBeTruthy()
  expect(sent).toEqual([{ name: 'user-id/find', body: { authKey: 'key-1', realName: '윤하늘' } }])
})

test('nobody is told whether a number has an account: there is none, and one may join', async () => {
  finding.prove({ authKey: 'key-1', realName: '이가을' })
  serve({ 'user-id/find': () => answer(envelope([])) })
  await draw(() => <FindScreen find="id" step="done" />)
  await press('아이디 찾기')
  expect((await page.findByRole('heading', { level: 1, name: /계정이 없어요/ })).textContent).toBe(
    '이 번호로 만든\n계정이 없어요',
  )
})

test('nothing was found by a mistyped name: it is typed again by the same proof [MYP-10]', async () => {
  finding.prove({ authKey: 'key-1', realName: null })
  serve({
    'user-id/find': ({ realName }) =>
      answer(envelope(realName === '윤하늘' ? [{ usrId: 'ha***l', joinDt: '20240105', loginType: 'W' }] : [])),
  })
  await draw(() => <FindScreen find="id" step="done" />)
  await type('이름', '윤하')
  await press('아이디 찾기')
  await page.findByRole('heading', { level: 1, name: /계정이 없어요/ })
  await press('다시 찾기')
  expect(page.getByLabelText('이름')).toHaveProperty('value', '윤하')
  await type('이름', '늘')
  await press('아이디 찾기')
  expect(await page.findByText('ha***l')).toBeTruthy()
  expect(sent.map(({ name }) => name)).toEqual(['user-id/find', 'user-id/find'])
})

test('a mistyped name costs no second proof; the right one leads to a new password [MYP-10]', async () => {
  finding.prove({ authKey: 'key-1', realName: null })
  serve({
    'user-pwd/find': ({ usrId }) =>
      usrId === 'haneul'
        ? answer(envelope({ resetKey: 'reset-1', expireDtm: '202611191134' }))
        : refused(404, 'notFound', '입력한 내용으로 찾지 못했어요.'),
  })
  const router = await draw(() => <FindScreen find="pwd" step="done" />)
  await type('아이디', 'hanuel')
  await press('다음')
  expect(await page.findByText('입력한 내용으로 찾지 못했어요.')).toBeTruthy()
  await userEvent.clear(page.getByLabelText('아이디'))
  await type('아이디', 'haneul')
  await press('다음')
  await waitFor(() => expect(router.state.location.pathname).toBe('/mypage/userPwd/reset'))
  expect([finding.resetKey(), finding.proof()]).toEqual(['reset-1', null])
})

test('a proof that is over is no fault of the name: it stands over the button, with the way to another', async () => {
  finding.prove({ authKey: 'key-1', realName: null })
  serve({ 'user-pwd/find': () => refused(403, 'identityExpired', '확인한 지 오래됐어요. 본인 확인을 다시 해 주세요.') })
  const router = await draw(() => <FindScreen find="pwd" step="done" />)
  await type('아이디', 'haneul')
  await press('다음')
  expect((await page.findByRole('alert')).textContent).toContain('확인한 지 오래됐어요.')
  expect(page.getByLabelText('아이디').getAttribute('aria-invalid')).not.toBe('true')
  await userEvent.click(page.getByRole('link', { name: '처음부터' }))
  await waitFor(() => expect(router.state.location.search).toEqual({ find: 'pwd' }))
})

test('a new password that is easily guessed is refused at its field; a good one leads to the sign-in', async () => {
  finding.mayReset('reset-1')
  serve({
    'user-pwd/reset': ({ usrPwd }) =>
      usrPwd === 'password12'
        ? refused(400, 'weakPassword', '쉽게 맞힐 수 있는 비밀번호예요.')
        : answer(envelope({ pwdChgDt: '20261119', otherDeviceEndYn: 'Y' })),
  })
  const router = await draw(() => <ResetScreen />)
  await type('새 비밀번호', 'password12')
  await press('비밀번호 바꾸기')
  expect(await page.findByText('쉽게 맞힐 수 있는 비밀번호예요.')).toBeTruthy()
  await userEvent.clear(page.getByLabelText('새 비밀번호'))
  await type('새 비밀번호', '점심은 고등어구이로')
  await press('비밀번호 바꾸기')
  await waitFor(() => expect(router.state.location.pathname).toBe('/login/username'))
  expect(router.state.location.search).toEqual({ after: 'password' })
  expect(finding.resetKey()).toBeNull()
})

test('a key that is over leads to the beginning', async () => {
  finding.mayReset('reset-1')
  serve({ 'user-pwd/reset': () => refused(409, 'conflict', '다시 정할 수 있는 시간이 지났어요.') })
  await draw(() => <ResetScreen />)
  await type('새 비밀번호', '점심은 고등어구이로')
  await press('비밀번호 바꾸기')
  expect(await page.findByText('다시 정할 수 있는 시간이 지났어요.')).toBeTruthy()
  expect(page.getByRole('link', { name: '처음부터' }).getAttribute('href')).toContain('/mypage/user/find?find=pwd')
})

const RIGHT = { checkYn: 'Y', failCnt: 0, failMaxCnt: 5, blockEndDtm: null, checkEndDtm: null }

test('signed in the old password comes first; too many wrong ones say until when [MYP-10]', async () => {
  const answers = [{ ...RIGHT, checkYn: 'N', failCnt: 5, blockEndDtm: '202611191140' }, RIGHT]
  serve({
    'mypage/pwd-check2': () => answer(envelope(answers.shift())),
    'user-pwd/change': () => answer(envelope({ pwdChgDt: '20261119', otherDeviceEndYn: 'Y' })),
  })
  const router = await draw(() => <ChangePasswordScreen due={false} />)
  await type('지금 비밀번호', 'wrong')
  await press('확인')
  expect(await page.findByText('여러 번 달랐어요. 11:40부터 다시 할 수 있어요.')).toBeTruthy()
  await userEvent.clear(page.getByLabelText('지금 비밀번호'))
  await type('지금 비밀번호', 'right')
  await press('확인')
  await type('새 비밀번호', '점심은 고등어구이로')
  await press('비밀번호 바꾸기')
  await waitFor(() => expect(router.state.location.pathname).toBe('/mypage/home'))
  expect(sent.at(-1)).toEqual({ name: 'user-pwd/change', body: { oldPwd: 'right', usrPwd: '점심은 고등어구이로' } })
  // What this phone kept for auto-login has ended with the old password too.
  expect(
    await page.findByText(
      '비밀번호를 바꿨어요. 다른 기기에서는 로그아웃했고, 자동 로그인은 다음에 로그인할 때 다시 켜 주세요.',
    ),
  ).toBeTruthy()
})

test('of other devices is said only where there was one', async () => {
  serve({
    'mypage/pwd-check2': () =>
      answer(envelope({ checkYn: 'Y', failCnt: 0, failMaxCnt: 5, blockEndDtm: null, checkEndDtm: null })),
    'user-pwd/change': () => answer(envelope({ pwdChgDt: '20261119', otherDeviceEndYn: 'N' })),
  })
  await draw(() => <ChangePasswordScreen due={false} />)
  await type('지금 비밀번호', 'right')
  await press('확인')
  await type('새 비밀번호', '점심은 고등어구이로')
  await press('비밀번호 바꾸기')
  expect(await page.findByText('비밀번호를 바꿨어요. 자동 로그인은 다음에 로그인할 때 다시 켜 주세요.')).toBeTruthy()
})

test('a proven number not yet changed goes with the session: the next member is not offered it [SES-36]', () => {
  newNumber.prove('01000007777')
  expect(newNumber.proven()).toBe('01000007777')
  endDrafts('')
  expect(newNumber.proven()).toBeNull()
})

test('where the app has asked, a no is an answer [MBR-14]', async () => {
  serve({ 'user-pwd/change-upd-date': () => answer(envelope({ pwdChgDt: '20261119', otherDeviceEndYn: 'N' })) })
  const router = await draw(() => <ChangePasswordScreen due />)
  await press('다음에 할게요')
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  expect(sent.map(({ name }) => name)).toContain('user-pwd/change-upd-date')
})

const PERSON = {
  authCi: 'ci',
  realName: '윤하늘',
  gender: 'F',
  birthdayYear: '1990',
  birthdayMonth: '05',
  birthdayDay: '01',
  mobileNo: '01000000312',
  telecomCode: 'KT',
  foreignYn: 'N',
}
/** Where a step that throws leads to. */
async function ledTo(step: () => unknown): Promise<unknown> {
  try {
    await step()
  } catch (thrown) {
    return (thrown as { options: unknown }).options // what the router's redirect holds
  }
  return 'nowhere'
}

test('back from a verifier the key leaves the address, and who it is goes straight on [MBR-11] [RSM-10]', async () => {
  serve({ 'auth/user': () => answer(envelope(PERSON)) })
  const queries = new QueryClient()
  expect(await ledTo(() => arriveProved({ authKey: 'pass-1', result: 'done' }, 'findPwd'))).toMatchObject({
    to: '/mypage/pass/success/$type',
    params: { type: 'findPwd' },
    search: {},
    replace: true,
  })
  arriveProved({}, 'findPwd')
  expect(await ledTo(() => goOnProved(queries, 'findPwd'))).toMatchObject({
    to: '/mypage/user/find',
    search: { find: 'pwd', step: 'done' },
  })
  expect(finding.proof()).toEqual({ authKey: 'pass-1', realName: '윤하늘' })
  // The key is used up here: opened again, the address leads to the question.
  expect(await ledTo(() => arriveProved({}, 'findPwd'))).toMatchObject({
    to: '/mypage/user/find',
    search: { find: 'pwd' },
  })
})

test('a verifier that is late keeps the key: asked again, who it is goes on [MBR-11]', async () => {
  let isLate = true
  serve({
    'auth/user': () =>
      isLate ? refused(409, 'identityPending', '아직 확인이 끝나지 않았어요.') : answer(envelope(PERSON)),
  })
  // As the app's own: an answer counts as fresh for a while.
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: 10_000 } } })
  await ledTo(() => arriveProved({ authKey: 'pass-4', result: 'done' }, 'findPwd'))
  expect(await goOnProved(queries, 'findPwd')).toBe('아직 확인이 끝나지 않았어요.')
  expect(finding.proof()).toBeNull()
  arriveProved({}, 'findPwd')
  isLate = false
  expect(await ledTo(() => goOnProved(queries, 'findPwd'))).toMatchObject({
    to: '/mypage/user/find',
    search: { find: 'pwd', step: 'done' },
  })
  expect(finding.proof()).toEqual({ authKey: 'pass-4', realName: '윤하늘' })
})

test('a late verifier’s page asks again; one that is over is begun anew', async () => {
  serve({})
  const router = await draw(() => <ReturnedScreen purpose="findId" notYet="아직 확인이 끝나지 않았어요." />)
  const again = vi.spyOn(router, 'invalidate')
  expect(page.getByRole('heading', { level: 1 }).textContent).toBe('아직 확인하지 못했어요')
  await press('다시 물어보기')
  expect(again).toHaveBeenCalledOnce()
  cleanup()
  await draw(() => <ReturnedScreen purpose="findId" notYet={null} />)
  expect(page.getByRole('heading', { level: 1 }).textContent).toBe('확인한 지 오래됐어요')
})

test('a number that a verifier has said waits for a tap; what was given up leads back', async () => {
  serve({ 'auth/user': () => answer(envelope(PERSON)) })
  await ledTo(() => arriveProved({ authKey: 'pass-2', result: undefined }, 'changeMobile'))
  expect(await ledTo(() => goOnProved(new QueryClient(), 'changeMobile'))).toMatchObject({
    to: '/mypage/userInfoManage',
    search: { step: 'mobile' },
  })
  expect(newNumber.proven()).toBe('01000000312')
  expect(await ledTo(() => arriveProved({ authKey: 'pass-3', result: 'refused' }, undefined))).toMatchObject({
    to: '/mypage/user/find',
    search: { find: 'id' },
  })
})

test('a password that was shown holds for its member and for five minutes', () => {
  noteShown('HC1', new Date('2026-11-19T02:25:00Z'))
  expect([
    isShown('HC1', new Date('2026-11-19T02:29:00Z')),
    isShown('HC1', new Date('2026-11-19T02:30:00Z')),
    isShown('HC2', new Date('2026-11-19T02:29:00Z')),
  ]).toEqual([true, false, false])
})
