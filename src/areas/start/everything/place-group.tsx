import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Card } from '#src/ui/card/card.tsx'
import { Dish } from '#src/ui/dish/dish.tsx'
import { dishFor } from '#src/ui/dish/dish-name.ts'
import { Icon } from '#src/ui/icon/icon.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx'
import { tilesOf, type Destination, type Group } from '../destinations.ts'
import { placeIcon } from '../places/place-icons.ts'
import { useGroupWords } from '../places/use-group-words.ts'
import type { PlaceValue } from '../places/use-place-values.ts'
import { dotsQuery } from './everything.queries.ts'
import css from './everything.module.css'

interface Props {
  group: Group
  places: readonly Destination[]
  known: Partial<Record<string, PlaceValue>>
}

/** One of the six groups: two living things, the rest in words. Nothing is drawn of a group that has nothing yet. */
export function PlaceGroup({ group, places, known }: Props) {
  const { t, i18n } = useLingui()
  const words = useGroupWords()[group]
  const { data: dots } = useQuery(dotsQuery())
  const waits: Partial<Record<string, boolean>> = {
    customerAnnounceList: dots?.noticeYn === 'Y',
    customerVoc: dots?.qnaYn === 'Y',
    mypageCouponList: dots?.couponYn === 'Y',
  }
  const mine = places.filter((place) => place.group === group)
  const { tiles, rest } = tilesOf(mine)
  if (mine.length === 0) return null
  // What the group is for is said once.
  const untold = tiles.find(({ name }) => !known[name])
  const when = group === 'eat' ? known['menuTodayMenu']?.when : undefined
  return (
    <Card labelledBy={`group-${group}`} className={css.group}>
      <h2>
        <span id={`group-${group}`}>{words.name}</span>
        {when ? <small>{when}</small> : null}
      </h2>
      <div className={css.tiles}>
        {tiles.map((place) => (
          <Tile
            key={place.name}
            place={place}
            known={known[place.name]}
            sentence={place === untold ? words.sentence : ''}
          />
        ))}
      </div>
      <div className={css.words}>
        {rest.map((place) => (
          <Link key={place.name} to={place.path}>
            {i18n._(place.screen.title)}
            {waits[place.name] ? (
              <>
                <i />
                <VisuallyHidden>{t`새 소식 있음`}</VisuallyHidden>
              </>
            ) : null}
          </Link>
        ))}
      </div>
    </Card>
  )
}

function Tile({ place, known, sentence }: { place: Destination; known: PlaceValue | undefined; sentence: string }) {
  const { i18n } = useLingui()
  const isFood = known?.dish !== undefined
  const told = () => {
    if (!known) return sentence
    return isFood || !known.when ? known.text : `${known.text} · ${known.when}`
  }
  return (
    <Link to={place.path} className={css.tile} data-food={isFood || undefined}>
      {isFood ? <Dish {...dishFor(known.dish ?? '')} size={62} /> : <Icon of={placeIcon(place)} />}
      <b>{i18n._(place.screen.title)}</b>
      <small>{told()}</small>
    </Link>
  )
}
