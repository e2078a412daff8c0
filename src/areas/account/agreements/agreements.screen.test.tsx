// @vitest-environment happy-dom
import { act, cleanup, screen as page, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import type { Schemas } from '#src/contract/schemas.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { dismissQuestions } from '#src/ui/confirm/confirm-queue.ts'
import '#src/ui/dialog/dialog-panel.tsx'
import type { Agreement } from './agreements.queries.ts'
import { AgreementsScreen } from './agreements.screen.tsx'
import { RenewedTermsScreen } from './renewed-terms.screen.tsx'

const row = (agreeCode: Agreement['agreeCode'], agreeNm: string, rest: Partial<Agreement> = {}): Agreement => ({
  agreeCode,
  agreeNm,
  mustYn: /TERMS0[123]/.test(agreeCode) ? 'Y' : 'N',
  agreeYn: 'Y',
  agreeDtm: '202410051210',
  termsVer: '2024.03',
  ...rest,
})

let list: Agreement[]
let terms: Pick<Schemas['MemberTerms'], 'termsAgreeYn' | 'termsVer' | 'sinceDt'>
let sent: unknown[]
let isBroken: boolean
let tries: number

beforeEach(() => {
  sent = []
  isBroken = false
  tries = 0
  terms = { termsAgreeYn: 'N', termsVer: '2026.10', sinceDt: '20261001' }
  list = [
    row('TERMS01', '서비스 이용약관'),
    row('TERMS02', '개인정보 수집·이용'),
    row('TERMS03', '개인정보 제3자 제공'),
    row('TERMS04', '마케팅 정보 활용', { agreeDtm: '202411031210' }),
    row('HEALTH', '건강정보 수집·이용'),
    row('ALLERGY', '알레르기 정보 이용', { agreeYn: 'N', agreeDtm: null }),
    row('LOCATION', '위치정보 이용', { agreeYn: 'N', agreeDtm: null }),
  ]
})
afterEach(() => {
  act(dismissQuestions)
  cleanup()
})

async function draw(component: typeof AgreementsScreen) {
  connectApi(
    fakePorts(async (request) => {
      const name = new URL(request.url).pathname.split('/').at(-1) ?? ''
      if (name === 'setMyAgree') {
        tries += 1
        if (isBroken) return answer({ error: 'x', errorMessage: '' }, { status: 404 })
        // as the screen sends it
        const body = (await request.clone().json()) as Pick<Agreement, 'agreeCode' | 'agreeYn'>
        sent.push(body)
        list = list.map((each) =>
          each.agreeCode === body.agreeCode ? { ...each, agreeYn: body.agreeYn, agreeDtm: '202411191124' } : each,
        )
        return answer(envelope(list.find(({ agreeCode }) => agreeCode === body.agreeCode)))
      }
      if (name === 'setTermsAgreeYn') terms = { ...terms, termsAgreeYn: 'Y' }
      return answer(envelope({ getMyAgreeList: list, getTermsAgreeYn: terms, setTermsAgreeYn: terms }[name] ?? {}))
    }),
  )
  const data = screen({
    entry: { name: 'mySettingUseService' },
    kind: 'settings',
    title: { id: '이용 동의', message: '이용 동의' },
  })
  await renderRouter(
    testRouter(
      ['/my/settingUseService', '/mypage/home', '/main', '/'].map((path) => ({
        path,
        data,
        component: path === '/my/settingUseService' ? component : () => <h1>{path}</h1>,
      })),
      { at: '/my/settingUseService' },
    ),
  )
  await page.findByRole('heading', { level: 1 })
}
const card = (name: string) => within(page.getByRole('region', { name }))
const hrefOf = (name: string) => page.getByRole('link', { name }).getAttribute('href')

test('each agreement says its version and since when, and leads to its text [MBR-02]', async () => {
  await draw(AgreementsScreen)
  const required = within(page.getByRole('list', { name: '필수 동의' }))
  expect(required.getAllByRole('link').map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['/mypage/termsdetailService', '서비스 이용약관2024년 10월 5일에 동의 · 2024.03 버전'],
    ['/mypage/termsDetailPrivacyPolicy', '개인정보 수집·이용2024년 10월 5일에 동의 · 2024.03 버전'],
    ['/mypage/termsDetailProvidePersonal', '개인정보 제3자 제공2024년 10월 5일에 동의 · 2024.03 버전'],
  ])
  expect(card('마케팅 정보 활용').getByText('선택 · 2024년 11월 3일에 동의 · 2024.03 버전')).toBeTruthy()
  expect(hrefOf('마케팅 정보 활용 전문 읽기')).toBe('/mypage/termsDetailUseMarketing')
  expect(hrefOf('건강정보 수집·이용 전문 읽기')).toMatch(/^\/mypage\/health\?rule=(?:%22)?1/)
  expect(hrefOf('위치정보 이용 전문 읽기')).toBe('/mypage/termsDetailLocationService')
  expect(hrefOf('알레르기 정보 이용 전문 읽기')).toBe('/mypage/alerge?text=1')
  expect(hrefOf('못 먹는 음식 보고 바꾸기')).toBe('/mypage/alerge')
})

