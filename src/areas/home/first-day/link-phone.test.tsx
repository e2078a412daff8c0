// @vitest-environment happy-dom
import { cleanup, screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { provideHealthSync } from '#src/health-sync/sync-access.ts'
import { createBrowser } from '#src/session/testing/world.ts'
import { SessionContext } from '#src/session/use-session.ts'
import type { HomeCardProps } from '../hub/card-props.ts'
import { LinkPhone } from './link-phone.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const rule = (ruleSn: '1' | '3') => ({
  ruleSn,
  agreeYn: 'N',
  ruleNm: '',
  contents: '',
  mustYn: 'Y',
  agreeDtm: null,
  termsVer: '2026.10',
})

test('linking for steps asks to read the phone alone, with its text: no weight is kept [HSY-04, HTM-06]', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
    'Mozilla/5.0 (Linux; Android 14; SM-S921N) AppleWebKit/537.36 Chrome/126 Mobile Safari/537.36 WellplusApp/1.01.14',
  )
  const state = { isRunning: false, progress: null, receipts: [] }
  // Only what the card asks of it: the phone allows nothing.
  provideHealthSync(
    async () => ({ subscribe: () => () => {}, state: () => state, askPermissions: async () => 'fail' }) as never,
  )
  const given: (string | null)[] = []
  connectApi(
    fakePorts(({ url }) => {
      const { pathname, searchParams } = new URL(url)
      if (pathname.endsWith('userInfo')) return answer(envelope({ hcId: 'H1' }))
      if (pathname.endsWith('helhidxRule')) return answer(envelope([rule('1'), rule('3')]))
      if (pathname.endsWith('saveHelhidxAgree')) given.push(searchParams.get('ruleSn'))
      return answer(envelope({ rules: [] }))
    }),
  )
  const { session } = createBrowser({ stored: { accessToken: 't0', deviceId: 'd', autoLogin: 'Y' } }).openTab()
  await session.start()
  const home = {} as HomeCardProps['home'] // the card reads nothing of it
  const component = () => (
    <SessionContext value={session}>
      <LinkPhone home={home} now={{ day: '20261119', time: '1124' }} acted={() => {}} />
    </SessionContext>
  )
  const data = screen({ entry: { name: 'main' }, kind: 'hub', title: { id: '홈', message: '홈' } })
  await renderRouter(testRouter([{ path: '/main', data, component }], { at: '/main' }))

  await userEvent.click(await page.findByRole('button', { name: '삼성 헬스 잇기' }))
  expect(page.queryByText(/건강정보 수집·이용 동의가 필요해요/)).toBeNull()
  await userEvent.click(page.getByRole('button', { name: '내용 보기', expanded: false }))
  expect(
    page.getByText(
      '걸음과 식사는 이 동의만으로 저장하고 보여 드려요. 나머지는 건강정보 수집·이용에도 동의하셔야 저장해요.',
    ),
  ).toBeTruthy()
  await userEvent.click(page.getByRole('button', { name: '동의하고 잇기' }))
  expect((await page.findByRole('alert')).textContent).toMatch(/아직 허용되지 않았어요/)
  expect(given).toEqual(['3'])
})
