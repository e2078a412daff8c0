import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import CalendarDays from 'lucide-react/icons/calendar-days'
import Plus from 'lucide-react/icons/plus'
import { useEffect, useState } from 'react'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { useLatestServerNow } from '#src/app/use-latest-server-now.ts'
import type { Schemas } from '#src/contract/schemas.ts'
import { addDays, formatDay, today as dayIn, weekOf, type Day } from '#src/lib/days.ts'
import { josa } from '#src/lib/korean.ts'
import { ListPage } from '#src/patterns/list-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { FailedPart } from '#src/ui/failed-part/failed-part.tsx'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { Rows } from '#src/ui/list-row/list-row.tsx'
import { NextReservation } from './next-reservation.tsx'
import { ReservationRow } from './reservation-row.tsx'
import { myReservationsQuery, olderReservationsQuery } from './reservation.queries.ts'
import { dayOf, sorted, type Reservation } from './reservation.ts'
import { kinds } from './service-kind.ts'
import { useWhen } from './words.ts'

/** When and where next, and what was. `rsrvSeq` brings one of them to the front. */
export function MyReservationsScreen({ rsrvSeq }: { rsrvSeq: number | undefined }) {
  const { t, i18n } = useLingui()
  const now = useLatestServerNow()
  const today = dayIn(now)
  const { data } = useSuspenseQuery(myReservationsQuery())
  const { list, older } = useWhole(data, rsrvSeq)
  const { next, ahead, past } = sorted(list, now)
  const named = rsrvSeq === undefined ? undefined : list.find((one) => one.rsrvSeq === rsrvSeq)
  const shown = named ?? next
  const title = useTitle(next, today)
  const others = [...(next === undefined ? [] : [next]), ...ahead].filter((one) => one !== shown)
  const groups = Map.groupBy(others, ({ rsrvDtm }) => nameOfWeek(dayOf(rsrvDtm), today))
  const names = { this: t`이번 주`, next: t`다음 주`, later: t`그 뒤` }
  const months = Map.groupBy(
    past.filter((one) => one !== shown),
    ({ rsrvDtm }) => rsrvDtm.slice(0, 6),
  )

  return (
    <ListPage
      bar={
        <ScreenBar
          titleAs="p"
          backTo="/my/menu"
          actions={<IconButton label={t`새 예약`} icon={Plus} render={<Link to="/welfit/WelfitList" />} />}
        />
      }
      lead={{ title }}
    >
      {shown && <NextReservation key={shown.rsrvSeq} reservation={shown} now={now} />}
      {!shown && (
        <EmptyState
          title={list.length === 0 ? t`아직 예약한 적이 없어요` : t`다음 약속을 잡아 볼까요?`}
          text={t`영양사와 이야기하거나 몸을 재 볼 수 있어요.`}
          action={<Button render={<Link to="/welfit/WelfitList" />}>{t`예약하러 가기`}</Button>}
        />
      )}
      {[...groups].map(([week, rows]) => (
        <Group key={week} id={week} title={names[week]} rows={rows} />
      ))}
      {[...months].map(([month, rows]) => (
        <Group key={month} id={month} title={formatDay(`${month}01`, i18n.locale, 'month')} rows={rows} />
      ))}
      {older.isFailed ? (
        <FailedPart
          icon={CalendarDays}
          title={t`지난 예약을 불러오지 못했어요`}
          retrying={older.isFetching}
          onRetry={older.ask}
        />
      ) : null}
      {older.isMore && !older.isFailed ? (
        <Button kind="neutral" block busy={older.isFetching} onClick={older.ask}>{t`지난 예약 더 보기`}</Button>
      ) : null}
    </ListPage>
  )
}

/** The first page, and what is older once it is asked for, or one of it is named. */
function useWhole({ list: newest, totalCnt }: Schemas['CounselingRsrvPage'], rsrvSeq: number | undefined) {
  const isMissing = (list: readonly Reservation[]) =>
    rsrvSeq !== undefined && !list.some((one) => one.rsrvSeq === rsrvSeq)
  const hasOlder = newest.length < totalCnt
  const [isAsked, setAsked] = useState(() => hasOlder && isMissing(newest))
  const { data, isError, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    ...olderReservationsQuery(),
    enabled: isAsked,
  })
  const known = new Set(newest.map((one) => one.rsrvSeq))
  // A reservation that was made meanwhile moves the pages on by one.
  const list = [...newest, ...(data?.pages.flatMap((page) => page.list) ?? []).filter((one) => !known.has(one.rsrvSeq))]
  const isLooking = isAsked && isMissing(list) && hasNextPage && !isFetching && !isError
  useEffect(() => {
    if (isLooking) void fetchNextPage()
  }, [isLooking, fetchNextPage])
  const ask = () => {
    if (!isAsked) return setAsked(true)
    void (data === undefined ? refetch() : fetchNextPage())
  }
  return {
    list,
    older: { isMore: hasOlder && (!isAsked || data === undefined || hasNextPage), isFailed: isError, isFetching, ask },
  }
}

function Group({ id, title, rows }: { id: string; title: string; rows: readonly Reservation[] }) {
  return (
    <Card>
      <CardHead title={title} id={`reservations-${id}`} />
      <Rows labelledBy={`reservations-${id}`}>
        {rows.map((one) => (
          <ReservationRow key={one.rsrvSeq} reservation={one} />
        ))}
      </Rows>
    </Card>
  )
}

/** Whom one meets when, in one sentence. */
function useTitle(next: Reservation | undefined, today: Day): string {
  const { t, i18n } = useLingui()
  const { spoken } = useWhen(today)
  if (next === undefined) return t`잡힌 약속이 없어요`
  const when = spoken(next.rsrvDtm)
  if (kinds[next.cnsltType].service === 'CHECK') return t`${when}에\n몸을 재러 가요`
  const who = next.counselorNm
  const object = i18n.locale === 'ko' && who !== null ? josa(who, '을/를') : ''
  return who === null ? t`${when}에\n상담이 있어요` : t`${when}에\n${who}${object} 만나요`
}

function nameOfWeek(day: Day, today: Day): 'this' | 'next' | 'later' {
  const sunday = weekOf(today)[6] ?? today
  if (day <= sunday) return 'this'
  return day <= addDays(sunday, 7) ? 'next' : 'later'
}
