import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { formatDay } from '#src/lib/days.ts'
import { DateTile, ListRow } from '#src/ui/list-row/list-row.tsx'
import { clockOfDtm, dayOf, type Reservation } from './reservation.ts'
import { kinds } from './service-kind.ts'
import css from './reservations.module.css'

interface Props {
  reservation: Pick<
    Reservation,
    'rsrvSeq' | 'cnsltType' | 'rsrvDtm' | 'meetCode' | 'placeNm' | 'counselorNm' | 'statusNm'
  >
  /** What was measured there on its day. */
  measured?: string | undefined
}

/** A reservation in a list: what, when, where or who, and its state in the words that came. [RSV-06] */
export function ReservationRow({ reservation, measured }: Props) {
  const { i18n } = useLingui()
  const { rsrvSeq, cnsltType, rsrvDtm, placeNm, counselorNm, statusNm } = reservation
  const ways = useWays()
  const day = dayOf(rsrvDtm)
  const where = placeNm ?? ways[reservation.meetCode]
  return (
    <ListRow
      lead={<DateTile weekday={formatDay(day, i18n.locale, 'monthShort')} day={String(Number(day.slice(6)))} />}
      title={`${i18n._(kinds[cnsltType].name)} ${clockOfDtm(rsrvDtm)}`}
      sub={
        <>
          {[where, counselorNm].filter(Boolean).join(' · ')}
          {measured && <span className={css.measured}>{measured}</span>}
        </>
      }
      end={statusNm}
      chevron
      render={<Link to="/counseling/MyRsrvList" search={{ rsrvSeq }} />}
    />
  )
}

/** How one meets. */
export function useWays() {
  const { t } = useLingui()
  return { VISIT: t`가서 만나요`, CALL: t`전화`, CHAT: t`채팅` }
}
