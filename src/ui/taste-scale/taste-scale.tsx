import type { CSSProperties } from 'react'
import { moveFocus } from '../base/roving.ts'
import { useWidgetLanguage } from '../base/widget-language.ts'
import css from './taste-scale.module.css'

export type Grade = 1 | 2 | 3 | 4 | 5

type Props = {
  /** What is asked: 맛. */
  label: string
  value: Grade | null
  onChange: (grade: Grade) => void
}

const GRADES: readonly Grade[] = [1, 2, 3, 4, 5]

/**
 * How good it was, in five circles that grow like an appetite, and the word for the chosen one. A radio group by the
 * arrow keys. [WAI-ARIA]
 */
export function TasteScale({ label, value, onChange }: Props) {
  const { say } = useWidgetLanguage()
  const words: Record<Grade, string> = {
    1: say(/*i18n*/ '별로예요'),
    2: say(/*i18n*/ '아쉬워요'),
    3: say(/*i18n*/ '괜찮아요'),
    4: say(/*i18n*/ '맛있어요'),
    5: say(/*i18n*/ '또 먹고 싶어요'),
  }
  return (
    <div className={css.taste}>
      <p className={css.word} aria-hidden="true" data-chosen={value !== null || undefined}>
        {value === null ? say(/*i18n*/ '하나를 골라 주세요') : words[value]}
      </p>
      <div className={css.circles} role="radiogroup" aria-label={label}>
        {GRADES.map((grade) => (
          <button
            key={grade}
            type="button"
            role="radio"
            aria-checked={grade === value}
            aria-label={words[grade]}
            tabIndex={grade === (value ?? 1) ? 0 : -1}
            onKeyDown={moveFocus}
            onClick={() => onChange(grade)}
          >
            <span style={{ '--circle': `${23 + 7 * grade}px` } as CSSProperties} />
          </button>
        ))}
      </div>
      <p className={css.ends} aria-hidden="true">
        <span>{words[1]}</span>
        <span>{words[5]}</span>
      </p>
    </div>
  )
}
