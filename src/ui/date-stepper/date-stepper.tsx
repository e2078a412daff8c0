import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import { IconButton } from '../icon-button/icon-button.tsx'
import css from './date-stepper.module.css'

type Props = {
  /** The day in words: "오늘, 11월 19일". */
  text: ReactNode
  /** Pressing the words, for example to open a calendar. */
  onText?: () => void
  previousLabel: string
  nextLabel: string
  onPrevious: () => void
  onNext: () => void
  previousDisabled?: boolean
  nextDisabled?: boolean
}

/** One day with the day before and the day after at its sides. */
export function DateStepper(props: Props) {
  const { text, onText, previousLabel, nextLabel, onPrevious, onNext, previousDisabled, nextDisabled } = props
  return (
    <div className={css.stepper}>
      <IconButton label={previousLabel} icon={ChevronLeft} aria-disabled={previousDisabled} onClick={onPrevious} />
      {onText ? (
        <button type="button" className={css.text} onClick={onText} aria-live="polite">
          {text}
        </button>
      ) : (
        <span className={css.text} aria-live="polite">
          {text}
        </span>
      )}
      <IconButton label={nextLabel} icon={ChevronRight} aria-disabled={nextDisabled} onClick={onNext} />
    </div>
  )
}
