import { observeWindowOffset, defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useWidgetLanguage } from '../base/widget-language.ts'
import { Button } from '../button/button.tsx'
import { InListItem } from '../list-row/list-item.ts'
import { isScrollLocked } from '../overlay/scroll-lock.ts'
import css from './infinite-list.module.css'

/**
 * What comes after the last item that is there. What it says is the widget's own unless given; null at the end says
 * nothing.
 */
export type ListEnd =
  | { is: 'more'; load: () => void }
  | { is: 'loading'; text?: string }
  | { is: 'failed'; text?: string; retryLabel?: string; retry: () => void }
  | { is: 'end'; text?: string | null }

type Props<Item> = {
  label: string
  items: readonly Item[]
  itemKey: (item: Item) => string
  children: (item: Item, at: number) => ReactNode
  /** Height of a row before it has been measured, in px. */
  rowPx: number
  end: ListEnd
  /** How many there are in all, where the server says so. */
  total?: number
}

/**
 * Rows drawn beyond each edge of the screen, and beyond the row that holds the focus: keys come faster than a scroll is
 * noticed.
 */
const OVERSCAN = 6

/**
 * What rows have measured, by list and row: whoever comes back to a list finds it as long as it was, and so their place
 * in it.
 */
const measured = new Map<string, Map<string, number>>()

/**
 * A list of any length that scrolls with the page: only what is near the screen is drawn, and the next part is asked
 * for before its end is seen. Each row says which of how many it is, because a screen reader cannot count what is not
 * there.
 */
export function InfiniteList<Item>({ label, items, itemKey, children, rowPx, end, total }: Props<Item>) {
  const { say } = useWidgetLanguage()
  const list = useRef<HTMLDivElement>(null)
  const [top, setTop] = useState(0)
  const [focused, setFocused] = useState<number | null>(null)

  // what stands above the list may grow: an image, a notice, larger text
  useLayoutEffect(() => {
    const measure = () => !isScrollLocked() && setTop((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [])

  const keyAt = (at: number) => (items[at] === undefined ? at : itemKey(items[at]))

  // oxlint-disable-next-line react/incompatible-library -- what it returns is used here and handed to no memoised child
  const virtual = useWindowVirtualizer({
    count: items.length,
    estimateSize: (at) => measured.get(label)?.get(String(keyAt(at))) ?? rowPx,
    getItemKey: keyAt,
    overscan: OVERSCAN,
    scrollMargin: top,
    // under a sheet the page stands where it stood, whatever the window says
    observeElementOffset: (instance, note) =>
      observeWindowOffset(instance, (offset, scrolling) => !isScrollLocked() && note(offset, scrolling)),
    // A row that holds the focus stays, or the focus would be lost with it; so do those around it, or Tab held down
    // would leave the list.
    rangeExtractor: (range) => {
      const drawn = defaultRangeExtractor(range)
      if (focused === null || focused >= items.length) return drawn
      const around = defaultRangeExtractor({ ...range, startIndex: focused, endIndex: focused, overscan: OVERSCAN })
      return [...new Set([...drawn, ...around])].sort((one, other) => one - other)
    },
  })
  useEffect(
    () => () => void measured.set(label, new Map(virtual.takeSnapshot().map(({ key, size }) => [String(key), size]))),
    [label, virtual],
  )
  const rows = virtual.getVirtualItems()
  const nearEnd = (rows.at(-1)?.index ?? 0) >= items.length - 1
  const wanted = end.is === 'more' && nearEnd
  const load = useEffectEvent(() => end.is === 'more' && end.load())
  useEffect(() => {
    if (wanted) load()
  }, [wanted, items.length])

  const usual = {
    loading: say(/*i18n*/ '불러오는 중'),
    failed: say(/*i18n*/ '더 불러오지 못했어요.'),
    end: say(/*i18n*/ '모두 봤어요'),
  }
  const size = total ?? (end.is === 'end' ? items.length : -1)
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only notes where the focus is */}
      <div
        ref={list}
        className={css.list}
        role="list"
        aria-label={label}
        aria-busy={end.is === 'loading' || undefined}
        style={{ height: virtual.getTotalSize() }}
        onFocus={(event) => setFocused(rowOf(event.target))}
        // On its way from row to row the focus is nowhere for a moment: the row it goes to must not go meanwhile.
        onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || setFocused(null)}
      >
        {rows.map(({ index, key, start }) => {
          const item = items[index]
          return item === undefined ? null : (
            <div
              key={key}
              ref={virtual.measureElement}
              className={css.row}
              role="listitem"
              aria-posinset={index + 1}
              aria-setsize={size}
              data-index={index}
              style={{ transform: `translateY(${start - top}px)` }}
            >
              <InListItem value>{children(item, index)}</InListItem>
            </div>
          )
        })}
      </div>
      <div className={css.end} data-quiet={(end.is === 'end' && end.text === null) || undefined}>
        <p role="status" className={css.text}>
          {end.is !== 'more' && (end.text === undefined ? usual[end.is] : end.text)}
        </p>
        {end.is === 'failed' && (
          <Button kind="neutral" size="s" onClick={end.retry}>
            {end.retryLabel ?? say(/*i18n*/ '다시 시도')}
          </Button>
        )}
      </div>
    </>
  )
}

/** The place in the list of the row that an element is in. */
function rowOf(element: HTMLElement): number | null {
  const row = element.closest<HTMLElement>('[data-index]')
  return row ? Number(row.dataset['index']) : null
}
