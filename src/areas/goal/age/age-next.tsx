import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import Footprints from 'lucide-react/icons/footprints'
import Moon from 'lucide-react/icons/moon'
import Target from 'lucide-react/icons/target'
import { Button } from '#src/ui/button/button.tsx'
import { DishTile } from '#src/ui/dish/dish.tsx'
import { RowIcon } from '#src/ui/list-row/list-row.tsx'
import { NextStep } from '#src/ui/next-step/next-step.tsx'
import type { HealthAge } from './age.ts'

/** The one cheapest thing to do, and what it would take away. */
export function AgeNext({ age: { next } }: { age: HealthAge }) {
  const { t } = useLingui()
  if (next === null) return null
  const button = (
    text: string,
    to: '/menu/todayMenu' | '/healthlog/exercise' | '/healthlog/sleepRecord' | '/goal/goalList',
  ) => (
    <Button kind="soft" size="l" block render={<Link to={to} />}>
      {text}
    </Button>
  )
  switch (next.factorCode) {
    case 'SALT':
      return (
        <NextStep
          title={t`국물을 반만\n먹어 보세요`}
          picture={<DishTile size="l" name="김치찌개" />}
          text={next.nextTxt}
          action={button(t`오늘 메뉴 보기`, '/menu/todayMenu')}
        />
      )
    case 'STEP':
      return (
        <NextStep
          title={t`하루 20분만\n더 걸어 보세요`}
          picture={<RowIcon icon={Footprints} on />}
          text={next.nextTxt}
          action={button(t`운동 보기`, '/healthlog/exercise')}
        />
      )
    case 'SLEEP':
      return (
        <NextStep
          title={t`조금만 일찍\n누워 보세요`}
          picture={<RowIcon icon={Moon} on />}
          text={next.nextTxt}
          action={button(t`잠 기록 보기`, '/healthlog/sleepRecord')}
        />
      )
    default:
      return (
        <NextStep
          title={t`천천히\n가벼워져 보세요`}
          picture={<RowIcon icon={Target} on />}
          text={next.nextTxt}
          action={button(t`목표 보기`, '/goal/goalList')}
        />
      )
  }
}
