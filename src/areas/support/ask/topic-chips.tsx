import type { FieldBinding } from '#src/patterns/form/form-field.tsx'
import { Chip } from '#src/ui/chip/chip.tsx'
import { FieldError } from '#src/ui/field/field-error.tsx'
import css from './ask.module.css'

interface Props extends FieldBinding<string> {
  label: string
  topics: readonly { qnaTypeCode: string; qnaTypeNm: string }[]
}

/** What an inquiry is about: one of the operator's topics. */
export function TopicChips({ label, topics, value, onChange, error }: Props) {
  return (
    <div className={css.chips} role="group" aria-label={label}>
      {topics.map(({ qnaTypeCode, qnaTypeNm }) => (
        <Chip key={qnaTypeCode} pressed={value === qnaTypeCode} onClick={() => onChange(qnaTypeCode)}>
          {qnaTypeNm}
        </Chip>
      ))}
      {error ? <FieldError id="topic-error">{error}</FieldError> : null}
    </div>
  )
}
