import { useLingui } from '@lingui/react/macro'
import Minus from 'lucide-react/icons/minus'
import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import { Suspense, useState } from 'react'
import { lazyPart } from '#src/app/lazy-part.ts'
import { roundTo } from '#src/lib/numbers.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { WeightRuler } from '#src/ui/weight-ruler/weight-ruler.tsx'
import { bmi, type Body, isUsual, type Kind, roomOf } from './ways.ts'
import { tenth, useSetWords } from './set-words.ts'
import css from './set.module.css'

const TargetEntry = lazyPart(() => import('./target-entry.tsx'), 'TargetEntry')

/** How far: a ruler under the thumb, and beside it why it ends where it does. */
export function TargetStep({
  kind,
  body,
  value,
  onChange,
}: {
  kind: Kind
  body: Body
  value: number
  onChange: (kg: number) => void
}) {
  const { t } = useLingui()
  const words = useSetWords()
  const [types, setTypes] = useState(false)
  const room = roomOf(kind, body)
  if (room === null) {
    return (
      <Card>
        <p className={css.why}>
          {kind === 'LOSE'
            ? t`지금보다 가벼우면 저체중이에요. 지금 그대로를 골라 주세요.`
            : t`지금보다 무거우면 과체중이에요. 지금 그대로를 골라 주세요.`}
        </p>
      </Card>
    )
  }
  const away = tenth(Math.abs(body.kg - value))
  const [now, target] = [tenth(body.kg), tenth(value)]
  const [before, after] = [bmi(body, body.kg), bmi(body, value)]
  const set = (kg: number) => onChange(Math.min(room.max, Math.max(room.min, roundTo(kg, 1))))
  return (
    <>
      <Card className={css.target}>
        <p className={css.big} aria-hidden="true">
          <b>{target}</b>
          <small>kg</small>
        </p>
        <p className={css.delta}>
          {value === body.kg
            ? t`지금과 같아요`
            : value < body.kg
              ? t`지금보다 ${away} kg 가볍게`
              : t`지금보다 ${away} kg 무겁게`}
        </p>
        <WeightRuler
          label={t`목표 체중`}
          value={value}
          onChange={onChange}
          min={room.min}
          max={room.max}
          now={body.kg}
          nowLabel={t`지금 ${now}`}
          valueText={`${target} kg`}
        />
        <div className={css.nudge}>
          <IconButton
            className={css.round}
            label={t`0.1 kg 낮추기`}
            icon={Minus}
            disabled={value <= room.min}
            onClick={() => set(value - 0.1)}
          />
          <Button kind="text" icon={Pencil} onClick={() => setTypes(true)}>{t`숫자로 적기`}</Button>
          <IconButton
            className={css.round}
            label={t`0.1 kg 높이기`}
            icon={Plus}
            disabled={value >= room.max}
            onClick={() => set(value + 0.1)}
          />
        </div>
      </Card>
      <Card>
        <CardHead title={words.roomTitle(kind, room)} />
        <p className={css.why}>{words.roomReason(kind, room)}</p>
        <dl className={css.pairs}>
          <div>
            <dt>{t`체질량지수`}</dt>
            <dd>
              {tenth(before)} → <b>{tenth(after)}</b>
              {isUsual(after) ? ` · ${t`정상`}` : ''}
            </dd>
          </div>
        </dl>
      </Card>
      {types ? (
        <Suspense fallback={null}>
          <TargetEntry
            kind={kind}
            room={room}
            value={value}
            onSet={(kg) => {
              onChange(kg)
              setTypes(false)
            }}
            onClose={() => setTypes(false)}
          />
        </Suspense>
      ) : null}
    </>
  )
}
