import { useLingui } from '@lingui/react/macro'
import { Button } from '#src/ui/button/button.tsx'
import { NextStep } from '#src/ui/next-step/next-step.tsx'
import type { PracticeDay } from './practice.ts'
import { useReply } from './practice.queries.ts'
import css from './practice.module.css'

/** The coach's word of the day, until it is answered. */
export function CoachWord({ word }: { word: NonNullable<PracticeDay['word']> }) {
  const { t } = useLingui()
  const reply = useReply()
  const answer = (replyCode: 'ACCEPT' | 'LATER' | 'HIDE') => reply.send({ body: { coachSeq: word.seq, replyCode } })
  return (
    <NextStep
      title={t`이건 어떠세요?`}
      text={word.text}
      action={
        <div className={css.answers}>
          <Button busy={reply.sending?.body.replyCode === 'ACCEPT'} onClick={() => answer('ACCEPT')}>{t`해 볼게요`}</Button>
          <Button kind="neutral" onClick={() => answer('LATER')}>{t`나중에`}</Button>
          <Button kind="text" onClick={() => answer('HIDE')}>{t`그만 보기`}</Button>
        </div>
      }
    />
  )
}
