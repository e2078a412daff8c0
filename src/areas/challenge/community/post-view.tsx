import { useLingui } from '@lingui/react/macro'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import MessageCircle from 'lucide-react/icons/message-circle'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { useNow } from '#src/app/use-now.ts'
import { DetailPage } from '#src/patterns/detail-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { FailedPart } from '#src/ui/failed-part/failed-part.tsx'
import { toPost } from './community.ts'
import { postQuery, repliesQuery } from './community.queries.ts'
import { PostItem } from './post-item.tsx'
import { Replies } from './replies.tsx'
import { useViews } from './use-views.ts'

/** One post with what was said below it. */
export function PostView({ chalnCode, cmutySeq }: { chalnCode: string; cmutySeq: number }) {
  const { t } = useLingui()
  const now = useNow()
  const show = useViews()
  const { data: wire } = useSuspenseQuery(postQuery(cmutySeq))
  const { data: said, isError, isFetching, refetch } = useQuery({ ...repliesQuery(cmutySeq), enabled: wire !== null })
  const bar = <ScreenBar backTo={`/challenge/ChallengeDetail?chalnCode=${chalnCode}&view=community`} title={t`올린 이야기`} />
  const toList = () => show({ view: 'community' }, { replace: true })

  if (wire === null) {
    return <DetailPage bar={bar} instead={<EmptyState title={t`지웠거나 없는 이야기예요`} action={<Button onClick={toList}>{t`이야기 모두 보기`}</Button>} />} />
  }
  const post = toPost(wire)
  return (
    <DetailPage bar={bar}>
      <Card>
        <PostItem post={post} now={now} onOpen={() => document.getElementById('reply')?.focus()} onChange={() => show({ view: 'write', cmutySeq })} onGone={toList} />
      </Card>
      {post.fold !== 'MANY' && !said && isError ? <FailedPart icon={MessageCircle} title={t`댓글을 불러오지 못했어요`} retrying={isFetching} onRetry={() => void refetch()} /> : null}
      {post.fold === 'MANY' || !said ? null : (
        <Card>
          <CardHead title={t`댓글 ${said.total}개`} id="replies" />
          <Replies chalnCode={chalnCode} cmutySeq={cmutySeq} replies={said.replies} now={now} />
        </Card>
      )}
    </DetailPage>
  )
}
