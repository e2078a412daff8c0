import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Avatar } from '#src/ui/avatar/avatar.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Fold } from '#src/ui/fold/fold.tsx'
import type { Reply } from './community.ts'
import css from './community.module.css'

interface Props {
  reply: Reply
  when: string
  onDelete: () => void
  onReport: () => void
}

/** A reply as the member sees it, folded as a post is: its writer can take it back then, too. */
export function ReplyItem({ reply, when, onDelete, onReport }: Props) {
  const { t } = useLingui()
  const [isShown, setShown] = useState(false)

  const remove = <Button kind="text" size="s" aria-label={t`내 댓글 삭제`} onClick={onDelete}>{t`삭제`}</Button>
  if (reply.fold === 'MANY')
    return <Fold title={t`신고가 여러 건이라 확인하고 있어요`} action={reply.isMine ? remove : undefined} />
  if (reply.fold === 'ME' && !isShown) {
    return (
      <Fold
        title={t`신고한 댓글이라 접어 뒀어요`}
        text={t`운영자가 살펴보고 있어요`}
        action={<Button kind="text" size="s" onClick={() => setShown(true)}>{t`보기`}</Button>}
      />
    )
  }
  return (
    <>
      <Avatar picture={reply.picture} size="s" />
      <div>
        <p className={css.who}>
          <b>{reply.author}</b> <small>{when}</small>
        </p>
        <p className={css.words} lang="ko">
          {reply.text}
        </p>
      </div>
      {reply.isMine ? (
        remove
      ) : reply.fold === null ? (
        <Button
          kind="text"
          size="s"
          aria-label={t`${reply.author}님의 댓글 신고하기`}
          onClick={onReport}
        >{t`신고`}</Button>
      ) : null}
    </>
  )
}
