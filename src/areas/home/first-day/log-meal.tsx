import { useLingui } from '@lingui/react/macro'
import { useNumbersOff } from '#src/app/numbers-off.ts'
import type { Schemas } from '#src/contract/schemas.ts'
import { formatNumber } from '#src/lib/numbers.ts'
import { Button } from '#src/ui/button/button.tsx'
import { toast } from '#src/ui/toast/toast.ts'
import type { HomeCardProps } from '../hub/card-props.ts'
import { tableCourse } from '../hub/home.ts'
import { BigTable } from './big-table.tsx'
import { useRecordMeal } from './first-day.queries.ts'
import css from './first-day.module.css'

/** Servings of a tray of which something was left: the record can be put right where it is opened. */
const NOT_ALL = 0.8

/** The very first record: one tap on the meal that is on. */
export function LogMeal({ home: { menu }, acted }: HomeCardProps) {
  const { t } = useLingui()
  const { record, takeBack } = useRecordMeal()
  const isNumbersOff = useNumbersOff()
  const course = tableCourse(menu)
  if (!menu || !course) return null
  const { mealName, restaurantName } = menu

  const eat = (eatQty: number) =>
    // The code came from the server, which knows these six alone.
    record.send(
      { body: { ...course.key, menuMealType: course.key.menuMealType as Schemas['MealType'], eatQty } },
      ({ hcUclSeqNo }) => {
        const undo = () => takeBack.send({ body: { hcUclSeqNo } }, acted)
        toast({ kind: 'good', text: t`${mealName}으로 기록했어요`, action: { label: t`취소`, onPress: undo } })
        acted()
      },
    )
  const sending = record.sending?.body.eatQty
  return (
    <BigTable course={course} label={t`${mealName} 식단`}>
      <h2>{course.title}</h2>
      <p>
        {course.kcal === null || isNumbersOff ? null : (
          <>
            <b>{formatNumber(course.kcal)}</b> kcal ·{' '}
          </>
        )}
        {restaurantName}
      </p>
      <div className={css.duo}>
        <Button kind="neutral" busy={sending === NOT_ALL} onClick={() => eat(NOT_ALL)}>{t`조금 남겼어요`}</Button>
        <Button busy={sending === 1} onClick={() => eat(1)}>{t`다 먹었어요`}</Button>
      </div>
    </BigTable>
  )
}
