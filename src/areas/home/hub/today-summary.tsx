import { Trans, useLingui } from '@lingui/react/macro'
import HeartPulse from 'lucide-react/icons/heart-pulse'
import { Fragment, type ReactNode } from 'react'
import { useNumbersOff } from '#src/app/numbers-off.ts'
import { ProgressRing } from '#src/charts/progress-ring.tsx'
import { AsideSteps, asideDaysOf } from '#src/domain/day/aside-steps.tsx'
import { addDays, formatDay, type Day } from '#src/lib/days.ts'
import { formatNumber, parseWireNumber } from '#src/lib/numbers.ts'
import { hoursAndMinutes } from '#src/lib/units.ts'
import { dayOf } from '#src/lib/wire-time.ts'
import { Card } from '#src/ui/card/card.tsx'
import { FailedCard } from './failed-card.tsx'
import { shareOfGoal, type HealthCard, type Measure } from './health-cards.ts'
import type { Home } from './home.ts'
import css from './home.module.css'

/** What stands here until the member chooses. */
const USUAL: readonly HealthCard[] = ['STEP', 'EAT', 'BURN']
const READINGS: readonly HealthCard[] = ['WEIGHT', 'BP', 'SUGAR', 'SLEEP']

/**
 * What the member wants to see of health, in their order: what has a goal as a ring, a reading with its day. Nothing
 * where all is hidden.
 */
export function TodaySummary({ home, today }: { home: Home; today: Day }) {
  const { t } = useLingui()
  const numbersOff = useNumbersOff()
  const { steps, intakeKcal, burnedKcal, stepsAgainstYesterday } = home
  const difference = formatNumber(Math.abs(stepsAgainstYesterday ?? 0))
  const hours = (minutes: string) => {
    const slept = parseWireNumber(minutes)
    if (slept === null) return minutes
    const { hours: whole, minutes: rest } = hoursAndMinutes(slept)
    if (whole === 0) return t`${rest}분`
    return rest === 0 ? t`${whole}시간` : t`${whole}시간 ${rest}분`
  }
  const readingOf = (code: Home['readings'][number]['quickMenuCd']) => ({
    today,
    latest: home.readings.find(({ quickMenuCd }) => quickMenuCd === code),
  })
  const faces: Record<HealthCard, ReactNode> = {
    STEP: (
      <Ring
        name={t`걸음`}
        unit={t`보`}
        measure={steps}
        color="steps"
        goal={(goal) => t`목표 ${goal}보`}
        value={(value) => t`${value}보`}
      />
    ),
    EAT: numbersOff ? null : (
      <Ring
        name={t`섭취`}
        unit="kcal"
        measure={intakeKcal}
        color="intake"
        goal={(goal) => t`목표 ${goal} kcal`}
        value={(v) => `${v} kcal`}
      />
    ),
    BURN: (
      <Ring
        name={t`소모`}
        unit="kcal"
        measure={burnedKcal}
        color="burned"
        goal={(goal) => t`목표 ${goal} kcal`}
        value={(v) => `${v} kcal`}
      />
    ),
    WEIGHT: <Reading name={t`체중`} unit="kg" {...readingOf('BW')} />,
    BP: <Reading name={t`혈압`} unit="mmHg" {...readingOf('BP')} />,
    SUGAR: <Reading name={t`혈당`} unit="mg/dL" {...readingOf('BS')} />,
    SLEEP: <Reading name={t`수면`} show={hours} {...readingOf('SLP')} />,
  }
  const wanted = home.healthCards ?? USUAL
  // Readings that did not come are not taken for none.
  const isLost = home.failed.has('quickMenuList') && wanted.some((card) => READINGS.includes(card))
  const cards = wanted.filter((card) => faces[card] && !(isLost && READINGS.includes(card)))

  return (
    <>
      {cards.length === 0 ? null : (
        <Card label={t`오늘 요약`}>
          <ul className={css.today}>
            {cards.map((card) => (
              <Fragment key={card}>{faces[card]}</Fragment>
            ))}
          </ul>
          {stepsAgainstYesterday === null || !cards.includes('STEP') ? null : (
            <p className={css.insight}>
              {stepsAgainstYesterday === 0 ? (
                t`어제 이 시간만큼 걸었어요`
              ) : stepsAgainstYesterday > 0 ? (
                <Trans>
                  어제 이 시간보다 <b>{difference}보</b> 더 걸었어요
                </Trans>
              ) : (
                <Trans>
                  어제 이 시간보다 <b>{difference}보</b> 덜 걸었어요
                </Trans>
              )}
            </p>
          )}
        </Card>
      )}
      {cards.includes('STEP') ? (
        <AsideSteps days={asideDaysOf([{ day: today, steps: home.asideSteps }])} today={today} />
      ) : null}
      {isLost ? <FailedCard icon={HeartPulse} title={t`측정값을 불러오지 못했어요`} /> : null}
    </>
  )
}

interface RingProps {
  name: string
  /** Stands where the goal would while there is none. */
  unit: string
  measure: Measure
  color: 'steps' | 'intake' | 'burned'
  value(amount: string): string
  goal(amount: string): string
}

function Ring({ name, unit, measure, color, value, goal }: RingProps) {
  const { t } = useLingui()
  const amount = measure.value === null ? null : formatNumber(measure.value)
  const goalText = measure.goal === null ? t`목표 없음` : goal(formatNumber(measure.goal))
  const reading = amount === null ? t`기록 없음` : value(amount)
  return (
    <li>
      <ProgressRing percent={shareOfGoal(measure)} color={color} label={`${name} ${reading}, ${goalText}`}>
        <b>{amount ?? '–'}</b>
      </ProgressRing>
      <p className={css.name}>{name}</p>
      <p>{measure.goal === null ? unit : goalText}</p>
    </li>
  )
}

interface ReadingProps {
  name: string
  /** None where the value says it itself. */
  unit?: string
  latest: Home['readings'][number] | undefined
  today: Day
  /** The value in words, where it is not read as it is. */
  show?(value: string): string
}

/** The latest value with the day it is of: no ring, for it is no share of anything. */
function Reading({ name, unit, latest, today, show = String }: ReadingProps) {
  const { t, i18n } = useLingui()
  const day = latest?.lastDt && dayOf(latest.lastDt)
  const value = latest?.lastVal && day ? show(latest.lastVal) : null
  const dayWord = () => {
    if (!day || day === today) return t`오늘`
    return day === addDays(today, -1)
      ? t`어제`
      : formatDay(day, i18n.locale, day.slice(0, 4) === today.slice(0, 4) ? 'short' : 'dated')
  }
  const below = value === null ? t`기록 없음` : [unit, dayWord()].filter(Boolean).join(' · ')
  return (
    <li>
      <div className={css.reading} role="img" aria-label={[name, value, below].filter(Boolean).join(', ')}>
        <b>{value ?? '–'}</b>
      </div>
      <p className={css.name}>{name}</p>
      <p>{below}</p>
    </li>
  )
}
