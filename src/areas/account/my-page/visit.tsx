import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Schemas } from '#src/contract/schemas.ts'
import { formatDay } from '#src/lib/days.ts'
import { Card } from '#src/ui/card/card.tsx'
import { DateTile, ListRow, Rows } from '#src/ui/list-row/list-row.tsx'
import { clockOf } from './my-page.ts'

/** The appointment that the first line tells: what, when and where, and the way to it. */
export function Visit({
  appointment: { rsrvSeq, rsrvType, rsrvDtm, placeNm },
}: {
  appointment: Schemas['WelfitReserve']
}) {
  const { t, i18n } = useLingui()
  const day = rsrvDtm.slice(0, 8)
  const time = clockOf(rsrvDtm.slice(8))
  return (
    <Card tight label={t`다가온 예약`}>
      <Rows>
        <ListRow
          chevron
          render={<Link to="/counseling/MyRsrvList" search={{ rsrvSeq }} />}
          lead={<DateTile weekday={formatDay(day, i18n.locale, 'monthShort')} day={String(Number(day.slice(6)))} />}
          title={rsrvType === 'CHECK' ? t`${time} 측정` : t`${time} 상담`}
          sub={placeNm || undefined}
        />
      </Rows>
    </Card>
  )
}
