import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import Check from 'lucide-react/icons/check'
import { useNumbersOff } from '#src/app/numbers-off.ts'
import { HorizontalBar } from '#src/charts/bar.tsx'
import type { DataColor } from '#src/charts/data-color.ts'
import type { Schemas } from '#src/contract/schemas.ts'
import { formatNumber } from '#src/lib/numbers.ts'
import { formatQuantity } from '#src/lib/units.ts'
import { MoveTile } from '#src/ui/art/move-pictogram.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import { ListRow, Rows } from '#src/ui/list-row/list-row.tsx'
import { useProgrammeWords } from '../programme/programme-words.ts'
import css from './log.module.css'

export type Detailed = ({ is: 'measured' } & Schemas['WrkotDtl']) | ({ is: 'programme' } & Schemas['WrkotAiDtl'])

/** What is known of an exercise: its effort, or its moves. */
export function WorkoutDetail({ workout }: { workout: Detailed }) {
  return (
    <div className={css.detail}>
      <Facts workout={workout} />
      {workout.is === 'programme' ? <Moves workout={workout} /> : <Effort zones={workout.zoneList} />}
    </div>
  )
}

function Facts({ workout }: { workout: Detailed }) {
  const { t } = useLingui()
  const numbersOff = useNumbersOff()
  const { wrkotMin, useKcal, distance, heartRateAvg } = workout
  const facts = [
    { name: t`시간`, value: t`${wrkotMin}분` },
    ...(useKcal === null || numbersOff ? [] : [{ name: t`쓴 열량`, value: formatQuantity(useKcal, 'kcal') }]),
    ...(distance === null
      ? []
      : [{ name: t`거리`, value: `${formatNumber(distance / 1000, { decimals: 1, minDecimals: 1 })} km` }]),
    ...(workout.is === 'measured' && workout.speedAvg !== null
      ? [{ name: t`평균 속도`, value: `${formatNumber(workout.speedAvg, { decimals: 1 })} km/h` }]
      : []),
    ...(heartRateAvg === null ? [] : [{ name: t`평균 심박수`, value: t`${heartRateAvg}회` }]),
    ...(workout.is === 'measured' && workout.heartRateMax !== null
      ? [{ name: t`가장 높은 심박수`, value: t`${workout.heartRateMax}회` }]
      : []),
  ]
  return (
    <dl className={css.facts}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const ZONES: Record<Schemas['WrkotZone']['zoneCode'], DataColor> = {
  WARM: 'steps',
  FAT: 'positive',
  CARDIO: 'caution',
  PEAK: 'danger',
}

/** Minutes by effort; without a watch there are none, and nothing stands in their place. */
function Effort({ zones }: { zones: readonly Schemas['WrkotZone'][] }) {
  const { t } = useLingui()
  if (zones.length === 0) return <p className={css.quiet}>{t`심박수는 워치를 차고 운동한 날에 나와요.`}</p>
  const most = Math.max(1, ...zones.map(({ zoneMin }) => zoneMin))
  return (
    <section>
      <h2 className={css.head}>{t`심박 구간`}</h2>
      {zones.map(({ zoneCode, zoneNm, zoneMin }) => (
        <HorizontalBar
          key={zoneCode}
          name={zoneNm}
          value={t`${zoneMin}분`}
          percent={(zoneMin / most) * 100}
          color={ZONES[zoneCode]}
        />
      ))}
    </section>
  )
}

function Moves({ workout }: { workout: Schemas['WrkotAiDtl'] }) {
  const { t } = useLingui()
  const words = useProgrammeWords()
  const { moveCnt, doneCnt, moveList, prgmCode } = workout
  return (
    <section>
      <h2 className={css.head}>{t`동작 ${moveCnt}개 가운데 ${doneCnt}개`}</h2>
      <Rows label={t`동작`}>
        {moveList.map(({ moveNm, setCnt, moveSec, doneSec, doneYn }) => (
          <ListRow
            key={moveNm}
            lead={<MoveTile name={moveNm} />}
            title={moveNm}
            sub={
              // As long as it took: what was planned may be more than the whole exercise came to.
              doneSec > 0
                ? words.time(doneSec)
                : words.amount({ sets: setCnt, reps: null, setS: moveSec / Math.max(1, setCnt) })
            }
            end={doneYn === 'Y' ? <Icon of={Check} label={t`끝까지 했어요`} /> : doneSec > 0 ? t`일부만` : t`하지 않음`}
          />
        ))}
      </Rows>
      <Button
        kind="soft"
        block
        render={<Link to="/healthlog/exerciseAiPrgmThm" search={{ prgm: prgmCode }} />}
      >{t`이 운동 다시 하기`}</Button>
    </section>
  )
}
