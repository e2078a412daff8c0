import { useLingui } from '@lingui/react/macro'
import { useState, type FormEvent } from 'react'
import { formatClock } from '#src/lib/clock-words.ts'
import { addMonths, today as dayIn } from '#src/lib/days.ts'
import { Button } from '#src/ui/button.tsx'
import { DateTimeField } from '#src/ui/date-time-field.tsx'
import { NumberEntry } from '#src/ui/number-entry.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { useSaveWeight } from './weight.queries.ts'
import {
  compareWithLast,
  draftOf,
  draftProblem,
  newDraft,
  toIndexRecords,
  type WeightProblem,
  type WeightRecord,
} from './weight.ts'
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

/** The sheet in which a weight is entered or corrected. What was typed stays until it is saved or the sheet is closed. */
export function WeightEntry({ record, last, now, onClose, onSaved, onRemove }: WeightEntryProps) {
  const { t, i18n } = useLingui()
  const today = dayIn(now)
  const words = useWeightWords(today)
  const save = useSaveWeight()
  const [draft, setDraft] = useState(() => (record ? draftOf(record) : newDraft(last, now)))
  const [problem, setProblem] = useState<WeightProblem | null>(null)
  const comparison = record ? null : compareWithLast(draft.weight, last, today)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = draftProblem(draft, new Date())
    setProblem(found)
    if (!found) save.mutate({ body: toIndexRecords(draft, record) }, { onSuccess: onSaved })
  }

  return (
    <Sheet open title={record ? t`체중 고치기` : t`체중 기록`} closeLabel={t`닫기`} onCloseRequest={onClose}>
      <form className={css.form} onSubmit={submit} noValidate>
        <DateTimeField
          label={t`측정 시간`}
          text={t`${words.dayWord(draft.day)}, ${formatClock(draft.clock, i18n.locale)}`}
          day={draft.day}
          time={draft.clock}
          min={addMonths(today, EARLIEST_MONTHS)}
          max={today}
          dayLabel={t`날짜`}
          timeLabel={t`시각`}
          onChange={({ day, time }) => {
            setDraft({ ...draft, day, clock: time })
            setProblem(null)
          }}
        />
        <NumberEntry
          label={t`체중`}
          value={draft.weight}
          onChange={(weight) => {
            setDraft({ ...draft, weight })
            setProblem(null)
          }}
          unit="kg"
          autoFocus
          note={comparison ? words.comparison(comparison) : undefined}
          error={problem ? words.problem(problem) : save.isError ? t`저장하지 못했어요. 다시 시도해 주세요.` : undefined}
          keypadLabel={t`숫자판`}
          deleteLabel={t`한 글자 지우기`}
          pointLabel={t`소수점`}
          action={
            <Button type="submit" size="l" block busy={save.isPending} busyLabel={t`저장하는 중`}>
              {t`저장하기`}
            </Button>
          }
        />
        {record ? (
          <Button kind="danger-soft" block onClick={() => onRemove(record)}>
            {t`지우기`}
          </Button>
        ) : null}
      </form>
    </Sheet>
  )
}
