import { useLayoutEffect, useRef } from 'react'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { PlainTable } from './chart-table.tsx'
import type { LineChartProps } from './line-chart.tsx'
import css from './line-chart.module.css'

/** Day and value over the marker, kept inside the chart. */
export function ChartBubble({ x, width, text }: { x: number; width: number; text: string }) {
  const bubble = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const own = bubble.current
    if (own) own.style.left = `${Math.min(Math.max(0, x - own.offsetWidth / 2), width - own.offsetWidth)}px`
  })
  return (
    <div ref={bubble} className={css.bubble} aria-hidden="true">
      {text}
    </div>
  )
}

/** The same values as a table; days without a value are not in it. Its slider is the keyboard's way to each of them. */
export function LineTable({ points, tableCaption, tableHead, formatDay, formatValue }: LineChartProps) {
  return (
    <VisuallyHidden as="div">
      <PlainTable caption={tableCaption} head={tableHead} rows={points.flatMap(({ day, value }) => (value === null ? [] : [[formatDay(day), formatValue(value)]]))} />
    </VisuallyHidden>
  )
}
