import { useLingui } from '@lingui/react/macro'
import { Button } from '#src/ui/button/button.tsx'
import { NextStep } from '#src/ui/next-step/next-step.tsx'
import { toast } from '#src/ui/toast/toast.ts'
import type { PracticeDay } from './practice.ts'
import { useSaveCoachReply } from './practice.queries.ts'
import css from './practice.module.css'

interface Props {
  word: NonNullable<PracticeDay['word']>
  /** There is no room for another practice: leads to where one can be left. */
  onFull: (() => void) | undefined
}

/** The coach's word of the day, until it is answered. */
export function CoachWord({ word, onFull }: Props) {
  const { t } = useLingui()
  const reply = useSaveCoachReply()
  const answer = (replyCode: 'ACCEPT' | 'LATER' | 'HIDE') => reply.send({ body: { coachSeq: word.seq, replyCode } })
  const accept = () => {
    if (onFull) toast({ text: t`열 가지까지 고를 수 있어요.`, action: { label: t`실천 고르기`, onPress: onFull } })
    else answer('ACCEPT')
  }
  return (
    <NextStep
      title={t`이건 어떠세요?`}
      text={word.text}
      action={
        <div className={css.answers}>
          <Button busy={reply.sending?.body.replyCode === 'ACCEPT'} onClick={accept}>{t`해 볼게요`}</Button>
          <Button kind="neutral" onClick={() => answer('LATER')}>{t`나중에`}</Button>
          <Button kind="text" onClick={() => answer('HIDE')}>{t`그만 보기`}</Button>
        </div>
      }
    />
  )
}
