import { useLingui } from '@lingui/react/macro'
import { today as dayIn } from '#src/lib/days.ts'
import { FormField } from '#src/patterns/form/form-field.tsx'
import { NumberEntry } from '#src/ui/number-entry/number-entry.tsx'
import { MomentField } from '../kit/moment-field.tsx'
import { RecordEntry } from '../kit/record-entry.tsx'
import type { EntryProps } from '../kit/record-kind.ts'
import { useDoubts } from '../kit/use-doubts.ts'
import { STALE } from './weight.queries.ts'
import {
  compareWithLast,
  draftOf,
  newDraft,
  recordsOf,
  toIndexRecords,
  weightOf,
  type WeightDraft,
  type WeightRecord,
} from './weight.ts'
import { weightForm } from './weight-form.ts'
import { useWeightWords } from './weight-words.ts'

/** One number with a point; it begins with the last one. */
export function WeightEntry({
  reading,
  last,
  readings,
  now,
  apart,
  onClose,
  onSaved,
  onRemove,
}: EntryProps<WeightRecord>) {
  const { t } = useLingui()
  const today = dayIn(now)
  const words = useWeightWords(today)
  const doubts = useDoubts(readings, reading)
  const noteOf = (weight: string) => {
    const comparison = reading ? null : compareWithLast(weight, last, today)
    return comparison ? words.comparison(comparison) : undefined
  }

  return (
    <RecordEntry<WeightDraft>
      title={reading ? t`체중 고치기` : t`체중 기록`}
      draft="weight"
      schema={weightForm(words.problem, words.ahead)}
      initial={reading ? draftOf(reading) : newDraft(last, now)}
      stale={STALE}
      replaces={reading && recordsOf(reading)}
      toRecords={(draft) => toIndexRecords(draft, reading, apart)}
      taken={apart.taken}
      asks={({ weight, ...moment }) =>
        doubts('BW', weightOf(weight) ?? 0, moment, `${weight} kg`, ({ weightKg }) => weightKg)
      }
      onClose={onClose}
      onSaved={onSaved}
      {...(reading && { onRemove: () => onRemove(reading) })}
    >
      {(form, action) => (
        <>
          <MomentField form={form} today={today} />
          <FormField form={form} name="weight">
            {({ error, ...field }) => (
              <NumberEntry
                {...field}
                label={t`체중`}
                unit="kg"
                note={noteOf(field.value)}
                error={error ?? form.problem}
                action={action}
                autoFocus
              />
            )}
          </FormField>
        </>
      )}
    </RecordEntry>
  )
}
