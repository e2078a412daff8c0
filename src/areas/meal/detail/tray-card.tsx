import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNumbersOff } from '#src/app/numbers-off.ts'
import { useLatestServerNow } from '#src/app/use-latest-server-now.ts'
import { useLeftKcal } from '#src/domain/day/day-energy.ts'
import { BowlRing } from '#src/domain/meal/bowl-ring.tsx'
import type { CourseKey } from '#src/domain/meal/course.ts'
import { today } from '#src/lib/days.ts'
import { formatAmount } from '#src/lib/units.ts'
import { Card } from '#src/ui/card/card.tsx'
import { DishPhoto } from '#src/ui/dish/dish.tsx'
import type { CourseDetail } from './detail.ts'
import { eatenQuery } from '../record/record.queries.ts'
import css from './detail.module.css'

/** What it is, how much it is, and what of today would be left after it. */
export function TrayCard({
  course,
  detail,
  avoided,
}: {
  course: CourseKey
  detail: CourseDetail
  avoided: readonly string[]
}) {
  const { t } = useLingui()
  const left = useLeftKcal(course.menuDt, { ask: course.menuDt === today(useLatestServerNow()) })
  const isNumbersOff = useNumbersOff()
  const { kcal, sodiumMg } = detail.total
  const { data: eaten } = useQuery(eatenQuery(course))
  // Once it is recorded it is in what is left already.
  const after =
    isNumbersOff || left === null || kcal === null || eaten?.mealRegiYn === 'Y' ? null : Math.round(left - kcal)

  return (
    <Card tone="linen" className={css.tray}>
      <span className={css.picture}>
        <DishPhoto src={detail.photo} alt={detail.title} dishes={detail.bowls} size={212} />
        {detail.photo ? null : avoided.map((bowl) => <BowlRing key={bowl} bowl={bowl} bowls={detail.bowls} />)}
      </span>
      <p>
        {!isNumbersOff &&
          (kcal === null ? (
            t`열량 정보가 없어요`
          ) : (
            <span>
              <Trans>
                <b>{formatAmount(kcal, 'kcal')}</b> kcal
              </Trans>
            </span>
          ))}
        {sodiumMg === null ? null : <span>{t`나트륨 ${formatAmount(sodiumMg, 'mg')} mg`}</span>}
      </p>
      {after === null ? null : (
        <p className={css.rest}>
          {after < 0
            ? t`먹고 나면 오늘 목표를 ${formatAmount(-after, 'kcal')} kcal 넘어요`
            : t`먹고 나면 오늘 ${formatAmount(after, 'kcal')} kcal 남아요`}
        </p>
      )}
    </Card>
  )
}
