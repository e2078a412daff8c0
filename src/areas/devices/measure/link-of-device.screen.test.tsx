// @vitest-environment happy-dom
import { cleanup, screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { createBrowser } from '#src/session/testing/world.ts'
import { SessionContext } from '#src/session/use-session.ts'
import { ConnectScreen } from './connect.screen.tsx'
import { DEVICES } from './devices.ts'
import { EitherScreen } from './either.screen.tsx'
import { MeasureScreen } from './measure.screen.tsx'

const linked = (code: '11' | '13', codeNm: string, deviceType: 'BP' | 'SUGAR') => ({
  code,
  codeNm,
  deviceType,
  linkYn: 'Y',
  linkDtm: '202611010712',
  lastInptDt: null,
})

async function draw(Screen: () => React.ReactNode) {
  connectApi(
    fakePorts(({ url }) =>
      url.includes('MhrlsInterlock')
        ? answer(envelope([linked('11', '오므론 혈압계', 'BP'), linked('13', '오토첵 혈당계', 'SUGAR')]))
        : answer({ error: 'x', errorMessage: '' }, { status: 500 }),
    ),
  )
  const { session } = createBrowser({ stored: { accessToken: 't0', deviceId: 'd', autoLogin: 'Y' } }).openTab()
  await session.start()
  const data = screen({
    entry: { name: 'healthlogAutocheck' },
    kind: 'flow',
    title: { id: '기기로 재기', message: '기기로 재기' },
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

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('a linked device, which opens where it measures, leads to its link [HLG-02]', async () => {
  await draw(() => <MeasureScreen device={DEVICES.omronPressure} />)
  expect((await page.findByRole('link', { name: '연결 보기' })).getAttribute('href')).toContain(
    '/healthlog/omronbloodpressureConnect',
  )
})

test('a device with one address for both shows its link there, and can be taken off [HLG-02]', async () => {
  await draw(() => <EitherScreen device={DEVICES.autocheck} />)
  // the phone was asked; until then the page may be drawn anew
  await page.findByRole('heading', { name: '지금은 기다릴 수 없어요' })
  await userEvent.click(await page.findByRole('button', { name: '연결 보기' }))
  expect(await page.findByRole('heading', { name: '오토첵 혈당계, 연결됐어요' })).toBeTruthy()
  expect(page.getByRole('button', { name: '연결 끊기' })).toBeTruthy()
})

test('an iPhone is told at once that nothing comes of linking, and the number gets in [HLG-09]', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 WellplusApp/1.01.14',
  )
  await draw(() => <ConnectScreen device={DEVICES.isens} />)
  expect(await page.findByRole('heading', { name: '아이폰은 혈당 값을 주지 않아요' })).toBeTruthy()
  expect(page.getByRole('link', { name: '숫자로 적기' }).getAttribute('href')).toContain(
    '/healthlog/BloodSugarRecord?add=Y',
  )
  expect(page.queryByRole('button', { name: '연결하기' })).toBeNull()
})

test('linking that comes to nothing says so, and the number can be typed there [HLG-09]', async () => {
  await draw(() => <ConnectScreen device={DEVICES.isens} />)
  expect(page.queryByRole('link', { name: '숫자로 적기' })).toBeNull()
  await userEvent.click(await page.findByRole('button', { name: '연결하기' }))
  expect(await page.findByRole('link', { name: '숫자로 적기' })).toBeTruthy()
  expect(page.getByText('휴대폰에 물어보지 못했어요').closest('[role="status"]')).toBeTruthy()
})
