import { useEffect, useId, useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { useWidgetLanguage } from '../base/widget-language.ts'
import { written } from '../field/written.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { EntryNote } from './entry-note.tsx'
import { Keypad } from './keypad.tsx'
import { hasOwnKeyboard } from './own-keyboard.ts'
import { pairPressed, pairTyped } from './number-pair.ts'
import type { Pair } from './number-pair.ts'
import { isPointed, type KeypadKey } from './number-text.ts'
import css from './number-entry.module.css'

type Part = {
  label: string
  /** What has been typed so far: '', '11', '118'. */
  value: string
  onChange: (text: string) => void
  error?: ReactNode
}

type Props = {
  /** What both are together, for screen readers: "혈압". */
  label: string
  first: Part
  second: Part
  unit: string
  /** One line under the numbers. */
  note?: ReactNode
  /** What is wrong with the two together. */
  error?: ReactNode
  /** The save button, and what else stands between numbers and keypad. */
  action?: ReactNode
  keypadLabel?: string
  deleteLabel?: string
  autoFocus?: boolean
}

/**
 * Two whole numbers over one keypad: a number that begins with 1 or 2 takes three figures, any other two, and then the
 * caret goes on by itself. Both are real inputs: keyboard, paste and screen reader work as in any field.
 */
export function NumberPairEntry({
  label,
  first,
  second,
  unit,
  note,
  error,
  action,
  keypadLabel,
  deleteLabel,
  autoFocus,
}: Props) {
  const { say } = useWidgetLanguage()
  const id = useId()
  const inputs = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)] as const
  const parts = [first, second] as const
  const [at, setAt] = useState<0 | 1>(0)
  const [untouched, setUntouched] = useState<Pair['untouched']>([true, true])
  const [spoken, setSpoken] = useState('')
  const [own] = inputs
  // a sheet focuses what is marked data-autofocus itself (see NumberEntry)
  useEffect(() => {
    if (autoFocus && !own.current?.closest('[role=dialog]')) own.current?.focus()
  }, [autoFocus, own])

  const become = (next: Pair) => {
    for (const index of [0, 1] as const)
      if (next.texts[index] !== parts[index].value) parts[index].onChange(next.texts[index])
    setUntouched(next.untouched)
    setAt(next.at)
    if (document.activeElement !== inputs[next.at].current) inputs[next.at].current?.focus()
  }
  const type = (field: HTMLInputElement, index: 0 | 1) => {
    const next = pairTyped(pair, index, field.value, unit)
    written(field, (text) => pairTyped(pair, index, text, unit).texts[index], pair.texts[index])
    become(next)
  }
  const pair: Pair = { texts: [first.value, second.value], at, untouched }
  const press = (key: KeypadKey) => {
    const next = pairPressed(pair, key)
    become(next)
    // the fields themselves are not read out when a button changes them
    setSpoken(`${first.label} ${next.texts[0] || '0'}, ${second.label} ${next.texts[1] || '0'} ${unit}`)
  }
  const back = (event: KeyboardEvent, index: 0 | 1) => {
    if (event.key !== 'Backspace' || index === 0 || second.value !== '') return
    event.preventDefault()
    become({ ...pair, at: 0 })
  }
  const pointed = isPointed(first.value) || isPointed(second.value)
  const wrong = pointed ? say(/*i18n*/ '소수점 없이 적어 주세요') : (first.error ?? second.error ?? error)

  return (
    <>
      <div className={css.entry} role="group" aria-label={label}>
        <div className={css.pair}>
          {parts.map((part, each) => {
            const index = each === 0 ? 0 : 1
            const isUntouched = untouched[index] && part.value !== ''
            return (
              <label
                key={part.label}
                className={css.part}
                htmlFor={`${id}-${index}`}
                data-on={at === index || undefined}
              >
                <span className={css.partName}>{part.label}</span>
                <span className={css.value} data-untouched={isUntouched || undefined} data-caret>
                  <span className={css.number}>
                    <span aria-hidden="true">{part.value || '0'}</span>
                    <input
                      ref={inputs[index]}
                      id={`${id}-${index}`}
                      value={part.value}
                      placeholder="0"
                      inputMode={hasOwnKeyboard() ? 'none' : 'numeric'}
                      autoComplete="off"
                      enterKeyHint={index === 0 ? 'next' : 'done'}
                      data-autofocus={(autoFocus && index === 0) || undefined}
                      aria-label={part.label}
                      aria-invalid={
                        isPointed(part.value) || part.error || (error && !first.error && !second.error)
                          ? true
                          : undefined
                      }
                      aria-describedby={note || wrong ? `${id}-unit ${id}-note` : `${id}-unit`}
                      onFocus={(event) => {
                        setAt(index)
                        if (untouched[index]) event.target.select()
                      }}
                      onKeyDown={(event) => back(event, index)}
                      onChange={(event) => type(event.target, index)}
                    />
                  </span>
                  <i className={css.caret} />
                </span>
              </label>
            )
          })}
          <i className={css.slash} aria-hidden="true">
            /
          </i>
        </div>
        <small id={`${id}-unit`} className={css.pairUnit}>
          {unit}
        </small>
        <EntryNote id={`${id}-note`} note={note} error={wrong} />
        <VisuallyHidden role="status">{spoken}</VisuallyHidden>
      </div>
      {action}
      <Keypad
        label={keypadLabel ?? say(/*i18n*/ '숫자판')}
        deleteLabel={deleteLabel ?? say(/*i18n*/ '한 글자 지우기')}
        onKey={press}
      />
    </>
  )
}
