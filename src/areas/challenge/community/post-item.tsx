import { useLingui } from '@lingui/react/macro'
import Ellipsis from 'lucide-react/icons/ellipsis'
import { Suspense, useState } from 'react'
import { lazyPart } from '#src/app/lazy-part.ts'
import { imageFileUrl } from '#src/contract/upload.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Post as PostWidget } from '#src/ui/challenge/post.tsx'
import { Fold } from '#src/ui/fold/fold.tsx'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import type { Post } from './community.ts'
import { useUpdateLike } from './community.queries.ts'
import { usePostWords } from './use-post-words.ts'
import css from './community.module.css'

const PostSheet = lazyPart(() => import('./post-sheet.tsx'), 'PostSheet')

interface Props {
  post: Post
  now: Date
  onOpen: () => void
  onChange: () => void
  /** After it was taken back. */
  onGone?: () => void
}

/**
 * A post as the member sees it: folded when they reported it, without words when several did; its writer can take it
 * back then, too.
 */
export function PostItem({ post, now, onOpen, onChange, onGone }: Props) {
  const { t } = useLingui()
  const say = usePostWords(now)
  const like = useUpdateLike()
  const [isShown, setShown] = useState(false)
  const [isMenuOpen, setMenuOpen] = useState(false)

  const more = (
    <IconButton
      size="s"
      quiet
      icon={Ellipsis}
      label={t`${post.author}님의 글, 더 보기`}
      onClick={() => setMenuOpen(true)}
    />
  )
  const sheet = isMenuOpen ? (
    <Suspense fallback={null}>
      <PostSheet post={post} onClose={() => setMenuOpen(false)} onChange={onChange} {...(onGone && { onGone })} />
    </Suspense>
  ) : null
  if (post.fold === 'MANY') {
    return (
      <>
        <Fold title={t`신고가 여러 건이라 확인하고 있어요`} action={post.isMine ? more : undefined} />
        {post.isMine ? sheet : null}
      </>
    )
  }
  if (post.fold === 'ME' && !isShown) {
    return (
      <Fold
        title={t`신고한 글이라 접어 뒀어요`}
        text={t`운영자가 살펴보고 있어요`}
        action={<Button kind="text" size="s" onClick={() => setShown(true)}>{t`보기`}</Button>}
      />
    )
  }
  return (
    <>
      <PostWidget
        author={post.author}
        picture={post.picture}
        sub={post.team}
        when={post.isChanged ? t`${say.when(post.at)}, 고침` : say.when(post.at)}
        menu={post.fold === null ? more : undefined}
        likes={{
          count: post.likes,
          label: t`좋아요 ${post.likes}개`,
          liked: post.isLiked,
          onPress: () => like.send({ body: { cmutySeq: post.seq, greatYn: post.isLiked ? 'N' : 'Y' } }),
        }}
        comments={{ count: post.replies, label: t`댓글 ${post.replies}개`, onPress: onOpen }}
        below={post.images.length === 0 ? undefined : <Pictures ids={post.images} />}
      >
        <span lang="ko">{post.text}</span>
      </PostWidget>
      {sheet}
    </>
  )
}

function Pictures({ ids }: { ids: readonly string[] }) {
  const { t } = useLingui()
  return (
    <div className={css.pictures} data-many={ids.length > 1 || undefined}>
      {ids.map((id, index) => (
        <img key={id} src={imageFileUrl(id, 'CMUTY')} alt={t`올린 사진 ${index + 1}`} loading="lazy" />
      ))}
    </div>
  )
}
