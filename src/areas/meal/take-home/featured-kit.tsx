import { useLingui } from '@lingui/react/macro'
import { useNumbersOff } from '#src/app/numbers-off.ts'
import { useMemberName } from '#src/domain/member/use-member.ts'
import { formatNumber } from '#src/lib/numbers.ts'
import { formatQuantity } from '#src/lib/units.ts'
import { Badge } from '#src/ui/badge/badge.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { Dish } from '#src/ui/dish/dish.tsx'
import { dishFor } from '#src/ui/dish/dish-name.ts'
import type { Kit } from './take-home.ts'
import css from './take-home.module.css'

/** The one kit of the day: large, with the button. Its name opens what is in it. */
export function FeaturedKit({ kit, onOpen, onReserve }: { kit: Kit; onOpen(): void; onReserve(): void }) {
  const { t } = useLingui()
  const memberName = useMemberName()
  const numbersOff = useNumbersOff()
  const { remaining, cookMin } = kit
  const price = formatNumber(kit.price)
  const facts = [
    kit.serving,
    cookMin === null ? '' : t`${cookMin}분`,
    kit.kcal === null || numbersOff ? '' : formatQuantity(kit.kcal, 'kcal'),
  ]
  return (
    <Card tone="linen" as="article" className={css.kit}>
      <Dish {...dishFor(kit.bowl)} size={176} className={css.art} />
      <div className={css.words}>
        {kit.liked ? <Badge kind="food" className={css.liked}>{t`${memberName}님이 좋아하는 메뉴`}</Badge> : null}
        <h2>
          <button type="button" onClick={onOpen}>
            {kit.name}
          </button>
        </h2>
        <p>{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <p className={css.price}>
        <b>{t`${price}원`}</b>
        {remaining === null ? null : <span>{t`${remaining}개 남았어요`}</span>}
      </p>
      <Button block size="l" onClick={onReserve}>{t`예약하기`}</Button>
    </Card>
  )
}
