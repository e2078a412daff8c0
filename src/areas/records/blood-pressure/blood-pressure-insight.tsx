import { useLingui } from '@lingui/react/macro'
import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import type { LucideIcon } from '#src/ui/icon/icon.tsx'
import type { SlotProps } from '../kit/record-kind.ts'
import { halvesOf, morningsOver, pressureText, together, type Half } from './blood-pressure.ts'
import { usePressureCourse } from './blood-pressure.queries.ts'
import css from '../kit/kit.module.css'

/** Mornings and evenings apart, in one sentence. */
export function BloodPressureInsight({ period, today }: SlotProps) {
  const { t } = useLingui()
  const { rows: readings } = usePressureCourse(period, today)
  const halves = halvesOf(readings)
  const { morning, evening } = halves
  if (morning.count + evening.count === 0) return null
  const by = morningsOver(halves)
  const mmHg = typeof by === 'number' ? Math.abs(by) : 0
  const title =
    by === null
      ? t`아침과 저녁`
      : by === 'same'
        ? t`아침과 저녁이 비슷해요`
        : by > 0
          ? t`아침이 저녁보다 ${mmHg} 높아요`
          : t`저녁이 아침보다 ${mmHg} 높아요`
  return (
    <Card>
      <CardHead title={title} />
      <div className={css.halves}>
        <HalfOfDay icon={Sun} name={t({ message: '아침', context: '때' })} half={morning} />
        <HalfOfDay icon={Moon} name={t({ message: '저녁', context: '때' })} half={evening} />
      </div>
      {together(readings.toReversed()).length < readings.length ? (
        <p className={css.note}>{t`두 번 잰 날은 평균으로 그려요.`}</p>
      ) : null}
    </Card>
  )
}

function HalfOfDay({ icon, name, half }: { icon: LucideIcon; name: string; half: Half }) {
  const { t } = useLingui()
  const { count } = half
  const times = () => {
    if (count === 0) return t`기록이 없어요`
    return count === 1 ? t`한 번 쟀어요` : t`${count}번 평균`
  }
  return (
    <div className={css.half}>
      <p>
        <Icon of={icon} size="s" />
        {name}
      </p>
      <b>{count === 0 ? '–' : pressureText(half)}</b>
      <span>{times()}</span>
    </div>
  )
}
