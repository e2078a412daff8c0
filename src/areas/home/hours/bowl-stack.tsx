import { dishFor } from '#src/ui/dish/dish-name.ts'
import { Dish } from '#src/ui/dish/dish.tsx'

/** Where up to three bowls stand, by how many there are: near each other, as on a small table. */
const PLACES = [
  [[12, 14, 56]],
  [
    [3, 4, 48],
    [34, 40, 40],
  ],
  [
    [0, 0, 54],
    [42, 28, 36],
    [8, 47, 38],
  ],
] as const

/** The first bowls of a meal, one beside the other. Decoration: the meal is named below it. */
export function BowlStack({ bowls }: { bowls: readonly string[] }) {
  const shown = bowls.slice(0, 3)
  return (
    <svg viewBox="0 0 80 86" aria-hidden="true">
      {(PLACES[shown.length - 1] ?? []).map(([x, y, width], at) => {
        return (
          <g key={x} transform={`translate(${x} ${y})`}>
            <Dish {...dishFor(shown[at] ?? '')} size={width} />
          </g>
        )
      })}
    </svg>
  )
}
