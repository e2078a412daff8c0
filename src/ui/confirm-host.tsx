import { useState, useSyncExternalStore } from 'react'
import { Button } from './button.tsx'
import { questions } from './confirm.ts'
import type { PendingQuestion } from './confirm.ts'
import { Dialog } from './dialog.tsx'

/** Shows the questions of `confirm()`, one at a time. Mounted once, by the app's frame. */
export function ConfirmHost() {
  const current = useSyncExternalStore(questions.subscribe, questions.current, () => undefined)
  // the words stay while the dialog fades away
  const [shown, setShown] = useState<PendingQuestion>()
  if (current && current !== shown) setShown(current)
  const question = current ?? shown
  if (!question) return null
  const { title, text, confirm, cancel, danger, answer } = question
  return (
    <Dialog
      open={current !== undefined}
      onCloseRequest={() => answer(false)}
      title={title}
      text={text}
      onClosed={() => setShown(undefined)}
      actions={
        <>
          {cancel && (
            <Button kind="neutral" onClick={() => answer(false)}>
              {cancel}
            </Button>
          )}
          <Button kind={danger ? 'danger' : 'primary'} onClick={() => answer(true)}>
            {confirm}
          </Button>
        </>
      }
    />
  )
}
