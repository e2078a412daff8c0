import { useLingui } from '@lingui/react/macro'
import { formatNumber } from '#src/lib/numbers.ts'
import { profilePicture } from '#src/lib/profile-picture.ts'
import { RankRow } from '#src/ui/challenge/rank-row.tsx'
import { Rows } from '#src/ui/list-row/list-row.tsx'
import type { Place } from './ranking.ts'
import css from './ranking.module.css'

/**
 * Places below each other; a rise or fall is a sign and words, never a colour alone. `gap`: what the place above has
 * more than the own; `onOpen`: what a row leads to.
 */
export function PlaceRows({
  places,
  label,
  mineWords,
  gap = null,
  onOpen,
}: {
  places: readonly Place[]
  label: string
  mineWords: string
  gap?: number | null
  onOpen?: (place: Place) => void
}) {
  const { t } = useLingui()
  const moved = ({ climbed }: Place) => {
    if (climbed === null || climbed === 0) return null
    const by = Math.abs(climbed)
    return climbed > 0 ? t`▲ ${by}계단 올랐어요` : t`▼ ${by}계단 내려갔어요`
  }
  return (
    <Rows label={label}>
      {places.map((place, at) => {
        const picture = profilePicture(place.picture)
        const sub = [place.isMine ? mineWords : null, moved(place)].filter((part) => part !== null).join(' · ')
        const row = (
          <RankRow
            key={place.key}
            rank={place.rank}
            picture={picture.kind === 'default' ? picture.picture : 1}
            name={place.name}
            sub={sub || undefined}
            value={formatNumber(place.value)}
            mine={place.isMine}
            onClick={onOpen && (() => onOpen(place))}
          />
        )
        const above = places[at - 1]
        // After 2, 2 comes 4: that is the next place.
        const shared = places.filter(({ rank }) => rank === above?.rank).length
        const isApart =
          place.isMine && above !== undefined && at === places.length - 1 && place.rank > above.rank + shared
        if (isApart)
          return [
            <li key="apart" className={css.apart} aria-hidden="true">
              ⋯
            </li>,
            row,
          ]
        // Said by the first line of the page already, and here to the eye.
        return place.isMine && above !== undefined && above.value - place.value === gap
          ? [<li key="gap" className={css.gap} aria-hidden="true">{t`${formatNumber(gap)}보 차이`}</li>, row]
          : row
      })}
    </Rows>
  )
}
