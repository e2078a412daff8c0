import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import Droplet from 'lucide-react/icons/droplet'
import HeartPulse from 'lucide-react/icons/heart-pulse'
import Moon from 'lucide-react/icons/moon'
import Soup from 'lucide-react/icons/soup'
import Weight from 'lucide-react/icons/weight'
import { later } from '#src/app/later.ts'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { RowIcon } from '#src/ui/list-row/list-row.tsx'
import css from './home.module.css'

/** One tap to each kind of record. */
export function QuickRecord() {
  const { t } = useLingui()
  const kinds = [
    { to: later('/healthlog/mealRecord'), name: t`식사`, icon: Soup },
    { to: '/healthlog/WeightRecord', name: t`체중`, icon: Weight },
    { to: later('/healthlog/BloodpressureRecord'), name: t`혈압`, icon: HeartPulse },
    { to: later('/healthlog/BloodSugarRecord'), name: t`혈당`, icon: Droplet },
    { to: later('/healthlog/sleepRecord'), name: t`수면`, icon: Moon },
  ]
  return (
    <Card>
      <CardHead title={t`바로 기록하기`} />
      <nav className={css.quick} aria-label={t`바로 기록하기`}>
        {kinds.map(({ to, name, icon }) => (
          <Link key={to} to={to}>
            <RowIcon icon={icon} />
            {name}
          </Link>
        ))}
      </nav>
    </Card>
  )
}
