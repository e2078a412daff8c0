import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#src/ui/button/button.tsx'
import { confirm } from '#src/ui/confirm/confirm.ts'
import { Sheet } from '#src/ui/sheet/sheet.tsx'
import type { Post } from './community.ts'
import { useDeletePost } from './community.queries.ts'
import { ReportForm } from './report-form.tsx'
import css from './community.module.css'

interface Props {
  post: Post
  onClose: () => void
  onChange: () => void
  onGone?: () => void
}

/** What can be done with a post: change it and take it back, or report it. */
export function PostSheet({ post, onClose, onChange, onGone }: Props) {
  const { t } = useLingui()
  const remove = useDeletePost()
  const [isReporting, setReporting] = useState(false)
  const ask = async () => {
    const isSure = await confirm({
      title: t`이 이야기를 지울까요?`,
      text: t`댓글도 함께 지워져요.`,
      confirm: t`삭제할게요`,
      cancel: t`그대로 둘게요`,
      danger: true,
    })
    if (!isSure) return
    remove.send({ body: { cmutySeq: post.seq } }, () => {
      onClose()
      onGone?.()
    })
  }

  return (
    <Sheet open onCloseRequest={onClose} title={isReporting ? t`왜 신고하나요?` : t`${post.author}님의 이야기`}>
      <div className={css.sheet}>
        {isReporting ? (
          <ReportForm about={{ cmutySeq: post.seq }} onClose={onClose} />
        ) : post.isMine ? (
          <>
            {post.fold === null ? (
              <Button
                kind="neutral"
                size="l"
                block
                onClick={() => {
                  onClose()
                  onChange()
                }}
              >{t`이야기 고치기`}</Button>
            ) : null}
            <Button kind="text" block busy={remove.isPending} onClick={() => void ask()}>{t`이야기 지우기`}</Button>
          </>
        ) : (
          <Button kind="neutral" size="l" block onClick={() => setReporting(true)}>{t`신고하기`}</Button>
        )}
      </div>
    </Sheet>
  )
}
