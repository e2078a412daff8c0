import { useRef } from 'react'
import type { CSSProperties } from 'react'
import { ChartTable } from './chart-table.tsx'
import type { ChartTableProps } from './chart-table.tsx'
import { dataColor } from './data-color.ts'
import type { DataColor } from './data-color.ts'
import { loomX, loomY } from './week-loom-layout.ts'
import { useWidth } from './use-width.ts'
import css from './week-loom.module.css'

export type LoomRow = {
  key: string
  name: string
  /** A line from day to day, bars from zero, or an upper and a lower value with a stick between them. */
  shape: 'line' | 'bars' | 'pair'
  color: DataColor
  /** One a day; null has a dot of its own, never a zero. */
  values: readonly (number | null)[]
  /** Beside `pair`. */
  lower?: { values: readonly (number | null)[]; color: DataColor }
  /** At the right: the mean, and how it stands beside the week before. */
  mean: string
  change?: string | undefined
  /** A change for the better. */
  good?: boolean
}

type Props = {
  /** A letter over each column: there is no room for more beside the names and the figures. */
  days: readonly string[]
  /** The days that are shaded: from this one to the last. */
  restFrom: number
  rows: readonly LoomRow[]
  /** The whole sentence. */
  label: string
  table: ChartTableProps
}

export const ROW_PX = 58
const MIDDLE = ROW_PX / 2
const BAR = 12

/** Several values over the same seven days, woven into one picture: read across for a value, down for a day. */
export function WeekLoom({ days, restFrom, rows, label, table }: Props) {
  const plot = useRef<HTMLDivElement>(null)
  const width = useWidth(plot, 172)
  const x = (at: number) => loomX(at, days.length, width)
  const rest = (restFrom / days.length) * width

  return (
    <figure className={css.loom}>
      <div className={css.picture} role="img" aria-label={label}>
        <div className={css.weave} aria-hidden="true">
          <div className={css.days} ref={plot}>
            {days.map((letter, at) => (
              // Two days may begin alike.
              <span key={at}>{letter}</span>
            ))}
          </div>
          {rows.map((row, at) => (
            <div key={row.key} className={css.row}>
              <b className={css.name}>{row.name}</b>
              <svg
                className={css.plot}
                width={width}
                height={ROW_PX}
                style={{ '--color': dataColor(row.color) } as CSSProperties}
              >
                <rect
                  className={css.rest}
                  x={rest}
                  y={at === 0 ? 0 : -20}
                  width={width - rest}
                  height={ROW_PX + 20 + (at > 0 && at < rows.length - 1 ? 20 : 0)}
                  rx="10"
                />
                <Threads row={row} x={x} />
              </svg>
              <span className={css.figures}>
                <b>{row.mean}</b>
                {row.change === undefined ? null : <small data-good={row.good || undefined}>{row.change}</small>}
              </span>
            </div>
          ))}
        </div>
      </div>
      <ChartTable {...table} />
    </figure>
  )
}

function Threads({ row: { shape, values, lower, color }, x }: { row: LoomRow; x: (at: number) => number }) {
  const known = [...values, ...(lower?.values ?? [])].filter((value) => value !== null)
  const y = loomY(shape, known, ROW_PX)
  const places = values.flatMap((value, at) => (value === null ? [] : [{ at, value, x: x(at), y: y(value) }]))
  return (
    <>
      {values.map((value, at) =>
        value === null ? (
          <circle
            key={`none-${x(at)}`}
            className={css.none}
            cx={x(at)}
            cy={shape === 'bars' ? ROW_PX - 6 : MIDDLE}
            r="1.8"
          />
        ) : null,
      )}
      {shape === 'line' && places.length > 1 && (
        <path className={css.line} d={`M${places.map((place) => `${place.x} ${place.y}`).join('L')}`} />
      )}
      {places.map((place) => {
        switch (shape) {
          case 'line':
            return <circle key={place.at} className={css.dot} cx={place.x} cy={place.y} r="3.6" />
          case 'bars':
            return (
              <rect
                key={place.at}
                x={place.x - BAR / 2}
                y={place.y}
                width={BAR}
                height={Math.max(2, ROW_PX - 8 - place.y)}
                rx="4"
                fill={dataColor(color)}
              />
            )
          case 'pair': {
            const low = lower?.values[place.at] ?? null
            return (
              <g key={place.at}>
                {low === null ? null : (
                  <line className={css.stick} x1={place.x} x2={place.x} y1={place.y} y2={y(low)} />
                )}
                <circle cx={place.x} cy={place.y} r="4" fill={dataColor(color)} />
                {low === null || lower === undefined ? null : (
                  <circle className={css.ring} cx={place.x} cy={y(low)} r="3" stroke={dataColor(lower.color)} />
                )}
              </g>
            )
          }
        }
      })}
    </>
  )
}
