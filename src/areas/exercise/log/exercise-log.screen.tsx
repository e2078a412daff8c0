import { useLingui } from '@lingui/react/macro'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { lazyPart } from '#src/app/lazy-part.ts'
import { useNow } from '#src/app/use-now.ts'
import { formatDay, today as dayIn } from '#src/lib/days.ts'
import { ListPage } from '#src/patterns/list-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { Chip } from '#src/ui/chip/chip.tsx'
import { DateStepper } from '#src/ui/date-stepper/date-stepper.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { ErrorState } from '#src/ui/error-state/error-state.tsx'
import { InfiniteList, type ListEnd } from '#src/ui/infinite-list/infinite-list.tsx'
import { Segmented } from '#src/ui/segmented/segmented.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import type { Workout } from '../hub/week.ts'
import { WorkoutRow } from '../hub/workout-row.tsx'
import { sumsQuery, workoutsOfQuery } from './log.queries.ts'
import { moved, spanOf, type Origin, type Span } from './span.ts'
import { useSums } from './use-sums.ts'
import css from './log.module.css'

const WorkoutSheet = lazyPart(() => import('./workout-sheet.tsx'), 'WorkoutSheet')

/** All exercise, by weeks or months, whatever it came from. */
export function ExerciseLogScreen() {
  const { t, i18n } = useLingui()
  const today = dayIn(useNow())
  const [span, setSpan] = useState<Span>(() => spanOf('week', today))
  const [origin, setOrigin] = useState<Origin | null>(null)
  const [opened, setOpened] = useState<Workout | null>(null)
  // Without those of the span before meanwhile: they would be told as this one's.
  const { data: sums } = useQuery(sumsQuery(span))
  const words = useSums(sums, span, today)
  const short = (day: string) => formatDay(day, i18n.locale, 'short')
  const origins: { value: Origin | null; name: string }[] = [
    { value: null, name: t`모두` },
    { value: 'PHONE', name: t`휴대폰` },
    { value: 'AI', name: t`프로그램` },
  ]
  return (
    <ListPage
      bar={<ScreenBar titleAs="p" backTo="/healthlog/exercise" />}
      lead={{ title: words.title, below: words.below }}
      filter={
        <>
          <Card>
            <div className={css.sums}>
              <Segmented
                label={t`기간`}
                value={span.is}
                onChange={(is) => setSpan(spanOf(is, span.end > today ? today : span.end))}
                options={[
                  { value: 'week', label: t`주` },
                  { value: 'month', label: t`월` },
                ]}
              />
              <DateStepper
                text={
                  span.is === 'week'
                    ? `${short(span.start)} – ${short(span.end)}`
                    : formatDay(span.start, i18n.locale, 'month')
                }
                previousLabel={span.is === 'week' ? t`전주` : t`이전 달`}
                nextLabel={span.is === 'week' ? t`다음 주` : t`다음 달`}
                nextDisabled={span.end >= today}
                onPrevious={() => setSpan(moved(span, -1))}
                onNext={() => setSpan(moved(span, 1))}
              />
            </div>
          </Card>
          <div className={css.chips} role="group" aria-label={t`어디에서 온 운동`}>
            {origins.map(({ value, name }) => (
              <Chip key={name} pressed={origin === value} onClick={() => setOrigin(value)}>
                {name}
              </Chip>
            ))}
          </div>
        </>
      }
    >
      <List span={span} origin={origin} onAll={() => setOrigin(null)} onOpen={setOpened} />
      <Suspense fallback={null}>{opened && <WorkoutSheet workout={opened} onClose={() => setOpened(null)} />}</Suspense>
    </ListPage>
  )
}

interface ListProps {
  span: Span
  origin: Origin | null
  onAll(): void
  onOpen(workout: Workout): void
}

function List({ span, origin, onAll, onOpen }: ListProps) {
  const { t, i18n } = useLingui()
  const { data, isPending, isFetching, isFetchingNextPage, isFetchNextPageError, hasNextPage, fetchNextPage, refetch } =
    useInfiniteQuery({ ...workoutsOfQuery(span, origin), placeholderData: keepPreviousData })
  if (!data) {
    if (isPending)
      return (
        <Card>
          <div role="status" aria-busy="true" aria-label={t`운동을 불러오는 중`}>
            <Skeleton height={208} />
          </div>
        </Card>
      )
    return (
      <ErrorState
        level={2}
        title={t`운동을 불러오지 못했어요`}
        text={t`조금 뒤에 다시 시도해 주세요.`}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  if (data.total === 0) {
    return (
      <EmptyState
        title={origin === null ? t`운동한 기록이 없어요` : t`이렇게 온 운동은 없어요`}
        text={origin === null ? t`걷기부터 가볍게 시작해 보세요.` : undefined}
        action={
          origin === null ? (
            <Button render={<Link to="/healthlog/exercise" />}>{t`운동 고르기`}</Button>
          ) : (
            <Button kind="soft" onClick={onAll}>{t`모두 보기`}</Button>
          )
        }
      />
    )
  }
  const end: ListEnd = isFetchNextPageError
    ? { is: 'failed', retry: () => void fetchNextPage() }
    : isFetchingNextPage
      ? { is: 'loading' }
      : hasNextPage
        ? { is: 'more', load: () => void fetchNextPage() }
        : { is: 'end', text: null }
  return (
    <Card tight>
      <InfiniteList
        label={t`운동 기록`}
        items={data.workouts}
        itemKey={({ sn }) => String(sn)}
        rowPx={72}
        total={data.total}
        end={end}
      >
        {(workout) => (
          <WorkoutRow
            workout={workout}
            before={formatDay(workout.day, i18n.locale, 'medium')}
            onOpen={() => onOpen(workout)}
          />
        )}
      </InfiniteList>
    </Card>
  )
}
