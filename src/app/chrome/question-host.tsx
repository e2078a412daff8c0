import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react'
import { dismissQuestions, questions } from '#src/ui/confirm/confirm-queue.ts'
import { toast } from '#src/ui/toast/toast.ts'
import { loadQuestions } from './question-code.ts'

/**
 * Shows the questions of `confirm()`. The dialog's code loads with the first of them. Where it does not come, as
 * without a connection, whoever asked hears a no, the screen stands, and the next question looks for it again.
 */
export function QuestionHost() {
  const asked = useSyncExternalStore(
    questions.subscribe,
    () => questions.current() !== undefined,
    () => false,
  )
  // The host stays once it was needed, so that a closing dialog can fade.
  const [code, setCode] = useState<{ ConfirmHost: ComponentType }>()
  useEffect(() => {
    if (!asked || code) return
    loadQuestions().then(setCode, () => {
      toast({ kind: 'bad', text: i18n._(msg`열지 못했어요. 연결을 확인하고 다시 눌러 주세요.`), about: 'question' })
      dismissQuestions()
    })
  }, [asked, code])
  const ConfirmHost = code?.ConfirmHost
  return ConfirmHost ? <ConfirmHost /> : null
}
