import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatDay, type Day } from '#src/lib/days.ts'
import { parseWireNumber } from '#src/lib/numbers.ts'
import { clockOf } from '#src/lib/wire-time.ts'
import { Accordion } from '#src/ui/accordion/accordion.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { FailedPart } from '#src/ui/failed-part/failed-part.tsx'
import { ListRow, Rows } from '#src/ui/list-row/list-row.tsx'
import { Sheet } from '#src/ui/sheet/sheet.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { toDayMeals, toDayValues } from './hub.ts'
import { iconOf, useHubWords } from './hub-words.ts'
import { detailQuery, foodsQuery, valuesQuery, workoutsQuery } from './hub.queries.ts'
import { pageOf, type IndicatorCode } from './indicator.ts'

/** Everything of a day; a value opens to the last ones of its kind and what they say. */
export function DaySheet({ day, today, onClose }: { day: Day; today: Day; onClose(): void }) {
  const { t, i18n } = useLingui()
  const words = useHubWords(today)
  const { data: values = [] } = useQuery({ ...valuesQuery(day), select: toDayValues })
  const { data: workouts = [] } = useQuery(workoutsQuery(day))
  const { data: meals = [] } = useQuery({ ...foodsQuery(day), select: toDayMeals })
  return (
    <Sheet open title={day === today ? t`오늘 하루` : formatDay(day, i18n.locale, 'long')} onCloseRequest={onClose}>
      <Accordion
        exclusive
        items={values.map(({ code, at, value, lower }) => ({
          title: `${clockOf(at)} ${words.names[code]} ${words.full(code, value, lower)}`,
          content: <Lately code={code} today={today} />,
          lazy: true,
        }))}
      />
      <Rows>
        {workouts.map(({ wrkotSn, startDt, wrkotNm, wrkotMin }) => (
          <ListRow key={wrkotSn} tight title={`${clockOf(startDt)} ${wrkotNm}`} end={t`${wrkotMin}분`} />
        ))}
        {meals.map(({ at, dish }) => (
          <ListRow
            key={at}
            tight
            title={`${clockOf(at)} ${dish}`}
            chevron
            render={<Link to="/healthlog/mealRecord" search={{ day }} />}
          />
        ))}
      </Rows>
    </Sheet>
  )
}

function Lately({ code, today }: { code: IndicatorCode; today: Day }) {
  const { t } = useLingui()
  const words = useHubWords(today)
  const { data, isError, isFetching, refetch } = useQuery(detailQuery(code))
  if (data === undefined && isError)
    return (
      <FailedPart
        bare
        icon={iconOf[code]}
        title={t`기록을 불러오지 못했어요`}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  if (data === undefined) return <Skeleton height={120} />
  return (
    <>
      {data.commentTxt === null ? null : <p>{data.commentTxt}</p>}
      <Rows>
        {data.recordList.map(({ indicatorVal, subVal, inptDt }) => {
          const value = parseWireNumber(indicatorVal)
          // What is no number is shown as it is written, and never as 0.
          const text = value === null ? indicatorVal : words.full(code, value, parseWireNumber(subVal))
          return <ListRow key={inptDt} tight title={words.moment(inptDt)} end={<b>{text}</b>} />
        })}
      </Rows>
      <Button kind="soft" block render={<Link {...pageOf(code)} />}>{t`${words.names[code]} 기록 보기`}</Button>
    </>
  )
}
