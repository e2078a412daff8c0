import { useLingui } from '@lingui/react/macro'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import CircleCheck from 'lucide-react/icons/circle-check'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import Clock from 'lucide-react/icons/clock'
import Gift from 'lucide-react/icons/gift'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { useNow } from '#src/app/use-now.ts'
import { koreanIn } from '#src/domain/operator-words/worded.ts'
import { daysBetween, formatDay, today as dayIn } from '#src/lib/days.ts'
import { koreanCount } from '#src/lib/korean.ts'
import { formatNumber } from '#src/lib/numbers.ts'
import { ListPage } from '#src/patterns/list-page.tsx'
import { Badge } from '#src/ui/badge/badge.tsx'
import { Banner } from '#src/ui/banner/banner.tsx'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { DishTile } from '#src/ui/dish/dish.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { ListRow, RowIcon, Rows } from '#src/ui/list-row/list-row.tsx'
import { endOf, nameOf } from '../detail/event.ts'
import { pathOf, takeOf } from '../detail/event.kind.ts'
import { eventsQuery, type EventRow } from '../detail/event.queries.ts'
import { newestWinnersQuery } from '../winners/winners.queries.ts'
import { begunQuery } from './begun.queries.ts'
import { groupsOf } from './groups.ts'
import { Hero } from './hero.tsx'
import css from './event-list.module.css'

/** A prize is told of for so long, as it is at home. */
const WON_DAYS = 14

/** What is left for today first, what ends first higher, what was done quiet. */
export function EventListScreen() {
  const { t, i18n } = useLingui()
  const language = i18n.locale
  const today = dayIn(useNow())
  const { data } = useSuspenseQuery(eventsQuery())
  const { hero, open, ahead, joined, over } = groupsOf(data.list)
  const { data: begun = [] } = useQuery(
    begunQuery(
      open
        .filter(({ eventTypeCode, joinYn }) => takeOf(eventTypeCode) === 'survey' && joinYn === 'N')
        .map(({ eventSeq }) => eventSeq),
    ),
  )
  const { data: announced } = useQuery(newestWinnersQuery())
  const won = announced?.list.find(
    ({ winYn, announceDt }) => winYn === 'Y' && daysBetween(announceDt, today) <= WON_DAYS,
  )
  const bar = <ScreenBar titleAs="p" backTo="/my/menu" />
  if (data.list.length === 0)
    return (
      <ListPage
        bar={bar}
        instead={
          <EmptyState level={1} title={t`지금 열린 이벤트가 없어요`} text={t`새 이벤트가 열리면 여기에 보여요.`} />
        }
      />
    )

  const left = data.list.filter(({ leftCnt }) => leftCnt > 0).length
  const things = language === 'ko' ? koreanCount(left) : formatNumber(left)
  const isOn = data.list.some(({ statusCode }) => statusCode === 'ING')
  const lead = !isOn
    ? t`지금 열린 이벤트가 없어요`
    : left > 0
      ? t`오늘 할 수 있는 게\n${things} 가지 있어요`
      : t`오늘 할 건 다 했어요`
  const day = (of: string) => formatDay(of, language, of.slice(0, 4) === today.slice(0, 4) ? 'short' : 'dated')
  const turns = (count: number) => (language === 'ko' ? koreanCount(count) : formatNumber(count))

  const end = (row: EventRow) => {
    if (row.statusCode === 'READY') return t`${day(row.startDt)}에 열려요`
    if (row.statusCode === 'END') return t`${day(row.endDt)}에 끝났어요`
    if (row.joinYn === 'Y' && row.leftCnt === 0 && row.announceDt !== null) return t`${day(row.announceDt)} 발표`
    const runs = endOf(row, today)
    if (runs.is === 'days') return row.leftCnt > 0 && runs.days < 30 ? t`${runs.days}일 남음` : t`${day(row.endDt)}까지`
    return (
      <Badge kind="caution" icon={Clock} className={css.soon}>
        {runs.is === 'today' ? t`오늘까지` : t`내일까지`}
      </Badge>
    )
  }
  const sub = (row: EventRow) => {
    if (row.boardCnt !== null && row.boardGoalCnt !== null && row.statusCode !== 'READY')
      return t`${row.boardGoalCnt}번 가운데 ${row.boardCnt}번 모았어요`
    if (row.statusCode !== 'ING') return row.joinYn === 'Y' ? t`참여했어요` : undefined
    if (row.joinYn === 'Y') return row.leftCnt > 0 ? t`돌림상을 ${turns(row.leftCnt)} 번 돌릴 수 있어요` : t`참여했어요`
    if (row.draftYn === 'Y' || begun.includes(row.eventSeq)) return t`적다 만 답이 있어요`
    return row.eventTypeCode === 'ROULET'
      ? t`돌림상을 ${turns(row.leftCnt)} 번 돌릴 수 있어요`
      : row.eventTypeCode === 'PROMOTION'
        ? undefined
        : t`아직 참여하지 않았어요`
  }
  const draw = (row: EventRow) => (
    <ListRow
      key={row.eventSeq}
      render={<Link to={pathOf(row)} search={{ eventSeq: row.eventSeq }} />}
      lead={
        row.artCode === null ? (
          <RowIcon icon={row.joinYn === 'Y' && row.leftCnt === 0 ? CircleCheck : ClipboardList} />
        ) : (
          <DishTile name={row.artCode} />
        )
      }
      title={<span lang={koreanIn(nameOf(row, language), language)}>{nameOf(row, language)}</span>}
      sub={sub(row)}
      end={end(row)}
    />
  )
  const group = (title: string | null, rows: readonly EventRow[]) =>
    rows.length === 0 ? null : (
      <Card {...(title === null ? { label: t`열린 이벤트` } : { label: title })} tight={title === null}>
        {title === null ? null : <CardHead title={title} />}
        <Rows>{rows.map(draw)}</Rows>
      </Card>
    )

  return (
    <ListPage bar={bar} lead={{ title: lead }}>
      {hero ? <Hero row={hero} today={today} /> : null}
      {group(null, open)}
      {group(t`참여했어요`, joined)}
      {group(t`곧 열려요`, ahead)}
      {won ? (
        <Banner
          label={t`당첨 발표`}
          icon={Gift}
          title={t`당첨을 축하해요`}
          text={<span lang={koreanIn(nameOf(won, language), language)}>{nameOf(won, language)}</span>}
          render={<Link to="/service/event/res-detail" search={{ eventSeq: won.eventSeq }} />}
        />
      ) : null}
      <Card tight>
        <Rows>
          <ListRow
            render={<Link to="/service/event/res-list" />}
            lead={<RowIcon icon={Gift} />}
            title={t`당첨 발표`}
            chevron
          />
        </Rows>
      </Card>
      {group(t`지난 이벤트`, over)}
    </ListPage>
  )
}
