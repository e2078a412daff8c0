import { useLingui } from '@lingui/react/macro'
import { Button } from '#src/ui/button/button.tsx'
import { Sheet } from '#src/ui/sheet/sheet.tsx'
import type { Chosen } from './basket.ts'
import { useFoodWords } from './food-words.ts'
import css from './add-foods.module.css'

interface Props {
  /** Foods in the basket that the meal has already. */
  foods: readonly Chosen[]
  mealName: string
  /** Eaten once more: what stands there stays. */
  onAgain(): void
  /** The amount that was chosen is what it was. */
  onInstead(): void
  onClose(): void
}

/** Adding to what stands there is never a guess of ours: the one call that counts twice is only made after this. */
export function AgainSheet({ foods, mealName, onAgain, onInstead, onClose }: Props) {
  const { t } = useLingui()
  const { nameOf } = useFoodWords()
  const names = foods.map(nameOf).join(', ')
  return (
    <Sheet open title={t`한 번 더 드셨어요?`} onCloseRequest={onClose}>
      <div className={css.choices}>
        <p>{t`${names}, ${mealName}에 벌써 기록했어요.`}</p>
        <Button size="l" block onClick={onAgain}>{t`한 번 더 먹었어요`}</Button>
        <Button size="l" block kind="neutral" onClick={onInstead}>{t`양만 바꿀게요`}</Button>
      </div>
    </Sheet>
  )
}
