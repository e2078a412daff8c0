import { useLingui } from '@lingui/react/macro'
import { isKept, limits } from '#src/domain/index-record/limits.ts'
import { today as dayIn } from '#src/lib/days.ts'
import { FormField } from '#src/patterns/form/form-field.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { NumberEntry } from '#src/ui/number-entry/number-entry.tsx'
import { isPointed } from '#src/ui/number-entry/number-text.ts'
import { Segmented } from '#src/ui/segmented/segmented.tsx'
import { checkedForm } from '../kit/checked-form.ts'
import { changed, isAhead } from '../kit/index-records.ts'
import { MomentField } from '../kit/moment-field.tsx'
import { RecordEntry } from '../kit/record-entry.tsx'
import type { EntryProps } from '../kit/record-kind.ts'
import { useRecordWords } from '../kit/record-words.ts'
import { useDoubts } from '../kit/use-doubts.ts'
import {
  asMmol,
  draftOf,
  newDraft,
  recordsOf,
  writtenOf,
  type Sugar,
  type SugarDraft,
  type When,
} from './blood-sugar.ts'
import { STALE } from './blood-sugar.queries.ts'
import { useWhenWords } from './when-words.ts'

/** One whole number, and when it was measured. */
export function BloodSugarEntry({ reading, readings, now, apart, onClose, onSaved, onRemove }: EntryProps<Sugar>) {
  const { t } = useLingui()
  const today = dayIn(now)
  const words = useRecordWords(today)
  const whenWords = useWhenWords()
  const doubts = useDoubts(readings, reading)
  const problemsOf = (draft: SugarDraft, at: Date) => ({
    mgdl:
      draft.mgdl === ''
        ? t`혈당을 숫자로 적어 주세요.`
        : isPointed(draft.mgdl)
          ? words.whole
          : isKept(draft.when, Number(draft.mgdl))
            ? null
            : words.between(...limits[draft.when].kept, 'mg/dL'),
    clock: isAhead(draft, at) ? words.ahead(draft) : null,
  })

  return (
    <RecordEntry<SugarDraft>
      title={reading ? t`혈당 고치기` : t`혈당 기록`}
      draft="bloodSugar"
      schema={checkedForm(problemsOf)}
      initial={reading ? draftOf(reading) : newDraft(now)}
      stale={STALE}
      replaces={reading && recordsOf(reading)}
      toRecords={(draft) => changed(writtenOf(draft, reading), reading && recordsOf(reading), apart)}
      taken={apart.taken}
      asks={({ when, mgdl, ...moment }) =>
        doubts(when, Number(mgdl), moment, `${mgdl} mg/dL`, (own) => (own.when === when ? own.mgdl : null))
      }
      onClose={onClose}
      onSaved={onSaved}
      {...(reading && { onRemove: () => onRemove(reading) })}
    >
      {(form, action) => (
        <>
          <MomentField form={form} today={today} />
          <FormField form={form} name="when">
            {({ value, onChange }) => (
              <Segmented<When>
                label={t`잰 때`}
                value={value}
                onChange={onChange}
                options={(['NBD', 'BBD', 'ABD', 'SBD'] as const).map((when) => ({
                  value: when,
                  label: whenWords[when],
                }))}
              />
            )}
          </FormField>
          <FormField form={form} name="mgdl">
            {({ error, ...field }) => (
              <FormField form={form} name="when">
                {({ value: when }) => {
                  // 10 may become 102: a whole number is offered only once it was refused
                  const meant = isPointed(field.value) || error ? asMmol(field.value, when) : null
                  const offer =
                    meant === null ? null : (
                      <Button
                        kind="soft"
                        block
                        onClick={() => field.onChange(meant)}
                      >{t`${meant} mg/dL로 적기`}</Button>
                    )
                  return (
                    <NumberEntry
                      {...field}
                      label={t({ message: '혈당', context: '기록' })}
                      unit="mg/dL"
                      decimals={0}
                      pointError={
                        meant === null || !isPointed(field.value)
                          ? undefined
                          : t`이 칸은 mg/dL이라 소수점이 없어요. mmol/L로 읽은 값이면 ${meant} mg/dL이에요.`
                      }
                      error={error ?? form.problem}
                      action={
                        <>
                          {offer}
                          {action}
                        </>
                      }
                      autoFocus
                    />
                  )
                }}
              </FormField>
            )}
          </FormField>
        </>
      )}
    </RecordEntry>
  )
}
