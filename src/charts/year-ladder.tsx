import { dataColor, type DataColor } from './data-color.ts'
import css from './year-ladder.module.css'

type Props = {
  /** Oldest first; the last is the one that is looked at. */
  values: readonly number[]
  /** What is usual, from `min` up to `max`, null is open; null where nobody says it: the band has no zone. */
  usual: { min: number | null; max: number | null } | null
  /** The whole sentence: "수축기 혈압, 118 → 121 → 124 mmHg, 주의". */
  label: string
  color?: DataColor
}

const WIDTH = 154
const MIDDLE = 15

/** The span that is drawn: all values and the borders of what is usual, with room at both ends. */
export function spanOf(values: readonly number[], usual: Props['usual']): [from: number, to: number] {
  const told = [...values, ...[usual?.min ?? null, usual?.max ?? null].filter((border) => border !== null)]
  const [low, high] = [Math.min(...told), Math.max(...told)]
  const room = (high - low || Math.abs(high) || 1) * 0.35
  return [low - room, high + room]
}

/** The years of one value as dots on a band: where it came from, where it is, and what is usual. */
export function YearLadder({ values: all, usual, label, color = 'positive' }: Props) {
  const values = all.filter(Number.isFinite)
  const [from, to] = spanOf(values, usual)
  const x = (value: number) => 8 + ((value - from) / (to - from)) * (WIDTH - 16)
  const zone = usual && {
    from: usual.min === null ? 4 : x(usual.min),
    to: usual.max === null ? WIDTH - 4 : x(usual.max),
  }
  const now = values.at(-1)
  return (
    <svg className={css.ladder} viewBox={`0 0 ${WIDTH} 30`} role="img" aria-label={label}>
      <rect className={css.track} x="0" y="11" width={WIDTH} height="8" rx="4" />
      {zone && (
        <rect className={css.zone} x={zone.from} y="11" width={Math.max(0, zone.to - zone.from)} height="8" rx="4" />
      )}
      {values.length > 1 && (
        <path className={css.way} d={`M${values.map((value) => `${x(value)} ${MIDDLE}`).join('L')}`} />
      )}
      {values.slice(0, -1).map((value, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- two years may have the same value
        <circle key={at} className={css.before} cx={x(value)} cy={MIDDLE} r={at === values.length - 2 ? 4.4 : 3.6} />
      ))}
      {now !== undefined && <circle className={css.now} cx={x(now)} cy={MIDDLE} r="7" fill={dataColor(color)} />}
    </svg>
  )
}
