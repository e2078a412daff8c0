import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#src/ui/button/button.tsx'
import { NumberEntry } from '#src/ui/number-entry/number-entry.tsx'
import { isPointed } from '#src/ui/number-entry/number-text.ts'
import { Sheet } from '#src/ui/sheet/sheet.tsx'
import { MOST_QTY, type FoodUnit } from './basket.ts'
import { useFoodWords } from './food-words.ts'

interface Props {
  unit: FoodUnit
  servingKcal: number | null
  qty: number
  onSet(qty: number): void
  onClose(): void
}

/** An amount by weight or volume, for whoever has weighed it. */
export function MeasureSheet({ unit, servingKcal, qty, onSet, onClose }: Props) {
  const { t } = useLingui()
  const words = useFoodWords()
  const [text, setText] = useState(String(qty))
  const [refused, setRefused] = useState(false)
  const value = Number(text)
  const fits = !isPointed(text) && value > 0 && value <= MOST_QTY
  const name = words.unitOf(unit)
  return (
    <Sheet open title={t`몇 ${name} 드셨어요?`} onCloseRequest={onClose}>
      <NumberEntry
        label={t`먹은 양`}
        value={text}
        onChange={setText}
        unit={name}
        integers={4}
        decimals={0}
        autoFocus
        note={
          servingKcal === null || !fits
            ? undefined
            : words.kcal(Math.round(servingKcal * unit.servings * value)) || undefined
        }
        error={refused && !fits ? t`1에서 5,000 사이로 적어 주세요` : undefined}
        action={
          <Button size="l" block onClick={() => (fits ? onSet(value) : setRefused(true))}>
            {t`정하기`}
          </Button>
        }
      />
    </Sheet>
  )
}
