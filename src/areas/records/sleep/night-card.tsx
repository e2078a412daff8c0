import { useLingui } from '@lingui/react/macro'
import type { CSSProperties } from 'react'
import { dataColor } from '#src/charts/data-color.ts'
import { Hypnogram } from '#src/charts/hypnogram.tsx'
import type { Day } from '#src/lib/days.ts'
import { clockOf } from '#src/lib/wire-time.ts'
import { Card } from '#src/ui/card/card.tsx'
import { minutesApart } from '../kit/index-records.ts'
import { clockAfter, hoursWithin, sumsOf, type Night, type Stage } from './sleep.ts'
import { useWholeNight } from './sleep.queries.ts'
import { useSleepWords } from './sleep-words.ts'
import css from './sleep.module.css'

const COLORS = { A: 'sleep-awake', R: 'sleep-rem', L: 'sleep-light', D: 'sleep-deep' } as const
const LANES: readonly Stage[] = ['A', 'R', 'L', 'D']
const BAND = 'asleep'

/** One night as lanes of its stages; a band where only its begin and end are known. */
export function NightCard({ night: listed, today }: { night: Night; today: Day }) {
  const { t } = useLingui()
  const words = useSleepWords()
  const { night, isWithoutStages } = useWholeNight(listed, today)
  const { startAt, at, stages, minutes } = night
  if (startAt === null) return null
  const whole = minutesApart(startAt, at)
  const hasStages = stages.length > 0
  const sums = sumsOf(night)
  const total = sums.A + sums.D + sums.L + sums.R
  const [from, to] = [clockOf(startAt), clockOf(at)]
  const lane: Record<Stage, string> = { A: t`깸`, R: t`렘`, L: words.stages.L, D: words.stages.D }
  const moments = [0, ...hoursWithin(startAt, whole), whole].map((minute) => ({
    at: minute,
    text: clockAfter(startAt, minute),
  }))
  const said = hasStages
    ? LANES.toReversed()
        .map((stage) => `${words.stages[stage]} ${words.length(sums[stage])}`)
        .join(', ')
    : t`단계는 몰라요`

  return (
    <Card>
      <Hypnogram
        lanes={
          hasStages
            ? LANES.map((stage) => ({ key: stage, name: lane[stage], color: COLORS[stage] }))
            : [{ key: BAND, name: t({ message: '잠', context: '단계' }), color: 'sleep' }]
        }
        spans={
          hasStages
            ? stages.map(({ stage, from: begin, to: end }) => ({ lane: stage, from: begin, to: end }))
            : [{ lane: BAND, from: 0, to: whole }]
        }
        minutes={whole}
        moments={moments}
        formatMoment={(minute) => clockAfter(startAt, minute)}
        label={t`${from}부터 ${to}까지 ${words.length(minutes)}. ${said}.`}
        tableCaption={t`${from}부터 ${to}까지`}
        tableHead={[t`단계`, t`부터`, t`까지`]}
      />
      {hasStages ? (
        <dl className={css.stages}>
          {LANES.toReversed().map((stage) => (
            <div key={stage}>
              <dt>
                <span style={{ '--color': dataColor(COLORS[stage]) } as CSSProperties} />
                {words.stages[stage]}
              </dt>
              <dd>{words.length(sums[stage])}</dd>
              <dd className={css.share}>{Math.round((sums[stage] / Math.max(1, total)) * 100)}%</dd>
            </div>
          ))}
        </dl>
      ) : isWithoutStages ? (
        <p className={css.note}>{t`단계는 워치를 차고 잔 밤에 나와요.`}</p>
      ) : null}
    </Card>
  )
}
