import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import Plus from 'lucide-react/icons/plus'
import { useNumbersOff } from '#src/app/numbers-off.ts'
import { useMealTimeName } from '#src/domain/meal/use-meal-time-name.ts'
import type { Day } from '#src/lib/days.ts'
import { formatAmount } from '#src/lib/units.ts'
import { DishTray } from '#src/ui/dish/dish.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx'
import type { Place } from './day.ts'
import css from './day.module.css'

/**
 * The day as a table: a tray for each meal in the order of time, a mat for each that is not there yet. The empty mat is
 * the button.
 */
export function DayTable({ day, places }: { day: Day; places: readonly Place[] }) {
  const { t } = useLingui()
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops list semantics where list-style is none
    <ul className={css.table} role="list" aria-label={t`이날의 상`}>
      {places.map((place) => (
        <li key={place.meal}>
          {place.is === 'empty' ? <EmptyPlace day={day} meal={place.meal} /> : <SetPlace day={day} place={place} />}
        </li>
      ))}
    </ul>
  )
}

function SetPlace({ day, place }: { day: Day; place: Exclude<Place, { is: 'empty' }> }) {
  const { t } = useLingui()
  const name = useMealTimeName()(place.meal)
  const numbersOff = useNumbersOff()
  return (
    <Link to="/diary/detail" search={{ day, meal: place.meal }} className={css.place}>
      {place.is === 'eaten' ? (
        <DishTray dishes={place.bowls} size="100%" />
      ) : (
        <span className={css.mat}>{t`걸렀어요`}</span>
      )}
      <span className={css.name}>
        <b>{name}</b>
        {place.is === 'eaten' ? <time>{place.clock}</time> : null}
      </span>
      {place.is !== 'eaten' || place.kcal === null || numbersOff ? null : (
        <b className={css.kcal}>
          {formatAmount(place.kcal, 'kcal')}
          <VisuallyHidden> kcal</VisuallyHidden>
        </b>
      )}
    </Link>
  )
}

function EmptyPlace({ day, meal }: { day: Day; meal: Place['meal'] }) {
  const { t, i18n } = useLingui()
  const named = useMealTimeName()(meal)
  const name = i18n.locale === 'en' ? named.toLowerCase() : named
  return (
    // `never`: the compiler knows the queries of built screens only.
    <Link to="/healthlog/mealRecordWrite" search={{ day, meal } as never} className={css.place} data-empty>
      <span className={css.mat}>
        <Icon of={Plus} />
      </span>
      <span className={css.name}>
        <b>{t`${name} 기록하기`}</b>
      </span>
    </Link>
  )
}
