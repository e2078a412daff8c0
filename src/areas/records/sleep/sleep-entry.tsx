import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { isKept } from '#src/domain/index-record/limits.ts'
import { today as dayIn } from '#src/lib/days.ts'
import { FormField } from '#src/patterns/form/form-field.tsx'
import type { ValidForm } from '#src/patterns/form/use-valid-form.ts'
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
  bedDayOf,
  draftOf,
  isNight,
  isSameDraft,
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

/**
 * When one went to bed and when one got up; what lies between is said at once, with its days. The day is that of
 * getting up, from which the one of going to bed follows (docs/decisions/385).
 */
export function SleepEntry({ reading, readings, now, apart, onClose, onSaved, onRemove }: EntryProps<Night>) {
  const { t } = useLingui()
  const today = dayIn(now)
  const words = useRecordWords(today)
  const { length, span } = useSleepWords()
  const doubts = useDoubts(readings, reading)
  const problemsOf = (draft: SleepDraft, at: Date) => ({
    bedClock: bedProblem(draft),
    clock: isAhead(draft, at) ? words.ahead(draft) : null,
  })
  const bedProblem = (draft: SleepDraft) => {
    if (reading && isSameDraft(draft, draftOf(reading))) return null
    if (draft.bedClock === draft.clock) return t`잠든 시각과 일어난 시각이 같아요. 둘 가운데 하나를 바꿔 주세요.`
    const minutes = minutesOf(draft)
    const [asleep, slept] = [span(draft), length(minutes)]
    return isKept('SLP', minutes) ? null : t`${asleep}는 ${slept}이에요. 10분부터 적을 수 있어요.`
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
            <Drafted form={form}>
              {(draft) => (
                <FormField form={form} name="bedClock">
                  {({ error, onChange }) => (
                    <DateTimeField
                      label={t`잠든 시각`}
                      text={words.when({ day: bedDayOf(draft), clock: draft.bedClock })}
                      day={bedDayOf(draft)}
                      time={draft.bedClock}
                      dayFollows
                      error={error}
                      onChange={({ time }) => onChange(time)}
                    />
                  )}
                </FormField>
              )}
            </Drafted>
            <MomentField form={form} today={today} label={t`일어난 시각`} />
          </div>
          <Drafted form={form}>
            {(draft) => (
              <p className={css.asleep} role="status">
                {length(minutesOf(draft))}
                <small>{span(draft)}</small>
              </p>
            )}
          </Drafted>
          {form.problem ? <FieldError id="sleep-problem">{form.problem}</FieldError> : null}
          {action}
        </>
      )}
    </RecordEntry>
  )
}

/** What stands in the fields. */
function Drafted({
  form,
  children,
}: {
  form: Pick<ValidForm<SleepDraft>, 'control'>
  children: (draft: SleepDraft) => ReactNode
}) {
  return (
    <FormField form={form} name="day">
      {(day) => (
        <FormField form={form} name="clock">
          {(clock) => (
            <FormField form={form} name="bedClock">
              {(bedClock) => children({ day: day.value, clock: clock.value, bedClock: bedClock.value })}
            </FormField>
          )}
        </FormField>
      )}
    </FormField>
  )
}
