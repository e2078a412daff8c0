import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import * as MOST_LETTERS from '#src/contract/most-letters.ts'
import { isBeyond } from '#src/lib/letters.ts'
import { joinWords, useDraft } from '#src/patterns/form/use-draft.ts'
import { Button } from '#src/ui/button/button.tsx'
import { confirm } from '#src/ui/confirm/confirm.ts'
import { Sheet } from '#src/ui/sheet/sheet.tsx'
import { TextField } from '#src/ui/text-field/text-field.tsx'
import type { Reply } from './community.ts'
import { useDeleteReply, useSaveReply } from './community.queries.ts'
import { ReplyItem } from './reply-item.tsx'
import { ReportForm } from './report-form.tsx'
import { usePostWords } from './use-post-words.ts'
import css from './community.module.css'

/** What was said below a post, oldest first, and a line to say something; what was typed there outlives going back. */
export function Replies({
  chalnCode,
  cmutySeq,
  replies,
  now,
}: {
  chalnCode: string
  cmutySeq: number
  replies: readonly Reply[]
  now: Date
}) {
  const { t } = useLingui()
  const say = usePostWords(now)
  const reply = useSaveReply()
  const remove = useDeleteReply()
  const [typed, keep] = useDraft(`reply ${cmutySeq}`, joinWords)
  const text = typed ?? ''
  const type = (words: string) => keep(words === '' ? undefined : words)
  const [reported, setReported] = useState<number | null>(null)
  const send = () => reply.send({ body: { chalnCode, upCmutySeq: cmutySeq, contents: text.trim() } }, () => type(''))
  const ask = async (replySeq: number) => {
    if (
      await confirm({ title: t`이 댓글을 지울까요?`, confirm: t`삭제할게요`, cancel: t`그대로 둘게요`, danger: true })
    )
      remove.send({ body: { cmutySeq, replySeq } })
  }

  return (
    <>
      <ul className={css.replies} aria-labelledby="replies">
        {replies.map((each) => (
          <li key={each.seq}>
            <ReplyItem
              reply={each}
              when={say.when(each.at)}
              onDelete={() => void ask(each.seq)}
              onReport={() => setReported(each.seq)}
            />
          </li>
        ))}
      </ul>
      <form
        className={css.reply}
        onSubmit={(event) => {
          event.preventDefault()
          if (text.trim() !== '' && !isBeyond(text, MOST_LETTERS.post)) send()
        }}
      >
        <TextField
          id="reply"
          sunken
          label={t`댓글`}
          autoComplete="off"
          limit={MOST_LETTERS.post}
          value={text}
          onChange={type}
        />
        <Button
          type="submit"
          size="l"
          disabled={text.trim() === '' || isBeyond(text, MOST_LETTERS.post)}
          busy={reply.isPending}
        >{t`남기기`}</Button>
      </form>
      <Sheet open={reported !== null} onCloseRequest={() => setReported(null)} title={t`왜 신고하나요?`}>
        <div className={css.sheet}>
          {reported === null ? null : (
            <ReportForm about={{ cmutySeq, replySeq: reported }} onClose={() => setReported(null)} />
          )}
        </div>
      </Sheet>
    </>
  )
}
