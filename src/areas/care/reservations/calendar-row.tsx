import { useLingui } from '@lingui/react/macro'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import { useState } from 'react'
import { formatDay } from '#src/lib/days.ts'
import { parsePlatform } from '#src/shell/platform.ts'
import { ListRow, RowIcon } from '#src/ui/list-row/list-row.tsx'
import { toast } from '#src/ui/toast/toast.ts'
import { clockOfDtm, dayOf, minuteOf, type Reservation } from './reservation.ts'
import { useWays } from './reservation-row.tsx'
import { kinds } from './service-kind.ts'
import { handOver, reservationFile, wayToCalendar } from './to-calendar.ts'

/** Into the phone's own calendar, with the last moment to cancel as its reminder. */
export function CalendarRow({ reservation, now }: { reservation: Reservation; now: Date }) {
  const { t, i18n } = useLingui()
  const ways = useWays()
  const [way] = useState(() => wayToCalendar(parsePlatform(navigator.userAgent).kind !== 'desktop'))
  const { cnsltType, placeNm, meetCode, cancelEndDtm } = reservation
  if (way === null || cancelEndDtm === null) return null
  const moment = `${formatDay(dayOf(cancelEndDtm), i18n.locale, 'long')} ${clockOfDtm(cancelEndDtm)}`
  // Over, it is neither written there nor reminded of.
  const isToCome = minuteOf(now) < cancelEndDtm
  const take = () => {
    const words = {
      title: i18n._(kinds[cnsltType].name),
      place: placeNm ?? ways[meetCode],
      until: isToCome ? t`${moment}까지 바꾸거나 취소할 수 있어요.` : '',
    }
    handOver(reservationFile(reservation, words, location.origin, now), way).catch(() =>
      toast({ kind: 'bad', text: t`달력에 넣지 못했어요. 다시 시도해 주세요.` }),
    )
  }
  return (
    <ListRow
      lead={<RowIcon icon={CalendarPlus} />}
      title={t`달력에 넣기`}
      sub={isToCome ? t`취소할 수 있는 마지막 때도 알려 줘요` : undefined}
      chevron
      onClick={take}
    />
  )
}