test('each free one says what stops without it; only what is decided here has a switch', async () => {
  await draw(AgreementsScreen)
  expect(page.getAllByRole('term').filter((term) => term.textContent === '거두면')).toHaveLength(4)
  expect(page.getAllByRole('switch')).toHaveLength(1)
  // Nothing uses a location yet: no switch that would change nothing.
  expect(card('위치정보 이용').queryByRole('switch')).toBeNull()
  expect(card('위치정보 이용').getByText('선택 · 지금은 위치를 쓰는 화면이 없어요')).toBeTruthy()
})

test('a location agreement that was given once can be taken back', async () => {
  list = list.map((each) =>
    each.agreeCode === 'LOCATION' ? { ...each, agreeYn: 'Y', agreeDtm: '202411031210' } : each,
  )
  await draw(AgreementsScreen)
  await userEvent.click(card('위치정보 이용').getByRole('switch'))
  await userEvent.click(await page.findByRole('button', { name: '거둘게요' }))
  await waitFor(() => expect(sent).toEqual([{ agreeCode: 'LOCATION', agreeYn: 'N' }]))
})

test('withdrawing says what stops and asks; giving again does not [MBR-05]', async () => {
  await draw(AgreementsScreen)
  const marketing = () => card('마케팅 정보 활용').getByRole<HTMLInputElement>('switch')
  await userEvent.click(marketing())
  expect(within(await page.findByRole('alertdialog')).getByText(/이벤트 알림도 꺼져요/)).toBeTruthy()
  await userEvent.click(page.getByRole('button', { name: '그대로 둘게요' }))
  await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull())
  expect(sent).toEqual([])
  await userEvent.click(marketing())
  await userEvent.click(await page.findByRole('button', { name: '거둘게요' }))
  await waitFor(() => expect(marketing().checked).toBe(false))
  expect(await page.findByText('선택 · 2024년 11월 19일부터 동의하지 않음')).toBeTruthy()
  await userEvent.click(marketing())
  await waitFor(() => expect(marketing().checked).toBe(true))
  await waitFor(() =>
    expect(sent).toEqual([
      { agreeCode: 'TERMS04', agreeYn: 'N' },
      { agreeCode: 'TERMS04', agreeYn: 'Y' },
    ]),
  )
})

test('a refused change stands as it was', async () => {
  list = list.map((each) => (each.agreeCode === 'TERMS04' ? { ...each, agreeYn: 'N' } : each))
  isBroken = true
  await draw(AgreementsScreen)
  const marketing = () => card('마케팅 정보 활용').getByRole<HTMLInputElement>('switch')
  await userEvent.click(marketing())
  await waitFor(() => expect(tries).toBe(1))
  await waitFor(() => expect(marketing().checked).toBe(false))
})

test('who put off the new terms is led to them from here; who agreed is not [MBR-05]', async () => {
  await draw(AgreementsScreen)
  expect((await page.findByRole('link', { name: '보기' })).getAttribute('href')).toBe('/my/settingUseService?renew=1')
  cleanup()
  terms = { ...terms, termsAgreeYn: 'Y' }
  await draw(AgreementsScreen)
  expect(page.queryByRole('link', { name: '보기' })).toBeNull()
})

test('renewed terms say what that version changed, and are agreed to at once [MBR-05]', async () => {
  await draw(RenewedTermsScreen)
  expect(page.getByText('2026년 10월 1일부터 지키는 2026.10 버전에서 바뀐 것을 한 줄로 적었어요.')).toBeTruthy()
  expect(page.getByText('예약을 언제까지 바꿀 수 있는지 적었어요.')).toBeTruthy()
  await userEvent.click(page.getByRole('button', { name: '동의하기' }))
  await waitFor(() => expect(terms.termsAgreeYn).toBe('Y'))
})

test('a version that this app does not know brings no other version’s sentences', async () => {
  terms = { termsAgreeYn: 'N', termsVer: '2099.01', sinceDt: '20990101' }
  await draw(RenewedTermsScreen)
  expect(page.getByText('2099년 1월 1일부터 지키는 2099.01 버전이에요. 무엇이 바뀌었는지 읽어 보세요.')).toBeTruthy()
  expect(page.queryByText('예약을 언제까지 바꿀 수 있는지 적었어요.')).toBeNull()
  expect(page.getAllByRole('link', { name: /개인정보|서비스/ })).toHaveLength(3)
})

test('who has agreed by now is not asked again', async () => {
  terms = { ...terms, termsAgreeYn: 'Y' }
  await draw(RenewedTermsScreen)
  expect(page.getByRole('heading', { level: 1 }).textContent).toMatch(/새 약관에\s*동의했어요/)
  expect(page.queryByRole('button', { name: '동의하기' })).toBeNull()
})
