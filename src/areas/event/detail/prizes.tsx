import { useLingui } from '@lingui/react/macro'
import { koreanIn } from '#src/domain/operator-words/worded.ts'
import { formatNumber } from '#src/lib/numbers.ts'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { Dish } from '#src/ui/dish/dish.tsx'
import { contentOf, prizeName } from './event.ts'
import type { EventPrize } from './event.queries.ts'
import css from './event.module.css'

/** What is drawn for among those who took part, once the event is over. */
export function Prizes({ prizes }: { prizes: readonly EventPrize[] }) {
  const { t, i18n } = useLingui()
  if (prizes.length === 0) return null
  return (
    <Card>
      <CardHead title={t`뽑아서 드려요`} />
      <ul className={css.odds}>
        {prizes.map((prize) => {
          const name = prizeName(prize, i18n.locale)
          const count = formatNumber(prize.winCnt ?? 0)
          return (
            <li key={prize.prizeSeq}>
              <Dish {...contentOf(prize)} size={40} />
              <span>
                <b lang={koreanIn(name, i18n.locale)}>{name}</b>
              </span>
              <em>{t`${count}명`}</em>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
