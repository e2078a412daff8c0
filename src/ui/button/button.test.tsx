// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Heart from 'lucide-react/icons/heart'
import { createElement } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Button } from './button.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { ListRow, Rows } from '../list-row/list-row.tsx'

afterEach(cleanup)

describe('a button', () => {
  test('never submits a form unless told to', async () => {
    const submit = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault())
    render(
      <form onSubmit={submit}>
        <Button>그냥</Button>
        <Button type="submit">저장</Button>
      </form>,
    )
    await userEvent.click(screen.getByRole('button', { name: '그냥' }))
    expect(submit).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: '저장' }))
    expect(submit).toHaveBeenCalledTimes(1)
  })

  test('ignores presses while busy, keeps its label in place and its focus', async () => {
    const press = vi.fn<() => void>()
    const submit = vi.fn<() => void>()
    const page = (busy: boolean) => (
      <form onSubmit={submit}>
        <Button type="submit" busy={busy} busyLabel="저장하는 중" onClick={press}>
          저장
        </Button>
      </form>
    )
    const { rerender } = render(page(false))
    screen.getByRole('button').focus()
    rerender(page(true))
    const button = screen.getByRole('button', { name: '저장하는 중' })
    await userEvent.click(button)
    expect(press).not.toHaveBeenCalled()
    expect(submit).not.toHaveBeenCalled()
    expect(button.getAttribute('aria-busy')).toBe('true')
    expect(button.textContent).toBe('저장')
    expect(document.activeElement).toBe(button)
  })

  test('lends its look to a link', () => {
    render(
      <Button kind="soft" size="l" className="wide" render={createElement('a', { href: '#/main', className: 'mine' })}>
        홈으로
      </Button>,
    )
    const link = screen.getByRole('link', { name: '홈으로' })
    expect(link.getAttribute('href')).toBe('#/main')
    expect(link.dataset).toMatchObject({ kind: 'soft', size: 'l' })
    expect(link.className).toMatch(/wide.*mine/)
    expect(link.getAttribute('type')).toBeNull()
  })
})

describe('an icon button', () => {
  test('has a name and says whether a favourite is on', async () => {
    const { rerender } = render(<IconButton label="좋아하는 메뉴" icon={Heart} favourite={false} />)
    expect(screen.getByRole('button', { name: '좋아하는 메뉴', pressed: false })).toBeTruthy()
    rerender(<IconButton label="좋아하는 메뉴" icon={Heart} favourite />)
    expect(screen.getByRole('button', { name: '좋아하는 메뉴', pressed: true })).toBeTruthy()
  })

  test('is not a toggle unless it is one', () => {
    render(<IconButton label="찾기" icon={Heart} />)
    expect(screen.getByRole('button').getAttribute('aria-pressed')).toBeNull()
  })
})

describe('a list row', () => {
  test('is a button when it can be pressed, a link when it leads somewhere, else neither', async () => {
    const press = vi.fn<() => void>()
    render(
      <Rows label="기록">
        <ListRow title="68.4 kg" sub="오늘 07:12" onClick={press} />
        <ListRow title="68.7 kg" render={createElement('a', { href: '#/x' })} />
        <ListRow title="68.9 kg" />
      </Rows>,
    )
    await userEvent.click(screen.getByRole('button', { name: /68\.4 kg/ }))
    expect(press).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('link', { name: '68.7 kg' })).toBeTruthy()
    expect(screen.getAllByRole('listitem')).toHaveLength(3)
  })
})
