import { useLingui } from '@lingui/react/macro'
import { formatClock } from '#src/lib/clock-words.ts'
import { isKept } from '#src/domain/index-record/limits.ts'
import { addMonths, today as dayIn } from '#src/lib/days.ts'
import { FormField } from '#src/patterns/form/form-field.tsx'
import { DateTimeField } from '#src/ui/date-time-field/date-time-field.tsx'
import { FieldError } from '#src/ui/field/field-error.tsx'
import { checkedForm } from '../kit/checked-form.ts'
import { changed, isAhead } from '../kit/index-records.ts'
import { MomentField } from '../kit/moment-field.tsx'
import { RecordEntry } from '../kit/record-entry.tsx'
import type { EntryProps } from '../kit/record-kind.ts'
import { useRecordWords } from '../kit/record-words.ts'
import { useDoubts } from '../kit/use-doubts.ts'
import {
  draftOf,
  isNight,
  lastNight,
  minutesOf,
  newDraft,
  recordsOf,
  writtenOf,
  type Night,
  type SleepDraft,
} from './sleep.ts'
import { STALE } from './sleep.queries.ts'
import { useSleepWords } from './sleep-words.ts'
import css from './sleep.module.css'

const EARLIEST_MONTHS = -120

/** When one went to bed and when one got up; what lies between is said at once. */
export function SleepEntry({ reading, readings, now, apart, onClose, onSaved, onRemove }: EntryProps<Night>) {
  const { t, i18n } = useLingui()
  const today = dayIn(now)
  const words = useRecordWords(today)
  const { length } = useSleepWords()
  const doubts = useDoubts(readings, reading)
  const problemsOf = (draft: SleepDraft, at: Date) => {
    const minutes = minutesOf(draft)
    return {
      bedClock:
        minutes <= 0
          ? t`일어난 시각보다 먼저여야 해요.`
          : isKept('SLP', minutes)
            ? null
            : t`10분에서 24시간 사이로 적어 주세요.`,
      clock: isAhead(draft, at) ? words.ahead : null,
    }
  }

  return (
    <RecordEntry<SleepDraft>
      title={reading ? t`수면 고치기` : t`수면 기록`}
      draft="sleep"
      schema={checkedForm(problemsOf)}
      initial={reading ? draftOf(reading) : newDraft(lastNight(readings), now)}
      stale={STALE}
      // a night begins and ends with a minute
      replaces={reading && recordsOf(reading)}
      toRecords={(draft) => changed(writtenOf(draft, reading), reading && recordsOf(reading), { ...apart, second: 0 })}
      taken={apart.taken}
      // a nap says nothing of a night, nor a night of a nap
      asks={(draft) => {
        const minutes = minutesOf(draft)
        return doubts('SLP', minutes, draft, length(minutes), (own) =>
          isNight(minutes) && isNight(own.minutes) ? own.minutes : null,
        )
      }}
      onClose={onClose}
      onSaved={onSaved}
      {...(reading && { onRemove: () => onRemove(reading) })}
    >
      {(form, action) => (
        <>
          <div className={css.fields}>
            <FormField form={form} name="bedDay">
              {(day) => (
                <FormField form={form} name="bedClock">
                  {(clock) => (
                    <DateTimeField
                      label={t`잠든 시각`}
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
            <MomentField form={form} today={today} label={t`일어난 시각`} />
          </div>
          <FormField form={form} name="day">
            {(day) => (
              <FormField form={form} name="clock">
                {(clock) => (
                  <FormField form={form} name="bedDay">
                    {(bedDay) => (
                      <FormField form={form} name="bedClock">
                        {(bedClock) => {
                          const minutes = minutesOf({
                            day: day.value,
                            clock: clock.value,
                            bedDay: bedDay.value,
                            bedClock: bedClock.value,
                          })
                          return (
                            <p className={css.asleep} role="status">
                              {minutes > 0 ? length(minutes) : '–'}
                            </p>
                          )
                        }}
                      </FormField>
                    )}
                  </FormField>
                )}
              </FormField>
            )}
          </FormField>
          {form.problem ? <FieldError id="sleep-problem">{form.problem}</FieldError> : null}
          {action}
        </>
      )}
    </RecordEntry>
  )
}
