import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import Check from 'lucide-react/icons/check'
import Smartphone from 'lucide-react/icons/smartphone'
import { formatDay } from '#src/lib/days.ts'
import { Button } from '#src/ui/button/button.tsx'
import { confirm } from '#src/ui/confirm/confirm.ts'
import { Icon } from '#src/ui/icon/icon.tsx'
import { toast } from '#src/ui/toast/toast.ts'
import { isAnswered, type Answers } from '../detail/event.ts'
import type { EventDetail, EventQuestion } from '../detail/event.queries.ts'
import { clearAnswers } from './survey-draft.ts'
import css from './survey.module.css'

interface Props {
  event: Pick<EventDetail, 'eventSeq' | 'endDt'>
  questions: readonly EventQuestion[]
  answers: Answers
  /** The server has not heard of all of them. */
  isOnlyHere: boolean
}

/** Where the answers so far are kept and until when, and the way to take them all away. */
export function KeptLine({ event, questions, answers, isOnlyHere }: Props) {
  const { t, i18n } = useLingui()
  const client = useQueryClient()
  const end = formatDay(event.endDt, i18n.locale, 'short')
  const clear = async () => {
    const isSure = await confirm({
      title: t`적던 답을 모두 지울까요?`,
      text: t`다른 휴대폰에 적어 둔 답도 함께 지워져요.`,
      confirm: t`지울게요`,
      cancel: t`그대로 둘게요`,
      danger: true,
    })
    if (!isSure) return
    void clearAnswers(client, event.eventSeq, questions)
    toast({ text: t`적던 답을 지웠어요` })
  }
  return (
    <>
      <p className={css.kept}>
        <Icon of={isOnlyHere ? Smartphone : Check} size="s" />
        {isOnlyHere
          ? t`지금은 이 휴대폰에만 저장됐어요. ${end}까지 이어서 답할 수 있어요.`
          : t`고르는 대로 저장돼요. ${end}까지 다른 휴대폰에서도 이어서 답할 수 있어요.`}
      </p>
      {Object.values(answers).some(isAnswered) ? (
        <Button kind="text" size="s" className={css.clear} onClick={() => void clear()}>{t`적던 답 지우기`}</Button>
      ) : null}
    </>
  )
}
