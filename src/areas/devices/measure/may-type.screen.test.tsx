// @vitest-environment happy-dom
import { cleanup, screen as page, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { BlockedPage } from './blocked-page.tsx'
import { DEVICES } from './devices.ts'
import { MeasureScreen } from './measure.screen.tsx'
import type { Blocked } from './measurement.machine.ts'

const data = screen({
  entry: { name: 'healthlogBloodpressureRecord' },
  kind: 'flow',
  title: { id: '혈압 재기', message: '혈압 재기' },
})
const device = DEVICES.omronPressure

async function draw(component: () => React.ReactNode, helhidxDirectYn: 'Y' | 'N' = 'N') {
  connectApi(
    fakePorts((request) =>
      request.url.endsWith('/helhidxDirectYn')
        ? answer(envelope({ helhidxDirectYn }))
        : answer({ error: 'x', errorMessage: '' }, { status: 500 }),
    ),
  )
  await renderRouter(testRouter([{ path: '/measure', data, component }], { at: '/measure' }))
}
const typing = () => page.queryByRole('link', { name: '숫자로 적기' })

afterEach(cleanup)

test('the number may be typed in place of what does not come', async () => {
  await draw(() => <MeasureScreen device={device} />, 'Y')
  expect(await page.findByRole('link', { name: '숫자로 적기' })).toBeTruthy()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(typing()).not.toBeNull()
})

test('where an employer takes measured values only nothing leads to typing', async () => {
  await draw(() => <MeasureScreen device={device} />)
  await page.findAllByRole('heading')
  await waitFor(() => expect(typing()).toBeNull())
})

test.each<Blocked>(['desktop', 'ios', 'oldShell', 'unreachable'])(
  '%s: the words do not speak of typing there',
  async (blocked) => {
    const nothing = () => undefined
    await draw(() => (
      <BlockedPage bar={null} device={device} blocked={blocked} typing={null} onAllow={nothing} onAgain={nothing} />
    ))
    await page.findAllByRole('heading')
    expect(document.body.textContent).not.toMatch(/적어|적기|적거나/)
  },
)
