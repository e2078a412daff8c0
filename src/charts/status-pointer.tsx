import type { CSSProperties, ReactNode } from 'react'
import { Badge } from '#src/ui/badge/badge.tsx'
import css from './status-pointer.module.css'

export type Status = 'normal' | 'caution' | 'danger' | 'lacking'

/** Three statuses from left to right. */
export type StatusScale = readonly [Status, Status, Status]

const USUAL: StatusScale = ['normal', 'caution', 'danger']
/** Percent where each third begins, as the product writes them. [CRT-15] */
const THIRDS = [0, 33.3, 66.6] as const
const THIRD = 33.3
const TONES = { normal: 'positive', caution: 'caution', danger: 'danger', lacking: 'info' } as const

/**
 * Percent from the left where the pointer stands: the start of the status's third and the way into it, 0 to 1; halfway
 * when nobody knows the way. Undefined when the scale does not have the status. [CRT-15]
 */
export function pointerAt(status: Status, way = 0.5, scale = USUAL): number | undefined {
  const start = THIRDS[scale.indexOf(status)]
  if (start === undefined) return undefined
  return start + (Number.isNaN(way) ? 0.5 : Math.min(1, Math.max(0, way))) * THIRD
}

type Props = {
  /** Null: not measured; no third is lit and no pointer stands. */
  status: Status | null
  /** How far into its third the value lies, 0 to 1. */
  way?: number
  /** "Lacking" has the first third of a scale that begins with it: `['lacking', 'normal', 'caution']`. */
  scale?: StatusScale
  /** The whole sentence: "혈압 주의". */
  label: string
}

/** A pointer over three thirds. */
export function StatusPointer({ status, way, scale = USUAL, label }: Props) {
  const at = status === null ? undefined : pointerAt(status, way, scale)
  return (
    <div className={css.scale} role="img" aria-label={label}>
      {scale.map((third) => (
        <span
          key={third}
          style={{ '--color': `var(--${TONES[third]})` } as CSSProperties}
          data-on={(at !== undefined && third === status) || undefined}
        />
      ))}
      {at !== undefined && <i style={{ '--at': `${at}%` } as CSSProperties} />}
    </div>
  )
}

type RowProps = Props & {
  name: string
  /** The status in one word: 정상, 주의, 위험, 부족; or that there is no measurement. [CRT-14] */
  word: ReactNode
}

/** Name, scale and the status in a word, in one line. */
export function StatusRow({ name, word, ...pointer }: RowProps) {
  return (
    <div className={css.row}>
      <span>{name}</span>
      <StatusPointer {...pointer} />
      <Badge className={css.word} kind={pointer.status === null ? 'plain' : TONES[pointer.status]}>
        {word}
      </Badge>
    </div>
  )
}
