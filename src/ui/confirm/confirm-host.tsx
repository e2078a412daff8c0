import { useState, useSyncExternalStore } from 'react'
import { Button } from '../button/button.tsx'
import { questions } from './confirm-queue.ts'
import type { PendingQuestion } from './confirm-queue.ts'
import { Dialog } from '../dialog/dialog.tsx'
import { PromptDialog } from './prompt-dialog.tsx'

/** Shows the questions of `confirm()` and `prompt()`, one at a time. Mounted once, by the app's frame. */
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
