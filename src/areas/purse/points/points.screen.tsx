import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate, useRouter } from '@tanstack/react-router'
import Clock from 'lucide-react/icons/clock'
import Info from 'lucide-react/icons/info'
import QrCode from 'lucide-react/icons/qr-code'
import { Suspense, useState } from 'react'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { lazyPart } from '#src/app/lazy-part.ts'
import { goTo } from '#src/app/navigation.ts'
import { useNow } from '#src/app/use-now.ts'
import { LapseBar } from '#src/charts/lapse-bar.tsx'
import { formatDay, today as dayIn } from '#src/lib/days.ts'
import { formatNumber } from '#src/lib/numbers.ts'
import { ListPage } from '#src/patterns/list-page.tsx'
import { Badge } from '#src/ui/badge/badge.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { Chip } from '#src/ui/chip/chip.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { InfiniteList, type ListEnd } from '#src/ui/infinite-list/infinite-list.tsx'
import { MonthCard } from './month-card.tsx'
import { byMonth, lapseParts, pointKinds, type PointKind } from './points.ts'
import { endingQuery, movementsQuery, pointsQuery } from './points.queries.ts'
import css from './points.module.css'

const AboutSheet = lazyPart(() => import('./about-sheet.tsx'), 'AboutSheet')

/** How many points there are and until when, and where they came from and went. */
export function PointsScreen({ kind }: { kind: PointKind | undefined }) {
  const { t, i18n } = useLingui()
  const router = useRouter()
  const navigate = useNavigate()
  const today = dayIn(useNow())
  const [isExplained, setExplained] = useState(false)
  const { data: info } = useSuspenseQuery(pointsQuery())
  const { data: endings } = useSuspenseQuery(endingQuery())
  const { data, isFetching, isError, hasNextPage, fetchNextPage } = useInfiniteQuery(movementsQuery(kind))
  const months = byMonth(data?.pages.flatMap(({ list }) => list) ?? [], data !== undefined && !hasNextPage)
  const lots = lapseParts(endings, today)
  const soon = lots.find(({ color }) => color === 'soon')

  const load = () => void fetchNextPage()
  const end: ListEnd = isFetching
    ? { is: 'loading' }
    : isError
      ? { is: 'failed', retry: load }
      : hasNextPage
        ? { is: 'more', load }
        : { is: 'end', text: null }
  const pointsOf = (points: number) => t`${formatNumber(points)}P`
  const untilName = ({ color, firstDt, endDt }: (typeof lots)[number]) => {
    const style = color === 'later' ? 'month' : 'short'
    const [first, until] = [formatDay(firstDt, i18n.locale, style), formatDay(endDt, i18n.locale, style)]
    // Until the last of their days not all of them can be used.
    return first === until ? t`${until}까지` : t`${first}부터 차례로 끝나요`
  }
  const narrow = (next: PointKind | undefined) =>
    void navigate({ to: '/mypage/point', search: { kind: next }, replace: true, viewTransition: false })
  const kindNames: Record<PointKind, string> = { SAVE: t`모았어요`, USE: t`썼어요`, EXTINCT: t`사라졌어요` }
  const bar = (
    <ScreenBar
      titleAs="p"
      backTo="/my/menu"
      actions={<IconButton label={t`포인트 안내`} icon={Info} onClick={() => setExplained(true)} />}
    />
  )
  const isFirst = info.point === 0 && kind === undefined && data?.pages[0]?.totalCnt === 0

  return (
    <ListPage
      bar={bar}
      action={
        info.point > 0 ? (
          <Button block icon={QrCode} onClick={() => goTo(router, '/main?show=qr')}>{t`내 QR로 쓰기`}</Button>
        ) : undefined
      }
      instead={
        isFirst ? (
          <EmptyState
            level={1}
            title={t`아직 모은 포인트가 없어요`}
            text={t`이벤트와 걷기에서 모아 점심 값에 쓸 수 있어요.`}
            action={<Button render={<Link to="/main" />}>{t`홈으로`}</Button>}
          />
        ) : undefined
      }
    >
      <section className={css.reading} aria-label={t`쓸 수 있는 포인트`}>
        <p>{t`쓸 수 있는 포인트`}</p>
        <h1>
          {formatNumber(info.point)}
          <small>P</small>
        </h1>
        {soon ? (
          <Badge
            kind="caution"
            icon={Clock}
          >{t`${formatDay(soon.endDt, i18n.locale, 'short')}에 ${pointsOf(soon.points)}가 사라져요`}</Badge>
        ) : null}
      </section>
      {lots.length > 0 ? (
        <Card>
          <CardHead title={t`언제까지 쓸 수 있나요`} />
          <LapseBar
            label={lots.map((lot) => `${pointsOf(lot.points)} ${untilName(lot)}`).join(', ')}
            parts={lots.map((lot) => ({
              color: lot.color,
              amount: lot.points,
              value: pointsOf(lot.points),
              until: untilName(lot),
            }))}
          />
        </Card>
      ) : null}
      <div className={css.kinds} role="group" aria-label={t`내역 고르기`}>
        <Chip pressed={kind === undefined} onClick={() => narrow(undefined)}>{t`전체`}</Chip>
        {pointKinds.map((each) => (
          <Chip key={each} pressed={kind === each} onClick={() => narrow(each)}>
            {kindNames[each]}
          </Chip>
        ))}
      </div>
      {data && months.length === 0 ? (
        <EmptyState title={t`그런 내역은 없어요`} text={t`다른 것을 골라 보세요.`} />
      ) : null}
      <InfiniteList label={t`포인트 내역`} items={months} itemKey={({ month }) => month} rowPx={280} end={end}>
        {(month) => <MonthCard {...month} today={today} />}
      </InfiniteList>
      {isExplained ? (
        <Suspense fallback={null}>
          <AboutSheet onClose={() => setExplained(false)} />
        </Suspense>
      ) : null}
    </ListPage>
  )
}
