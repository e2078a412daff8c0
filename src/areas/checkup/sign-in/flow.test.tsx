// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, cleanup, renderHook, screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { PersonScreen } from './person.screen.tsx'
import { ProviderScreen } from './provider.screen.tsx'
import { createSignInFlow, signInFlow } from './sign-in-flow.ts'
import { useWaitWords } from './wait-words.ts'
import { WaitScreen } from './wait.screen.tsx'

const FIRST = '/mypage/healthcheckup/healthScreeningAuth'
const PROVIDERS = [
  { loginExtCode: '01', loginExtNm: '한빛인증', telecomUseYn: 'N', imgUrl: null, appUrl: null },
  {
    loginExtCode: '03',
    loginExtNm: '통신사 인증',
    telecomUseYn: 'Y',
    imgUrl: null,
    appUrl: 'https://sign.example.com',
  },
]
const PERSON = {
  hcId: 'HC1',
  realName: '한새벽',
  nickName: '새벽',
  birthday: '19991102',
  age: 27,
  gender: 'F',
  mobileNo: '01000001119',
  height: null,
  weight: null,
  loginExtCode: '03',
  telecomCode: null,
}
const CONSENT = {
  agreeYn: 'Y',
  agreeDtm: '202606021012',
  termsVer: '1.2',
  termsTxt: '건강검진 결과를 5년 동안 보관해요.',
  keepYear: 5,
}
const request = (authStatusCode: string, reasonTxt: string | null = null) => ({
  authTxId: 'hcu-1',
  authStatusCode,
  expireDtm: '20991119124600',
  providerNm: '통신사 인증',
  reasonTxt,
})
const CHECKUPS = ['20260514', '20240523'].map((checkupDt, at) => ({
  checkupSeq: at + 1,
  checkupDt,
  hospitalNm: '한빛내과 검진센터',
}))

type Answers = Record<string, (body: Record<string, unknown>) => Response | Promise<Response>>
const USUAL: Answers = {
  healthLoginExtCode: () => answer(envelope(PROVIDERS)),
  healthTelecomCode: () => answer(envelope([{ telecomCode: '2', telecomNm: 'KT' }])),
  healthUserData: () => answer(envelope(PERSON)),
  getMyHealthCheckupAgree: () => answer(envelope(CONSENT)),
  getMyHealthCheckupFirstCheck: () =>
    answer(envelope({ firstCheckYn: 'N', checkupCnt: 2, lastCheckupDt: '20260514', lastGetDtm: '202606021012' })),
}
let sent: { name: string; body: Record<string, unknown> }[]

async function open(at: '' | 'Second' | 'Third', answers: Answers = {}) {
  const all: Answers = { ...USUAL, ...answers }
  connectApi(
    fakePorts(async (asked) => {
      const name = new URL(asked.url).pathname.split('/').at(-1) ?? ''
      const text = await asked.clone().text()
      const body = text === '' ? {} : (JSON.parse(text) as Record<string, unknown>) // a test's own calls send objects
      sent.push({ name, body })
      return all[name]?.(body) ?? answer({ error: 'x', errorMessage: '' }, { status: 500 })
    }),
  )
  const data = screen({
    entry: { name: 'mypageHealthcheckupHealthScreeningAuth', public: false },
    kind: 'survey',
    title: { id: '건강검진 불러오기', message: '건강검진 불러오기' },
  })
  const own = { '': ProviderScreen, Second: PersonScreen, Third: WaitScreen }
  const others = ['/healthlog/healthscreenings', '/healthlog/healthlog', '/mypage/healthcheckup/healthScreeningDetail']
  const router = testRouter(
    [
      ...Object.entries(own).map(([end, component]) => ({ path: FIRST + end, data, component: () => component() })),
      ...others.map((path) => ({ path, data, component: () => <h1>{path}</h1> })),
    ],
    { at: FIRST + at },
  )
  await renderRouter(router)
  await page.findByRole('heading', { level: 1 })
  return router
}
const title = () => page.getByRole('heading', { level: 1 }).textContent
const press = (name: string | RegExp) => userEvent.click(page.getByRole('button', { name }))
const began = () => sent.filter(({ name, body }) => name === 'simpleAuth' && body['authStep'] === '1')

