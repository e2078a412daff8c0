import { useId, useImperativeHandle, useState } from 'react'
import type { ReactNode, Ref } from 'react'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { classNames } from '../base/class-names.ts'
import { Collapse } from '../collapse/collapse.tsx'
import { Icon } from '../icon/icon.tsx'
import css from './accordion.module.css'

/** What a page may ask of an accordion beside the member's own presses. */
export type AccordionHandle = {
  /** Opens every item. In exclusive mode, where only one may be open, it does nothing. [WID-21] */
  expandAll: () => void
  /** Opens the item at this index, counted from 0; an index that is not there is ignored. [WID-22] */
  expand: (index: number) => void
}

type Props = {
  /** `lazy` is content that asks for data: it comes when its panel is first unfolded, and stays from then on. */
  items: readonly { title: ReactNode; content: ReactNode; lazy?: boolean }[]
  /** Opening one closes the others. [WID-20] */
  exclusive?: boolean
  /** Indexes that are open at first. */
  initiallyOpen?: readonly number[]
  /** Milliseconds of opening and closing; without it the product's 250. [WID-23] */
  durationMs?: number
  /** Level of the headings that the items are. */
  level?: 2 | 3 | 4
  ref?: Ref<AccordionHandle>
  className?: string
}

/** Questions that open to their answers; on paper all of them are open that have been asked for. [WID-19, WID-38] */
export function Accordion({
  items,
  exclusive = false,
  initiallyOpen = [],
  durationMs,
  level = 3,
  ref,
  className,
}: Props) {
  const id = useId()
  const [open, setOpen] = useState<ReadonlySet<number>>(
    () => new Set(exclusive ? initiallyOpen.slice(0, 1) : initiallyOpen),
  )
  const expand = (index: number) => {
    if (Number.isInteger(index) && index >= 0 && index < items.length)
      setOpen((now) => new Set(exclusive ? [index] : [...now, index]))
  }
  const collapse = (index: number) => setOpen((now) => new Set([...now].filter((one) => one !== index)))
  useImperativeHandle(ref, () => ({
    expand,
    expandAll: () => {
      if (!exclusive) setOpen(new Set(items.keys()))
    },
  }))

  const Heading = `h${level}` as const
  return (
    <div className={classNames(css.accordion, className)}>
      {items.map(({ title, content, lazy = false }, index) => {
        const isOpen = open.has(index)
        return (
          // The order is what an item is known by: `expand` counts it too.
          <div key={index}>
            <Heading className={css.heading}>
              <button
                type="button"
                id={`${id}-${index}`}
                className={css.head}
                aria-expanded={isOpen}
                aria-controls={`${id}-${index}-panel`}
                onClick={() => (isOpen ? collapse(index) : expand(index))}
              >
                <span>{title}</span>
                <Icon of={ChevronDown} />
              </button>
            </Heading>
            <Collapse
              className={css.panel}
              open={isOpen}
              id={`${id}-${index}-panel`}
              labelledBy={`${id}-${index}`}
              {...(durationMs === undefined ? {} : { durationMs })}
            >
              <div className={css.body}>{lazy ? <OnceUnfolded open={isOpen}>{content}</OnceUnfolded> : content}</div>
            </Collapse>
          </div>
        )
      })}
    </div>
  )
}

function OnceUnfolded({ open, children }: { open: boolean; children: ReactNode }) {
  const [wasOpen, setWasOpen] = useState(open)
  if (open && !wasOpen) setWasOpen(true)
  return wasOpen || open ? children : null
}
