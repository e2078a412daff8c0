import { useLingui } from '@lingui/react/macro'
import { addMonths, type Day } from '#src/lib/days.ts'
import { FormField } from '#src/patterns/form/form-field.tsx'
import type { ValidForm } from '#src/patterns/form/use-valid-form.ts'
import { DateTimeField } from '#src/ui/date-time-field/date-time-field.tsx'
import type { Moment } from './index-records.ts'
import { useRecordWords } from './record-words.ts'

/** Ten years back: nobody enters an older reading, and the native picker stays short. */
const EARLIEST_MONTHS = -120

/** When it was measured. The form may hold more than the two fields. */
export function MomentField<Draft extends Moment>({
  form,
  today,
  label,
}: {
  form: Pick<ValidForm<Draft>, 'control'>
  today: Day
  label?: string
}) {
  const { t } = useLingui()
  const { when } = useRecordWords(today)
  // every draft of a record has these two fields; the form library's names are those of one whole shape
  const moment = form as unknown as Pick<ValidForm<Moment & Record<never, never>>, 'control'>
  return (
    <FormField form={moment} name="day">
      {(day) => (
        <FormField form={moment} name="clock">
          {(clock) => (
            <DateTimeField
              label={label ?? t`측정 시간`}
              text={when({ day: day.value, clock: clock.value })}
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
  )
}
