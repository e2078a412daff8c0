import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNow } from '#src/app/use-now.ts'
import type { CourseKey } from '#src/domain/meal/course.ts'
import { useMealTimeName } from '#src/domain/meal/use-meal-time-name.ts'
import { Button } from '#src/ui/button/button.tsx'
import { toast } from '#src/ui/toast/toast.ts'
import { wireKey } from './detail.queries.ts'
import { LeftSheet } from './left-sheet.tsx'
import { canRecord, eatenAt, type TrayDish } from './record.ts'
import { eatenQuery, mealHoursQuery, useRecordCourse } from './record.queries.ts'
import css from './detail.module.css'

/**
 * What the page is for once the meal is served: one tap records it, another says what was left. Undefined, and so no room taken, while it
 * cannot be recorded.
 */
export function useRecordAction(course: CourseKey, dishes: readonly TrayDish[]) {
  const { t } = useLingui()
  const now = useNow()
  const mealName = useMealTimeName()(course.menuMealType)
  const { data: times } = useQuery(mealHoursQuery(course.restaurantCode))
  const { data: eaten } = useQuery(eatenQuery(course))
  const { record, remove } = useRecordCourse()
  const [choosing, setChoosing] = useState(false)

  const slot = times?.find((time) => time.menuMealType === course.menuMealType)
  const hours = { opensAt: slot?.startTm ?? null, closesAt: slot?.endTm ?? null }
  if (!times || !eaten || dishes.length === 0 || !canRecord(course.menuDt, hours, now)) return undefined

  const busy = record.isPending || remove.isPending
  const save = (left: readonly string[] = []) => {
    const eatDt = eatenAt(course.menuDt, hours, now)
    const body = { ...wireKey(course), eatQty: 1, ...(eatDt && { eatDt }), ...(left.length > 0 && { exceptMenuCodeList: [...left] }) }
    record.send({ body }, ({ hcUclSeqNo }) => {
      setChoosing(false)
      toast({ kind: 'good', text: t`${mealName}으로 기록했어요`, action: { label: t`취소`, onPress: () => remove.send({ body: { hcUclSeqNo } }) } })
    })
  }
  const takeBack = () => {
    const { hcUclSeqNo } = eaten
    if (hcUclSeqNo === null) return setChoosing(false)
    remove.send({ body: { hcUclSeqNo } }, () => {
      setChoosing(false)
      toast({ kind: 'removed', text: t`기록을 지웠어요` })
    })
  }

  return (
    <>
      {eaten.mealRegiYn === 'Y' ? (
        <div className={css.recorded}>
          <p role="status">{[t`${mealName}으로 기록했어요`, eaten.kcal === null ? '' : `${eaten.kcal} kcal`].filter(Boolean).join(' · ')}</p>
          <Button kind="neutral" onClick={() => setChoosing(true)}>{t`고치기`}</Button>
        </div>
      ) : (
        <div className={css.actions}>
          <Button kind="neutral" size="l" onClick={() => setChoosing(true)}>{t`조금 남겼어요`}</Button>
          <Button size="l" busy={busy && !choosing} onClick={() => save()}>{t`다 먹었어요`}</Button>
        </div>
      )}
      {choosing ? <LeftSheet dishes={dishes} busy={busy} onSave={save} onNothing={takeBack} onClose={() => setChoosing(false)} /> : null}
    </>
  )
}
