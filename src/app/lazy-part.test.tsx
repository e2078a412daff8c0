// @vitest-environment happy-dom
import { i18n } from '@lingui/core'
import { cleanup, render, screen } from '@testing-library/react'
import { Component, Suspense, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearToasts, toasts } from '#src/ui/toast/toast.ts'
import { lazyExtra, lazyPart } from './lazy-part.ts'

beforeEach(() => {
  i18n.load('ko', {})
  i18n.activate('ko')
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const shown = (part: ReactNode) =>
  render(
    <Suspense fallback="waits">
      <p>the screen</p>
      {part}
    </Suspense>,
  )

test('a part that nobody misses is drawn once its code is there', async () => {
  const Extra = lazyExtra(() => Promise.resolve({ Extra: ({ name }: { name: string }) => <p>{name}</p> }), 'Extra')
  shown(<Extra name="the extra" />)
  expect(await screen.findByText('the extra')).toBeTruthy()
})

test('without its code the screen stands as if it were not meant to be there', async () => {
  const Extra = lazyExtra<'Extra', object>(() => Promise.reject(new Error('no connection')), 'Extra')
  shown(<Extra />)
  expect(await screen.findByText('the screen')).toBeTruthy()
  expect(screen.queryByText('waits')).toBeNull()
})

test('what a tap opened says that its code did not come, closes, and is asked for again by the next tap', async () => {
  const load = vi
    .fn<() => Promise<{ Opened: (props: { onClose: () => void }) => ReactNode }>>()
    .mockRejectedValueOnce(new TypeError('no connection'))
  load.mockResolvedValue({ Opened: () => <p>the sheet</p> })
  vi.spyOn(console, 'error').mockImplementation(() => {}) // React tells of every error that a boundary caught
  const Opened = lazyPart(load, 'Opened')
  const onClose = vi.fn()
  const { unmount } = shown(<Opened onClose={onClose} />)
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(screen.getByText('the screen')).toBeTruthy()
  expect(toasts.shown()).toMatchObject([{ kind: 'bad', text: '열지 못했어요. 연결을 확인하고 다시 눌러 주세요.' }])
  unmount()
  shown(<Opened onClose={onClose} />)
  expect(await screen.findByText('the sheet')).toBeTruthy()
  clearToasts()
})

test('a failure of its own goes to the screen', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {}) // as above
  const Broken = lazyPart(
    () =>
      Promise.resolve({
        Broken: ({ onClose }: { onClose: () => void }): ReactNode => {
          throw new Error('broken', { cause: onClose })
        },
      }),
    'Broken',
  )
  const caught = vi.fn()
  class Screen extends Component<{ children: ReactNode }, { failed: boolean }> {
    override state = { failed: false }
    static getDerivedStateFromError = () => ({ failed: true })
    override componentDidCatch = caught
    override render = () => (this.state.failed ? null : this.props.children)
  }
  shown(
    <Screen>
      <Broken onClose={() => {}} />
    </Screen>,
  )
  await vi.waitFor(() => expect(caught.mock.calls[0]?.[0]).toMatchObject({ message: 'broken' }))
})
