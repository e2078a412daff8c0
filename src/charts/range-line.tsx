import { clampPercent } from './percent.ts'
import { domainOf, type Zone } from './range-line-at.ts'
import css from './range-line.module.css'

type Props = {
  /** What the picture says, for those who do not see it. */
  label: string
  zones: readonly Zone[]
  value: number
  valueText: string
  /** The next line that matters, and what it asks for. */
  next?: { at: number; word: string } | undefined
  /** How a border is written. */
  text: (border: number) => string
}

/** A value on the line of what is usual, with the next border that matters always drawn. */
export function RangeLine({ label, zones, value, valueText, next, text }: Props) {
  const { from, to } = domainOf(zones, value)
  const percent = (at: number) => clampPercent(((at - from) / (to - from)) * 100)
  return (
    <div className={css.line} role="img" aria-label={label}>
      <div className={css.above}>
        <b style={{ left: `${percent(value)}%` }}>{valueText}</b>
      </div>
      <div className={css.track}>
        {zones.map(({ is, min, max }) => (
          <i
            key={`${is}${String(min)}`}
            data-is={is}
            style={{ left: `${min === null ? 0 : percent(min)}%`, right: `${max === null ? 0 : 100 - percent(max)}%` }}
          />
        ))}
        {next && <u style={{ left: `${percent(next.at)}%` }} />}
        <em
          data-is={zones.find(({ min, max }) => (min === null || value >= min) && (max === null || value < max))?.is}
          style={{ left: `${percent(value)}%` }}
        />
      </div>
      <div className={css.below}>
        {zones
          .flatMap(({ min }) => (min === null ? [] : [min]))
          .map((border) => (
            <span key={border} style={{ left: `${percent(border)}%` }}>
              {text(border)}
            </span>
          ))}
      </div>
      {next && <p className={css.word}>{next.word}</p>}
    </div>
  )
}
