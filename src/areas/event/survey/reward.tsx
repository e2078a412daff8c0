import { useLingui } from '@lingui/react/macro'
import Gift from 'lucide-react/icons/gift'
import { formatNumber } from '#src/lib/numbers.ts'
import { Icon } from '#src/ui/icon/icon.tsx'
import css from './survey.module.css'

/** What answering brings, before anything was answered. */
export function Reward({ points }: { points: number }) {
  const { t } = useLingui()
  const brings = formatNumber(points)
  return points > 0 ? (
    <p className={css.kept}>
      <Icon of={Gift} size="s" />
      {t`답하면 ${brings}포인트를 드려요.`}
    </p>
  ) : null
}
