import type { CSSProperties } from 'react'
import { Badge, type BadgeKind } from '#src/ui/badge/badge.tsx'
import { rangeAt } from './range-at.ts'
import css from './range-rows.module.css'

export type RangeRow = {
  key: string
  name: string
  /** How the value lies to the band, in one word: 정상, 여유, 주의. */
  word?: { text: string; kind: BadgeKind }
  /** Null when nobody knows it: the band stands without a mark. */
  value: number | null
  /** "71 g", or that the value is unknown. */
  valueText: string
  /** The least and the most that is advised; null where that side is open. */
  min: number | null
  max: number | null
  /** The band in words, "65 g 이상": under the name where `withWords`, else only for screen readers. */
  advised: string
}

type Props = {
  label: string
  rows: readonly RangeRow[]
  /** Shows the band's words too. */
  withWords?: boolean
}

/**
 * What is advised as a band and what there was as a mark on it, one line each; every value of the picture stands beside
 * it in words.
 */
export function RangeRows({ label, rows, withWords }: Props) {
  return (
    <div className={css.box}>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops list semantics where list-style is none */}
      <ul className={css.rows} role="list" aria-label={label}>
        {rows.map(({ key, name, word, value, valueText, min, max, advised }) => {
          const { from, to, at } = rangeAt(value, min, max)
          const place = {
            '--from': `${from}%`,
            '--to': `${to}%`,
            '--at': at === null ? undefined : `${at}%`,
          } as CSSProperties
          return (
            <li key={key}>
              <span className={css.name}>
                {name}
                {withWords && <small>{advised}</small>}
              </span>
              {word ? <Badge kind={word.kind}>{word.text}</Badge> : <span />}
              <span
                className={css.bar}
                style={place}
                role={withWords ? undefined : 'img'}
                aria-label={withWords ? undefined : advised}
                aria-hidden={withWords}
              >
                {at !== null && <i />}
              </span>
              <b data-unknown={value === null || undefined}>{valueText}</b>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
