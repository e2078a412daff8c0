import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useNumbersOff } from '#src/app/numbers-off.ts'
import { addDays, type Day } from '#src/lib/days.ts'
import { formatQuantity } from '#src/lib/units.ts'
import { Card, CardHead, MoreLink } from '#src/ui/card/card.tsx'
import { InfiniteList, type ListEnd } from '#src/ui/infinite-list/infinite-list.tsx'
import { Rows } from '#src/ui/list-row/list-row.tsx'
import { Fine } from '#src/ui/page/page.tsx'
import { DayRow } from './day-row.tsx'
import { earlierWeeksQuery } from './diary.queries.ts'
import { averageOf, entriesOf, isRecorded, type DiaryEntry, type DiaryWeek } from './weeks.ts'
import css from './diary.module.css'

/** About what a week of four days takes. */
const WEEK_PX = 330

const keyOf = (entry: DiaryEntry) => (entry.is === 'week' ? entry.week.monday : `-${entry.to}`)

/** The weeks before this one, backwards as far as the member scrolls. */
export function EarlierWeeks({ monday, today }: { monday: Day; today: Day }) {
  const { t } = useLingui()
  const { data, isFetching, isError, hasNextPage, fetchNextPage } = useInfiniteQuery(earlierWeeksQuery(monday))
  const load = () => void fetchNextPage()
  const end: ListEnd = isFetching
    ? { is: 'loading' }
    : isError
      ? { is: 'failed', retry: load }
      : hasNextPage
        ? { is: 'more', load }
        : { is: 'end', text: null }
  return (
    <>
      <InfiniteList
        label={t`지난 식사`}
        items={entriesOf(data?.pages.flat() ?? [])}
        itemKey={keyOf}
        rowPx={WEEK_PX}
        end={end}
      >
        {(entry) => (
          <div className={css.week}>
            {entry.is === 'week' ? (
              <WeekCard week={entry.week} monday={monday} today={today} />
            ) : (
              <Gap from={entry.from} to={entry.to} />
            )}
          </div>
        )}
      </InfiniteList>
      {end.is === 'end' ? (
        <Fine>
          {t`한 해 지난 식사는 찾아서 볼 수 있어요`}{' '}
          <MoreLink render={<Link to="/healthlog/record/entire" />}>{t`지난 식사 찾기`}</MoreLink>
        </Fine>
      ) : null}
    </>
  )
}

function WeekCard({ week, monday, today }: { week: DiaryWeek; monday: Day; today: Day }) {
  const { t } = useLingui()
  const range = useRange()
  const numbersOff = useNumbersOff()
  const average = averageOf(week.days, today)
  return (
    <Card>
      <CardHead
        id={`week-${week.monday}`}
        title={week.monday === addDays(monday, -7) ? t`지난주` : range(week.monday, addDays(week.monday, 6))}
        more={
          average === null || numbersOff ? undefined : (
            <span className={css.average}>{t`평균 ${formatQuantity(average, 'kcal')}`}</span>
          )
        }
      />
      <Rows labelledBy={`week-${week.monday}`}>
        {week.days
          .filter(isRecorded)
          .toReversed()
          .map((day) => (
            <DayRow key={day.day} day={day} today={today} />
          ))}
      </Rows>
    </Card>
  )
}

function Gap({ from, to }: { from: Day; to: Day }) {
  const { t } = useLingui()
  return (
    <Card tight>
      <p className={css.gap}>
        <span>{useRange()(from, to)}</span>
        {t`기록이 없어요`}
      </p>
    </Card>
  )
}

/** Some days in words: 11월 9일–15일, 10월 26일–11월 1일. */
export function useRange() {
  const { i18n } = useLingui()
  return (from: Day, to: Day) => {
    const format = new Intl.DateTimeFormat(i18n.locale, { month: 'long', day: 'numeric', timeZone: 'UTC' })
    return format
      .formatRange(
        new Date(`${from.slice(0, 4)}-${from.slice(4, 6)}-${from.slice(6)}`),
        new Date(`${to.slice(0, 4)}-${to.slice(4, 6)}-${to.slice(6)}`),
      )
      .replace(/\s*[~–]\s*/, '–')
  }
}
