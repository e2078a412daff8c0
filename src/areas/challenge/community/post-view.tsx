import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { useNow } from '#src/app/use-now.ts'
import { DetailPage } from '#src/patterns/detail-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { CommentsCard } from './comments-card.tsx'
import { toPost } from './community.ts'
import { postQuery } from './community.queries.ts'
import { PostItem } from './post-item.tsx'
import { useViews } from './use-views.ts'

/** One post with what was said below it. */
export function PostView({ chalnCode, cmutySeq }: { chalnCode: string; cmutySeq: number }) {
  const { t } = useLingui()
  const now = useNow()
  const show = useViews()
  const { data: wire } = useSuspenseQuery(postQuery(cmutySeq))
  const bar = (
    <ScreenBar backTo={`/challenge/ChallengeDetail?chalnCode=${chalnCode}&view=community`} title={t`올린 이야기`} />
  )
  const toList = () => show({ view: 'community' }, { replace: true })

  if (wire === null) {
    return (
      <DetailPage
        bar={bar}
        instead={
          <EmptyState
            title={t`지웠거나 없는 이야기예요`}
            action={<Button onClick={toList}>{t`이야기 모두 보기`}</Button>}
          />
        }
      />
    )
  }
  const post = toPost(wire)
  return (
    <DetailPage bar={bar}>
      <Card>
        <PostItem
          post={post}
          now={now}
          onOpen={() => document.getElementById('reply')?.focus()}
          onChange={() => show({ view: 'write', cmutySeq })}
          onGone={toList}
        />
      </Card>
      {post.fold === 'MANY' ? null : (
        <CommentsCard chalnCode={chalnCode} cmutySeq={cmutySeq} known={wire.replyCnt} now={now} />
      )}
    </DetailPage>
  )
}
