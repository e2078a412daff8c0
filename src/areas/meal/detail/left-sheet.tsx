import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { formatAmount } from '#src/lib/units.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Checkbox } from '#src/ui/choice/choice.tsx'
import { Dish } from '#src/ui/dish/dish.tsx'
import { dishFor } from '#src/ui/dish/dish-name.ts'
import { ListRow, Rows } from '#src/ui/list-row/list-row.tsx'
import { Sheet } from '#src/ui/sheet/sheet.tsx'
import { eatenKcal, type TrayDish } from './record.ts'
import css from './detail.module.css'

interface Props {
  dishes: readonly TrayDish[]
  busy: boolean
  /** With the codes of what was left. */
  onSave(left: readonly string[]): void
  /** Everything was left. */
  onNothing(): void
  onClose(): void
}

/** Which bowls were left on the tray; the button says what that comes to. All of them left is not a meal. */
export function LeftSheet({ dishes, busy, onSave, onNothing, onClose }: Props) {
  const { t } = useLingui()
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const turn = (code: string, on: boolean) => setLeft(new Set(on ? [...left, code] : [...left].filter((each) => each !== code)))
  const kcal = eatenKcal(dishes, left)

  return (
    <Sheet open title={t`무엇을 남기셨어요?`} onCloseRequest={onClose}>
      <Rows label={t`남긴 요리`}>
        {dishes.map(({ menuCode, name, bowl, kcal: own }) => (
          <ListRow
            key={menuCode}
            as="label"
            lead={<Dish {...dishFor(bowl)} size={44} />}
            title={name}
            sub={own === null ? undefined : `${formatAmount(own, 'kcal')} kcal`}
            end={<Checkbox hideLabel label={name} checked={left.has(menuCode)} onChange={(on) => turn(menuCode, on)} />}
          />
        ))}
      </Rows>
      <div className={css.save}>
        {left.size === dishes.length ? (
          <Button size="l" block kind="neutral" busy={busy} onClick={onNothing}>{t`안 먹었어요`}</Button>
        ) : (
          <Button size="l" block busy={busy} onClick={() => onSave([...left])}>
            {kcal === null ? t`기록하기` : t`${formatAmount(kcal, 'kcal')} kcal 기록하기`}
          </Button>
        )}
      </div>
    </Sheet>
  )
}
