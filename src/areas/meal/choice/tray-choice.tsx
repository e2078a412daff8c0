import { useLingui } from '@lingui/react/macro'
import { useNumbersOff } from '#src/app/numbers-off.ts'
import { formatAmount } from '#src/lib/units.ts'
import { Badge } from '#src/ui/badge/badge.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { Radio } from '#src/ui/choice/choice.tsx'
import { DishTray } from '#src/ui/dish/dish.tsx'
import type { Tray } from './choice.ts'
import css from './choice.module.css'

interface Props {
  tray: Tray
  chosen: boolean
  won: boolean
  /** Undefined when nobody chooses any more. */
  onChoose: (() => void) | undefined
}

/** A tray to choose, as large as on the counter; with its voices once they may be seen. */
export function TrayChoice({ tray, chosen, won, onChoose }: Props) {
  const { t } = useLingui()
  const isNumbersOff = useNumbersOff()
  const words = (
    <span className={css.what}>
      <DishTray dishes={tray.bowls} size={96} />
      <span className={css.words}>
        <b>{tray.name}</b>
        {tray.sides.length > 0 ? <small>{tray.sides.join(', ')}</small> : null}
        {tray.kcal === null || isNumbersOff ? null : <small>{formatAmount(tray.kcal, 'kcal')} kcal</small>}
        {tray.count === null ? null : (
          <span className={css.count}>
            <span className={css.bar} style={{ inlineSize: `${tray.share ?? 0}%` }} />
            <span>{tray.share === null ? t`${tray.count}명` : t`${tray.count}명 · ${tray.share}%`}</span>
          </span>
        )}
        {won ? <Badge kind="positive">{t`이 메뉴로 정했어요`}</Badge> : null}
        {tray.mine && !onChoose ? <Badge>{t`내가 고른 메뉴`}</Badge> : null}
      </span>
    </span>
  )
  return (
    <Card as="div" className={css.tray}>
      {onChoose ? (
        // The whole card presses the radio in it.
        <label className={css.press}>
          {words}
          <Radio
            hideLabel
            label={tray.name}
            name="tray"
            value={String(tray.itemSeq)}
            checked={chosen}
            onChange={onChoose}
          />
        </label>
      ) : (
        words
      )}
    </Card>
  )
}
