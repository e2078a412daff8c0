import { useLingui } from '@lingui/react/macro'
import { flushSync } from 'react-dom'
import { useNumbersOff } from '#src/app/numbers-off.ts'
import * as MOST_LETTERS from '#src/contract/most-letters.ts'
import type { CourseKey } from '#src/domain/meal/course.ts'
import { isBeyond } from '#src/lib/letters.ts'
import { formatAmount } from '#src/lib/units.ts'
import { useDraft } from '#src/patterns/form/use-draft.ts'
import { draftOf, eatenKcal, type RecordDraft, recordDraft, sharesFor, type TrayDish } from './record.ts'
import type { useRecordMealCourse } from './use-record-meal-course.ts'

export type CourseRecording = ReturnType<typeof useRecordMealCourse>

/**
 * The form of a course record, for sheet and page alike: what is on the tray, what it comes to, and what its button
 * does (docs/decisions/176).
 */
export function useRecordForm(
  course: CourseKey,
  recording: CourseRecording,
  dishes: readonly TrayDish[],
  onDone: () => void,
) {
  const { t } = useLingui()
  const isNumbersOff = useNumbersOff()
  const start = draftOf(recording.recorded)
  const [edited, edit] = useDraft<RecordDraft>(recordDraft(course))
  const draft = edited ?? start
  const kcal = isNumbersOff ? null : eatenKcal(dishes, draft)
  const trayLeft = draft.left.size === dishes.length
  const nothing = trayLeft && draft.sides.length === 0
  const ahead = !nothing && recording.isAhead(draft)
  const sent = () => {
    // Before the page is left: what was sent is not asked about.
    flushSync(() => edit(undefined))
    onDone()
  }
  const verb = recording.recorded ? t`고치기` : t`기록하기`
  return {
    draft,
    changed: edited !== undefined,
    shares: sharesFor(start),
    set: (change: Partial<RecordDraft>) => edit({ ...draft, ...change }),
    /** The chosen time is still to come. */
    ahead,
    /** Nothing of it can be sent yet: too many words, or a time to come. */
    problem: isBeyond(draft.memo, MOST_LETTERS.mealMemo) || ahead,
    /** Everything stayed on the tray: that is no meal. */
    nothing,
    says: nothing
      ? t`안 먹었어요`
      : kcal === null
        ? verb
        : recording.recorded
          ? t`${formatAmount(kcal, 'kcal')} kcal로 고치기`
          : t`${formatAmount(kcal, 'kcal')} kcal 기록하기`,
    send: () => {
      if (nothing) return recording.clear(sent)
      return trayLeft ? recording.saveBeside(draft, sent) : recording.save(draft, sent)
    },
  }
}

export type RecordForm = ReturnType<typeof useRecordForm>
