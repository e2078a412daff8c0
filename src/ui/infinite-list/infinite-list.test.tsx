// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { InfiniteList } from './infinite-list.tsx'
import type { ListEnd } from './infinite-list.tsx'
import { ListRow, Rows } from '../list-row/list-row.tsx'
import { lockScroll } from '../overlay/scroll-lock.ts'

const ROW_PX = 50
const items = (count: number) => Array.from({ length: count }, (_, at) => `글 ${at + 1}`)

const list = (count: number, end: ListEnd, total?: number) => (
  <InfiniteList label="게시글" items={items(count)} itemKey={(item) => item} rowPx={ROW_PX} end={end} total={total}>
    {(item) => <button>{item}</button>}
  </InfiniteList>
)

const drawn = () => screen.getAllByRole('listitem').map((row) => Number(row.getAttribute('aria-posinset')))

function scrollTo(px: number) {
  act(() => {
    window.scrollTo(0, px)
    window.dispatchEvent(new Event('scroll'))
  })
}

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(ROW_PX)
})

afterEach(() => {
  scrollTo(0)
  cleanup()
  vi.restoreAllMocks()
})

describe('an infinite list', () => {
  test('draws what is near the screen and says which of how many each row is', () => {
    render(list(1000, { is: 'end' }))
    expect(screen.getByRole('list', { name: '게시글' }).style.height).toBe('50000px')
    expect(drawn().length).toBeLessThan(40)
    expect(drawn()[0]).toBe(1)
    expect(screen.getAllByRole('listitem')[0]?.getAttribute('aria-setsize')).toBe('1000')
  })

  test('takes the rows of any list, each of which is one item', () => {
    render(
      <InfiniteList label="게시글" items={items(2)} itemKey={(item) => item} rowPx={ROW_PX} end={{ is: 'end' }}>
        {(item) => <ListRow title={item} />}
      </InfiniteList>,
    )
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['글 1', '글 2'])
  })

  test('leaves the rows of a list inside an item their own items', () => {
    render(
      <InfiniteList label="게시글" items={items(1)} itemKey={(item) => item} rowPx={ROW_PX} end={{ is: 'end' }}>
        {(item) => (
          <Rows label="댓글">
            <ListRow title={item} />
          </Rows>
        )}
      </InfiniteList>,
    )
    expect(screen.getByRole('list', { name: '댓글' }).firstElementChild?.tagName).toBe('LI')
  })

  test('is as long as it was when one comes back to it, before its rows have been measured again [ROU-05]', () => {
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(80)
    const { unmount } = render(list(1000, { is: 'end' }))
    scrollTo(20_000)
    expect(drawn()).toContain(405)
    const long = screen.getByRole('list').style.height
    expect(Number.parseInt(long, 10)).toBeGreaterThan(1000 * ROW_PX)
    unmount()
    scrollTo(0)
    render(list(1000, { is: 'end' }))
    expect(drawn()).not.toContain(405)
    expect(screen.getByRole('list').style.height).toBe(long)
  })

  test('draws other rows when the page scrolls', () => {
    render(list(1000, { is: 'end' }))
    scrollTo(20_000)
    expect(drawn()).toContain(405)
    expect(drawn()).not.toContain(1)
  })

  test('keeps the row that holds the focus', () => {
    render(list(1000, { is: 'end' }))
    act(() => screen.getByRole('button', { name: '글 2' }).focus())
    scrollTo(20_000)
    expect(drawn()).toContain(2)
    expect(document.activeElement?.textContent).toBe('글 2')
  })

  test('draws the rows that Tab goes to before the page has scrolled, however fast the keys come', async () => {
    render(list(1000, { is: 'end' }))
    for (let row = 1; row <= 30; row += 1) await userEvent.tab()
    expect(document.activeElement?.textContent).toBe('글 30')
    expect(drawn().length).toBeLessThan(40)
  })

  test('stays as it is under a sheet, though the window then says it is at its top', () => {
    render(list(1000, { is: 'end' }))
    scrollTo(20_000)
    const unlock = lockScroll()
    scrollTo(0)
    expect(drawn()).toContain(405)
    unlock()
  })

  test('asks for more once its end comes near, not before', () => {
    const load = vi.fn<() => void>()
    const { rerender } = render(list(100, { is: 'more', load }))
    expect(load).not.toHaveBeenCalled()
    scrollTo(100 * ROW_PX)
    expect(load).toHaveBeenCalledTimes(1)
    rerender(list(100, { is: 'loading', text: '불러오는 중' }))
    expect(screen.getByRole('status').textContent).toBe('불러오는 중')
    expect(screen.getByRole('list').getAttribute('aria-busy')).toBe('true')
    rerender(list(200, { is: 'more', load }))
    expect(load).toHaveBeenCalledTimes(1)
    expect(drawn()).toContain(100)
  })

  test('a first part that does not fill the screen is followed by the next at once', () => {
    const load = vi.fn<() => void>()
    const { rerender } = render(list(3, { is: 'more', load }))
    expect(load).toHaveBeenCalledTimes(1)
    rerender(list(6, { is: 'more', load }))
    expect(load).toHaveBeenCalledTimes(2)
  })

  test('does not know its length until the end, unless the server says it', () => {
    const more: ListEnd = { is: 'more', load: () => undefined }
    const { rerender } = render(list(10, more))
    expect(screen.getAllByRole('listitem')[0]?.getAttribute('aria-setsize')).toBe('-1')
    rerender(list(10, more, 240))
    expect(screen.getAllByRole('listitem')[0]?.getAttribute('aria-setsize')).toBe('240')
  })

  test('keeps what is there when the next part fails, and tries again by its button only', async () => {
    const retry = vi.fn<() => void>()
    render(list(5, { is: 'failed', text: '더 불러오지 못했어요', retryLabel: '다시 시도', retry }))
    expect(drawn()).toEqual([1, 2, 3, 4, 5])
    expect(screen.getByRole('status').textContent).toBe('더 불러오지 못했어요')
    await userEvent.click(screen.getByRole('button', { name: '다시 시도' }))
    expect(retry).toHaveBeenCalledTimes(1)
  })
})
