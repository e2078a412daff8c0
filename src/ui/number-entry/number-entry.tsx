import { useEffect, useId, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useWidgetLanguage } from '../base/widget-language.ts'
import { written } from '../field/written.ts'
import { EntryNote } from './entry-note.tsx'
import { Keypad } from './keypad.tsx'
import { hasOwnKeyboard } from './own-keyboard.ts'
import { isPointed, numberText, pressKey, typedShape } from './number-text.ts'
import type { KeypadKey } from './number-text.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import css from './number-entry.module.css'

type Props = {
  label: string
  /** What has been typed so far: '', '68', '68.', '68.4'. */
  value: string
  onChange: (text: string) => void
  unit: string
  /** One line under the number: "아침보다 0.3 kg 가벼워요". */
  note?: ReactNode
  error?: ReactNode
  /**
   * Said at once where a whole number is typed with a point, instead of 소수점 없이 적어 주세요. Its form does not take it
   * (`isPointed`).
   */
  pointError?: ReactNode
  /** Figures after and before the point. */
  decimals?: number
  integers?: number
  /** Names of the keypad and of two of its keys, where they are not 숫자판, 한 글자 지우기 and 소수점. */
  keypadLabel?: string
  deleteLabel?: string
  pointLabel?: string
  /** The save button: it stands between number and keypad. */
  action?: ReactNode
  autoFocus?: boolean
}

/**
 * One big number over the keypad. It is a real input: keyboard, paste and screen reader work as in any field. A value
 * that came with the field is replaced by the first figure typed.
 */
export function NumberEntry(props: Props) {
  const { label, value, onChange, unit, note, decimals = 1, integers = 3, action, autoFocus } = props
  const { pointError, keypadLabel, deleteLabel, pointLabel } = props
  const { say } = useWidgetLanguage()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [untouched, setUntouched] = useState(true)
  const [caretAtEnd, setCaretAtEnd] = useState(true)
  const [spoken, setSpoken] = useState('')
  // a sheet focuses what is marked data-autofocus itself: focus that arrives earlier would count as what to go back to
  useEffect(() => {
    if (autoFocus && !input.current?.closest('[role=dialog]')) input.current?.focus()
  }, [autoFocus])
  const shape = typedShape({ integers, decimals })
  const error =
    decimals === 0 && isPointed(value) ? (pointError ?? say(/*i18n*/ '소수점 없이 적어 주세요')) : props.error
  const noteId = `${id}-note`
  const unitId = `${id}-unit`

  const write = (text: string) => {
    setUntouched(false)
    if (text !== value) onChange(text)
  }
  const type = (field: HTMLInputElement) =>
    write(written(field, (text) => numberText(text, shape, unit) ?? value, value))
  const press = (key: KeypadKey) => {
    const next = pressKey(value, key, shape, untouched)
    write(next)
    setCaretAtEnd(true)
    // the field itself is not read out when a button changes it
    setSpoken(`${next || '0'} ${unit}`)
  }
  const look = ({ selectionStart, selectionEnd }: HTMLInputElement) => {
    setCaretAtEnd(selectionEnd === value.length)
    if (selectionStart !== 0 || selectionEnd !== value.length) setUntouched(false)
  }

  const keys = decimals > 0 ? 'decimal' : 'numeric'
  return (
    <>
      <div className={css.entry}>
        <label
          className={css.value}
          htmlFor={id}
          data-untouched={untouched || undefined}
          data-caret={caretAtEnd || undefined}
        >
          <span className={css.number}>
            <span aria-hidden="true">{value || '0'}</span>
            <input
              ref={input}
              id={id}
              value={value}
              placeholder="0"
              inputMode={hasOwnKeyboard() ? 'none' : keys}
              autoComplete="off"
              enterKeyHint="done"
              data-autofocus={autoFocus || undefined}
              aria-label={label}
              aria-invalid={error ? true : undefined}
              aria-describedby={note || error ? `${unitId} ${noteId}` : unitId}
              onFocus={(event) => untouched && event.target.select()}
              onSelect={(event) => look(event.currentTarget)}
              onChange={(event) => type(event.target)}
            />
          </span>
          <i className={css.caret} />
          <small id={unitId}>{unit}</small>
        </label>
        <EntryNote id={noteId} note={note} error={error} />
        <VisuallyHidden role="status">{spoken}</VisuallyHidden>
      </div>
      {action}
      <Keypad
        label={keypadLabel ?? say(/*i18n*/ '숫자판')}
        deleteLabel={deleteLabel ?? say(/*i18n*/ '한 글자 지우기')}
        pointLabel={decimals > 0 ? (pointLabel ?? say(/*i18n*/ '소수점')) : undefined}
        onKey={press}
      />
    </>
  )
}
