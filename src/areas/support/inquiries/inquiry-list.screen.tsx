import { useLingui } from '@lingui/react/macro'
import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import Smartphone from 'lucide-react/icons/smartphone'
import Soup from 'lucide-react/icons/soup'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { useNow } from '#src/app/use-now.ts'
import { formatDay, today as dayIn } from '#src/lib/days.ts'
import { koreanCount } from '#src/lib/korean.ts'
import { dayOf } from '#src/lib/wire-time.ts'
import { ListPage } from '#src/patterns/list-page.tsx'
import { Badge } from '#src/ui/badge/badge.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { InfiniteList, type ListEnd } from '#src/ui/infinite-list/infinite-list.tsx'
import { ListRow, RowIcon, Rows } from '#src/ui/list-row/list-row.tsx'
import { inquiriesQuery, seenQuery } from './inquiries.queries.ts'
import { isNews, type Inquiry, type InquiryKind } from './inquiries.ts'
import { InquiryThread } from './inquiry-thread.tsx'
import { koreanOf } from './korean-of.ts'

const PATHS = { voc: '/customer/voc-list', appqna: '/customer/appqna-list' } as const

/** What the member has said to the cafeteria, or about the app, and what came of it; one of them with its number. */
export function InquiryListScreen({ kind, qnaSeq }: { kind: InquiryKind; qnaSeq: number | undefined }) {
  const { t, i18n } = useLingui()
  const now = useNow()
  const today = dayIn(now)
  const { data: seen } = useSuspenseQuery(seenQuery())
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = useSuspenseInfiniteQuery(
    inquiriesQuery(kind),
  )
  const rows = data.pages.flatMap(({ list }) => list)
  const shown = rows.find((row) => row.qnaSeq === qnaSeq)
  if (shown) return <InquiryThread inquiry={shown} listPath={PATHS[kind]} />

  const news = rows.filter((row) => isNews(row, seen, now)).length
  const isWaiting = rows.some(({ answerYn }) => answerYn === 'N')
  const count = i18n.locale === 'ko' ? koreanCount(news) : String(news)
  const load = () => void fetchNextPage()
  const end: ListEnd = isFetchNextPageError
    ? { is: 'failed', retry: load }
    : isFetchingNextPage
      ? { is: 'loading' }
      : hasNextPage
        ? { is: 'more', load }
        : { is: 'end', text: null }
  const writeButton = (
    <Button block render={<Link to={kind === 'voc' ? '/customer/voc' : '/customer/appqna'} />}>
      {kind === 'voc' ? t`식당에 말하기` : t`앱에 물어보기`}
    </Button>
  )
  const bar = <ScreenBar titleAs="p" backTo="/my/menu" />
  if (rows.length === 0) {
    return (
      <ListPage
        bar={bar}
        instead={
          <EmptyState
            level={1}
            title={t`아직 하신 말이 없어요`}
            text={
              kind === 'voc'
                ? t`식당에서 겪은 일을 알려 주시면 답해 드려요.`
                : t`앱을 쓰며 불편한 점을 알려 주시면 답해 드려요.`
            }
            action={writeButton}
          />
        }
      />
    )
  }
  const state = (row: Inquiry) => {
    if (isNews(row, seen, now)) return <Badge kind="food">{t`답이 왔어요`}</Badge>
    return row.answerYn === 'Y' ? t`답했어요` : <Badge>{t`답을 기다려요`}</Badge>
  }
  const day = (of: string) => formatDay(of, i18n.locale, of.slice(0, 4) === today.slice(0, 4) ? 'short' : 'dated')
  const draw = (row: Inquiry) => {
    const place = (i18n.locale === 'en' && row.restaurantNameEng) || row.restaurantName || row.qnaTypeNm
    return (
      <ListRow
        key={row.qnaSeq}
        render={<Link to={PATHS[kind]} search={{ qnaSeq: row.qnaSeq }} />}
        lead={<RowIcon icon={kind === 'voc' ? Soup : Smartphone} />}
        title={<span lang={koreanOf(row.title)}>{row.title}</span>}
        sub={`${place} · ${day(dayOf(row.regDtm))}`}
        end={state(row)}
      />
    )
  }

  const noNews = isWaiting ? t`답을 기다리고 있어요` : t`모두 답을 받았어요`
  return (
    <ListPage bar={bar} action={writeButton} lead={{ title: news > 0 ? t`답이 ${count} 개 왔어요` : noNews }}>
      <Card tight>
        {hasNextPage ? (
          <InfiniteList
            label={t`내가 한 말`}
            items={rows}
            itemKey={(row) => String(row.qnaSeq)}
            rowPx={76}
            total={data.pages[0]?.totalCnt ?? rows.length}
            end={end}
          >
            {draw}
          </InfiniteList>
        ) : (
          <Rows label={t`내가 한 말`}>{rows.map(draw)}</Rows>
        )}
      </Card>
    </ListPage>
  )
}
