import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import Pencil from 'lucide-react/icons/pencil'
import { useState } from 'react'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { useNow } from '#src/app/use-now.ts'
import { ListPage } from '#src/patterns/list-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { Chip } from '#src/ui/chip/chip.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { ErrorState } from '#src/ui/error-state/error-state.tsx'
import { InfiniteList, type ListEnd } from '#src/ui/infinite-list/infinite-list.tsx'
import { SkeletonRow } from '#src/ui/skeleton/skeleton.tsx'
import { postsOf, type Sort } from './community.ts'
import { postsQuery } from './community.queries.ts'
import { PostItem } from './post-item.tsx'
import { usePostWords } from './use-post-words.ts'
import { useViews } from './use-views.ts'
import css from './community.module.css'

/** What the others of a challenge write. [CHA-09] */
export function CommunityView({ chalnCode }: { chalnCode: string }) {
  const { t } = useLingui()
  const now = useNow()
  const say = usePostWords(now)
  const show = useViews()
  const [sort, setSort] = useState<Sort>('newest')
  const { data, isError, isFetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    postsQuery(chalnCode, sort),
  )
  const posts = postsOf(data?.pages ?? [])
  const total = data?.pages[0]?.totalCnt ?? 0
  const load = () => void fetchNextPage()
  const end: ListEnd = isFetchingNextPage
    ? { is: 'loading' }
    : isError
      ? { is: 'failed', retry: load }
      : hasNextPage
        ? { is: 'more', load }
        : { is: 'end', text: null }
  const write = <Button size="l" block icon={Pencil} onClick={() => show({ view: 'write' })}>{t`이야기 쓰기`}</Button>
  const sorts: [Sort, string][] = [
    ['newest', t`새로운 순`],
    ['liked', t`좋아요 순`],
    ['mine', t`내가 쓴 글`],
  ]

  const newest = sort === 'newest' ? posts[0] : undefined
  return (
    <ListPage
      bar={
        <ScreenBar
          titleAs="p"
          title={total > 0 ? t`이야기 ${total}개` : t`올린 이야기`}
          backTo={`/challenge/ChallengeDetail?chalnCode=${chalnCode}`}
        />
      }
      lead={posts.length > 0 ? { title: say.lead(newest, total, sort === 'mine') } : undefined}
      filter={
        <div className={css.sorts} role="group" aria-label={t`이야기 고르기`}>
          {sorts.map(([each, name]) => (
            <Chip key={each} pressed={each === sort} onClick={() => setSort(each)}>
              {name}
            </Chip>
          ))}
        </div>
      }
      instead={
        isError && posts.length === 0 ? (
          <ErrorState
            title={t`이야기를 불러오지 못했어요`}
            text={t`연결을 확인하고 다시 시도해 주세요.`}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        ) : data && posts.length === 0 ? (
          <EmptyState
            level={1}
            title={sort === 'mine' ? t`아직 쓴 이야기가 없어요` : t`아직 이야기가 없어요`}
            text={t`오늘 걸은 길이나 한마디면 충분해요.`}
          />
        ) : undefined
      }
      action={write}
    >
      <Card>
        {data ? (
          <InfiniteList
            label={t`올린 이야기`}
            items={posts}
            itemKey={({ seq }) => String(seq)}
            rowPx={140}
            end={end}
            total={total}
          >
            {(post) => (
              <div className={css.item}>
                <PostItem
                  post={post}
                  now={now}
                  onOpen={() => show({ view: 'post', cmutySeq: post.seq })}
                  onChange={() => show({ view: 'write', cmutySeq: post.seq })}
                />
              </div>
            )}
          </InfiniteList>
        ) : (
          <>
            <SkeletonRow />
            <SkeletonRow />
          </>
        )}
      </Card>
    </ListPage>
  )
}
