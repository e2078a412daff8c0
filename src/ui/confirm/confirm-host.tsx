import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { Button } from '../button/button.tsx'
import { questions } from './confirm-queue.ts'
import type { PendingQuestion } from './confirm-queue.ts'
import { Dialog } from '../dialog/dialog.tsx'
import { PromptDialog } from './prompt-dialog.tsx'

const AskSheet = lazy(() => import('../ask-sheet/ask-sheet.tsx').then((file) => ({ default: file.AskSheet })))

/** Shows the questions of `confirm()`, `prompt()` and `askSheet()`, one at a time. Mounted once, by the app's frame. */
export function ConfirmHost() {
  const current = useSyncExternalStore(questions.subscribe, questions.current, () => undefined)
  // the words stay while the dialog fades away
  const [shown, setShown] = useState<PendingQuestion>()
  if (current && current !== shown) setShown(current)
  const pending = current ?? shown
  if (!pending) return null
  const open = current !== undefined
  const onClosed = () => setShown(undefined)
  if (pending.is === 'prompt') return <PromptDialog key={pending.id} {...pending} open={open} onClosed={onClosed} />

  if (pending.is === 'ask') {
    return (
      <Suspense fallback={null}>
        <AskSheet key={pending.id} {...pending.question} open={open} onAnswer={pending.answer} onClosed={onClosed} />
      </Suspense>
    )
  }

  const { title, text, confirm, cancel, danger } = pending.question
  return (
    <Dialog
      open={open}
      onCloseRequest={pending.refuse}
      title={title}
      text={text}
      onClosed={onClosed}
      actions={
        <>
          {cancel && (
            <Button kind="neutral" onClick={pending.refuse}>
              {cancel}
            </Button>
          )}
          <Button kind={danger ? 'danger' : 'primary'} onClick={() => pending.answer(true)}>
            {confirm}
          </Button>
        </>
      }
    />
  )
}
