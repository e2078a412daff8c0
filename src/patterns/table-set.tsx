import { Dish } from '#src/ui/dish/dish.tsx'
import { dishFor } from '#src/ui/dish/dish-name.ts'
import { classNames } from '#src/ui/base/class-names.ts'
import css from './table-set.module.css'

/**
 * Places on the table, the middle first: from the left and from the top in percent of the width and height, and the
 * bowl's width in percent.
 */
const PLACES = [
  [50, 51, 37],
  [85, 52, 25],
  [18, 57, 21],
  [72, 84, 20],
  [27, 85, 18],
  [28, 27, 15],
  [72, 22, 16],
  [98, 84, 18],
  [4, 87, 17],
  [1, 44, 15],
] as const

/** A laid table from above, seen past its edges: decoration, what it means stands below it. */
export function TableSet({ dishes, className }: { dishes: readonly string[]; className?: string | undefined }) {
  return (
    <div className={classNames(css.table, className)} aria-hidden="true">
      {PLACES.slice(0, dishes.length).map(([left, top, width], at) => (
        <span key={left} style={{ left: `${left}%`, top: `${top}%`, width: `${width}%` }}>
          <Dish {...dishFor(dishes[at] ?? '')} className={css.dish} />
        </span>
      ))}
    </div>
  )
}
