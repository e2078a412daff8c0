import { Button } from '../button/button.tsx'
import type { DrawnQuestion } from '../confirm/question.ts'
import { Sheet } from '../sheet/sheet.tsx'
import css from './ask-sheet.module.css'

type Props = DrawnQuestion & {
  open: boolean
  onAnswer: (yes: boolean) => void
  onClosed?: () => void
}

/** A question that the app asks by itself, with what it is about drawn: one action, and leaving it be. */
export function AskSheet({ picture, title, text, confirm, cancel, open, onAnswer, onClosed }: Props) {
  return (
    <Sheet open={open} title={title} picture={picture} onCloseRequest={() => onAnswer(false)} onClosed={onClosed}>
      {text === undefined ? null : <div className={css.text}>{text}</div>}
      <div className={css.ways}>
        {confirm === undefined ? null : (
          <Button size="l" block onClick={() => onAnswer(true)}>
            {confirm}
          </Button>
        )}
        <Button kind="text" block onClick={() => onAnswer(false)}>
          {cancel}
        </Button>
      </div>
    </Sheet>
  )
}
