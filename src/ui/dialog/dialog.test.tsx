// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Button } from '../button/button.tsx'
import { Dialog } from './dialog.tsx'
import type { DialogProps } from './dialog-panel.tsx'
import { closeTopOverlay, hasOverlay } from '../overlay/overlay-stack.ts'
import './dialog-panel.tsx'

type Options = Partial<DialogProps>

/** A page with one button that opens the dialog; the owner closes it unless `stubborn`. */
function Owner({ stubborn = false, onRequest, ...options }: Options & { stubborn?: boolean; onRequest?: () => void }) {
  const [open, setOpen] = useState(false)
  const close = () => {
    onRequest?.()
    if (!stubborn) setOpen(false)
  }
  return (
    <>
      <button onClick={() => setOpen(true)}>지우기</button>
      <Dialog
        open={open}
        onCloseRequest={close}
        title="이 기록을 지울까요?"
        text="지우면 되돌릴 수 없어요."
        actions={
          <>
            <Button kind="neutral" onClick={close}>
              그대로 둘게요
            </Button>
            <Button kind="danger">지울게요</Button>
          </>
        }
        {...options}
      />
    </>
  )
}

async function openDialog(options: Parameters<typeof Owner>[0] = {}) {
  const user = userEvent.setup()
  const page = render(<Owner {...options} />)
  await user.click(screen.getByRole('button', { name: '지우기' }))
  const dialog = await screen.findByRole(options.role ?? 'alertdialog')
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  return { user, dialog, ...page }
}

const scrim = () => document.querySelector<HTMLElement>('[class*=scrim]')

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  delete document.body.dataset.channel
})

describe('a dialog', () => {
  test('is either visible or hidden [WID-01]', async () => {
    const { user } = await openDialog()
    expect(screen.getByText('이 기록을 지울까요?')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: '그대로 둘게요' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  })

  test('locks page scrolling while open, also through hiding [WID-02] [WID-05]', async () => {
    const { user } = await openDialog()
    expect(document.body.style.position).toBe('fixed')
    await user.click(screen.getByRole('button', { name: '그대로 둘게요' }))
    await waitFor(() => expect(document.body.style.position).toBe(''))
  })

  test('unlocks scrolling and gives focus back when it is taken away while open [WID-05] [WID-06]', async () => {
    const user = userEvent.setup()
    const page = (shown: boolean) => (
      <>
        <button>처음</button>
        {shown && <Dialog open onCloseRequest={() => undefined} title="확인" actions={<Button>확인했어요</Button>} />}
      </>
    )
    const { rerender } = render(page(false))
    await user.click(screen.getByRole('button', { name: '처음' }))
    rerender(page(true))
    await waitFor(() => expect(document.activeElement?.textContent).toBe('확인했어요'))
    rerender(page(false))
    await waitFor(() => expect(document.activeElement?.textContent).toBe('처음'))
    expect(document.body.style.position).toBe('')
  })

  test('keeps Tab and Shift+Tab inside [WID-04]', async () => {
    const { user, dialog } = await openDialog()
    for (let step = 0; step < 5; step += 1) {
      await user.tab({ shift: step > 2 })
      await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    }
  })

  test('begins at its first button and hands focus back to what opened it [WID-06]', async () => {
    const { user } = await openDialog()
    expect(document.activeElement?.textContent).toBe('그대로 둘게요')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('지우기'))
  })

  test('asks to close on a backdrop click and does not close by itself [WID-07]', async () => {
    const onRequest = vi.fn<() => void>()
    const { user, dialog } = await openDialog({ stubborn: true, onRequest })
    await user.click(screen.getByText('지우면 되돌릴 수 없어요.'))
    expect(onRequest).not.toHaveBeenCalled()
    const backdrop = scrim()
    expect(backdrop).not.toBeNull()
    if (backdrop) await user.click(backdrop)
    expect(onRequest).toHaveBeenCalledTimes(1)
    expect(dialog.isConnected).toBe(true)
  })

  test('asks to close on Escape and lets the owner decide [WID-12]', async () => {
    const onRequest = vi.fn<() => void>()
    const { user, dialog } = await openDialog({ stubborn: true, onRequest })
    await user.keyboard('{Escape}')
    expect(onRequest).toHaveBeenCalledTimes(1)
    expect(dialog.isConnected).toBe(true)
  })

  test('is centred, has a backdrop and moves as "modal" unless told otherwise [WID-08] [WID-09] [WID-10]', async () => {
    const { dialog } = await openDialog()
    expect(dialog.dataset.align).toBe('center')
    expect(scrim()).not.toBeNull()
    expect(dialog.className).toMatch(/\bmodal-enter\b/)
    expect(dialog.className).toMatch(/\bmodal-center\b/)
  })

  test('takes another alignment and transition name [WID-36]', async () => {
    const { dialog } = await openDialog({ align: 'bottom', transition: 'rise' })
    expect(dialog.dataset.align).toBe('bottom')
    expect(dialog.className).toMatch(/\brise-enter\b/)
    expect(dialog.className).not.toMatch(/modal-/)
  })

  test('without a backdrop nothing catches clicks and no request is made [WID-09] [WID-35]', async () => {
    const onRequest = vi.fn<() => void>()
    const { user } = await openDialog({ stubborn: true, onRequest, backdrop: false })
    expect(scrim()).toBeNull()
    await user.click(document.body)
    expect(onRequest).not.toHaveBeenCalled()
  })

  test.each([
    ['2.0', 'app-20'],
    ['2.1', 'app-21'],
    [undefined, 'app-21'],
  ])('is attached to the container of channel %s [WID-11]', async (channel, container) => {
    for (const id of ['app-20', 'app-21']) document.body.append(Object.assign(document.createElement('div'), { id }))
    if (channel) document.body.dataset.channel = channel
    const { dialog } = await openDialog()
    expect(dialog.closest('#app-20, #app-21')?.id).toBe(container)
  })

  test('is closed first by the back button', async () => {
    const onRequest = vi.fn<() => void>()
    await openDialog({ onRequest })
    expect(hasOverlay()).toBe(true)
    expect(closeTopOverlay()).toBe(true)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(onRequest).toHaveBeenCalledTimes(1)
    expect(closeTopOverlay()).toBe(false)
  })
})
