import { useLingui } from '@lingui/react/macro'
import Footprints from 'lucide-react/icons/footprints'
import { daysBetween, formatDay, type Day } from '#src/lib/days.ts'
import { formatNumber } from '#src/lib/numbers.ts'
import { Card } from '#src/ui/card/card.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import { Fine } from '#src/ui/page/page.tsx'
import { RadioRows } from '#src/ui/radio-rows/radio-rows.tsx'
import { PaceWays } from './pace-ways.tsx'
import { endOf, HALF_BOWL, type Way } from './ways.ts'
import css from './set.module.css'

const SAME = 'same'

type Props = {
  ways: readonly Way[]
  fromKg: number
  toKg: number
  today: Day
  /** The last day of the goal that goes on, where it may stay as it is. */
  sameUntil: Day | null
  weeks: number | null
  onChange: (weeks: number | null) => void
}

/** How slowly: three ways, the chosen one told in bowls and steps. */
export function PaceStep({ ways, fromKg, toKg, today, sameUntil, weeks, onChange }: Props) {
  const { t, i18n } = useLingui()
  const chosen = ways.find((way) => way.weeks === weeks) ?? (sameUntil === null ? (ways[1] ?? ways[0]) : undefined)
  const same =
    sameUntil === null
      ? []
      : [
          {
            weeks: daysBetween(today, sameUntil) / 7,
            day: formatDay(sameUntil, i18n.locale, 'short'),
            on: chosen === undefined,
          },
        ]
  const drawn = [
    ...same,
    ...ways.map((way) => ({
      weeks: way.weeks,
      day: formatDay(endOf(today, way.weeks), i18n.locale, 'short'),
      on: way === chosen,
    })),
  ].toSorted((a, b) => a.weeks - b.weeks)
  const until = sameUntil && formatDay(sameUntil, i18n.locale, 'short')
  const sub = ({ kgPerWeek, kcalPerDay, longer }: Way) => {
    const [kg, kcal] = [formatNumber(kgPerWeek, { decimals: 2, minDecimals: 2 }), formatNumber(kcalPerDay)]
    const text = t`일주일에 ${kg} kg · 하루 ${kcal} kcal`
    return longer ? t`${text} · 무리하지 않게 늘렸어요` : text
  }
  return (
    <>
      <Card>
        <PaceWays
          ways={drawn}
          from={t`지금 ${formatNumber(fromKg, { decimals: 1 })}`}
          to={formatNumber(toKg, { decimals: 1 })}
          goesDown={toKg < fromKg}
        />
      </Card>
      <Card tight>
        <RadioRows
          label={t`얼마나 천천히`}
          name="pace"
          value={chosen === undefined ? SAME : String(chosen.weeks)}
          onChange={(value) => onChange(value === SAME ? null : Number(value))}
          options={[
            ...(until === null ? [] : [{ value: SAME, title: t`정해 둔 대로`, sub: t`${until}까지` }]),
            ...ways.map((way) => ({ value: String(way.weeks), title: t`${way.weeks}주`, sub: sub(way) })),
          ]}
        />
        {chosen && <Cost way={chosen} isGain={toKg > fromKg} />}
      </Card>
      <Fine>{t`몸무게 1 kg을 7,700 kcal로 어림했어요(Wishnofsky, 1958). 실제로는 시간이 갈수록 더 천천히 바뀌어요.`}</Fine>
    </>
  )
}

/** A way in things that one can see. */
function Cost({ way: { bowls, steps, kcalPerDay }, isGain }: { way: Way; isGain: boolean }) {
  const { t } = useLingui()
  const more = formatNumber(steps)
  const halves = [t`밥 반 공기`, t`밥 한 공기`, t`밥 한 공기 반`, t`밥 두 공기`][Math.min(4, bowls) - 1]
  const kcal = formatNumber(Math.round(kcalPerDay / HALF_BOWL) * HALF_BOWL)
  return (
    <div className={css.cost}>
      {halves === undefined ? null : (
        <div>
          <HalfBowl />
          <p>
            <b>{halves}</b>
            {isGain ? t`더 먹어요 (${kcal} kcal)` : t`덜 먹고`}
          </p>
        </div>
      )}
      {steps === 0 ? null : (
        <div>
          <span className={css.steps}>
            <Icon of={Footprints} />
          </span>
          <p>
            <b>{t`${more}보`}</b>
            {t`더 걸어요`}
          </p>
        </div>
      )}
    </div>
  )
}

/** A bowl of rice with one half of it eaten. */
const HalfBowl = () => (
  <svg className={css.bowl} viewBox="0 0 44 44" aria-hidden="true">
    <circle className={css.rim} cx="22" cy="22" r="21" />
    <circle className={css.inside} cx="22" cy="22" r="17" />
    <path className={css.rice} d="M22 5a17 17 0 0 0 0 34z" />
  </svg>
)