beforeEach(() => {
  sent = []
  sessionStorage.clear()
  signInFlow.send({ type: 'session.ended' })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('the one used last stands first and is chosen; a consent given once says when [HCU-01] [HCU-02]', async () => {
  const router = await open('')
  // the role's elements are inputs
  expect(page.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual(['03', '01'])
  expect(page.getByText('2026년 6월 2일에 동의했어요. 건강 점수와 상담에만 써요.')).toBeTruthy()
  await press('다음')
  await waitFor(() => expect(router.state.location.pathname).toBe(`${FIRST}Second`))
  expect(sent.map(({ name }) => name)).not.toContain('changeHealthCheckupAgree')
})

test('without consent nothing goes on; given, it is kept first [HCU-02]', async () => {
  const router = await open('', {
    getMyHealthCheckupAgree: () => answer(envelope({ ...CONSENT, agreeYn: 'N', agreeDtm: null })),
    changeHealthCheckupAgree: () => answer(envelope(CONSENT)),
  })
  await press('다음')
  expect(page.getByText('동의하셔야 검진 결과를 가져올 수 있어요')).toBeTruthy()
  await userEvent.click(page.getByRole('checkbox', { name: /동의해요/ }))
  await press('다음')
  await waitFor(() => expect(router.state.location.pathname).toBe(`${FIRST}Second`))
  expect(sent.find(({ name }) => name === 'changeHealthCheckupAgree')?.body).toEqual({ agreeYn: 'Y' })
})

test('a consent that stands is read and taken back where it stands, and asked for anew [HCU-02]', async () => {
  let agreeYn = 'Y'
  await open('', {
    getMyHealthCheckupAgree: () => answer(envelope({ ...CONSENT, agreeYn })),
    changeHealthCheckupAgree: (body) => {
      agreeYn = String(body['agreeYn'])
      return answer(envelope({ ...CONSENT, agreeYn }))
    },
  })
  expect(page.getByText(CONSENT.termsTxt)).toBeTruthy()
  await press('검진 정보 동의 거두기')
  await userEvent.click(await page.findByRole('button', { name: '거두고 지우기' }))
  expect(await page.findByRole('checkbox', { name: /동의해요/ })).toBeTruthy()
  expect(sent.find(({ name }) => name === 'changeHealthCheckupAgree')?.body).toEqual({ agreeYn: 'N' })
})

test('who reads English is told that a consent in Korean alone is to the Korean text [HCU-02] [LNG-06]', async () => {
  const notes = async (termsTxt: string) => {
    cleanup()
    await open('', {
      getMyHealthCheckupAgree: () => answer(envelope({ ...CONSENT, agreeYn: 'N', agreeDtm: null, termsTxt })),
    })
    act(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))
    return page.queryAllByText('이 글은 한국어로만 있어요. 동의하면 한국어 글에 동의하게 돼요.').length
  }
  expect(await notes('We keep your results for five years.')).toBe(0)
  expect(await notes(CONSENT.termsTxt)).toBe(1)
  expect(page.getByText(CONSENT.termsTxt).lang).toBe('ko')
})

test('where the one used last is offered no more, the first of those that are leads on', async () => {
  const router = await open('', { healthUserData: () => answer(envelope({ ...PERSON, loginExtCode: '09' })) })
  await press('다음')
  await waitFor(() => expect(router.state.location.pathname).toBe(`${FIRST}Second`))
})

test('nobody to confirm is said, with a way to look again', async () => {
  await open('', { healthLoginExtCode: () => answer(envelope([])) })
  expect(title()).toBe('지금은 확인해 줄 곳이 없어요')
  expect(page.getByRole('button', { name: '다시 보기' })).toBeTruthy()
})

test('without a partner that confirms the same is said', async () => {
  await open('', {
    getServerUrl: () =>
      answer(
        envelope({
          serverUrl: 'https://a.example',
          imageUrl: 'https://b.example',
          chatUrl: null,
          welmallUrl: null,
          partnerWays: ['PASS'],
        }),
      ),
  })
  await waitFor(() => expect(title()).toBe('지금은 확인해 줄 곳이 없어요'))
})

const choose = (code: '01' | '03') =>
  signInFlow.send({
    type: 'provider.chosen',
    provider: {
      code,
      name: code === '01' ? '한빛인증' : '통신사 인증',
      asksCompany: code === '03',
      appUrl: code === '03' ? 'https://sign.example.com' : null,
    },
  })

test('the company is asked for only where it is wanted, and a refusal leaves what was typed [HCU-01]', async () => {
  choose('03')
  const router = await open('Second', {
    simpleAuth: () =>
      answer({ error: 'unavailable', errorMessage: '지금은 확인해 주는 곳이 답하지 않아요.' }, { status: 503 }),
  })
  await page.findByRole('radio', { name: 'KT' })
  await press('통신사 인증으로 보내기')
  expect(await page.findByText('통신사를 골라 주세요')).toBeTruthy()
  expect(began()).toEqual([])
  await userEvent.click(page.getByRole('radio', { name: 'KT' }))
  await userEvent.clear(page.getByLabelText('이름'))
  await userEvent.type(page.getByLabelText('이름'), '한샛별')
  await press('통신사 인증으로 보내기')
  expect(await page.findByText('지금은 확인해 주는 곳이 답하지 않아요.')).toBeTruthy()
  expect(began()[0]?.body).toEqual({
    authStep: '1',
    loginExtCode: '03',
    telecomCode: '2',
    realName: '한샛별',
    birthday: '19991102',
    mobileNo: '01000001119',
  })
  expect(page.getByLabelText<HTMLInputElement>('이름').value).toBe('한샛별')
  expect(router.state.location.href).toBe(`${FIRST}Second`)
})

test('sent, confirmed, fetched, all by itself; nothing typed is in the address or kept [HCU-01]', async () => {
  choose('01')
  let isDone = false
  const router = await open('Second', {
    simpleAuth: ({ authStep }) => answer(envelope(request(authStep === '2' && isDone ? 'DONE' : 'WAIT'))),
    getCheckupList: () => answer(envelope(CHECKUPS)),
  })
  await press('한빛인증으로 보내기')
  await waitFor(() => expect(title()).toBe('한빛인증 앱에서\n승인해 주세요'))
  expect(page.queryByRole('link', { name: /앱 열기/ })).toBeNull()
  expect([router.state.location.href, ...Object.values({ ...sessionStorage })].join()).not.toMatch(
    /새벽|19991102|0100000/,
  )
  await press('승인했는데 그대로예요')
  expect(await page.findByText(/아직 승인 소식이 없어요/)).toBeTruthy()
  isDone = true
  await press('승인했는데 그대로예요')
  await waitFor(() => expect(title()).toBe('두 번의 검진을\n가져왔어요'))
  expect(sent.find(({ name }) => name === 'getCheckupList')?.body).toMatchObject({ authTxId: 'hcu-1' })
  await press('결과 보기')
  await waitFor(() => expect(router.state.location.pathname).toBe('/healthlog/healthscreenings'))
})

test('a wrong number is corrected while the request waits; the new request goes to the new one [HCU-01]', async () => {
  choose('01')
  const router = await open('Second', { simpleAuth: () => answer(envelope(request('WAIT'))) })
  await press('한빛인증으로 보내기')
  await waitFor(() => expect(title()).toBe('한빛인증 앱에서\n승인해 주세요'))
  await press(/이름이나 번호를 잘못 적었나요/)
  await waitFor(() => expect(router.state.location.pathname).toBe(`${FIRST}Second`))
  const number = await page.findByLabelText<HTMLInputElement>('휴대폰 번호')
  expect(number.value).toBe('010-0000-1119')
  await userEvent.clear(number)
  await userEvent.type(number, '010-0000-1120')
  await press('한빛인증으로 보내기')
  await waitFor(() => expect(title()).toBe('한빛인증 앱에서\n승인해 주세요'))
  expect(began().map(({ body }) => [body['mobileNo'], body['anewYn']])).toEqual([
    ['01000001119', undefined],
    ['01000001120', 'Y'],
  ])
})

test('whoever leaves while it is being sent is not called back, and finds the request that waits', async () => {
  choose('01')
  const sending = Promise.withResolvers<Response>()
  const router = await open('Second', { simpleAuth: () => sending.promise })
  await press('한빛인증으로 보내기')
  await waitFor(() => expect(began().length).toBe(1))
  await act(() => router.navigate({ to: '/healthlog/healthlog' }))
  sending.resolve(answer(envelope(request('WAIT'))))
  await waitFor(() => expect(signInFlow.getSnapshot().value).toBe('away'))
  expect(router.state.location.pathname).toBe('/healthlog/healthlog')
})

test('refused in the other app it says so in the provider’s words; another app finds what was typed', async () => {
  choose('03')
  const router = await open('Second', {
    simpleAuth: ({ authStep }) => answer(envelope(request(authStep === '1' ? 'WAIT' : 'DENIED', '앱에서 취소했어요.'))),
  })
  await userEvent.click(await page.findByRole('radio', { name: 'KT' }))
  await press(/보내기$/)
  await waitFor(() => expect(title()).toBe('통신사 인증 앱에서\n승인해 주세요'))
  expect(page.getByRole('link', { name: /앱 열기/ }).getAttribute('href')).toBe('https://sign.example.com')
  await press('승인했는데 그대로예요')
  await waitFor(() => expect(title()).toBe('승인이\n취소됐어요'))
  expect(page.getByText('앱에서 취소했어요.')).toBeTruthy()
  await press('다른 앱으로')
  await waitFor(() => expect(router.state.location.pathname).toBe(FIRST))
  expect(signInFlow.getSnapshot().context.person?.realName).toBe('한새벽')
})

test('a reload finds the request that waits, and not the person', () => {
  choose('01')
  signInFlow.send({
    type: 'person.sent',
    person: { realName: '한새벽', birthday: '19991102', mobileNo: '01000001119', telecomCode: null },
  })
  sessionStorage.setItem(
    'checkup-sign-in',
    JSON.stringify({
      provider: { code: '01', name: '한빛인증', asksCompany: false, appUrl: null },
      request: { txId: 'hcu-1', untilMs: 4_000_000_000_000 },
    }),
  )
  const { context, value } = createSignInFlow().getSnapshot()
  expect([value, context.provider?.code, context.person]).toEqual(['away', '01', null])
})

test('after a reload nothing typed is left, and nothing is said of it', async () => {
  connectApi(fakePorts(() => answer(envelope(request('EXPIRED')))))
  sessionStorage.setItem(
    'checkup-sign-in',
    JSON.stringify({
      provider: { code: '01', name: '한빛인증', asksCompany: false, appUrl: null },
      request: { txId: 'hcu-1', untilMs: 4_000_000_000_000 },
    }),
  )
  const flow = createSignInFlow()
  flow.send({ type: 'page.opened' })
  await waitFor(() => expect(flow.getSnapshot().matches('expired')).toBe(true))
  i18n.load('ko', {})
  i18n.activate('ko')
  const { result } = renderHook(() => useWaitWords(), {
    wrapper: ({ children }) => <I18nProvider i18n={i18n}>{children}</I18nProvider>,
  })
  expect(result.current(flow.getSnapshot()).help).toMatch(/까지 승인이 오지 않았어요\.$/)
})
