import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { ListRow, Rows } from '#src/ui/list-row/list-row.tsx'
import { placesQuery } from './measure.queries.ts'

const clock = (time: string) => `${time.slice(0, 2)}:${time.slice(2)}`

/** Where a device stands, the member's own restaurant first. */
export function PlacesCard() {
  const { t } = useLingui()
  const { data } = useQuery(placesQuery())
  if (data === undefined || data.length === 0) return null
  return (
    <Card tight>
      <CardHead title={t`가까운 인바디`} />
      <Rows label={t`가까운 인바디`}>
        {data.map(({ restaurantCode, restaurantName, placeTxt, openTm, closeTm }) => (
          <ListRow
            key={`${restaurantCode} ${placeTxt}`}
            tight
            title={`${restaurantName} ${placeTxt}`}
            sub={`${clock(openTm)}–${clock(closeTm)}`}
          />
        ))}
      </Rows>
    </Card>
  )
}
