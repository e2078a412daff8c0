import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import Flame from 'lucide-react/icons/flame'
import { Suspense, useState } from 'react'
import { lazyPart } from '#src/app/lazy-part.ts'
import { useNumbersOff } from '#src/app/numbers-off.ts'
import { Bar } from '#src/charts/bar.tsx'
import type { Day } from '#src/lib/days.ts'
import { formatAmount } from '#src/lib/units.ts'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { FailedPart } from '#src/ui/failed-part/failed-part.tsx'
import { burnedQuery, eatenQuery } from './hub.queries.ts'
import css from './hub.module.css'

const EnergySheet = lazyPart(() => import('./energy-sheet.tsx'), 'EnergySheet')

/** What was eaten and what was burned on the day, each against its goal; a week of either lies behind it. */
export function EnergyCard({ day }: { day: Day }) {
  const { t } = useLingui()
  const numbersOff = useNumbersOff()
  const eaten = useQuery({ ...eatenQuery(day), enabled: !numbersOff })
  const burned = useQuery({ ...burnedQuery(day), enabled: !numbersOff })
  const [shown, setShown] = useState<'eaten' | 'burned' | null>(null)
  if (numbersOff) return null
  // What did not come is no day without it.
  const lost = [eaten, burned].filter(({ isError, data }) => isError && data === undefined)
  const failed =
    lost.length === 0 ? null : (
      <FailedPart
        bare={lost.length === 1}
        icon={Flame}
        title={t`먹은 것과 쓴 것을 불러오지 못했어요`}
        retrying={lost.some(({ isFetching }) => isFetching)}
        onRetry={() => lost.forEach((each) => void each.refetch())}
      />
    )
  if (lost.length === 2) return failed
  // Nothing of either is said by what the page invites to, not by two empty bars.
  if (failed === null && eaten.data?.eatKcal == null && burned.data?.useKcal == null) return null

  return (
    <Card labelledBy="hub-energy">
      <CardHead id="hub-energy" title={t`먹은 것과 쓴 것`} />
      <div className={css.energy}>
        {eaten.data ? (
          <Energy
            name={t`먹은 것`}
            kcal={eaten.data.eatKcal}
            goal={eaten.data.eatKcalGoal}
            color="intake"
            onClick={() => setShown('eaten')}
          />
        ) : null}
        {burned.data ? (
          <Energy
            name={t`쓴 것`}
            kcal={burned.data.useKcal}
            goal={burned.data.useKcalGoal}
            color="burned"
            onClick={() => setShown('burned')}
          />
        ) : null}
      </div>
      {failed}
      {shown ? (
        <Suspense fallback={null}>
          <EnergySheet of={shown} day={day} onClose={() => setShown(null)} />
        </Suspense>
      ) : null}
    </Card>
  )
}

interface EnergyProps {
  name: string
  kcal: number | null
  goal: number | null
  color: 'intake' | 'burned'
  onClick(): void
}

function Energy({ name, kcal, goal, color, onClick }: EnergyProps) {
  const { t } = useLingui()
  const ofGoal = goal === null ? ' kcal' : ` / ${formatAmount(goal, 'kcal')} kcal`
  return (
    <button type="button" onClick={onClick}>
      <span className={css.figure}>
        {name}
        <span>
          <b>{kcal === null ? t`기록 없음` : formatAmount(kcal, 'kcal')}</b>
          {kcal === null ? null : ofGoal}
        </span>
      </span>
      {goal === null ? null : <Bar percent={((kcal ?? 0) / goal) * 100} color={color} />}
    </button>
  )
}
