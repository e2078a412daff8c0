import { dishFor } from '#src/ui/dish/dish-name.ts'
import { Dish } from '#src/ui/dish/dish.tsx'
import css from './announcements.module.css'

/** Dishes side by side on linen, the middle one the largest: decoration, the words say what they are about. */
export function AnnouncementPicture({ dishes }: { dishes: readonly string[] }) {
  const shown = dishes.slice(0, 5)
  return (
    <div className={css.picture} data-count={shown.length} aria-hidden="true">
      {shown.map((name) => (
        <Dish key={name} {...dishFor(name)} size={80} />
      ))}
    </div>
  )
}
