import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import CalendarDays from 'lucide-react/icons/calendar-days'
import { DayRibbon } from '#src/charts/day-ribbon.tsx'
import { formatDay, type Day } from '#src/lib/days.ts'
import { clockOf, toWireTime } from '#src/lib/wire-time.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Card, CardHead, MoreLink } from '#src/ui/card/card.tsx'
import { FailedPart } from '#src/ui/failed-part/failed-part.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { minuteOf, toDayMeals, toDayValues, type Due } from './hub.ts'
import { iconOf, useHubWords } from './hub-words.ts'
import { foodsQuery, valuesQuery, workoutsQuery } from './hub.queries.ts'
import { colorOf, entryOf } from './indicator.ts'
import css from './hub.module.css'

interface Props {
  day: Day
  now: Date
  today: Day
  due: Due | null
  onAll(): void
}

/** What the ribbon and what stands under it take. */
const RIBBON_PX = 96

/** The chosen day from midnight to midnight, and the one record that is still missing as its button. */
export function DayCard({ day, now, today, due, onAll }: Props) {
  const { t, i18n } = useLingui()
  const words = useHubWords(today)
  const values = useQuery({ ...valuesQuery(day), select: toDayValues })
  const moved = useQuery(workoutsQuery(day))
  const eaten = useQuery({ ...foodsQuery(day), select: toDayMeals })
  const { data: workouts = [] } = moved
  const { data: meals = [] } = eaten
  const isToday = day === today
  const title = isToday ? t`오늘 하루` : t`${formatDay(day, i18n.locale, 'short')} 하루`
  // What came before stays, with its age, when it cannot be asked for again.
  if (values.isError && values.data === undefined)
    return (
      <FailedPart
        icon={CalendarDays}
        title={t`하루를 불러오지 못했어요`}
        retrying={values.isFetching}
        onRetry={() => void values.refetch()}
      />
    )

  // A day of which a part did not come is no day without it.
  const lost = [moved, eaten].filter(({ isError, data }) => isError && data === undefined)
  const measured = values.data ?? []
  const drawn = measured.filter(({ code }) => code !== 'BDF' && code !== 'SKM')
  const nights = drawn.filter(({ code }) => code === 'SLP')
  const asked = isToday ? due : null
  const rows: [string, string][] = [
    ...measured.map(({ code, at, value, lower }): [string, string] => [
      `${clockOf(at)} ${words.names[code]}`,
      words.full(code, value, lower),
    ]),
    ...workouts.map(({ startDt, wrkotNm, wrkotMin }): [string, string] => [
      `${clockOf(startDt)} ${wrkotNm}`,
      t`${wrkotMin}분`,
    ]),
    ...meals.map(({ at, dish }): [string, string] => [`${clockOf(at)} ${t`식사`}`, dish]),
  ].toSorted(([a], [b]) => a.localeCompare(b))
  const isEmpty = rows.length === 0 && lost.length === 0
  const told = isEmpty
    ? t`아직 기록이 없어요.`
    : rows.length === 0
      ? ''
      : `${rows.map((row) => row.join(' ')).join(', ')}.`
  const left = asked === null ? '' : t`${clockOf(asked.at)} ${words.names[asked.code]} 기록이 남았어요.`

  return (
    <Card labelledBy="hub-day">
      <CardHead
        id="hub-day"
        title={title}
        more={
          rows.length === 0 ? undefined : (
            <MoreLink
              render={<button type="button" aria-haspopup="dialog" aria-label={t`모두 보기`} onClick={onAll} />}
            >{t`모두 보기`}</MoreLink>
          )
        }
      />
      {values.isPending ? (
        <Skeleton height={RIBBON_PX} />
      ) : (
        <DayRibbon
          spans={[
            ...nights.map(({ at, value }) => ({
              key: at,
              from: minuteOf(at, day) - value,
              to: minuteOf(at, day),
              color: 'sleep' as const,
              label: words.hours(value),
            })),
            ...workouts.map(({ wrkotSn, startDt, endDt, wrkotNm, wrkotMin }) => ({
              key: String(wrkotSn),
              from: minuteOf(startDt, day),
              to: minuteOf(endDt, day),
              color: 'steps' as const,
              label: t`${wrkotNm} ${wrkotMin}분`,
            })),
          ]}
          marks={drawn
            .filter(({ code }) => code !== 'SLP')
            .map(({ code, index, at, value, lower }) => ({
              key: index,
              at: minuteOf(at, day),
              color: index === 'NBD' || index === 'BBD' ? ('glucose-before' as const) : colorOf[code],
              label: words.short(code, value, lower),
            }))}
          dishes={meals.map(({ at, dish }) => ({ key: at, at: minuteOf(at, day), dish }))}
          gaps={
            asked === null
              ? []
              : [
                  {
                    key: 'due',
                    at: minuteOf(asked.at, day),
                    color: colorOf[asked.code],
                    label: words.names[asked.code],
                    asked: true,
                  },
                ]
          }
          now={isToday ? { at: minuteOf(toWireTime(now), day), name: t`지금` } : null}
          hours={[t`자정`, t`6시`, t`정오`, t`18시`, t`자정`]}
          label={[`${title}.`, told, left].filter(Boolean).join(' ')}
          table={{ caption: title, head: [t`시각`, t`기록`], rows: isEmpty ? [[t`기록 없음`, '–']] : rows }}
        />
      )}
      {lost.length === 0 ? null : (
        <FailedPart
          bare
          icon={CalendarDays}
          title={t`운동과 식사를 다 불러오지 못했어요`}
          retrying={lost.some(({ isFetching }) => isFetching)}
          onRetry={() => lost.forEach((each) => void each.refetch())}
        />
      )}
      {asked === null ? null : (
        <Button
          kind="soft"
          size="l"
          block
          icon={iconOf[asked.code]}
          className={css.record}
          render={<Link {...entryOf(asked.code)} />}
        >
          {words.record[asked.code]}
        </Button>
      )}
    </Card>
  )
}
