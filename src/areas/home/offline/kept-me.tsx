import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import HeartPulse from 'lucide-react/icons/heart-pulse'
import Soup from 'lucide-react/icons/soup'
import Weight from 'lucide-react/icons/weight'
import { parseWireNumber } from '#src/lib/numbers.ts'
import { formatQuantity } from '#src/lib/units.ts'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { ListRow, RowIcon, Rows } from '#src/ui/list-row/list-row.tsx'
import { isHidden } from '../hub/health-cards.ts'
import type { Home } from '../hub/home.ts'

interface Props {
  home: Pick<Home, 'readings' | 'healthCards'>
  mealDays: number
  /** Until when it tells of the member. */
  age: string
}

/** What is held of the member, each leading to where it can be read. Nothing where nothing is. */
export function KeptMe({ home: { readings, healthCards }, mealDays, age }: Props) {
  const { t } = useLingui()
  const valueOf = (card: 'WEIGHT' | 'BP', code: 'BW' | 'BP') =>
    isHidden(healthCards, card) ? null : (readings.find(({ quickMenuCd }) => quickMenuCd === code)?.lastVal ?? null)
  const weight = parseWireNumber(valueOf('WEIGHT', 'BW'))
  const pressure = valueOf('BP', 'BP')
  const values = [weight === null ? null : formatQuantity(weight, 'kg'), pressure]
    .filter((value) => value !== null)
    .join(' · ')
  if (mealDays === 0 && values === '') return null
  const withWeight = pressure === null ? t`체중` : t`체중 · 혈압`
  return (
    <Card>
      <CardHead title={t`${age}까지의 나`} />
      <Rows>
        {mealDays === 0 ? null : (
          <ListRow
            render={<Link to="/healthlog/mealRecord" />}
            lead={<RowIcon icon={Soup} />}
            title={t`식사 기록`}
            sub={t`${mealDays}일치를 볼 수 있어요`}
            chevron
          />
        )}
        {values === '' ? null : (
          <ListRow
            render={<Link to={weight === null ? '/healthlog/BloodpressureRecord' : '/healthlog/WeightRecord'} />}
            lead={<RowIcon icon={weight === null ? HeartPulse : Weight} />}
            title={weight === null ? t`혈압` : withWeight}
            sub={t`마지막 ${values}`}
            chevron
          />
        )}
      </Rows>
    </Card>
  )
}
