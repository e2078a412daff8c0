import { dishFor } from '#src/ui/dish/dish-name.ts'
import { trayLayout } from '#src/ui/dish/tray-layout.ts'
import css from './bowl-ring.module.css'

/** A ring around one bowl of a drawn tray, which it lies over. */
export function BowlRing({ bowl, bowls }: { bowl: string; bowls: readonly string[] }) {
  const own = dishFor(bowl)
  const place = trayLayout(bowls.map(dishFor)).find(
    ({ dish, syllable }) => dish === own.dish && syllable === own.syllable,
  )
  if (!place) return null
  const { x, y, width } = place
  return (
    <svg className={css.ringed} viewBox="0 0 120 120" aria-hidden="true">
      <circle cx={x + width / 2} cy={y + width / 2} r={width / 2 + 3} />
    </svg>
  )
}
