import { useMemo, useRef } from 'react'
import type { CSSProperties } from 'react'
import { Dish } from '#src/ui/dish/dish.tsx'
import { dishFor } from '#src/ui/dish/dish-name.ts'
import { ChartTable } from './chart-table.tsx'
import type { ChartTableProps } from './chart-table.tsx'
import { dataColor } from './data-color.ts'
import type { DataColor } from './data-color.ts'
import { layHours, layRibbon, placeAt, type RibbonGap, type RibbonMark, type RibbonSpan } from './day-ribbon-layout.ts'
import css from './day-ribbon.module.css'
import { useWidth } from './use-width.ts'

/** A meal: the dish that stands on the ribbon, by its Korean name. */
export type RibbonDish = { key: string; at: number; dish: string }

type Props = {
  /** What took time: a night, a walk. Minutes since midnight, as everywhere here. */
  spans?: readonly RibbonSpan[]
  /** What was measured at a moment. */
  marks?: readonly RibbonMark[]
  dishes?: readonly RibbonDish[]
  /** What is still missing. */
  gaps?: readonly RibbonGap[]
  /** Where the day stands; null on a day that is over. */
  now: { at: number; name: string } | null
  /** Midnight to midnight, evenly spaced. */
  hours: readonly string[]
  /** The whole day in a sentence. */
  label: string
  table: ChartTableProps
}

const NONE: readonly never[] = []
const DISH = 30
/** Pixels that ten rem are at the usual text size. */
const PROBE = 160
/** Pixels between the rows of words and over the first, at the usual text size. */
const ROW = 19

const paint = (color: DataColor, x: number, more: object = {}) =>
  ({ '--color': dataColor(color), '--x': `${x}px`, ...more }) as CSSProperties
const at = (x: number) => ({ '--x': `${x}px` }) as CSSProperties

/**
 * A day from midnight to midnight: nights and walks lie in it, readings stand on it, dishes too, and a dashed ring
 * shows what is missing.
 */
export function DayRibbon({ spans = NONE, marks = NONE, dishes = NONE, gaps = NONE, now, hours, label, table }: Props) {
  const figure = useRef<HTMLElement>(null)
  const width = useWidth(figure, 334)
  const probe = useRef<HTMLElement>(null)
  const scale = useWidth(probe, PROBE) / PROBE
  const { labels, stems, inside } = useMemo(
    () => layRibbon({ spans, marks, gaps }, width, scale),
    [spans, marks, gaps, width, scale],
  )
  const axis = layHours(hours, now, width, scale)

  return (
    <figure ref={figure} className={css.ribbon} style={{ '--row': `${ROW * scale}px` } as CSSProperties}>
      <i ref={probe} className={css.probe} aria-hidden="true" />
      <div role="img" aria-label={label}>
        <div className={css.words} aria-hidden="true">
          {stems.map(({ key, x, row, color, dashed }) => (
            <i
              key={key}
              className={css.stem}
              data-row={row}
              data-dashed={dashed || undefined}
              style={paint(color, x)}
            />
          ))}
          {labels.map(({ key, x, row, words, quiet }) => (
            <span key={key} className={css.label} data-row={row} data-quiet={quiet} style={at(x)}>
              {words}
            </span>
          ))}
        </div>
        <div className={css.track} aria-hidden="true">
          {spans.map(({ key, from, to, color, label: words }) => (
            <span
              key={key}
              className={css.span}
              data-short={!inside.has(key) || undefined}
              style={paint(color, placeAt(from, width), {
                '--width': `${placeAt(to, width) - placeAt(from, width)}px`,
              })}
            >
              {inside.has(key) ? words : null}
            </span>
          ))}
          {dishes.map(({ key, at: minute, dish }) => (
            <span key={key} className={css.dish} style={at(placeAt(minute, width))}>
              <Dish {...dishFor(dish)} size={DISH} />
            </span>
          ))}
          {gaps.map(({ key, at: minute, color }) => (
            <i key={key} className={css.gap} style={paint(color, placeAt(minute, width))} />
          ))}
          {marks.map(({ key, at: minute, color }) => (
            <i key={key} className={css.mark} style={paint(color, placeAt(minute, width))} />
          ))}
          {now ? <i className={css.now} style={at(placeAt(now.at, width))} /> : null}
        </div>
        <div className={css.hours} aria-hidden="true">
          {axis.hours.map(({ key, name, x }) => (
            <span key={key} style={at(x)}>
              {name}
            </span>
          ))}
          {now && axis.now !== null ? <b style={at(axis.now)}>{now.name}</b> : null}
        </div>
      </div>
      <ChartTable {...table} />
    </figure>
  )
}
