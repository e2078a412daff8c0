import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { useRange } from '#src/domain/day/use-range.ts'
import { formatDay } from '#src/lib/days.ts'
import { formatNumber } from '#src/lib/numbers.ts'
import { ListPage } from '#src/patterns/list-page.tsx'
import { Badge } from '#src/ui/badge/badge.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { Chip } from '#src/ui/chip/chip.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { InfiniteList, type ListEnd } from '#src/ui/infinite-list/infinite-list.tsx'
import { ListRow, RowIcon } from '#src/ui/list-row/list-row.tsx'
import { allChallengesQuery } from '../challenge.queries.ts'
import { closedFor, toOffer, type Kind, type Offer } from '../challenge.ts'
import { kindCodes } from '../challenge-search.ts'
import { kindIcons } from '../kind-icons.ts'
import { useServerDay } from '../use-day.ts'
import css from './list.module.css'

/** What there is to join, those that are open first: of every kind, or of one. */
export function ListScreen({ isAll, kind }: { isAll: boolean; kind?: Kind | undefined }) {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const range = useRange()
  const { data, dataUpdatedAt, isFetching, isError, hasNextPage, fetchNextPage } = useInfiniteQuery(
    allChallengesQuery(!isAll, kind),
  )
  const today = useServerDay(data?.pages.at(-1)?.list[0]?.nowDt, dataUpdatedAt)
  const rows = data?.pages.flatMap(({ list }) => list.map((row) => toOffer(row, i18n.locale))) ?? []
  const open = rows.filter((row) => !row.isJoined && closedFor(row, today) === undefined).length
  const load = () => void fetchNextPage()
  const end: ListEnd = isFetching
    ? { is: 'loading' }
    : isError
      ? { is: 'failed', retry: load }
      : hasNextPage
        ? { is: 'more', load }
        : { is: 'end', text: null }
  const show = (all: boolean, of: Kind | undefined) =>
    void navigate({
      to: '/challenge/challengeList',
      search: { ...(all && { all: 'Y' as const }), ...(of !== undefined && { kind: of }) },
      replace: true,
      viewTransition: false,
    })
  const kindNames: Record<Kind, string> = {
    STEP: t`걷기`,
    WF: t`웰푸드`,
    MISSION: t`미션`,
    DIET: t`체중`,
    INTENSIVE: t({ message: '영양사와', context: 'kind' }),
  }

  const sub = (row: Offer) => {
    const opens = formatDay(row.applyStart, i18n.locale, 'short')
    const closed = row.isJoined ? undefined : closedFor(row, today)
    if (closed === 'later') return t`${opens}부터 신청해요`
    const places =
      closed === 'full'
        ? t`자리가 다 찼어요`
        : row.places === null || row.isJoined
          ? null
          : t`${row.places - row.joined}자리 남았어요`
    return [range(row.start, row.end), places].filter((part) => part !== null).join(' · ')
  }

  return (
    <ListPage
      bar={<ScreenBar titleAs="p" backTo="/challenge/challenge" />}
      lead={{
        title:
          open === 0
            ? kind === undefined
              ? t`다음 챌린지를\n준비하고 있어요`
              : t`지금은 이 종류에\n열린 것이 없어요`
            : t`지금 들어갈 수 있는\n챌린지 ${open}개`,
      }}
      filter={
        <div className={css.filter}>
          <Chip pressed={!isAll} onClick={() => show(false, kind)}>{t`참여할 수 있는 것`}</Chip>
          <Chip pressed={isAll} onClick={() => show(true, kind)}>{t`모두`}</Chip>
          <div className={css.kinds} role="group" aria-label={t`종류`}>
            {kindCodes.map((one) => (
              <Chip key={one} pressed={one === kind} onClick={() => show(isAll, one === kind ? undefined : one)}>
                {kindNames[one]}
              </Chip>
            ))}
          </div>
        </div>
      }
      instead={
        data && rows.length === 0 ? (
          <EmptyState
            title={
              kind === undefined || isAll
                ? t`지금은 열린 챌린지가 없어요`
                : t`지금 열린 ${kindNames[kind]} 챌린지가 없어요`
            }
            text={kind === undefined ? t`새로 열리면 여기에 보여요.` : t`다른 종류도 살펴보세요.`}
          />
        ) : undefined
      }
    >
      <Card tight>
        <InfiniteList label={t`챌린지`} items={rows} itemKey={({ code }) => code} rowPx={84} end={end}>
          {(each) => (
            <ListRow
              lead={<RowIcon icon={kindIcons[each.kind]} />}
              title={each.name}
              sub={sub(each)}
              end={
                each.isJoined ? (
                  <Badge kind="brand">{t`참여 중`}</Badge>
                ) : (
                  <span>{`${formatNumber(each.points)}P`}</span>
                )
              }
              render={<Link to="/challenge/ChallengeDetail" search={{ chalnCode: each.code }} />}
            />
          )}
        </InfiniteList>
      </Card>
    </ListPage>
  )
}
