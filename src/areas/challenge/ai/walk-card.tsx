import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNow } from '#src/app/use-now.ts'
import { VerticalBars } from '#src/charts/vertical-bars.tsx'
import { formatDay, today as dayIn } from '#src/lib/days.ts'
import { formatNumber } from '#src/lib/numbers.ts'
import { Card } from '#src/ui/card/card.tsx'
import { walkQuery } from './ai.queries.ts'
import css from './ai.module.css'

/**
 * What the coaching rests on: the last days of the walk beside what a day asks. Nothing where the challenge counts no
 * steps.
 */
export function WalkCard({ chalnCode, text }: { chalnCode: string; text: string }) {
  const { t, i18n } = useLingui()
  const today = dayIn(useNow())
  const { data: walk } = useQuery(walkQuery(chalnCode))
  const days = walk?.days ?? []
  const most = Math.max(walk?.goal ?? 1, ...days.map(({ steps }) => steps))
  const name = (day: string) =>
    day === today ? t`오늘` : `${formatDay(day, i18n.locale, 'weekday')} ${Number(day.slice(6))}`
  return (
    <Card>
      <p className={css.text}>{text}</p>
      {days.length === 0 ? null : (
        <>
          <VerticalBars
            bars={days.map(({ day, steps }) => ({
              key: day,
              name: name(day),
              percent: (steps / most) * 100,
              value: t`${formatNumber(steps)}보`,
              label: formatNumber(steps),
            }))}
            current={today}
            label={t`최근 걸음. ${days.map(({ day, steps }) => `${name(day)} ${formatNumber(steps)}`).join(', ')}`}
            tableCaption={t`챌린지에서 센 걸음`}
            tableHead={[t`날`, t`걸음`]}
            emptyText=""
          />
          {walk && <p className={css.goal}>{t`하루 ${formatNumber(walk.goal)}보면 성공이에요`}</p>}
        </>
      )}
    </Card>
  )
}
