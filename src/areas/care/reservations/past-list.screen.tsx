import { useLingui } from '@lingui/react/macro'
import { useQuery, useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { useNow } from '#src/app/use-now.ts'
import { stationQuery } from '#src/domain/station/station.queries.ts'
import { useMeasureWords } from '#src/domain/station/use-measure-words.ts'
import { formatDay, today as dayIn, type Day } from '#src/lib/days.ts'
import { ListPage } from '#src/patterns/list-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { InfiniteList, type ListEnd } from '#src/ui/infinite-list/infinite-list.tsx'
import { ReservationRow } from './reservation-row.tsx'
import { dayOf, minutesBetween, minuteOf } from './reservation.ts'
import { serviceReservationsQuery } from './reservation.queries.ts'
import type { Service } from './service-kind.ts'

/** All of one service, the latest first. Talks and measuring are one screen over their kind. */
export function PastListScreen({ service }: { service: Service }) {
  const { t } = useLingui()
  const { data, isFetching, isError, hasNextPage, fetchNextPage } = useSuspenseInfiniteQuery(
    serviceReservationsQuery(service),
  )
  const rows = data.pages.flatMap(({ list }) => list)
  const at = useNow()
  const now = minuteOf(at)
  const measuredOn = useMeasured(service, dayIn(at))
  const held = rows.filter(
    ({ cancelDtm, rsrvDtm, useMinute }) => cancelDtm === null && minutesBetween(rsrvDtm, now) >= useMinute,
  )
  const load = () => void fetchNextPage()
  const end: ListEnd = isFetching
    ? { is: 'loading' }
    : isError
      ? { is: 'failed', retry: load }
      : hasNextPage
        ? { is: 'more', load }
        : { is: 'end', text: null }
  const title = useTitle(service, held.length, held[0]?.rsrvDtm)
  const link = <Link to="/welfit/WelfitReservationReg" search={{ rsrvType: service }} />
  if (rows.length === 0) {
    return (
      <ListPage
        bar={<ScreenBar titleAs="p" backTo="/welfit/WelfitList" />}
        instead={
          <EmptyState
            level={1}
            title={title}
            text={t`예약하면 여기에 남아요.`}
            action={<Button render={link}>{t`예약하기`}</Button>}
          />
        }
      />
    )
  }
  return (
    <ListPage
      bar={<ScreenBar titleAs="p" backTo="/welfit/WelfitList" />}
      lead={{ title }}
      action={<Button size="l" block render={link}>{t`예약하기`}</Button>}
    >
      <Card tight>
        <InfiniteList
          label={title}
          items={rows}
          itemKey={({ rsrvSeq }) => String(rsrvSeq)}
          rowPx={72}
          end={end}
          total={data.pages[0]?.totalCnt ?? 0}
        >
          {(row) => (
            <ReservationRow
              reservation={{ ...row, cnsltType: row.rsrvType, placeNm: row.meetCode === 'VISIT' ? row.placeNm : null }}
              measured={row.cancelDtm === null ? measuredOn(dayOf(row.rsrvDtm)) : undefined}
            />
          )}
        </InfiniteList>
      </Card>
    </ListPage>
  )
}

/**
 * What a station measured on a day, in words; nothing of a day without, nor without consent. It comes when it comes.
 */
function useMeasured(service: Service, today: Day) {
  const words = useMeasureWords()
  const { data } = useQuery({ ...stationQuery(today), enabled: service === 'CHECK' })
  return (day: Day): string | undefined => {
    const found = data?.measureList.find(({ measureDtm }) => dayOf(measureDtm) === day)
    return found && words(found)
  }
}

function useTitle(service: Service, count: number, last: string | undefined): string {
  const { t, i18n } = useLingui()
  const day = last && formatDay(dayOf(last), i18n.locale, 'short')
  if (service === 'CHECK') return day ? t`마지막으로\n${day}에 쟀어요` : t`아직 잰 적이 없어요`
  return count === 0 ? t`아직 이야기한 적이 없어요` : t`Fit-Talk을\n${count}번 했어요`
}
