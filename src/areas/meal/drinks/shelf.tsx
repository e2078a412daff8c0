import type { CSSProperties } from 'react'
import { formatPortion } from '#src/lib/portions.ts'
import { Card } from '#src/ui/card/card.tsx'
import { dishFor } from '#src/ui/dish/dish-name.ts'
import type { DishName } from '#src/ui/dish/dish-words.ts'
import { dishHref } from '#src/ui/dish/dish-sprite.ts'
import { shelfOf, type Drunk } from './drinks.ts'
import { useDrinkWords } from './use-drink-words.ts'
import css from './drinks.module.css'

/** What of a drawing is the glass, and how large it stands beside the others: a shot is no mug. */
const GLASSES: Partial<Record<DishName, { box: string; width: number }>> = {
  beer: { box: '10 4 48 58', width: 68 },
  'soju-glass': { box: '16 22 32 40', width: 38 },
  makgeolli: { box: '4 18 56 40', width: 66 },
  wine: { box: '16 4 32 60', width: 50 },
  whisky: { box: '12 18 40 44', width: 50 },
  highball: { box: '16 8 32 54', width: 46 },
  can: { box: '17 10 30 52', width: 40 },
}
const BOTTLE = { box: '20 1 24 64', width: 36 }

/** What was drunk, glass by glass. */
export function Shelf({ drunk }: { drunk: readonly Drunk[] }) {
  const words = useDrinkWords()
  return (
    <Card tone="linen" className={css.shelf}>
      <div className={css.glasses} role="img" aria-label={words.each(drunk)}>
        {shelfOf(drunk).map(({ drawn, times }, at) => {
          const { dish } = dishFor(drawn)
          const { box, width } = GLASSES[dish] ?? BOTTLE
          return (
            <span
              key={`${drawn}-${String(at)}`}
              className={css.glass}
              style={{ '--glass': `${width}px` } as CSSProperties}
            >
              <svg viewBox={box} aria-hidden="true">
                <use href={dishHref(dish)} width="64" height="66" />
              </svg>
              {times !== null && <b>{times < 1 ? formatPortion(times) : `×${formatPortion(times)}`}</b>}
            </span>
          )
        })}
      </div>
    </Card>
  )
}
