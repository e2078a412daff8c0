import Camera from 'lucide-react/icons/camera'
import X from 'lucide-react/icons/x'
import { useId, useRef, type ReactNode } from 'react'
import { useWidgetLanguage } from '../base/widget-language.ts'
import { FieldError } from '../field/field-error.tsx'
import { Icon } from '../icon/icon.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import css from './photo-row.module.css'

type Props = {
  /** What the pictures are of: "사진". */
  label: string
  photos: readonly { key: string; url: string }[]
  max: number
  /** Chosen files, as many as there is room for. */
  onAdd: (files: File[]) => void
  onRemove: (key: string) => void
  /** Pictures that are being made smaller. */
  preparing?: number
  /** What may be chosen, before anything is: "사진은 3장까지". */
  help?: ReactNode
  error?: ReactNode
}

/** A few photographs beside words: each can be taken away, and the last place asks for the next one. */
export function PhotoRow({ label, photos, max, onAdd, onRemove, preparing = 0, help, error }: Props) {
  const { say } = useWidgetLanguage()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const add = useRef<HTMLButtonElement>(null)
  const used = photos.length + preparing
  const take = (key: string) => {
    onRemove(key)
    // What had the focus goes: the place for the next picture stays.
    requestAnimationFrame(() => add.current?.focus())
  }
  const helpId = help ? `${id}-help` : undefined
  return (
    <div role="group" aria-label={label} aria-describedby={error ? `${id}-error` : helpId}>
      <ul className={css.row}>
        {photos.map(({ key, url }, at) => (
          <li key={key} className={css.photo}>
            <img src={url} alt={say(/*i18n*/ '고른 사진 {number}', { number: at + 1 })} />
            <button
              type="button"
              className={css.remove}
              aria-label={say(/*i18n*/ '사진 {number} 빼기', { number: at + 1 })}
              onClick={() => take(key)}
            >
              <Icon of={X} size="xs" />
            </button>
          </li>
        ))}
        {Array.from({ length: preparing }, (_, at) => (
          <li key={at} className={css.photo} data-preparing="">
            <VisuallyHidden role="status">{say(/*i18n*/ '사진을 준비하고 있어요')}</VisuallyHidden>
          </li>
        ))}
        {used < max ? (
          <li>
            <button
              ref={add}
              type="button"
              className={css.add}
              aria-label={say(/*i18n*/ '사진 더하기, {used}/{max}', { max, used })}
              onClick={() => input.current?.click()}
            >
              <Icon of={Camera} />
              <span aria-hidden="true">{`${String(used)}/${String(max)}`}</span>
            </button>
          </li>
        ) : null}
      </ul>
      <input
        ref={input}
        className={css.input}
        type="file"
        accept="image/*"
        multiple
        aria-label={label}
        tabIndex={-1}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])].slice(0, max - used)
          // the same file may be chosen again after a mistake
          event.target.value = ''
          if (files.length > 0) onAdd(files)
        }}
      />
      {error ? (
        <FieldError id={`${id}-error`}>{error}</FieldError>
      ) : help ? (
        <p id={helpId} className={css.help}>
          {help}
        </p>
      ) : null}
    </div>
  )
}
