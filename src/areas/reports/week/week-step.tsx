import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import Footprints from 'lucide-react/icons/footprints'
import HeartPulse from 'lucide-react/icons/heart-pulse'
import Moon from 'lucide-react/icons/moon'
import { formatNumber } from '#src/lib/numbers.ts'
import { Button } from '#src/ui/button/button.tsx'
import { RowIcon } from '#src/ui/list-row/list-row.tsx'
import { NextStep } from '#src/ui/next-step/next-step.tsx'
import type { Step } from './week.ts'

/** The one thing to do in the week that comes, why, and where. */
export function WeekStep({ step }: { step: Step }) {
  const { t } = useLingui()
  const way = (to: string, words: string) => (
    <Button kind="soft" size="l" block render={<Link to={to} />}>
      {words}
    </Button>
  )
  switch (step.is) {
    case 'walk': {
      const [weekdays, weekend] = [formatNumber(step.weekdays), formatNumber(step.weekend)]
      return (
        <NextStep
          title={t`이번 주에는\n주말에 한 번 더 걸어요`}
          text={
            step.far
              ? t`평일은 하루 ${weekdays}보인데 주말은 ${weekend}보예요. 한 번에 다 채우지 않아도 돼요.`
              : t`평일은 하루 ${weekdays}보인데 주말은 ${weekend}보예요. 하루 ${step.minutes}분 걸으면 평일만큼 돼요.`
          }
          picture={<RowIcon icon={Footprints} on />}
          action={way('/healthlog/exercise', t`운동 보기`)}
        />
      )
    }
    case 'sleep':
      return (
        <NextStep
          title={t`이번 주에는\n${step.minutes}분 일찍 누워요`}
          text={
            step.far
              ? t`한 주 평균이 7시간보다 한 시간 넘게 짧았어요. 한 번에 다 채우지 않아도 돼요.`
              : t`한 주 평균이 7시간에 조금 못 미쳤어요.`
          }
          picture={<RowIcon icon={Moon} on />}
          action={way('/healthlog/sleepRecord', t`수면 기록 보기`)}
        />
      )
    case 'measure':
      return (
        <NextStep
          title={t`이번 주에는\n혈압을 사흘만 재요`}
          text={t`사흘은 재야 아침과 저녁을 견줄 수 있어요.`}
          picture={<RowIcon icon={HeartPulse} on />}
          action={way('/healthlog/BloodpressureRecord', t`혈압 기록 보기`)}
        />
      )
  }
}
