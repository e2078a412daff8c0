import { useId, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { Button } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import type { TextQuestion } from './question.ts'
import { TextField } from '../text-field/text-field.tsx'
import css from './prompt-dialog.module.css'

type Props = {
  open: boolean
  question: TextQuestion
  answer: (text: string) => void
  refuse: () => void
  onClosed: () => void
}

/** The dialog of `prompt()`: one field, whose message is tied to it and takes the focus there. */
export function PromptDialog({ open, question, answer, refuse, onClosed }: Props) {
  const { title, text, label, initial = '', help, problem, confirm, cancel, clearLabel, inputMode } = question
  const [value, setValue] = useState(initial)
  const [refused, setRefused] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const formId = useId()
  const error = refused ? (problem?.(value) ?? undefined) : undefined

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!problem?.(value)) return answer(value)
    setRefused(true)
    field.current?.focus()
  }

  return (
    <Dialog
      open={open}
      onCloseRequest={refuse}
      onClosed={onClosed}
      role="dialog"
      title={title}
      text={text}
      initialFocus={field}
      actions={
        <>
          <Button kind="neutral" onClick={refuse}>
            {cancel}
          </Button>
          <Button type="submit" form={formId}>
            {confirm}
          </Button>
        </>
      }
    >
      <form id={formId} className={css.form} onSubmit={submit} noValidate>
        <TextField
          ref={field}
          label={label}
          value={value}
          onChange={setValue}
          help={help}
          error={error}
          clearLabel={clearLabel}
          inputMode={inputMode}
          autoComplete="off"
          sunken
        />
      </form>
    </Dialog>
  )
}
