import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { questions } from '#src/ui/confirm/confirm-queue.ts'
import { loadQuestions } from './question-code.ts'

const ConfirmHost = lazy(() => loadQuestions().then((file) => ({ default: file.ConfirmHost })))

/** Shows the questions of `confirm()`. The dialog's code loads with the first of them, or when the app is idle. */
export function QuestionHost() {
  const asked = useSyncExternalStore(
    questions.subscribe,
    () => questions.current() !== undefined,
    () => false,
  )
  // The host stays once it was needed, so that a closing dialog can fade.
  const [needed, setNeeded] = useState(asked)
  if (asked && !needed) setNeeded(true)
  return needed ? (
    <Suspense fallback={null}>
      <ConfirmHost />
    </Suspense>
  ) : null
}
