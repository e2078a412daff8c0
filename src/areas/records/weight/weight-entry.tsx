import { useLingui } from '@lingui/react/macro'
import { formatClock } from '#src/lib/clock-words.ts'
import { addMonths, today as dayIn } from '#src/lib/days.ts'
import { FormField } from '#src/patterns/form/form-field.tsx'
import { useValidForm } from '#src/patterns/form/use-valid-form.ts'
import { Button } from '#src/ui/button/button.tsx'
import { DateTimeField } from '#src/ui/date-time-field/date-time-field.tsx'
import { Sheet } from '#src/ui/sheet/sheet.tsx'
import { KilogramsEntry } from './kilograms-entry.tsx'
import { useSaveWeight } from './weight.queries.ts'
import { compareWithLast, draftOf, newDraft, toIndexRecords, type WeightRecord } from './weight.ts'
import { weightForm } from './weight-form.ts'
import { useWeightWords } from './weight-words.ts'
import css from './weight.module.css'

/** Ten years back: nobody enters an older weighing, and the native picker stays short. */
const EARLIEST_MONTHS = -120

export interface WeightEntryProps {
  /** The reading to change; none to add one. */
  record: WeightRecord | undefined
  last: WeightRecord | undefined
  now: Date
  onClose(): void
  onSaved(): void
  onRemove(record: WeightRecord): void
}

/**
 * The sheet in which a weight is entered or corrected. A sheet is swiped away easily: what was typed for a new reading is
 * there again when it is opened anew, until it is saved. A correction begins with the reading each time.
 */
export function WeightEntry({ record, last, now, onClose, onSaved, onRemove }: WeightEntryProps) {
  const { t, i18n } = useLingui()
  const today = dayIn(now)
  const words = useWeightWords(today)
  const save = useSaveWeight(!record)
  const form = useValidForm({
    schema: weightForm(words.problem),
    initial: record ? draftOf(record) : newDraft(last, now),
    ...(record ? {} : { draft: 'weight' }),
    onSubmit: (draft) => save.sendAsync({ body: toIndexRecords(draft, record) }),
    onSent: onSaved,
    refusal: save.refusal,
  })
  const noteOf = (weight: string) => {
    const comparison = record ? null : compareWithLast(weight, last, today)
    return comparison ? words.comparison(comparison) : undefined
  }

  return (
    <Sheet open title={record ? t`체중 고치기` : t`체중 기록`} onCloseRequest={onClose}>
      <form className={css.form} {...form.props}>
        <FormField form={form} name="day">
          {(day) => (
            <FormField form={form} name="clock">
              {(clock) => (
                <DateTimeField
                  label={t`측정 시간`}
                  text={t`${words.dayWord(day.value)}, ${formatClock(clock.value, i18n.locale)}`}
                  day={day.value}
                  time={clock.value}
                  min={addMonths(today, EARLIEST_MONTHS)}
                  max={today}
                  error={clock.error}
                  onChange={(next) => {
                    day.onChange(next.day)
                    clock.onChange(next.time)
                  }}
                />
              )}
            </FormField>
          )}
        </FormField>
        <FormField form={form} name="weight">
          {({ error, ...field }) => (
            <KilogramsEntry {...field} label={t`체중`} note={noteOf(field.value)} error={error ?? form.problem} busy={form.busy} />
          )}
        </FormField>
        {record ? (
          <Button kind="danger-soft" block onClick={() => onRemove(record)}>
            {t`지우기`}
          </Button>
        ) : null}
      </form>
    </Sheet>
  )
}
