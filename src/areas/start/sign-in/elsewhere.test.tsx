// @vitest-environment happy-dom
import { screen as page } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { rememberWantedPath } from '#src/app/wanted-path.ts'
import { draftKeeper } from '#src/patterns/form/draft-keeper.ts'
import { Elsewhere } from './elsewhere.tsx'

const weight = screen({
  entry: { name: 'healthlogWeightRecord' },
  kind: 'graph',
  title: { id: '체중', message: '체중' },
})
const notice = screen({ entry: { name: 'loginUsername' }, kind: 'entry', title: { id: '로그인', message: '로그인' } })

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-19T11:31:00+09:00') }))
afterEach(() => {
  vi.useRealTimers()
  sessionStorage.clear()
  draftKeeper.current = null
})

const draw = () =>
  renderRouter(
    testRouter(
      [
        { path: '/login/username', data: notice, component: () => <Elsewhere action={null} /> },
        { path: '/healthlog/WeightRecord', data: weight, component: () => null },
      ],
      { at: '/login/username' },
    ),
  )

test('the notice says when and, by the screen’s name, what is kept; a reload says the same time [SES-26]', async () => {
  rememberWantedPath('/healthlog/WeightRecord?entry=new')
  draftKeeper.current = {
    end: () => {},
    give: () => {},
    isAwaited: () => true,
    insist: (ask) => ask(),
    pack: () => null,
  }
  const { unmount } = await draw()
  expect(page.getByRole('alert').textContent).toContain('11:31에 여기서는 나왔어요')
  expect(page.getByText('체중에 적던 것이 남아 있어요')).toBeTruthy()
  unmount()
  vi.setSystemTime(new Date('2026-11-19T11:40:00+09:00'))
  await draw()
  expect(page.getByRole('alert').textContent).toContain('11:31에')
})

test('opened by a link it knows no minute, and nothing that was begun [SES-26]', async () => {
  await draw()
  expect(page.getByRole('alert').textContent).toContain('한 번에 한 기기에서만')
  expect(page.getByRole('alert').textContent).not.toMatch(/\d{2}:\d{2}/)
  expect(page.queryByText(/적던 것/)).toBeNull()
})
