import { useLingui } from '@lingui/react/macro'
import Pin from 'lucide-react/icons/pin'
import { useState } from 'react'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { ListRow, RowIcon, Rows } from '#src/ui/list-row/list-row.tsx'
import { Sheet } from '#src/ui/sheet/sheet.tsx'
import type { Destination } from '../destinations.ts'
import { placeIcon } from '../places/place-icons.ts'
import { useGroupWords } from '../places/use-group-words.ts'
import { usePutFavourites } from './everything.queries.ts'
import { MOST_SHORTCUTS, toggledPin } from './shortcuts.ts'
import css from './everything.module.css'

interface Props {
  places: readonly Destination[]
  pinned: readonly string[]
  onClose: () => void
}

/** Pins places, up to five; each pin is saved at once. */
export function PinSheet({ places, pinned, onClose }: Props) {
  const { t, i18n } = useLingui()
  const groups = useGroupWords()
  const pins = usePutFavourites()
  const [open, setOpen] = useState(true)
  const isFull = places.filter(({ name }) => pinned.includes(name)).length >= MOST_SHORTCUTS
  const toggle = (name: string) => {
    const menuIdList = toggledPin(pinned, places, name)
    if (menuIdList) pins.send({ body: { menuIdList } })
  }
  return (
    <Sheet open={open} onCloseRequest={() => setOpen(false)} onClosed={onClose} title={t`자주 쓰는 것 고르기`}>
      <p className={css.quiet} role="status">
        {isFull
          ? t`다섯 개를 다 골랐어요. 하나를 빼면 더할 수 있어요.`
          : t`고른 것이 먼저, 최근에 연 것이 그다음에 보여요.`}
      </p>
      <Rows>
        {places.map((place) => {
          const title = i18n._(place.screen.title)
          const isPinned = pinned.includes(place.name)
          return (
            <ListRow
              key={place.name}
              tight
              lead={<RowIcon icon={placeIcon(place)} />}
              title={title}
              sub={groups[place.group].name}
              end={
                <IconButton
                  label={t`${title} 고정`}
                  icon={Pin}
                  quiet
                  pressed={isPinned}
                  className={isPinned ? css.pinned : undefined}
                  aria-disabled={isFull && !isPinned}
                  onClick={() => toggle(place.name)}
                />
              }
            />
          )
        })}
      </Rows>
    </Sheet>
  )
}
