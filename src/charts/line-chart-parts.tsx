import { useLayoutEffect, useRef } from 'react'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
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

/** The same values as a table; days without a value are not in it. */
export function ChartTable({ points, tableCaption, tableHead, formatDay, formatValue }: LineChartProps) {
  return (
    <VisuallyHidden as="div">
      <table>
        <caption>{tableCaption}</caption>
        <thead>
          <tr>
            <th scope="col">{tableHead[0]}</th>
            <th scope="col">{tableHead[1]}</th>
          </tr>
        </thead>
        <tbody>
          {points.map(
            ({ day, value }) =>
              value !== null && (
                <tr key={day}>
                  <th scope="row">{formatDay(day)}</th>
                  <td>{formatValue(value)}</td>
                </tr>
              ),
          )}
        </tbody>
      </table>
    </VisuallyHidden>
  )
}
