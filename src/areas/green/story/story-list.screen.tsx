import { useLingui } from '@lingui/react/macro'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { ListPage } from '#src/patterns/list-page.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { InfiniteList, type ListEnd } from '#src/ui/infinite-list/infinite-list.tsx'
import { storiesQuery } from './story.queries.ts'
import { StoryRow } from './story-row.tsx'

/** What stands behind a bowl, the newest first. */
export function StoryListScreen() {
  const { t } = useLingui()
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } =
    useSuspenseInfiniteQuery(storiesQuery())
  const rows = data.pages.flatMap(({ list }) => list)
  const total = data.pages[0]?.totalCnt ?? 0
  const load = () => void fetchNextPage()
  const end: ListEnd = isFetchingNextPage
    ? { is: 'loading' }
    : isFetchNextPageError
      ? { is: 'failed', retry: load }
      : hasNextPage
        ? { is: 'more', load }
        : { is: 'end', text: null }
  const bar = <ScreenBar titleAs="p" backTo="/service/greenStamp" />
  if (total === 0)
    return (
      <ListPage
        bar={bar}
        instead={
          <EmptyState level={1} title={t`아직 그린 이야기가 없어요`} text={t`새 이야기가 나오면 여기에 보여요.`} />
        }
      />
    )
  return (
    <ListPage bar={bar} lead={{ title: t`밥 한 그릇 뒤의\n이야기` }}>
      <Card tight>
        <InfiniteList
          label={t`그린 이야기`}
          items={rows}
          itemKey={({ storySeq }) => String(storySeq)}
          rowPx={84}
          total={total}
          end={end}
        >
          {(story) => <StoryRow story={story} />}
        </InfiniteList>
      </Card>
    </ListPage>
  )
}
