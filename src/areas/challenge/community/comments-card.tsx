import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import MessageCircle from 'lucide-react/icons/message-circle'
import { useEffect, useEffectEvent } from 'react'
import { Button } from '#src/ui/button/button.tsx'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { FailedPart } from '#src/ui/failed-part/failed-part.tsx'
import { repliesOf } from './community.ts'
import { repliesQuery } from './community.queries.ts'
import { Replies } from './replies.tsx'
import css from './community.module.css'

/** Fewer than these are not much to read: the page before them comes along. */
const FEW = 10

interface Props {
  chalnCode: string
  cmutySeq: number
  /** How many the post says it has. */
  known: number
  now: Date
}

/** What was said below a post: the newest of it, what is said meanwhile, and what went before when it is asked for. */
export function CommentsCard({ chalnCode, cmutySeq, known, now }: Props) {
  const { t } = useLingui()
  const {
    data,
    isError,
    isFetching,
    refetch,
    hasNextPage,
    fetchNextPage,
    isFetchNextPageError,
    hasPreviousPage,
    fetchPreviousPage,
    isFetchingPreviousPage,
    isFetchPreviousPageError,
  } = useInfiniteQuery(repliesQuery(cmutySeq, known))
  const said = data && repliesOf(data.pages)
  const isShort = hasPreviousPage && said !== undefined && said.replies.length < FEW
  const pageWanted = (): 'next' | 'previous' | undefined => {
    // What failed waits for the member.
    if (isFetching || isError) return undefined
    if (hasNextPage) return 'next'
    return isShort ? 'previous' : undefined
  }
  const wanted = pageWanted()
  const load = useEffectEvent(() => void (wanted === 'next' ? fetchNextPage() : fetchPreviousPage()))
  useEffect(() => {
    if (wanted !== undefined) load()
  }, [wanted])

  if (said === undefined) {
    return isError ? (
      <FailedPart
        icon={MessageCircle}
        title={t`댓글을 불러오지 못했어요`}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    ) : null
  }
  const failed = (title: string, retry: () => unknown) => (
    <FailedPart bare icon={MessageCircle} title={title} retrying={isFetching} onRetry={() => void retry()} />
  )
  const earlier = isFetchPreviousPageError ? (
    failed(t`앞선 댓글을 불러오지 못했어요`, fetchPreviousPage)
  ) : (
    <div className={css.earlier}>
      <Button
        kind="soft"
        size="s"
        block
        busy={isFetchingPreviousPage}
        onClick={() => void fetchPreviousPage()}
      >{t`앞선 댓글 더 보기`}</Button>
    </div>
  )
  return (
    <Card>
      <CardHead title={t`댓글 ${said.total}개`} id="replies" />
      {hasPreviousPage ? earlier : null}
      {isFetchNextPageError ? failed(t`새 댓글을 불러오지 못했어요`, fetchNextPage) : null}
      <Replies chalnCode={chalnCode} cmutySeq={cmutySeq} replies={said.replies} now={now} />
    </Card>
  )
}
