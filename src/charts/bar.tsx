import type { CSSProperties, ReactNode } from 'react'
import { dataColor } from './data-color.ts'
import type { DataColor } from './data-color.ts'
import { clampPercent } from './percent.ts'
import { useDrawn } from './use-drawn.ts'
import css from './bar.module.css'

type BarProps = {
  percent: number
  /** The sentence: "지방 권장량의 62퍼센트". Without it the words beside it say everything and the bar is decoration. */
  label?: string
  color?: DataColor
  thin?: boolean
  /** Past the limit: danger colour; say it in words beside it. */
  over?: boolean
  animated?: boolean
}

/** How far along, 0 to 100; more is drawn as full. [CRT-02, CRT-17] */
export function Bar({ percent, label, color = 'brand', thin, over, animated = false }: BarProps) {
  const drawn = useDrawn(animated)
  const style = {
    '--pct': drawn ? clampPercent(percent) : 0,
    '--color': over ? 'var(--danger)' : dataColor(color),
  } as CSSProperties
  return (
    <div
      className={css.bar}
      style={style}
      data-thin={thin || undefined}
      data-animated={animated || undefined}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    />
  )
}

/** What stands under the two ends of a bar. */
export function BarEnds({ start, end }: { start: ReactNode; end?: ReactNode }) {
  return (
    <div className={css.ends}>
      <span>{start}</span>
      <span>{end}</span>
    </div>
  )
}

type HorizontalBarProps = BarProps & { name: string; value: ReactNode }

/** Name, bar, value in one line; with `thin` in small letters, where only what stands in <b> is strong. */
export function HorizontalBar({ name, value, ...bar }: HorizontalBarProps) {
  return (
    <div className={css.line} data-thin={bar.thin || undefined}>
      <span>{name}</span>
      <Bar {...bar} />
      {bar.thin ? <span>{value}</span> : <b>{value}</b>}
    </div>
  )
}
