import { useDeferredValue } from 'react'
import css from './chart-table.module.css'

export type ChartTableProps = {
  caption: string
  head: readonly string[]
  /** The first cell of a row is its name. */
  rows: readonly (readonly [name: string, ...values: string[]])[]
}

const NO_ROWS: ChartTableProps['rows'] = []

/** A chart's values in words. Its rows come after the picture: a year of them would hold that up. */
export function PlainTable({ caption, head, rows }: ChartTableProps) {
  const drawn = useDeferredValue(rows, NO_ROWS)
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {drawn.map(([name, ...values], at) => (
          // oxlint-disable-next-line react/no-array-index-key -- two days of a long window may have the same short name
          <tr key={at}>
            <th scope="row">{name}</th>
            {values.map((value, column) => (
              // oxlint-disable-next-line react/no-array-index-key -- a column has no other name
              <td key={column}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/**
 * The chart's twin: screen readers find it after the picture, and members who use a keyboard see it over the picture
 * while it has the focus. Its parent is the positioned box of the chart.
 */
export function ChartTable(props: ChartTableProps) {
  return (
    // it scrolls, so it has to be reachable without a pointer
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={css.twin} role="group" aria-label={props.caption} tabIndex={0}>
      <PlainTable {...props} />
    </div>
  )
}
