import { useLingui } from '@lingui/react/macro'
import { useQuery, useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { lazyPart } from '#src/app/lazy-part.ts'
import { useNow } from '#src/app/use-now.ts'
import { addDays, type Day, formatDay, today as dayIn } from '#src/lib/days.ts'
import { withJosa } from '#src/lib/korean.ts'
import { dayOf } from '#src/lib/wire-time.ts'
import { ListPage } from '#src/patterns/list-page.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { Chip } from '#src/ui/chip/chip.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { InfiniteList, type ListEnd } from '#src/ui/infinite-list/infinite-list.tsx'
import { activityQuery } from '../kit/goal.queries.ts'
import { newestChangeQuery } from '../way/way.queries.ts'
import { ChangeLine } from './change-line.tsx'
import { type Asked, changesQuery } from './changes.queries.ts'
import { type Range, stepsSince, type Change, wayOf, withMonths } from './changes.ts'
import css from './changes.module.css'

const RangeSheet = lazyPart(() => import('./range-sheet.tsx'), 'RangeSheet')

/** Each change of a goal and of what is measured behind it, with what followed. */
export function ChangesScreen({ asked }: { asked: Asked }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const today = dayIn(useNow())
  const range = useRangeName(asked)
  const [chooses, setChooses] = useState(false)
  const lead = useLead(today)
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = useSuspenseInfiniteQuery(
    changesQuery(asked),
  )
  const rows = withMonths(data.pages.flatMap(({ list }) => list))
  const load = () => void fetchNextPage()
  const end: ListEnd = isFetchNextPageError
    ? { is: 'failed', retry: load }
    : isFetchingNextPage
      ? { is: 'loading' }
      : hasNextPage
        ? { is: 'more', load }
        : { is: 'end', text: null }
  const kinds = [
    { kind: undefined, name: t`모두` },
    { kind: 'GOAL', name: t`목표` },
    { kind: 'HEALTH', name: t`측정값` },
    { kind: 'WEEK', name: t`주간 몸무게` },
  ] as const
  const sheet = chooses ? (
    <Suspense fallback={null}>
      <RangeSheet
        range={asked}
        today={today}
        onClose={() => setChooses(false)}
        onChange={(days) => {
          setChooses(false)
          void navigate({
            to: '/goal/change-management/list',
            search: { ...asked, ...days },
            replace: true,
            resetScroll: false,
          })
        }}
      />
    </Suspense>
  ) : null
  return (
    <ListPage
      bar={<ScreenBar titleAs="p" backTo="/goal/goalList" />}
      lead={lead}
      filter={
        <>
          <div className={css.chips} role="group" aria-label={t`무엇을 볼까요`}>
            {kinds.map(({ kind, name }) => (
              <Chip
                key={name}
                pressed={asked.kind === kind}
                onClick={() =>
                  void navigate({
                    to: '/goal/change-management/list',
                    search: (now) => ({ ...now, kind }),
                    replace: true,
                    resetScroll: false,
                  })
                }
              >
                {name}
              </Chip>
            ))}
            <Chip pressed={range !== null} aria-haspopup="dialog" onClick={() => setChooses(true)}>
              {range ?? t`언제`}
            </Chip>
          </div>
          {sheet}
        </>
      }
      instead={
        rows.length === 0 ? (
          <EmptyState title={t`여기에는 아직 없어요`} text={t`목표나 잰 값을 고치면 모여요.`} />
        ) : undefined
      }
    >
      <Card>
        <InfiniteList
          label={t`고친 것`}
          items={rows}
          itemKey={({ changeSeq }) => String(changeSeq)}
          rowPx={88}
          total={data.pages[0]?.totalCnt ?? rows.length}
          end={end}
        >
          {(change) => (
            <ChangeLine
              change={change}
              note={change.changeType === 'GOAL' && change.beforeTxt === null ? t`여기서 시작했어요` : undefined}
            />
          )}
        </InfiniteList>
      </Card>
    </ListPage>
  )
}

/** The days that are shown: "10월 1일부터", "11월 2일까지", or both ends. Null: all. */
function useRangeName({ from, to }: Range): string | null {
  const { t, i18n } = useLingui()
  const [first, last] = [from, to].map((day) => day && formatDay(day, i18n.locale, 'short'))
  if (first !== undefined && last !== undefined) return `${first}–${last}`
  if (first !== undefined) return t`${first}부터`
  return last !== undefined ? t`${last}까지` : null
}

/** The newest change of the goal, and for steps what followed it. */
function useLead(today: Day): { title: string; below?: string } {
  const { t, i18n } = useLingui()
  const { data } = useQuery(newestChangeQuery())
  const newest: Change | undefined = data?.list[0]
  const isSteps = newest !== undefined && /보$|steps$/.test(newest.afterTxt ?? '')
  const since = newest ? dayOf(newest.changeDtm) : today
  const { data: days } = useQuery({
    ...activityQuery(since, since < today ? addDays(today, -1) : today),
    enabled: isSteps,
  })
  if (newest === undefined) return { title: data === undefined ? t`고친 것을 모아 뒀어요` : t`아직 고친 것이 없어요` }
  const isKorean = i18n.locale === 'ko'
  const after = newest.afterTxt ?? ''
  // In the middle of an English sentence a name begins small.
  const item = isKorean ? withJosa(newest.itemNm, '을/를') : newest.itemNm.toLowerCase()
  const into = isKorean ? withJosa(after, '으로/로') : after
  const way = wayOf(newest)
  const title =
    way === 'up'
      ? t`${item}\n${into} 올렸어요`
      : way === 'down'
        ? t`${item}\n${into} 낮췄어요`
        : t`${item}\n${into} 정했어요`
  const followed = isSteps && days ? stepsSince(newest, days, today) : null
  if (followed === null) return { title }
  const { days: length, reached } = followed
  return { title, below: t`그 뒤 ${length}일 가운데 ${reached}일을 넘겼어요` }
}
