import { useLingui } from '@lingui/react/macro'
import { AddRow } from '#src/ui/add-row/add-row.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { FieldError } from '#src/ui/field/field-error.tsx'
import { TimeField } from '#src/ui/time-field/time-field.tsx'
import { useId } from 'react'
import { ChoiceChips } from './choice-chips.tsx'
import css from './medicine.module.css'
import { MOST_TIMES, nextTake, RELATIONS, type Take } from './medicine.ts'
import { useMedicineWords } from './use-medicine-words.ts'

type Props = { value: readonly Take[]; onChange: (times: Take[]) => void; error: string | undefined }

/** The times of a day, each with what it has to do with a meal; one at least. */
export function TakeTimes({ value, onChange, error }: Props) {
  const { t } = useLingui()
  const { relation } = useMedicineWords()
  const id = useId()
  const change = (at: number, part: Partial<Take>) =>
    onChange(value.map((take, index) => (index === at ? { ...take, ...part } : take)))
  return (
    <div
      role="group"
      aria-label={t`시간`}
      aria-describedby={error ? id : undefined}
      data-invalid={error ? true : undefined}
      className={css.times}
    >
      {value.map((take, index) => {
        const nth = index + 1
        const label = value.length === 1 ? t`시간` : t`${nth}번째 시간`
        return (
          // A time has nothing that stays but its place: the wheels change the rest.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={index} className={css.time}>
            <TimeField
              label={label}
              value={take.clock}
              start={take.clock}
              onChange={(clock) => change(index, { clock })}
              sunken
            />
            <ChoiceChips
              label={t`${label}, 식사와의 관계`}
              hideLabel
              options={RELATIONS}
              words={relation}
              value={[take.relation]}
              onPress={(chosen) => change(index, { relation: chosen })}
            />
            {value.length > 1 && (
              <Button
                kind="text"
                size="s"
                onClick={() => onChange(value.filter((_, at) => at !== index))}
                aria-label={t`${label} 빼기`}
              >{t`빼기`}</Button>
            )}
          </div>
        )
      })}
      {error && <FieldError id={id}>{error}</FieldError>}
      {value.length < MOST_TIMES && (
        <AddRow onClick={() => onChange([...value, nextTake(value)])}>{t`시간 더하기`}</AddRow>
      )}
    </div>
  )
}
