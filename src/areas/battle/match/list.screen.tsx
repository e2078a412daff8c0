import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { useLatestServerNow } from '#src/app/use-latest-server-now.ts'
import { useRange } from '#src/domain/day/use-range.ts'
import { today as dayIn } from '#src/lib/days.ts'
import { ListPage } from '#src/patterns/list-page.tsx'
import { Badge } from '#src/ui/badge/badge.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { InfiniteList, type ListEnd } from '#src/ui/infinite-list/infinite-list.tsx'
import { ListRow } from '#src/ui/list-row/list-row.tsx'
import { TabPanel, Tabs } from '#src/ui/tabs/tabs.tsx'
import type { BattleTab } from '../battle-search.ts'
import { battlesQuery } from '../battle.queries.ts'
import { toBattle, waitsForMe, type Battle, type Phase } from '../battle.ts'
import { NewsList } from './news-list.tsx'
import { useCancelWords } from './use-cancel-words.ts'

/** Battles to come, on and over, and what was sent about them. */
export function BattleListScreen({ tab }: { tab: BattleTab }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const today = dayIn(useLatestServerNow())
  const { data, isFetching, isError, hasNextPage, fetchNextPage } = useInfiniteQuery(battlesQuery())
  const battles = (data?.pages.flatMap(({ list }) => list) ?? []).map((wire) => ({
    ...toBattle(wire, today),
    isMine: waitsForMe(wire),
  }))
  const load = () => void fetchNextPage()
  const end: ListEnd = isFetching
    ? { is: 'loading' }
    : isError
      ? { is: 'failed', retry: load }
      : hasNextPage
        ? { is: 'more', load }
        : { is: 'end', text: null }
  const show = (next: BattleTab) =>
    void navigate({
      to: '/service/battle/BatList',
      search: next === 'news' ? { tab: next } : {},
      replace: true,
      viewTransition: false,
    })
  return (
    <ListPage
      bar={<ScreenBar titleAs="p" backTo="/challenge/challenge" />}
      lead={{ title: useLeadWords(battles.map(({ phase }) => phase)) }}
      filter={
        <Tabs
          id="battles"
          label={t`보기`}
          value={tab}
          onChange={show}
          tabs={[
            { value: 'battles', label: t`배틀` },
            { value: 'news', label: t`소식` },
          ]}
        />
      }
      action={tab === 'battles' && battles.length > 0 && !battles.some(isOpen) ? <Make /> : undefined}
    >
      <TabPanel tabsId="battles" value={tab}>
        {tab === 'news' ? (
          <NewsList />
        ) : data && battles.length === 0 ? (
          <EmptyState
            title={t`동료에게 한판 걸어 볼까요?`}
            text={t`두 팀이 같은 날을 걷고, 걸음을 더해 견줘요.`}
            action={<Make />}
          />
        ) : (
          <Card tight>
            <InfiniteList label={t`배틀`} items={battles} itemKey={({ seq }) => String(seq)} rowPx={84} end={end}>
              {(battle) => <BattleRow battle={battle} />}
            </InfiniteList>
          </Card>
        )}
      </TabPanel>
    </ListPage>
  )
}

const isOpen = ({ phase, side }: Battle): boolean =>
  side !== null && (phase === 'asked' || phase === 'ready' || phase === 'running')

function Make() {
  const { t } = useLingui()
  return <Button size="l" block render={<Link to="/service/battle/BatTeamMake" />}>{t`한판 걸기`}</Button>
}

/** `isMine`: it waits for the member's own word. */
function BattleRow({
  battle: { seq, name, start, end, phase, whyOff, us, them, isMine },
}: {
  battle: Battle & { isMine: boolean }
}) {
  const { t } = useLingui()
  const range = useRange()
  const off = useCancelWords()
  const lead = (us?.total ?? 0) - (them?.total ?? 0)
  const [ours, theirs] = [us?.name ?? '', them?.name ?? '']
  const teams = us === null || them === null ? null : t`${ours} 대 ${theirs}`
  const outcome = () => {
    if (lead === 0) return t`비겼어요`
    return lead > 0 ? t`이겼어요` : t`졌어요`
  }
  const words: Record<Phase, string> = {
    asked: t`답을 기다려요`,
    ready: t`곧 시작해요`,
    running: t`걷는 중`,
    counting: t`세는 중`,
    over: outcome(),
    cancelled: t`취소됐어요`,
  }
  const word = isMine ? t`답해 주세요` : words[phase]
  const search = { batSeq: seq }
  const link = isMine ? (
    <Link to="/service/battle/BattleInvitaion" search={search} />
  ) : phase === 'over' ? (
    <Link to="/service/battle/BatResult" search={search} />
  ) : (
    <Link to="/service/battle/Battle" search={search} />
  )
  return (
    <ListRow
      title={name}
      sub={[range(start, end), whyOff ? off(whyOff).short : teams].filter((part) => part !== null).join(' · ')}
      end={<Badge kind={phase === 'running' || isMine ? 'brand' : 'plain'}>{word}</Badge>}
      chevron
      render={link}
    />
  )
}

function useLeadWords(phases: readonly Phase[]): string {
  const { t } = useLingui()
  if (phases.includes('running')) return t`한 판이 한창이에요`
  if (phases.includes('asked') || phases.includes('ready')) return t`곧 한판이 있어요`
  return phases.length === 0 ? t`아직 배틀이 없어요` : t`지금은 쉬고 있어요`
}
