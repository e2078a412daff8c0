import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import Plus from 'lucide-react/icons/plus'
import { isKept, limits } from '#src/domain/index-record/limits.ts'
import { today as dayIn } from '#src/lib/days.ts'
import { FormField } from '#src/patterns/form/form-field.tsx'
import { isPointed } from '#src/ui/number-entry/number-text.ts'
import { NumberPairEntry } from '#src/ui/number-entry/number-pair-entry.tsx'
import { checkedForm } from '../kit/checked-form.ts'
import { changed, isAhead } from '../kit/index-records.ts'
import { MomentField } from '../kit/moment-field.tsx'
import { RecordEntry } from '../kit/record-entry.tsx'
import type { EntryProps } from '../kit/record-kind.ts'
import { useRecordWords } from '../kit/record-words.ts'
import { useDoubts } from '../kit/use-doubts.ts'
import { useSecondsUntil } from '../kit/use-seconds-until.ts'
import {
  draftOf,
  forFirst,
  forSecond,
  newDraft,
  recordsOf,
  writtenOf,
  type Pressure,
  type PressureDraft,
} from './blood-pressure.ts'
import { STALE } from './blood-pressure.queries.ts'

/** Between two readings the arm rests for a minute. */
const REST_MS = 60_000

/** Two numbers, one keypad; and, for whoever wants it, the second reading that guidelines ask for. */
export function BloodPressureEntry({
  reading,
  last,
  readings,
  now,
  apart,
  onClose,
  onSaved,
  onRemove,
}: EntryProps<Pressure>) {
  const { t } = useLingui()
  const today = dayIn(now)
  const words = useRecordWords(today)
  const doubts = useDoubts(readings, reading)
  const [second, setSecond] = useState<{ untilMs: number } | null>(null)

  const range = (code: 'SBP' | 'DBP', text: string) =>
    isPointed(text)
      ? words.whole
      : text !== '' && !isKept(code, Number(text))
        ? words.between(...limits[code].kept, 'mmHg')
        : null
  const problemsOf = (draft: PressureDraft, at: Date) => {
    const { systolic, diastolic } = draft
    return {
      systolic: systolic === '' ? t`두 숫자를 모두 적어 주세요.` : range('SBP', systolic),
      diastolic:
        diastolic === ''
          ? t`두 숫자를 모두 적어 주세요.`
          : !isPointed(diastolic) && Number(diastolic) >= Number(systolic) && systolic !== ''
            ? t`이완기는 수축기보다 낮아야 해요. 두 숫자를 바꿔 적지 않았는지 봐 주세요.`
            : range('DBP', diastolic),
      clock: isAhead(draft, at) ? words.ahead(draft) : null,
    }
  }
  const rest = () => setSecond({ untilMs: Date.now() + REST_MS })
  const newTitle = second ? t`두 번째 혈압` : t`혈압 기록하기`
  const begun = second ? new Date(second.untilMs - REST_MS) : now

  return (
    <RecordEntry<PressureDraft>
      key={second ? 'second' : 'first'}
      title={reading ? t`혈압 고치기` : newTitle}
      // of the second too: swiped away, it waits in the next opening
      draft="bloodPressure"
      schema={checkedForm(problemsOf)}
      initial={reading ? draftOf(reading) : newDraft(begun)}
      stale={STALE}
      replaces={reading && recordsOf(reading)}
      toRecords={(draft) =>
        changed(writtenOf(draft, reading), reading && recordsOf(reading), (second ? forSecond : forFirst)(apart))
      }
      taken={apart.taken}
      asks={({ systolic, diastolic, ...moment }) => {
        const shown = `${systolic}/${diastolic}`
        return (
          doubts('SBP', Number(systolic), moment, shown, (own) => own.systolic) ??
          doubts('DBP', Number(diastolic), moment, shown, (own) => own.diastolic)
        )
      }}
      onClose={onClose}
      onSaved={onSaved}
      {...(reading && { onRemove: () => onRemove(reading) })}
      another={reading || second ? undefined : { words: t`1분 뒤 한 번 더 재기`, icon: Plus, onSaved: rest }}
    >
      {(form, action) => (
        <>
          <MomentField form={form} today={today} />
          <FormField form={form} name="systolic">
            {(systolic) => (
              <FormField form={form} name="diastolic">
                {(diastolic) => (
                  <NumberPairEntry
                    label={t({ message: '혈압', context: '기록' })}
                    first={{ ...systolic, label: t`수축기` }}
                    second={{ ...diastolic, label: t`이완기` }}
                    unit="mmHg"
                    note={
                      second ? (
                        <Rest untilMs={second.untilMs} />
                      ) : (
                        <BesideLast draft={systolic.value} last={reading ? undefined : last} />
                      )
                    }
                    error={form.problem}
                    action={action}
                    autoFocus
                  />
                )}
              </FormField>
            )}
          </FormField>
        </>
      )}
    </RecordEntry>
  )
}

/** Counts the minute down; whoever does not want to wait types at once. */
function Rest({ untilMs }: { untilMs: number }) {
  const { t } = useLingui()
  const seconds = useSecondsUntil(untilMs)
  return seconds > 0 ? t`${seconds}초 쉬고 다시 재 주세요` : t`이제 다시 재 주세요`
}

function BesideLast({ draft, last }: { draft: string; last: Pressure | undefined }) {
  const { t } = useLingui()
  if (!last || last.systolic === null || !isKept('SBP', Number(draft))) return null
  const by = Math.abs(Number(draft) - last.systolic)
  if (by === 0) return t`수축기가 지난번과 같아요`
  return Number(draft) < last.systolic ? t`지난번보다 수축기가 ${by} 낮아요` : t`지난번보다 수축기가 ${by} 높아요`
}
