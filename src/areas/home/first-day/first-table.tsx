import { Trans, useLingui } from '@lingui/react/macro'
import { useNumbersOff } from '#src/app/numbers-off.ts'
import { formatNumber } from '#src/lib/numbers.ts'
import type { HomeCardProps } from '../hub/card-props.ts'
import { colon } from '../hub/lead-words.ts'
import { tableCourse } from '../hub/home.ts'
import { BigTable } from './big-table.tsx'
import css from './first-day.module.css'

/** The meal that comes, large: what a new member has chosen. The line above names its dish. */
export function FirstTable({ home: { menu, nextMeal } }: HomeCardProps) {
  const { t } = useLingui()
  const isNumbersOff = useNumbersOff()
  const course = tableCourse(menu)
  if (!menu || !course) return null
  const kcal = formatNumber(course.kcal ?? 0)
  const opens = nextMeal ? colon(nextMeal.opensAt) : ''
  return (
    <BigTable course={course} label={t`${menu.mealName} 식단`}>
      <p className={css.alone}>
        {course.kcal === null || isNumbersOff ? null : (
          <>
            <b>{kcal}</b> kcal ·{' '}
          </>
        )}
        {course.corner}
        {opens ? (
          <>
            {' '}
            · <Trans>{opens}부터</Trans>
          </>
        ) : null}
      </p>
    </BigTable>
  )
}
