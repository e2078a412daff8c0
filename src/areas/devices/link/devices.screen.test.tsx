// @vitest-environment happy-dom
import { cleanup, screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { createBrowser } from '#src/session/testing/world.ts'
import { SessionContext } from '#src/session/use-session.ts'
import { DevicesScreen } from './devices.screen.tsx'
import { LinkStepsScreen } from './link-steps.screen.tsx'

const phone = (code: '1' | '2', codeNm: string, more: object = {}) => ({
  code,
  codeNm,
  deviceType: 'PHONE',
  linkYn: 'N',
  linkDtm: null,
  lastInptDt: null,
  ...more,
})
const rule = (ruleSn: '1' | '3', agreeYn: 'Y' | 'N') => ({
  ruleSn,
  agreeYn,
  ruleNm: '',
  contents: '',
  mustYn: 'Y',
  agreeDtm: null,
  termsVer: '2026.10',
})
const inbody = {
  helhidxLkeqmtCode: null,
  helhidxOriCode: '4',
  helhidxLkeqmtNm: '인바디',
  linkYn: 'Y',
  lastInptDt: null,
}

let sources: object[]
let agreed: 'Y' | 'N'

beforeEach(() => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
    'Mozilla/5.0 (Linux; Android 14; SM-S921N) AppleWebKit/537.36 Chrome/126 Mobile Safari/537.36 WellplusApp/1.01.14',
  )
  connectApi(
    fakePorts(({ url }) => {
      if (url.includes('MhrlsInterlock')) return answer(envelope(sources))
      if (url.includes('myHelhidxLkeqmtList')) return answer(envelope([inbody]))
      if (url.includes('helhidxAgreeList')) return answer(envelope([rule('1', agreed), rule('3', agreed)]))
      if (url.includes('userInfo')) return answer(envelope({ hcId: 'H1', tomsYn: 'Y' }))
      return answer({ error: 'x', errorMessage: '' }, { status: 500 })
    }),
  )
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

async function draw(Screen: () => React.ReactNode) {
  const { session } = createBrowser({ stored: { accessToken: 't0', deviceId: 'd', autoLogin: 'Y' } }).openTab()
  await session.start()
  const data = screen({
    entry: { name: 'healthlogDeviceInterlock' },
    kind: 'settings',
    title: { id: '기기 연결', message: '기기 연결' },
  })
  await renderRouter(
    testRouter(
      [
        {
          path: '/x',
          data,
          component: () => (
            <SessionContext value={session}>
              <Screen />
            </SessionContext>
          ),
        },
      ],
      { at: '/x' },
    ),
  )
}

test('no row opens the page of another system’s app', async () => {
  sources = [phone('1', '삼성 헬스'), phone('2', '애플 건강', { lastInptDt: '20250901071200' })]
  agreed = 'N'
  await draw(DevicesScreen)
  expect(await page.findByRole('link', { name: /삼성 헬스/ })).toBeTruthy()
  expect(page.getByText('애플 건강')).toBeTruthy()
  expect(page.queryByRole('link', { name: /애플 건강/ })).toBeNull()
})

test.each([
  ['linked and agreed to', 'Y', '삼성 헬스에서 가져올 것을 다시 골라요', '권한 고르기'],
  ['not linked', 'N', '휴대폰의 건강 기록을 가져올까요?', '동의하고 권한 고르기'],
] as const)('who has it %s is asked what is left to ask', async (_name, linkYn, title, action) => {
  sources = [phone('1', '삼성 헬스', { linkYn, linkDtm: linkYn === 'Y' ? '20261101071200' : null })]
  agreed = linkYn
  await draw(LinkStepsScreen)
  expect((await page.findByRole('heading', { level: 1 })).textContent).toBe(title)
  expect(page.getByRole('button', { name: action })).toBeTruthy()
  expect(page.queryAllByRole('checkbox')).toHaveLength(linkYn === 'Y' ? 0 : 2)
})

test('what is agreed to stands there in full, and what was ticked stays', async () => {
  sources = [phone('1', '삼성 헬스')]
  agreed = 'N'
  await draw(LinkStepsScreen)
  await userEvent.click(await page.findByRole('checkbox', { name: '건강정보 수집·이용 동의 (필수)' }))
  await userEvent.click(page.getByRole('button', { name: '건강정보 수집·이용 내용 보기' }))
  expect(
    page.getByText('필수예요. 체중·혈압·혈당 같은 건강 기록을 저장하고, 그래프와 점수, 건강나이로 보여 드려요.'),
  ).toBeTruthy()
  expect(page.getByRole('button', { name: '건강정보 수집·이용 내용 접기', expanded: true })).toBeTruthy()
  expect(page.getByRole('button', { name: '민감정보 처리 내용 보기', expanded: false })).toBeTruthy()
  expect(page.getByRole<HTMLInputElement>('checkbox', { name: '건강정보 수집·이용 동의 (필수)' }).checked).toBe(true)
  expect(page.queryByRole('link', { name: /전문 읽기/ })).toBeNull()
})
