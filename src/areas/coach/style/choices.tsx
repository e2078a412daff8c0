import { useId } from 'react'
import { Checkbox } from '#src/ui/choice/choice.tsx'
import { FieldError } from '#src/ui/field/field-error.tsx'
import { ListRow, Rows } from '#src/ui/list-row/list-row.tsx'
import type { Question } from './style.ts'

interface Props {
  question: Question
  value: readonly number[]
  error: string | undefined
  onChoose: (choiceNo: number) => void
}

/** The choices of a question that takes several. */
export function Choices({ question: { questionTxt, choiceList }, value, error, onChoose }: Props) {
  const id = useId()
  return (
    <fieldset
      aria-label={questionTxt}
      data-invalid={error ? true : undefined}
      aria-describedby={error ? id : undefined}
    >
      {error && <FieldError id={id}>{error}</FieldError>}
      <Rows>
        {choiceList.map(({ choiceNo, choiceTxt }) => (
          <ListRow
            key={choiceNo}
            as="label"
            title={choiceTxt}
            end={
              <Checkbox
                hideLabel
                label={choiceTxt}
                checked={value.includes(choiceNo)}
                onChange={() => onChoose(choiceNo)}
              />
            }
          />
        ))}
      </Rows>
    </fieldset>
  )
}
