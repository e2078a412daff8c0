import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Bar } from '#src/charts/bar.tsx'
import { formatQuantity } from '#src/lib/units.ts'
import { Card } from '#src/ui/card/card.tsx'
import { ListRow, Rows } from '#src/ui/list-row/list-row.tsx'
import type { DrinkDay } from './drinks.ts'
import css from './drinks.module.css'

/** The week against what is advised; above it one sentence and somebody to talk to, no red. */
export function WeekCard({
  isThisWeek,
  weekG,
  lastWeekG,
  limitG,
}: Pick<DrinkDay, 'weekG' | 'lastWeekG' | 'limitG'> & { isThisWeek: boolean }) {
  const { t } = useLingui()
  const [week, limit, last] = [weekG, limitG, lastWeekG].map((grams) => formatQuantity(grams, 'g'))
  const percent = Math.round((weekG / limitG) * 100)
  const above = weekG > limitG
  return (
    <Card className={css.week}>
      <p className={css.weekLine}>
        <span>{isThisWeek ? t`이번 주 알코올` : t`그 주의 알코올`}</span>
        <span>
          <Trans>
            <b>{week}</b> / {limit}
          </Trans>
        </span>
      </p>
      <Bar percent={percent} color="burned" label={t`권하는 양 ${limit}의 ${percent}퍼센트`} />
      <p className={css.weekNote}>
        {above ? t`한 주에 권하는 양보다 많아요.` : t`한 주에 ${limit} 아래로 권해요.`}{' '}
        {isThisWeek ? t`지난주는 ${last}이었어요.` : t`그 전주는 ${last}이었어요.`}
      </p>
      {above ? (
        <Rows>
          <ListRow
            tight
            chevron
            title={t`상담사와 이야기해 보기`}
            render={<Link to="/welfit/WelfitReservationReg" search={{ rsrvType: 'TALK' }} />}
          />
        </Rows>
      ) : null}
    </Card>
  )
}
