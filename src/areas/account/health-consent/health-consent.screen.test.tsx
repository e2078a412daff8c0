// @vitest-environment happy-dom
import { act, cleanup, screen as page, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import type { Schemas } from '#src/contract/schemas.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { SessionContext } from '#src/session/use-session.ts'
import { dismissQuestions } from '#src/ui/confirm/confirm-queue.ts'
import '#src/ui/dialog/dialog-panel.tsx'
import { HealthAgreeScreen } from './health-agree.screen.tsx'
import { KeepingScreen } from './keeping.screen.tsx'

type Rule = Schemas['ConsentRule']

const rule = (ruleSn: Rule['ruleSn'], rest: Partial<Rule> = {}): Rule => ({
  ruleSn,
  agreeYn: 'N',
  ruleNm: '',
  contents: '',
  mustYn: 'N',
  agreeDtm: null,
  termsVer: '2026.10',
  ...rest,
})

let rules: Rule[]
let asked: string[]
let keeps: Schemas['KeepRow'][]

beforeEach(() => {
  asked = []
  keeps = []
  rules = [
    rule('1', { mustYn: 'Y', agreeYn: 'Y', agreeDtm: '202410051210', termsVer: '2025.03' }),
    rule('2'),
    rule('3', { mustYn: 'Y', agreeDtm: '202411031210' }),
    rule('4'),
  ]
})
afterEach(() => {
  act(dismissQuestions)
  cleanup()
})

async function draw(screenOf: () => ReactNode, signedIn = true) {
  connectApi(
    fakePorts((request) => {
      const { pathname, searchParams } = new URL(request.url)
      const name = pathname.split('/').at(-1) ?? ''
      asked.push([name, searchParams.get('ruleSn')].filter(Boolean).join(' '))
      if (name === 'cancelHelhidxAgree')
        rules = rules.map((each) =>
          each.ruleSn === searchParams.get('ruleSn') ? { ...each, agreeYn: 'N', agreeDtm: '202411191124' } : each,
        )
      const told: Partial<Record<string, unknown>> = { helhidxRule: rules, getKeepList: keeps }
      return Promise.resolve(answer(envelope(told[name] ?? { rules })))
    }),
  )
  const data = screen({
    entry: { name: 'mypageHealth', public: true },
    kind: 'detail',
    title: { id: '건강정보', message: '건강정보' },
  })
  const session = {
    actor: { getSnapshot: () => ({ hasTag: () => signedIn }) },
    subscribe: () => () => undefined,
  } as never // a session of which the page asks one thing
  await renderRouter(
    testRouter(
      [
        {
          path: '/mypage/health',
          data,
          component: () => <SessionContext value={session}>{screenOf()}</SessionContext>,
        },
      ],
      { at: '/mypage/health', signedIn },
    ),
  )
  await page.findByRole('heading', { level: 1 })
}
const card = (name: string) => within(page.getByRole('region', { name }))

test('a health consent says version and date, what stops without it, and leads to its chapter [MYP-05]', async () => {
  await draw(() => <HealthAgreeScreen />)
  expect(card('건강정보 수집·이용').getByText('필수 · 2024년 10월 5일에 동의 · 2025.03 버전')).toBeTruthy()
  expect(card('민감정보 처리').getByText('필수 · 2024년 11월 3일부터 동의하지 않음')).toBeTruthy()
  expect(card('코칭 활용').getByText('선택 · 동의하지 않았어요')).toBeTruthy()
  expect(page.getAllByRole('term').filter((term) => term.textContent === '거두면')).toHaveLength(4)
  expect(
    page.getAllByRole('link', { name: /전문 읽기$/ }).map((link) => link.getAttribute('href')?.replaceAll('%22', '')),
  ).toEqual(['1', '2', '3', '4'].map((ruleSn) => `/mypage/health?rule=${ruleSn}`))
})

test('nobody is asked for a consent that passes nothing on; given once, it can be taken back [MYP-05]', async () => {
  await draw(() => <HealthAgreeScreen />)
  expect(card('건강정보 제공').getByText('선택 · 지금은 건네는 곳이 없어요')).toBeTruthy()
  expect(card('건강정보 제공').queryByRole('switch')).toBeNull()
  cleanup()

  rules = rules.map((each) => (each.ruleSn === '2' ? { ...each, agreeYn: 'Y', agreeDtm: '202411031210' } : each))
  await draw(() => <HealthAgreeScreen />)
  await userEvent.click(card('건강정보 제공').getByRole('switch'))
  expect(within(await page.findByRole('alertdialog')).getByText(/멈추는 것도 없어요/)).toBeTruthy()
  await userEvent.click(page.getByRole('button', { name: '거둘게요' }))
  await waitFor(() => expect(asked).toContain('cancelHelhidxAgree 2'))
  await waitFor(() => expect(card('건강정보 제공').queryByRole('switch')).toBeNull())
})

test('who takes back the consent to keep health data is told what goes on without it, and how that stops', async () => {
  await draw(() => <HealthAgreeScreen />)
  await userEvent.click(card('건강정보 수집·이용').getByRole('switch'))
  expect(
    within(await page.findByRole('alertdialog')).getByText(
      /휴대폰의 걸음과 식사는 민감정보 처리 동의로 저장해서, 그 동의도 거둬야 멈춰요\./,
    ),
  ).toBeTruthy()
})

test('stopping what comes from phones says that the consent to keep what is typed stays [HLG-10]', async () => {
  await draw(() => <HealthAgreeScreen />)
  await userEvent.click(page.getByRole('button', { name: '휴대폰·기기에서 그만 가져오기' }))
  const sheet = within(await page.findByRole('dialog', { name: '휴대폰과 기기에서 그만 가져올까요?' }))
  expect(
    sheet.getByText(/건강정보 수집·이용 동의는 그대로예요\. 동의하셨으면 직접 적는 기록은 계속 저장하고/),
  ).toBeTruthy()
})

test('the text says its version and since when it holds, and opens the chapter asked for [ROU-13]', async () => {
  await draw(() => <KeepingScreen rule="2" />)
  expect(page.getByText('2026.10 버전 · 2026년 10월 1일부터 지켜요')).toBeTruthy()
  expect(page.getAllByRole('button', { expanded: true }).map((head) => head.textContent)).toEqual(['건강정보 제공'])
  const rows = within(await page.findByRole('list', { name: '내가 한 동의' })).getAllByRole('listitem')
  expect(rows.map((row) => row.textContent)).toEqual([
    '건강정보 수집·이용2024년 10월 5일에 동의 · 2025.03 버전',
    '건강정보 제공동의하지 않았어요',
    '민감정보 처리2024년 11월 3일부터 동의하지 않음',
    '코칭 활용동의하지 않았어요',
  ])
})

test('what goes says its day, next first, and what went says when; the rest comes when it is asked for', async () => {
  const keep = (
    keepCode: Schemas['KeepRow']['keepCode'],
    delDt: string,
    rest: Partial<Schemas['KeepRow']> = {},
  ): Schemas['KeepRow'] => ({ keepCode, keepNm: null, delDt, partYn: 'N', delYn: 'N', ...rest })
  const talks = ['20271001', '20271002', '20271003', '20271004'].map((delDt) =>
    keep('TALK', delDt, { keepNm: '12층 건강상담실' }),
  )
  keeps = [
    keep('CHALN', '20261130', { keepNm: '점심 산책 챌린지' }),
    keep('STEP', '20271119', { partYn: 'Y' }),
    ...talks,
    keep('CHALN', '20260523', { keepNm: '첫눈 걷기 챌린지', delYn: 'Y' }),
  ]
  await draw(() => <KeepingScreen />)
  const rows = within(await page.findByRole('list', { name: '언제 지워지나요' })).getAllByRole('listitem')
  expect(rows).toHaveLength(6)
  expect(rows.slice(0, 2).map((row) => row.textContent)).toEqual([
    '점심 산책 챌린지챌린지에서 센 기록2026년 11월 30일',
    '휴대폰에서 가져온 걸음2027년 11월 19일부터',
  ])
  await userEvent.click(page.getByRole('button', { name: '1개 더 보기' }))
  expect(
    within(page.getByRole('list', { name: '언제 지워지나요' }))
      .getAllByRole('listitem')
      .at(-1)?.textContent,
  ).toBe('첫눈 걷기 챌린지챌린지에서 센 기록2026년 5월 23일에 지웠어요')
})

test('who has nothing with a day is told so', async () => {
  await draw(() => <KeepingScreen />)
  expect(await page.findByText(/날이 정해진 기록은 아직 없어요/)).toBeTruthy()
})

test('whoever is not signed in reads the text, and nothing of a member is asked for [ROU-13]', async () => {
  await draw(() => <KeepingScreen />, false)
  expect(page.getAllByRole('button', { expanded: true }).map((head) => head.textContent)).toEqual(['무엇을 모으나요'])
  expect(page.getByRole('link', { name: '로그인하기' })).toBeTruthy()
  expect(page.queryByText('내가 한 동의')).toBeNull()
  expect(asked).toEqual([])
})
