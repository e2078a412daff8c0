import { useLingui } from '@lingui/react/macro'
import { limits } from '#src/domain/index-record/limits.ts'
import { today as dayIn } from '#src/lib/days.ts'
import { FormField } from '#src/patterns/form/form-field.tsx'
import { NumberEntry } from '#src/ui/number-entry/number-entry.tsx'
import { checkedForm } from '../kit/checked-form.ts'
import { changed, isAhead } from '../kit/index-records.ts'
import { MomentField } from '../kit/moment-field.tsx'
import { RecordEntry } from '../kit/record-entry.tsx'
import type { EntryProps } from '../kit/record-kind.ts'
import { useRecordWords } from '../kit/record-words.ts'
import { useDoubts } from '../kit/use-doubts.ts'
import {
  draftOf,
  newDraft,
  problemOf,
  recordsOf,
  valueOf,
  writtenOf,
  type BodyCode,
  type BodyDraft,
  type BodyReading,
} from './body.ts'
import { STALE } from './body.queries.ts'
import { UNITS, useBodyName } from './body-words.ts'

/** One number with a point; it begins with the last one. */
export function BodyEntry({
  code,
  reading,
  last,
  readings,
  now,
  apart,
  onClose,
  onSaved,
  onRemove,
}: EntryProps<BodyReading> & { code: BodyCode }) {
  const { t } = useLingui()
  const today = dayIn(now)
  const words = useRecordWords(today)
  const name = useBodyName(code)
  const unit = UNITS[code]
  const doubts = useDoubts(readings, reading)
  const titles = {
    BDF: { add: t`체지방률 기록하기`, edit: t`체지방률 고치기` },
    SKM: { add: t`골격근량 기록하기`, edit: t`골격근량 고치기` },
  }
  const problemsOf = (draft: BodyDraft, at: Date) => {
    const problem = problemOf(code, draft.value)
    return {
      value:
        problem === 'missing'
          ? t`숫자로 적어 주세요.`
          : problem === 'range'
            ? words.between(...limits[code].kept, unit)
            : null,
      clock: isAhead(draft, at) ? words.ahead(draft) : null,
    }
  }
  return (
    <RecordEntry<BodyDraft>
      title={titles[code][reading ? 'edit' : 'add']}
      draft={code}
      schema={checkedForm(problemsOf)}
      initial={reading ? draftOf(reading) : newDraft(last, now)}
      stale={STALE}
      replaces={reading && recordsOf(code, reading)}
      toRecords={(draft) => changed(writtenOf(code, draft, reading), reading && recordsOf(code, reading), apart)}
      taken={apart.taken}
      asks={({ value, ...moment }) => doubts(code, valueOf(value) ?? 0, moment, `${value} ${unit}`, (own) => own.value)}
      onClose={onClose}
      onSaved={onSaved}
      {...(reading && { onRemove: () => onRemove(reading) })}
    >
      {(form, action) => (
        <>
          <MomentField form={form} today={today} />
          <FormField form={form} name="value">
            {({ error, ...field }) => (
              <NumberEntry
                {...field}
                label={name}
                unit={unit}
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
