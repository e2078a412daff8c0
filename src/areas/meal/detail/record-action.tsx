import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { lazyPart } from '#src/app/lazy-part.ts'
import { useNumbersOff } from '#src/app/numbers-off.ts'
import { useLatestServerNow } from '#src/app/use-latest-server-now.ts'
import type { CourseKey } from '#src/domain/meal/course.ts'
import { useMealTimeName } from '#src/domain/meal/use-meal-time-name.ts'
import { dropDraft } from '#src/patterns/form/drafts.ts'
import { Button } from '#src/ui/button/button.tsx'
import { useSmartMenuSeq } from './use-smart-menu-seq.ts'
import { canRecord, draftOf, recordDraft, type TrayDish } from '../record/record.ts'
import { useRecordMealCourse } from '../record/use-record-meal-course.ts'
import css from './detail.module.css'

const RecordSheet = lazyPart(() => import('../record/record-sheet.tsx'), 'RecordSheet')

/**
 * What the page is for: before the meal a take-out course is reserved; once it is served one tap records it, another
 * says what was left. Undefined, and so no room taken, while nothing can be done (docs/decisions/163).
 */
export function useRecordAction(course: CourseKey, dishes: readonly TrayDish[]) {
  const { t } = useLingui()
  const now = useLatestServerNow()
  const isNumbersOff = useNumbersOff()
  const mealName = useMealTimeName()(course.menuMealType)
  const recording = useRecordMealCourse(course)
  const smartMenuSeq = useSmartMenuSeq(course, now)
  const [choosing, setChoosing] = useState(false)
  const { recorded, busy } = recording

  if (recording.waiting) {
    return (
      <div className={css.recorded}>
        <p role="status">{t`${mealName}으로 적어 뒀어요 · 보내는 중`}</p>
        <Button kind="neutral" onClick={recording.takeBack}>{t`취소`}</Button>
      </div>
    )
  }
  if (smartMenuSeq !== null && !recorded) {
    return <Button size="l" block render={<Link to="/meal/reserve" search={{ smartMenuSeq }} />}>{t`예약하기`}</Button>
  }
  if (!recording.known || dishes.length === 0 || !canRecord(course.menuDt, recording.hours, now)) return undefined

  const eatAll = () => {
    dropDraft(recordDraft(course))
    recording.save(draftOf(undefined))
  }
  return (
    <>
      {recorded ? (
        <div className={css.recorded}>
          <p role="status">
            {[t`${mealName}으로 기록했어요`, recorded.kcal === null || isNumbersOff ? '' : `${recorded.kcal} kcal`]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <Button kind="neutral" onClick={() => setChoosing(true)}>{t`고치기`}</Button>
        </div>
      ) : (
        <div className={css.actions}>
          <Button kind="neutral" size="l" onClick={() => setChoosing(true)}>{t`조금 남겼어요`}</Button>
          <Button size="l" busy={busy && !choosing} onClick={eatAll}>{t`다 먹었어요`}</Button>
        </div>
      )}
      {choosing ? (
        <Suspense fallback={null}>
          <RecordSheet course={course} dishes={dishes} recording={recording} onClose={() => setChoosing(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
