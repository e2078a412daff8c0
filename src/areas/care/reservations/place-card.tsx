import { useLingui } from '@lingui/react/macro'
import MapPin from 'lucide-react/icons/map-pin'
import { Suspense, useState } from 'react'
import { lazyPart } from '#src/app/lazy-part.ts'
import type { Schemas } from '#src/contract/schemas.ts'
import { Card } from '#src/ui/card/card.tsx'
import { ListRow, RowIcon, Rows } from '#src/ui/list-row/list-row.tsx'
import css from './reservations.module.css'

const PlaceSheet = lazyPart(() => import('./place-sheet.tsx'), 'PlaceSheet')

type Place = Schemas['WelfitPlace']
type Props = {
  places: readonly Place[]
  place: Place
  /** A reservation that is moved stays where it is. */
  fixed: boolean
  onChange: (placeCode: string) => void
}

/** Where to come, and the sheet of other places where there are any. */
export function PlaceCard({ places, place, fixed, onChange }: Props) {
  const { t } = useLingui()
  const [isChoosing, setChoosing] = useState(false)
  return (
    <>
      <Card tight>
        <Rows>
          {!fixed && places.length > 1 ? (
            <ListRow
              lead={<RowIcon icon={MapPin} />}
              title={place.placeNm}
              sub={place.wayTxt}
              end={<b className={css.act}>{t`바꾸기`}</b>}
              onClick={() => setChoosing(true)}
            />
          ) : (
            <ListRow lead={<RowIcon icon={MapPin} />} title={place.placeNm} sub={place.wayTxt} />
          )}
        </Rows>
      </Card>
      {isChoosing && (
        <Suspense fallback={null}>
          <PlaceSheet
            places={places}
            value={place.placeCode}
            onClose={() => setChoosing(false)}
            onChange={(code) => {
              setChoosing(false)
              onChange(code)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
