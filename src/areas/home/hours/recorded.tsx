import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useNumbersOff } from '#src/app/numbers-off.ts'
import { formatNumber } from '#src/lib/numbers.ts'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { DishTray } from '#src/ui/dish/dish.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import type { HomeCardProps } from '../hub/card-props.ts'
import { isHidden } from '../hub/health-cards.ts'
import { leftOf } from '../hub/lead.ts'
import css from './hours.module.css'

/** The course that was recorded last, and what it leaves of the day. */
export function Recorded({ home }: HomeCardProps) {
  const { t } = useLingui()
  const numbersOff = useNumbersOff()
  const { recorded } = home
  if (!recorded) return null
  const left = isHidden(home.healthCards, 'EAT') ? null : leftOf(home)
  const kcal = formatNumber(left?.kcal ?? 0)
  const eaten = recorded.kcal === null ? null : `${formatNumber(recorded.kcal)} kcal`
  const day =
    left?.kind === 'left'
      ? t`오늘 ${kcal} kcal 남았어요`
      : left?.kind === 'over'
        ? t`오늘은 ${kcal} kcal 더 드셨어요`
        : null
  return (
    <Card>
      <CardHead title={t`${recorded.mealName}으로 기록했어요`} />
      <Link to="/meal/detail" search={recorded.key} className={css.mini}>
        <DishTray dishes={recorded.bowls} size={68} />
        <span>
          <b>{recorded.title}</b>
          {numbersOff ? null : <small>{[eaten, day].filter(Boolean).join(' · ')}</small>}
        </span>
        <Icon of={ChevronRight} />
      </Link>
    </Card>
  )
}
