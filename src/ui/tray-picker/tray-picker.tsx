import type { CSSProperties } from 'react'
import { Checkbox } from '../choice/choice.tsx'
import { Dish, Tray, TrayBowl } from '../dish/dish.tsx'
import { dishFor } from '../dish/dish-name.ts'
import { BOWLS_DRAWN, trayLayout } from '../dish/tray-layout.ts'
import { ListRow, Rows } from '../list-row/list-row.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import css from './tray-picker.module.css'

export interface PickerDish {
  key: string
  name: string
  /** Its Korean name: it chooses the drawn bowl. */
  bowl: string
}

type Props = {
  /** What picking a bowl says: "남긴 요리". */
  label: string
  dishes: readonly PickerDish[]
  picked: ReadonlySet<string>
  onPick: (key: string, picked: boolean) => void
}

/**
 * Dishes are picked where they stand on the tray. Each bowl is the label of a checkbox with the dish's name, so that
 * keyboard and screen reader find a list of names; a seventh dish, which no tray shows, stands below as a row.
 */
export function TrayPicker({ label, dishes, picked, onPick }: Props) {
  const bowls = trayLayout(dishes.map((dish) => ({ ...dish, ...dishFor(dish.bowl) })))
  // In the order of the dishes, not of the picture: the main one is the first to hear of.
  const placed = dishes.flatMap(({ key }) => bowls.find((bowl) => bowl.key === key) ?? [])
  return (
    <div role="group" aria-label={label}>
      <div className={css.tray}>
        <Tray size="100%">
          {bowls.map((bowl) => (
            <TrayBowl key={bowl.key} bowl={bowl} className={picked.has(bowl.key) ? css.picked : undefined} />
          ))}
          {bowls.map(({ key, x, y, width }) =>
            picked.has(key) ? (
              <circle key={key} className={css.ring} cx={x + width / 2} cy={y + width / 2} r={width / 2 - 1} />
            ) : null,
          )}
        </Tray>
        {placed.map(({ key, name, x, y, width }) => (
          <label key={key} className={css.bowl} style={placeOf(x, y, width)}>
            <input type="checkbox" checked={picked.has(key)} onChange={(event) => onPick(key, event.target.checked)} />
            <VisuallyHidden>{name}</VisuallyHidden>
          </label>
        ))}
      </div>
      {dishes.length > BOWLS_DRAWN ? (
        <Rows>
          {dishes.slice(BOWLS_DRAWN).map(({ key, name, bowl }) => (
            <ListRow
              key={key}
              as="label"
              tight
              lead={<Dish {...dishFor(bowl)} size={36} />}
              title={name}
              end={<Checkbox hideLabel label={name} checked={picked.has(key)} onChange={(on) => onPick(key, on)} />}
            />
          ))}
        </Rows>
      ) : null}
    </div>
  )
}

/** Where a bowl stands, in percent of the tray: the tray may be of any size. */
const placeOf = (x: number, y: number, width: number) =>
  ({
    '--x': `${(x / 120) * 100}%`,
    '--y': `${(y / 120) * 100}%`,
    '--width': `${(width / 120) * 100}%`,
  }) as CSSProperties // custom properties are no keys of it
