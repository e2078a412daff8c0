import type { CSSProperties } from 'react'
import { classNames } from '../base/class-names.ts'
import css from './skeleton.module.css'

type Props = {
  width?: number | string
  height?: number | string
  radius?: number | string
  circle?: boolean
  style?: CSSProperties
  className?: string
}

/** A grey shape where something will stand; numbers are px. Mark the region it stands in with aria-busy. */
export function Skeleton({ width = '100%', height = 14, radius, circle, style, className }: Props) {
  return (
    <span
      className={classNames(css.skeleton, className)}
      aria-hidden="true"
      style={{ width, height, borderRadius: circle ? '50%' : radius, ...style }}
    />
  )
}

/** A list row to come: tile, two lines, a number. Rows of different title widths look like a list. */
export function SkeletonRow({ titleWidth = 148 }: { titleWidth?: number }) {
  return (
    <div className={css.row} aria-hidden="true">
      <Skeleton width={48} height={48} radius={16} />
      <span className={css.lines}>
        <Skeleton width={titleWidth} height={16} />
        <Skeleton width={64} height={12} />
      </span>
      <Skeleton width={56} height={16} />
    </div>
  )
}
